/** Time control: pure functions on deadlines. All times are server milliseconds. */
import type { Seat } from '../../shared/engine/ids.ts'
import type { ClockSetting, SeatClock } from '../../shared/protocol/clock.ts'
import { limits } from '../../shared/protocol/limits.ts'

const day = 86_400_000

/** What a clock shows before its first question. */
const full = (setting: ClockSetting): number =>
  setting.kind === 'live' ? setting.bank * 1000 : setting.kind === 'days' ? setting.days * day : 0

const earned = (setting: ClockSetting): number => (setting.kind === 'live' ? setting.increment * 1000 : 0)

/** A clock as the room keeps it. */
export interface StoredClock extends SeatClock {
  /** Key of the question it last ran for. */
  readonly question?: string
  /** The increment for that question is earned. */
  readonly paid?: boolean
  /** Until when a reprieve lasts that was given for that question: no rewind takes it back. */
  readonly spared?: number
}

/** What everybody may see of the clocks. */
export const shownClocks = (clocks: readonly StoredClock[]): readonly SeatClock[] =>
  clocks.map(({ left, due }) => ({ left, due }))

/** A clock for each seat, all standing; none where the table has no clock. */
export const newClocks = (setting: ClockSetting, seats: number): readonly StoredClock[] =>
  setting.kind === 'none' ? [] : Array.from({ length: seats }, () => ({ left: full(setting), due: null }))

export interface ClockEvent {
  /** Seats whose clock should run now, people who are asked; and the key of what each is asked. */
  readonly asked: ReadonlyMap<number, string>
  /** Who has just committed a turn; null where something else has changed. */
  readonly author: Seat | null
  readonly now: number
}

const leftAt = (clock: SeatClock, now: number): number =>
  clock.due === null ? clock.left : Math.max(0, clock.due - now)

/**
 * The clocks after something has happened: who is asked runs, who has answered earns the increment. Increment and days
 * are for a question, once: whoever is asked the same again goes on with what was left.
 */
export const afterwards = (
  clocks: readonly StoredClock[],
  setting: ClockSetting,
  { asked, author, now }: ClockEvent,
): readonly StoredClock[] =>
  clocks.map((clock, seat) => {
    const question = asked.get(seat)
    const isNew = question !== undefined && clock.question !== undefined && question !== clock.question
    const hasAnswered = clock.due !== null && seat === author
    if (question === undefined && clock.due === null) return clock
    if (question === clock.question && clock.due !== null && !hasAnswered) return clock
    const isEarned = hasAnswered && clock.paid !== true
    const left =
      isNew && setting.kind === 'days' ? full(setting) : leftAt(clock, now) + (isEarned ? earned(setting) : 0)
    const last = question ?? clock.question
    return {
      left,
      due: question === undefined ? null : now + left,
      ...(last === undefined ? {} : { question: last }),
      paid: !isNew && (hasAnswered || clock.paid === true),
      ...(isNew || clock.spared === undefined ? {} : { spared: clock.spared }),
    }
  })

/** Somebody takes back: the clocks as they stood just before the first entry that is undone, and when that was. */
export interface ClockRewind {
  readonly before: readonly StoredClock[]
  readonly at: number
  readonly by: Seat
  /** Others were asked, and agreed. */
  readonly agreed: boolean
  readonly now: number
}

/** A clock that was set back, with what is left of a reprieve that was given since. */
const stillSpared = (clock: StoredClock, { spared }: StoredClock, now: number): StoredClock => {
  if (spared === undefined || spared <= now) return clock
  const left = Math.max(clock.left, spared - now)
  return { ...clock, left, due: clock.due === null ? null : Math.max(clock.due, spared), spared }
}

/** When a running clock has run out, a reprieve that was given since allowed for. */
export const dueAfter = (due: number, since: StoredClock | undefined): number =>
  Math.max(due, since?.spared ?? 0)

/**
 * The clocks after a rewind. No increment of what is undone remains. Where nobody was asked, the time since then is the
 * author's own: the deadline is the one that the answer was given under. Where others agreed, clocks go on with what
 * was left then. Who has been thinking about one question all the while thinks on, and a reprieve is nobody's to lose.
 */
export const rewound = (clocks: readonly StoredClock[], undone: ClockRewind): readonly StoredClock[] =>
  setBack(clocks, undone).map((clock, seat) => stillSpared(clock, clocks[seat] ?? clock, undone.now))

const setBack = (
  clocks: readonly StoredClock[],
  { before, at, by, agreed, now }: ClockRewind,
): readonly StoredClock[] =>
  clocks.map((clock, seat) => {
    const then = before[seat]
    if (then === undefined) return clock
    if (seat !== by && then.due !== null && clock.due !== null && then.question === clock.question)
      return clock
    if (agreed) {
      const left = leftAt(then, at)
      return { ...then, left, due: then.due === null ? null : now + left }
    }
    // It stood, as a stand-in played: what was spent since is spent.
    if (seat === by && then.due === null) return { ...then, left: Math.min(then.left, leftAt(clock, now)) }
    return then
  })

/** Whether the time for what this clock runs for is up: one that stands with nothing left has run out before. */
export const isUp = ({ left, due }: SeatClock, now: number): boolean =>
  due === null ? left === 0 : due + limits.lateness <= now

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
  clocks: readonly StoredClock[],
  setting: ClockSetting,
  seat: number,
  now: number,
): readonly StoredClock[] =>
  clocks.map((clock, index) => {
    if (index !== seat || clock.due !== null) return clock
    const moment = Math.max(earned(setting), limits.reprieve)
    return moment <= clock.left ? clock : { ...clock, left: moment, spared: now + moment }
  })

/** After a restart nobody could move for a while: no running clock of these seats has less than the reprieve. */
export const spared = (
  clocks: readonly StoredClock[],
  seats: readonly number[],
  now: number,
): readonly StoredClock[] =>
  clocks.map((clock, seat) =>
    clock.due === null || !seats.includes(seat) || clock.due >= now + limits.reprieve
      ? clock
      : { ...clock, due: now + limits.reprieve, spared: now + limits.reprieve },
  )
