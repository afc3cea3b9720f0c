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

/** The log of a table that who asks may see. Nobody's eyes but the public's: a key opens the door, and no card. */
export const answerLog = async (
  c: Pick<Asked, 'req' | 'env' | 'header' | 'executionCtx'>,
  { id }: TableGlance,
): Promise<PublicLog | null> => {
  const since = sinceIn(c)
  const seen = await showTable(c.env, id)
  if (seen === null) return null
  const { info, entries } = seen
  const log: PublicLog = {
    table: info,
    // As the room has concealed them: brands do not cross from one object to another.
    entries: entries.filter(({ seq }) => seq > since).map((entry) => sentEntry(entry as Shown<AnyEntry>)),
    now: Date.now(),
  }
  if (info.visibility === 'private') return log
  c.header('cache-control', info.stage === 'finished' ? finished : live)
  const headers = {
    'content-type': 'application/json',
    'cache-control': info.stage === 'finished' ? finished : live,
  }
  c.executionCtx.waitUntil(caches.default.put(copyOf(id, since), Response.json(log, { headers })))
  return log
}
