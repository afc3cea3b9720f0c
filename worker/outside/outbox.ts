/**
 * What a room has to tell others: at least once, the newest word of each kind, with a number by which a late or a
 * repeated one is known. Stored, and flushed by the alarm: no move waits for it, and no failure elsewhere loses it.
 */
import type { NudgeWay } from './nudging/nudges.ts'

export type OutboxKind = 'lobby' | 'archive' | `${NudgeWay}:${number}`

/** Takes a word to where it belongs; throws where that failed. */
export type Deliver = (kind: OutboxKind, version: number, body: unknown) => Promise<void>

export interface Outbox {
  /** The word to be told next, not before `due`. False where the last one said the same. */
  put(kind: OutboxKind, body: unknown, due: number): boolean
  /** A word of this kind was put some time. */
  has(kind: OutboxKind): boolean
  /** Number of the newest word of this kind; 0 where there is none. */
  newest(kind: OutboxKind): number
  /** Words of this kind count on from this number, which is told. */
  countFrom(kind: OutboxKind, version: number): void
  /** When the next word is to be delivered, in milliseconds since 1970; null: all is told. */
  next(): number | null
  /** Delivers what is due. When to flush again, in milliseconds since 1970; null: all is told. */
  flush(now: number, deliver: Deliver): Promise<number | null>
}

interface Row extends Record<string, SqlStorageValue> {
  readonly kind: OutboxKind
  readonly version: number
  readonly tries: number
  readonly due: number
  readonly body: string
}

/** Milliseconds until the next try: from two seconds, doubled, to ten minutes. */
export const pauseAfter = (tries: number): number => Math.min(600_000, 1000 * 2 ** tries)

/** Whoever cannot be told of their turn in this many tries, an hour long, is not; the lobby and the archive always are. */
const mostTries = 15
const givesUp = (kind: OutboxKind, tries: number): boolean =>
  kind !== 'lobby' && kind !== 'archive' && tries >= mostTries

/** A partner who does not answer must not hold up the room's other deadlines. */
const patience = 10_000

const within = async (work: Promise<void>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | null = null
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), patience)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

export const createOutbox = (sql: SqlStorage): Outbox => {
  /** The last word of each kind, as stored: asked for with every move, and changed by nobody else. */
  let bodies: Map<string, string> | null = null
  const last = (): Map<string, string> => {
    bodies ??= new Map(
      sql
        .exec<{ kind: string; body: string }>('SELECT kind, body FROM outbox')
        .toArray()
        .map(({ kind, body }) => [kind, body]),
    )
    return bodies
  }
  const waiting = (): Row[] =>
    sql.exec<Row>('SELECT kind, version, tries, due, body FROM outbox WHERE delivered < version').toArray()
  const next = (): number | null => {
    const dues = waiting().map(({ due }) => due)
    return dues.length === 0 ? null : Math.min(...dues)
  }
  return {
    next,
    put(kind, value, due) {
      const body = JSON.stringify(value)
      if (last().get(kind) === body) return false
      sql.exec(
        'INSERT INTO outbox VALUES (?1, 1, 0, 0, ?2, ?3) ON CONFLICT DO UPDATE SET version = version + 1, tries = 0, due = ?2, body = ?3',
        kind,
        due,
        body,
      )
      last().set(kind, body)
      return true
    },
    has: (kind) => last().has(kind),
    newest(kind) {
      const [row] = sql.exec<{ version: number }>('SELECT version FROM outbox WHERE kind = ?', kind).toArray()
      return row?.version ?? 0
    },
    countFrom(kind, version) {
      sql.exec("INSERT INTO outbox VALUES (?1, ?2, ?2, 0, 0, 'null')", kind, version)
      bodies = null
    },
    async flush(now, deliver) {
      const due = waiting().filter((row) => row.due <= now)
      await Promise.all(
        due.map(async ({ kind, version, tries, body }) => {
          try {
            await within(deliver(kind, version, JSON.parse(body)))
            sql.exec('UPDATE outbox SET delivered = ?1 WHERE kind = ?2', version, kind)
          } catch (failure) {
            console.warn(`could not deliver to ${kind}:`, failure)
            if (givesUp(kind, tries + 1))
              return void sql.exec('UPDATE outbox SET delivered = ?1 WHERE kind = ?2', version, kind)
            sql.exec(
              'UPDATE outbox SET tries = tries + 1, due = ?1 WHERE kind = ?2 AND version = ?3',
              now + pauseAfter(tries + 1),
              kind,
              version,
            )
          }
        }),
      )
      return next()
    },
  }
}
