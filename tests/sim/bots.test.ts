import { describe, expect, test } from 'vitest'
import { bots } from '../../shared/bots/bots.ts'
import { legalMoves } from '../../shared/engine/game.ts'
import { seqOf } from '../../shared/engine/ids.ts'
import { randomAt, seedFromNumber } from '../../shared/engine/random.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { botLevels } from '../../shared/protocol/botLevels.ts'
import { toy } from '../house/toygame/game.ts'
import type { State } from '../house/toygame/state.ts'
import { ann, toyState } from '../kit/toy.ts'

const state = toyState([
  ['c01', 'c02'],
  ['c11', 'c12'],
])
/** How often a bot makes which move, asked this many times. */
const choices = (level: keyof typeof bots, asked: number, game = toy) => {
  const random = randomAt(seedFromNumber(3), seqOf(1))
  const counts = new Map<string, number>()
  for (let turn = 0; turn < asked; turn++) {
    const move = JSON.stringify(bots[level](game, conceal(state, ann), ann, random))
    counts.set(move, (counts.get(move) ?? 0) + 1)
  }
  return counts
}
const worth = (evaluate: (view: State) => number): typeof toy => ({ ...toy, evaluate })

test('there is a bot for every level a table can ask for', () => {
  expect(Object.keys(bots).toSorted()).toEqual(botLevels.toSorted())
})

describe('random', () => {
  test('makes every legal move, each as often', () => {
    const counts = choices('random', 4000)
    const legal = legalMoves(toy, state, ann).map((move) => JSON.stringify(move))
    expect([...counts.keys()].toSorted()).toEqual(legal.toSorted())
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    // 3 degrees of freedom: one in a thousand lies past 16.3.
    expect(chi).toBeLessThan(16.3)
  })
})

describe('greedy', () => {
  test('makes the move after which its position looks best', () => {
    const keepsHigh = worth((view) => (JSON.stringify(view.bids[ann]).includes('c01') ? 1 : 0))
    expect([...choices('greedy', 20, keepsHigh).keys()]).toEqual(['{"type":"bid","card":"c01"}'])
  })

  test('also where all looks bad', () => {
    const allBad = worth((view) => (JSON.stringify(view.bids[ann]).includes('c02') ? -5 : -9))
    expect([...choices('greedy', 20, allBad).keys()]).toEqual(['{"type":"bid","card":"c02"}'])
  })

  test('draws among equals', () => {
    expect(
      choices(
        'greedy',
        200,
        worth(() => 0),
      ).size,
    ).toBe(4)
  })
})

describe('aprendiz', () => {
  /** What it makes of a policy that bids its highest card, c02, and does nothing by moves of these types. */
  const wavering = (...idle: readonly string[]): readonly string[] => {
    const policy = { ...toy.policy!, beginner: 3, idle }
    return [...choices('aprendiz', 300, { ...toy, policy }).keys()].toSorted()
  }
  const [low, high] = ['{"type":"bid","card":"c01"}', '{"type":"bid","card":"c02"}']
  const isOffer = (move: string): boolean => move.startsWith('{"type":"offer"')

  test('wavers: it makes now one move, now another', () => {
    expect(wavering()).toEqual(expect.arrayContaining([low, high]))
    expect(wavering().some(isOffer)).toBe(true)
  })

  test('does not waver into doing nothing: it does what there is to do instead', () => {
    expect(wavering('offer')).toEqual([low, high])
  })

  test('does nothing where that is what there is to do', () => {
    const made = wavering('bid')
    expect(made.filter((move) => !isOffer(move))).toEqual([high])
    expect(made.length).toBeGreaterThan(1)
  })
})

test.each(botLevels)('%s says so when it has no legal move', (level) => {
  const stuck: typeof toy = {
    ...toy,
    candidates: () => [],
    check: () => ({ rule: 'TY-3.1', reason: 'over' }),
  }
  expect(() => choices(level, 1, stuck)).toThrow()
})
