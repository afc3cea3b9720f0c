/** A table by its address: a finished game from where it is kept, any other from its room. */
import type { TableGlance } from '../../shared/protocol/http.ts'
import { roomAt } from '../address.ts'
import type { Env } from '../env.ts'
import type { SpectatorView } from '../room/rpc.ts'
import { keptTable, keptView } from './kept.ts'

/** What everybody may know of a table; null at an address without one. */
export const describeTable = async (env: Env, id: string): Promise<TableGlance | null> =>
  (await keptTable(env, id))?.glance ?? (await roomAt(env, id)?.glance()) ?? null

/**
 * The table as those see it who only watch; null at an address without one. `since`: the entries of a live game that
 * come after this one.
 */
export const showTable = async (env: Env, id: string, since = 0): Promise<SpectatorView | null> =>
  (await keptView(env, id)) ?? (await roomAt(env, id)?.spectatorView(since)) ?? null
