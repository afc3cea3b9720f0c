/**
 * Enters into the index what the bucket keeps and the index has never taken: where the database did not answer for
 * long, rooms have gone without (`room/expiry.ts`). `npm run reindex` walks through the whole bucket with it.
 */
import { live } from '../../shared/engine/log.ts'
import type { FinishedGame } from '../../shared/protocol/lobby.ts'
import type { RecordFile } from '../../shared/protocol/record.ts'
import type { Env } from '../env.ts'
import { indexGame } from './archive.ts'
import { keyOf, type KeptTable, keptPrefix, tableIn } from './kept.ts'

/** What has been done so far. */
export interface Reindexed {
  /** Records that were looked at, and games of them that anybody may find. */
  records: number
  listed: number
  /** Of these so many were not in the index, and are now. */
  entered: number
  /** Kept without what the index wants, by rooms of before. */
  unknown: number
}

/** A finished game in one line, from what is kept of it; null where that is too old to say. */
const lineOfKept = ({ glance }: KeptTable, { table, game, entries }: RecordFile): FinishedGame | null =>
  glance.ending === null || glance.ending === undefined
    ? null
    : {
        id: table,
        game,
        began: entries[0]?.at ?? 0,
        finished: entries.at(-1)?.at ?? 0,
        moves: live(entries).filter(({ kind }) => kind === 'played').length,
        seats: glance.ending,
      }

/** Ids that one query is asked for. */
const stretch = 50

const unknownTo = async ({ DB }: Pick<Env, 'DB'>, ids: readonly string[]): Promise<readonly string[]> => {
  const marks = ids.map(() => '?').join(', ')
  const { results } = await DB.prepare(`SELECT id FROM games WHERE id IN (${marks})`)
    .bind(...ids)
    .all<{ id: string }>()
  const known = new Set(results.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}

/** `onward` hears how far it is. May be stopped, and begun anew: what is entered stays. */
export const reindex = async (
  env: Pick<Env, 'DB' | 'RECORDS'>,
  onward: (done: Reindexed) => void = () => undefined,
): Promise<Reindexed> => {
  const done: Reindexed = { records: 0, listed: 0, entered: 0, unknown: 0 }
  const enter = async (id: string, table: KeptTable): Promise<void> => {
    const record = await (await env.RECORDS.get(keyOf(id)))?.json<RecordFile>()
    const line = record === undefined ? null : lineOfKept(table, record)
    if (line === null) return void done.unknown++
    await indexGame(env, line)
    done.entered++
  }
  for (let cursor: string | undefined, isMore = true; isMore;) {
    const from = cursor === undefined ? {} : { cursor }
    const listed = await env.RECORDS.list({ prefix: keptPrefix, include: ['customMetadata'], ...from })
    const tables = new Map<string, KeptTable>()
    for (const object of listed.objects) {
      done.records++
      const table = tableIn(object)
      if (table === null) done.unknown++
      else if (table.glance.visibility === 'listed') tables.set(table.glance.id, table)
    }
    done.listed += tables.size
    const ids = [...tables.keys()]
    for (let at = 0; at < ids.length; at += stretch)
      for (const id of await unknownTo(env, ids.slice(at, at + stretch))) {
        const table = tables.get(id)
        if (table !== undefined) await enter(id, table)
      }
    onward(done)
    isMore = listed.truncated
    cursor = listed.truncated ? listed.cursor : undefined
  }
  return done
}
