/** What the examples of Castillo's and Fortaleza's rulebooks state is what the games' own scoring says. */
import { describe, expect, test } from 'vitest'
import { copy } from '../../shared/engine/copy.ts'
import { collectEvents, legalMoves } from '../../shared/engine/game.ts'
import { seatOf } from '../../shared/engine/ids.ts'
import { noRandom } from '../../shared/engine/noRandom.ts'
import {
  type BuildingId,
  type HelperSpaceId,
  masterBuilderPoints,
} from '../../shared/games/castillo/components.ts'
import { castillo as castilloGame } from '../../shared/games/castillo/game.ts'
import * as castilloScoring from '../../shared/games/castillo/scoring.ts'
import { fortaleza as fortalezaGame } from '../../shared/games/fortaleza/game.ts'
import * as fortalezaScoring from '../../shared/games/fortaleza/scoring.ts'
import { rulebook as castilloBook } from '../../frontend/games/castillo/rulebook.es.ts'
import { rulebook as fortalezaBook } from '../../frontend/games/fortaleza/rulebook.es.ts'
import * as castillo from '../kit/castillo.ts'
import { digitsIn } from '../kit/digits.ts'
import * as fortaleza from '../kit/fortaleza.ts'

const book = [...castilloBook, ...fortalezaBook]
/** The other language says the same ones (`rulebook.test.ts`). */
const stated = (rule: string): readonly number[] =>
  digitsIn(book.find(({ id }) => id === rule)?.example ?? '')

describe('Fortaleza', () => {
  const steps = (scene: fortaleza.Scene) => {
    const all = fortalezaScoring.scoringSteps(fortaleza.given(scene))
    return (part: string, majority?: string): readonly number[] =>
      all.find((step) => step.part === part && ('majority' in step ? step.majority : undefined) === majority)
        ?.points ?? []
  }
  const own = (level: 1 | 2 | 3 | 4) => [['B', level]] as const

  test('[FZ-6.3] walls', () => {
    const north = { N1: own(1), N2: own(1), N3: own(2) }
    const [three = 0, one = 0, all = 0] = [north, { E1: own(1) }, { ...north, E1: own(1) }].map(
      (spaces) => steps({ spaces })('wall')[0],
    )
    expect(stated('FZ-6.3')).toEqual([3, 1, three, one, all])
  })

  test('[FZ-6.4, FZ-6.5] gates and towers', () => {
    const worth = (part: string, spaces: NonNullable<fortaleza.Scene['spaces']>) => steps({ spaces })(part)[0]
    expect(stated('FZ-6.4')).toEqual([
      worth('gate', { NG: own(2) }),
      worth('gate', { EG: own(4) }),
      worth('gate', { NG: own(2), EG: own(4) }),
    ])
    expect(stated('FZ-6.5')).toEqual([
      worth('tower', { NT1: own(1) }),
      worth('tower', { ET1: own(3) }),
      worth('tower', { NT1: own(1), ET1: own(3) }),
    ])
  })

  test('[FZ-6.6, FZ-6.7] guilds and collectors', () => {
    const three = { orangeTeal: [['B', 0]], tealWhite: [['B', 2]], whiteBrown: [['B', 4]] } as const
    const each = Object.entries(three).map(([zone, pile]) => steps({ guilds: { [zone]: pile } })('guild')[0])
    expect(stated('FZ-6.6')).toEqual([...each, steps({ guilds: three })('guild')[0]])
    const hers = steps({ guilds: { tealWhite: [['G', 3]] }, collectors: { tealWhite: 'B' } })
    const mine = steps({ guilds: { tealWhite: [['B', 3]] }, collectors: { tealWhite: 'B' } })
    const both = (mine('guild')[0] ?? 0) + (mine('collector')[0] ?? 0)
    expect(stated('FZ-6.7')).toEqual([hers('collector')[0], hers('guild')[1], both])
  })

  test('[FZ-6.9, FZ-6.10] majorities, and what was built', () => {
    const spaces = {
      N1: [['B', 1]],
      N2: [['B', 1]],
      NG: [['B', 1]],
      N3: [['G', 1]],
      N4: [['G', 1]],
      NT1: [['G', 1]],
      NT2: [['R', 1]],
    } as const
    const level = steps({ players: 4, scoring: 'advanced', spaces })('majority', 'north')
    const four = { ...spaces, CNW: [['B', 1]] } as const
    const alone = steps({ players: 4, scoring: 'advanced', spaces: four })('majority', 'north')
    expect([level, alone.slice(1)]).toEqual([
      [2, 2, 0, 0],
      [0, 0, 0],
    ])
    expect(stated('FZ-6.9')).toEqual([4, 3, 1, level[0], 4, alone[0]])
    const built = {
      NT1: [
        ['B', 1],
        ['G', 2],
      ],
      ET1: [['B', 1]],
      NG: [['B', 1]],
    } as const
    const points = steps({ scoring: 'advanced', phase: 2, spaces: built })('built')[0]
    expect(stated('FZ-6.10')).toEqual([2, 1, points])
  })

  test('[FZ-6.11, FZ-6.12] the temple', () => {
    const rises = (score: fortaleza.Scene['score'] & object, temple: fortaleza.Scene['temple'] & object) => {
      const state = copy(fortaleza.given({ score, temple }))
      collectEvents(fortalezaGame, state, noRandom, (progress) => fortalezaScoring.scorePhase(progress))
      return state.players.map((player) => player.score)
    }
    const [ana, berta] = rises({ B: 12, G: 15, R: 30, Y: 30 }, { B: 3, G: 2 })
    expect(stated('FZ-6.11')).toEqual([12, 3, ana, 15, 2, berta])
    const [low, high] = rises({ B: 10, G: 20, R: 30, Y: 30 }, { B: 2, G: 4 })
    expect(stated('FZ-6.12')).toEqual([10, 2, 20, 4, low, high])
  })

  test('[FZ-6.14] level in points', () => {
    const [points = 0, more = 0, less = 0, ...others] = stated('FZ-6.14')
    const state = fortaleza.given({
      stage: 'finished',
      score: { B: points, G: points },
      coins: { B: more, G: less },
    })
    expect(fortalezaScoring.outcome(state)?.ranking[0]).toEqual([seatOf(0)])
    expect(others).toEqual([])
  })
})

describe('Castillo', () => {
  const earned = (building: Parameters<typeof castilloScoring.scoringOf>[1], scene: castillo.Scene) =>
    castilloScoring.scoringOf(castillo.given(scene), building)[0]
  const at = (space: HelperSpaceId, scene: castillo.Scene = {}) => {
    const building = space.slice(0, -2) as Parameters<typeof castilloScoring.scoringOf>[1]
    return earned(building, { ...scene, castle: { ...scene.castle, [space]: 'A' } })?.vp
  }
  test('[CA-4.3.18, CA-4.3.21, CA-6.1] Stonemason and Worker', () => {
    const built = (card: 'stonemason' | 'worker1', ...what: readonly string[]): number => {
      let state = castillo.given({
        phase: 'build',
        queue: [`A ${card}`],
        cards: card === 'worker1' ? { 'A worker1': '' } : {},
        has: { A: '4T 4W 9S 3B' },
      })
      for (const building of what) {
        const move = legalMoves(castilloGame, state, seatOf(0)).find(
          (one) => one.type === 'build' && one.building === building,
        )
        state = castillo.play(state, 'A', move as never).state
      }
      return castillo.player(state, 'A').vp
    }
    const of = (card: 'stonemason' | 'worker1') =>
      [['largeTower1'], ['house1'], ['largeTower1', 'house1']].map((what) => built(card, ...what))
    expect(stated('CA-4.3.18')).toEqual(of('stonemason'))
    expect(stated('CA-4.3.21')).toEqual([...of('stonemason').slice(0, 2), ...of('worker1')])
    expect(stated('CA-6.1')).toEqual([
      built('stonemason', 'tavern'),
      built('worker1', 'tavern'),
      masterBuilderPoints,
    ])
  })

  test('[CA-4.3.23] Master Builder', () => {
    const [buildings = 0, points] = stated('CA-4.3.23')
    const before = castillo.given({
      phase: 'build',
      queue: ['B worker1', 'A masterBuilder'],
      cards: { 'B worker1': '' },
      hand: { A: ['trader'] },
      has: { B: '1T 1W 1S' },
      builtThisRound: { B: 1, C: buildings - 1 },
    })
    const { told } = castillo.play(before, 'B', castillo.pass.building)
    expect(told('masterBuilderScored')).toMatchObject([{ seat: 0, buildings, vp: points }])
  })

  test('[CA-6.3.1] Market', () => {
    const one = earned('market', { talers: { A: 9 }, castle: { 'market-a': 'A' } })
    const both = earned('market', { talers: { A: 9 }, castle: { 'market-a': 'A', 'market-b': 'A' } })
    expect(stated('CA-6.3.1')).toEqual([9, one?.vp, 9 - (one?.talers ?? 0), both?.vp])
  })

  test('[CA-6.3.2, CA-6.3.6] Forge and Tavern', () => {
    const forge = { forge: 7 }
    expect(stated('CA-6.3.2')).toEqual([7, at('forge-a', forge), 10, at('forge-b', forge), 6])
    const others = ['market-a', 'market-b', 'forge-a', 'forge-b', 'keep-a', 'stable-a'] as const
    const full: castillo.Scene = {
      built: ['tavern', 'keep', 'stable'],
      castle: Object.fromEntries(others.map((space) => [space, 'B'])),
    }
    expect(stated('CA-6.3.6')).toEqual([7, at('tavern-a', full), 12, at('tavern-b', full), 6])
  })

  test('[CA-6.3.3] Palace', () => {
    const scene = { built: ['palace'], has: { A: '2T 1Ag 3B 4S' }, castle: { 'palace-a': 'A' } } as const
    const { resources, vp } = earned('palace', scene) ?? {}
    expect(resources).toEqual(castillo.goods('2T 1Ag 2B'))
    expect(stated('CA-6.3.3')).toEqual([2, 1, 3, 4, 5, 2, vp])
  })

  test('[CA-6.3.4] Keep', () => {
    const scene: castillo.Scene = { built: ['keep', 'stable'], castle: { 'market-a': 'B', 'keep-a': 'A' } }
    const { free, occupied } = castilloScoring.quantitiesOf(castillo.given(scene))
    expect(stated('CA-6.3.4')).toEqual([free + occupied, occupied, free, at('keep-a', scene)])
  })

  const towers: readonly BuildingId[] = [
    'largeTower1',
    'largeTower2',
    'largeTower3',
    'largeTower4',
    'smallTower1',
    'smallTower2',
  ]
  const houses: readonly BuildingId[] = ['house1', 'house2', 'house3', 'house4']
  test('[CA-6.3.5] Servants’ House', () => {
    const more = [
      'house5',
      'house6',
      'house7',
      'keep',
      'palace',
      'servantsHouse',
      'tavern',
      'stable',
      'smallTower3',
    ]
    const built = [...towers, ...houses, ...(more as BuildingId[])]
    expect(stated('CA-6.3.5')).toEqual([built.length, 23, at('servantsHouse-a', { built })])
  })

  test('[CA-6.3.7, CA-6.3.8] Gates and Stable', () => {
    const gates = { built: ['largeGate', 'smallGate', ...towers] as const }
    expect(stated('CA-6.3.7')).toEqual([6, at('largeGate-a', gates), at('smallGate-a', gates)])
    const stable = { built: ['stable', 'servantsHouse', ...houses] as const }
    expect(stated('CA-6.3.8')).toEqual([4, at('stable-a', stable), 16, at('stable-b', stable), 12])
  })

  test('[CA-6.3.9] Winter Inn', () => {
    const carts = { cartSand: 'A', cartWood: 'B', cartStone: 'B', rider: 'C' } as const
    expect(stated('CA-6.3.9')).toEqual([3, at('winterInn-a', { options: { winter: 'yes' }, carts })])
  })

  test('[CA-6.5] level in points', () => {
    const state = castillo.given({
      phase: 'finished',
      vp: { A: 57, B: 57 },
      talers: { A: 2, B: 2 },
      has: { A: '2T', B: '1Ag 1B' },
    })
    expect(castilloScoring.outcome(state)?.ranking[0]).toEqual([seatOf(0)])
    const [ana, berta] = state.players.map(castilloScoring.wealthOf)
    expect(stated('CA-6.5')).toEqual([57, 2, 2, ana, 1, 1, berta])
  })
})
