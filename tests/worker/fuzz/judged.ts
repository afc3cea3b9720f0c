/** How an input is judged: what may never happen, whatever is sent; and how many go to each entry. */
import { env } from 'cloudflare:workers'
import { runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'

interface Wanted {
  readonly inputs: number
  readonly seed: number
  readonly entry: string | null
}
export const wanted = JSON.parse(env.ATTACK) as Wanted

/** Of a hundred inputs so many go to each entry: those that open sockets and pages take longest. */
const shares = {
  http: 4,
  socket: 4,
  seat: 4,
  lobby: 1,
  frame: 37,
  record: 10,
  token: 20,
  webhook: 20,
} as const
type Entry = keyof typeof shares

/** Milliseconds that judging one input may take, on a busy machine too. */
const patience = 2000
/** Frames of one connection. */
export const frames = 6

/** What the worker complains of: it has nothing to complain of. */
export const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
export const inherited = (): string =>
  JSON.stringify([Object.prototype, Array.prototype].map((one) => Reflect.ownKeys(one).map(String)))

/** All that a table has stored but what is said there. */
export const storedAt = (id: string): Promise<string> =>
  runInDurableObject(env.ROOMS.getByName(id), (_room, { storage }) =>
    JSON.stringify(
      ['facts', 'entries', 'outbox'].map((name) =>
        storage.sql.exec(`SELECT * FROM ${name} ORDER BY 1`).toArray(),
      ),
    ),
  )

/** How often what took too long is tried in all: a busy machine is slow once, an input each time. CPU time is not told. */
const tries = 3

/** Whether what was begun then, for the nth time, took too long; a fault where it was the last time. */
const tookLong = (from: number, nth: number): boolean => {
  const took = performance.now() - from
  expect(took < patience || nth < tries, `took ${Math.round(took)} ms, and too long ${tries} times`).toBe(
    true,
  )
  return took >= patience
}

/** The answer of this work, which may not take long. */
export const notLong = <T>(work: () => T): T => {
  for (let nth = 1; ; nth++) {
    const from = performance.now()
    const done = work()
    if (!tookLong(from, nth)) return done
  }
}

/** The same, of what is asked of the worker. */
export const answeredSoon = async (ask: () => Promise<void>): Promise<void> => {
  for (let nth = 1; ; nth++) {
    const from = performance.now()
    await ask()
    if (!tookLong(from, nth)) return
  }
}

/** So many inputs for an entry, told of as they go; what fails is made as small as can be. */
export const throwAt = (
  entry: Entry,
  work: (runs: number, seed: number) => void | Promise<void>,
  each = 1,
): void => {
  const runs = Math.ceil((wanted.inputs * shares[entry]) / 100 / each)
  const batches = Math.max(1, Math.ceil(runs / 2000))
  test.runIf(wanted.entry === null || wanted.entry === entry)(entry, { timeout: 86_400_000 }, async () => {
    for (let batch = 0; batch < batches; batch++) {
      await work(Math.ceil(runs / batches), wanted.seed + batch)
      const inputs = Math.min(runs, Math.ceil(runs / batches) * (batch + 1)) * each
      console.log(`ATTACK ${JSON.stringify({ entry, inputs })}`)
    }
  })
}
/** What fast-check is told. What fails is made smaller, where it fails again. */
export const optionsOf = (numRuns: number, seed: number) => ({ numRuns, seed, endOnFailure: false })
