/** How turns, rounds and the game end [FT-4.7, section 6]. */
import type { Progress } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/ids.ts'
import { diamondsToWin, finalRounds, type PlayerCount } from '../components.ts'
import { clockwiseFrom, playerAt, playing, sidesOf } from '../position.ts'
import type { Event, State } from '../state.ts'

type Table = Progress<State, Event>

const standardCap: Readonly<Record<PlayerCount, number>> = { 2: 40, 3: 40, 4: 30 }

/** [FT-8.5] */
export const roundCapOf = ({ options, players }: State): number =>
  options.roundCap === 'standard' ? standardCap[players.length as PlayerCount] : Number(options.roundCap)

/** The last round of the countdown; null: no diamond has been placed [FT-6.4]. */
export const lastRound = ({ triggerRound }: State): number | null =>
  triggerRound === null ? null : triggerRound + finalRounds

/** Whether this is one of the four rounds after the one with the first diamond [FT-6.4, FT-R08]. */
export const isFinalRound = ({ triggerRound, round }: State): boolean =>
  triggerRound !== null && round > triggerRound

/** [FT-6.1] */
export const placeDiamonds = (table: Table, seat: Seat, made: number, from: 'mine' | 'exchange'): void => {
  const { state, emit } = table
  const count = Math.min(made, diamondsToWin - playerAt(state, seat).diamonds, state.bank.diamond)
  if (count <= 0) return
  emit({ type: 'diamondsPlaced', seat, count, from, first: state.triggerRound === null })
  if (playerAt(state, seat).diamonds < diamondsToWin) return
  table.endAct()
  emit({ type: 'ended', reason: 'fortComplete' })
}

/** After the last seat's turn [FT-6.2]. */
const endRound = (table: Table, seat: Seat, first: Seat): void => {
  const { state, emit } = table
  if (state.round === lastRound(state)) return emit({ type: 'ended', reason: 'countdown' })
  if (state.triggerRound === null && state.round >= roundCapOf(state))
    return emit({ type: 'ended', reason: 'roundCap' })
  emit({ type: 'roundBegan', round: state.round + 1 })
  emit({ type: 'turnEnded', seat, next: first })
}

/** The next seat of the round that has not resigned, in the order from the starting seat [FT-4.0, FT-4.7]. */
export const passTurn = (table: Table, seat: Seat): void => {
  const { state, emit } = table
  table.endAct()
  const order = clockwiseFrom(state, state.startSeat)
  const stay = order.filter((other) => !playerAt(state, other).resigned)
  const next = stay.find((other) => order.indexOf(other) > order.indexOf(seat))
  if (next !== undefined) return emit({ type: 'turnEnded', seat, next })
  const [first] = stay
  if (first === undefined) throw new Error('nobody plays')
  endRound(table, seat, first)
}

/** A seat leaves for good, whoever is asked [FT-6.7]. */
export const resign = (table: Table, seat: Seat): void => {
  const { state, emit } = table
  emit({ type: 'resigned', seat })
  const sides = sidesOf(state)
  table.endAct()
  if (new Set(playing(state).map((one) => sides[one])).size < 2)
    return emit({ type: 'ended', reason: 'lastSide' })
  if (state.phase === 'setup') return
  const deal = state.negotiation
  if (deal !== null && (seat === state.active || seat === deal.open?.to))
    emit({ type: 'negotiationClosed', seat: state.active })
  if (seat === state.active) passTurn(table, seat)
}
