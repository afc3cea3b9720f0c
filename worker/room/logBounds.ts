/**
 * How long a log may grow. A game's own length is bounded by its rules; choosing anew and taking back are not. Those end
 * long before the log is full, so that a game can always be played to its end and its record read.
 */
import type { Seat } from '../../shared/engine/ids.ts'
import type { AnyEntry } from '../../shared/engine/log.ts'
import { limits } from '../../shared/protocol/limits.ts'

const isBy = (entry: AnyEntry, seat: number): boolean =>
  (entry.kind === 'played' && entry.seat === seat) || (entry.kind === 'rewound' && entry.by === seat)

/** Whether a seat may still choose anew where it has answered, or take back. */
export const mayChangeMind = (log: readonly AnyEntry[], seat: number): boolean =>
  log.length < limits.changesUntil && log.filter((entry) => isBy(entry, seat)).length < limits.changes

/** Whether an answer of this seat may be written down: to an open question until the log is full. */
export const mayAnswer = (log: readonly AnyEntry[], asked: readonly Seat[], seat: Seat): boolean =>
  asked.includes(seat) ? log.length < limits.entries : mayChangeMind(log, seat)
