/** Time for a test: the room's deadlines come now, without waiting for them. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, vi } from 'vitest'
import { type DeadlineName, deadlineNames } from '../../worker/room/deadlines.ts'

/** Makes every deadline of a room (or those named) pass, and does what is due then. */
export const pass = (id: string, ...names: readonly DeadlineName[]): Promise<void> =>
  runInDurableObject(env.ROOMS.getByName(id), (room) => {
    for (const name of names.length === 0 ? deadlineNames : names) room.deadlines.expire(name)
    return room.alarm()
  })

/** When a deadline of a room is due; null: it is not set. */
export const dueOf = (id: string, name: DeadlineName): Promise<number | null> =>
  runInDurableObject(env.ROOMS.getByName(id), (room) => room.deadlines.dueOf(name))

interface Clock {
  /** Sets it ahead by so many milliseconds. */
  ahead(milliseconds: number): void
}

const clockBy = (makeTime: () => () => number): Clock => {
  let shift = 0
  beforeEach(() => {
    const now = makeTime()
    shift = 0
    vi.spyOn(Date, 'now').mockImplementation(() => now() + shift)
  })
  afterEach(() => void vi.restoreAllMocks())
  return { ahead: (milliseconds) => void (shift += milliseconds) }
}

/** For the tests of a file (or group): the clock of worker and test alike, which can be set ahead and goes on from there. */
export const shiftedClock = (): Clock => clockBy(() => Date.now.bind(Date))

/**
 * The same, but standing still in between: for what must happen within a pause, however slow the machine. Not for
 * deadlines: an alarm rings by the machine's own clock, and would find that it is not time yet.
 */
export const standingClock = (): Clock =>
  clockBy(() => {
    const moment = Date.now()
    return () => moment
  })
