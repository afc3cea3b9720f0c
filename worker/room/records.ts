/** What a room stores of its table beside the log: the setting, the seats, and lines and acts as they are kept. */
import type { Seat, Seq, TableId } from '../../shared/engine/ids.ts'
import type { ChatLine } from '../../shared/protocol/chat.ts'
import type { BotLevel } from '../../shared/protocol/botLevels.ts'
import type { Region } from '../../shared/protocol/lobby.ts'
import type { Nudge } from '../../shared/protocol/nudge.ts'
import type { Site } from './sites.ts'
import { type BotPace, type HouseRules, paceSetter, type Rematch } from '../../shared/protocol/tableInfo.ts'

/** What is fixed when a table is opened, and what may still change while it waits. */
export interface Setting {
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  readonly options: Readonly<Record<string, string>>
  readonly seed: string
  /** Bots draw from a stream of their own, never from the game's. */
  readonly botSeed: string
  readonly commitment: string
  /** What people agreed on beside the rules of the game. Tables from before there was a choice have none. */
  readonly house?: HouseRules
  /** When it was opened, in milliseconds, and near whom. */
  readonly opened?: number
  readonly region?: Region
  /** From what address it was opened, as a number that many share (`householdOf`); left out where nobody is counted. */
  readonly household?: number
  /** Where on the platform its object stands. Tables from before this was noted have none. */
  readonly site?: Site
  /** The game began in another object of this address, there: whether that one has taken over. */
  readonly begunAt?: { readonly site: Site; readonly isTaken: boolean }
  /** Of the site it was opened on: where links lead. */
  readonly origin?: string
  /** The key of who opened it. Leaves this object in no frame and no answer. */
  readonly opener?: string
  /** What each seat had added to the seed when the game began. */
  readonly entropy?: readonly (string | null)[]
  /** The table where these people play once more; once, only its id was noted. */
  readonly rematch?: Rematch | TableId
  /** What the only person among bots has chosen; left out: the usual. */
  readonly pace?: BotPace
  /** A move that somebody would like to take back. */
  readonly undo?: UndoRequest
}

export type SeatRecord =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'person'
      readonly name: string
      /** The key to the seat. Leaves this object in no frame and no answer. */
      readonly token: string
      readonly standIn: boolean
      /** When the last socket closed, in milliseconds; null while one is open. */
      readonly leftAt: number | null
      /** Until when the seat is kept for who has not come yet; gone with their first hello. */
      readonly held?: number
      /** When the seat was taken, in milliseconds. Seats from before this was noted have none. */
      readonly satAt?: number
      /** While the table waits: this person would begin. */
      readonly ready?: boolean
      /** Newest number of an act at the table that was done for this person. */
      readonly lastAct: number
      /** Their latest acts; of older ones the newest number. Left out in tables from before these were noted. */
      readonly acts?: readonly NotedAct[]
      readonly forgotten?: number
      /** How they are told that it is their turn. Leaves this object only for there. */
      readonly nudge?: Nudge
      /** Chance of their own for the seed; unknown to the others until the game is over. */
      readonly entropy?: string
    }
  | { readonly kind: 'bot'; readonly level: BotLevel }

/** Who sits where, at a table that was opened so. */
export interface Seating {
  readonly setting: Setting
  readonly seats: readonly SeatRecord[]
}

/** An act as it is kept, so that a repeat of it is told from another act of the same number. */
export interface NotedAct {
  readonly cid: number
  readonly digest: string
}

/** A line as it is kept: with a digest of its message, so that a repeated one is known. It leaves in no frame. */
export interface StoredLine extends ChatLine {
  /** Not noted of older lines. */
  readonly digest?: string
}

/** Somebody has asked. It holds until somebody plays: `seq` is the newest entry when it was asked. */
export interface UndoRequest {
  readonly by: Seat
  readonly to: Seq
  readonly seq: Seq
  /** Who has still to agree, and who has agreed. */
  readonly waiting: readonly Seat[]
  readonly agreed?: readonly Seat[]
  /** Who has said no: nobody is asked any longer, and who asked is told. */
  readonly refusedBy?: Seat
}

/** As for friends with a link. */
const friendly: HouseRules = {
  visibility: 'link',
  language: null,
  clock: { kind: 'none' },
  onTimeout: 'standIn',
  startsWhenFull: false,
  hints: false,
}

/** What is agreed at a table; for those from before there was a choice, and for what was not named, the usual. */
export const houseOf = ({ house }: { readonly house?: Partial<HouseRules> | undefined }): HouseRules => ({
  ...friendly,
  ...house,
})

/** The pace of the bots: as the only person among them has chosen. */
export const paceAt = (setting: Pick<Setting, 'pace'>, seats: readonly SeatRecord[]): BotPace =>
  (paceSetter(seats) === null ? null : setting.pace) ?? 'usual'
