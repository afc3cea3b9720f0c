/** What the page of a table in play is given: by a live table, a record, a branch or an embed. */
import type { Seat, Seq } from '../../../shared/engine/ids.ts'
import type { TableAct } from '../../../shared/protocol/messages.ts'
import type { Nudge } from '../../../shared/protocol/nudge.ts'
import type { BotPace, TableInfo } from '../../../shared/protocol/tableInfo.ts'
import type { AnyPlug } from '../../plug/gameUi.ts'
import type { Talk } from '../chat/Chat.tsx'
import type { Eyes } from '../model/onlooker.ts'
import type { LiveTable } from '../model/table.ts'

export interface GameProps {
  readonly table: LiveTable
  readonly plug: AnyPlug
  readonly info: TableInfo
  readonly name: string
  readonly linkTrouble: string
  readonly seatLink: string | null
  /** Other eyes to see a finished game with; none while it is on. */
  readonly eyes: Eyes | null
  /** Moves since this player last looked: they are played first. */
  readonly missed: number
  /** Does something at the table; where it is refused, that is said beside what was pressed. */
  act(what: TableAct): void
  /** Sets the pace of the bots; null where nobody can. */
  readonly setPace: ((pace: BotPace) => void) | null
  playAgain(): Promise<void> | void
  /** Number of the newest entry there is. */
  readonly newest: Seq
  /** Tells the table how one is told of one's turn; null where nobody is. */
  readonly nudge: ((nudge: Nudge) => Promise<boolean>) | null
  /** Nobody is there to talk to in a game of one's own. */
  readonly talk: Talk | null
  /** Goes on from the moment shown, against bots, on this page alone. */
  playOn(seat: Seat): void
  /** Of the table that a branch came from first; the table itself, where it is none. */
  readonly origin: TableInfo
  /** Where this game is a branch of another: back there. */
  readonly back: (() => void) | null
}
