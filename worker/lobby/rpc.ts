/** What rooms and routes may ask of a lobby. */
import type { ListedTable } from '../../shared/protocol/lobby.ts'

/** What a room says of itself. */
export interface Report {
  readonly id: string
  /** Null where it is not to be found any more. */
  readonly table: ListedTable | null
  /** Somebody is there to play with. */
  readonly attended: boolean
  /** Somebody is on the way there. */
  readonly awaited: boolean
  /** From where it was opened (`householdOf`); left out where nobody is counted, and by rooms from before this was told. */
  readonly household?: number
}

export interface Match {
  readonly id: string
  /** Of the room's newest word; 0: none has come yet, and the table is to be opened, unless somebody else is quicker. */
  readonly version: number
}

export interface LobbyRpc extends Rpc.DurableObjectBranded {
  /** A room's newest word about itself; `version` tells a late or repeated one. */
  report(report: Report, version: number): Promise<void>
  /** The tables to be seen, the newest first: those that wait for players, then those under way. */
  tables(): readonly ListedTable[]
  /**
   * A seat for somebody who wants to play now: at the table that has waited longest, or at a new one, which is on the
   * list from now on. One call, so two people who come at once meet.
   */
  match(seats: number): Match
  /** Whom it has sent there sits there already: the seat is for the next who asks. */
  notTaken(id: string): void
  /** There was no seat after all: nobody else is sent there until its room has a newer word. */
  noSeatAt(match: Match): void
}
