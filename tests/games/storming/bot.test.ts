/** What automatic players go by. */
import { describe, expect, test, vi } from 'vitest'
import { copy, same } from '../../../shared/engine/copy.ts'
import { seqOf, seatsOf } from '../../../shared/engine/ids.ts'
import { randomAt, seedFromNumber } from '../../../shared/engine/random.ts'
import { conceal, openly } from '../../../shared/engine/secret.ts'
import { bots } from '../../../shared/bots/bots.ts'
import { greedyBot } from '../../../shared/bots/greedy.ts'
import { hintFor } from '../../../shared/bots/hint.ts'
import { quickRandom } from '../../../shared/bots/quickRandom.ts'
import {
  actionTypes,
  civilians,
  improvements,
  invention,
  pacts,
} from '../../../shared/games/storming/components.ts'
import { baseDesigns, generalEventIds } from '../../../shared/games/storming/events.ts'
import { evaluate } from '../../../shared/games/storming/bot.ts'
import { storming } from '../../../shared/games/storming/game.ts'
import type { RegionId } from '../../../shared/games/storming/layout.ts'
import { imagine } from '../../../shared/games/storming/imagine.ts'
import { stormingRules } from '../../../shared/games/storming/rules.ts'
import type { AnyGame } from '../../../shared/engine/game.ts'
import {
  attack,
  card,
  given,
  legal,
  plainOptions,
  run,
  type Scene,
  seat,
  troop,
  wall,
  wandered,
} from '../../kit/storming.ts'
import { simulate } from '../../sim/simulate.ts'
import { tallyOf } from '../../sim/tallies/tallies.ts'
import type { Move, MoveOf } from '../../../shared/games/storming/moves.ts'
import type { State, Step } from '../../../shared/games/storming/state.ts'

const worth = (scene: Scene): number => evaluate(openly(given(scene)), seat('R'))

/** R and G share a caravan, which scored at this seat's settlement last. */
const route = (last: 'R' | 'G', at: RegionId): Scene => ({
  on: { [at]: 'caravan' },
  pacts: [['tradeRoute', 'RG', last]],
})

describe('what a position is worth', () => {
  test.each<[string, Scene, Scene]>([
    ['a point', { perm: { R: 1 } }, {}],
    ['a settlement', { on: { D5: 'R:village' } }, {}],
    ['a wall', { on: { D5: 'R:village*' } }, { on: { D5: 'R:village' } }],
    [
      'a settlement out of reach',
      { on: { D5: 'R:village', D7: 'B:soldier' } },
      { on: { D5: 'R:village', D6: 'B:soldier' } },
    ],
    ['no revolts', {}, { revolts: { R: ['build'] } }],
    ['others’ lack of points', {}, { perm: { B: 1 } }],
    ['a caravan before a settlement', route('R', 'C6'), route('R', 'C4')],
    ['one that has scored elsewhere', route('R', 'C6'), route('G', 'C6')],
  ])('more with %s', (_, more, less) => {
    expect(worth(more)).toBeGreaterThan(worth(less))
  })

  const chosen = (state: State): Move =>
    greedyBot(
      storming as unknown as AnyGame,
      conceal(state, seat('R')),
      seat('R'),
      randomAt(seedFromNumber(1), seqOf(1)),
    ) as Move

  test('greedy guards its last settlements: by a wall, or by taking the threat away', () => {
    const far = { A2: 'B:village', G4: 'G:village' } as const
    const walled = card({ homes: false, on: { D5: 'R:village', D7: 'B:knight', ...far } }, 'R', 'build')
    expect(chosen(walled)).toEqual(wall('D5'))
    // Two that both lie open are as good as one: one of them is walled, though there is a town to be built.
    const two = { D5: 'R:village', E3: 'R:village', D6: 'B:soldier', E2: 'G:soldier', ...far } as const
    expect(chosen(card({ homes: false, on: two }, 'R', 'build')).type).toBe('buildWall')
    const near = card(
      { homes: false, on: { D5: 'R:village', D6: 'B:soldier', C6: 'R:soldier', ...far } },
      'R',
      'military1',
    )
    expect(chosen(near)).toEqual(attack(troop(near, 'C6'), 'D6'))
  })

  test('greedy takes a last settlement', () => {
    const on = { D5: 'B:village', D6: 'R:soldier', E3: 'G:village', C3: 'R:village' } as const
    const state = card({ homes: false, on }, 'R', 'military1')
    expect(chosen(state)).toEqual(attack(troop(state, 'D6'), 'D5'))
  })
})

/** A round is to be laid: everybody has an event to give. */
const laying = (scene: Scene): State => {
  const events = {
    R: ['assassination-blue-1'],
    B: ['assassination-red-1'],
    G: ['assassination-red-2'],
  }
  const round: readonly Step[] = [
    { type: 'planning' },
    { type: 'resolution' },
    { type: 'endRound' },
    { type: 'round' },
  ]
  return run(given({ ...scene, events }), round).state
}

describe('a last settlement', () => {
  const far = { A2: 'B:village', B4: 'B:village', G4: 'G:village', F2: 'G:village' } as const
  const left = (on: Scene['on']): Scene => ({ homes: false, on: { ...far, ...on } })
  const policy = (state: State): Move =>
    storming.policy!.pick(state, seat('R'), quickRandom(4), { noise: 0, taste: {} })
  const maestro = (state: State): Move =>
    bots.maestro(storming as unknown as AnyGame, conceal(state, seat('R')), seat('R'), quickRandom(1)) as Move

  test.each([
    ['a soldier', 'D7', 'B:soldier'],
    ['a knight', 'C2', 'G:knight'],
  ] as const)('is walled while %s is two moves away, whatever else there is to build', (_, at, enemy) => {
    const state = card(left({ D5: 'R:village', [at]: enemy }), 'R', 'build')
    expect(legal(state, 'R').map(({ type }) => type)).toContain('buildImprovement')
    expect(policy(state)).toEqual(wall('D5'))
    expect(maestro(state)).toEqual(wall('D5'))
  })

  test('is rid of whoever could walk in, and a mine is left for it', () => {
    const state = card(
      left({ D5: 'R:village', D6: 'B:soldier', C6: 'R:soldier', C7: 'mountain B:mine' }),
      'R',
      'military1',
    )
    expect(legal(state, 'R')).toContainEqual(attack(troop(state, 'C6'), 'C7'))
    expect(policy(state)).toEqual(attack(troop(state, 'C6'), 'D6'))
    expect(maestro(state)).toEqual(attack(troop(state, 'C6'), 'D6'))
  })

  test('is not left for attacks with all cards', () => {
    const state = laying(
      left({ D5: 'R:village', D6: 'B:soldier', C5: 'R:soldier', E4: 'R:soldier', B5: 'mountain' }),
    )
    for (const move of [policy(state), maestro(state)])
      expect(move.type === 'placeCards' && move.placements.map(({ card: laid }) => laid)).toContain(
        'build-red',
      )
  })

  test('is no longer wavered about once all that a seat has is open to enemies two moves away', () => {
    const laid = (on: Scene['on']): number => {
      const state = card(left(on), 'R', 'build')
      const random = quickRandom(4)
      const noise = storming.policy!.beginner
      const picks = Array.from({ length: 40 }, () =>
        storming.policy!.pick(state, seat('R'), random, { noise, taste: {} }),
      )
      return picks.filter((move) => same(move, wall('D5'))).length
    }
    expect(laid({ D5: 'R:village', D7: 'B:soldier' })).toBe(40)
    // Nobody near, or somewhere else to live on: a beginner takes this and that.
    expect(laid({ D5: 'R:village' })).toBeLessThan(20)
    expect(laid({ D5: 'R:village', F6: 'R:village*', D7: 'B:soldier' })).toBeLessThan(20)
  })

  test('is kept by others too, who lose as well', () => {
    const on = { D5: 'G:village', D6: 'B:soldier', D7: 'R:artillery', C7: 'B:village*' } as const
    const homes = { A2: 'B:village', G4: 'R:village', F2: 'R:village' } as const
    const state = card({ homes: false, on: { ...homes, ...on } }, 'R', 'military1')
    expect(legal(state, 'R')).toContainEqual(attack(troop(state, 'D7'), 'C7'))
    expect(policy(state)).toEqual(attack(troop(state, 'D7'), 'D6'))
  })
})

test('no hint lays diplomacy of which nothing follows, as where there are pacts with everybody', () => {
  for (const first of ['R', 'B'] as const) {
    const state = laying({
      first,
      on: { D5: 'R:village*', D6: 'B:soldier' },
      pacts: [
        ['noQuarter', 'RB'],
        ['blockade', 'RG'],
      ],
    })
    const hint = hintFor(storming as unknown as AnyGame, conceal(state, seat('R')), seat('R'))
    for (const move of [hint?.move, hint?.other] as readonly (Move | null | undefined)[]) {
      expect(move?.type).toBe('placeCards')
      expect(JSON.stringify(move)).not.toContain('diplomacy')
    }
  }
})

test('no hint compares cards with the same by the other military card of the hand', () => {
  const state = laying({
    first: 'R',
    on: { D5: 'R:town R:soldier', D6: 'B:village' },
    hand: { R: ['build', 'military1', 'military2'] },
  })
  const shuns = (move: Move): boolean => storming.policy!.shuns!(conceal(state, seat('R')), seat('R'), move)
  const own = JSON.stringify(storming.policy!.pick(state, seat('R'), quickRandom(4), { noise: 0, taste: {} }))
  const twin = own.replaceAll(/military./g, (one) => (one === 'military1' ? 'military2' : 'military1'))
  expect(twin).not.toBe(own)
  const { type, placements } = JSON.parse(twin) as MoveOf<'placeCards'>
  expect(shuns({ type, placements })).toBe(true)
  // In whatever order they are named.
  expect(shuns({ type, placements: placements.toReversed() })).toBe(true)
  // What it would lay is compared with what is advised instead.
  expect(shuns(JSON.parse(own) as Move)).toBe(false)
  const other: Move = {
    type: 'placeCards',
    placements: [
      { card: 'build-red', pile: 'present' },
      { card: 'military1-red', pile: 'future' },
    ],
  }
  expect(shuns(other)).toBe(false)
})

test('own pacts are kept, however one wavers; those of others are not', () => {
  const broken = (signers: string): number => {
    const state = card({ pacts: [['blockade', signers]] }, 'R', 'diplomacy')
    expect(legal(state, 'R')).toContainEqual({ type: 'breakPact', pact: 'blockade' })
    const random = quickRandom(4)
    const picks = Array.from({ length: 200 }, () =>
      storming.policy!.pick(state, seat('R'), random, { noise: 1000, taste: {} }),
    )
    return picks.filter(({ type }) => type === 'breakPact').length
  }
  expect(broken('RB')).toBe(0)
  expect(broken('BG')).toBeGreaterThan(0)
})

describe('[ST-4.9] the stand-in', () => {
  const played = (state: State): Move[] =>
    Array.from({ length: 200 }, (_, number) =>
      storming.standIn(conceal(state, seat('R')), seat('R'), quickRandom(number)),
    )

  test('leaves no pact of the seat’s own while anything else can be done', () => {
    // A card must be used: to end it is no answer yet.
    const types = (signers: string): Set<string> =>
      new Set(played(card({ pacts: [['blockade', signers]] }, 'R', 'diplomacy')).map(({ type }) => type))
    expect(types('RB')).not.toContain('breakPact')
    expect(types('BG')).toContain('breakPact')
  })

  test('attacks nobody who has signed with the seat, while there is anything else', () => {
    const on = { D5: 'B:village', D6: 'R:soldier', E3: 'G:village', C3: 'R:village' } as const
    const attacked = (signers: string): boolean => {
      const state = card({ homes: false, on, pacts: [['blockade', signers]] }, 'R', 'military1')
      expect(legal(state, 'R')).toContainEqual(attack(troop(state, 'D6'), 'D5'))
      return played(state).some(({ type }) => type === 'attack')
    }
    expect(attacked('RB')).toBe(false)
    expect(attacked('BG')).toBe(true)
  })

  test('breaks it where nothing else is left', () => {
    const state = card({ pacts: [['blockade', 'RB']] }, 'R', 'diplomacy')
    const only: Move = { type: 'breakPact', pact: 'blockade' }
    const candidates = vi.spyOn(stormingRules, 'candidates').mockReturnValue([only])
    expect(played(state)[0]).toEqual(only)
    candidates.mockRestore()
  })
})

describe('games against random players', () => {
  const played = ([3, 4] as const).map((seats) =>
    simulate({
      game: storming as unknown as AnyGame,
      options: plainOptions,
      bots: seats === 3 ? ['greedy', 'random', 'random'] : ['greedy', 'greedy', 'random', 'random'],
      games: seats === 3 ? 24 : 12,
      seed: 7,
      rotate: true,
      check: true,
      tally: tallyOf(storming.id),
      longest: storming.longest,
    }),
  )

  test('greedy wins at least 85 in 100 of those of three, against two', () => {
    const [three] = played
    expect(three?.finished).toBe(24)
    expect(three!.wins.byBot['greedy']! / 24).toBeGreaterThanOrEqual(0.85)
  })

  test('every card comes into play', () => {
    const kinds = [
      ...[...generalEventIds, ...baseDesigns, ...actionTypes, 'revolt', invention].map(
        (id) => `revealed: ${id}`,
      ),
      ...[...civilians, ...improvements].map((id) => `taken: ${id}`),
      ...pacts.map((id) => `signed: ${id}`),
      'won by: conquest',
      'won by: points',
    ]
    expect(kinds).toHaveLength(28 + 3 + 4 + 2 + 20 + 10 + 2)
    expect(kinds.filter((kind) => !played.some(({ told }) => (told[kind] ?? 0) > 0))).toEqual([])
  })
})

test('imagined worlds agree with what is seen, and differ where nothing is', () => {
  for (const [players, seed] of [
    [3, 1],
    [4, 2],
    [3, 3],
  ] as const)
    for (const steps of [30, 90, 150]) {
      const { state } = wandered(players, seed, steps)
      for (const one of seatsOf(players)) {
        const view = conceal(copy(state), one)
        const worlds = [1, 2, 3].map((number) => imagine(view, randomAt(seedFromNumber(number), seqOf(1))))
        for (const world of worlds) expect(same(conceal(copy(world), one), view)).toBe(true)
        expect(new Set(worlds.map((world) => JSON.stringify(world))).size).toBeGreaterThan(1)
      }
    }
})
