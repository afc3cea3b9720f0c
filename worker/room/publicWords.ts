/**
 * What the public reads, in words that are made once: an entry never changes, and a crowd asks for the same ones again
 * and again. Frames to who only watches and the public log are put together from these.
 */
import type { AnyEntry } from '../../shared/engine/log.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { sentEntry } from '../../shared/protocol/entries.ts'
import type { PublicLog } from '../../shared/protocol/http.ts'
import type { ServerMessage } from '../../shared/protocol/messages.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'

/** A public log as JSON, ready to be passed on: words cross from one object to another without being copied part by part. */
export interface LogInWords extends Pick<TableInfo, 'visibility' | 'stage'> {
  readonly words: string
}

/** JSON of each entry as everybody may see it; let go of with the entry. */
const known = new WeakMap<AnyEntry, string>()

const wordsOf = (entry: AnyEntry): string => {
  const words = known.get(entry) ?? JSON.stringify(sentEntry(conceal(entry, null)))
  known.set(entry, words)
  return words
}

/** A JSON array of entries as everybody may see them. */
export const publicEntries = (entries: readonly AnyEntry[]): string => `[${entries.map(wordsOf).join()}]`

/** What is put into words together with entries: a message of the server, or the answer to a request. */
type Head<Whole> = Whole extends { readonly entries: unknown } ? Omit<Whole, 'entries'> : never

/** A message in words, with entries that are in words already. */
export const withEntries = (head: Head<ServerMessage | PublicLog>, entries: string): string =>
  `${JSON.stringify(head).slice(0, -1)},"entries":${entries}}`

/** The whole answer to who asks for the public log, now. */
export const logInWords = (table: TableInfo, entries: readonly AnyEntry[]): LogInWords => {
  const { visibility, stage } = table
  return { visibility, stage, words: withEntries({ table, now: Date.now() }, publicEntries(entries)) }
}
