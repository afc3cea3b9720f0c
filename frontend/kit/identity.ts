/** Who one is without an account: a name, and for each table a key of one's own. */
import { createSignal } from 'solid-js'
import { recall, remember } from './storage.ts'

const [name, showName] = createSignal(recall('name') ?? '')

export { name }

export const setName = (next: string): void => {
  remember('name', next)
  showName(next)
}

/** 192 bits of chance, in base64url. */
export const newToken = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

export const keepToken = (table: string, token: string): void => remember(`token:${table}`, token)

/**
 * The key for a table: one that came in the link's fragment (`#s=…`, from another device) is kept and taken out of
 * the address at once; else the one kept; else a new one, which becomes a seat's when one sits down.
 */
export const tokenFor = (table: string): string => {
  const carried = /[#&]s=([\w-]{22,64})/.exec(location.hash)?.[1]
  if (carried !== undefined) {
    keepToken(table, carried)
    history.replaceState(null, '', location.pathname + location.search)
    return carried
  }
  const kept = recall(`token:${table}`)
  if (kept !== null) return kept
  const token = newToken()
  keepToken(table, token)
  return token
}

/** 32 bytes of chance, in hexadecimal digits: one's share in the seed of a game. */
export const newShare = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Kept, to be found in the record when the game is over. */
export const keepShare = (table: string, share: string): void => remember(`share:${table}`, share)
export const shareAt = (table: string): string | null => recall(`share:${table}`)

export interface KnownTable {
  readonly id: string
  readonly game: string
  readonly at: number
  /** One's own seat; not noted in older notes. */
  readonly seat?: number
}

/** Tables one sat at on this device, newest first. */
export const knownTables = (): readonly KnownTable[] => {
  try {
    const kept: unknown = JSON.parse(recall('tables') ?? '[]')
    return Array.isArray(kept) ? (kept as KnownTable[]) : []
  } catch {
    return []
  }
}

export const noteTable = (table: KnownTable): void => {
  const others = knownTables().filter((known) => known.id !== table.id)
  remember('tables', JSON.stringify([table, ...others].slice(0, 12)))
}
