/** What the screen of Storming! works out by itself: where points come from, who is about to win. */
import { describe, expect, test } from 'vitest'
import { realmCategories } from '../../frontend/games/storming/finalCount.ts'
import { bySource, lastSettlement, oneStep, pointsIn } from '../../frontend/games/storming/points.ts'
import { es } from '../../frontend/games/storming/texts.es.ts'
import { pointsOf } from '../../shared/games/storming/points.ts'
import type { State } from '../../shared/games/storming/state.ts'
import { given, type Letter, seat, wandered } from '../kit/storming.ts'

const told = (state: State, letter: Letter): readonly string[] =>
  pointsIn(state, seat(letter)).map(({ what, fate, place = '' }) => `${what} ${fate} ${place}`.trim())

describe('[ST-6.1, ST-6.2] every point has its source, and its fate', () => {
  test('permanent points come first and stay', () => {
    const state = given({ perm: { R: 2 }, on: { D6: 'mountain R:mine' }, improvements: { R: ['cathedral'] } })
    expect(told(state, 'R')).toEqual([
      'conquest lasting',
      'conquest lasting',
      'mine held D6',
      'cathedral held',
    ])
    expect(told(state, 'B')).toEqual([])
  })

  test('a mine is in danger while a foreign soldier stands beside it, not a knight', () => {
    const mine = { D6: 'mountain R:mine' }
    expect(told(given({ on: { ...mine, C6: 'B:soldier' } }), 'R')).toEqual(['mine endangered D6'])
    expect(told(given({ on: { ...mine, C6: 'B:knight' } }), 'R')).toEqual(['mine held D6'])
    expect(told(given({ on: { ...mine, C6: 'R:soldier' } }), 'R')).toEqual(['mine held D6'])
  })

  test('the Cathedral is in danger from a Saboteur of somebody else', () => {
    const has = { improvements: { R: ['cathedral'] } } as const
    expect(told(given({ ...has, civilians: { G: ['saboteur'] } }), 'R')).toEqual(['cathedral endangered'])
    expect(told(given({ ...has, civilians: { R: ['saboteur'] } }), 'R')).toEqual(['cathedral held'])
    expect(
      told(given({ ...has, civilians: { G: ['saboteur'] }, pacts: [['developmentCrackdown', 'RB']] }), 'R'),
    ).toEqual(['cathedral held'])
  })

  test('[ST-5.37] a copied Cathedral counts, and falls with the one it copies', () => {
    const copied = {
      improvements: { R: ['library'], B: ['cathedral'] },
      library: ['R', 'cathedral', 'B'],
    } as const
    expect(told(given(copied), 'R')).toEqual(['cathedral held'])
    expect(told(given({ ...copied, civilians: { R: ['saboteur'] } }), 'R')).toEqual(['cathedral endangered'])
  })

  test('[ST-6.3] the rotating point is in danger while somebody has as many settlements', () => {
    expect(told(given({ rotating: 'R' }), 'R')).toEqual(['rotating endangered'])
    expect(told(given({ rotating: 'R', on: { D4: 'R:village' } }), 'R')).toEqual(['rotating held'])
  })

  test('sources are counted together, and one in danger is enough', () => {
    const state = given({ perm: { R: 3 }, on: { D6: 'mountain R:mine', C6: 'B:soldier' } })
    expect(bySource(state, seat('R'))).toEqual([
      { what: 'conquest', count: 3, fate: 'lasting' },
      { what: 'mine', count: 1, fate: 'endangered' },
    ])
  })

  test('they add up to the points of the rules at every moment of a game', () => {
    for (const players of [3, 4] as const) {
      const { state } = wandered(players, 5, 260)
      const counted = realmCategories(es, state, String).flatMap(({ earnings }) => earnings)
      for (const { seat } of state.players) {
        expect(pointsIn(state, seat)).toHaveLength(pointsOf(state, seat))
        const own = counted.filter((one) => one.seat === seat)
        expect(own.reduce((sum, { points }) => sum + points, 0)).toBe(pointsOf(state, seat))
      }
    }
  })
})

describe('[ST-6.4] who is one step from winning', () => {
  test('with six points', () => {
    expect(oneStep(given({ perm: { R: 6 } }), seat('R'))).toEqual({ by: 'points', missing: 1 })
    expect(oneStep(given({ perm: { R: 5 } }), seat('R'))).toBeNull()
  })

  test('with a troop before the last settlement of another, unless a wall stands there', () => {
    const at = (words: string, troop = 'R:soldier') => given({ on: { D4: words, D5: troop }, homes: false })
    expect(oneStep(at('B:village'), seat('R'))).toEqual({ by: 'conquest', victim: seat('B'), region: 'D4' })
    expect(oneStep(at('B:village B:soldier'), seat('R'))).not.toBeNull()
    expect(oneStep(at('B:village*'), seat('R'))).toBeNull()
    expect(oneStep(at('B:village', 'R:artillery'), seat('R'))).toBeNull()
    expect(oneStep(at('B:village'), seat('G'))).toBeNull()
    const two = given({ on: { D4: 'B:village', F3: 'B:village', D5: 'R:soldier' }, homes: false })
    expect(oneStep(two, seat('R'))).toBeNull()
    expect(lastSettlement(two, seat('B'))).toBeNull()
    expect(lastSettlement(at('B:village'), seat('B'))).toBe('D4')
  })

  test('nobody, once somebody has won: while the end is counted the board stands as it was', () => {
    const at = (points: number) =>
      given({ perm: { G: points }, on: { D4: 'B:village', D5: 'R:soldier' }, homes: false })
    expect(oneStep(at(6), seat('R'))).not.toBeNull()
    expect(oneStep(at(7), seat('R'))).toBeNull()
    expect(oneStep({ ...at(6), conqueror: seat('G') }, seat('R'))).toBeNull()
    expect(lastSettlement(at(7), seat('B'))).toBeNull()
  })

  test('nobody, while the first villages are placed', () => {
    expect(oneStep(wandered(3, 1, 0).state, seat('R'))).toBeNull()
    expect(lastSettlement(wandered(3, 1, 0).state, seat('R'))).toBeNull()
    // The last of them has been decided, and comes a moment later.
    const one = {
      ...given({ round: 1, homes: false, on: { C4: 'R:village' } }),
      agenda: [{ type: 'round' } as const],
    }
    expect(lastSettlement(one, seat('R'))).toBeNull()
    expect(lastSettlement({ ...one, round: 2 }, seat('R'))).toBe('C4')
  })
})

describe('[ST-6.1, ST-6.2] the count at the end', () => {
  test('what still stands for points is lit: mines, cards, and all settlements for the rotating point', () => {
    const state = given({
      perm: { R: 2 },
      on: { D6: 'mountain R:mine', D4: 'R:village', E4: 'R:town' },
      improvements: { R: ['cathedral'] },
      rotating: 'R',
      homes: false,
    })
    const places = new Map(
      realmCategories(es, state, String).map(
        ({ title, earnings }) => [title, earnings[seat('R')]?.places] as const,
      ),
    )
    expect(places.get(es.scores['mine']!)).toEqual(['D6'])
    expect(places.get(es.scores['cathedral']!)).toEqual(['card:cathedral'])
    expect(places.get(es.scores['rotating']!)).toEqual(['D4', 'E4'])
    expect(places.get(es.scores['conquest']!)).toEqual([])
  })
})
