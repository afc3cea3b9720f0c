/** What the lobby tells of tables: open ones, those under way, and finished ones. */
import type { Language } from '../engine/meta.ts'
import type { ClockSetting } from './clock.ts'
import type { BotLevel } from './botLevels.ts'

/** Where tables are near: each has lobbies of its own. */
export const regions = ['americas', 'europe', 'asia'] as const
export type Region = (typeof regions)[number]

export type ListedSeat =
  | { readonly kind: 'empty' }
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: BotLevel }

export interface ListedTable {
  readonly id: string
  readonly game: string
  readonly stage: 'waiting' | 'live'
  readonly seats: readonly ListedSeat[]
  readonly options: Readonly<Record<string, string>>
  readonly clock: ClockSetting
  readonly language: Language | null
  /** The game begins by itself when the last seat is taken. */
  readonly startsWhenFull: boolean
  /** When it was opened, in server milliseconds. */
  readonly opened: number
  /**
   * Shown below the others: nobody is there just now, and it is played by days, or rests; or many others stand there
   * that were opened from the same address. Left out otherwise.
   */
  readonly quiet?: true
}

/** In the order of a list: where somebody is there comes first, then the newest. */
export const byTheirTurn = (a: ListedTable, b: ListedTable): number =>
  Number(a.quiet ?? false) - Number(b.quiet ?? false) || b.opened - a.opened

/** What the lobby's socket says: all tables first, then each change; and it asks for receipts, as a table does. */
export type LobbyMessage =
  | { readonly t: 'tables'; readonly tables: readonly ListedTable[] }
  | { readonly t: 'table'; readonly table: ListedTable }
  | { readonly t: 'gone'; readonly id: string }

/** GET /api/lobby/:game */
export interface LobbyListing {
  readonly region: Region
  readonly tables: readonly ListedTable[]
}

export interface FinishedSeat {
  readonly name: string
  readonly kind: 'person' | 'bot'
  readonly points: number
  /** From 1; shared places are equal. */
  readonly place: number
}

export interface FinishedGame {
  readonly id: string
  readonly game: string
  readonly began: number
  readonly finished: number
  readonly moves: number
  readonly seats: readonly FinishedSeat[]
}

/** GET /api/games */
export interface FinishedListing {
  readonly games: readonly FinishedGame[]
  /** To be asked for with `?before=`; null: there are no more. */
  readonly next: string | null
}
