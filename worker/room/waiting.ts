/** A table that waits for its people: who is sent there, whose seat is free again, and when it begins by itself. */
import type { MatchedPlayer, Welcome } from './rpc.ts'
import type { Deadlines } from './deadlines.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { areAllHere, hasPassed, heldSeat, nextLease, withoutLost } from './leases.ts'
import { hasStarted, isClosed, type OpenTable, turnToRules } from './table.ts'
import { nameFor, seatOfToken } from './seating.ts'
import type { Sockets } from './sockets.ts'
import type { Store } from './store.ts'
import type { Broadcast } from './broadcast.ts'
import type { Clocks } from './clocks.ts'
import { houseOf, type Seating } from './records.ts'

export interface WaitingTable {
  /** Holds a seat for who was sent; null where there is no seat. */
  welcome(open: OpenTable, player: MatchedPlayer, now: number): Welcome | null
  /** Deals: from a seed that everybody who sits has added to. Or leaves that to an object nearer to them. */
  start(open: OpenTable, now: number): void
  /** Deals here, wherever they are. */
  begin(open: OpenTable, now: number): void
  /** Begins the game where it begins by itself and nobody is waited for. */
  startIfAllHere(open: OpenTable, now: number): void
  /** After anything that happened: when to look again at who is away. */
  settle(open: OpenTable, now: number): void
  /** For a room that wakes: somebody's lease may have passed meanwhile, and is called now. */
  restore(open: OpenTable, now: number): void
  /** Somebody has been away for long: others decide, or the seat is free. */
  call(open: OpenTable, now: number): void
}

interface Room {
  readonly deadlines: Deadlines
  readonly broadcast: Broadcast
  saveSeating(open: OpenTable, seating: Seating): void
  settle(open: OpenTable, now: number): void
  /** Leaves the table to another object; false where it begins here. */
  leaves(open: OpenTable, now: number): boolean
  readonly storage: DurableObjectStorage
  readonly store: Store
  readonly sockets: Sockets
  readonly clocks: Clocks
}

export const createWaitingTable = ({
  deadlines,
  broadcast,
  saveSeating,
  settle,
  storage,
  store,
  sockets,
  clocks,
  leaves,
}: Room): WaitingTable => {
  const start = (open: OpenTable, now: number): void => {
    if (!hasStarted(open) && !leaves(open, now)) begin(open, now)
  }
  const begin = (open: OpenTable, now: number): void => {
    if (hasStarted(open)) return
    const { setting, seats } = open.seating
    const entropy = seats.map((seat) => (seat.kind === 'person' ? (seat.entropy ?? null) : null))
    storage.transactionSync(() => {
      saveSeating(open, { ...open.seating, setting: { ...setting, entropy } })
      turnToRules(open, store, now)
      const entry = open.table.begin(now)
      open.clocks = clocks.atStart(open)
      open.clocks = clocks.after(open, null, now)
      store.append(entry, open.clocks)
    })
    // Whose hello is still on the way is known by it: it may be somebody who sits.
    if (isClosed(open))
      for (const socket of sockets.all()) {
        const { greeted, viewer } = sockets.visitor(socket)
        if (greeted && viewer === null) sockets.closeWith(socket, 'private')
      }
    settle(open, now)
  }
  return {
    start,
    begin,
    startIfAllHere(open, now) {
      const { setting } = open.seating
      if (houseOf(setting).startsWhenFull && areAllHere(open.seating)) start(open, now)
    },
    welcome(open, { name, token }, now) {
      if (hasStarted(open)) return null
      const { seating } = open
      const { commitment } = seating.setting
      // Who asks again goes where they were sent before.
      if (seatOfToken(seating.seats, token) !== null) return { commitment, isKnown: true }
      const free = seating.seats.findIndex(({ kind }) => kind === 'empty')
      if (free < 0) return null
      const held = heldSeat({ name: nameFor(seating, free, name), token }, now, now + limits.seatFound)
      saveSeating(open, {
        ...seating,
        seats: seating.seats.map((seat, index) => (index === free ? held : seat)),
      })
      settle(open, now)
      broadcast.sendTable(open, null)
      return { commitment, isKnown: false }
    },
    settle(open, now) {
      deadlines.reschedule('seats', hasStarted(open) ? null : nextLease(open.seating, now))
    },
    restore(open, now) {
      if (!hasStarted(open) && hasPassed(open.seating, now)) deadlines.schedule('seats', now)
    },
    call(open, now) {
      if (hasStarted(open)) return
      saveSeating(open, withoutLost(open.seating, now))
      settle(open, now)
      broadcast.sendTable(open, null)
    },
  }
}
