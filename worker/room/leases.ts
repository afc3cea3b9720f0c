/**
 * While a table waits: how long a seat is kept for who is not there, and who decides. Once the game has begun: from when on
 * others may call the stand-in. Pure, as seating is.
 */
import { type Seat, seatOf } from '../../shared/engine/ids.ts'
import { limits } from '../../shared/protocol/limits.ts'
import type { HouseRules } from '../../shared/protocol/tableInfo.ts'
import { houseOf, type Seating, type SeatRecord, type Setting } from './records.ts'

type Person = Extract<SeatRecord, { kind: 'person' }>

/** Of a seat whose person has no socket, in milliseconds since 1970; null while they have one. */
export interface Lease {
  /** From here on others decide in their place, and may free the seat. */
  readonly passes: number | null
  /** Here it is free by itself. */
  readonly ends: number | null
}

const there: Lease = { passes: null, ends: null }

/** How long a seat is kept for who opens a table, or is asked to a rematch, or has been there and left. */
export const reserveOf = ({ clock }: Pick<HouseRules, 'clock'>): number =>
  clock.kind === 'days' ? limits.seatLostDays : limits.seatLost

export const leaseOf = (setting: Setting, { leftAt, held }: Person): Lease => {
  if (leftAt === null) return there
  const house = houseOf(setting)
  const passes = leftAt + (house.clock.kind === 'days' ? limits.seatAwayDays : limits.seatAway)
  // Strangers are sent to such a table, and wait for its last seat: who has gone does not hold them up.
  const isForStrangers = house.visibility === 'listed' && house.startsWhenFull
  const ends = held ?? (isForStrangers ? passes : leftAt + reserveOf(house))
  return { passes: Math.min(passes, ends), ends }
}

const people = ({ setting, seats }: Seating) =>
  seats.flatMap((seat, index) =>
    seat.kind === 'person' ? [{ index, seat, lease: leaseOf(setting, seat) }] : [],
  )

const isOver = (time: number | null, now: number): boolean => time !== null && time <= now

/** From when on the others may call the stand-in for a person, once the game has begun; null while they are there. */
export const standInFrom = ({ leftAt }: Person): number | null =>
  leftAt === null ? null : leftAt + limits.absence

/** A seat that is kept until then for somebody who is to come: sent by the lobby, or asked to a rematch. */
export const heldSeat = (
  person: Pick<Person, 'name' | 'token' | 'nudge'>,
  now: number,
  until: number,
): SeatRecord => ({
  kind: 'person',
  ...person,
  standIn: false,
  leftAt: now,
  held: until,
  satAt: now,
  lastAct: 0,
})

/** The seating once who sits here has said hello; their share counts while the game has not begun, and once. */
export const arrived = (seating: Seating, index: number, entropy: string | undefined): Seating => {
  const seat = seating.seats[index]
  if (seat?.kind !== 'person') return seating
  const share = seat.entropy ?? entropy
  if (seat.held === undefined && share === seat.entropy) return seating
  const { held: _held, ...record } = seat
  const here = { ...record, ...(share === undefined ? {} : { entropy: share }) }
  return { ...seating, seats: seating.seats.map((old, at) => (at === index ? here : old)) }
}

/** Nobody is waited for: who sits has come, and is there unless one plays by days. */
export const areAllHere = ({ setting, seats }: Seating): boolean => {
  const isByDays = houseOf(setting).clock.kind === 'days'
  return seats.every(
    (seat) =>
      seat.kind === 'bot' ||
      (seat.kind === 'person' && seat.held === undefined && (isByDays || seat.leftAt === null)),
  )
}

/**
 * Who decides: who opened the table, also while still on the way to it, else who has sat longest; who has been away too
 * long does not.
 */
export const hostOf = (seating: Seating, now: number): Seat | null => {
  const lasting = people(seating).filter(({ lease }) => !isOver(lease.passes, now))
  const opener = lasting.find(({ seat }) => seat.token === seating.setting.opener)
  const here = lasting.filter(({ seat }) => seat.held === undefined)
  const [longest] = here.sort((a, b) => (a.seat.satAt ?? 0) - (b.seat.satAt ?? 0))
  const host = opener ?? longest
  return host === undefined ? null : seatOf(host.index)
}

/** When something changes here although nobody does anything; null: not at all. */
export const nextLease = (seating: Seating, now: number): number | null => {
  const times = people(seating).flatMap(({ lease }) => [lease.passes, lease.ends])
  const later = times.filter((time) => time !== null && time > now) as number[]
  return later.length === 0 ? null : Math.min(...later)
}

/** Whether somebody has been away so long that others decide, or the seat is free. */
export const hasPassed = (seating: Seating, now: number): boolean =>
  people(seating).some(({ lease }) => isOver(lease.passes, now))

/** Seats whose people have been away too long are free. The very same seating where there are none. */
export const withoutLost = (seating: Seating, now: number): Seating => {
  const lost = people(seating).filter(({ lease }) => isOver(lease.ends, now))
  if (lost.length === 0) return seating
  const seats = seating.seats.map((seat, index): SeatRecord =>
    lost.some((one) => one.index === index) ? { kind: 'empty' } : seat,
  )
  return { ...seating, seats }
}

/**
 * Whether this seat may free that one: anybody who sits once the lease has passed; who decides at once, unless
 * somebody is still on the way.
 */
export const mayFree = (seating: Seating, by: Seat, seat: Person, now: number): boolean => {
  const hasLeft = seat.leftAt !== null && seat.held === undefined
  return (hasLeft && hostOf(seating, now) === by) || isOver(leaseOf(seating.setting, seat).passes, now)
}
