/** What Fortium's screen works out by itself: chances of a fight, what comes next, ways and dice, where cards can go. */
import { createRoot } from 'solid-js'
import { describe, expect, test } from 'vitest'
import './page.ts'
import { createChoice, type FortiumTable } from '../../frontend/games/fortium/choice.ts'
import { lessons } from '../../frontend/games/fortium/lessons.ts'
import { aimWith, fortOf } from '../../frontend/games/fortium/cards.ts'
import { makeCards } from '../../frontend/games/fortium/cards/cards.ts'
import { fortCategories } from '../../frontend/games/fortium/finalCount.tsx'
import { changeBetween, incomeOf } from '../../frontend/games/fortium/income.ts'
import { fightEnds, wholeEnds, winChance } from '../../frontend/games/fortium/odds.ts'
import { inReadingOrder } from '../../frontend/games/fortium/readingOrder.ts'
import { planFor } from '../../frontend/games/fortium/plan.ts'
import { en } from '../../frontend/games/fortium/texts.en.ts'
import { es, type Texts } from '../../frontend/games/fortium/texts.es.ts'
import { describe as tell } from '../../frontend/games/fortium/describe.ts'
import { chosenBy, quarriesOf, spreadOut } from '../../frontend/games/fortium/spreading.ts'
import { plug } from '../../frontend/games/fortium/ui.tsx'
import { fallenIn, nodeName, percent } from '../../frontend/games/fortium/words.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { groupOn, pathOf, spendsOf, stepsOf } from '../../frontend/games/fortium/walks.ts'
import { type Seat, seatOf } from '../../shared/engine/ids.ts'
import { attackOdds, cardKinds } from '../../shared/games/fortium/components.ts'
import { foresee } from '../../shared/engine/predict.ts'
import { conceal, hide } from '../../shared/engine/secret.ts'
import { boardFor, distance } from '../../shared/games/fortium/layout.ts'
import type { Move } from '../../shared/games/fortium/moves.ts'
import { fortiumRules } from '../../shared/games/fortium/rules.ts'
import type { Options, State } from '../../shared/games/fortium/state.ts'
import { nameOf as minerName } from '../../shared/games/fortium/position.ts'
import { fortium } from '../../shared/games/fortium/game.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { stillTheatre } from '../kit/handmade.ts'
import { given, plain } from '../kit/fortium.ts'
import { plainUi } from '../kit/plainUi.ts'
import { seatedAt } from '../kit/seated.ts'

const [west, north] = [seatOf(0), seatOf(1)]
const options: Options = {
  attackMode: 'onePerTurn',
  alliances: 'none',
  supportCards: 'yes',
  magicHats: 'no',
  roundCap: 'standard',
  secondPlayerBonus: 'no',
}

/** A game of four, in the main part of the west's turn. */
const position = (change: (state: State) => void): State => {
  const state = fortiumRules.blank({ seats: 4, options })
  Object.assign(state, { phase: 'main', round: 5, turnNo: 17 })
  change(state)
  return state
}
const stand = (state: State, seat: number, ...nodes: readonly string[]): void => {
  for (const [number, node] of nodes.entries()) state.players[seat]!.miners[number] = node
}

const sizes = [1, 2, 3] as const
const fights = sizes.flatMap((attackers) => sizes.map((defenders) => ({ attackers, defenders })))

describe('[FT-2.8.1] the ends of a fight', () => {
  test.each(fights)(
    '$attackers against $defenders: the printed chance of winning',
    ({ attackers, defenders }) => {
      expect(100 * winChance(attackers, defenders)).toBeCloseTo(attackOdds[attackers][defenders], 2)
    },
  )

  test.each(fights)(
    '$attackers against $defenders: all ends together are certain',
    ({ attackers, defenders }) => {
      const ends = fightEnds(attackers, defenders)
      expect(ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
      for (const end of ends) expect([end.attackers, end.defenders]).toContain(0)
      expect(new Set(ends.map((end) => `${end.attackers}:${end.defenders}`)).size).toBe(ends.length)
    },
  )

  test.each(fights)('$attackers against $defenders: what is shown adds up', ({ attackers, defenders }) => {
    const exact = fightEnds(attackers, defenders)
    const ends = wholeEnds(attackers, defenders)
    const inPercent = ends.map(({ chance }) => Math.round(100 * chance))
    const sum = (won: boolean): number =>
      inPercent.reduce((all, one, at) => all + ((ends[at]!.defenders === 0) === won ? one : 0), 0)
    expect(sum(true)).toBe(Math.round(100 * winChance(attackers, defenders)))
    expect(sum(true) + sum(false)).toBe(100)
    expect(ends.map(({ attackers: a, defenders: d }) => `${a}:${d}`)).toEqual(
      exact.map(({ attackers: a, defenders: d }) => `${a}:${d}`),
    )
    for (const [at, one] of inPercent.entries()) {
      expect(Math.abs(one - 100 * exact[at]!.chance)).toBeLessThan(1)
      // What can happen is not shown as if it could not.
      expect(one).toBeGreaterThan(0)
      expect(ends[at]!.chance).toBe(one / 100)
    }
  })

  test('one against one is 15 throws of 36; two against one by hand', () => {
    expect(winChance(1, 1)).toBeCloseTo(15 / 36, 12)
    // The better of two red dice beats the blue one in 125 throws of 216; else it is one against one.
    expect(winChance(2, 1)).toBeCloseTo(125 / 216 + (91 / 216) * (15 / 36), 12)
  })
})

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
      ['Ladrillos del fuerte', '0: ', '45: floor:1:0 floor:1:1', '0: '],
      ['Recursos almacenados', '0: ', '13: stock:1:granite stock:1:gold', '0: '],
    ])
  })
})

test('[FT-3.5] who has spread their miners goes on seeing them there, and nobody else does before all are seen', () => {
  const state = fortiumRules.blank({ seats: 2, options })
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
  const state = fortiumRules.blank({ seats: 2, options })
  const asked = (seat: number, upright: boolean): string[] =>
    inReadingOrder(quarriesOf(state, seatOf(seat)), planFor(2, upright)).map(({ name }) => name)
  expect(asked(0, false)).toEqual(['granA', 'granB', 'lime'])
  expect(asked(1, false)).toEqual(['lime', 'granB', 'granA'])
  expect(asked(0, true)).toEqual(['granA', 'lime', 'granB'])
  expect(asked(1, true)).toEqual(['granB', 'lime', 'granA'])
})

describe('places have names that players use', () => {
  test('every node another one, whatever the number of players', () => {
    for (const seats of [2, 3, 4]) {
      const state = fortiumRules.blank({ seats, options })
      for (const texts of [es, en]) {
        const names = boardFor(seats).nodes.map((node) => nodeName(texts, state, node, String))
        expect(new Set(names).size).toBe(names.length)
      }
    }
  })

  test('a cell by what it lies between or beside, the two quarries of granite by their side', () => {
    const state = position(() => undefined)
    const nameOf = (seat: number): string => ['Ana', 'Berta', 'Carla', 'Dora'][seat] ?? ''
    const named = (node: string): string => nodeName(es, state, node, nameOf)
    expect(
      ['7,10', '9,10', '2,9', '4,9', '7,11', '11,8', '7,12'].map((node) => es.places.the(named(node))),
    ).toEqual([
      'la casilla entre la mina de turquesa y la mina de oro de Ana',
      'la casilla entre la mina de oro de Ana y la mina de diamantes',
      'la casilla entre la base y la cantera norte de granito de Ana',
      'la casilla al norte de la cantera de caliza de Ana',
      'la casilla al suroeste de la mina de oro de Ana',
      'la casilla al este de la mina de oro de Berta',
      'la casilla 3 pasos al oeste de la mina de oro de Dora',
    ])
    expect(nodeName(en, state, '11,8', nameOf)).toBe('Cell east of the gold mine of Berta')
    expect(['2,8', '12,2', '18,8', '8,18'].map(named)).toEqual([
      'Cantera norte de granito de Ana',
      'Cantera este de granito de Berta',
      'Cantera norte de granito de Carla',
      'Cantera oeste de granito de Dora',
    ])
  })

  test('in the log nobody is named twice: a place without a name is at the base of who does it', () => {
    const state = position(() => undefined)
    const nameOf = (seat: number): string => ['Ana', 'Berta', 'Carla', 'Dora'][seat] ?? ''
    const collects = (from: 'W-granA' | 'N-gold' | 'fort'): string | undefined => {
      const paid = { kind: 'granite', due: 2, bank: 2, payers: [] } as const
      return tell(es, { type: 'collected', seat: west, from, ...paid } as never, state, nameOf)?.text
    }
    expect(collects('W-granA')).toMatch(/^Ana .* en la cantera norte de granito$/)
    expect(collects('N-gold')).toMatch(/^Ana .* en la mina de oro de Berta$/)
    const moved = {
      type: 'groupMoved',
      seat: west,
      miners: ['W1'],
      from: '2,8',
      dice: [],
      attack: false,
    } as const
    const walks = (to: string): string | undefined => tell(es, { ...moved, to } as never, state, nameOf)?.text
    expect(walks('base:W')).toMatch(/a la base\b(?! de)/)
    expect(walks('base:N')).toContain('a la base de Berta')
  })
})

describe('[FT-4.13] a walk in words', () => {
  const state = position((made) => {
    made.moveDice = [4, 1].map((value) => ({ value, used: false }))
    stand(made, west, '2,8', '2,8')
  })
  const walk = (to: string): Move => ({
    type: 'moveGroup',
    die: 0,
    addOnes: [],
    minerIds: ['W-0', 'W-1'],
    to,
  })

  test('names whence and where; a line of the turn in hand only what has a name of its own', () => {
    const ui = plug.create(() => en)
    const said = (to: string) => ui.nameMove(walk(to), conceal(state, west), String)
    const brief = (to: string) => ui.briefMove?.(walk(to), conceal(state, west), String)
    expect(said('4,10')).toBe('2 miners from the north granite quarry to the limestone quarry, with the 4')
    expect(brief('4,10')).toBe('2 to the limestone quarry with the 4')
    expect(said('5,9')).toMatch(/^2 miners from the north granite quarry to the cell .*, with the 4$/)
    expect(brief('5,9')).toBe('2 miners with the 4')
  })

  test('is drawn as its way where a hint or the log lights both its ends', () => {
    const lit = (...things: readonly string[]) => {
      const table = stillTable(fortiumRules as never, conceal(state, west), west, String)
      return createRoot(() => createChoice({ ...table, lit: () => things } as never).toldPath())
    }
    const way = lit('4,10', 'die:0', '2,8')
    expect([way[0], way.at(-1)]).toEqual(['4,10', '2,8'])
    expect(way).toHaveLength(1 + distance(boardFor(4), '2,8', '4,10'))
    expect(lit('4,10', 'fort:0')).toEqual([])
  })
})

test.each([
  { type: 'exchange', from: 'gold', times: 1, phase: 'recover' },
  { type: 'exchange', from: 'gold', times: 1, phase: 'main' },
] as const)(
  '[FT-6.3] while it is counted the game is over: no dice roll, and none is asked for, after $phase',
  async ({ phase, ...move }) => {
    const state = given({
      phase,
      round: 16,
      trigger: 14,
      floors: { W: 4 },
      diamonds: { W: 3 },
      stock: { W: '0/0/0/8' },
      miners: { W: { lost: 2 } },
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

test('[FT-2.6.1] an exchange takes a line of the turn in hand, and is named in words elsewhere', () => {
  const ui = plug.create(() => es)
  const view = conceal(given({ stock: { W: '6/0/0/8' } }), west)
  const granite = { type: 'exchange', from: 'granite', times: 3 } as const
  expect(ui.briefMove?.(granite, view, String)).toBe('6 granito → 3 caliza')
  expect(ui.briefMove?.({ ...granite, from: 'gold', times: 1 }, view, String)).toBe('8 oro → 1 diamante')
  expect(ui.nameMove(granite, view, String)).toBe('Cambiar 6 de granito por 3 de caliza')
})

test('[FT-6.4] the header says how many rounds are left after this one', () => {
  const round = (n: number, texts: Texts) =>
    plug.create(() => texts).round?.(conceal(given({ round: n, trigger: 14 }), null))
  expect([15, 17, 18].map((n) => round(n, es))).toEqual([
    'Ronda 15 · quedan 3',
    'Ronda 17 · queda 1',
    'Ronda 18 · la última',
  ])
  expect(round(17, en)).toBe('Round 17 · 1 round left')
})

test('[FT-4.25] that no camp can be pitched is told of all places where one stands: none was chosen', () => {
  expect([es, en].map(({ refusals }) => refusals['campAlreadyThere']?.({}))).toEqual([
    'Donde tienes mineros ya hay campamento tuyo.',
    'Where your miners stand you have camps already.',
  ])
})

test.each([
  {
    texts: es,
    says: 'Construir el piso de granito y terminar el turno, 3 dados sin usar',
    ends: ' y terminar el turno',
  },
  { texts: en, says: 'Build the granite floor and end the turn, 3 dice unused', ends: ' and end the turn' },
])('[FT-4.31] a floor ends the turn: it says so, and what dice are lost, $says', ({ texts, says, ends }) => {
  const ui = plug.create(() => texts)
  const withDice = (used: boolean) =>
    conceal(
      position((made) => void (made.moveDice = [4, 4, 1].map((value) => ({ value, used })))),
      west,
    )
  expect(ui.nameMove({ type: 'buildFloor' }, withDice(false), String)).toBe(says)
  expect(ui.nameMove({ type: 'buildFloor' }, withDice(true), String).endsWith(ends)).toBe(true)
  expect(ui.briefMove?.({ type: 'buildFloor' }, withDice(false), String)).toMatch(
    / (y fin del turno, 3 dados sin usar|and end of turn, 3 dice unused)$/,
  )
})

test('[FT-2.7.1] the card of what is drawn tells of each support card what it does, and how likely it is', async () => {
  const cards = await makeCards('es', es)
  const table = stillTable(
    fortiumRules as never,
    conceal(
      position(() => {}),
      west,
    ),
    west,
    String,
  )
  const told = (anchor: string) => cards(anchor, table as never)?.figures.map(({ text }) => text) ?? []
  for (const kind of cardKinds)
    expect(told('bank:card').find((text) => text.includes(es.cards[kind].name))).toContain(
      es.cards[kind].text,
    )
  expect(told('card:doubleProduction').join()).toContain('antes de cobrar')
  expect(told('card:negotiate').join()).toContain('tras tirar los dados')
})

test('chances are written as the language does: with a comma in Spanish', () => {
  expect([5 / 12, 0, 0.9999].map(percent)).toEqual(['41,7\u00a0%', '0\u00a0%', '100\u00a0%'])
})

describe('[FT-4.19] a fight is seen before anything tells how it ended', () => {
  test('the loser is told of all rounds, not of the last alone', () => {
    const state = position(() => undefined)
    const round = (...lost: string[]) => ({ type: 'fought', lost }) as never
    const [mine, theirs] = [
      minerName(state, { seat: west, number: 1 }),
      minerName(state, { seat: seatOf(2), number: 0 }),
    ]
    expect(fallenIn([round(mine, theirs), { type: 'turnEnded' } as never, round(mine)], state)).toEqual([
      west,
      2,
      west,
    ])
  })

  test('and of each round it is told where whose miners fell, so that the board can show it', () => {
    const state = position(() => undefined)
    const lost = [
      minerName(state, { seat: seatOf(2), number: 0 }),
      minerName(state, { seat: west, number: 1 }),
    ]
    const round = { type: 'fought', seat: west, at: '9,10', red: [5, 2], blue: [4, 3], lost } as never
    const line = tell(es, round, state, (seat) => `Seat ${seat}`)
    expect(line).toMatchObject({ places: ['9,10'], lost: [2, west] })
    for (const seat of [2, west]) expect(line?.text).toContain(es.log.falls(`Seat ${seat}`, 1))
  })

  test('nothing is asked while attackers walk and dice roll', async () => {
    const state = position((made) => {
      made.moveDice = [3, 2].map((value) => ({ value, used: false }))
      stand(made, west, '9,10', '9,10')
      stand(made, 2, '10,10')
    })
    const playing: (() => void)[] = []
    const { page } = seatedAt(
      fortium as unknown as AnyGame,
      () => ({ ...plainUi, scene: () => ({ Play: () => null, lasts: 0 }) }),
      { seats: 4, options, state, me: west },
      { ...stillTheatre, play: () => new Promise((over) => playing.push(over)) },
    )
    const choice = createRoot(() => createChoice(page as unknown as FortiumTable))
    const isAsked = () => [choice.mine() !== null, choice.rolling()]
    expect(isAsked()).toEqual([true, false])
    choice.point('9,10')
    choice.point('10,10')
    choice.attack()
    await expect.poll(() => page.pending()).toBe(false)
    let shown = 0
    while (page.replay.busy()) {
      expect(isAsked()).toEqual([false, true])
      playing[shown++]?.()
      await new Promise((resolve) => setTimeout(resolve))
    }
    // The walk, and a throw at least.
    expect(shown).toBeGreaterThan(1)
    expect(isAsked()).toEqual([true, false])
  })

  test('[FT-2.4.3] a camp is advised where it pays now, and nothing during a fight', () => {
    const lesson = lessons.find(({ id }) => id === 'camp')
    const advised = (change: (state: State) => void) =>
      lesson?.at(stillTable(fortiumRules as never, conceal(position(change), west), west, String) as never)
    const atDiamond = (made: State): void => stand(made, west, '10,10')
    expect(advised((made) => stand(made, west, '6,10'))).toBe('price:camp')
    expect(advised(atDiamond)).toBeNull()
    const golden = (made: State): void => {
      atDiamond(made)
      made.players[west]!.floors = 4
    }
    expect(advised(golden)).toBe('price:camp')
    expect(advised((made) => (golden(made), stand(made, north, '10,10')))).toBeNull()
  })
})
