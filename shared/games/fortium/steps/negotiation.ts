/** A card opens three proposals to the others; a proposal may be countered once [FT-4.40]. */
import type { Progress } from '../../../engine/game.ts'
import type { Seat, Shown } from '../../../engine/ids.ts'
import type { Random } from '../../../engine/random.ts'
import type { Rejection } from '../../../engine/result.ts'
import type { StepRules } from '../../../engine/step.ts'
import { type Bundle, type Stored, stored } from '../components.ts'
import type { Move } from '../moves.ts'
import { boardOf, covers, playerAt, playing, seatAt } from '../position.ts'
import type { Event, Proposal, State } from '../state.ts'

export interface ProposeStep {
  readonly type: 'negotiation'
}
export interface AnswerStep {
  readonly type: 'answer'
}

/** What may be given for what: at least a unit each way, and each side has what it gives. */
const refuseBundles = (
  state: State,
  holder: Seat,
  other: Seat,
  give: Bundle,
  get: Bundle,
): Rejection | null => {
  const isEmpty = (bundle: Bundle): boolean => stored.every((kind) => (bundle[kind] ?? 0) === 0)
  if (isEmpty(give) || isEmpty(get)) return { rule: 'FT-4.40', reason: 'badBundle' }
  return covers(playerAt(state, holder).stock, give) && covers(playerAt(state, other).stock, get)
    ? null
    : { rule: 'FT-4.40', reason: 'insufficientResources' }
}

/** Who may be dealt with: anyone else in the game, allies too [FT-4.36]. */
const partners = (state: State, seat: Seat): readonly Seat[] =>
  playing(state).filter((other) => other !== seat)

const opened = (state: State): Proposal => {
  const open = state.negotiation?.open ?? null
  if (open === null) throw new Error('nothing is proposed')
  return open
}

/** After the third rejection the card is lost. */
const reject = ({ state, emit }: Progress<State, Event>, seat: Seat): void => {
  emit({ type: 'tradeRejected', seat })
  if (state.negotiation?.proposalsLeft === 0) emit({ type: 'negotiationClosed', seat: state.active })
}

export const negotiation: StepRules<State, ProposeStep, Move, Event> = {
  moves: ['proposeTrade', 'closeNegotiation'],
  asks: ({ active }) => [active],
  candidates: () => [{ type: 'closeNegotiation' }],
  check(state, _step, seat, move) {
    if (move.type !== 'proposeTrade') return null
    const to = seatAt(state, move.to)
    if (to === null || !partners(state, seat).includes(to))
      return { rule: 'FT-4.40', reason: 'invalidTarget' }
    return refuseBundles(state, seat, to, move.give, move.get)
  },
  perform({ state, emit }, _step, seat, move) {
    if (move.type !== 'proposeTrade') return emit({ type: 'negotiationClosed', seat })
    const to = seatAt(state, move.to)
    if (to === null) throw new Error(`no seat ${move.to}`)
    emit({ type: 'tradeProposed', seat, to, give: move.give, get: move.get })
  },
}

export const answer: StepRules<State, AnswerStep, Move, Event> = {
  moves: ['acceptTrade', 'rejectTrade', 'counterTrade'],
  asks: (state) => [opened(state).mustAnswer],
  candidates: () => [{ type: 'rejectTrade' }, { type: 'acceptTrade' }],
  check(state, _step, _seat, move) {
    const { to, give, get, countered } = opened(state)
    if (move.type === 'rejectTrade') return null
    if (move.type !== 'counterTrade') return refuseBundles(state, state.active, to, give, get)
    if (countered) return { rule: 'FT-4.40', reason: 'alreadyCountered' }
    return refuseBundles(state, state.active, to, move.give, move.get)
  },
  perform(table, _step, seat, move) {
    const { state, emit } = table
    const { to, give, get } = opened(state)
    if (move.type === 'rejectTrade') return reject(table, seat)
    if (move.type !== 'counterTrade') return emit({ type: 'traded', seat: state.active, with: to, give, get })
    emit({ type: 'tradeCountered', seat, give: move.give, get: move.get })
  },
}

/** Some units of one kind in a stock; null where there are none. */
const someOf = (stock: Readonly<Record<Stored, number>>, random: Random): Bundle | null => {
  const held = stored.filter((kind) => stock[kind] > 0)
  const kind = held[random.below(Math.max(1, held.length))]
  return kind === undefined ? null : { [kind]: 1 + random.below(Math.min(6, stock[kind])) }
}

/** A proposal or a counter, drawn: no list can hold them all. Null where none is possible. */
export const propose = (view: Shown<State>, seat: Seat, random: Random): Move | null => {
  if (view.phase !== 'negotiation') return null
  const open = view.negotiation?.open ?? null
  if (open === null ? seat !== view.active : open.countered || seat !== open.mustAnswer) return null
  const others = partners(view, seat)
  const to = open?.to ?? others[random.below(others.length)]
  if (to === undefined) return null
  const give = someOf(playerAt(view, view.active).stock, random)
  const get = someOf(playerAt(view, to).stock, random)
  if (give === null || get === null) return null
  if (open !== null) return { type: 'counterTrade', give, get }
  return { type: 'proposeTrade', to: boardOf(view).arms[to] ?? '', give, get }
}
