/** A table by its address: a finished game from where it is kept, any other from its room. */
import { seqOf, type TableId } from '../../shared/engine/ids.ts'
import { entriesAfter } from '../../shared/engine/log.ts'
import type { TableGlance } from '../../shared/protocol/http.ts'
import { roomAt } from '../address.ts'
import { createOnce } from '../pages/once.ts'
import type { Env } from '../env.ts'
import { type LogInWords, logInWords } from '../room/publicWords.ts'
import type { SpectatorView } from '../room/rpc.ts'
import { keptTable, keptView } from './kept.ts'

/** What was told in this second of games that are on, to this part of the platform: an article's readers come at once. */
const glances = new Map<TableId, { readonly glance: TableGlance; readonly at: number }>()
const mostGlances = 500
/** Milliseconds for which it is taken as it was. */
const held = 1000
const once = createOnce<TableGlance | null>()

const lookUp = async (env: Env, id: TableId): Promise<TableGlance | null> => {
  const glance = (await keptTable(env, id))?.glance ?? (await roomAt(env, id)?.glance()) ?? null
  glances.delete(id)
  if (glance?.stage === 'live' && glance.visibility !== 'private') glances.set(id, { glance, at: Date.now() })
  for (const oldest of glances.keys()) if (glances.size > mostGlances) glances.delete(oldest)
  return glance
}

/** What everybody may know of a table now; null at an address without one. */
export const describeNow = (env: Env, id: TableId): Promise<TableGlance | null> =>
  once(id, () => lookUp(env, id))

/** The same, of a game that is on as it was within this second: for who comes to look, and will see what is new there. */
export const describeTable = async (env: Env, id: TableId): Promise<TableGlance | null> => {
  const known = glances.get(id)
  const age = known === undefined ? Infinity : Date.now() - known.at
  return known !== undefined && age >= 0 && age < held ? known.glance : describeNow(env, id)
}

/** The table as those see it who only watch; null at an address without one. */
export const showTable = async (env: Env, id: TableId): Promise<SpectatorView | null> =>
  (await keptView(env, id)) ?? (await roomAt(env, id)?.spectatorView()) ?? null

/** Tables whose game was on when this part of the platform last read their log: nothing is kept of them yet. */
const lately = new Set<string>()
const mostLately = 500

const keptLog = async (env: Env, id: TableId, since: number): Promise<LogInWords | null> => {
  const view = await keptView(env, id)
  return view && logInWords(view.info, entriesAfter(view.entries, seqOf(since)))
}

/**
 * The same in words, with the entries after this one. Of a game that was on a second ago its room is asked first: a
 * crowd at it would have us look in vain, each second, for what is only there at the end.
 */
export const readPublicLog = async (env: Env, id: TableId, since: number): Promise<LogInWords | null> => {
  const inRoom = async (): Promise<LogInWords | null> => (await roomAt(env, id)?.publicLog(since)) ?? null
  const found = lately.has(id)
    ? ((await inRoom()) ?? (await keptLog(env, id, since)))
    : ((await keptLog(env, id, since)) ?? (await inRoom()))
  lately.delete(id)
  if (found?.stage === 'live') lately.add(id)
  for (const oldest of lately) if (lately.size > mostLately) lately.delete(oldest)
  return found
}
