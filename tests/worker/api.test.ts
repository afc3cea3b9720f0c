/** The JSON routes as they describe themselves, and as a typed client uses them. */
import { hc } from 'hono/client'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  finishedListingSchema,
  lobbyListingSchema,
  problemSchema,
  tableCreatedSchema,
  tableGlanceSchema,
} from '../../shared/protocol/answers.ts'
import type { Api } from '../../worker/api.ts'
import { http, opened, started, token, wish } from './clients.ts'

interface Operation {
  readonly responses: Readonly<Record<string, { readonly content?: object }>>
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> }
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
}
interface Document {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const described = async (): Promise<Document> => (await http('/api/openapi.json')).json<Document>()

describe('the description at /api/openapi.json', () => {
  test('is OpenAPI 3.1, and names every route with its answers', async () => {
    const { openapi, paths } = await described()
    expect(openapi).toMatch(/^3\.1\./)
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    )
    expect(routes.sort((a, b) => a.localeCompare(b))).toEqual([
      'get /api/games',
      'get /api/lobby/{game}',
      'get /api/lobby/{game}/socket',
      'get /api/person',
      'get /api/push-key',
      'get /api/tables/{id}',
      'get /api/tables/{id}/log',
      'get /api/tables/{id}/record',
      'get /api/tables/{id}/socket',
      'post /api/match',
      'post /api/person',
      'post /api/tables',
    ])
    for (const methods of Object.values(paths))
      for (const { responses } of Object.values(methods)) {
        const good = Object.keys(responses).filter((status) => Number(status) < 300)
        expect(good).toHaveLength(1)
        if (good[0] !== '101') expect(responses[good[0]!]!.content).toBeDefined()
      }
  })

  test('is made of the schemas that requests are held to', async () => {
    const { paths } = await described()
    const body = JSON.stringify(paths['/api/tables']!['post']!.requestBody)
    for (const field of ['game', 'seats', 'options', 'host', 'bots', 'house', 'visibility'])
      expect(body).toContain(`"${field}"`)
    expect(paths['/api/games']!['get']!.parameters!.map(({ name }) => name)).toEqual([
      'game',
      'player',
      'before',
    ])
  })
})

describe('answers are of the shape that is described', () => {
  test.each([
    ['a table that waits', tableGlanceSchema, async (): Promise<string> => `/api/tables/${await opened()}`],
    [
      'a table in play, with clocks',
      tableGlanceSchema,
      async (): Promise<string> =>
        `/api/tables/${(await started({ house: { clock: { kind: 'days', days: 2 } } })).id}`,
    ],
    ['the lobby', lobbyListingSchema, async (): Promise<string> => '/api/lobby/castillo?region=asia'],
    ['finished games', finishedListingSchema, async (): Promise<string> => '/api/games'],
    ['no table', problemSchema, async (): Promise<string> => '/api/tables/aaaaaaaaaa'],
    ['no game', problemSchema, async (): Promise<string> => '/api/lobby/chess'],
    ['no route', problemSchema, async (): Promise<string> => '/api/chess'],
  ])('%s', async (_what, schema, path) => {
    expect(v.safeParse(schema, await (await http(await path())).json()).issues).toBeUndefined()
  })

  test('who is asked is told, and whether hints were agreed on', async () => {
    const glanceAt = async (id: string) =>
      v.parse(tableGlanceSchema, await (await http(`/api/tables/${id}`)).json())
    const [plain, open] = [await started(), await started({ house: { hints: true } })]
    const glance = await glanceAt(plain.id)
    expect(glance.asked).toHaveLength(1)
    expect(glance.stage).toBe('live')
    expect([glance.hints, (await glanceAt(open.id)).hints]).toEqual([false, true])
  })
})

test('a table says which seat a key opens, to who shows the key', async () => {
  const { id } = await started()
  const yours = async (key?: string) => {
    const init = key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } }
    return v.parse(tableGlanceSchema, await (await http(`/api/tables/${id}`, init)).json()).you
  }
  expect(await yours(token('berta'))).toBe(1)
  expect(await yours(token('nobody'))).toBeNull()
  expect(await yours('no key')).toBeNull()
  expect(await yours()).toBeNull()
})

test('a typed client opens a table, looks at it, and looks through lists', async () => {
  const client = hc<Api>('https://almena.test', {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input)
      return http(pathname + search, init)
    },
  })
  const created = await client.api.tables.$post({ json: wish({ seats: 4 }) })
  if (created.status !== 201) throw new Error(`not opened: ${created.status}`)
  const { id } = await created.json()
  const looked = await client.api.tables[':id'].$get({ param: { id } })
  if (looked.status !== 200) throw new Error(`not there: ${looked.status}`)
  const table = await looked.json()
  expect(table.seats).toHaveLength(4)
  const found = await client.api.match.$post({
    json: { game: 'fortaleza', player: { name: 'Eva', token: token('eva') } },
  })
  expect(v.is(tableCreatedSchema, await found.json())).toBe(true)
  const lists = await client.api.games.$get()
  if (lists.status !== 200) throw new Error('no list')
  expect((await lists.json()).next).toBeNull()
})

test('pages of an opaque origin may ask with a key', async () => {
  const asked = await http('/api/tables/aaaaaaaaaa', { method: 'OPTIONS' })
  expect(asked.status).toBe(204)
  expect(asked.headers.get('access-control-allow-origin')).toBe('*')
  expect(asked.headers.get('access-control-allow-headers')).toBe('authorization')
})
