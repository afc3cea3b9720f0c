/**
 * `GET /api/tables/<id>/log`: a table as who only watches sees it, from a cache. A crowd at a live table asks for it
 * again and again, and its room is asked once a second; a finished game is read here, and its room not asked at all.
 */
import type { Context } from 'hono'
import { sentEntry } from '../../shared/protocol/entries.ts'
import type { Shown } from '../../shared/engine/ids.ts'
import type { AnyEntry } from '../../shared/engine/log.ts'
import type { PublicLog } from '../../shared/protocol/http.ts'
import { limits } from '../../shared/protocol/limits.ts'
import type { TableGlance } from '../../shared/protocol/http.ts'
import type { Env } from '../env.ts'
import { showTable } from '../outside/tables.ts'
import { createOnce } from '../pages/once.ts'

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

/** A copy has no host: what is kept of a table is the same wherever it is asked for. */
const copyOf = (id: string, since: number): string => `https://log.invalid/${id}/${since}`

type Asked = Context<{ Bindings: Env }>

const sinceIn = (c: Pick<Context, 'req'>): number => startOf(c.req.query('after'))

/** The copy of what everybody may read; undefined where there is none: then the table is looked for. */
export const logCopy = (c: Context): Promise<Response | undefined> =>
  caches.default.match(copyOf(c.req.param('id') ?? '', sinceIn(c)))

/** What is being read now: a crowd whose copy has just grown old asks the room once. */
const once = createOnce<PublicLog | null>()

const readLog = async (env: Env, id: string, since: number): Promise<PublicLog | null> => {
  const seen = await showTable(env, id, since)
  if (seen === null) return null
  const { info, entries } = seen
  return {
    table: info,
    // As the room has concealed them: brands do not cross from one object to another.
    entries: entries.filter(({ seq }) => seq > since).map((entry) => sentEntry(entry as Shown<AnyEntry>)),
    now: Date.now(),
  }
}

/** The log of a table that everybody may see, and a copy of it for all others; undefined where there is none. */
export const sharedLog = async (
  c: Pick<Asked, 'req' | 'env' | 'executionCtx'>,
): Promise<Response | undefined> => {
  const [id, since] = [c.req.param('id') ?? '', sinceIn(c)]
  const copy = copyOf(id, since)
  const reading = once(copy, () => readLog(c.env, id, since))
  // Others may be waiting for it, whether or not who asked first still is.
  c.executionCtx.waitUntil(reading.catch(() => undefined))
  const log = await reading
  if (log === null || log.table.visibility === 'private') return undefined
  const headers = { 'cache-control': log.table.stage === 'finished' ? finished : live }
  c.executionCtx.waitUntil(caches.default.put(copy, Response.json(log, { headers })))
  return Response.json(log, { headers })
}

/** The log of a private table, for who sits there. Nobody's eyes but the public's: a key opens the door, and no card. */
export const privateLog = (c: Pick<Asked, 'req' | 'env'>, { id }: TableGlance): Promise<PublicLog | null> =>
  readLog(c.env, id, sinceIn(c))
