/** What is outside of objects: the bucket, the database, and the addresses of players; each may fail, before or after. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Time } from './time.ts'

/** Of a hundred calls so many fail: half of them do nothing, the others all that was asked. */
export interface Trouble {
  readonly failing: number
}

/** Asks something that is elsewhere: it takes a while, and may fail although it was done. */
export const elsewhere = async <T>(time: Time, trouble: Trouble, work: () => T | Promise<T>): Promise<T> => {
  const fails = time.happens(trouble.failing)
  const isDone = !fails || time.happens(50)
  const done = await time.later(time.between(1, 120), () => (isDone ? work() : null))
  // The answer has a way of its own.
  await time.later(time.between(1, 120), () => undefined)
  if (fails) throw new Error('no answer from there')
  return done as T
}

interface Kept {
  readonly words: string
  readonly customMetadata: Record<string, string>
}

/** R2, as much of it as is used. */
export class Bucket {
  readonly kept = new Map<string, Kept>()
  readonly #ask: <T>(work: () => T) => Promise<T>

  constructor(time: Time, trouble: () => Trouble) {
    this.#ask = (work) => elsewhere(time, trouble(), work)
  }

  put(
    key: string,
    words: string,
    { sha256, customMetadata }: { sha256: string; customMetadata: Record<string, string> },
  ) {
    return this.#ask(() => {
      if (createHash('sha256').update(words).digest('hex') !== sha256)
        throw new Error('it did not arrive whole')
      this.kept.set(key, { words, customMetadata })
    })
  }
  head(key: string) {
    return this.#ask(() => {
      const found = this.kept.get(key)
      if (found === undefined) return null
      const sha256 = createHash('sha256').update(found.words).digest('hex')
      return { customMetadata: found.customMetadata, checksums: { toJSON: () => ({ sha256 }) } }
    })
  }
}

class Statement {
  readonly query: string
  readonly bound: readonly SQLInputValue[]
  constructor(query: string, bound: readonly SQLInputValue[] = []) {
    this.query = query
    this.bound = bound
  }
  bind(...bound: readonly SQLInputValue[]): Statement {
    return new Statement(this.query, bound)
  }
}

/** D1, as much of it as is used: with the tables that a deploy makes. */
export class Database {
  readonly db = new DatabaseSync(':memory:')
  readonly #ask: <T>(work: () => T) => Promise<T>

  constructor(time: Time, trouble: () => Trouble) {
    this.#ask = (work) => elsewhere(time, trouble(), work)
    for (const file of readdirSync('worker/migrations').sort())
      this.db.exec(readFileSync(`worker/migrations/${file}`, 'utf8'))
  }

  prepare(query: string): Statement {
    return new Statement(query)
  }
  batch(statements: readonly Statement[]) {
    return this.#ask(() => {
      this.db.exec('BEGIN')
      const done = statements.map(({ query, bound }) => this.db.prepare(query).run(...bound))
      this.db.exec('COMMIT')
      return done.map(({ changes }) => ({ meta: { changes: Number(changes), size_after: 0 } }))
    })
  }
}
