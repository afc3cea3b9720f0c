/**
 * Named deadlines over the platform's one alarm. They are kept in memory: each follows from what is stored (clocks from
 * the newest entry, a bot's move from the open question, post from the outbox), and whoever wakes this room, the alarm
 * too, has them derived anew. Stored are only failures: work that throws is tried again after a pause that grows, and
 * nothing else waits for it.
 *
 * Setting the alarm costs a row, so it is set as rarely as will do. One that stands earlier than needed stays: it goes
 * off, finds nothing, and is set anew. And what is due within a moment is waited for by a timer, which costs less than
 * an alarm; an alarm some time later stands guard, in case a crash takes the timer along.
 */
import { pauseAfter } from '../outside/outbox.ts'
import { limits } from '../../shared/protocol/limits.ts'

/** In the order of their work: what players wait for comes first. */
export const deadlineNames = ['hello', 'bots', 'clock', 'seats', 'attendance', 'outbox', 'expiry'] as const
export type DeadlineName = (typeof deadlineNames)[number]

/** What is to be done when each deadline has passed. May be done twice, as after a crash. */
export type DeadlineHandlers = Record<DeadlineName, (now: number) => void | Promise<void>>

/** All times are in milliseconds since 1970. */
export interface Deadlines {
  /** Keeps the minimum of the deadline that stands and this one. */
  schedule(name: DeadlineName, due: number): void
  /** Puts this deadline in the place of the one that stands, unless that has passed; null: there is none. */
  reschedule(name: DeadlineName, due: number | null): void
  /** When the work of this name is due; null: it is not. */
  dueOf(name: DeadlineName): number | null
  /** A deadline that stands has passed, and so has the pause after a failure: for tests, which do not wait. */
  expire(name: DeadlineName): void
  /** For a room that wakes: what failed before, and where the platform's alarm stands. */
  restore(): Promise<void>
  /** The platform's alarm has gone off. */
  ring(now: number): Promise<void>
  /** All that they were derived from is gone. */
  clear(): void
}

/** Milliseconds after which, at the latest, a room wakes again whose timer was lost. */
export const guard = 120_000
/**
 * Milliseconds that a timer waits for. A second of an object that cannot hibernate costs as much as one and a half
 * rows: for what is further off, the alarm is cheaper. A hello comes at once, nearly always.
 */
const nearFor = (name: DeadlineName): number => (name === 'hello' ? limits.hello : 1_500)

interface Failure extends Record<string, SqlStorageValue> {
  readonly name: DeadlineName
  readonly due: number
  readonly tries: number
}

const never = Number.POSITIVE_INFINITY

export const createDeadlines = (storage: DurableObjectStorage, duties: () => DeadlineHandlers): Deadlines => {
  const { sql } = storage
  const waiting = new Map<DeadlineName, number>()
  const failures = new Map<DeadlineName, Failure>()
  const inHand = new Map<DeadlineName, Promise<void> | null>()
  /** What the platform's alarm stands at; null: this instance has not looked yet. */
  let armed: number | null = null
  /** How often in a row it was not taken. */
  let refused = 0
  let timer: { readonly due: number; readonly id: ReturnType<typeof setTimeout> } | null = null

  const goOff = (): void => {
    timer = null
    void workOff(Date.now())
  }
  /**
   * It is stored with all else that is written in the same breath, or nothing of that is: an object whose alarm the
   * platform does not take loses what it wrote along with it, and dies (`commitImpl` in workerd's
   * src/workerd/io/actor-sqlite.c++). So no stored work is ever without its alarm. Where nothing can be stored, as on a
   * full disk, it is refused like all that is written, and set anew after a pause that grows.
   */
  const arm = async (due: number): Promise<void> => {
    armed = due
    try {
      await storage.setAlarm(due)
      refused = 0
    } catch (failure) {
      console.error('the alarm was not set:', failure)
      armed = never
      refused++
      setTimeout(arrange, pauseAfter(refused))
    }
  }
  /** Sets timer and alarm for what is due next. */
  const arrange = (): void => {
    if (armed === null) return
    const now = Date.now()
    const isBusy = [...inHand.values()].some((work) => work !== null)
    let [soon, alarm] = [never, never]
    for (const [name, due] of waiting) {
      if (inHand.has(name)) continue
      // No second alarm goes off while the work of one goes on, which may be long: till its end a timer waits.
      const isNear = due - now <= (isBusy ? guard : nearFor(name))
      if (isNear) soon = Math.min(soon, due)
      // A crash leaves no socket behind whose hello would have to be awaited.
      if (!isNear || name !== 'hello') alarm = Math.min(alarm, isNear ? now + guard : due)
    }
    if (timer !== null && timer.due !== soon) {
      clearTimeout(timer.id)
      timer = null
    }
    if (timer === null && soon < never) timer = { due: soon, id: setTimeout(goOff, Math.max(0, soon - now)) }
    if (alarm >= armed) return
    void arm(alarm)
  }
  const succeed = (name: DeadlineName): void => {
    if (!failures.delete(name)) return
    try {
      sql.exec('DELETE FROM deadlines WHERE name = ?', name)
    } catch (failure) {
      // What is done is done: at worst, who wakes this room next has it done once more.
      console.error(failure)
    }
  }
  /** Stored, as pauses outlast this instance. */
  const fail = (name: DeadlineName): void => {
    const tries = (failures.get(name)?.tries ?? 0) + 1
    const due = Date.now() + pauseAfter(tries)
    failures.set(name, { name, due, tries })
    waiting.set(name, due)
    try {
      sql.exec('INSERT OR REPLACE INTO deadlines (name, due, tries) VALUES (?, ?, ?)', name, due, tries)
    } catch (failure) {
      // Where nothing can be stored, this instance remembers at least.
      console.error(failure)
    }
  }
  const perform = (name: DeadlineName, now: number): void => {
    waiting.delete(name)
    inHand.set(name, null)
    const end = (failure?: unknown): void => {
      inHand.delete(name)
      if (failure === undefined) return succeed(name)
      console.error(`the work for the deadline "${name}" failed:`, failure)
      fail(name)
    }
    try {
      // What was done at once is stored at once with the end of its deadline.
      const work = duties()[name](now)
      if (work === undefined) end()
      else inHand.set(name, work.then(() => end(), end).then(arrange))
    } catch (failure) {
      end(failure ?? new Error('for no reason'))
    }
  }
  /** Does what is due. Work that takes its time holds up no other. */
  const workOff = async (now: number): Promise<void> => {
    for (const name of deadlineNames)
      if (!inHand.has(name) && (waiting.get(name) ?? never) <= now) perform(name, now)
    arrange()
    await Promise.all([...inHand.values()].filter((work) => work !== null))
  }
  const put = (name: DeadlineName, due: number): void => {
    // What has just failed is not tried again before its pause is over.
    waiting.set(name, Math.max(due, failures.get(name)?.due ?? 0))
    arrange()
  }
  return {
    schedule(name, due) {
      if (due < (waiting.get(name) ?? never)) put(name, due)
    },
    reschedule(name, due) {
      const stands = waiting.get(name) ?? never
      if (stands === (due ?? never) || stands <= Date.now()) return
      if (due !== null) return put(name, due)
      waiting.delete(name)
      arrange()
    },
    dueOf: (name) => waiting.get(name) ?? null,
    expire(name) {
      if (!waiting.has(name)) return
      const failure = failures.get(name)
      if (failure !== undefined) failures.set(name, { ...failure, due: 1 })
      put(name, 1)
    },
    async restore() {
      for (const failure of sql.exec<Failure>('SELECT name, due, tries FROM deadlines').toArray()) {
        failures.set(failure.name, failure)
        waiting.set(failure.name, Math.max(failure.due, waiting.get(failure.name) ?? 0))
      }
      armed = (await storage.getAlarm()) ?? never
      arrange()
    },
    async ring(now) {
      armed = never
      await workOff(now)
    },
    clear() {
      waiting.clear()
      failures.clear()
      armed = never
      arrange()
    },
  }
}
