/** The rules of Fortium, put together from their rooms. */
import * as v from 'valibot'
import type { GameRules, Progress } from '../../engine/game.ts'
import { seatOf, seatsOf } from '../../engine/ids.ts'
import { bySteps } from '../../engine/step.ts'
import {
  bankBefore,
  campsEach,
  type Kind,
  kinds,
  floors,
  minersEach,
  startStock,
  stored,
} from './components.ts'
import { evolve } from './evolve.ts'
import { baseOf, boardFor, type SiteId } from './layout.ts'
import { fortiumMeta } from './meta.ts'
import { type Move, moveSchema } from './moves.ts'
import { playerAt } from './position.ts'
import { outcome, scores, sides, standings } from './scoring.ts'
import { alliances, type Event, type Options, type Player, type State } from './state.ts'
import { type CollectStep, turnStart } from './steps/collect.ts'
import { resign } from './steps/ending.ts'
import { canonical, main, type MainStep } from './steps/main.ts'
import { answer, type AnswerStep, negotiation, propose, type ProposeStep } from './steps/negotiation.ts'
import { recover, type RecoverStep } from './steps/recover.ts'
import { reveal, type RevealStep, setup, type SetupStep, toChoose } from './steps/setup.ts'

type Step = SetupStep | RevealStep | CollectStep | RecoverStep | MainStep | ProposeStep | AnswerStep

const now = (state: State): Step | null => {
  if (state.phase === 'finished') return null
  if (state.phase === 'setup') return { type: toChoose(state).length === 0 ? 'reveal' : 'setup' }
  if (state.phase === 'negotiation' && (state.negotiation?.open ?? null) !== null) return { type: 'answer' }
  return { type: state.phase }
}

const notYourTurn = { rule: 'FT-4.0', reason: 'notYourTurn' } as const
const wrongPhase = { rule: 'FT-4.1', reason: 'wrongPhase' } as const

const rules = bySteps<State, Step, Move, Event>({
  now,
  // What others choose in secret, or that one of them leaves, does not ask a seat anew.
  key: ({ turnNo, facts, phase }, { type }, seat) =>
    phase === 'setup' ? `setup:${seat}` : `${type}:${turnNo}.${facts}`,
  steps: { setup, reveal, turnStart, recover, main, negotiation, answer },
  always: {
    moves: ['resign'],
    check: (state, seat) => (playerAt(state, seat).resigned ? notYourTurn : null),
    perform: resign,
  },
  refusals: { over: { rule: 'FT-6.7', reason: 'gameOver' }, wrongStep: wrongPhase, notAsked: notYourTurn },
})

/** Whose decision it is comes before what the phase allows; who has chosen is told so [section 5]. */
const check: typeof rules.check = (state, seat, move) => {
  const refused = rules.check(state, seat, move)
  if (refused?.reason !== 'notYourTurn' && refused !== wrongPhase) return refused
  const isWaitedFor = state.phase === 'setup' && toChoose(state).includes(seat)
  if (move.type === 'chooseSetup' && !isWaitedFor && !playerAt(state, seat).resigned)
    return { rule: 'FT-3.6', reason: 'alreadyChosen' }
  return rules.decisions(state).some((asked) => asked.seat === seat) ? refused : notYourTurn
}

/** Three camps stand from the start, the rest is in supply; all miners wait in the base [FT-3.3, FT-3.4, FT-4.6]. */
const blank = ({ seats, options }: { readonly seats: number; readonly options: Options }): State => {
  const { arms } = boardFor(seats)
  const players = seatsOf(seats).map((seat): Player => {
    const arm = arms[seat] ?? 'W'
    const camps: SiteId[] = [`${arm}-granA`, `${arm}-granB`, `${arm}-lime`]
    return {
      seat,
      stock: { ...startStock },
      floors: 0,
      diamonds: 0,
      miners: Array.from({ length: minersEach }, () => baseOf(arm)),
      camps,
      campSupply: campsEach - camps.length,
      hat: null,
      card: null,
      resigned: false,
    }
  })
  const bank = { ...bankBefore }
  for (const kind of stored) bank[kind] -= seats * startStock[kind]
  return {
    options,
    phase: 'setup',
    startSeat: seatOf(0),
    active: seatOf(0),
    round: 1,
    turnNo: 0,
    facts: 0,
    setupChoices: players.map(() => null),
    players,
    bank,
    moveDice: [],
    moved: [],
    attacksThisTurn: 0,
    doubled: null,
    cardUsedThisTurn: false,
    diamondExchangedThisTurn: false,
    reliefThisTurn: false,
    triggerRound: null,
    negotiation: null,
    ended: null,
  }
}

/** Who begins; nothing else is drawn in advance [FT-3.1, FT-7.2]. */
const begin = (progress: Progress<State, Event>): void => {
  const { state, random, emit } = progress
  emit({ type: 'startPlayerDrawn', seat: seatOf(random.below(state.players.length)) })
  rules.settle(progress)
}

/** Bricks wherever they lie, and each player's miners and camps [section 2.1]. */
const census = ({ bank, players }: State): Record<string, number> => {
  const laid = (kind: Kind, { floors: built, diamonds }: Player): number =>
    floors.slice(0, built).reduce((sum, floor) => sum + (floor.kind === kind ? floor.cost : 0), 0) +
    (kind === 'diamond' ? diamonds : 0)
  const held = (kind: Kind, { stock }: Player): number => (kind === 'diamond' ? 0 : stock[kind])
  const sums: Record<string, number> = {}
  for (const kind of kinds)
    sums[kind] = players.reduce((sum, player) => sum + laid(kind, player) + held(kind, player), bank[kind])
  for (const { seat, miners, camps, campSupply } of players) {
    sums[`miners of seat ${seat}`] = miners.length
    sums[`camps of seat ${seat}`] = new Set(camps).size + campSupply
  }
  return sums
}

const yesNo = v.picklist(['yes', 'no'])

export const fortiumRules: GameRules<State, Move, Event, Options> = {
  id: fortiumMeta.id,
  rulesVersion: 1,
  seats: fortiumMeta.seats,
  options: v.strictObject({
    attackMode: v.picklist(['onePerTurn', 'unlimited']),
    alliances: v.picklist(alliances),
    supportCards: yesNo,
    magicHats: yesNo,
    roundCap: v.picklist(['standard', '20', '30', '40', '60']),
    secondPlayerBonus: yesNo,
  }),
  moves: moveSchema,
  blank,
  setup: begin,
  decisions: rules.decisions,
  candidates: rules.candidates,
  unlisted: ['proposeTrade', 'counterTrade'],
  propose,
  canonical,
  check,
  perform: rules.perform,
  evolve,
  resignation: (view, seat) => {
    const move: Move = { type: 'resign' }
    return check(view, seat, move) === null ? move : null
  },
  scores,
  standings,
  sides,
  outcome,
  census,
  isOpening: ({ phase }) => phase === 'setup',
  longest: 6000,
}
