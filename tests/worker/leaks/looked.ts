/** What anybody may ask of a table without a socket, and with the key of a seat that hides nothing. */
import { env } from 'cloudflare:workers'
import { expect, vi } from 'vitest'
import type { Seat } from '../../../shared/engine/ids.ts'
import type { PublicLog } from '../../../shared/protocol/http.ts'
import type { Visibility } from '../../../shared/protocol/tableInfo.ts'
import { http } from '../clients.ts'
import { partsAbout } from './parts.ts'

export interface Looked {
  readonly id: string
  readonly game: string
  /** Those of all other seats than the one that hides something. */
  readonly keys: ReadonlyMap<Seat, string>
  readonly visibility: Visibility
  /** How many entries there are. */
  readonly length: number
  /** PNG pictures too: each costs a second or so. */
  readonly pictures: boolean
}

/** As a browser asks that opens a page: it gets the page ahead of what the table tells. */
const opens: RequestInit = { headers: { 'sec-fetch-mode': 'navigate' } }
const withKey = (key: string): RequestInit => ({ headers: { authorization: `Bearer ${key}` } })

/** What the platform's cache says of a copy: whether one lay near, since when, and its length, as the body tells. */
const ofCopies: ReadonlySet<string> = new Set(['cf-cache-status', 'age', 'date', 'content-length'])

/** Status, headers and body as one text. */
const heardOf = async (response: Response): Promise<string> => {
  const type = response.headers.get('content-type') ?? ''
  const body = type.startsWith('image/png')
    ? btoa(
        String.fromCharCode(
          ...new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer())),
        ),
      )
    : await response.text()
  const headers = [...response.headers]
    .filter(([header]) => !ofCopies.has(header))
    .map((pair) => pair.join(': '))
  return JSON.stringify([response.status, headers.toSorted(), body])
}

/** A crowd gets a copy that is a second old at most: waited for until it is the one of this moment. */
const untilTells = (path: string, length: number): Promise<boolean> =>
  vi.waitUntil(async () => (await (await http(path)).json<PublicLog>()).entries.at(-1)?.seq === length, {
    timeout: 30_000,
    interval: 100,
  })

/** Whatever is told of a table to who asks for it now, by what was asked. */
export const lookAt = async ({
  id,
  game,
  keys,
  visibility,
  length,
  pictures,
}: Looked): Promise<Map<string, string>> => {
  const isPrivate = visibility === 'private'
  const shown = isPrivate ? 404 : 200
  const page = (path: string): string => encodeURIComponent(`https://almena.test${path}`)
  const logs = [`/api/tables/${id}/log`, `/api/tables/${id}/log?after=${length - 1}`]
  const wanted: readonly (readonly [path: string, status: number, init?: RequestInit])[] = [
    [`/api/tables/${id}`, shown],
    [`/api/tables/${id}/record`, isPrivate ? 404 : 409],
    ...logs.map((path) => [path, shown] as const),
    [`/api/games?game=${game}`, 200],
    // The page of a private table is there for who was sent the link; it tells nothing.
    [`/g/${id}`, 200],
    [`/g/${id}?m=1`, 200],
    [`/g/${id}`, 200, opens],
    [`/g/${id}?m=${length}`, 200, opens],
    [`/embed/g/${id}?lang=en`, 200],
    [`/embed/g/${id}`, 200, opens],
    [`/oembed?url=${page(`/g/${id}`)}`, shown],
    [`/oembed?format=xml&url=${page(`/g/${id}?m=1`)}`, shown],
    [`/d/${id}.svg`, shown],
    [`/d/${id}/${length}.svg?lang=en&theme=dark`, shown],
    ...(pictures ? ([[`/d/${id}.png`, shown]] as const) : []),
    ...[...keys.values()].flatMap(
      (key) =>
        [
          [`/api/tables/${id}`, 200, withKey(key)],
          [`/api/tables/${id}/record`, 409, withKey(key)],
          [`/api/tables/${id}/log`, 200, withKey(key)],
        ] as const,
    ),
  ]
  if (!isPrivate) await Promise.all(logs.map((path) => untilTells(path, length)))
  const found = new Map<string, string>()
  for (const [path, status, init] of wanted) {
    const response = await http(path, init)
    // Two refusals would be alike whatever leaks.
    expect(response.status, path).toBe(status)
    found.set(`${path} ${JSON.stringify(init?.headers ?? '')}`, await heardOf(response))
  }
  // As the lobby tells it: what routes hand out is a copy of it.
  const list: unknown = await env.LOBBIES.getByName(`${game}:europe`).tables()
  found.set('the list of the lobby', JSON.stringify(partsAbout(list, id)))
  return found
}
