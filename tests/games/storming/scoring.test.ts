/** Points, places, and how a game ends [section 6]. */
import { describe, expect, test } from 'vitest'
import { storming } from '../../../shared/games/storming/game.ts'
import type { Move } from '../../../shared/games/storming/moves.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import {
  at,
  attack,
  card,
  given,
  perm,
  play,
  points,
  resolve,
  type Scene,
  seat,
  troop,
} from '../../kit/storming.ts'

const upgrade = (region: string): Move => ({ type: 'upgradeSettlement', region })
const sum = (state: State, letter: 'R' | 'B' | 'G'): number =>
  storming.scores(state)[seat(letter)]!.reduce((total, line) => total + line.points, 0)
const end = (scene: Scene) => {
  const { state } = resolve(scene, ['chaos'])
  const outcome = storming.outcome(state)
  return [outcome?.ranking.flat(), outcome?.why.what, state.winner?.why]
}

describe('points', () => {
  test('[ST-6.1, ST-6.2] permanent ones, mines, the Cathedral, the rotating point', () => {
    const scene = {
      on: { D5: 'mountain R:mine', E3: 'R:village', D3: 'forest R:sawmill' },
      improvements: { R: ['cathedral'] },
      perm: { R: 2, B: 1 },
    } as const
    const { state } = resolve(scene, ['chaos'])
    expect([
      points(state, 'R'),
      sum(state, 'R'),
      points(state, 'B'),
      sum(state, 'B'),
      points(state, 'G'),
    ]).toEqual([5, 5, 1, 1, 0])
    const lines = storming.scores(state)[0]!.filter((line) => line.points > 0)
    expect(lines.map(({ what }) => what)).toEqual(['conquest', 'mine', 'cathedral', 'rotating'])
    expect(lines.find(({ what }) => what === 'mine')?.places).toEqual(['D5'])
    const lasting = storming.scores(state).map((all) => all.filter(({ round }) => round === 0))
    expect(lasting.map((all) => all.map(({ what }) => what))).toEqual([
      ['conquest'],
      ['conquest'],
      ['conquest'],
    ])
  })

  test('[ST-6.1] a permanent point stays when what earned it is lost', () => {
    const before = card({ on: { D5: 'R:town', D6: 'B:soldier' } }, 'R', 'build', 'military1-blue')
    const city = play(before, 'R', upgrade('D5')).state
    expect(perm(city, 'R')).toBe(1)
    const open = play(city, 'R', { type: 'endCard' }).state
    const taken = play(open, 'B', attack(troop(before, 'D6'), 'D5')).state
    expect([at(taken, 'D5'), perm(taken, 'R'), perm(taken, 'B')]).toEqual(['B:city B:soldier', 1, 1])
  })

  test('[ST-6.3, ST-R11] nobody gets the rotating point on a tie; a holder keeps it, even behind', () => {
    const holder = (scene: Scene) => resolve(scene, ['chaos']).state.rotatingVp
    expect(holder({})).toBe(null)
    expect(holder({ on: { D5: 'R:village' } })).toBe(0)
    expect(holder({ on: { D5: 'B:village', E3: 'G:village' }, rotating: 'R' })).toBe(0)
    expect(holder({ on: { D5: 'B:village' }, rotating: 'R' })).toBe(1)
  })
})

describe('the end', () => {
  test('[ST-1.2, ST-6.4] at seven points the game is over', () => {
    expect(end({ perm: { R: 6 } })).toEqual([undefined, undefined, undefined])
    expect(end({ perm: { R: 7 } })).toEqual([[0, 1, 2], 'points', 'points'])
    expect(end({ perm: { G: 6 }, improvements: { G: ['cathedral'] } })[2]).toBe('points')
  })

  test('[ST-6.4, ST-R31, ST-R44a] the last settlement decides before any points', () => {
    const on = {
      D5: 'B:village',
      D6: 'R:soldier',
      A2: 'R:village',
      B6: 'G:village',
      E3: 'mountain G:mine',
    } as const
    const before = card({ homes: false, on, perm: { G: 5 } }, 'R', 'military1')
    const seven = {
      ...before,
      players: before.players.map((one) => (one.seat === 2 ? { ...one, tally: { conquest: 7 } } : one)),
    }
    const { state } = play(seven, 'R', attack(troop(before, 'D6'), 'D5'))
    expect([state.winner, storming.outcome(state)?.ranking]).toEqual([
      { seat: 0, why: 'conquest' },
      [[0], [2], [1]],
    ])
    expect(storming.outcome(state)?.why).toEqual({ what: 'lastTaken', rule: 'ST-6.4' })
  })

  test('[ST-6.4] losing one of two settlements ends nothing', () => {
    const before = card({ on: { D5: 'B:village', D6: 'R:soldier' } }, 'R', 'military1')
    expect(play(before, 'R', attack(troop(before, 'D6'), 'D5')).state.winner).toBe(null)
  })

  test.each([
    ['settlements', { on: { D5: 'B:village', E3: 'G:village' }, perm: { R: 9, B: 7, G: 1 } }, [1, 0, 2]],
    [
      'cities',
      { on: { D5: 'R:city', E3: 'B:village', C5: 'G:village' }, perm: { R: 7, B: 8, G: 1 } },
      [0, 1, 2],
    ],
    [
      'cities',
      { first: 'B', on: { D5: 'R:city', E3: 'B:village', C5: 'G:village' }, perm: { R: 7, B: 8, G: 1 } },
      [0, 1, 2],
    ],
    ['turnOrder', { first: 'B', perm: { R: 7, B: 7, G: 7 } }, [1, 2, 0]],
    ['turnOrder', { first: 'R', perm: { R: 7, B: 7, G: 7 } }, [0, 1, 2]],
  ] as const)('[ST-6.5] several at seven: %s %j', (why, scene, ranking) => {
    expect(end(scene).slice(0, 2)).toEqual([ranking, why])
  })

  test('[ST-6.6] the others by points, settlements, cities, turn order', () => {
    const base = { perm: { R: 7, B: 3, G: 3 } } as const
    expect(end({ ...base, perm: { R: 7, B: 3, G: 4 } })[0]).toEqual([0, 2, 1])
    expect(end({ ...base, on: { D5: 'G:village', E3: 'R:village' } })[0]).toEqual([0, 2, 1])
    expect(end({ ...base, on: { D5: 'B:village', E3: 'G:city', C5: 'R:village' } })[0]).toEqual([0, 2, 1])
    expect(end({ ...base, first: 'G' })[0]).toEqual([0, 2, 1])
  })

  test('[ST-6.4] no outcome while it lasts', () => {
    expect(storming.outcome(given())).toBe(null)
  })
})
