/** The rules of Storming!, put together from their rooms. */
import * as v from 'valibot'
import type { GameRules, Progress } from '../../engine/game.ts'
import { type Seat, seatOf, seatsOf } from '../../engine/ids.ts'
import { hide } from '../../engine/secret.ts'
import { type AutoStep, bySteps, type StepRules } from '../../engine/step.ts'
import { stateCheck } from './check.ts'
import {
  actionCardsOf,
  cardsOf,
  colourOf,
  invention,
  isRevolt,
  lakes,
  markets,
  pieceLimits,
  revolts,
  typeOfCard,
} from './components.ts'
import { census } from './census.ts'
import { dealAll } from './dealing.ts'
import { evolve } from './evolve.ts'
import type { Event } from './facts.ts'
import { type PlayerCount, regionsFor } from './layout.ts'
import { stormingMeta } from './meta.ts'
import { type Move, moveSchema } from './moves.ts'
import { isSettling } from './queries.ts'
import { no } from './refusals.ts'
import { outcome, scores, standings } from './scoring.ts'
import type { Options, Player, Region, State, Step } from './state.ts'
import { answerPact, discardCivilian, endPactStep, loseOrKeep } from './steps/answers.ts'
import { act, card, chooseInventionType, revolt } from './steps/card.ts'
import { event, sheriffBlock } from './steps/events.ts'
import { offer, offersStep, waive } from './steps/offers.ts'
import { keepWarlockEvent, openPlan, plan, planning, startOfTurn, turn } from './steps/planning.ts'
import { attachedEvent, endRound, palace, placeEvents, resolution, round, spy } from './steps/round.ts'
import { openStart, secondVillage, startCard, startSoldier, startVillage } from './steps/setup.ts'

type Asking<Kind extends Step['type']> = StepRules<State, Extract<Step, { type: Kind }>, Move, Event>
type Automatic<Kind extends Step['type']> = AutoStep<State, Extract<Step, { type: Kind }>, Event>

/** After every answer and every automatic effect the state is checked [ST-4.60]. */
const asking = <Kind extends Step['type']>(rules: Asking<Kind>): Asking<Kind> => ({
  ...rules,
  perform(table, step, seat, move) {
    rules.perform(table, step, seat, move)
    stateCheck(table)
  },
})
const automatic = <Kind extends Step['type']>(rules: Automatic<Kind>): Automatic<Kind> => ({
  ...rules,
  auto(table, step) {
    rules.auto(table, step)
    stateCheck(table)
  },
})

/**
 * A question is named by the facts before it. Plans are made by all at once, so theirs are named by round, seat and
 * stage: what another seat does meanwhile leaves the question as it is.
 */
const key = (state: State, step: Step, seat: Seat): string =>
  step.type === 'plan'
    ? `plan:${state.round}.${seat}.${state.players[seat]?.planning}`
    : `${step.type}:${state.facts}.${seat}`

const rules = bySteps<State, Step, Move, Event>({
  now: ({ agenda }) => agenda.at(-1) ?? null,
  key,
  steps: {
    startVillage: asking<'startVillage'>(startVillage),
    startSoldier: asking<'startSoldier'>(startSoldier),
    secondVillage: asking<'secondVillage'>(secondVillage),
    startCard: automatic<'startCard'>(startCard),
    openStart: automatic<'openStart'>(openStart),
    round: automatic<'round'>(round),
    planning: automatic<'planning'>(planning),
    turn: automatic<'turn'>(turn),
    startOfTurn: asking<'startOfTurn'>(startOfTurn),
    keepWarlockEvent: asking<'keepWarlockEvent'>(keepWarlockEvent),
    openPlan: automatic<'openPlan'>(openPlan),
    plan: asking<'plan'>(plan),
    palace: automatic<'palace'>(palace),
    spy: automatic<'spy'>(spy),
    placeEvents: automatic<'placeEvents'>(placeEvents),
    resolution: automatic<'resolution'>(resolution),
    endRound: automatic<'endRound'>(endRound),
    card: automatic<'card'>(card),
    act: asking<'act'>(act),
    revolt: automatic<'revolt'>(revolt),
    chooseInventionType: asking<'chooseInventionType'>(chooseInventionType),
    event: automatic<'event'>(event),
    sheriffBlock: asking<'sheriffBlock'>(sheriffBlock),
    attachedEvent: automatic<'attachedEvent'>(attachedEvent),
    offers: automatic<'offers'>(offersStep),
    offer: asking<'offer'>(offer),
    answerPact: asking<'answerPact'>(answerPact),
    endPact: automatic<'endPact'>(endPactStep),
    loseOrKeep: asking<'loseOrKeep'>(loseOrKeep),
    discardCivilian: asking<'discardCivilian'>(discardCivilian),
  },
  always: {
    moves: ['noMoreReactions'],
    check: (state, seat) => (state.players[seat]?.waived === false ? null : no('ST-4.28', 'noActionsLeft')),
    perform: waive,
  },
  refusals: {
    over: no('ST-4.7', 'wrongPhase'),
    wrongStep: no('ST-5.6', 'wrongPhase'),
    notAsked: no('ST-4.9', 'notYourDecision'),
  },
})

const playerCountOf = (seats: number): PlayerCount => {
  if (seats === 3 || seats === 4) return seats
  throw new Error(`Storming! is for 3 or 4 players, not ${seats}`)
}

/** [ST-3.1, ST-3.3] */
const playerOf = (seat: Seat): Player => ({
  seat,
  hand: {
    bag: actionCardsOf(colourOf(seat))
      .toSorted()
      .map((one) => hide(one, seat)),
  },
  events: { bag: [] },
  drawn: [],
  revolts: [],
  civilians: [],
  improvements: [],
  tally: {},
  supply: { ...pieceLimits },
  skipNext: 0,
  fairWinds: false,
  universityArmed: true,
  theatreCount: 0,
  planning: 'waits',
  waived: false,
})

const blank = ({ seats, options }: { readonly seats: number; readonly options: Options }): State => {
  const players = playerCountOf(seats)
  const plain = (): Region => ({ terrain: 'plain', structure: null, troop: null })
  return {
    config: { players, ...options },
    round: 1,
    firstPlayer: seatOf(0),
    agenda: [],
    facts: 0,
    map: Object.fromEntries(regionsFor(players).map(({ id }) => [id, plain()])),
    startRegions: seatsOf(seats).map(() => null),
    troops: 0,
    present: [],
    future: [],
    resolving: null,
    eventSlot: [],
    spied: { bag: [] },
    spyChoice: [],
    warlock: null,
    warlockKept: null,
    flags: { famine: false, truce: false, embargo: false, chaos: false },
    players: seatsOf(seats).map(playerOf),
    pacts: [],
    offered: null,
    rotatingVp: null,
    libraryCopy: null,
    inventionInSupply: true,
    inventionWith: null,
    lakeReserve: lakes,
    revoltSupply: [...revolts],
    decks: { event: [], civilian: [], improvement: [], pact: [] },
    eventDiscards: [],
    discards: { civilian: [], improvement: [], pact: [] },
    display: { civilian: [], improvement: [], pact: [] },
    box: [],
    startCard: null,
    conqueror: null,
    winner: null,
  }
}

/** Runs what happens by itself, until somebody is asked. */
export const { settle } = rules

const setup = (table: Progress<State, Event>): void => {
  dealAll(table)
  stateCheck(table)
  settle(table)
}

/** Backs alike: action cards of one colour, events, revolts, and the decks each by themselves. */
const kindOf = (face: string): string => {
  if (typeOfCard(face) !== null) return face.replace(/^.*-/, 'action-')
  if (isRevolt(face) || face === invention) return isRevolt(face) ? 'revolt' : face
  return markets.find((kind) => cardsOf[kind].includes(face)) ?? 'event'
}

export const stormingRules: GameRules<State, Move, Event, Options> = {
  id: stormingMeta.id,
  rulesVersion: 1,
  seats: stormingMeta.seats,
  options: v.strictObject({
    conspiracyPoint: v.picklist(['signers', 'outsiders']),
    fourPlayerDirectedSet: v.picklist(['false', 'true']),
    startCard: v.pipe(v.string(), v.regex(/^(?:\d|10)$/)),
    walledStart: v.picklist(['false', 'true']),
  }),
  moves: moveSchema,
  blank,
  setup,
  decisions: (state) =>
    rules.decisions(state).map((asked) => {
      const step = state.agenda.at(-1)
      return step?.type === 'offer' ? { ...asked, kind: step.what } : asked
    }),
  candidates: rules.candidates,
  unlisted: ['noMoreReactions'],
  // It is always open to a seat, and seldom wanted.
  propose: (view, seat, random) =>
    random.below(20) === 0 && rules.check(view, seat, { type: 'noMoreReactions' }) === null
      ? { type: 'noMoreReactions' }
      : null,
  check: rules.check,
  perform: rules.perform,
  evolve,
  scores,
  standings,
  outcome,
  census,
  isOpening: isSettling,
  kindOf,
  longest: 6000,
}
