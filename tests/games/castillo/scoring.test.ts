import { describe, expect, test } from 'vitest'
import { copy } from '../../../shared/engine/copy.ts'
import { collectEvents } from '../../../shared/engine/game.ts'
import { noRandom } from '../../../shared/engine/noRandom.ts'
import { seatOf } from '../../../shared/engine/ids.ts'
import {
  type BuildingId,
  buildings,
  helperSpaces,
  type HelperSpaceId,
} from '../../../shared/games/castillo/components.ts'
import { castillo } from '../../../shared/games/castillo/game.ts'
import { scoringOf, tellFinalScoring, wealthOf } from '../../../shared/games/castillo/scoring.ts'
import type { ScorePart, State } from '../../../shared/games/castillo/state.ts'
import {
  build,
  figures,
  given,
  goods,
  type Letter,
  letterOf,
  play,
  player,
  type Scene,
  wholeRound,
} from '../../kit/castillo.ts'

/** The state after its final scoring. */
const scored = (scene: Scene): State => {
  const state = copy(given({ players: 3, ...scene }))
  collectEvents(castillo, state, noRandom, tellFinalScoring)
  return state
}
const vps = (state: State): number[] => state.players.map(({ vp }) => vp)
const part = (scene: Scene, what: ScorePart, letter: Letter = 'A'): number =>
  player(scored(scene), letter).tally[what] ?? 0

const houses: readonly BuildingId[] = ['house1', 'house2', 'house3', 'house4', 'house5', 'house6', 'house7']
const towers: readonly BuildingId[] = ['largeTower1', 'largeTower2', 'smallTower1', 'smallTower2']

/** CA-T56. */
const example: Scene = {
  built: [
    ...(['keep', 'tavern', 'stable', 'largeGate', 'palace', 'servantsHouse'] as const),
    ...(['largeTower1', 'largeTower2', 'largeTower3', 'smallTower1', 'smallTower2'] as const),
    ...houses.slice(0, 5),
  ],
  forge: 7,
  castle: {
    'keep-a': 'A',
    'market-a': 'A',
    'market-b': 'A',
    'stable-a': 'B',
    'largeGate-a': 'B',
    'tavern-b': 'B',
    'forge-a': 'B',
    'palace-a': 'C',
    'servantsHouse-a': 'C',
    'forge-b': 'C',
    'tavern-a': 'C',
  },
  talers: { A: 9 },
  has: { C: '4S 2W 1B 2T 1Ag' },
}

describe('the example', () => {
  const state = scored(example)

  test.each([
    ['A', { keep: 9, market: 9 }, 18],
    ['B', { stable: 15, largeGate: 10, tavern: 5, forge: 7 }, 37],
    ['C', { palace: 21, servantsHouse: 7, forge: 3, tavern: 11 }, 42],
  ] as const)('[CA-T56, CA-6.2] %s scores %j', (letter, tally, vp) => {
    expect(player(state, letter)).toMatchObject({ tally, vp })
  })

  test('[CA-T56, CA-6.2.3, CA-6.2.4, CA-R30] what is converted is gone', () => {
    expect(player(state, 'A').talers).toBe(0)
    expect(figures(player(state, 'C').resources)).toEqual([4, 1, 0, 0, 0])
    expect(wealthOf(player(state, 'C'))).toBe(6)
  })

  test('[CA-2.3.4] converted talers go to the bank, pieces to the stock', () => {
    const before = given({ players: 3, ...example })
    expect(castillo.census(state)).toEqual(castillo.census(before))
    expect(state.bank).toBe(before.bank + 9)
  })

  test('[CA-T56, CA-6.5] C wins before B and A', () => {
    expect(castillo.outcome(state)).toEqual({
      ranking: [[2], [1], [0]],
      why: { what: 'points', rule: 'CA-6.5' },
    })
  })

  test('[CA-6.2.4] the lines of the score add up, and name the places', () => {
    const lines = castillo.scores(state)
    expect(lines.map((own) => own.reduce((sum, { points }) => sum + points, 0))).toEqual(vps(state))
    expect(lines[0]).toContainEqual({
      round: 1,
      what: 'market',
      rule: 'CA-6.3.1',
      points: 9,
      places: ['market-a', 'market-b'],
    })
  })
})

describe('buildings', () => {
  test('[CA-T57, CA-6.3.1] one helper in the Market: half the talers, an odd one stays', () => {
    const state = scored({ castle: { 'market-b': 'A' }, talers: { A: 7 } })
    expect(player(state, 'A')).toMatchObject({ vp: 3, talers: 1 })
  })

  test('[CA-6.3.1] both helpers of one player: all talers; of two players: half each', () => {
    const both = scored({ castle: { 'market-a': 'A', 'market-b': 'A' }, talers: { A: 7 } })
    expect(player(both, 'A')).toMatchObject({ vp: 7, talers: 0 })
    const each = scored({ castle: { 'market-a': 'A', 'market-b': 'B' }, talers: { A: 7, B: 8 } })
    expect(vps(each)).toEqual([3, 4, 0])
  })

  test.each([
    [7, 7, 3],
    [8, 8, 4],
    [0, 0, 0],
  ])('[CA-6.3.2, CA-R23] %i silver in the Forge: %i and %i points', (forge, dear, cheap) => {
    const scene: Scene = { forge, castle: { 'forge-a': 'A', 'forge-b': 'B' } }
    expect([part(scene, 'forge'), part(scene, 'forge', 'B')]).toEqual([dear, cheap])
  })

  test('[CA-T58, CA-6.3.3, CA-R29] both helpers in the Palace: the ten best pieces', () => {
    const castle = { 'palace-a': 'A', 'palace-b': 'A' } as const
    const state = scored({ built: ['palace'], castle, has: { A: '3T 2Ag 2B 2W 4S' } })
    expect(player(state, 'A').vp).toBe(38)
    expect(figures(player(state, 'A').resources)).toEqual([3, 0, 0, 0, 0])
  })

  test('[CA-6.3.3] one helper in the Palace: five pieces, or fewer', () => {
    const of = (has: string): number =>
      part({ built: ['palace'], castle: { 'palace-b': 'A' }, has: { A: has } }, 'palace')
    expect([of('9T'), of('9S'), of('2S 1B'), of('')]).toEqual([25, 5, 6, 0])
  })

  test('[CA-6.3.4, CA-R22, CA-R23] the Keep: three for each free space in sight', () => {
    const castle = { 'keep-a': 'A' } as const
    // Market 2, Forge 2.
    expect(part({ built: ['keep'], castle }, 'keep')).toBe(12)
    expect(part({ built: ['keep', 'palace', 'smallGate'], castle }, 'keep')).toBe(21)
    expect(part({ built: ['keep', 'palace'], castle: { ...castle, 'palace-a': 'B' } }, 'keep')).toBe(15)
  })

  test('[CA-6.3.5] the Servants’ House: one for each tile not built, for each helper', () => {
    const castle = { 'servantsHouse-a': 'A', 'servantsHouse-b': 'B' } as const
    const scene: Scene = { built: ['servantsHouse', ...houses], castle }
    expect([part(scene, 'servantsHouse'), part(scene, 'servantsHouse', 'B')]).toEqual([15, 15])
    const all = buildings.map(({ id }) => id)
    expect(part({ built: all, castle }, 'servantsHouse')).toBe(0)
  })

  test('[CA-6.3.6] the Tavern: one for each helper in the castle, its own too; half for the cheap place', () => {
    const castle = {
      'tavern-a': 'A',
      'tavern-b': 'B',
      'market-a': 'C',
      'forge-a': 'A',
      'forge-b': 'C',
    } as const
    const scene: Scene = { built: ['tavern'], castle }
    expect([part(scene, 'tavern'), part(scene, 'tavern', 'B')]).toEqual([5, 2])
    expect(part({ built: ['tavern'], castle: { 'tavern-b': 'A' } }, 'tavern')).toBe(0)
  })

  test('[CA-6.3.7, CA-R24, CA-R25] Gates: two or one for each tower; gates and the Defence Tower are none', () => {
    const castle = { 'largeGate-a': 'A', 'smallGate-a': 'B' } as const
    const scene: Scene = { built: ['largeGate', 'smallGate', 'keep', ...towers], castle, tower: '5S 3T' }
    expect([part(scene, 'largeGate'), part(scene, 'smallGate', 'B')]).toEqual([8, 4])
  })

  test('[CA-6.3.8, CA-R24] the Stable: three or two for each house; the Servants’ House is none', () => {
    const castle = { 'stable-a': 'A', 'stable-b': 'B' } as const
    const scene: Scene = { built: ['stable', 'servantsHouse', ...houses.slice(0, 4)], castle }
    expect([part(scene, 'stable'), part(scene, 'stable', 'B')]).toEqual([12, 8])
  })

  test('[CA-6.3.9, CA-4.5.6] the inn: one for each helper on carts and rider', () => {
    const scene: Scene = {
      options: { winter: 'yes' },
      revealed: ['winterInn'],
      castle: { 'winterInn-a': 'A' },
      carts: { cartSand: 'B', cartWood: 'A', rider: 'C' },
    }
    expect(part(scene, 'winterInn')).toBe(3)
    expect(part({ ...scene, carts: {} }, 'winterInn')).toBe(0)
  })

  test('[CA-6.2.2] built is built, whoever built it', () => {
    const castle = { 'stable-b': 'B' } as const
    const state = given({ players: 3, built: ['stable', 'house1'], castle })
    expect(Object.values(state.buildings).map(({ builtBy }) => builtBy)).toEqual([0, 0])
    expect(scoringOf(state, 'stable')).toMatchObject([{ seat: 1, vp: 2 }])
  })

  test.each(helperSpaces)('[CA-6.2.1] $id scores its owner, and nobody else', ({ id }) => {
    const built = buildings.map((tile) => tile.id).filter((tile) => tile !== 'house7')
    const castle: Partial<Record<HelperSpaceId, Letter>> = { 'forge-b': 'C', [id]: 'B' }
    const carts = { cartSand: 'C' } as const
    const [none, own, other] = vps(
      scored({ built, castle, carts, forge: 4, talers: { B: 4 }, revealed: ['winterInn'] }),
    )
    expect(own).toBeGreaterThan(0)
    expect([none, other]).toEqual([0, id === 'forge-b' ? 0 : 2])
  })
})

describe('who wins', () => {
  test('[CA-T61, CA-6.2.1, CA-R32] helpers on carts and in supply score nothing', () => {
    expect(vps(scored({ carts: { cartStone: 'A', rider: 'B' } }))).toEqual([0, 0, 0])
  })

  test('[CA-6.1] points in the game are added at once', () => {
    const before = given({
      phase: 'build',
      queue: ['A stonemason'],
      has: { A: '4T 4W 4S' },
      vp: { A: 7 },
    })
    const { state } = play(before, 'A', build('smallTower1', '1T 1W 1S'))
    expect(player(state, 'A').vp).toBe(13)
    const lines = castillo.scores(state)[0]!
    expect(lines.map(({ what, points, round }) => [what, points, round])).toEqual([
      ['stonemason', 6, 0],
      ['worker', 0, 0],
      ['masterBuilder', 0, 0],
    ])
  })

  const ranked = (scene: Scene): string[] =>
    castillo
      .outcome(scored(scene))!
      .ranking.map((group) => group.map((one) => letterOf(seatOf(one))).join(''))

  test('[CA-6.5] the outcome says which figure decided', () => {
    const why = (scene: Scene) => castillo.outcome(scored(scene))?.why
    const rule = 'CA-6.5'
    expect(why({ vp: { A: 3, B: 9, C: 5 } })).toEqual({ what: 'points', rule })
    expect(why({ vp: { A: 5, B: 5, C: 1 }, talers: { A: 1, B: 2, C: 9 } })).toEqual({
      what: 'talersLeft',
      rule,
    })
  })

  test('[CA-6.5] most points', () => {
    expect(ranked({ vp: { A: 3, B: 9, C: 5 } })).toEqual(['B', 'C', 'A'])
  })

  test('[CA-T59, CA-6.5] equal points and talers: the value of the resources, not their number', () => {
    const scene: Scene = { vp: { A: 60, B: 60 }, talers: { A: 4, B: 4 }, has: { A: '1B', B: '3S' } }
    expect(ranked(scene)).toEqual(['A', 'B', 'C'])
  })

  test('[CA-6.5] talers come before resources', () => {
    const scene: Scene = { vp: { A: 60, B: 60 }, talers: { A: 4, B: 5 }, has: { A: '5T', B: '' } }
    expect(ranked(scene)).toEqual(['B', 'A', 'C'])
  })

  test('[CA-6.5, CA-R29] silver counts 5 in a tie', () => {
    expect(wealthOf({ ...player(given(), 'A'), resources: goods('1Ag') })).toBe(5)
    expect(ranked({ has: { A: '1Ag', B: '1B', C: '1T' } })).toEqual(['AC', 'B'])
  })

  test('[CA-T60, CA-6.5] all equal: a shared victory', () => {
    const scene: Scene = { vp: { A: 60, B: 60 }, talers: { A: 4, B: 4 }, has: { A: '1B', B: '2W' } }
    expect(ranked(scene)).toEqual(['AB', 'C'])
  })

  test('[CA-6.2.3, CA-6.5] talers turned into points do not count in a tie', () => {
    const scene: Scene = { vp: { A: 57, B: 60 }, talers: { A: 7, B: 2 }, castle: { 'market-a': 'A' } }
    expect(ranked(scene)).toEqual(['B', 'A', 'C'])
  })

  test('[CA-6.2, CA-4.6.3] the last round runs into the final scoring by itself', () => {
    const before = given({ players: 3, round: 15, castle: { 'market-a': 'A' }, talers: { A: 6 } })
    const { state, told } = wholeRound(before, 'stonemason', 'stonemason', 'stonemason')
    expect(told('scored')).toEqual([
      {
        type: 'scored',
        building: 'market',
        earned: [{ seat: 0, spaces: ['market-a'], vp: 3, talers: 6, resources: null }],
      },
    ])
    expect(vps(state)).toEqual([3, 0, 0])
  })
})
