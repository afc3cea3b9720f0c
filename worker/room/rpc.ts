/** What other objects and the routes may ask of a room. */
import type { Viewer } from '../../shared/engine/ids.ts'
import type { AnyEntry } from '../../shared/engine/log.ts'
import type { TableGlance } from '../../shared/protocol/http.ts'
import type { RecordFile } from '../../shared/protocol/record.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import type { LogInWords } from './publicWords.ts'
import type { SeatRecord, Setting } from './records.ts'
import type { WholeTable } from './signpost.ts'

/** What a room shows to who only watches. */
export interface SpectatorView {
  readonly info: TableInfo
  /** Concealed from spectators; a brand does not cross to another object. */
  readonly entries: readonly AnyEntry[]
}

/** Somebody whom the lobby sends. */
export interface MatchedPlayer {
  readonly name: string
  readonly token: string
}

/** A seat is theirs. */
export interface Welcome {
  /** The table's commitment. */
  readonly commitment: string
  /** They sat there before: no other seat is held for them. */
  readonly isKnown: boolean
}

/** At once where the table is here, later where it has begun in another object. */
export type Soon<T> = T | Promise<T>

export interface RoomRpc extends Rpc.DurableObjectBranded {
  /** Opens a table at this address. False if there is one already. */
  create(setting: Setting, seats: readonly SeatRecord[]): Promise<boolean>
  /** Begins the game of a table that has waited in another object; once, however often it is asked to. */
  take(table: WholeTable): Promise<void>
  /** The table as everybody may know it; null at an address without one, as in all that follows. */
  glance(): Soon<TableGlance | null>
  /** The table as those see it who only watch, with the entries after this one: to be passed on to them as it is. */
  publicLog(since: number): Soon<LogInWords | null>
  /** The same with the whole log, to be drawn. */
  spectatorView(): Soon<SpectatorView | null>
  /** The seat that this key opens here; null where it opens none. */
  seatOf(token: string): Soon<Viewer>
  /** The whole game with its seed, once it is over; null before. */
  record(): Soon<RecordFile | null>
  /** A seat for somebody the lobby has sent; null where there is none. */
  welcome(player: MatchedPlayer): Welcome | null
}
