/** How one kind of offer is described, and those that are nothing but one action [ST-4.30]. */
import type { Seat } from '../../../engine/ids.ts'
import type { Rejection } from '../../../engine/result.ts'
import {
  actionCandidates,
  type ActionMove,
  checkAction,
  isAction,
  performAction,
  typeOf,
} from '../actions/actions.ts'
import { single } from '../actions/context.ts'
import { actionTypes } from '../components.ts'
import type { Table } from '../effects.ts'
import type { Move } from '../moves.ts'
import { no } from '../refusals.ts'
import type { Offered, State } from '../state.ts'

export interface Offer {
  readonly moves: readonly Move['type'][]
  /** Must be answered where it can be: there is no pass [ST-4.44]. */
  readonly must?: true
  /** Who is meant, apart from what they could do. */
  isFor?(state: State, seat: Seat, offered: Offered): boolean
  /** Whether there is an answer, where its candidates are not for all to see. */
  isOpen?(state: State, seat: Seat): boolean
  candidates(state: State, seat: Seat, offered: Offered): Iterable<Move>
  check(state: State, seat: Seat, move: Move, offered: Offered): Rejection | null
  perform(table: Table, seat: Seat, move: Move, offered: Offered): void
}

/** One action of these kinds. */
export const oneAction = (moves: readonly ActionMove['type'][], isFor?: Offer['isFor']): Offer => ({
  moves,
  ...(isFor === undefined ? {} : { isFor }),
  *candidates(state, seat) {
    for (const type of actionTypes)
      for (const move of actionCandidates(state, seat, type, single))
        if (moves.includes(move.type) && typeOf(move) === type) yield move
  },
  check: (state, seat, move) =>
    isAction(move) ? checkAction(state, seat, move, single) : no('ST-4.30', 'wrongActionType'),
  perform(table, seat, move) {
    if (isAction(move)) performAction(table, seat, move)
  },
})

/** A move of one kind, judged and carried out as said; other kinds never come here. */
export const oneMove = <Type extends Move['type']>(
  type: Type,
  offer: {
    readonly must?: true
    isFor?(state: State, seat: Seat, offered: Offered): boolean
    isOpen?(state: State, seat: Seat): boolean
    candidates(state: State, seat: Seat, offered: Offered): Iterable<Extract<Move, { type: Type }>>
    check(state: State, seat: Seat, move: Extract<Move, { type: Type }>, offered: Offered): Rejection | null
    perform(table: Table, seat: Seat, move: Extract<Move, { type: Type }>): void
  },
): Offer => {
  const isIt = (move: Move): move is Extract<Move, { type: Type }> => move.type === type
  return {
    ...offer,
    moves: [type],
    check: (state, seat, move, offered) =>
      isIt(move) ? offer.check(state, seat, move, offered) : no('ST-4.30', 'wrongActionType'),
    perform(table, seat, move) {
      if (isIt(move)) offer.perform(table, seat, move)
    },
  }
}
