/** The plan behind a move: what its seat goes on with in most of the imagined worlds. */
import { expect, test } from 'vitest'
import { writeOnly } from '../../shared/bots/playout.ts'
import { quickRandom } from '../../shared/bots/quickRandom.ts'
import { Steps } from '../../shared/bots/steps.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { seatOf, type Tagged } from '../../shared/engine/ids.ts'
import { toy } from '../house/toygame/game.ts'
import { ann, toyState } from '../kit/toy.ts'

const bea = seatOf(1)
const first = { type: 'begin', at: 0 }
/** Whoever looks may play any card: what is done in a world is given. */
const game = { ...(toy as AnyGame), perform: () => undefined }

const go = (to: number) => ({ type: 'go', to })
const build = (at: number) => ({ type: 'build', at })

/** What is told of worlds in which a seat does these after its first move. */
const told = (
  worlds: readonly (readonly Tagged[])[],
  kinds: readonly string[] = [],
  formal: readonly string[] = [],
) => {
  const steps = new Steps({ kinds, formal })
  for (const moves of worlds) {
    const followed = steps.follow(game, ann)
    const progress = writeOnly(game, toyState([['c01'], ['c02']]), quickRandom(1))
    for (const move of [first, ...moves]) {
      followed.perform(progress, bea, go(9))
      followed.perform(progress, ann, move)
    }
  }
  return steps.told().map(({ move, isKind, often }) => ({ move, isKind, often }))
}

/** What is given up before any step that is told, in worlds in which a seat does these after its first move. */
const passesIn = (worlds: readonly (readonly Tagged[])[]): readonly string[] => {
  const steps = new Steps()
  for (const moves of worlds) {
    const followed = steps.follow(game, ann)
    const progress = writeOnly(game, toyState([['c01'], ['c02']]), quickRandom(1))
    for (const move of [first, ...moves]) followed.perform(progress, ann, move)
  }
  return steps.passes()
}

const named = (move: Tagged, often = 1) => ({ move, isKind: false, often })

test('what comes in half of the worlds or more is told, in its order, and what comes in fewer is not', () => {
  expect(told([[go(1), build(2)], [go(1), build(2)], [go(1), build(3)], [go(2)]])).toEqual([
    named(go(1), 0.75),
    named(build(2), 0.5),
  ])
  expect(told([[go(1)], [go(2)], [go(3)]])).toEqual([])
  // The second is told of those worlds alone that share the first.
  expect(
    told([
      [go(1), build(1)],
      [go(1), build(2)],
      [go(2), build(1)],
    ]),
  ).toEqual([named(go(1), 2 / 3)])
})

test('no more than two steps are told, and none where no world was played', () => {
  expect(told([[go(1), go(2), go(3)]])).toEqual([named(go(1)), named(go(2))])
  expect(told([])).toEqual([])
})

test('what names nothing is a matter of course: what comes after it is told', () => {
  expect(
    told([
      [{ type: 'roll' }, build(1)],
      [{ type: 'pass' }, build(1)],
    ]),
  ).toEqual([named(build(1))])
})

test('what may well be given up before any step is known by its type, and what comes after one is not', () => {
  const pass = { type: 'pass' }
  expect(passesIn([[pass, go(1)], [pass], [go(1)]])).toEqual(['pass'])
  expect(passesIn([[pass], [go(1)], [go(1)], [go(2)]])).toEqual([])
  expect(passesIn([[go(1), pass]])).toEqual([])
  expect(passesIn([])).toEqual([])
})

test('a form that is gone through, as to say who starts, is no step of a plan: what comes after it is told', () => {
  const worlds = [
    [go(1), build(1)],
    [go(1), build(1)],
  ]
  expect(told(worlds)).toEqual([named(go(1)), named(build(1))])
  expect(told(worlds, ['go'], ['go'])).toEqual([named(build(1))])
})

test('a kind that the game tells plans by is told where places differ, if it comes in nearly all worlds', () => {
  const worlds = [[build(1)], [build(2)], [build(3)], [build(4)], [go(1)]]
  expect(told(worlds)).toEqual([])
  expect(told(worlds, ['go'])).toEqual([])
  expect(told(worlds, ['build'])).toEqual([{ move: build(1), isKind: true, often: 0.8 }])
  expect(told(worlds.slice(1), ['build'])).toEqual([])
})

test('a move is named from what its seat sees when it makes it', () => {
  const steps = new Steps()
  const state = toyState([['c01'], ['c02']])
  const followed = steps.follow(game, ann)
  const progress = writeOnly(game, state, quickRandom(1))
  followed.perform(progress, ann, first)
  followed.perform(progress, ann, go(1))
  const [step] = steps.told()
  expect(step?.view).not.toBe(state)
  // Of what another holds in secret it knows nothing.
  expect(JSON.stringify(state)).toContain('c02')
  expect(JSON.stringify(step?.view)).not.toContain('c02')
  expect(JSON.stringify(step?.view)).toContain('c01')
})
