import * as v from 'valibot'
import type { Figure, GameDefinition, Progress } from '../../../shared/engine/game.ts'
import { type RuleId, type Seat, seatOf, seatsOf } from '../../../shared/engine/ids.ts'
import type { Rejection } from '../../../shared/engine/result.ts'
import { type Bag, faces, hide, known, put, take } from '../../../shared/engine/secret.ts'
import { placesOf } from '../../../shared/engine/standing.ts'
import { type AutoStep, bySteps, type StepRules } from '../../../shared/engine/step.ts'
import { type Event, guards, isPlot, type Move, plots, type State, type Step } from './state.ts'

type StepOf<Kind extends Step['type']> = Extract<Step, { type: Kind }>
type Table = Progress<State, Event>

const no = (rule: RuleId, reason: string): Rejection => ({ rule, reason })
const all = (state: State): Seat[] => seatsOf(state.hands.length)
const handOf = (state: State, seat: Seat): Bag<string> => state.hands[seat] as Bag<string>
const held = (state: State, seat: Seat, isKind: (card: string) => boolean): string[] =>
  faces(handOf(state, seat)).filter(isKind)
const isGuard = (card: string): boolean => !isPlot(card)

const draw = ({ state, emit }: Table, seat: Seat, pile: 'plots' | 'guards'): void => {
  const top = state[pile].at(-1)
  if (top === undefined) return
  const face = known(top)
  if (isPlot(face) !== (pile === 'plots')) throw new Error(`${face} lies in the pile of ${pile}`)
  emit({ type: 'drew', seat, pile, card: hide(face, seat) })
}

const turn: StepRules<State, StepOf<'turn'>, Move, Event> = {
  moves: ['plot', 'pass'],
  asks: ({ active }) => [active],
  *candidates(state, _, seat) {
    yield { type: 'pass' }
    for (const card of held(state, seat, isPlot))
      for (const against of all(state)) if (against !== seat) yield { type: 'plot', card, against }
  },
  check(state, _, seat, move) {
    if (move.type !== 'plot') return null
    if (!held(state, seat, isPlot).includes(move.card)) return no('IN-2', 'notInHand')
    return move.against !== seat && move.against < state.hands.length ? null : no('IN-2', 'nobodyThere')
  },
  perform({ state, emit }, _, seat, move) {
    if (move.type !== 'plot') return emit({ type: 'passed' })
    const target = seatOf(move.against)
    // Others stand by clockwise from who plots; the one plotted against answers last.
    const count = state.hands.length
    const ask = all(state)
      .map((offset) => seatOf((seat + offset) % count))
      .filter((other) => other !== seat && other !== target)
    emit({ type: 'plotted', seat, card: move.card, target, ask })
  },
}

/** Aid and parry are the same answer given by different seats [IN-3]: all are asked, so that no question tells of a hand. */
const guarding = <Asking extends StepOf<'aid' | 'parry'>>(
  targetOf: (step: Asking) => Seat,
): StepRules<State, Asking, Move, Event> => ({
  moves: ['guard', 'pass'],
  asks: (_, { seat }) => [seat],
  *candidates(state, _, seat) {
    yield { type: 'pass' }
    for (const card of held(state, seat, isGuard)) yield { type: 'guard', card }
  },
  check: (state, _, seat, move) =>
    move.type === 'guard' && !held(state, seat, isGuard).includes(move.card) ? no('IN-3', 'notInHand') : null,
  perform({ state, emit }, step, seat, move) {
    if (move.type !== 'guard') return emit({ type: 'passed' })
    emit({ type: 'guarded', seat, card: move.card, by: state.active, target: targetOf(step) })
  },
})

const press: StepRules<State, StepOf<'press'>, Move, Event> = {
  moves: ['press', 'pass'],
  asks: (_, { seat }) => [seat],
  *candidates(state, _, seat) {
    yield { type: 'pass' }
    for (const card of held(state, seat, isPlot)) yield { type: 'press', card }
  },
  check: (state, _, seat, move) =>
    move.type === 'press' && !held(state, seat, isPlot).includes(move.card) ? no('IN-4', 'notInHand') : null,
  perform({ emit }, { target }, seat, move) {
    emit(move.type === 'press' ? { type: 'pressed', seat, card: move.card, target } : { type: 'passed' })
  },
}

const strike: AutoStep<State, StepOf<'strike'>, Event> = {
  auto: ({ state, emit }, { target }) =>
    emit({ type: 'struck', target, by: state.active, crown: state.crown === null || state.crown === target }),
}

const next: AutoStep<State, StepOf<'next'>, Event> = {
  auto(table) {
    const { state, emit } = table
    draw(table, state.active, 'plots')
    draw(table, state.active, 'guards')
    if (state.plots.length === 0) return emit({ type: 'ended' })
    const seat = seatOf((state.active + 1) % state.hands.length)
    if (state.crown === seat && state.reigning === seat) return emit({ type: 'reigned', seat })
    emit({ type: 'turnBegan', seat })
  },
}

const rules = bySteps<State, Step, Move, Event>({
  now: ({ stack }) => stack.at(-1) ?? null,
  key: ({ facts }, { type }, seat) => `${type}:${facts}.${seat}`,
  steps: {
    turn,
    aid: guarding<StepOf<'aid'>>(({ target }) => target),
    parry: guarding<StepOf<'parry'>>(({ seat }) => seat),
    press,
    strike,
    next,
  },
  refusals: { over: no('IN-6', 'over'), wrongStep: no('IN-3', 'notNow'), notAsked: no('IN-3', 'notAsked') },
})

const evolve = (state: State, event: Event): void => {
  state.facts++
  switch (event.type) {
    case 'dealt':
      state.plots = [...event.plots]
      state.guards = [...event.guards]
      return
    case 'drew':
      state[event.pile].pop()
      put(handOf(state, event.seat), event.card)
      return
    case 'plotted':
      play(state, event.seat, event.card)
      state.stack.pop()
      state.stack.push(
        { type: 'next' },
        { type: 'strike', target: event.target },
        { type: 'parry', seat: event.target },
        ...event.ask.toReversed().map((seat): Step => ({ type: 'aid', seat, target: event.target })),
      )
      return
    case 'guarded':
      play(state, event.seat, event.card)
      // What was still to be asked is for nothing if the guard stands: only pressing on asks again.
      while (state.stack.at(-1)?.type !== 'next') state.stack.pop()
      state.stack.push({ type: 'press', seat: event.by, target: event.target })
      return
    case 'pressed':
      play(state, event.seat, event.card)
      state.stack.pop()
      state.stack.push({ type: 'strike', target: event.target }, { type: 'parry', seat: event.target })
      return
    case 'passed':
      if (state.stack.pop()?.type === 'turn') state.stack.push({ type: 'next' })
      return
    case 'struck':
      state.stack.pop()
      state.favours[event.target] = (state.favours[event.target] ?? 0) - 1
      state.favours[event.by] = (state.favours[event.by] ?? 0) + 1
      if (event.crown) state.crown = event.by
      return
    case 'turnBegan':
      state.stack = [{ type: 'turn' }]
      if (state.reigning === event.seat || state.crown === event.seat)
        state.reigning = state.crown === event.seat ? event.seat : null
      state.active = event.seat
      return
    case 'reigned':
      state.won = event.seat
      state.stack = []
      return
    case 'ended':
      state.stack = []
  }
}

const play = (state: State, seat: Seat, card: string): void => {
  take(handOf(state, seat), handOf(state, seat).bag.find((thing) => thing?.secret === card) ?? null)
  state.discard.push(card)
}

/** Every hidden face drawn anew; a pile holds its own kind alone, a hand holds either. */
const imagine: GameDefinition<State, Move, Event, object>['imagine'] = (view, _, random) => {
  const shown = JSON.stringify(view)
  const hidden = (cards: readonly string[]): string[] =>
    random.shuffle(cards.filter((card) => !shown.includes(`"${card}"`)))
  const left = { plots: hidden(plots), guards: hidden(guards) }
  const piles = (pile: 'plots' | 'guards') => view[pile].map((thing) => thing ?? hide(left[pile].pop() ?? ''))
  const [plotPile, guardPile] = [piles('plots'), piles('guards')]
  const rest = random.shuffle([...left.plots, ...left.guards])
  return {
    ...view,
    plots: plotPile,
    guards: guardPile,
    hands: view.hands.map((hand, owner) => {
      const full: Bag<string> = { bag: [] }
      for (const thing of hand.bag) put(full, thing ?? hide(rest.pop() ?? '', seatOf(owner)))
      return full
    }),
  }
}

/** Who reigned has won, whatever they hold [IN-6]. */
const standings = (state: State): readonly (readonly Figure[])[] =>
  all(state).map((seat) => [
    { what: 'reigned', rule: 'IN-6', value: state.won === seat ? 1 : 0 },
    { what: 'crown', rule: 'IN-6', value: state.crown === seat ? 1 : 0 },
    { what: 'favours', rule: 'IN-6', value: state.favours[seat] ?? 0 },
  ])

const card = v.pipe(v.string(), v.regex(/^[pg]\d\d$/))

export const intrigue: GameDefinition<State, Move, Event, object> = {
  id: 'intrigue',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: v.strictObject({}),
  moves: v.variant('type', [
    v.strictObject({
      type: v.literal('plot'),
      card,
      against: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
    }),
    v.strictObject({ type: v.literal('guard'), card }),
    v.strictObject({ type: v.literal('press'), card }),
    v.strictObject({ type: v.literal('pass') }),
  ]),
  blank: ({ seats }) => ({
    stack: [{ type: 'turn' }],
    facts: 0,
    active: seatOf(0),
    plots: plots.map((one) => hide(one)),
    guards: guards.map((one) => hide(one)),
    hands: seatsOf(seats).map(() => ({ bag: [] })),
    discard: [],
    favours: seatsOf(seats).map(() => 3),
    crown: null,
    reigning: null,
    won: null,
  }),
  setup(table) {
    const { random, emit, state } = table
    const shuffled = (cards: readonly string[]) => random.shuffle(cards).map((one) => hide(one))
    emit({ type: 'dealt', plots: shuffled(plots), guards: shuffled(guards) })
    for (const seat of all(state))
      for (const pile of ['plots', 'guards', 'plots'] as const) draw(table, seat, pile)
    rules.settle(table)
  },
  decisions: rules.decisions,
  candidates: rules.candidates,
  check: rules.check,
  perform: rules.perform,
  evolve,
  standIn: () => ({ type: 'pass' }),
  imagine,
  evaluate: (view, seat) => (view.favours[seat] ?? 0) + (view.crown === seat ? 5 : 0),
  scores: (state) => all(state).map(() => []),
  standings,
  outcome: (state) => (state.stack.length > 0 ? null : placesOf(standings(state))),
  census: ({ hands, discard, ...piles }) => ({
    cards: hands.reduce(
      (sum, { bag }) => sum + bag.length,
      discard.length + piles.plots.length + piles.guards.length,
    ),
    favours: piles.favours.reduce((sum, count) => sum + count + 100, 0),
  }),
  kindOf: (face) => (isPlot(face) ? 'plot' : 'guard'),
  longest: 400,
}
