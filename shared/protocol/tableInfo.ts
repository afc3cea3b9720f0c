/** What everybody may know of a table, apart from the game on it. */
import type { Seat, Seq, TableId } from '../engine/ids.ts'
import type { Language } from '../engine/meta.ts'
import type { ClockSetting, SeatClock, Timeout } from './clock.ts'

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
      /** How long a frame takes there and back, in milliseconds, as their page has measured it; null: not yet. */
      readonly lag: number | null
    }
  | { readonly kind: 'bot'; readonly level: BotLevel }

/**
 * Who may come: anybody (the lobby lists the table), whoever has the link, or (once the game is on) only who sits.
 */
export const visibilities = ['listed', 'link', 'private'] as const
export type Visibility = (typeof visibilities)[number]

/** What the people at a table agree on beside the rules of the game, while it waits. */
export interface HouseRules {
  readonly visibility: Visibility
  /** Spoken at the table; null where it does not matter. */
  readonly language: Language | null
  readonly clock: ClockSetting
  readonly onTimeout: Timeout
  /** The game begins by itself when the last seat is taken. */
  readonly startsWhenFull: boolean
}

export interface TableInfo extends HouseRules {
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
  /** A clock for each seat; none at a table without. */
  readonly clocks: readonly SeatClock[]
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
  | 'notStoodIn'
  | 'notOver'
  | 'nothingToUndo'
