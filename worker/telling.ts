/** What the room says to whom: each viewer hears what it may know, put into words once for all its windows. */
import { type Seat, type Seq, seatOf, type TableId, type Viewer } from '../shared/engine/ids.ts'
import type { ServerMessage, Why } from '../shared/protocol/messages.ts'
import type { SeatInfo, TableInfo } from '../shared/protocol/tableInfo.ts'
import { hasStarted, isOver, type Open } from './open.ts'
import { houseOf } from './opening.ts'
import type { Sockets } from './sockets.ts'
import type { SeatRecord } from './store.ts'

/** Whose message is being answered. */
export interface Author {
  readonly socket: WebSocket
  readonly cid: number
}

export interface Telling {
  info(at: Open): TableInfo
  /** Tells everybody who sits where, but for one socket that has been told already. */
  table(at: Open, except: WebSocket | null): void
  /** Tells everybody the entries after `since`; the author's own frame is the acknowledgment. */
  entries(at: Open, since: Seq, now: number, author: Author | null): void
  /** Tells the author alone, as when a message is repeated. */
  again(at: Open, since: Seq, now: number, author: Author): void
  refuse(at: Open, socket: WebSocket, re: number, why: Why): void
}

export const makeTelling = (sockets: Sockets): Telling => {
  const infoOf = (seat: SeatRecord, index: Seat): SeatInfo => {
    if (seat.kind !== 'person') return seat
    const open = sockets.ofSeat(index)
    const lag = open.map((socket) => sockets.visitor(socket).lag).find((one) => one !== undefined) ?? null
    return { kind: 'person', name: seat.name, present: open.length > 0, standIn: seat.standIn, lag }
  }
  const info = (at: Open): TableInfo => {
    const { seating, table } = at
    const { id, game, rulesVersion, options, commitment, rematch, undo } = seating.setting
    const stage = !hasStarted(at) ? 'waiting' : isOver(at) ? 'finished' : 'live'
    const seats = seating.seats.map((seat, index) => infoOf(seat, seatOf(index)))
    return {
      id: id as TableId,
      game,
      rulesVersion,
      options,
      stage,
      seats,
      commitment,
      ...houseOf(seating.setting),
      clocks: at.clocks,
      rematch: (rematch as TableId | undefined) ?? null,
      // It is off the table as soon as somebody has played.
      undo: undo?.seq === table.seq ? { by: undo.by, waiting: undo.waiting, seq: undo.seq } : null,
    }
  }
  const entriesFor = ({ table, clocks }: Open, viewer: Viewer, since: Seq, now: number) =>
    ({
      t: 'entries',
      entries: table.news(viewer, since),
      ...(clocks.length === 0 ? {} : { clocks }),
      now,
    }) satisfies ServerMessage
  return {
    info,
    table(at, except) {
      const [table, now] = [info(at), Date.now()]
      for (const socket of sockets.all()) {
        const { greeted, viewer } = sockets.visitor(socket)
        if (greeted && socket !== except) sockets.say(socket, { t: 'table', you: viewer, table, now })
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
