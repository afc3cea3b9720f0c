/** Taking back one's last move. Pure, as seating is; what may be taken back freely is judged by the engine. */
import { type Seat, seatOf, type Seq } from '../../shared/engine/ids.ts'
import { type AnyEntry, live } from '../../shared/engine/log.ts'
import { err, ok, type Result } from '../../shared/engine/result.ts'
import type { Why } from '../../shared/protocol/messages.ts'
import type { SeatRecord, UndoRequest } from './records.ts'

/** What a wish to take back is judged by. */
export interface UndoContext {
  readonly log: readonly AnyEntry[]
  /** All that comes after `to` is the seat's own, and told nobody anything that the seat could not foretell. */
  isFree(to: Seq, by: Seat): boolean
  /** The time that the seat had for it is up. */
  isPast(to: Seq, by: Seat): boolean
}

/**
 * Back to before the last move of `by`. Where that takes back more than the seat's own foresight, every other person
 * must agree, whether there or away: none may be peeked past. Bots are not asked. Who asks nobody has the clock of
 * before, and none when that has run out.
 */
export const askUndo = (
  played: UndoContext,
  seats: readonly SeatRecord[],
  by: Seat,
): Result<UndoRequest, Why> => {
  const entries = live(played.log)
  const last = entries.findLastIndex((entry) => entry.kind === 'played' && entry.seat === by)
  const before = entries[last - 1]
  const newest = played.log.at(-1)
  if (last < 0 || before === undefined || newest === undefined) return err('nothingToUndo')
  const others = seats.flatMap(({ kind }, seat) => (kind === 'person' && seat !== by ? [seatOf(seat)] : []))
  const waiting = played.isFree(before.seq, by) ? [] : others
  if (waiting.length === 0 && played.isPast(before.seq, by)) return err('undoTooLate')
  return ok({ by, to: before.seq, seq: newest.seq, waiting, agreed: [] })
}

/** The wish after this answer. */
export const answerUndo = (
  asked: UndoRequest | undefined,
  by: Seat,
  answer: { readonly agree: boolean; readonly by?: number; readonly seq?: number },
): Result<UndoRequest, Why> => {
  if (asked === undefined || asked.refusedBy !== undefined || !asked.waiting.includes(by))
    return err('nothingToUndo')
  // Nobody agrees to another wish than the one that was read: what falls with the move depends on when it was asked.
  if (answer.by !== asked.by || answer.seq !== asked.seq) return err('otherUndo')
  if (!answer.agree) return ok({ ...asked, refusedBy: by })
  const waiting = asked.waiting.filter((seat) => seat !== by)
  return ok({ ...asked, waiting, agreed: [...(asked.agreed ?? []), by] })
}
