/** Time control: pure functions on deadlines. All times are server milliseconds. */
import type { Seat } from '../shared/engine/ids.ts'
import type { ClockSetting, SeatClock } from '../shared/protocol/clock.ts'
import { limits } from '../shared/protocol/limits.ts'

const day = 86_400_000

/** What a clock shows before its first question. */
const full = (setting: ClockSetting): number =>
  setting.kind === 'live' ? setting.bank * 1000 : setting.kind === 'days' ? setting.days * day : 0

const earned = (setting: ClockSetting): number => (setting.kind === 'live' ? setting.increment * 1000 : 0)

/** A clock for each seat, all standing; none where the table has no clock. */
export const newClocks = (setting: ClockSetting, seats: number): readonly SeatClock[] =>
  setting.kind === 'none' ? [] : Array.from({ length: seats }, () => ({ left: full(setting), due: null }))

export interface Happened {
  /** Seats whose clock should run now: people who are asked. */
  readonly asked: ReadonlySet<number>
  /** Who has just committed a turn; null where something else has changed. */
  readonly author: Seat | null
  readonly now: number
}

/** The clocks after something has happened: who is asked runs, who has answered earns the increment. */
export const afterwards = (
  clocks: readonly SeatClock[],
  setting: ClockSetting,
  { asked, author, now }: Happened,
): readonly SeatClock[] =>
  clocks.map((clock, seat) => {
    const hasAnswered = clock.due !== null && seat === author
    const isAsked = asked.has(seat)
    // The same question as before.
    if (isAsked && clock.due !== null && !hasAnswered) return clock
    if (!isAsked && clock.due === null) return clock
    const left =
      setting.kind === 'days'
        ? full(setting)
        : (clock.due === null ? clock.left : Math.max(0, clock.due - now)) +
          (hasAnswered ? earned(setting) : 0)
    return { left, due: isAsked ? now + left : null }
  })

/** Seats whose time is up, a frame under way allowed for. */
export const overdue = (clocks: readonly SeatClock[], now: number): readonly number[] =>
  clocks.flatMap(({ due }, seat) => (due !== null && due + limits.lateness <= now ? [seat] : []))

/** When somebody's time is up next; null: nobody's clock runs. */
export const nextDue = (clocks: readonly SeatClock[], now: number): number | null => {
  const later = clocks
    .flatMap(({ due }) => (due === null ? [] : [due + limits.lateness]))
    .filter((due) => due > now)
  return later.length === 0 ? null : Math.min(...later)
}

/** Who comes back after the time was up has at least a moment to look at the board. */
export const reprieved = (
  clocks: readonly SeatClock[],
  setting: ClockSetting,
  seat: number,
): readonly SeatClock[] =>
  clocks.map((clock, index) =>
    index === seat && clock.due === null
      ? { left: Math.max(clock.left, earned(setting), limits.reprieve), due: null }
      : clock,
  )

/** After a restart nobody could move for a while: no running clock has less than the reprieve. */
export const spared = (clocks: readonly SeatClock[], now: number): readonly SeatClock[] =>
  clocks.map((clock) =>
    clock.due === null ? clock : { ...clock, due: Math.max(clock.due, now + limits.reprieve) },
  )
