/** What the room says to whom: each viewer hears what it may know, put into words once for all its windows. */
import { type Seq, seatOf, type TableId, type Tagged, type Viewer } from '../shared/engine/ids.ts'
import type { Table } from '../shared/engine/table.ts'
import type { ServerMessage, Why } from '../shared/protocol/messages.ts'
import type { SeatInfo, TableInfo } from '../shared/protocol/tableInfo.ts'
import type { Seating } from './seating.ts'
import type { Sockets } from './sockets.ts'
import type { SeatRecord } from './store.ts'

interface At {
  readonly seating: Seating
  readonly table: Table<object, Tagged, Tagged>
}

/** Whose message is being answered. */
export interface Author {
  readonly socket: WebSocket
  readonly cid: number
}

export interface Telling {
  info(at: At): TableInfo
  isOver(at: At): boolean
  /** Tells everybody who sits where, but for one socket that has been told already. */
  table(at: At, except: WebSocket | null): void
  /** Tells everybody the entries after `since`; the author's own frame is the acknowledgment. */
  entries(at: At, since: Seq, now: number, author: Author | null): void
  /** Tells the author alone, as when a message is repeated. */
  again(at: At, since: Seq, now: number, author: Author): void
  refuse(at: At, socket: WebSocket, re: number, why: Why): void
}

const infoOf = (seat: SeatRecord, present: boolean): SeatInfo =>
  seat.kind === 'person' ? { kind: 'person', name: seat.name, present, standIn: seat.standIn } : seat

export const makeTelling = (sockets: Sockets): Telling => {
  const isOver = ({ table }: At): boolean => table.log.length > 0 && table.decisions().length === 0
  const info = (at: At): TableInfo => {
    const { seating, table } = at
    const { id, game, rulesVersion, options, commitment, rematch, undo } = seating.setting
    const stage = table.log.length === 0 ? 'waiting' : isOver(at) ? 'finished' : 'live'
    const seats = seating.seats.map((seat, index) => infoOf(seat, sockets.ofSeat(seatOf(index)).length > 0))
    return {
      id: id as TableId,
      game,
      rulesVersion,
      options,
      stage,
      seats,
      commitment,
      rematch: (rematch as TableId | undefined) ?? null,
      // It is off the table as soon as somebody has played.
      undo: undo?.seq === table.seq ? { by: undo.by, waiting: undo.waiting, seq: undo.seq } : null,
    }
  }
  const entriesFor = ({ table }: At, viewer: Viewer, since: Seq, now: number) =>
    ({ t: 'entries', entries: table.news(viewer, since), now }) satisfies ServerMessage
  return {
    info,
    isOver,
    table(at, except) {
      const table = info(at)
      for (const socket of sockets.all()) {
        const { greeted, viewer } = sockets.visitor(socket)
        if (greeted && socket !== except) sockets.say(socket, { t: 'table', you: viewer, table })
      }
    },
    entries(at, since, now, author) {
      const shown = new Map<Viewer, ReturnType<typeof entriesFor>>()
      for (const socket of sockets.all()) {
        const { greeted, viewer } = sockets.visitor(socket)
        if (!greeted) continue
        const message = shown.get(viewer) ?? entriesFor(at, viewer, since, now)
        shown.set(viewer, message)
        sockets.say(socket, socket === author?.socket ? { ...message, re: author.cid } : message)
      }
    },
    again(at, since, now, { socket, cid }) {
      sockets.say(socket, { ...entriesFor(at, sockets.visitor(socket).viewer, since, now), re: cid })
    },
    refuse: ({ table }, socket, re, why) => sockets.say(socket, { t: 'refused', re, why, seq: table.seq }),
  }
}
