import * as v from 'valibot'
import type { Figure, GameDefinition, Progress } from '../../../shared/engine/game.ts'
import { type RuleId, type Seat, seatOf, seatsOf, type Tagged } from '../../../shared/engine/ids.ts'
import type { Policy } from '../../../shared/engine/policy.ts'
import type { Rejection } from '../../../shared/engine/result.ts'
import { type Bag, faces, hide, known, put, takeUnseen } from '../../../shared/engine/secret.ts'
import { placesOf } from '../../../shared/engine/standing.ts'
import { bySteps, type AutoStep, type StepRules } from '../../../shared/engine/step.ts'
import {
  allCards,
  type Card,
  type Event,
  handSize,
  type Move,
  offersPerRound,
  type Options,
  type State,
  type Step,
} from './state.ts'

type StepOf<Kind extends Step['type']> = Extract<Step, { type: Kind }>
type Table = Progress<State, Event>

const no = (rule: RuleId, reason: string): Rejection => ({ rule, reason })
const everyone = (state: State): Seat[] => seatsOf(state.hands.length)
const handOf = (state: State, seat: Seat): Bag<Card> => state.hands[seat] as Bag<Card>
const toBid = (state: State): Seat[] =>
  everyone(state).filter((seat) => state.bids[seat] === null && handOf(state, seat).bag.length > 0)

const draw = (table: Table, seat: Seat): void => {
  if (table.state.deck.length === 0 && table.state.discard.length > 0)
    table.emit({
      type: 'shuffled',
      deck: table.random.shuffle([...table.state.discard].sort()).map((card) => hide(card)),
    })
  const top = table.state.deck.at(-1)
  if (top !== undefined) table.emit({ type: 'drew', seat, card: hide(known(top), seat) })
}

const closeBidding = (table: Table): void => {
  if (toBid(table.state).length === 0) table.emit({ type: 'biddingClosed' })
}

const bid: StepRules<State, StepOf<'bid'>, Move, Event> = {
  moves: ['bid', 'retract', 'offer'],
  asks: toBid,
  hears: everyone,
  candidates: (state, _, seat) =>
    faces(handOf(state, seat)).reduce<Move[]>(
      (moves, card) => [
        ...moves,
        { type: 'bid', card },
        ...everyone(state).map((to): Move => ({ type: 'offer', card, to })),
      ],
      [{ type: 'retract' }],
    ),
  check(state, _, seat, move) {
    const hasBid = state.bids[seat] !== null
    if (move.type === 'retract') return hasBid ? null : no('TY-2.2', 'nothingToTakeBack')
    if (hasBid) return no('TY-2.1', 'alreadyBid')
    if (move.type !== 'bid' && move.type !== 'offer') return no('TY-2.4', 'nothingOffered')
    if (!faces(handOf(state, seat)).includes(move.card)) return no('TY-2.1', 'notInHand')
    if (move.type === 'bid') return null
    if (state.offers === offersPerRound) return no('TY-2.3', 'enoughOffers')
    return move.to !== seat && move.to < state.hands.length ? null : no('TY-2.3', 'nobodyThere')
  },
  perform(table, _, seat, move) {
    if (move.type === 'retract') return table.emit({ type: 'bidTakenBack', seat })
    if (move.type === 'bid') table.emit({ type: 'bidLaid', seat, card: hide(move.card, seat) })
    if (move.type === 'offer') {
      const to = seatOf(move.to)
      return table.emit({ type: 'offered', from: seat, to, card: hide(move.card, seat, to) })
    }
    closeBidding(table)
  },
}

const answer: StepRules<State, StepOf<'answer'>, Move, Event> = {
  moves: ['accept', 'decline'],
  asks: (_, { to }) => [to],
  candidates: () => [{ type: 'accept' }, { type: 'decline' }],
  check: () => null,
  perform(table, { from }, _, move) {
    table.emit({ type: move.type === 'accept' ? 'accepted' : 'declined' })
    if (move.type === 'accept') draw(table, from)
    closeBidding(table)
  },
}

const reveal: AutoStep<State, StepOf<'reveal'>, Event> = {
  auto(table) {
    const { state } = table
    const cards = state.bids.map((laid) => laid && known(laid.card))
    const highest = cards.reduce((best, card) => ((card ?? '') > (best ?? '') ? card : best), null)
    table.emit({ type: 'revealed', cards, winner: seatOf(cards.indexOf(highest)) })
    if (state.round === state.rounds) return table.emit({ type: 'ended' })
    for (const seat of everyone(state)) draw(table, seat)
    if (toBid(state).length === 0) table.emit({ type: 'ended' })
  },
}

const cut = bySteps<State, Step, Move, Event>({
  now: (state) => state.agenda.at(-1) ?? null,
  key: (state, step) => `${step.type}:${state.round}.${state.offers}`,
  steps: { bid, answer, reveal },
  refusals: {
    over: no('TY-3.1', 'over'),
    wrongStep: no('TY-2.3', 'notNow'),
    notAsked: no('TY-2.4', 'notAsked'),
  },
})

/** Every hidden face of the view drawn anew from the cards it does not show. */
const imagine: GameDefinition<State, Move, Event, Options>['imagine'] = (view, _, random) => {
  const shown = JSON.stringify(view)
  const unknown = random.shuffle(allCards.filter((card) => !shown.includes(`"${card}"`)))
  const fill = <T extends { secret: Card; to: readonly Seat[] } | null>(thing: T, ...to: Seat[]) =>
    thing ?? hide(unknown.pop() as Card, ...to)
  return {
    ...view,
    agenda: view.agenda.map((step) =>
      step.type === 'answer' ? { ...step, card: fill(step.card, step.from, step.to) } : step,
    ),
    deck: view.deck.map((thing) => fill(thing)),
    hands: view.hands.map((hand, owner) => {
      const full: Bag<Card> = { bag: [] }
      for (const thing of hand.bag) put(full, fill(thing, seatOf(owner)))
      return full
    }),
    bids: view.bids.map((laid, bidder) => laid && { card: fill(laid.card, seatOf(bidder)) }),
  }
}

const evolve = (state: State, event: Event): void => {
  switch (event.type) {
    case 'shuffled':
      state.deck = [...event.deck]
      state.discard = []
      return
    case 'drew':
      state.deck.pop()
      put(handOf(state, event.seat), event.card)
      return
    case 'bidLaid':
      takeUnseen(handOf(state, event.seat), event.card, event.seat)
      state.bids[event.seat] = { card: event.card }
      return
    case 'bidTakenBack':
      put(handOf(state, event.seat), state.bids[event.seat]?.card ?? null)
      state.bids[event.seat] = null
      return
    case 'offered':
      takeUnseen(handOf(state, event.from), event.card, event.from)
      state.offers++
      state.agenda.push({ type: 'answer', from: event.from, to: event.to, card: event.card })
      return
    case 'accepted':
    case 'declined': {
      const { from, to, card } = state.agenda.pop() as StepOf<'answer'>
      put(handOf(state, event.type === 'accepted' ? to : from), card)
      return
    }
    case 'biddingClosed':
      state.agenda.push({ type: 'reveal' })
      return
    case 'revealed':
      state.agenda.pop()
      state.discard.push(...event.cards.filter((card) => card !== null))
      state.bids.fill(null)
      state.points[event.winner] = (state.points[event.winner] ?? 0) + 1
      state.round++
      state.offers = 0
      return
    case 'ended':
      state.agenda = []
  }
}

/** Lays the highest card, and keeps what it is offered if that is high. */
const policy: Policy<State, Move> = {
  pick(state, seat, random, { noise }) {
    const weigh = (worth: number): number => worth + random.below(1000) * 0.001 * noise
    const worthOf = (held: Card): number => Number(held.slice(1)) / 10
    const step = state.agenda.at(-1)
    if (step?.type === 'answer')
      return { type: weigh(worthOf(step.card?.secret ?? 'c00')) > weigh(1) ? 'accept' : 'decline' }
    const hand = faces(handOf(state, seat))
    const [best = ''] = hand
      .map((held) => ({ held, worth: weigh(worthOf(held)) }))
      .sort((a, b) => b.worth - a.worth)
      .map(({ held }) => held)
    const to = seatOf((seat + 1) % state.hands.length)
    return state.offers < offersPerRound && weigh(0) > weigh(1)
      ? { type: 'offer', card: best, to }
      : { type: 'bid', card: best }
  },
  plans: (view, seat) =>
    view.agenda.at(-1)?.type === 'answer'
      ? [[{ type: 'accept' }], [{ type: 'decline' }]]
      : faces(handOf(view, seat)).map((held) => [{ type: 'bid', card: held }]),
  scale: 1,
  beginner: 1,
}

const standings = ({ points }: State): readonly (readonly Figure[])[] =>
  points.map((value) => [{ what: 'points', rule: 'TY-2.5', value }])

const card = v.pipe(v.string(), v.regex(/^c\d\d$/))
const plain = <const T extends Tagged['type']>(type: T) => v.strictObject({ type: v.literal(type) })

export const toy: GameDefinition<State, Move, Event, Options> = {
  id: 'toy',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: v.strictObject({ rounds: v.picklist(['3', '5']) }),
  moves: v.variant('type', [
    v.strictObject({ type: v.literal('bid'), card }),
    v.strictObject({
      type: v.literal('offer'),
      card,
      to: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
    }),
    plain('retract'),
    plain('accept'),
    plain('decline'),
  ]),
  blank: ({ seats, options }) => ({
    rounds: Number(options.rounds),
    round: 0,
    offers: 0,
    agenda: [{ type: 'bid' }],
    deck: [],
    discard: [...allCards],
    hands: Array.from({ length: seats }, () => ({ bag: [] })),
    bids: Array.from({ length: seats }, () => null),
    points: Array.from({ length: seats }, () => 0),
  }),
  setup(table) {
    for (let round = 0; round < handSize; round++) for (const seat of everyone(table.state)) draw(table, seat)
  },
  ...cut,
  evolve,
  standIn: (view, seat) =>
    view.agenda.at(-1)?.type === 'answer'
      ? { type: 'decline' }
      : { type: 'bid', card: faces(handOf(view, seat))[0] ?? '' },
  imagine,
  policy,
  evaluate: (view, seat) => {
    const hand = faces(handOf(view, seat)).reduce((sum, held) => sum + Number(held.slice(1)), 0)
    return 100 * (view.points[seat] ?? 0) + hand
  },
  scores: ({ points }) => points.map((won) => [{ round: 0, what: 'rounds', rule: 'TY-2.5', points: won }]),
  standings,
  outcome: (state) => (state.agenda.length > 0 ? null : placesOf(standings(state))),
  census: ({ deck, discard, hands, bids, agenda }) => ({
    cards:
      deck.length +
      discard.length +
      hands.reduce((sum, { bag }) => sum + bag.length, 0) +
      bids.filter((laid) => laid !== null).length +
      agenda.filter((step) => step.type === 'answer').length,
  }),
  longest: 600,
}
