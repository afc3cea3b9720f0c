/** Addresses where there is no table: refused before any room is asked, and without a trace where one was. */
import { listDurableObjectIds, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { networkOf, originOf, roomAt } from '../../worker/address.ts'
import { isTableId, newTableId, tableIdIn } from '../../worker/room/tokens.ts'
import { http, opened, post, started, token, wish } from './clients.ts'

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

describe('the check letters of an address', () => {
  test('any one letter mistaken, and any two neighbours exchanged, are noticed', () => {
    for (let n = 0; n < 50; n++) {
      const id = newTableId()
      expect(isTableId(id)).toBe(true)
      for (let at = 0; at < id.length; at++) {
        for (const letter of letters)
          if (letter !== id[at]) expect(isTableId(id.slice(0, at) + letter + id.slice(at + 1))).toBe(false)
        const [one = '', other = ''] = [id[at], id[at + 1]]
        if (one !== other && other !== '')
          expect(isTableId(id.slice(0, at) + other + one + id.slice(at + 2))).toBe(false)
      }
    }
  })

  test('of a hundred thousand guesses, one in about nine hundred and fifty passes', () => {
    const guess = (): string =>
      Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => letters[byte % 31]).join('')
    const passed = Array.from({ length: 100_000 }, guess).filter(isTableId).length
    expect(passed).toBeGreaterThan(40)
    expect(passed).toBeLessThan(200)
  })
})

test('an address from before there were check letters leads to its table where such tables are kept', () => {
  const id = tableIdIn('abcdefgh23')!
  expect(roomAt({ ...env, OLD_TABLE_IDS: 'yes' }, id)).not.toBeNull()
  expect(roomAt({ ...env, OLD_TABLE_IDS: 'no' }, id)).toBeNull()
  expect(tableIdIn('abcdefgh2')).toBeNull()
})

const asking = (id: string): readonly Promise<Response>[] => [
  http(`/api/tables/${id}`),
  http(`/api/tables/${id}/record`),
  http(`/g/${id}`),
  http(`/embed/g/${id}`),
  http(`/d/${id}.svg`),
  http(`/d/${id}/1.png`),
  http(`/oembed?url=${encodeURIComponent(`https://almena.test/g/${id}`)}`),
  http(`/api/tables/${id}/log`),
]

test('a hundred addresses of no table, asked for in every way, make no room: nothing is written for a GET', async () => {
  await opened()
  const before = (await listDurableObjectIds(env.ROOMS)).length
  for (let n = 0; n < 100; n++) {
    const id = newTableId()
    const wrong = id.slice(0, 11) + (id.endsWith('a') ? 'b' : 'a')
    for (const one of [wrong, id.slice(0, 10)])
      for (const response of await Promise.all(asking(one))) expect(response.status).toBe(404)
    const socket = await http(`/api/tables/${wrong}/socket`, { headers: { upgrade: 'websocket' } })
    expect(socket.status).toBe(101)
    socket.webSocket?.accept()
  }
  expect((await listDurableObjectIds(env.ROOMS)).length).toBe(before)
})

test('what hangs on to an id makes it none, whatever copies there are of what the id leads to', async () => {
  const { id } = await started()
  const picture = (text: string): Promise<Response> => http(`/d/${text}/1.svg`)
  await (await picture(id)).arrayBuffer()
  await expect.poll(() => caches.default.match(`https://almena.test/d/${id}/1.svg?lang=es`)).toBeDefined()
  for (const tail of ['%0A', '%00', '%20', '%2F..', '%2F1.svg%3Flang%3Des%23', '%2F1.svg%3Flang%3Des%23%0A'])
    for (const response of await Promise.all([...asking(id + tail), picture(id + tail)]))
      expect([tail, response.url, response.status]).toEqual([tail, response.url, 404])
})

test('a room asked about a table that was never opened there stores nothing and sets no alarm', async () => {
  const id = newTableId()
  for (const response of await Promise.all(asking(id))) expect(response.status).toBe(404)
  const socket = await http(`/api/tables/${id}/socket`, { headers: { upgrade: 'websocket' } })
  socket.webSocket?.accept()
  const [tables, alarm] = await runInDurableObject(env.ROOMS.getByName(id), async (_, { storage }) => [
    storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'").toArray(),
    await storage.getAlarm(),
  ])
  expect(tables).toEqual([])
  expect(alarm).toBeNull()
})

describe('the site’s own address', () => {
  test('links are made with the one that is set, whatever a request says of its host', async () => {
    const created = await post(wish())
    const { id } = await created.json<{ id: string }>()
    const asEvil = (path: string): Promise<string> =>
      http(path, {}, 'https://evil.test').then((response) => response.text())
    for (const path of [
      '/',
      '/about',
      `/g/${id}`,
      `/oembed?url=${encodeURIComponent(`https://almena.test/g/${id}`)}`,
    ]) {
      const text = await asEvil(path)
      expect(text).toContain('https://almena.test/')
      expect(text).not.toContain('evil.test')
    }
    const other = encodeURIComponent(`https://evil.test/g/${id}`)
    expect((await http(`/oembed?url=${other}`, {}, 'https://evil.test')).status).toBe(404)
  })

  test('what a table opened through another host tells its players leads to this site', async () => {
    const body = JSON.stringify(wish({ host: { name: 'Ana', token: token('ana') } }))
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    const { id } = await (await http('/api/tables', init, 'https://evil.test')).json<{ id: string }>()
    const origin = await runInDurableObject(env.ROOMS.getByName(id), (room) => room.store.setting()?.origin)
    expect(origin).toBe('https://almena.test')
  })

  test('on a machine of one’s own its host counts, and no foreign one', () => {
    const at = (url: string, from: string | null, ORIGIN?: string): string => {
      const headers: HeadersInit = from === null ? {} : { 'cf-connecting-ip': from }
      return originOf(new Request(url, { headers }), ORIGIN === undefined ? {} : { ORIGIN })
    }
    const own = 'http://127.0.0.1:8787'
    expect(at('http://localhost:5173/g/x', '127.0.0.1', own)).toBe('http://localhost:5173')
    expect(at('http://192.168.1.20:8787/', null, own)).toBe('http://192.168.1.20:8787')
    expect(at('http://evil.test/', '127.0.0.1', own)).toBe(own)
    expect(at('http://127.0.0.1.evil.test/', '127.0.0.1', own)).toBe(own)
    expect(at('http://fd-evil.test/', '::1', own)).toBe(own)
    // Somebody from outside does not become local by saying so.
    expect(at('http://127.0.0.1/', '203.0.113.5', 'https://almena.example')).toBe('https://almena.example')
    expect(at('https://somewhere.example/', '203.0.113.5')).toBe('https://somewhere.example')
  })
})

test('a household is one IPv4 address, or one IPv6 network', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(networkOf('2001:0db8:0001:0002::9')).toBe('2001:db8:1:2')
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0')
  expect(networkOf('::1')).toBe('0:0:0:0')
})

test('every answer says that it is what it says it is', async () => {
  const id = await opened()
  for (const path of [
    '/api/',
    `/api/tables/${id}`,
    '/api/tables/none',
    '/api/nothing',
    '/api/openapi.json',
    '/api/record.schema.json',
    '/api/lobby/castillo',
    '/api/games',
    '/api/push-key',
    `/oembed?url=${encodeURIComponent(`https://almena.test/g/${id}`)}`,
    `/d/${id}.svg`,
    `/g/${id}`,
    '/nonsense',
  ])
    expect([path, (await http(path)).headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
  expect((await post('{')).headers.get('x-content-type-options')).toBe('nosniff')
})

test('a private table that waits tells who only has its address nothing, and lets them sit down', async () => {
  const host = { name: 'Guifré', token: token('guifre') }
  const id = await opened({ host, house: { visibility: 'private' }, options: { scoring: 'advanced' } })
  const nowhere = newTableId()
  const [hidden, none] = [await Promise.all(asking(id)), await Promise.all(asking(nowhere))]
  for (const [index, response] of hidden.entries()) {
    const told = await response.text()
    for (const word of ['Guifré', 'scoring', 'advanced', 'ortaleza', id])
      expect(told.toLowerCase()).not.toContain(word.toLowerCase())
    // Its two pages open, for those who were sent the link; all else is as where there is no table.
    const isPage = index === 2 || index === 3
    expect(response.status).toBe(isPage ? 200 : 404)
    if (!isPage) expect(told).toBe(await none[index]?.text())
  }
  const key = { headers: { authorization: `Bearer ${token('guifre')}` } }
  expect((await http(`/api/tables/${id}`, key)).status).toBe(200)
  const wrong = { headers: { authorization: `Bearer ${token('eva')}` } }
  expect((await http(`/api/tables/${id}`, wrong)).status).toBe(404)
  const socket = await http(`/api/tables/${id}/socket`, { headers: { upgrade: 'websocket' } })
  expect(socket.status).toBe(101)
  socket.webSocket?.accept()
})
