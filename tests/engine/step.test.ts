import { describe, expect, test } from 'vitest'
import { type Seat, seatOf } from '../../shared/engine/ids.ts'
import { noRandom } from '../../shared/engine/noRandom.ts'
import type { Rejection } from '../../shared/engine/result.ts'
import { type AutoStep, bySteps, type StepRules } from '../../shared/engine/step.ts'

const [ann, bob, eve] = [seatOf(0), seatOf(1), seatOf(2)]
const no = (reason: string): Rejection => ({ rule: 'ZZ-1.1', reason })

type Step = { readonly type: 'ask'; readonly seats: readonly Seat[] } | { readonly type: 'count' }
interface State {
  agenda: Step[]
  said: string[]
}
interface Move {
  readonly type: 'yes' | 'no' | 'never'
}
type Event = { readonly type: 'said'; readonly word: string } | { readonly type: 'done' }

const ask: StepRules<State, Extract<Step, { type: 'ask' }>, Move, Event> = {
  moves: ['yes', 'no'],
  asks: (_, { seats }) => seats,
  hears: () => [bob],
  candidates: (_, __, seat) => (seat === bob ? [{ type: 'no' }] : [{ type: 'yes' }, { type: 'no' }]),
  check: (_, __, ___, { type }) => (type === 'no' ? no('sayYes') : null),
  perform(progress, _, seat, { type }) {
    progress.emit({ type: 'said', word: `${seat} ${type}` })
    progress.emit({ type: 'done' })
  },
}
const count: AutoStep<State, Extract<Step, { type: 'count' }>, Event> = {
  auto(progress) {
    progress.emit({ type: 'said', word: 'counted' })
    progress.emit({ type: 'done' })
  },
}
const cutWith = (counting: typeof count) =>
  bySteps<State, Step, Move, Event>({
    now: ({ agenda }) => agenda.at(-1) ?? null,
    key: ({ said }, { type }, seat) => `${type}:${said.length}:${seat}`,
    steps: { ask, count: counting },
    refusals: { over: no('over'), wrongStep: no('wrongStep'), notAsked: no('notAsked') },
  })
const cut = cutWith(count)

const start = (...agenda: Step[]): State => ({ agenda: agenda.toReversed(), said: [] })
const evolve = (state: State, event: Event): void => {
  if (event.type === 'said') state.said.push(event.word)
  else state.agenda.pop()
}
const progressOf = (state: State) => ({
  state,
  random: noRandom,
  emit: (event: Event) => evolve(state, event),
  endAct: () => undefined,
})
const asking = (...seats: Seat[]): Step => ({ type: 'ask', seats })

describe('bySteps', () => {
  test('asks every seat of the step in force, each by its key', () => {
    expect(cut.decisions(start(asking(ann, eve)))).toEqual([
      { seat: ann, kind: 'ask', key: 'ask:0:0' },
      { seat: eve, kind: 'ask', key: 'ask:0:2' },
    ])
  })

  test('an automatic step, and the end, ask nobody', () => {
    expect(cut.decisions(start({ type: 'count' }))).toEqual([])
    expect(cut.decisions(start())).toEqual([])
    expect(cut.candidates(start({ type: 'count' }), ann)).toEqual([])
  })

  test('offers moves to who is asked or heard, and to nobody else', () => {
    const state = start(asking(ann))
    expect(cut.candidates(state, ann)).toHaveLength(2)
    expect(cut.candidates(state, bob)).toEqual([{ type: 'no' }])
    expect(cut.candidates(state, eve)).toEqual([])
  })

  test('refuses by the step, then by who is asked, then by the rules of the step', () => {
    const state = start(asking(ann))
    expect(cut.check(start(), ann, { type: 'yes' })).toEqual(no('over'))
    expect(cut.check(start({ type: 'count' }), ann, { type: 'yes' })).toEqual(no('over'))
    expect(cut.check(state, ann, { type: 'never' })).toEqual(no('wrongStep'))
    expect(cut.check(state, eve, { type: 'yes' })).toEqual(no('notAsked'))
    expect(cut.check(state, ann, { type: 'no' })).toEqual(no('sayYes'))
    expect(cut.check(state, ann, { type: 'yes' })).toBeNull()
    expect(cut.check(state, bob, { type: 'yes' })).toBeNull()
  })

  test('a move is followed by all that happens by itself, until somebody is asked', () => {
    const state = start(asking(ann), { type: 'count' }, { type: 'count' }, asking(eve), { type: 'count' })
    cut.perform(progressOf(state), ann, { type: 'yes' })
    expect(state.said).toEqual(['0 yes', 'counted', 'counted'])
    expect(cut.decisions(state).map(({ seat }) => seat)).toEqual([eve])
  })

  test('the act of a seat ends before the first automatic step that is no part of it', () => {
    const ends = (counting: typeof count): number => {
      const state = start(asking(ann), { type: 'count' }, asking(eve))
      const said: number[] = []
      const progress = { ...progressOf(state), endAct: () => void said.push(state.said.length) }
      cutWith(counting).perform(progress, ann, { type: 'yes' })
      return said[0] ?? -1
    }
    expect(ends(count)).toBe(1)
    expect(ends({ ...count, isOfAct: () => true })).toBe(-1)
  })

  test('settle runs automatic steps from the start, to the end if nobody is asked', () => {
    const state = start({ type: 'count' }, { type: 'count' })
    cut.settle(progressOf(state))
    expect(state).toEqual({ agenda: [], said: ['counted', 'counted'] })
  })

  test('automatic steps that never end are a bug, not a hang', () => {
    const endless = cutWith({ auto: () => undefined })
    expect(() => endless.settle(progressOf(start({ type: 'count' })))).toThrow('never end')
  })

  test('a move when nobody is asked is a bug', () => {
    expect(() => cut.perform(progressOf(start()), ann, { type: 'yes' })).toThrow('nobody is asked')
  })
})
