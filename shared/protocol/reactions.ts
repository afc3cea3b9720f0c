/** What who sits at a table can say at one press, besides chat: shown at the seat for a moment, and kept nowhere. */
import type { Seat } from '../engine/ids.ts'

export const reactions = ['bravo', 'thanks', 'laugh', 'wow', 'think', 'sorry'] as const
export type Reaction = (typeof reactions)[number]

export interface SeatReaction {
  readonly seat: Seat
  readonly reaction: Reaction
}
