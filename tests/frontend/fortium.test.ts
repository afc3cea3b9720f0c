/** What the screen of Fortium works out by itself: what comes next, ways and dice, where cards can go, the count at the end. */
import { describe, expect, test } from 'vitest'
import './page.ts'
import { aimWith, fortOf } from '../../frontend/games/fortium/cards.ts'
import { makeCards } from '../../frontend/games/fortium/cards/cards.ts'
import { fortCategories } from '../../frontend/games/fortium/finalCount.tsx'
import { changeBetween } from '../../frontend/games/fortium/changes.ts'
import { incomeOf } from '../../frontend/games/fortium/income.ts'
import { inReadingOrder } from '../../frontend/games/fortium/readingOrder.ts'
import { planFor } from '../../frontend/games/fortium/plan.ts'
import { en } from '../../frontend/games/fortium/texts.en.ts'
import { es } from '../../frontend/games/fortium/texts.es.ts'
import { chosenBy, quarriesOf, spreadOut } from '../../frontend/games/fortium/spreading.ts'
import { plug } from '../../frontend/games/fortium/ui.tsx'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { groupOn, pathOf, spendsOf, stepsOf } from '../../frontend/games/fortium/walks.ts'
import { type Seat, seatOf } from '../../shared/engine/ids.ts'
import { foresee } from '../../shared/engine/predict.ts'
import { conceal, hide } from '../../shared/engine/secret.ts'
import { cellLimit } from '../../shared/games/fortium/components.ts'
import { boardFor, distance } from '../../shared/games/fortium/layout.ts'
import type { Move } from '../../shared/games/fortium/moves.ts'
import { homeOf, ownOn } from '../../shared/games/fortium/position.ts'
import { fortiumRules } from '../../shared/games/fortium/rules.ts'
import type { State } from '../../shared/games/fortium/state.ts'
import { fortium } from '../../shared/games/fortium/game.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { choosing } from '../kit/fortiumPage.ts'
import { stillTheatre } from '../kit/handmade.ts'
import { seatedAt } from '../kit/seated.ts'
import { given, north, plain, position, seatIn, stand, west } from '../kit/fortium.ts'

describe('what comes next', () => {
  test('[FT-4.2] floors and miners at own camps', () => {
    const state = position((made) => {
      made.players[west]!.floors = 2
      stand(made, west, '2,8', '2,8', '4,10', '8,10')
    })
    // The gold mine has no camp of theirs.
    expect(incomeOf(state, west)).toEqual({ granite: 3, limestone: 2, turquoise: 0, gold: 0, diamond: 0 })
  })

  test('[FT-6.5] quarries yield double once the countdown runs, the fort does not', () => {
    const state = position((made) => {
      made.triggerRound = 4
      made.players[west]!.floors = 1
      stand(made, west, '2,8', '2,8')
    })
    expect(incomeOf(state, west).granite).toBe(5)
  })

  test('[FT-R07] the first collection of a game brings nothing, the second does', () => {
    const state = position((made) => {
      Object.assign(made, { round: 1, active: west, phase: 'main' })
      stand(made, west, '2,8')
      stand(made, north, '12,2')
    })
    expect(incomeOf(state, west).granite).toBe(1)
    expect(incomeOf(state, north).granite).toBe(0)
  })

  test('[FT-R07] the card of a stock says what the first round is for, and what comes after it', async () => {
    const cards = await makeCards('en', en)
    const cardAt = (anchor: string, change: (state: State) => void, seat: Seat) =>
      cards(
        anchor,
        stillTable(fortiumRules as never, conceal(position(change), seat), seat, String) as never,
      )!
    const said = (change: (state: State) => void, seat: Seat): string =>
      cardAt('mine:granite', change, seat)
        .figures.map(({ text }) => text)
        .join(' · ')
    const first = (made: State): void => {
      Object.assign(made, { round: 1, active: west, phase: 'main' })
      stand(made, west, '2,8')
      stand(made, north, '12,2')
    }
    expect(said(first, north)).toContain('Nothing is collected in round 1; in round 2: 1 ·')
    expect(said(first, west)).toContain('At the next collection: 1 ·')
    const setup = (made: State): void => void (made.phase = 'setup')
    expect(said(setup, west)).toContain('Nothing is collected in round 1 ·')
    // A number of miners, lit by a hint, has the card of its quarry.
    expect(cardAt('granA:2', setup, west).place).toBe('2,8')
    expect(said((made) => void (made.phase = 'finished'), west)).not.toContain('collect')
  })

  test('[FT-6.6] [FT-4.2] what a purchase changes: points if it were scored now, and what comes in', () => {
    const state = position((made) => {
      Object.assign(made.players[west]!.stock, { granite: 20, limestone: 6, turquoise: 4 })
      stand(made, west, '6,10', '6,10', '2,8')
    })
    const change = (move: Move) =>
      changeBetween(state, foresee(fortiumRules, conceal(state, west), west, move).view, west)
    const none = { granite: 0, limestone: 0, turquoise: 0, gold: 0, diamond: 0 }
    expect(change({ type: 'buildFloor' })).toEqual({ points: 0, income: { ...none, granite: 1 } })
    expect(change({ type: 'buyCamp', site: 'W-turq' })).toEqual({
      points: -15,
      income: { ...none, turquoise: 2 },
    })
    expect(change({ type: 'removeCamp', site: 'W-granA' })).toEqual({
      points: 0,
      income: { ...none, granite: -1 },
    })
    expect(change({ type: 'exchange', from: 'limestone', times: 2 })).toEqual({ points: -6, income: none })
    expect(change({ type: 'buyCard' })).toEqual({ points: -15, income: none })
  })

  test('[FT-4.12] of what the bank lacks that alone is told to come in which others would pay', () => {
    const dug = (bank: number, theirs: number, own = 0): number =>
      incomeOf(
        position((made) => {
          stand(made, west, '2,8', '2,8')
          made.bank.granite = bank
          for (const { stock } of made.players) stock.granite = 0
          made.players[west]!.stock.granite = own
          made.players[north]!.stock.granite = theirs
        }),
        west,
      ).granite
    expect([dug(9, 0), dug(1, 0), dug(0, 0)]).toEqual([2, 1, 0])
    // Whoever has more pays, as long as they have.
    expect([dug(0, 9), dug(0, 1), dug(1, 2), dug(0, 9, 9)]).toEqual([2, 1, 2, 0])
  })

  test('[FT-6.7] who has resigned collects nothing', () => {
    const state = position((made) => {
      made.players[west]!.resigned = true
      stand(made, west, '2,8')
    })
    expect(incomeOf(state, west).granite).toBe(0)
  })
})

describe('dice and ways', () => {
  const dice = (...values: readonly number[]) =>
    position((made) => void (made.moveDice = values.map((value) => ({ value, used: false }))))

  test('[FT-4.13] what is left can be spent die by die, and with ones added: the least first', () => {
    const state = dice(6, 1, 1)
    expect(spendsOf(state).map((spend) => stepsOf(state, spend))).toEqual([1, 6, 2, 7, 8])
  })

  test('[FT-4.13] a used die is not offered', () => {
    const state = dice(6, 4, 4)
    state.moveDice[0]!.used = true
    expect(spendsOf(state)).toEqual([{ die: 1, addOnes: [] }])
  })

  test.each([2, 3, 4])('[FT-4.16] ways are as short as can be, step by step, %s players', (players) => {
    const board = boardFor(players)
    for (const [from, to] of [
      ['base:W', '10,10'],
      ['2,8', '2,12'],
      ['base:W', 'base:E'],
      ['3,9', '9,13'],
    ] as const) {
      const path = pathOf(board, from, to)
      expect(path.length - 1).toBe(distance(board, from, to))
      expect([path[0], path.at(-1)]).toEqual([from, to])
      for (const [at, node] of path.entries())
        if (at > 0) expect(distance(board, path[at - 1]!, node)).toBe(1)
    }
  })

  test('[FT-4.14] [FT-4.15] a group is made of those who have not walked', () => {
    const state = position((made) => {
      stand(made, west, '2,8', '2,8', '2,8')
      made.moved = [1]
    })
    expect(groupOn(state, west, '2,8', 3, false)).toEqual(['W-0', 'W-2'])
  })

  test('[FT-8.7] the wearer of the hat goes with the group last, or first where wanted', () => {
    const state = position((made) => {
      stand(made, west, '2,8', '2,8')
      made.players[west]!.hat = 0
    })
    expect(groupOn(state, west, '2,8', 1, false)).toEqual(['W-1'])
    expect(groupOn(state, west, '2,8', 1, true)).toEqual(['W-0'])
  })
})

describe('cards are aimed step by step', () => {
  const state = position((made) => {
    stand(made, west, '5,9', '2,8', '4,10')
    stand(made, north, '10,4')
  })
  const play = (args: object) => ({ type: 'playCard', args }) as never

  test('a seat: one step, by its fort', () => {
    const plays = [play({ target: 'N' }), play({ target: 'E' })]
    expect([...aimWith(state, plays, []).next]).toEqual([fortOf(north), fortOf(seatOf(2))])
    expect(aimWith(state, plays, [fortOf(north)]).play).toBe(plays[0])
  })

  test('[FT-4.38] two who come together are pointed at in any order; what leaves no choice is taken by itself', () => {
    const plays = [play({ cell: '5,9', minerIds: ['W-1', 'W-2'] })]
    expect([...aimWith(state, plays, []).next]).toEqual(['5,9'])
    expect([...aimWith(state, plays, ['5,9']).next].toSorted()).toEqual(['2,8', '4,10'])
    expect(aimWith(state, plays, ['5,9', '4,10']).play).toBe(plays[0])
  })

  test('[FT-4.37] whom to convert, then who takes the place', () => {
    const plays = [
      play({ targetMinerId: 'N-0', useMinerId: 'W-1' }),
      play({ targetMinerId: 'N-0', useMinerId: 'W-2' }),
    ]
    expect([...aimWith(state, plays, ['10,4']).next]).toEqual(['2,8', '4,10'])
    expect(aimWith(state, plays, ['10,4', '4,10']).play).toBe(plays[1])
  })

  test('nothing fits what was pointed at', () => {
    expect(aimWith(state, [play({ target: 'N' })], ['2,8'])).toMatchObject({ play: null })
  })
})

describe('the drawing', () => {
  const layouts = [2, 3, 4].flatMap((players) => [false, true].map((isTall) => ({ players, isTall })))

  test.each(layouts)(
    '$players players, standing: $isTall: cells and yards lie apart, within the picture',
    ({ players, isTall }) => {
      const plan = planFor(players, isTall)
      const board = boardFor(players)
      const cells = board.nodes.filter((node) => !node.startsWith('base:')).map(plan.at)
      expect(new Set(cells.map(({ x, y }) => `${x}:${y}`)).size).toBe(cells.length)
      for (const { x, y } of cells) {
        expect(x > 0 && x < plan.width && y > 0 && y < plan.height).toBe(true)
        for (const yard of plan.yards) {
          const [wide, high] = { corner: [336, 336], wide: [336, 264], narrow: [168, 336] }[yard.form] as [
            number,
            number,
          ]
          const isWithin = x > yard.x && x < yard.x + wide && y > yard.y && y < yard.y + high
          expect(isWithin).toBe(false)
        }
      }
      expect(plan.yards).toHaveLength(players)
    },
  )

  test.each(layouts)(
    '$players players, standing: $isTall: neighbours of the board are neighbours in the picture',
    ({ players, isTall }) => {
      const plan = planFor(players, isTall)
      const board = boardFor(players)
      for (const [from, nexts] of board.neighbours.entries()) {
        const node = board.nodes[from]!
        if (node.startsWith('base:')) continue
        for (const next of nexts) {
          const other = board.nodes[next]!
          if (other.startsWith('base:')) continue
          const [a, b] = [plan.at(node), plan.at(other)]
          expect(Math.abs(a.x - b.x) + Math.abs(a.y - b.y)).toBe(48)
        }
      }
    },
  )
})

test('of three who share a broad board, nobody sees their own fort drawn smaller than another one', () => {
  for (const me of [0, 1, 2]) {
    const { yards } = planFor(3, false, seatOf(me))
    expect(yards.map(({ form }) => form === 'corner')).toEqual([0, 1, 2].map((seat) => seat === me))
    expect(new Set(yards.map(({ x }) => x)).size).toBe(3)
  }
})

describe('[FT-6.6] the count at the end', () => {
  const countOf = (state: State) =>
    fortCategories(es, state, String).map(({ title, earnings }) => [
      title,
      ...earnings.map(({ points, places }) => `${points}: ${places.join(' ')}`),
    ])

  test('goes no further than the diamonds where they tell all apart', () => {
    const state = position(({ players }) => {
      players.forEach((player, index) => (player.diamonds = 4 - index))
    })
    expect(countOf(state)).toEqual([
      ['Diamantes', '4: floor:0:4', '3: floor:1:4', '2: floor:2:4', '1: floor:3:4'],
    ])
  })

  test('on a tie what floors and stock are worth is counted, but nothing of who has left [FT-6.7]', () => {
    const state = position(({ players }) => {
      players.forEach((player) =>
        Object.assign(player, { stock: { granite: 0, limestone: 0, turquoise: 0, gold: 0 } }),
      )
      players[0]!.diamonds = 4
      Object.assign(players[1]!, { floors: 2, stock: { granite: 5, limestone: 0, turquoise: 0, gold: 2 } })
      players[3]!.resigned = true
    })
    expect(countOf(state)).toEqual([
      ['Diamantes', '4: floor:0:4', '0: floor:1:4', '0: floor:2:4'],
      ['Pisos del fuerte', '0: ', '45: floor:1:0 floor:1:1', '0: '],
      ['Material almacenado', '0: ', '13: stock:1:granite stock:1:gold', '0: '],
    ])
  })
})

test('[FT-3.5] what is proposed at the start keeps a whole group in the base, which one die leads to a mine', () => {
  const { choice } = choosing(given({ phase: 'setup', round: 1 }))
  expect(ownOn(choice.shown(), west, homeOf(choice.shown(), west))).toHaveLength(cellLimit)
  expect(new Set([choice.spread().granA, choice.spread().granB]).size).toBe(1)
})

test('[FT-3.5] who has spread their miners goes on seeing them there, and nobody else does before all are seen', () => {
  const state = fortiumRules.blank({ seats: 2, options: plain })
  expect(chosenBy(state, west)).toBeNull()
  state.setupChoices[west] = { choice: hide({ granA: 3, granB: 1, lime: 2 }, west) }
  const chosen = chosenBy(state, west)!
  const there = spreadOut(state, west, chosen).players[west]!.miners
  const count = (node: string): number => there.filter((one) => one === node).length
  expect(['2,8', '2,12', '4,10', 'base:W'].map(count)).toEqual([3, 1, 2, 4])
  for (const viewer of [null, seatOf(1)]) expect(chosenBy(conceal(state, viewer), west)).toBeNull()
  expect(chosenBy({ ...state, phase: 'main' }, west)).toBeNull()
})

test('[FT-3.5] quarries are asked about in the order in which they lie on the board that is looked at', () => {
  const state = fortiumRules.blank({ seats: 2, options: plain })
  const asked = (seat: number, upright: boolean): string[] =>
    inReadingOrder(quarriesOf(state, seatOf(seat)), planFor(2, upright)).map(({ name }) => name)
  expect(asked(0, false)).toEqual(['granA', 'granB', 'lime'])
  expect(asked(1, false)).toEqual(['lime', 'granB', 'granA'])
  expect(asked(0, true)).toEqual(['granA', 'lime', 'granB'])
  expect(asked(1, true)).toEqual(['granB', 'lime', 'granA'])
})

/** The west has gold for its last diamond, in the countdown. */
const beforeLast = {
  round: 16,
  trigger: 14,
  floors: { W: 4 },
  diamonds: { W: 3 },
  stock: { W: '0/0/0/8' },
  miners: { W: { lost: 2 } },
}

test.each([
  { type: 'exchange', from: 'gold', times: 1, phase: 'recover' },
  { type: 'exchange', from: 'gold', times: 1, phase: 'main' },
] as const)(
  '[FT-6.3] while it is counted the game is over: no dice roll, and none is asked for, after $phase',
  async ({ phase, ...move }) => {
    const state = given({
      phase,
      ...beforeLast,
      dice: phase === 'main' ? [4] : [],
    })
    const table = seatedAt(
      fortium as unknown as AnyGame,
      () =>
        ({
          ...plug.create(() => es),
          scene: ({ type }: { type: string }) => (type === 'ended' ? { Play: () => null, lasts: 0 } : null),
        }) as never,
      { seats: 4, options: plain, state, me: west },
      { ...stillTheatre, play: () => new Promise(() => undefined) },
    )
    await table.stage(move)
    expect(table.status()).toBe(es.status.sealed)
    table.page.commit()
    await expect.poll(() => table.page.pending()).toBe(false)
    expect(table.page.replay.busy()).toBe(true)
    expect(table.status()).toBe(es.status.over)
  },
)

test('that it is over is not said while a turn before the last is still to be seen', async () => {
  const state = given({
    active: 'S',
    phase: 'main',
    ...beforeLast,
    dice: [4],
  })
  const table = seatedAt(
    fortium as unknown as AnyGame,
    () => ({ ...plug.create(() => es), scene: () => ({ Play: () => null, lasts: 0 }) }) as never,
    { seats: 4, options: plain, state, me: north },
    { ...stillTheatre, play: () => new Promise(() => undefined) },
  )
  table.play(seatIn(state, 'S'), { type: 'endTurn' })
  table.play(west, { type: 'collect' })
  table.play(west, { type: 'exchange', from: 'gold', times: 1 } as never)
  expect(table.page.replay.busy()).toBe(true)
  expect(table.page.rules.outcome(table.page.truth())).not.toBeNull()
  expect(table.status()).not.toBe(es.status.over)
})
