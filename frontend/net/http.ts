import type { MatchWish, NewTable, TableCreated, KeyedGlance } from '../../shared/protocol/http.ts'
import type { FinishedListing } from '../../shared/protocol/lobby.ts'
import type { RecordFile } from '../../shared/protocol/record.ts'

/** What a route of the house answers; null where it would not or could not. */
const ask = async <Answer>(path: string, init?: RequestInit): Promise<Answer | null> => {
  try {
    const response = await fetch(path, init)
    return response.ok ? ((await response.json()) as Answer) : null
  } catch {
    return null
  }
}

/** Why nothing came of it: too much was asked for from this address, or whatever else. */
export type Refused = 'tooMany' | 'failed'

const post = async <Answer extends object>(path: string, body: object): Promise<Answer | Refused> => {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return (await response.json()) as Answer
    return response.status === 429 ? 'tooMany' : 'failed'
  } catch {
    return 'failed'
  }
}

const withKey = (key: string): RequestInit => ({ headers: { authorization: `Bearer ${key}` } })

export const openNewTable = (wanted: NewTable): Promise<TableCreated | Refused> => post('/api/tables', wanted)

/** A seat at a table of people who look for one now. */
export const findPlayers = (wish: MatchWish): Promise<TableCreated | Refused> => post('/api/match', wish)

/** How a table stands, as who has this key may know. */
export const glanceAt = (table: string, key: string): Promise<KeyedGlance | null> =>
  ask(`/api/tables/${table}`, withKey(key))

export interface FinishedSearch {
  /** Empty: all games, anybody, from the newest on. */
  readonly game: string
  readonly player: string
  readonly before: string
}

/** A page of finished games. */
export const fetchFinished = (search: FinishedSearch): Promise<FinishedListing | null> => {
  const given = Object.entries(search).filter(([, value]) => value !== '')
  return ask(`/api/games?${new URLSearchParams(given)}`)
}

export const recordPath = (table: string): string => `/api/tables/${table}/record`

/** A finished game with all that was hidden in it; null where it is not to be had. */
export const fetchRecord = (table: string, key: string): Promise<RecordFile | null> =>
  ask(recordPath(table), withKey(key))
