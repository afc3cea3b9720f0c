/** What automatic players go by. */
import { describe, expect, test } from 'vitest'
import { copy, same } from '../../../shared/engine/copy.ts'
import { seqOf, seatsOf } from '../../../shared/engine/ids.ts'
import { randomAt, seedFromNumber } from '../../../shared/engine/random.ts'
import { conceal, openly } from '../../../shared/engine/secret.ts'
import { greedyBot } from '../../../shared/bots/greedy.ts'
import { evaluate, imagine } from '../../../shared/games/storming/bot.ts'
import { storming } from '../../../shared/games/storming/game.ts'
import type { AnyGame } from '../../../shared/engine/game.ts'
import { card, given, type Scene, seat, troop, wandered } from '../../kit/storming.ts'

const worth = (scene: Scene): number => evaluate(openly(given(scene)), seat('R'))

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
  ])('more with %s', (_, more, less) => {
    expect(worth(more)).toBeGreaterThan(worth(less))
  })

  test('greedy guards its last settlement', () => {
    const state = card(
      { homes: false, on: { D5: 'R:village', D7: 'B:knight', A2: 'B:village', G4: 'G:village' } },
      'R',
      'build',
    )
    const move = greedyBot(
      storming as unknown as AnyGame,
      conceal(state, seat('R')),
      seat('R'),
      randomAt(seedFromNumber(1), seqOf(1)),
    )
    expect(move).toEqual({ type: 'buildWall', region: 'D5' })
  })

  test('greedy takes a last settlement', () => {
    const on = { D5: 'B:village', D6: 'R:soldier', E3: 'G:village', C3: 'R:village' } as const
    const state = card({ homes: false, on }, 'R', 'military1')
    const move = greedyBot(
      storming as unknown as AnyGame,
      conceal(state, seat('R')),
      seat('R'),
      randomAt(seedFromNumber(1), seqOf(1)),
    )
    expect(move).toEqual({ type: 'attack', troopId: troop(state, 'D6'), to: 'D5' })
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
