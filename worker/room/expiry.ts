/**
 * The end of a room. A finished game is kept elsewhere; its room stays for rematches and late players, then sees to it
 * that the record is where it should be, and deletes all it holds. So does the room of a game that is on, long after
 * the last of its people has left. A table that was never begun goes when nobody has a seat there. What its people and
 * the lobby have still to hear comes first.
 *
 * A crash says no good-bye: where all were there as the object died, it is stored that they are, and nobody might call
 * it again. So while a table may not go, its room looks again: it needs only to wake, as whoever wakes it has it noted
 * who is away. Each move puts that off, in memory alone (`deadlines.ts`): the alarm that stands goes off once, finds
 * that it is too early, and is set anew.
 */
import { limits } from '../../shared/protocol/limits.ts'
import type { Post } from '../outside/post.ts'
import type { Deadlines } from './deadlines.ts'
import type { Sockets } from './sockets.ts'
import { houseOf } from './records.ts'
import { hasStarted, isOver, type OpenTable } from './table.ts'

export interface Expiry {
  /** After anything that happened: when this room is to go, or to look again whether it may. */
  settle(open: OpenTable, now: number): void
  /** It is time, unless somebody is here. Throws where others could not be told, or the record not be put away. */
  call(open: OpenTable, now: number): Promise<void>
}

interface Room {
  readonly deadlines: Deadlines
  readonly sockets: Sockets
  readonly post: Post
  /** Deletes all that is stored, and forgets the table. */
  readonly end: () => Promise<void>
}

/** When a table's room goes, in milliseconds since 1970; null: not as things stand. */
const expiryOf = ({ seating, table }: OpenTable): number | null => {
  const newest = table.log.at(-1)?.at ?? 0
  if (isOver({ table })) return newest + limits.roomKept
  const people = seating.seats.filter((seat) => seat.kind === 'person')
  if (!hasStarted({ table }))
    return people.length > 0 ? null : (seating.setting.opened ?? 0) + limits.roomUnbegun
  if (people.some(({ leftAt }) => leftAt === null)) return null
  return Math.max(newest, ...people.map(({ leftAt }) => leftAt ?? 0)) + limits.roomLeft
}

/** Milliseconds until a room looks again at a table that may not go: soon where strangers are shown who waits for them. */
const lookIn = ({ seating, table }: OpenTable): number =>
  !hasStarted({ table }) && houseOf(seating.setting).visibility === 'listed'
    ? limits.roomAwaits
    : limits.roomSleeps

export const createExpiry = ({ deadlines, sockets, post, end }: Room): Expiry => {
  const settle = (open: OpenTable, now: number): void =>
    deadlines.reschedule('expiry', expiryOf(open) ?? now + lookIn(open))
  return {
    settle,
    async call(open, now) {
      const later = (): void => deadlines.schedule('expiry', now + limits.roomLooked)
      const due = expiryOf(open)
      const isStill = (): boolean => expiryOf(open) === due && sockets.all().length === 0
      // It was to look, and nothing else.
      if (due === null || due > now) return settle(open, now)
      if (!isStill()) return later()
      if (isOver(open)) await post.secure(open)
      try {
        await post.takeLeave(open)
      } catch (failure) {
        // What is kept is not lost to a list: where a store is full, each room would wait, and be paid for, for ever.
        if (now < due + limits.roomPatience) throw failure
        console.error('a room goes of which not all lists have heard:', failure)
      }
      // Somebody may have come meanwhile.
      if (isStill()) await end()
      else later()
    },
  }
}
