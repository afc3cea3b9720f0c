/** How a fight of Fortium may end, and that nothing tells how it did before it is seen. */
import { createRoot } from 'solid-js'
import { describe, expect, test } from 'vitest'
import './page.ts'
import { createChoice, type FortiumTable } from '../../frontend/games/fortium/choice.ts'
import { lessons } from '../../frontend/games/fortium/lessons.ts'
import { fightEnds, wholeEnds, winChance } from '../../frontend/games/fortium/odds.ts'
import { es } from '../../frontend/games/fortium/texts.es.ts'
import { describe as tell } from '../../frontend/games/fortium/describe.ts'
import { fallenIn } from '../../frontend/games/fortium/words.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { seatOf } from '../../shared/engine/ids.ts'
import { attackOdds } from '../../shared/games/fortium/components.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { fortiumRules } from '../../shared/games/fortium/rules.ts'
import type { State } from '../../shared/games/fortium/state.ts'
import { nameOf as minerName } from '../../shared/games/fortium/position.ts'
import { fortium } from '../../shared/games/fortium/game.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { stillTheatre } from '../kit/handmade.ts'
import { plainUi } from '../kit/plainUi.ts'
import { seatedAt } from '../kit/seated.ts'
import { north, plain, position, stand, west } from '../kit/fortium.ts'

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
      { seats: 4, options: plain, state, me: west },
      { ...stillTheatre, play: () => new Promise((over) => playing.push(over)) },
    )
    const choice = createRoot(() => createChoice(page as unknown as FortiumTable))
    const isAsked = () => choice.mine() !== null
    expect(isAsked()).toBe(true)
    choice.point('9,10')
    choice.point('10,10')
    choice.meet()
    await expect.poll(() => page.pending()).toBe(false)
    let shown = 0
    while (page.replay.busy()) {
      expect(isAsked()).toBe(false)
      playing[shown++]?.()
      await new Promise((resolve) => setTimeout(resolve))
    }
    // The walk, and a throw at least.
    expect(shown).toBeGreaterThan(1)
    expect(isAsked()).toBe(true)
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
  test('[FT-6.4] in the last rounds nothing is advised but what wins', () => {
    const told = (change: (state: State) => void): readonly string[] => {
      const view = conceal(position(change), west)
      const table = stillTable(fortiumRules as never, view, west, String) as never
      return lessons.filter((lesson) => lesson.at(table) !== null).map(({ id }) => id)
    }
    const busy = (made: State): void => {
      stand(made, west, '6,10')
      made.players[west]!.stock.granite = 15
      made.moveDice = [{ value: 3, used: false }]
    }
    const golden = (made: State): void => {
      busy(made)
      made.players[west]!.floors = 4
    }
    expect(told(busy)).toEqual(['walk', 'camp', 'floor'])
    expect(told((made) => (busy(made), (made.triggerRound = 3)))).toEqual([])
    expect(told((made) => (busy(made), (made.round = 29)))).toEqual([])
    expect(told(golden)).toEqual(['walk', 'camp', 'diamonds'])
    expect(told((made) => (golden(made), (made.triggerRound = 3)))).toEqual(['diamonds'])
    // With what is said of the goal there are six of them.
    expect(lessons).toHaveLength(5)
  })
})
