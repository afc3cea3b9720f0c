/** What taking back would take back: the judgement that decides whose consent it needs. */
import type { GameRules } from './game.ts'
import type { Seat, Seq, Shown, Tagged } from './ids.ts'
import { type Entry, live } from './log.ts'
import { predict } from './predict.ts'
import { fold } from './replay.ts'
import { conceal, known } from './secret.ts'

/** What stands after `to`: what a rewind to there would undo. */
export const undoneBy = <Move, Event>(
  log: readonly Entry<Move, Event>[],
  to: Seq,
): readonly Entry<Move, Event>[] => live(log).filter((entry) => entry.seq > to)

/**
 * Whether these entries, the newest of a log, are `by`'s own and its view before them plays each out to the end,
 * without chance and without a face turned up. A page can ask this as well as the server: it takes the seat's eyes.
 */
export const wasForetold = <State, Move extends Tagged, Event extends Tagged, Options>(
  game: GameRules<State, Move, Event, Options>,
  before: Shown<State>,
  undone: readonly Entry<Move, Event>[],
  by: Seat,
): boolean => {
  if (!undone.every((entry) => entry.kind === 'played' && entry.seat === by)) return false
  let view = before
  for (const entry of undone)
    for (const move of entry.kind === 'played' ? known(entry.moves) : []) {
      const predicted = predict(game, view, by, move)
      if (!predicted.complete) return false
      view = predicted.view
    }
  return true
}

/**
 * Whether a rewind to `to` would take back nothing but what `by` did alone and could foresee: entries of that seat
 * only, each of which its own view played out to the end, without chance and without a face turned up. Then nobody
 * has told it anything since, and it may go back without asking. Anything else (a draw, a reveal, another seat's
 * choice) has been seen, and cannot be unseen.
 */
export const wasPredictable = <State, Move extends Tagged, Event extends Tagged, Options>(
  game: GameRules<State, Move, Event, Options>,
  table: { readonly seats: number; readonly options: Options },
  log: readonly Entry<Move, Event>[],
  to: Seq,
  by: Seat,
): boolean => {
  const undone = undoneBy(log, to)
  if (!undone.every((entry) => entry.kind === 'played' && entry.seat === by)) return false
  const before = live(log).filter((entry) => entry.seq <= to)
  return wasForetold(game, conceal(fold(game, table, before), by), undone, by)
}
