/** What everybody may know of a table, apart from the game on it. */
import type { Seat, Seq, TableId } from '../engine/ids.ts'

export const botLevels = ['random', 'greedy'] as const
export type BotLevel = (typeof botLevels)[number]

export type SeatInfo =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'person'
      readonly name: string
      /** A socket is open. */
      readonly present: boolean
      /** The stand-in plays until the person is back. */
      readonly standIn: boolean
    }
  | { readonly kind: 'bot'; readonly level: BotLevel }

export interface TableInfo {
  readonly id: TableId
  readonly game: string
  readonly rulesVersion: number
  readonly options: Readonly<Record<string, string>>
  readonly stage: 'waiting' | 'live' | 'finished'
  readonly seats: readonly SeatInfo[]
  /** SHA-256 of the seed, in hexadecimal digits: shown before the first card is dealt. */
  readonly commitment: string
  /** Where these people play once more, after the end. */
  readonly rematch: TableId | null
  /** Somebody would like to take back a move, and these have still to agree; until anybody plays after `seq`. */
  readonly undo: { readonly by: Seat; readonly waiting: readonly Seat[]; readonly seq: Seq } | null
}

/** Why an act at the table is refused. */
export type SeatRefusal =
  | 'noSuchSeat'
  | 'seatTaken'
  | 'seatFull'
  | 'alreadySeated'
  | 'noBotThere'
  | 'alreadyStarted'
  | 'tooFewSeats'
  | 'badSize'
  | 'badOption'
  | 'notAbsent'
  | 'notOver'
  | 'nothingToUndo'
