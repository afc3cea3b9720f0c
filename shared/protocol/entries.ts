/**
 * Log entries as they go over the wire. In a log each move stands beside the question it answers, wrapped for its
 * author. A frame leaves out what its reader may not know, the wrapping, and the question: who answers knows it.
 */
import type { Shown, Tagged } from '../engine/ids.ts'
import type { AnyEntry } from '../engine/log.ts'
import { playedByTable } from '../engine/playedByTable.ts'

/** Number of a message of somebody else, which its reader is not told. */
const untold = -1

type Played = Extract<AnyEntry, { kind: 'played' }>

/** A turn as it is sent: number and moves of the message go to the author's sockets alone, and 0 (no message) to all. */
interface SentTurn extends Omit<Played, 'cid' | 'decision' | 'moves'> {
  readonly cid?: number
  readonly moves?: readonly Tagged[]
}

export type SentEntry = Exclude<AnyEntry, Played> | SentTurn

/** An entry for the wire, of one that this viewer may know. */
export const sentEntry = (entry: Shown<AnyEntry>): Shown<SentEntry> => {
  if (entry.kind !== 'played') return entry
  const { cid, decision: _decision, moves, events, ...head } = entry
  if (moves !== null) return { ...head, cid, moves: moves.secret, events }
  return cid === playedByTable ? { ...head, cid, events } : { ...head, events }
}

/** The entry as a log has it. One of somebody else's messages has a number that none has. */
export const receivedEntry = (sent: Shown<SentEntry>): Shown<AnyEntry> =>
  sent.kind === 'played'
    ? { cid: untold, ...sent, moves: sent.moves ? { secret: sent.moves, to: [sent.seat] } : null }
    : sent
