/**
 * Finished games as they are kept for good: the record in R2, and beside it, as the object's metadata, what everybody
 * may know of the table and who holds its keys. A page, an embed and a picture of such a game ask no room.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { conceal } from '../../shared/engine/secret.ts'
import type { TableId, Viewer } from '../../shared/engine/ids.ts'
import { seatOf } from '../../shared/engine/ids.ts'
import type { TableGlance } from '../../shared/protocol/http.ts'
import type { RecordFile } from '../../shared/protocol/record.ts'
import type { Env } from '../env.ts'
import type { SpectatorView } from '../room/rpc.ts'

/** A finished game, as it is stored. */
export interface KeptGame {
  readonly record: RecordFile
  readonly table: KeptTable
}

/** What is known of its table. */
export interface KeptTable {
  readonly glance: TableGlance
  /** Of each seat's key the SHA-256: nobody sits down with what is stored here. Null where no person sat. */
  readonly keys: readonly (string | null)[]
}

type Bucket = Pick<Env, 'RECORDS'>

/** Where records lie, and where this one does. */
export const keptPrefix = 'records/'
export const keyOf = (id: string): string => `${keptPrefix}${id}.json`

/** A key of a seat, as it is kept. */
export const keyDigest = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)))

/** Metadata travels in headers: names of all the world's letters are written with escapes. */
const inAscii = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const fieldOf = 'table'

/** The words that are stored, and their SHA-256 in hexadecimal digits. */
const stored = (record: RecordFile): { readonly words: string; readonly digest: string } => {
  const words = JSON.stringify(record)
  return { words, digest: bytesToHex(sha256(utf8ToBytes(words))) }
}

/** Puts a finished game away; the bucket refuses what did not arrive whole. Throws where it does not answer. */
export const keepGame = async ({ RECORDS }: Bucket, { record, table }: KeptGame): Promise<void> => {
  const { words, digest } = stored(record)
  await RECORDS.put(keyOf(record.table), words, {
    sha256: digest,
    customMetadata: { [fieldOf]: inAscii(table) },
    httpMetadata: { contentType: 'application/json' },
  })
}

/** Whether just this game is there, to the last letter: asked before a room forgets its own. */
export const isKept = async ({ RECORDS }: Bucket, { record }: KeptGame): Promise<boolean> => {
  const found = await RECORDS.head(keyOf(record.table))
  return tableIn(found) !== null && found?.checksums.toJSON().sha256 === stored(record).digest
}

/** What is known of a record's table. Records from before tables were kept with them have none: their rooms answer for them. */
export const tableIn = (found: Pick<R2Object, 'customMetadata'> | null): KeptTable | null => {
  const text = found?.customMetadata?.[fieldOf]
  return text === undefined ? null : (JSON.parse(text) as KeptTable)
}

/** Finished games that were looked at lately, by this part of the platform: they never change again. */
const lately = new Map<string, KeptTable>()
const mostLately = 500

const remember = (id: string, table: KeptTable): KeptTable => {
  lately.delete(id)
  lately.set(id, table)
  for (const oldest of lately.keys()) {
    if (lately.size <= mostLately) break
    lately.delete(oldest)
  }
  return table
}

/** Of a finished game, what is known of its table; null where none is kept. */
export const keptTable = async ({ RECORDS }: Bucket, id: TableId): Promise<KeptTable | null> => {
  const known = lately.get(id)
  if (known !== undefined) return known
  const table = tableIn(await RECORDS.head(keyOf(id)))
  return table === null ? null : remember(id, table)
}

/** The record itself, as it is stored; null where there is none. */
export const keptWords = async ({ RECORDS }: Bucket, id: TableId): Promise<ReadableStream | null> =>
  (await RECORDS.get(keyOf(id)))?.body ?? null

/** The game as it is shown to who only watches; null where none is kept. */
export const keptView = async (env: Bucket, id: TableId): Promise<SpectatorView | null> => {
  const table = await keptTable(env, id)
  const found = table === null ? null : await env.RECORDS.get(keyOf(id))
  if (table === null || found === null) return null
  const { entries } = await found.json<RecordFile>()
  return { info: table.glance, entries: entries.map((entry) => conceal(entry, null)) }
}

/** The seat that this key opened. */
export const keptSeat = ({ keys }: KeptTable, token: string): Viewer => {
  const digest = keyDigest(token)
  const seat = keys.indexOf(digest)
  return seat < 0 ? null : seatOf(seat)
}
