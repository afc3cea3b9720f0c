/** The clocks of one table: stored with it, and watched by the alarm. */
import type { Seat } from '../shared/engine/ids.ts'
import type { SeatClock } from '../shared/protocol/clock.ts'
import type { Alarms } from './alarms.ts'
import { afterwards, newClocks, nextDue, overdue, reprieved, spared } from './clock.ts'
import { type Open, peopleAsked } from './open.ts'
import { houseOf } from './opening.ts'
import type { Store } from './store.ts'

export interface Timekeeping {
  /** Sets the clocks for a game that begins. */
  start(open: Open): void
  /** Lets the right clocks run, after something has happened; `author` has just played. */
  settle(open: Open, author: Seat | null, now: number): void
  /** Seats whose time is up. */
  overdue(open: Open, now: number): readonly number[]
  /** A moment for who is back. */
  reprieve(open: Open, seat: number): void
  /** A moment for all, once, after nobody could reach the table. */
  spare(open: Open, now: number): void
}

export const makeTimekeeping = (store: Store, alarms: Alarms): Timekeeping => {
  const set = (open: Open, clocks: readonly SeatClock[]): void => {
    if (clocks.every((clock, seat) => clock === open.clocks[seat]) && clocks.length === open.clocks.length)
      return
    store.saveClocks(clocks)
    open.clocks = clocks
  }
  const settingOf = ({ seating }: Open) => houseOf(seating.setting).clock
  return {
    start: (open) => set(open, newClocks(settingOf(open), open.seating.seats.length)),
    settle(open, author, now) {
      if (open.clocks.length === 0) return
      set(open, afterwards(open.clocks, settingOf(open), { asked: peopleAsked(open), author, now }))
      const due = nextDue(open.clocks, now)
      if (due !== null) alarms.by('clock', due)
    },
    overdue: (open, now) => overdue(open.clocks, now),
    reprieve: (open, seat) => set(open, reprieved(open.clocks, settingOf(open), seat)),
    spare(open, now) {
      if (settingOf(open).kind !== 'live' || store.sparedAt() === open.table.seq) return
      if (open.clocks.every(({ due }) => due === null)) return
      store.saveSparedAt(open.table.seq)
      set(open, spared(open.clocks, now))
    },
  }
}
