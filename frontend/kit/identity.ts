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

export const keptToken = (table: string): string | null => recall(`token:${table}`)

/** Address of a seat at a table: its key is in the fragment, which no server is told. */
export const seatPage = (page: string, token: string): string => `${page}#s=${token}`

/** The key that came in the link's fragment (from another device, or out of a frame): it leaves the address at once. */
export const takeCarried = (): string | null => {
  const carried = /[#&]s=([\w-]{22,64})/.exec(location.hash)?.[1] ?? null
  if (carried !== null) history.replaceState(null, '', location.pathname + location.search)
  return carried
}

/** The key for a table: the one kept, else a new one, which becomes a seat's when one sits down. */
export const tokenFor = (table: string): string => {
  const kept = keptToken(table)
  if (kept !== null) return kept
  const token = newToken()
  keepToken(table, token)
  return token
}

/** 32 bytes of chance, in hexadecimal digits: one's share in the seed of a game. */
export const newShare = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** One's share, and the commitment of the table that was known when it was drawn. */
export interface Share {
  readonly share: string
  /** Empty in older notes. */
  readonly commitment: string
}

/** Kept, to be found in the record when the game is over. */
export const keepShare = (table: string, { share, commitment }: Share): void =>
  remember(`share:${table}`, `${share} ${commitment}`)

export const shareAt = (table: string): Share | null => {
  const [share, commitment = ''] = recall(`share:${table}`)?.split(' ') ?? []
  return share === undefined ? null : { share, commitment }
}

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
