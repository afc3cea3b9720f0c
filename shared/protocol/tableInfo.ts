/** What everybody may know of a table, apart from the game on it. */
import type { Seat, Seq, TableId, Viewer } from '../engine/ids.ts'
import type { Language } from '../engine/meta.ts'
import type { BotLevel } from './botLevels.ts'
import type { ClockSetting, SeatClock } from './clock.ts'
import type { Timeout } from './clockChoices.ts'

/** How long bots take for a turn: twice as long, as a person would, less than half of it, or no time at all. */
export const botPaces = ['slow', 'usual', 'fast', 'atOnce'] as const
export type BotPace = (typeof botPaces)[number]

export type SeatInfo =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'person'
      readonly name: string
      /** A socket is open. */
      readonly present: boolean
      /** The stand-in plays until the person is back. */
      readonly standIn: boolean
      /** Has not come yet: the seat is held for them, and the game does not begin without them. */
      readonly held: boolean
      /** Says that the game may begin. */
      readonly ready: boolean
      /**
       * Server time in milliseconds from which anybody who sits may free the seat of who has left, while the table waits;
       * once the game has begun, call the stand-in for them.
       */
      readonly freeAt: number | null
      /** How long a frame takes there and back, in milliseconds, as their page has measured it; null: not yet. */
      readonly lag: number | null
    }
  /** `character`: who it is, in a game that goes on from one where others sat; told of no table. */
  | { readonly kind: 'bot'; readonly level: BotLevel; readonly character?: number }

/**
 * The seat that sets the pace of the bots: the only person's among them. Null where several people play, where nobody
 * does, and while a seat is free: what suits one would be too slow or too fast for another.
 */
export const paceSetter = (seats: readonly Pick<SeatInfo, 'kind'>[]): number | null => {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const bots = seats.filter(({ kind }) => kind === 'bot').length
  const [only = null] = people
  return people.length === 1 && bots === seats.length - 1 && bots > 0 ? only : null
}

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
  /** Whoever is asked may be told what a strong bot would do. */
  readonly hints: boolean
}

/** Where the people of a finished table play once more. */
export interface Rematch {
  readonly id: TableId
  /** Who has asked for it; null where that was not noted. */
  readonly by: Seat | null
  /** Of the new table; null where that was not noted. */
  readonly commitment: string | null
  /** All who want it so far, in the order in which they said so; left out where that was not noted. */
  readonly wants?: readonly Seat[]
}

export interface TableInfo extends HouseRules {
  readonly id: TableId
  readonly game: string
  readonly rulesVersion: number
  readonly options: Readonly<Record<string, string>>
  readonly stage: 'waiting' | 'live' | 'finished'
  readonly seats: readonly SeatInfo[]
  /** Who decides while the table waits: who opened it, or who has sat longest where they have gone. */
  readonly host: Viewer
  /** SHA-256 of the seed, in hexadecimal digits: shown before the first card is dealt. */
  readonly commitment: string
  /** Where these people play once more, after the end. */
  readonly rematch: Rematch | null
  /** A clock for each seat; none at a table without. */
  readonly clocks: readonly SeatClock[]
  /** Somebody would like to take back a move, and these have still to agree; until anybody plays after `seq`. */
  readonly undo: { readonly by: Seat; readonly waiting: readonly Seat[]; readonly seq: Seq } | null
  /** That wish was refused, and by whom; until anybody plays after `seq`, or it is asked once more. */
  readonly undoRefused?: { readonly by: Seat; readonly refusedBy: Seat; readonly seq: Seq }
  /** How often each seat has taken back a move. */
  readonly takenBack: readonly number[]
  /** Bots pause, as too much is played by them for one address, and go on by themselves: until anybody plays after this entry. */
  readonly pausedAt?: Seq
  /** Of the bots; the act `pace` changes it, for the seat that `paceSetter` names. */
  readonly pace: BotPace
}

/** Why an act at the table is refused. */
export type SeatRefusal =
  | 'noSuchSeat'
  | 'seatTaken'
  | 'seatFull'
  | 'alreadySeated'
  | 'noBotThere'
  | 'notHost'
  | 'noPerson'
  | 'alreadyStarted'
  | 'tooFewSeats'
  | 'notAllHere'
  | 'badSize'
  | 'badOption'
  | 'notAbsent'
  | 'notStoodIn'
  | 'notOver'
  | 'nothingToUndo'
  | 'otherUndo'
  | 'undoTooLate'
  | 'notYourPace'
