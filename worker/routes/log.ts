/**
 * `GET /api/tables/<id>/log`: a table as who only watches sees it, from a cache. A crowd at a live table asks for it
 * again and again, and its room is asked once a second; a finished game is read here, and its room not asked at all.
 */
import type { Context } from 'hono'
import type { TableId } from '../../shared/engine/ids.ts'
import { limits } from '../../shared/protocol/limits.ts'
import type { TableGlance } from '../../shared/protocol/http.ts'
import { askerOf, originOf } from '../address.ts'
import type { Env } from '../env.ts'
import { readPublicLog } from '../outside/tables.ts'
import { createOnce } from '../pages/once.ts'
import type { LogInWords } from '../room/publicWords.ts'
import { mayAsk, refusal } from './limiting.ts'

/** How long copies are good for: of a live table a second, so that no watcher is further behind than two. */
const live = 'public, max-age=1'
/** Nothing in it changes; but how it is put does, with the site's builds. */
const finished = 'public, max-age=3600'

/**
 * Where the log begins, by the newest entry that is known to who asks: at few places, so that all who watch ask for the
 * same, and nobody can make the room answer for each number.
 */
export const startOf = (after: string | undefined): number => {
  const known = /^\d{1,5}$/.test(after ?? '') ? Number(after) : 0
  return known - (known % limits.logStretch)
}

type Asked = Context<{ Bindings: Env }>

const sinceIn = (c: Pick<Context, 'req'>): number => startOf(c.req.query('after'))

/** Where its copy lies: at the site's own address, for a cache knows no other. */
const copyOf = (c: Pick<Asked, 'req' | 'env'>, id: TableId): string =>
  `${originOf(c.req.raw, c.env)}/api/tables/${id}/log?after=${sinceIn(c)}`

/** Not read: whoever was to read it, from this address, has asked for too much. */
interface Refused {
  readonly refused: string | null
}

/** What is being read now: a crowd whose copy has just grown old asks the room once. */
const once = createOnce<LogInWords | Refused | null>()

/**
 * A copy that this part of the platform has made and holds itself: what it is asked for again it neither reads nor looks
 * up. Others that run here have it from the cache, where it is put as soon as somebody else has asked for it: of a table
 * that one at a time looks at nothing is written there.
 */
interface Copy {
  readonly log: LogInWords
  /** When it was made, in milliseconds. */
  readonly at: number
  isShared: boolean
}
const copies = new Map<string, Copy>()
const mostCopies = 100
/** Milliseconds that it is good for; and after which it is too old to begin its second in the cache. */
const held = 1000
const young = 200

const hold = (copy: string, log: LogInWords): void => {
  copies.delete(copy)
  copies.set(copy, { log, at: Date.now(), isShared: false })
  for (const oldest of copies.keys()) if (copies.size > mostCopies) copies.delete(oldest)
}

/** The words as an answer. */
const inJson = ({ words }: LogInWords, cacheControl: string): Response =>
  new Response(words, { headers: { 'content-type': 'application/json', 'cache-control': cacheControl } })

/**
 * The log of a table that everybody may see, and a copy of it for all others; undefined where there is none. Of those
 * who come while it is read one is counted, who has it read.
 */
export const sharedLog = async (
  c: Pick<Asked, 'req' | 'env' | 'executionCtx'>,
  id: TableId,
): Promise<Response | undefined> => {
  const since = sinceIn(c)
  const copy = copyOf(c, id)
  const own = copies.get(copy)
  const age = own === undefined ? Infinity : Date.now() - own.at
  if (own !== undefined && age >= 0 && age < held) {
    if (!own.isShared && age < young) {
      own.isShared = true
      c.executionCtx.waitUntil(caches.default.put(copy, inJson(own.log, live)))
    }
    return inJson(own.log, live)
  }
  const kept = await caches.default.match(copy)
  if (kept !== undefined) return kept
  const asker = askerOf(c.req.raw)
  const reading = once(copy, async () =>
    (await mayAsk(c.req.raw, c.env, 'LIMIT_LOOK')) ? readPublicLog(c.env, id, since) : { refused: asker },
  )
  // Others may be waiting for it, whether or not who asked first still is.
  c.executionCtx.waitUntil(reading.catch(() => undefined))
  const log = await reading
  // What was refused to another address is none of theirs: they have it read themselves.
  if (log !== null && 'refused' in log)
    return log.refused === asker ? refusal('LIMIT_LOOK') : sharedLog(c, id)
  if (log === null || log.visibility === 'private') return undefined
  if (log.stage !== 'finished') {
    hold(copy, log)
    return inJson(log, live)
  }
  c.executionCtx.waitUntil(caches.default.put(copy, inJson(log, finished)))
  return inJson(log, finished)
}

/** The log of a private table, for who sits there. Nobody's eyes but the public's: a key opens the door, and no card. */
export const privateLog = async (
  c: Pick<Asked, 'req' | 'env'>,
  { id }: TableGlance,
): Promise<Response | null> => {
  const log = await readPublicLog(c.env, id, sinceIn(c))
  return log && inJson(log, 'no-store')
}
