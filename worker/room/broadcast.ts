/** What the room says to whom: each viewer hears what it may know, put into words once for all its windows. */
import { type Seat, type Seq, seatOf, seqOf, type TableId, type Viewer } from '../../shared/engine/ids.ts'
import { entriesAfter, timesTakenBack } from '../../shared/engine/log.ts'
import { readersOf } from '../../shared/engine/secret.ts'
import type { ChatLine } from '../../shared/protocol/chat.ts'
import { changesOf, type SeatClock } from '../../shared/protocol/clock.ts'
import { sentEntry } from '../../shared/protocol/entries.ts'
import type { OldMessage, ServerMessage, Why } from '../../shared/protocol/messages.ts'
import type { SeatInfo, TableInfo } from '../../shared/protocol/tableInfo.ts'
import { shownClocks } from './clock.ts'
import { hasStarted, isOver, type OpenTable } from './table.ts'
import { hostOf, leaseOf, standInFrom } from './leases.ts'
import { newestNumber } from './numbers.ts'
import { publicEntries, withEntries } from './publicWords.ts'
import type { Sockets } from './sockets.ts'
import { houseOf, paceAt, type SeatRecord, type UndoRequest } from './records.ts'

/** Whose message is being answered. */
export interface ReplyTo {
  readonly socket: WebSocket
  readonly cid: number
}

export interface Broadcast {
  info(at: OpenTable): TableInfo
  /** Tells everybody who sits where, but for one socket that has been told already. */
  sendTable(at: OpenTable, except: WebSocket | null): void
  /** Tells everybody (but one) the entries after `since`; the author's own frame is the acknowledgment. */
  sendEntries(at: OpenTable, since: Seq, now: number, author: ReplyTo | null, except?: WebSocket): void
  /** Tells the author alone an entry that answers their message, as when it is repeated. */
  resendEntry(at: OpenTable, seq: Seq, now: number, author: ReplyTo): void
  /** The one answer to a hello: the table, and every entry after `since`. */
  greet(at: OpenTable, socket: WebSocket, since: Seq, chat: readonly ChatLine[], now: number): void
  refuse(at: OpenTable, socket: WebSocket, re: number, why: Why): void
}

export const createBroadcast = (sockets: Sockets): Broadcast => {
  const infoOf = (at: OpenTable, seat: SeatRecord, index: Seat): SeatInfo => {
    if (seat.kind !== 'person') return seat
    const { setting } = at.seating
    const open = sockets.ofSeat(index)
    const lag = open.map((socket) => sockets.visitor(socket).lag).find((one) => one !== undefined) ?? null
    return {
      kind: 'person',
      name: seat.name,
      present: open.length > 0,
      standIn: seat.standIn,
      held: seat.held !== undefined && !hasStarted(at),
      ready: seat.ready === true && !hasStarted(at),
      freeAt: hasStarted(at) ? standInFrom(seat) : leaseOf(setting, seat).passes,
      lag,
    }
  }
  const shownUndo = ({ by, waiting, seq, refusedBy }: UndoRequest): Pick<TableInfo, 'undo' | 'undoRefused'> =>
    refusedBy === undefined
      ? { undo: { by, waiting, seq } }
      : { undo: null, undoRefused: { by, refusedBy, seq } }
  const info = (at: OpenTable): TableInfo => {
    const { seating, table } = at
    const { id, game, rulesVersion, options, commitment, rematch, undo } = seating.setting
    const stage = !hasStarted(at) ? 'waiting' : isOver(at) ? 'finished' : 'live'
    const seats = seating.seats.map((seat, index) => infoOf(at, seat, seatOf(index)))
    return {
      id: id as TableId,
      game,
      rulesVersion,
      options,
      stage,
      seats,
      host: stage === 'waiting' ? hostOf(seating, Date.now()) : null,
      commitment,
      ...houseOf(seating.setting),
      clocks: shownClocks(at.clocks),
      rematch: typeof rematch === 'string' ? { id: rematch, by: null, commitment: null } : (rematch ?? null),
      // It is off the table as soon as somebody has played.
      ...(undo?.seq === table.seq ? shownUndo(undo) : { undo: null }),
      takenBack: timesTakenBack(table.log, seats.length),
      pace: paceAt(seating.setting, seating.seats),
      ...(at.pausedAt === table.seq ? { pausedAt: table.seq } : {}),
    }
  }
  /** The clocks that everybody was told last; null: unknown, as after a restart. */
  let told: readonly SeatClock[] | null = null

  /** What has happened after `since`, in words for one viewer, as the version of the protocol has it. */
  const newsFor = (
    { table, clocks }: OpenTable,
    viewer: Viewer,
    since: Seq,
    now: number,
    proto: number,
  ): string => {
    if (proto < 2)
      return JSON.stringify({
        t: 'entries',
        entries: table.news(viewer, since),
        ...(clocks.length === 0 ? {} : { clocks: shownClocks(clocks) }),
        now,
      } satisfies OldMessage)
    const changes = changesOf(told, clocks, now)
    const isTimed = entriesAfter(table.log, since).at(-1)?.at === now
    const head = {
      t: 'entries',
      ...(changes.length === 0 ? {} : { clocks: changes }),
      ...(isTimed ? {} : { now }),
    } as const
    return withEntries(head, entriesFor(table, viewer, since))
  }
  /** The entries after `since`, as a JSON array for one viewer; what the public sees is put into words once for all. */
  const entriesFor = (table: OpenTable['table'], viewer: Viewer, since: Seq): string =>
    viewer === null
      ? publicEntries(entriesAfter(table.log, since))
      : JSON.stringify(table.news(viewer, since).map(sentEntry))
  /** A message that is in words already, as the answer to a numbered one. */
  const asAnswer = (words: string, cid: number): string => `${words.slice(0, -1)},"re":${cid}}`
  return {
    info,
    sendTable(at, except) {
      const [table, now] = [info(at), Date.now()]
      // Who is left out has been told by an answer.
      told = at.clocks
      const words = new Map<Viewer, string>()
      for (const socket of sockets.all()) {
        const { greeted, viewer } = sockets.visitor(socket)
        if (!greeted || socket === except) continue
        const frame =
          words.get(viewer) ?? JSON.stringify({ t: 'table', you: viewer, table, now } satisfies ServerMessage)
        words.set(viewer, frame)
        sockets.sendText(socket, frame)
      }
    },
    sendEntries(at, since, now, author, except) {
      // Who is told none of the secrets in it sees what the public sees: that is put into words once for all of them.
      const readers = readersOf(entriesAfter(at.table.log, since))
      const words = new Map<string, string>()
      for (const socket of sockets.all()) {
        const { greeted, viewer, proto = 1 } = sockets.visitor(socket)
        if (!greeted || socket === except) continue
        const eyes = viewer !== null && readers.has(viewer) ? viewer : null
        const whose = `${proto < 2 ? 'old' : ''}${eyes}`
        const frame = words.get(whose) ?? newsFor(at, eyes, since, now, proto)
        words.set(whose, frame)
        sockets.sendText(socket, socket === author?.socket ? asAnswer(frame, author.cid) : frame)
      }
      told = at.clocks
    },
    resendEntry(at, seq, now, { socket, cid }) {
      const { viewer, proto = 1 } = sockets.visitor(socket)
      const entries = at.table.news(viewer, seqOf(seq - 1)).slice(0, 1)
      const rest = { t: 'entries', now, re: cid } as const
      sockets.send(socket, proto < 2 ? { ...rest, entries } : { ...rest, entries: entries.map(sentEntry) })
    },
    greet(at, socket, since, chat, now) {
      const { viewer, proto = 1 } = sockets.visitor(socket)
      const newest = newestNumber(at, viewer)
      const head = { t: 'welcome', you: viewer, table: info(at), chat, newest, now } as const
      if (proto < 2) sockets.send(socket, { ...head, entries: at.table.news(viewer, since) })
      else sockets.sendText(socket, withEntries(head, entriesFor(at.table, viewer, since)), true)
    },
    refuse: ({ table }, socket, re, why) => sockets.send(socket, { t: 'refused', re, why, seq: table.seq }),
  }
}
