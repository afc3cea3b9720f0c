/** Taking back one's last move, with the consent of those who have acted since. Pure, as seating is. */
import { type Seat, seatOf, type Seq } from '../shared/engine/ids.ts'
import { type AnyEntry, live } from '../shared/engine/log.ts'
import { err, ok, type Result } from '../shared/engine/result.ts'
import type { Why } from '../shared/protocol/messages.ts'
import type { SeatRecord } from './store.ts'

/** Somebody has asked. It holds until somebody plays: `seq` is the newest entry when it was asked. */
export interface UndoAsked {
  readonly by: Seat
  readonly to: Seq
  readonly seq: Seq
  /** Who has still to agree. */
  readonly waiting: readonly Seat[]
}

/** Back to before the last move of `by`; persons who have played since must agree, bots do. */
export const askUndo = (
  log: readonly AnyEntry[],
  seats: readonly SeatRecord[],
  by: Seat,
): Result<UndoAsked, Why> => {
  const entries = live(log)
  const last = entries.findLastIndex((entry) => entry.kind === 'played' && entry.seat === by)
  const before = entries[last - 1]
  const newest = log.at(-1)
  if (last < 0 || before === undefined || newest === undefined) return err('nothingToUndo')
  const since = new Set<number>()
  for (const entry of entries.slice(last + 1)) if (entry.kind === 'played') since.add(entry.seat)
  const waiting = [...since].filter((seat) => seat !== by && seats[seat]?.kind === 'person').map(seatOf)
  return ok({ by, to: before.seq, seq: newest.seq, waiting })
}

/** What is asked after this answer: null where it was refused. */
export const answerUndo = (
  asked: UndoAsked | undefined,
  by: Seat,
  agrees: boolean,
): Result<UndoAsked | null, Why> => {
  if (asked === undefined || !asked.waiting.includes(by)) return err('nothingToUndo')
  return ok(agrees ? { ...asked, waiting: asked.waiting.filter((seat) => seat !== by) } : null)
}
