/**
 * Seats that a lobby has sent somebody to, of which their rooms have not spoken since: so many fewer are to be had at
 * a table. Kept in memory: an offer ends with the room's next word or by itself, as what it has led to may never come,
 * and where one is forgotten with the object, the next to ask hears from the room that the seat is taken.
 */
import { limits } from '../../shared/protocol/limits.ts'

export interface Offers {
  /** A seat of this table is offered. */
  make(table: string, now: number): void
  /** How many tables have some that may still be taken. */
  tables(now: number): number
  /** How many this table has. */
  countOf(table: string, now: number): number
  /** An offer was of no use. */
  takeBack(table: string): void
  /** The room has spoken: its word is all that counts. */
  forget(table: string): void
}

export const createOffers = (): Offers => {
  // By table, when each was made; the table of the newest offer comes last.
  const made = new Map<string, readonly number[]>()
  const isOver = (at: number, now: number): boolean => now - at >= limits.seatFound
  const forgetOld = (now: number): void => {
    for (const [table, times] of made) {
      if (!isOver(times.at(-1) ?? 0, now)) return
      made.delete(table)
    }
  }
  const open = (table: string, now: number): readonly number[] =>
    (made.get(table) ?? []).filter((at) => !isOver(at, now))
  return {
    tables(now) {
      forgetOld(now)
      return made.size
    },
    make(table, now) {
      const times = [...open(table, now), now]
      made.delete(table)
      made.set(table, times)
    },
    countOf: (table, now) => open(table, now).length,
    takeBack(table) {
      const [, ...left] = made.get(table) ?? []
      if (left.length === 0) made.delete(table)
      else made.set(table, left)
    },
    forget: (table) => void made.delete(table),
  }
}
