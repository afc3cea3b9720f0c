import { describe, expect, test } from 'vitest'
import { type AnyPolicy, playOut, stylesFor } from '../../shared/bots/playout.ts'
import { quickRandom } from '../../shared/bots/quickRandom.ts'
import { search } from '../../shared/bots/search.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { seatOf, type Tagged } from '../../shared/engine/ids.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { toy } from '../house/toygame/game.ts'
import type { State } from '../house/toygame/state.ts'
import { ann, toyState } from '../kit/toy.ts'

/** Worlds of one move each; how good they are hangs on the card that was bid alone. */
const policyFor = (worths: Readonly<Record<string, number>>): AnyPolicy => ({
  ...(toy as AnyGame).policy!,
  isFar: () => true,
  lead: (state) => worths[(state as State).bids[ann]?.card?.secret ?? ''] ?? 0,
})
/** The policy's own move is the highest card; one may be liked for itself. */
const found = (worths: Readonly<Record<string, number>>, liked?: { card: string; by: number }) => {
  const view = conceal(toyState([Object.keys(worths), ['c11', 'c12']]), ann)
  const style = { noise: 0, taste: {} }
  const effort = { own: style, others: () => style, moves: 600, caution: 0.7 }
  const liking = ([move]: readonly Tagged[]): number =>
    liked !== undefined && move !== undefined && 'card' in move && move.card === liked.card ? liked.by : 0
  const { move, weighed } = search(toy as AnyGame, policyFor(worths), view, ann, quickRandom(3), {
    ...effort,
    ...(liked && { liking }),
  })
  return { card: 'card' in move ? move.card : null, worlds: weighed.map(({ worlds }) => worlds) }
}

describe('the search stops as soon as it is clear what is best', () => {
  test('where another move than the policy’s own is', () => {
    const { card, worlds } = found({ c01: 3, c02: 0, c03: 0 })
    expect(card).toBe('c01')
    expect(Math.max(...worlds)).toBeLessThan(10)
  })

  test('where the policy’s own move is', () => {
    const { card, worlds } = found({ c01: 0, c02: 0, c03: 3 })
    expect(card).toBe('c03')
    expect(Math.max(...worlds)).toBeLessThan(10)
  })

  test('where there is nothing else, before it begins', () => {
    expect(found({ c03: 0 })).toEqual({ card: 'c03', worlds: [0] })
  })
})

describe('what is liked for itself', () => {
  // Half a point is an eighth of a win at most, with a scale of one point.
  const worths = { c01: 0, c02: -0.05, c03: 0 }

  test('is taken where little is lost by it', () => {
    expect(found(worths).card).toBe('c03')
    expect(found(worths, { card: 'c02', by: 0.05 }).card).toBe('c02')
  })

  test('is left where more is', () => {
    expect(found({ ...worths, c02: -3 }, { card: 'c02', by: 0.05 }).card).toBe('c03')
  })
})

test('what is left behind meets no more worlds, and those that are close share what it spares', () => {
  const { card, worlds } = found({ c01: -3, c02: 0.001, c03: 0 })
  expect(card).toBe('c03')
  const [home = 0, ...others] = worlds.toSorted((a, b) => b - a)
  expect(home).toBeGreaterThan(40)
  expect(others[0]).toBe(home)
  expect(others[1]).toBeLessThan(10)
})

test('all are imagined to stray a tenth of the scale from the policy, or as far as the game says; others by their habits', () => {
  const view = conceal(toyState([['c01'], ['c02']]), ann)
  const straying = (more: Partial<AnyPolicy>) => {
    const policy = { ...policyFor({}), scale: 20, habits: () => [{}, { bold: 2 }], ...more }
    const { own, others } = stylesFor(policy, view, { shy: 3 })
    return [own, others(seatOf(1)), others(seatOf(2))]
  }
  const likings = [{ shy: 3 }, { bold: 2 }, {}]
  expect(straying({})).toEqual(likings.map((taste) => ({ noise: 2, taste })))
  expect(straying({ wavering: 0.3 })).toEqual(likings.map((taste) => ({ noise: 6, taste })))
})

test('a world that is played out asks once for each state', () => {
  const policy = (toy as AnyGame).policy!
  const view = conceal(
    toyState([
      ['c01', 'c02'],
      ['c11', 'c12'],
    ]),
    ann,
  )
  let asked = 0
  const counting: AnyGame = {
    ...(toy as AnyGame),
    decisions: (state) => {
      asked++
      return (toy as AnyGame).decisions(state)
    },
  }
  const world = toy.imagine(view, ann, quickRandom(3))
  const style = { noise: 0, taste: {} }
  const chance = { rules: quickRandom(1), picks: quickRandom(2) }
  const from = { view, seat: ann, plan: [] }
  const moves = playOut(counting, policy, world, from, { own: style, others: () => style }, chance)
  expect(moves).toBeGreaterThan(2)
  expect(asked).toBe(moves + 1)
})
