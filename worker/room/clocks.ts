/** The clocks of one table: stored with it, and watched by the alarm. */
import { type Seat, type Seq, seqOf } from '../../shared/engine/ids.ts'
import { undoneBy } from '../../shared/engine/undo.ts'
import { limits } from '../../shared/protocol/limits.ts'
import type { Deadlines } from './deadlines.ts'
import {
  afterwards,
  dueAfter,
  isUp,
  type StoredClock,
  newClocks,
  nextDue,
  overdue,
  reprieved,
  rewound,
  spared,
} from './clock.ts'
import { type OpenTable, peopleAsked, questionsOf } from './table.ts'
import type { Store } from './store.ts'
import { houseOf, type UndoRequest } from './records.ts'

export interface Clocks {
  /** The clocks of a game that begins. */
  atStart(open: OpenTable): readonly StoredClock[]
  /** The clocks after what stands on the table now; `author` has just played. */
  after(open: OpenTable, author: Seat | null, now: number): readonly StoredClock[]
  /** Lets the right clocks run, after something has happened that is no entry, and watches the next to run out. */
  settle(open: OpenTable, now: number): void
  /** For a room that wakes: time that was up meanwhile is called now. */
  restore(open: OpenTable, now: number): void
  /** Seats whose time is up. */
  overdue(open: OpenTable, now: number): readonly number[]
  /** Whether what this seat plays now comes after its time was up, whoever plays it. */
  isUp(open: OpenTable, seat: Seat, now: number): boolean
  /** A moment for who is back: once for each question, however often one leaves, goes back or the table restarts. */
  reprieve(open: OpenTable, seat: number, now: number): void
  /** A moment for these seats, if their clocks run, after nobody could reach the table or was there: of the same account. */
  spare(open: OpenTable, seats: readonly number[], now: number): void
  /** Whether the time of `by` is up by the clock that ran before what comes after `to`. */
  isPast(open: OpenTable, to: Seq, by: Seat, now: number): boolean
  /** Undoes what is asked to be undone, and sets the clocks as they stood before it. */
  takeBack(open: OpenTable, undo: UndoRequest, now: number): void
}

export const createClocks = (store: Store, deadlines: Deadlines): Clocks => {
  const isSame = (clocks: readonly StoredClock[], kept: readonly StoredClock[]): boolean =>
    clocks.length === kept.length && clocks.every((clock, seat) => clock === kept[seat])
  const set = (open: OpenTable, clocks: readonly StoredClock[]): void => {
    if (isSame(clocks, open.clocks)) return
    store.saveClocks(clocks)
    open.clocks = clocks
  }
  const settingOf = ({ seating }: OpenTable) => houseOf(seating.setting).clock
  /** These seats, without those that have had a reprieve for what they are asked; from now on they all have. */
  const entitled = (open: OpenTable, seats: readonly number[]): readonly number[] => {
    const given = store.reprieves()
    const questionOf = (seat: number): string =>
      questionsOf(open).find((asked) => asked.seat === seat)?.key ?? open.clocks[seat]?.question ?? ''
    const fresh = seats.filter((seat) => !given.includes(`${seat} ${questionOf(seat)}`))
    if (fresh.length > 0)
      store.saveReprieves([...given, ...fresh.map((seat) => `${seat} ${questionOf(seat)}`)])
    return fresh
  }
  /** The first of what comes after `to`, and the clocks just before it. */
  const beforeAll = ({ table }: OpenTable, to: Seq) => {
    const [first] = undoneBy(table.log, to)
    return { at: first?.at ?? 0, before: first === undefined ? [] : store.clocksAfter(seqOf(first.seq - 1)) }
  }
  const after = (open: OpenTable, author: Seat | null, now: number): readonly StoredClock[] =>
    open.clocks.length === 0
      ? open.clocks
      : afterwards(open.clocks, settingOf(open), { asked: peopleAsked(open), author, now })
  return {
    atStart: (open) => newClocks(settingOf(open), open.seating.seats.length),
    after,
    settle(open, now) {
      if (open.clocks.length === 0) return
      set(open, after(open, null, now))
      deadlines.reschedule('clock', nextDue(open.clocks, now))
    },
    restore(open, now) {
      if (overdue(open.clocks, now).length > 0) deadlines.schedule('clock', now)
    },
    overdue: (open, now) => overdue(open.clocks, now),
    isUp(open, seat, now) {
      const clock = open.clocks[seat]
      return clock !== undefined && isUp(clock, now)
    },
    reprieve(open, seat, now) {
      if (open.clocks.length > 0 && entitled(open, [seat]).length > 0)
        set(open, reprieved(open.clocks, settingOf(open), seat, now))
    },
    spare(open, seats, now) {
      if (settingOf(open).kind !== 'live') return
      const running = seats.filter((seat) => (open.clocks[seat]?.due ?? null) !== null)
      if (running.length > 0) set(open, spared(open.clocks, entitled(open, running), now))
    },
    isPast(open, to, by, now) {
      const clock = beforeAll(open, to).before[by]
      if (clock === undefined) return false
      // One that stands with nothing left has run out before: the stand-in has answered since.
      return clock.due === null
        ? clock.left === 0
        : dueAfter(clock.due, open.clocks[by]) + limits.lateness <= now
    },
    takeBack(open, { to, by, agreed = [] }, now) {
      const undone = { ...beforeAll(open, to), by, agreed: agreed.length > 0, now }
      const clocks = rewound(open.clocks, undone)
      const entry = open.table.rewind(to, by, now, agreed)
      open.clocks = clocks
      open.clocks = after(open, null, now)
      store.append(entry, open.clocks)
    },
  }
}
