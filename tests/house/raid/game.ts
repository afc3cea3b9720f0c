import * as v from 'valibot'
import type { Figure, GameDefinition, Progress } from '../../../shared/engine/game.ts'
import { type RuleId, type Seat, seatOf, seatsOf, type Tagged } from '../../../shared/engine/ids.ts'
import type { Rejection } from '../../../shared/engine/result.ts'
import { hide, known } from '../../../shared/engine/secret.ts'
import { placesOf } from '../../../shared/engine/standing.ts'
import { bySteps, type AutoStep, type StepRules } from '../../../shared/engine/step.ts'
import type { Bundle, Event, Move, Options, Raider, State, Step } from './state.ts'

type StepOf<Kind extends Step['type']> = Extract<Step, { type: Kind }>
type Table = Progress<State, Event>

const raidersEach = 4
const tower = 6
const no = (rule: RuleId, reason: string): Rejection => ({ rule, reason })
const all = (state: State): Seat[] => seatsOf(state.raiders.length)
const playing = (state: State): Seat[] => all(state).filter((seat) => state.resigned[seat] !== true)
const sideOf = ({ options }: State, seat: Seat): number => (options.sides === 'pairs' ? seat % 2 : seat)
const ownOf = (state: State, seat: Seat): readonly Raider[] => state.raiders[seat] ?? []
const stockOf = (state: State, seat: number): Bundle => state.stock[seat] ?? { coins: 0, boards: 0 }
const holds = (stock: Bundle, { coins, boards }: Bundle): boolean =>
  coins <= stock.coins && boards <= stock.boards

const muster: StepRules<State, StepOf<'muster'>, Move, Event> = {
  moves: ['muster'],
  asks: (state) => playing(state).filter((seat) => state.muster[seat] === 'open'),
  hears: playing,
  candidates: () => [0, 1, 2].map((coins) => ({ type: 'muster', coins })),
  check: (_state, _step, _seat, move) =>
    move.type === 'muster' && move.coins <= 2 ? null : no('RD-1', 'tooMany'),
  perform({ emit }, _, seat, move) {
    if (move.type === 'muster') emit({ type: 'mustered', seat, coins: hide(move.coins, seat) })
  },
}

const reveal: AutoStep<State, StepOf<'reveal'>, Event> = {
  auto: ({ state, emit }) =>
    emit({ type: 'revealed', coins: state.muster.map((coins) => (coins === 'open' ? 0 : known(coins))) }),
}

const roll: StepRules<State, StepOf<'roll'>, Move, Event> = {
  moves: ['roll'],
  asks: ({ active }) => [active],
  candidates: () => [{ type: 'roll' }],
  check: () => null,
  perform: ({ emit, random }) => emit({ type: 'rolled', dice: [random.die(), random.die(), random.die()] }),
}

/** Of equal raiders the first ones, of equal dice the first one. */
const marches = function* (state: State, seat: Seat): Generator<Move> {
  for (const at of new Set(ownOf(state, seat).map((raider) => raider.at))) {
    const group = ownOf(state, seat).filter((raider) => raider.at === at && !raider.moved)
    for (const [die, { value, used }] of state.dice.entries()) {
      if (used || state.dice.findIndex((other) => !other.used && other.value === value) !== die) continue
      for (let size = 1; size <= Math.min(3, group.length); size++)
        for (let to = at + 1; to <= Math.min(tower, at + value); to++)
          yield { type: 'march', die, raiders: group.slice(0, size).map(({ id }) => id), to }
    }
  }
}

const coin: Bundle = { coins: 1, boards: 0 }
const board: Bundle = { coins: 0, boards: 1 }

const isFarthest = (
  state: State,
  seat: Seat,
  { die, raiders, to }: Extract<Move, { type: 'march' }>,
): boolean => {
  const at = ownOf(state, seat).find(({ id }) => id === raiders[0])?.at ?? 0
  return to === Math.min(tower, at + (state.dice[die]?.value ?? 0))
}

/** [RD-3] */
const refuseMarch = (state: State, seat: Seat, move: Extract<Move, { type: 'march' }>): Rejection | null => {
  const die = state.dice[move.die]
  if (die === undefined || die.used) return no('RD-3', 'dieUsed')
  const group = ownOf(state, seat).filter(({ id }) => move.raiders.includes(id))
  const [first] = group
  if (first === undefined || group.length !== move.raiders.length) return no('RD-3', 'notYours')
  if (group.some(({ at, moved }) => moved || at !== first.at)) return no('RD-3', 'notTogether')
  return move.to > first.at && move.to - first.at <= die.value && move.to <= tower
    ? null
    : no('RD-3', 'tooFar')
}

/** Nobody is held up by offers without end: one a turn [RD-4]. */
const refuseOffer = (state: State, seat: Seat, { to, give, get }: Extract<Move, { type: 'offer' }>) => {
  if (state.options.trade === 'no' || state.offered) return no('RD-4', 'noMoreOffers')
  if (to === seat || !playing(state).some((one) => one === to)) return no('RD-4', 'nobodyThere')
  return holds(stockOf(state, seat), give) && holds(stockOf(state, to), get) ? null : no('RD-4', 'tooMuch')
}

const foesAt = (state: State, seat: Seat, at: number): Raider[] =>
  all(state)
    .filter((other) => sideOf(state, other) !== sideOf(state, seat))
    .flatMap((other) => ownOf(state, other).filter((raider) => raider.at === at && at > 0))

const roundOfDice = ({ random }: Table, count: number): number[] =>
  Array.from({ length: count }, () => random.die()).sort((a, b) => b - a)

const main: StepRules<State, StepOf<'main'>, Move, Event> = {
  moves: ['march', 'offer', 'end'],
  asks: ({ active }) => [active],
  *candidates(state, _, seat) {
    yield { type: 'end' }
    yield* marches(state, seat)
  },
  check(state, _, seat, move) {
    if (move.type === 'march') return refuseMarch(state, seat, move)
    return move.type === 'offer' ? refuseOffer(state, seat, move) : null
  },
  perform(table, _, seat, move) {
    const { state, emit } = table
    if (move.type === 'end') return endTurn(table)
    if (move.type === 'offer') {
      const { to, give, get } = move
      return emit({ type: 'offered', offer: { from: seat, to: seatOf(to), give, get } })
    }
    if (move.type !== 'march') return
    emit({ type: 'marched', seat, die: move.die, ids: move.raiders, to: move.to })
    const [attackers, defenders] = [[...move.raiders], foesAt(state, seat, move.to).map(({ id }) => id)]
    while (attackers.length > 0 && defenders.length > 0) {
      const [red, blue] = [roundOfDice(table, attackers.length), roundOfDice(table, defenders.length)]
      const pairs = Math.min(red.length, blue.length)
      const lost = Array.from({ length: pairs }, (_pair, index) =>
        (red[index] ?? 0) > (blue[index] ?? 0) ? defenders.pop() : attackers.pop(),
      ).filter((id) => id !== undefined)
      emit({ type: 'fought', red, blue, lost })
    }
    const here = ownOf(state, seat).filter(({ at }) => at === tower).length
    if (here >= 3) emit({ type: 'taken', seat })
  },
}

const answer: StepRules<State, StepOf<'answer'>, Move, Event> = {
  moves: ['accept', 'reject'],
  asks: ({ offer }) => (offer === null ? [] : [offer.to]),
  candidates: () => [{ type: 'accept' }, { type: 'reject' }],
  check: () => null,
  perform: ({ emit }, _step, _seat, move) => emit({ type: 'answered', agreed: move.type === 'accept' }),
}

const endTurn = ({ state, emit }: Table): void => {
  const count = state.raiders.length
  let [next, round] = [state.active, state.round]
  do {
    next = seatOf((next + 1) % count)
    if (next === 0) round++
  } while (state.resigned[next] === true)
  if (round > Number(state.options.rounds)) emit({ type: 'ended' })
  else emit({ type: 'turnEnded', next, round })
}

const now = (state: State): Step | null => {
  if (state.phase === 'over') return null
  if (state.phase === 'muster')
    return playing(state).every((seat) => state.muster[seat] !== 'open')
      ? { type: 'reveal' }
      : { type: 'muster' }
  return state.offer === null ? { type: state.phase } : { type: 'answer' }
}

const rules = bySteps<State, Step, Move, Event>({
  now,
  key: ({ facts, phase }, step, seat) => `${step.type}:${phase === 'muster' ? 0 : facts}.${seat}`,
  steps: { muster, reveal, roll, main, answer },
  // Leaving is for everybody, at any time [RD-5].
  always: {
    moves: ['resign'],
    check: (state, seat) => (state.resigned[seat] === true ? no('RD-5', 'gone') : null),
    perform(table, seat) {
      table.emit({ type: 'resigned', seat })
      const sides = new Set(playing(table.state).map((one) => sideOf(table.state, one)))
      if (sides.size < 2) return table.emit({ type: 'ended' })
      if (table.state.phase !== 'muster' && table.state.active === seat) endTurn(table)
    },
  },
  refusals: {
    over: no('RD-6', 'over'),
    wrongStep: no('RD-2', 'notNow'),
    notAsked: no('RD-2', 'notYourTurn'),
  },
})

const trade = (state: State, from: Seat, to: Seat, { coins, boards }: Bundle): void => {
  const [giver, taker] = [state.stock[from], state.stock[to]]
  if (giver === undefined || taker === undefined) return
  giver.coins -= coins
  giver.boards -= boards
  taker.coins += coins
  taker.boards += boards
}

const evolve = (state: State, event: Event): void => {
  state.facts++
  const each = state.raiders.flat()
  switch (event.type) {
    case 'mustered':
      state.muster[event.seat] = event.coins
      return
    case 'revealed':
      for (const [seat, coins] of event.coins.entries())
        trade(state, seatOf(seat), state.active, { coins, boards: 0 })
      state.muster = state.muster.map(() => 'open')
      state.phase = 'roll'
      return
    case 'rolled':
      state.dice = event.dice.map((value) => ({ value, used: false }))
      state.phase = 'main'
      return
    case 'marched': {
      const die = state.dice[event.die]
      if (die !== undefined) die.used = true
      for (const raider of each)
        if (event.ids.includes(raider.id)) Object.assign(raider, { at: event.to, moved: true })
      return
    }
    case 'fought':
      for (const raider of each) if (event.lost.includes(raider.id)) raider.at = -1
      return
    case 'offered':
      state.offer = event.offer
      state.offered = true
      return
    case 'answered': {
      const { offer } = state
      state.offer = null
      if (offer === null || !event.agreed) return
      trade(state, offer.from, offer.to, offer.give)
      trade(state, offer.to, offer.from, offer.get)
      return
    }
    case 'turnEnded':
      Object.assign(state, {
        active: event.next,
        round: event.round,
        phase: 'roll',
        offered: false,
        dice: [],
      })
      for (const raider of each) raider.moved = false
      return
    case 'resigned':
      state.resigned[event.seat] = true
      if (state.offer?.from === event.seat || state.offer?.to === event.seat) state.offer = null
      for (const raider of state.raiders[event.seat] ?? []) raider.at = -1
      return
    case 'taken':
      Object.assign(state, { taken: event.seat, phase: 'over', offer: null })
      return
    case 'ended':
      Object.assign(state, { phase: 'over', offer: null })
  }
}

/** A friend's tower is one's own: a side stands and falls together [RD-6]. */
const standings = (state: State): readonly (readonly Figure[])[] => {
  const sum = (side: number, of: (seat: Seat) => number): number =>
    all(state).reduce((total, seat) => total + (sideOf(state, seat) === side ? of(seat) : 0), 0)
  return all(state).map((seat) => {
    const side = sideOf(state, seat)
    const figure = (what: string, value: number): Figure => ({ what, rule: 'RD-6', value })
    return [
      figure('tower', state.taken !== null && sideOf(state, state.taken) === side ? 1 : 0),
      figure(
        'stayed',
        Math.min(
          1,
          sum(side, (one) => (state.resigned[one] === true ? 0 : 1)),
        ),
      ),
      figure(
        'inTower',
        sum(side, (one) => ownOf(state, one).filter(({ at }) => at === tower).length),
      ),
      figure(
        'coins',
        sum(side, (one) => stockOf(state, one).coins),
      ),
    ]
  })
}

const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
const bundle = v.strictObject({ coins: amount, boards: amount })
const plain = <const T extends Tagged['type']>(type: T) => v.strictObject({ type: v.literal(type) })

export const raid: GameDefinition<State, Move, Event, Options> = {
  id: 'raid',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: v.strictObject({
    sides: v.picklist(['none', 'pairs']),
    trade: v.picklist(['yes', 'no']),
    rounds: v.pipe(v.string(), v.regex(/^[2468]$/)),
  }),
  moves: v.variant('type', [
    v.strictObject({ type: v.literal('muster'), coins: amount }),
    plain('roll'),
    v.strictObject({
      type: v.literal('march'),
      die: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2)),
      raiders: v.pipe(v.array(v.pipe(v.string(), v.maxLength(8))), v.minLength(1), v.maxLength(3)),
      to: amount,
    }),
    v.strictObject({ type: v.literal('offer'), to: amount, give: bundle, get: bundle }),
    plain('accept'),
    plain('reject'),
    plain('end'),
    plain('resign'),
  ]),
  blank({ seats, options }) {
    // Sides of two need four seats: a table where they were accepted has them.
    if (options.sides === 'pairs' && seats !== 4) throw new Error('pairs need four seats')
    return {
      options,
      phase: 'muster',
      round: 1,
      facts: 0,
      active: seatOf(0),
      dice: [],
      offer: null,
      offered: false,
      muster: seatsOf(seats).map(() => 'open'),
      raiders: seatsOf(seats).map((seat) =>
        Array.from({ length: raidersEach }, (_, index) => ({ id: `${seat}-${index}`, at: 0, moved: false })),
      ),
      stock: seatsOf(seats).map(() => ({ coins: 5, boards: 2 })),
      resigned: seatsOf(seats).map(() => false),
      taken: null,
    }
  },
  setup: rules.settle,
  decisions: rules.decisions,
  candidates: rules.candidates,
  check: rules.check,
  perform: rules.perform,
  evolve,
  unlisted: ['offer'],
  propose(view, seat, random) {
    const to = random.below(view.raiders.length)
    const some = (stock: Bundle): Bundle => ({
      coins: random.below(stock.coins + 1),
      boards: random.below(stock.boards + 1),
    })
    const move: Move = { type: 'offer', to, give: some(stockOf(view, seat)), get: some(stockOf(view, to)) }
    return rules.check(view, seat, move) === null ? move : null
  },
  canonical(state, seat, move) {
    if (move.type !== 'march') return move
    const at = ownOf(state, seat).find(({ id }) => id === move.raiders[0])?.at
    const group = ownOf(state, seat).filter((raider) => raider.at === at && !raider.moved)
    const value = state.dice[move.die]?.value
    return {
      ...move,
      die: state.dice.findIndex((die) => !die.used && die.value === value),
      raiders: group.slice(0, move.raiders.length).map(({ id }) => id),
    }
  },
  resignation: (view, seat) => {
    const move: Move = { type: 'resign' }
    return rules.check(view, seat, move) === null ? move : null
  },
  standIn(view) {
    const step = now(view)?.type
    if (step === 'muster') return { type: 'muster', coins: 0 }
    if (step === 'answer') return { type: 'reject' }
    return { type: step === 'roll' ? 'roll' : 'end' }
  },
  imagine: (view, _, random) => ({
    ...view,
    muster: view.muster.map((coins, seat) => (coins === null ? hide(random.below(3), seatOf(seat)) : coins)),
  }),
  // Who marches goes as far as the die allows; an even trade is worth a try.
  *ideas(view, seat) {
    const step = now(view)?.type
    for (const move of rules.candidates(view, seat))
      if (rules.check(view, seat, move) === null && (move.type !== 'march' || isFarthest(view, seat, move)))
        yield move
    const swap: Move = { type: 'offer', to: (seat + 1) % view.raiders.length, give: coin, get: board }
    if (step === 'main' && rules.check(view, seat, swap) === null) yield swap
  },
  evaluate: (view, seat) => ownOf(view, seat).reduce((sum, { at }) => sum + (at < 0 ? -5 : at), 0),
  scores: (state) => all(state).map(() => []),
  standings,
  sides: (state) => all(state).map((seat) => sideOf(state, seat)),
  outcome: (state) => (state.phase === 'over' ? placesOf(standings(state)) : null),
  census: (state) => ({
    raiders: state.raiders.flat().length,
    coins: state.stock.reduce((sum, { coins }) => sum + coins, 0),
    boards: state.stock.reduce((sum, { boards }) => sum + boards, 0),
  }),
  longest: 600,
}
