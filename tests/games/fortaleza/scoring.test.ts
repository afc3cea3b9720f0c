import { describe, expect, test } from 'vitest'
import { copy } from '../../../shared/engine/copy.ts'
import { collectEvents } from '../../../shared/engine/game.ts'
import { noRandom } from '../../../shared/engine/noRandom.ts'
import { majorityPoints } from '../../../shared/games/fortaleza/components.ts'
import { fortaleza } from '../../../shared/games/fortaleza/game.ts'
import { lastOf, outcome, scorePhase, scores, scoringSteps } from '../../../shared/games/fortaleza/scoring.ts'
import type { Majority, ScorePart, State } from '../../../shared/games/fortaleza/state.ts'
import { given, type Letter, type Scene, seat } from '../../kit/fortaleza.ts'

const pointsOf = (state: State, part: ScorePart, majority?: Majority): readonly number[] =>
  scoringSteps(state).find((step) => step.part === part && step.majority === majority)?.points ?? []

/** The phase scored on a copy: totals by seat, and the temple's part. */
const scored = (scene: Scene) => {
  const state = copy(given(scene))
  const events = collectEvents(fortaleza, state, noRandom, (progress) => scorePhase(progress))
  return {
    state,
    events,
    totals: state.players.map(({ score }) => score),
    part: (part: ScorePart) => state.players.map(({ phaseScores }) => phaseScores.at(-1)![part]),
  }
}

describe('tiles and collectors', () => {
  test('[FZ-6.3, FZ-10.12] segments of one player on one wall', () => {
    const state = given({ spaces: { N1: [['Y', 1]], N2: [['B', 3]], N3: [['G', 2]], N4: [['G', 1]] } })
    expect(pointsOf(state, 'wall')).toEqual([4, 7, 0, 4])
  })

  test('[FZ-6.3] each wall on its own; three segments are 9', () => {
    const own = [['B', 1]] as const
    const state = given({ spaces: { N1: own, N2: own, N3: own, E1: own } })
    expect(pointsOf(state, 'wall')[0]).toBe(9 + 4)
  })

  test('[FZ-6.4, FZ-10.13] a gate scores what it shows', () => {
    expect(pointsOf(given({ players: 5, spaces: { SG: [['P', 3]] } }), 'gate')).toEqual([0, 0, 0, 0, 5])
  })

  test('[FZ-6.5, FZ-10.14] towers score by level', () => {
    const state = given({ spaces: { NT1: [['Y', 1]], ET1: [['Y', 2]], CNW: [['Y', 1]] } })
    expect(pointsOf(state, 'tower')).toEqual([0, 0, 0, 15])
  })

  test('[FZ-6.6, FZ-6.7, FZ-10.15] guilds score for owners and for collectors', () => {
    const state = given({
      players: 5,
      guilds: { orangeTeal: [['B', 0]], tealWhite: [['P', 2]], whiteBrown: [['G', 2]] },
      collectors: { tealWhite: 'B', whiteBrown: 'P' },
    })
    expect(pointsOf(state, 'guild')).toEqual([-1, 3, 0, 0, 3])
    expect(pointsOf(state, 'collector')).toEqual([3, 0, 0, 0, 3])
  })

  test('[FZ-6.7] a collector without a guild scores nothing', () => {
    expect(pointsOf(given({ collectors: { orangeTeal: 'B' } }), 'collector')).toEqual([0, 0, 0, 0])
  })

  test('[FZ-10.80] a whole wall with its gate', () => {
    const own = [['B', 4]] as const
    const state = given({ spaces: { N1: own, N2: own, N3: own, N4: own, NG: own } })
    expect([pointsOf(state, 'wall')[0], pointsOf(state, 'gate')[0]]).toEqual([10, 6])
  })

  test('[FZ-10.81] one’s own collector scores one’s guild again', () => {
    const state = given({ guilds: { tealWhite: [['B', 2]] }, collectors: { tealWhite: 'B' } })
    expect([pointsOf(state, 'guild')[0], pointsOf(state, 'collector')[0]]).toEqual([3, 3])
  })

  test('[FZ-5.23, FZ-10.2] covered tiles score nothing and count for no majority', () => {
    const pile = [
      ['B', 1],
      ['G', 2],
    ] as const
    const state = given({
      scoring: 'advanced',
      spaces: { N1: pile, NG: pile, NT1: pile },
      guilds: { orangeTeal: pile },
      collectors: { orangeTeal: 'R' },
    })
    expect(pointsOf(state, 'wall')).toEqual([0, 4, 0, 0])
    expect(pointsOf(state, 'gate')).toEqual([0, 4, 0, 0])
    expect(pointsOf(state, 'tower')).toEqual([0, 7, 0, 0])
    expect(pointsOf(state, 'guild')).toEqual([0, 3, 0, 0])
    expect(pointsOf(state, 'collector')).toEqual([0, 0, 3, 0])
    expect(pointsOf(state, 'majority', 'north')).toEqual([0, 3, 0, 0])
    expect(pointsOf(state, 'majority', 'guilds')).toEqual([0, 3, 0, 0])
  })
})

describe('majorities', () => {
  const advanced = { scoring: 'advanced' } as const
  const south = (b: number, r: number): NonNullable<Scene['spaces']> =>
    Object.fromEntries([
      ...['S1', 'S2', 'S3', 'S4'].slice(0, b).map((id) => [id, [['B', 1]]] as const),
      ...['SG', 'ST1', 'ST2', 'CSE'].slice(0, r).map((id) => [id, [['R', 1]]] as const),
    ])

  test('[FZ-6.8, FZ-10.16] most tiles on a side', () => {
    expect(pointsOf(given({ ...advanced, players: 5, spaces: south(4, 3) }), 'majority', 'south')).toEqual([
      3, 0, 0, 0, 0,
    ])
  })

  test('[FZ-6.9, FZ-10.17] two share it', () => {
    expect(pointsOf(given({ ...advanced, players: 5, spaces: south(3, 3) }), 'majority', 'south')).toEqual([
      2, 0, 2, 0, 0,
    ])
  })

  test.each([
    ['FZ-10.82', 3, ['B', 'G'], 1],
    ['FZ-10.83', 4, ['B', 'G', 'R'], 0],
    ['FZ-10.84', 5, ['B', 'G', 'R'], 1],
    ['FZ-10.84', 5, ['B', 'G', 'R', 'Y'], 0],
    ['FZ-6.9', 4, ['B'], 3],
  ] as const)('[%s] %i players, %j level: %i points each', (_rule, players, tied, points) => {
    const zones = ['orangeTeal', 'orangeWhite', 'orangeBrown', 'tealWhite'] as const
    const guilds = Object.fromEntries(
      tied.map((letter, index) => [zones[index], [[letter, 1]] as [[Letter, 1]]]),
    )
    const earned = pointsOf(given({ ...advanced, players, guilds }), 'majority', 'guilds')
    expect(tied.map((letter) => earned[seat(letter)])).toEqual(tied.map(() => points))
  })

  test('[FZ-9.28] columns of the table are 3, 4 and 5 players', () => {
    expect(majorityPoints).toEqual({ 3: [3, 1, 0], 4: [3, 2, 0, 0], 5: [3, 2, 1, 0, 0] })
  })

  test('[FZ-10.85, FZ-9.26] no majority of nothing', () => {
    expect(pointsOf(given(advanced), 'majority', 'temple')).toEqual([0, 0, 0, 0])
  })

  test('[FZ-10.86, FZ-9.5] a corner tower counts for both sides', () => {
    const state = given({ ...advanced, spaces: { CNE: [['B', 1]] } })
    expect(pointsOf(state, 'majority', 'north')[0]).toBe(3)
    expect(pointsOf(state, 'majority', 'east')[0]).toBe(3)
    expect(pointsOf(state, 'majority', 'south')[0]).toBe(0)
  })

  test('[FZ-9.22] collectors count for theirs without a guild', () => {
    expect(
      pointsOf(given({ ...advanced, collectors: { orangeTeal: 'G' } }), 'majority', 'collectors')[1],
    ).toBe(3)
  })

  test('[FZ-10.87, FZ-6.1, FZ-9.27] the basic game has neither majorities nor points for what was built', () => {
    const state = given({ phase: 2, spaces: { NG: [['B', 1]], NT1: [['B', 1]] } })
    expect(scoringSteps(state).map(({ part }) => part)).toEqual([
      'wall',
      'gate',
      'tower',
      'guild',
      'collector',
    ])
    expect(
      scores(scored({ phase: 2 }).state)[0]?.some(({ what }) => what === 'majority' || what === 'built'),
    ).toBe(false)
  })
})

describe('built', () => {
  const spaces = {
    N1: [['Y', 1]],
    N2: [['Y', 1]],
    N3: [['Y', 1]],
    N4: [['Y', 1]],
    NG: [
      ['G', 1],
      ['R', 3],
    ],
  } as const

  test('[FZ-6.10, FZ-10.92] towers and gates at the end, covered ones too', () => {
    const state = given({ scoring: 'advanced', phase: 2, spaces })
    expect(pointsOf(state, 'built')).toEqual([0, 1, 1, 0])
    expect(pointsOf(state, 'gate')).toEqual([0, 0, 5, 0])
  })

  test('[FZ-6.1] not at the end of phase 1', () => {
    expect(pointsOf(given({ scoring: 'advanced', phase: 1, spaces }), 'built')).toEqual([])
  })

  test('[FZ-6.2] scores may be negative, and nothing is clamped', () => {
    expect(scored({ guilds: { orangeTeal: [['B', 0]] } }).totals[0]).toBe(-1)
  })
})

describe('temple', () => {
  test('[FZ-6.11, FZ-10.18] from last place up, until somebody has no pawns', () => {
    const done = scored({ phase: 2, score: { Y: 25, B: 29, G: 30, R: 40 }, temple: { Y: 3, B: 1, R: 2 } })
    expect(done.totals).toEqual([31, 30, 40, 31])
    expect(done.part('temple')).toEqual([2, 0, 0, 6])
    const places = (coins: Partial<Record<Letter, number>>) => {
      const state = copy(done.state)
      state.stage = 'finished'
      for (const player of state.players) player.coins = coins['BGRY'[player.seat] as Letter] ?? 0
      return outcome(state)
        ?.ranking.flatMap((group) => group.map((one) => 'BGRY'[one]))
        .join('')
    }
    expect([places({ B: 1 }), places({ Y: 1 }), places({})]).toEqual(['RBYG', 'RYBG', 'RYBG'])
  })

  test('[FZ-6.12, FZ-10.88, FZ-9.25] nobody scores it twice', () => {
    expect(scored({ players: 3, score: { B: 10, G: 11, R: 20 }, temple: { B: 1, G: 3 } }).totals).toEqual([
      12, 17, 20,
    ])
  })

  test('[FZ-10.89] who is still last ends it', () => {
    expect(scored({ players: 3, score: { B: 10, G: 20, R: 30 }, temple: { B: 2, G: 4 } }).totals).toEqual([
      14, 20, 30,
    ])
  })

  test('[FZ-10.90, FZ-6.13] fewer coins is last', () => {
    const scene = { players: 3, score: { B: 10, G: 10, R: 30 }, temple: { G: 3 } } as const
    expect(scored({ ...scene, coins: { B: 1, G: 2 } }).totals).toEqual([10, 10, 30])
  })

  test('[FZ-10.91] more coins is not', () => {
    const scene = { players: 3, score: { B: 10, G: 10, R: 30 }, temple: { G: 3 } } as const
    expect(scored({ ...scene, coins: { B: 2, G: 1 } }).totals).toEqual([10, 16, 30])
  })
})

describe('places', () => {
  const finished = (scene: Scene): State => given({ ...scene, stage: 'finished', phase: 2 })

  test('[FZ-6.13, FZ-9.24] level in all, who acts later in the phase is last', () => {
    expect(lastOf(given({ start: 'R' }))).toBe(seat('G'))
    expect(lastOf(given({ start: 'R', temple: { G: 1 } }))).toBe(seat('B'))
  })

  test('[FZ-6.14, FZ-10.19] ties go by coins, then by temple pawns', () => {
    const scene = { score: { Y: 31, B: 31, G: 30, R: 40 }, temple: { Y: 3, B: 1, R: 2 } } as const
    expect(outcome(finished(scene))?.ranking).toEqual([[seat('R')], [seat('Y')], [seat('B')], [seat('G')]])
    const rich = outcome(finished({ ...scene, coins: { B: 1 } }))
    expect(rich?.ranking.flat()).toEqual(['R', 'B', 'Y', 'G'].map((letter) => seat(letter as Letter)))
  })

  test('[FZ-6.14] still level, the place is shared', () => {
    expect(outcome(finished({ players: 3, score: { B: 9, G: 9 } }))?.ranking).toEqual([
      [seat('B'), seat('G')],
      [seat('R')],
    ])
  })

  test('[FZ-10.94] the complete example', () => {
    const done = scored({
      scoring: 'advanced',
      phase: 2,
      coins: { G: 2, R: 5, Y: 1 },
      spaces: {
        N1: [['B', 1]],
        N2: [['B', 2]],
        N3: [['G', 1]],
        N4: [['Y', 1]],
        NG: [
          ['G', 1],
          ['R', 3],
        ],
        NT1: [['Y', 1]],
        CNE: [['B', 1]],
        E1: [['G', 1]],
      },
      guilds: { orangeTeal: [['B', 0]], tealWhite: [['R', 2]], whiteBrown: [['Y', 2]] },
      collectors: { tealWhite: 'B', whiteBrown: 'R' },
      temple: { G: 2, Y: 1 },
    })
    expect(done.part('wall')).toEqual([7, 8, 0, 4])
    expect(done.part('gate')).toEqual([0, 0, 5, 0])
    expect(done.part('tower')).toEqual([4, 0, 0, 4])
    expect(done.part('guild')).toEqual([-1, 0, 3, 3])
    expect(done.part('collector')).toEqual([3, 0, 3, 0])
    expect(done.part('majority')).toEqual([7, 5, 2, 0])
    expect(done.part('built')).toEqual([1, 1, 1, 1])
    expect(done.part('temple')).toEqual([0, 0, 0, 2])
    expect(done.totals).toEqual([21, 14, 14, 14])
    done.state.stage = 'finished'
    expect(outcome(done.state)?.ranking.flat()).toEqual(
      ['B', 'R', 'G', 'Y'].map((letter) => seat(letter as Letter)),
    )
  })
})
