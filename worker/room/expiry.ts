/**
 * The end of a room. A finished game is kept elsewhere; its room stays for rematches and late players, then sees to it
 * that the record is where it should be, and deletes all it holds. So does the room of a game that is on, long after
 * the last of its people has left. A table that was never begun goes when nobody has a seat there. What its people and
 * the lobby have still to hear comes first.
 */
import { limits } from '../../shared/protocol/limits.ts'
import type { Post } from '../outside/post.ts'
import type { Deadlines } from './deadlines.ts'
import type { Sockets } from './sockets.ts'
import { hasStarted, isOver, type OpenTable } from './table.ts'

export interface Expiry {
  /** After anything that happened: when this room is to go. */
  settle(open: OpenTable): void
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

export const createExpiry = ({ deadlines, sockets, post, end }: Room): Expiry => ({
  settle: (open) => deadlines.reschedule('expiry', expiryOf(open)),
  async call(open, now) {
    const later = (): void => deadlines.schedule('expiry', now + limits.roomLooked)
    const due = expiryOf(open)
    const isStill = (): boolean => expiryOf(open) === due && sockets.all().length === 0
    if (due === null || !isStill()) return later()
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
})
