/** Finished games without their rooms: where their pages come from, and that a room goes only when nothing is lost. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { AnyGame } from '../../shared/engine/game.ts'
import type { TableId } from '../../shared/engine/ids.ts'
import { castillo } from '../../shared/games/castillo/game.ts'
import type { Move } from '../../shared/games/castillo/moves.ts'
import type { State } from '../../shared/games/castillo/state.ts'
import type { KeyedGlance, PublicLog } from '../../shared/protocol/http.ts'
import { limits } from '../../shared/protocol/limits.ts'
import type { RecordFile } from '../../shared/protocol/record.ts'
import type { HouseRules } from '../../shared/protocol/tableInfo.ts'
import { keepGame, type KeptTable, keyDigest, keyOf } from '../../worker/outside/kept.ts'
import { roomAt } from '../../worker/address.ts'
import { GameRoom } from '../../worker/room/room.ts'
import { connect, finish, http, join, opened, started, token } from './clients.ts'
import { dueOf, pass, shiftedClock } from './time.ts'

const rules = castillo as unknown as AnyGame
const options = { winter: 'no', roundTrackTalers: 'one', workerSupply: 'choose' } as const

/** A game that is over and put away; nobody is there any more. */
const over = async (house: Partial<HouseRules> = {}) => {
  const game = { game: 'castillo', options, house, host: { name: 'Zoë 城', token: token('ana') } } as const
  const { id, people } = await started<State, Move>(game, rules)
  await finish(people)
  await pass(id, 'outbox')
  return { id, people }
}

const leave = async (id: string, people: Awaited<ReturnType<typeof over>>['people']): Promise<void> => {
  for (const { socket } of people) socket.close(1000)
  await expect.poll(() => socketsAt(id)).toBe(0)
}
const socketsAt = (id: string): Promise<number> =>
  runInDurableObject(env.ROOMS.getByName(id), (_room, state) => state.getWebSockets().length)

/** Tables of SQL that a room has: none when it holds nothing. */
const held = (id: string): Promise<{ readonly rows: number; readonly alarm: number | null }> =>
  runInDurableObject(env.ROOMS.getByName(id), async (_room, { storage }) => ({
    rows: storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'facts'").toArray().length,
    alarm: await storage.getAlarm(),
  }))

/** How often rooms were asked for anything. */
const watchRooms = () => {
  const seen = (['glance', 'publicLog', 'spectatorView', 'record', 'seatOf', 'fetch'] as const).map((name) =>
    vi.spyOn(GameRoom.prototype, name),
  )
  return (): number => seen.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
}
afterEach(() => void vi.restoreAllMocks())

const logOf = async (id: string, after = 0, init?: RequestInit): Promise<PublicLog> => {
  const response = await http(`/api/tables/${id}/log?after=${after}`, init)
  expect(response.status).toBe(200)
  return response.json<PublicLog>()
}
const withKey = (name: string): RequestInit => ({ headers: { authorization: `Bearer ${token(name)}` } })

let open: Awaited<ReturnType<typeof over>>
beforeAll(async () => void (open = await over()))

test('a watcher of a finished game costs no call of its room: page, embed, log, record and pictures are kept', async () => {
  const { id, people } = open
  const asked = watchRooms()
  const link = encodeURIComponent(`https://almena.test/g/${id}`)
  const page = await (await http(`/g/${id}`)).text()
  expect(page).toContain(
    `<link id="log:${id}" rel="alternate" type="application/json" href="/api/tables/${id}/log">`,
  )
  expect(await (await http(`/embed/g/${id}`)).text()).toContain(`/api/tables/${id}/log`)
  expect((await http(`/oembed?url=${link}`)).status).toBe(200)
  expect((await http(`/api/tables/${id}`)).status).toBe(200)
  const record = await http(`/api/tables/${id}/record`)
  expect(record.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(record.headers.get('content-type')).toBe('application/json')
  await record.text()
  expect((await http(`/d/${id}/3.svg`)).status).toBe(200)
  expect((await http(`/d/${id}.svg`)).status).toBe(200)
  const log = await logOf(id)
  expect(asked()).toBe(0)
  expect(log.table).toMatchObject({ id, stage: 'finished', game: 'castillo' })
  expect(log.entries).toHaveLength(people[0].seq)
})

test('the preview of its page says who has won with how much, and so does what its embed opens with', async () => {
  const { id } = open
  const read = async (address: string, language: string): Promise<string> =>
    (await http(address, { headers: { 'accept-language': language } })).text()
  for (const [language, won] of [
    ['en', /[^"<]+ wins?, \d+(-\d+)+ · /],
    ['es', /Ganan? [^"<]+, \d+(-\d+)+ · /],
  ] as const) {
    const preview = /<meta property="og:description" content="([^"]*)">/.exec(
      await read(`/g/${id}`, language),
    )
    expect(preview?.[1]).toMatch(won)
    const opening = /<p class="opening".*?<\/p>/.exec(await read(`/embed/g/${id}`, language))
    expect(opening?.[0]).toMatch(won)
  }
})

test('a record that everybody may read is read from the bucket once: then a copy of it is handed out', async () => {
  const { id } = await over()
  const read = async (): Promise<string> => (await http(`/api/tables/${id}/record`)).text()
  const first = await read()
  const file = await (await env.RECORDS.get(keyOf(id)))!.text()
  expect(first).toBe(file)
  // Not what it says now would come.
  await expect
    .poll(async () => (await caches.default.match(`https://almena.test/api/tables/${id}/record`))?.status)
    .toBe(200)
  await env.RECORDS.delete(keyOf(id))
  const again = await http(`/api/tables/${id}/record`)
  expect(again.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await again.text()).toBe(file)
})

test('what is kept shows who only watches what the room would, and holds no key of a seat', async () => {
  const { id } = open
  const watcher = await connect(id, rules)
  await watcher.hello(null)
  const welcome = watcher.messages.find((message) => message.t === 'welcome')
  const { table, entries } = await logOf(id)
  expect(entries).toEqual(welcome?.entries)
  expect(table.seats.map((seat) => (seat.kind === 'person' ? seat.name : ''))[0]).toBe('Zoë 城')
  expect({ ...table, seats: [] }).toMatchObject({ ...welcome!.table, seats: [] })
  const file = await env.RECORDS.get(keyOf(id))
  const everything = JSON.stringify(file!.customMetadata) + (await file!.text())
  expect(everything).not.toContain(token('ana'))
  expect(everything).toContain(keyDigest(token('ana')))
})

test('a key says at a kept game whose seat it was; a private one is there for its keys alone', async () => {
  const glance = await (await http(`/api/tables/${open.id}`, withKey('berta'))).json<KeyedGlance>()
  expect(glance.you).toBe(1)
  const { id } = await over({ visibility: 'private' })
  const asked = watchRooms()
  for (const path of [`/api/tables/${id}`, `/api/tables/${id}/record`, `/api/tables/${id}/log`]) {
    expect((await http(path)).status).toBe(404)
    expect((await http(path, withKey('eva'))).status).toBe(404)
    const shown = await http(path, withKey('ana'))
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store'])
    // What was shown to a key is kept for nobody else.
    expect((await http(path)).status).toBe(404)
  }
  expect((await http(`/d/${id}.svg`)).status).toBe(404)
  expect(await (await http(`/g/${id}`)).text()).not.toContain('/log')
  expect(asked()).toBe(0)
})

test('a private one is silent to strangers wherever they look, and its room is not asked: pages, embed, oEmbed, pictures', async () => {
  const { id } = await over({ visibility: 'private' })
  const other = await opened({ house: { visibility: 'private' } })
  const navigated = { headers: { 'sec-fetch-mode': 'navigate' } }
  const pageOf = async (prefix: string, of: string, init: RequestInit): Promise<string> => {
    const page = await http(`${prefix}${of}`, init)
    expect(page.status).toBe(200)
    return (await page.text()).replaceAll(of, 'an address')
  }
  const pages = [
    ['/g/', {}],
    ['/g/', navigated],
    ['/embed/g/', {}],
    ['/embed/g/', navigated],
  ] as const
  const waiting: string[] = []
  for (const [prefix, init] of pages) waiting.push(await pageOf(prefix, other, init))
  const asked = watchRooms()
  // As that of any private table, of whatever game: not even which one it was.
  for (const [n, [prefix, init]] of pages.entries()) expect(await pageOf(prefix, id, init)).toBe(waiting[n])
  for (const path of ['g', 'embed/g'])
    for (const format of ['json', 'xml']) {
      const link = encodeURIComponent(`https://almena.test/${path}/${id}`)
      const told = await http(`/oembed?url=${link}&format=${format}`)
      expect([told.status, await told.text()]).toEqual([404, 'no such table'])
    }
  for (const picture of ['.svg', '.png', '/3.svg', '/3.png', '/3.png?lang=en', '/3.svg?theme=dark']) {
    const drawn = await http(`/d/${id}${picture}`, { redirect: 'manual' })
    expect([picture, drawn.status, await drawn.text()]).toEqual([picture, 404, 'no such table'])
  }
  expect((await env.RECORDS.list({ prefix: `pictures/${id}/` })).objects).toEqual([])
  expect(asked()).toBe(0)
})

test('an address of before keeps its page, embed, log, record and pictures, where rooms are made for none like it any more', async () => {
  const { id, people } = open
  const file = await env.RECORDS.get(keyOf(id))
  const table = JSON.parse(file!.customMetadata!['table']!) as KeptTable
  const old = 'zyxwvuts23'
  const record = { ...(await file!.json<RecordFile>()), table: old }
  await keepGame(env, { record, table: { ...table, glance: { ...table.glance, id: old as TableId } } })
  expect(roomAt(env, old as TableId)).toBeNull()
  for (const [path, headers] of [
    [`/g/${old}`, {}],
    [`/g/${old}`, { 'sec-fetch-mode': 'navigate' }],
    [`/embed/g/${old}`, {}],
  ] as const)
    expect(await (await http(path, { headers })).text()).toContain(`href="/api/tables/${old}/log"`)
  expect((await logOf(old)).entries).toHaveLength(people[0].seq)
  expect(await (await http(`/api/tables/${old}/record`)).json()).toEqual(record)
  expect((await http(`/d/${old}/2.svg`)).status).toBe(200)
})

describe('a room after its game', () => {
  const clock = shiftedClock()

  test('stays thirty days, and while somebody is there; then deletes all it holds; its address and its keys go on', async () => {
    const { id, people } = await over()
    const due = await dueOf(id, 'expiry')
    expect(due! - Date.now()).toBeGreaterThan(limits.roomKept - 60_000)
    clock.ahead(limits.roomKept)
    await pass(id)
    expect((await held(id)).rows).toBe(1)
    expect(await dueOf(id, 'expiry')).toBeGreaterThan(Date.now())
    await leave(id, people)
    await pass(id)
    expect(await held(id)).toEqual({ rows: 0, alarm: null })
    expect((await http(`/g/${id}`)).status).toBe(200)
    expect((await logOf(id)).entries).toHaveLength(people[0].seq)
    expect((await http(`/api/tables/${id}`, withKey('carles'))).status).toBe(200)
    const late = await connect(id, rules)
    late.send({ t: 'hello', proto: 2, token: token('ana'), since: 0 })
    await late.until(() => late.closed)
    expect(late.closed?.reason).toBe('gone')
  })

  test('its pictures as pixels are drawn without it, once: from then on they come from the bucket, and near by from a copy', async () => {
    const { id, people } = await over()
    await leave(id, people)
    clock.ahead(limits.roomKept)
    await pass(id)
    expect(await held(id)).toEqual({ rows: 0, alarm: null })
    const asked = watchRooms()
    const newest = await http(`/d/${id}.png`, { redirect: 'manual' })
    const last = `/d/${id}/${people[0].seq}.png?lang=es`
    expect([newest.status, newest.headers.get('location')]).toEqual([302, last])
    for (const [path, name] of [
      [last, `${people[0].seq}.es.png`],
      [`/d/${id}/3.png`, '3.es.png'],
    ] as const) {
      const read = async (): Promise<Uint8Array> => {
        const picture = await http(path)
        expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
        expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        return picture.bytes()
      }
      const drawn = await read()
      expect(new TextDecoder().decode(drawn.slice(1, 4))).toBe('PNG')
      const kept = `pictures/${id}/${name}`
      await expect.poll(async () => (await env.RECORDS.head(kept))?.size).toBe(drawn.byteLength)
      // Whoever draws it anew does not come by this one.
      const other = new Uint8Array([1, 2, 3])
      await env.RECORDS.put(kept, other)
      expect(await read()).toEqual(drawn)
      await expect
        .poll(() => caches.default.delete(`https://almena.test/d/${id}/${name.split('.')[0]}.png?lang=es`))
        .toBe(true)
      expect(await read()).toEqual(other)
    }
    expect(asked()).toBe(0)
    expect(await held(id)).toEqual({ rows: 0, alarm: null })
  })

  test('deletes nothing before the record is where it should be, to the last letter', async () => {
    const { id, people } = await over()
    await leave(id, people)
    clock.ahead(limits.roomKept)
    const changed = await env.RECORDS.get(keyOf(id))
    await env.RECORDS.put(keyOf(id), 'something else', { customMetadata: changed!.customMetadata! })
    const bucket = new Proxy(env.RECORDS, {
      get: (target, name) =>
        name === 'put'
          ? () => Promise.reject(new Error('no answer'))
          : (Reflect.get(target, name) as (() => void) | undefined)?.bind(target),
    })
    const give = (RECORDS: R2Bucket) =>
      runInDurableObject(env.ROOMS.getByName(id), (room) => {
        const bound = { ...(Reflect.get(room, 'env') as object), RECORDS }
        Object.defineProperty(room, 'env', { value: bound, configurable: true })
      })
    await give(bucket)
    await pass(id, 'expiry')
    expect((await held(id)).rows).toBe(1)
    await give(env.RECORDS)
    await pass(id, 'expiry')
    expect((await held(id)).rows).toBe(0)
    expect(await (await env.RECORDS.get(keyOf(id)))!.text()).toContain(`"table":"${id}"`)
  })
})

describe('a table that was never begun', () => {
  const clock = shiftedClock()
  const tablesOf = async (id: string): Promise<readonly string[]> => {
    const tables = await env.LOBBIES.getByName('castillo:europe').tables()
    return tables.map((table) => table.id).filter((one) => one === id)
  }
  test('goes a day after it was opened, when nobody sits there; the lobby hears of it first', async () => {
    const id = await opened({ game: 'castillo', options, house: { visibility: 'listed' } })
    const ana = await join(id, token('ana'), 0, rules)
    await pass(id, 'outbox')
    expect(await tablesOf(id)).toEqual([id])
    // Whoever sits is not put out of the door.
    clock.ahead(limits.roomUnbegun)
    await pass(id, 'expiry')
    expect(await tablesOf(id)).toEqual([id])
    await ana.act({ act: 'stand' })
    ana.socket.close(1000)
    await expect.poll(() => socketsAt(id)).toBe(0)
    await runInDurableObject(env.ROOMS.getByName(id), (room) => {
      room.deadlines.expire('expiry')
      return room.alarm()
    })
    await expect.poll(() => held(id)).toEqual({ rows: 0, alarm: null })
    expect(await tablesOf(id)).toEqual([])
    expect((await http(`/g/${id}`)).status).toBe(404)
  })
})
