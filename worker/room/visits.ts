/** Who comes and goes: the hello of a socket, and its end. */
import { same } from '../../shared/engine/copy.ts'
import { seatOf, seqOf } from '../../shared/engine/ids.ts'
import { limits } from '../../shared/protocol/limits.ts'
import type { ClientMessage } from '../../shared/protocol/messages.ts'
import { protocolVersion } from '../../shared/protocol/version.ts'
import { isAutomatic } from './bots.ts'
import type { Broadcast } from './broadcast.ts'
import type { ChatLog } from './chat.ts'
import type { Clocks } from './clocks.ts'
import type { Deadlines } from './deadlines.ts'
import { arrived } from './leases.ts'
import type { Seating, SeatRecord } from './records.ts'
import { viewerWithKey, withoutGhosts, withPresence } from './seating.ts'
import type { Sockets } from './sockets.ts'
import { hasStarted, isClosed, type OpenTable } from './table.ts'
import type { WaitingTable } from './waiting.ts'

type Hello = Extract<ClientMessage, { readonly t: 'hello' }>

export interface Visits {
  /** Tells a socket who it is and what has happened, or closes it; who sits is there again for all. */
  greet(open: OpenTable, socket: WebSocket, hello: Hello, now: number): void
  /**
   * A socket has ended; whose last it was is away for all at once. It is stored a moment later: whoever reloads their
   * page, or opens and closes sockets without end, is back by then and has cost no row.
   */
  leave(open: OpenTable, socket: WebSocket): void
  /** Notes who is away without its having been stored, and tells all. */
  noteAbsent(open: OpenTable, now: number): void
  /** For a room that wakes: sees who was there when it was last awake. Stores nothing. */
  restore(open: OpenTable): void
  /** Stores what came of it that nobody was reached meanwhile: who is away, and a moment for their clocks. */
  noteWoken(open: OpenTable, now: number): void
}

interface Room {
  readonly sockets: Sockets
  readonly broadcast: Broadcast
  readonly chat: ChatLog
  readonly clocks: Clocks
  readonly waiting: WaitingTable
  readonly deadlines: Deadlines
  saveSeating(open: OpenTable, seating: Seating): void
  settle(open: OpenTable, now: number): void
}

const hasEmptySeat = (open: OpenTable): boolean =>
  !hasStarted(open) && open.seating.seats.some(({ kind }) => kind === 'empty')

export const createVisits = (room: Room): Visits => {
  const { sockets, broadcast, chat, clocks, waiting, deadlines, saveSeating, settle } = room
  /** Nobody was there as this room woke, and nobody who sits has come since. */
  let isLeft = false
  /** They were cut off, and nobody could reach the table. */
  let wereCutOff = false
  /** The same seats where it is noted of all who are away. */
  const noted = ({ seating }: OpenTable, now: number): readonly SeatRecord[] =>
    withoutGhosts(seating.seats, (seat) => sockets.ofSeat(seatOf(seat)).length > 0, now)
  /** Stores who is away; true where it was news of somebody. */
  const note = (open: OpenTable, now: number): boolean => {
    const { seating, storedSeats } = open
    const seats = noted(open, now)
    const isNews = seats !== seating.seats
    if (isNews || seats !== storedSeats) saveSeating(open, { ...seating, seats })
    return isNews
  }
  return {
    greet(open, socket, hello, now) {
      if (sockets.visitor(socket).greeted) return sockets.closeWith(socket, 'secondHello')
      if (hello.proto < protocolVersion - 1) return sockets.closeWith(socket, 'clientTooOld')
      if (hello.proto > protocolVersion) return sockets.closeWith(socket, 'serverTooOld')
      const { token, lag, proto } = hello
      const before = open.table.seq
      const viewer = viewerWithKey(open.seating, token)
      if (viewer === null && isClosed(open)) return sockets.closeWith(socket, 'private')
      const sits = hello.sits === true && hasEmptySeat(open)
      if (viewer === null && !sockets.hasRoom(socket, sits)) return sockets.closeWith(socket, 'full')
      sockets.greet(socket, { token, viewer, proto, since: now, ...(lag === undefined ? {} : { lag }) })
      const stoodIn = viewer !== null && isAutomatic(open.seating.seats[viewer])
      if (viewer !== null) {
        sockets.makeRoom(viewer)
        const here = withPresence(open.seating, viewer, { leftAt: null, standIn: false })
        const next = hasStarted(open) ? here : arrived(here, viewer, hello.entropy)
        // Who has only been away for a moment is stored as there; that others have just gone is stored in its time.
        if (same(next.seats[viewer], open.storedSeats[viewer])) open.seating = next
        else saveSeating(open, next)
        if (stoodIn) clocks.reprieve(open, viewer, now)
        if (isLeft) clocks.spare(open, [viewer], now)
        isLeft = false
        waiting.startIfAllHere(open, now)
        settle(open, now)
      }
      const since = seqOf(hello.since > open.table.seq ? 0 : hello.since)
      broadcast.greet(open, socket, since, chat.lines(), now)
      const isNews = viewer !== null && (stoodIn || sockets.ofSeat(viewer).length === 1)
      if (isNews) broadcast.sendTable(open, socket)
      if (open.table.seq > before) broadcast.sendEntries(open, before, now, null, socket)
    },
    leave(open, socket) {
      const viewer = viewerWithKey(open.seating, sockets.visitor(socket).token)
      if (viewer === null || sockets.ofSeat(viewer).some((other) => other !== socket)) return
      const now = Date.now()
      const record = open.seating.seats[viewer]
      if (record?.kind !== 'person' || record.leftAt !== null) return
      open.seating = withPresence(open.seating, viewer, { leftAt: now })
      // Once nobody has left for that long.
      deadlines.reschedule('attendance', now + limits.leaving)
      broadcast.sendTable(open, socket)
    },
    noteAbsent(open, now) {
      if (note(open, now)) broadcast.sendTable(open, null)
    },
    restore(open) {
      if (!sockets.isEmpty()) return
      // They have said no good-bye, so they were cut off. A table that all have left may be woken by a mere look from
      // outside: that gives no clock a moment, only who comes back has one.
      wereCutOff = noted(open, 0) !== open.seating.seats
      isLeft = !wereCutOff
    },
    noteWoken(open, now) {
      // They are away from the first look on, not from each one anew.
      note(open, now)
      if (wereCutOff) clocks.spare(open, [...open.seating.seats.keys()], now)
    },
  }
}
