/** A game begins where the slowest of its people is served best: in another object of the same address, if need be. */
import { abortAllDurableObjects, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { fortaleza } from '../../shared/games/fortaleza/game.ts'
import type { NewTable, TableGlance } from '../../shared/protocol/http.ts'
import type { LobbyListing } from '../../shared/protocol/lobby.ts'
import { lobbyName } from '../../worker/outside/reports.ts'
import { bestSite, regionAt, siteFor, sites } from '../../worker/room/sites.ts'
import { asked, Client, finish, http, resources, token, wish } from './clients.ts'
import { pass } from './time.ts'

const places = {
  madrid: { continent: 'EU', longitude: '-3.7' },
  sydney: { continent: 'OC', longitude: '151.2' },
} as const
type Place = keyof typeof places

/** A request as the platform hands it over: with where it came from. */
const from = (place: Place | null, headers: Record<string, string> = {}): RequestInit =>
  place === null
    ? { headers }
    : { cf: places[place], headers: { 'cf-connecting-ip': '203.0.113.7', ...headers } }

const openedAt = async (place: Place | null, changes: Partial<NewTable> = {}): Promise<string> => {
  const init = from(place, { 'content-type': 'application/json' })
  const answer = await http('/api/tables', { ...init, method: 'POST', body: JSON.stringify(wish(changes)) })
  return (await answer.json<{ id: string }>()).id
}

const come = async (id: string, name: string, place: Place | null, lag?: number): Promise<Client> => {
  const answer = await http(`/api/tables/${id}/socket`, from(place, { upgrade: 'websocket' }))
  if (answer.webSocket === null) throw new Error(`no socket: ${answer.status}`)
  return new Client(answer.webSocket, fortaleza).hello(token(name), 0, lag === undefined ? {} : { lag })
}

/** Ana opens a table in Madrid, Berta sits there too, and Carles where he is; nothing has begun. */
const seated = async (third: Place | null, changes: Partial<NewTable> = {}) => {
  const home = third === null ? null : 'madrid'
  const id = await openedAt(home, changes)
  const people = [await come(id, 'ana', home), await come(id, 'berta', home), await come(id, 'carles', third)]
  await people[1]!.act({ act: 'sit', seat: 1, name: 'Berta' })
  await people[2]!.act({ act: 'sit', seat: 2, name: 'Carles' })
  return { id, people }
}

const entriesIn = (name: string): Promise<number> =>
  runInDurableObject(env.ROOMS.getByName(name), (room) =>
    room.store.setting() === null ? 0 : room.store.entries().length,
  )

const begin = (people: readonly Client[]): void =>
  people[0]!.send({ t: 'table', cid: people[0]!.nextCid(), act: { act: 'start' } })

const allSentOn = async (people: readonly Client[]): Promise<void> => {
  for (const person of people) expect((await person.until(() => person.closed)).code).toBe(1012)
}

const allBack = async (id: string): Promise<Client[]> => [
  await come(id, 'ana', 'madrid'),
  await come(id, 'berta', 'madrid'),
  await come(id, 'carles', 'sydney'),
]

/** Where objects of these names are asked to be made, from now on: of each what was said first. */
const hinted = (): ((name: string) => string | undefined) => {
  const spy = vi.spyOn(Object.getPrototypeOf(env.ROOMS) as typeof env.ROOMS, 'getByName')
  onTestFinished(() => spy.mockRestore())
  return (name) => spy.mock.calls.find(([asked]) => asked === name)?.[1]?.locationHint
}

describe('the platform is told where an object serves best', () => {
  test('a room near who opens it, and the one in which its game begins near the slowest of its people', async () => {
    const placeOf = hinted()
    const { id, people } = await seated('sydney')
    expect(placeOf(id)).toBe('weur')
    begin(people)
    await allSentOn(people)
    expect(placeOf(`${id}@wnam`)).toBe('wnam')
  })

  test('a lobby in its region, and there the room of those that it brings together', async () => {
    const placeOf = hinted()
    await http('/api/lobby/fortaleza?region=asia')
    expect(placeOf(lobbyName('fortaleza', 'asia'))).toBe('apac')
    const player = { name: 'Ana', token: token('ana') }
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ game: 'fortaleza', player })
    const answer = await http('/api/match?region=americas', { method: 'POST', headers, body })
    const { id } = await answer.json<{ id: string }>()
    expect(placeOf(id)).toBe('enam')
  })
})

describe('where a game begins', () => {
  test('here, where all are near, or nobody knows where they are', async () => {
    for (const place of ['madrid', null] as const) {
      const { id, people } = await seated(place)
      begin(people)
      for (const person of people) await person.until(() => person.seq === 1)
      expect(await entriesIn(id)).toBe(1)
    }
  })

  test('in an object for the slowest of them: the address, seats, chat and lobby go along, and the record in the end', async () => {
    const { id, people } = await seated('sydney', { house: { visibility: 'listed' } })
    const { commitment } = people[0]!.info!
    await people[1]!.ask({ t: 'chat', cid: people[1]!.nextCid(), name: 'Berta', text: 'Hola' })
    await pass(id, 'outbox')
    begin(people)
    await allSentOn(people)
    const back = await allBack(id)
    expect(back.map(({ you, seq }) => [you, Number(seq)])).toEqual([0, 1, 2].map((seat) => [seat, 1]))
    expect(back[0]!.info).toMatchObject({ stage: 'live', commitment })
    expect(back[0]!.frames[0]).toContain('Hola')
    expect([await entriesIn(id), await entriesIn(`${id}@wnam`)]).toEqual([0, 1])
    // Whoever takes the address for a new table, as a lobby that has not heard yet, does not get it.
    const isMade = await runInDurableObject(env.ROOMS.getByName(id), (room) =>
      room.create(room.store.setting()!, room.store.seats()),
    )
    expect(isMade).toBe(false)
    const one = await asked(back)
    expect(await one.play([resources(one)])).toMatchObject({ t: 'entries' })
    const glance = await (await http(`/api/tables/${id}`)).json<TableGlance>()
    expect(glance).toMatchObject({ id, stage: 'live', seq: 2 })
    await pass(`${id}@wnam`, 'outbox')
    const { tables } = await (await http('/api/lobby/fortaleza?region=europe')).json<LobbyListing>()
    expect(tables.find((table) => table.id === id)).toMatchObject({ stage: 'live' })
    await finish(back)
    await pass(`${id}@wnam`, 'outbox')
    expect((await http(`/api/tables/${id}/record`)).status).toBe(200)
    expect((await http(`/g/${id}`)).status).toBe(200)
  })

  test('there, once, and with every seat, although the first object died before the second had heard of it', async () => {
    const { id, people } = await seated('sydney')
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => void vi.restoreAllMocks())
    await runInDurableObject(env.ROOMS.getByName(id), (room) => {
      const shared = Object.getPrototypeOf(room) as { take: () => unknown }
      vi.spyOn(shared, 'take').mockRejectedValueOnce(new Error('out of reach'))
    })
    begin(people)
    await people[0]!.until(() => log.mock.calls.length > 0)
    expect([await entriesIn(id), await entriesIn(`${id}@wnam`)]).toEqual([0, 0])
    await abortAllDurableObjects()
    // Whoever asks has it begin, and however many ask, it begins once.
    const [glance] = await Promise.all([http(`/api/tables/${id}`), allBack(id)])
    expect(await glance.json()).toMatchObject({ stage: 'live', seq: 1 })
    expect([await entriesIn(id), await entriesIn(`${id}@wnam`)]).toEqual([0, 1])
    await abortAllDurableObjects()
    const back = await allBack(id)
    expect(back.map(({ you, seq }) => [you, Number(seq)])).toEqual([0, 1, 2].map((seat) => [seat, 1]))
  })

  test('the first object stays as long as the table does', async () => {
    const { id, people } = await seated('sydney')
    begin(people)
    await allSentOn(people)
    const isThere = (): Promise<boolean> =>
      runInDurableObject(env.ROOMS.getByName(id), (room) => room.store.setting() !== null)
    await pass(id, 'expiry')
    expect(await isThere()).toBe(true)
    await runInDurableObject(env.ROOMS.getByName(`${id}@wnam`), (_, { storage }) => storage.deleteAll())
    await abortAllDurableObjects()
    await pass(id, 'expiry')
    expect(await isThere()).toBe(false)
    expect((await http(`/api/tables/${id}`)).status).toBe(404)
  })
})

describe('which place is best', () => {
  const near = (...regions: readonly Parameters<typeof siteFor>[0][]) => regions.map((one) => ({ near: one }))

  test.each([
    [near('weur', 'weur', 'weur'), 'weur', 'weur'],
    // Not worth a move.
    [near('weur', 'eeur'), 'weur', 'weur'],
    [near('enam', 'wnam'), 'enam', 'enam'],
    // Who is far away is met on the way.
    [near('weur', 'oc'), 'weur', 'wnam'],
    [near('weur', 'weur', 'wnam'), 'apac', 'enam'],
    // Matched in a region, and all of them elsewhere.
    [near('oc', 'oc'), 'weur', 'oc'],
    [[], 'weur', 'weur'],
  ] as const)('%j from %s: %s', (people, here, best) => {
    expect(bestSite(people, here)).toBe(best)
  })

  test('a slow line counts as it was measured: a place further off must not make it the slowest by more', () => {
    const people = [{ near: 'weur', lag: 400 }, { near: 'oc' }] as const
    expect(bestSite(people, 'weur')).toBe('weur')
  })

  test('no game moves by what one of them says of their line, however slow; and it is kept for a slow one only so far', () => {
    // Of each kind of company, and from wherever: who lies has it no nearer than who is silent.
    for (const here of sites)
      for (const liar of ['wnam', 'sam', 'weur', 'apac', 'oc'] as const)
        for (const other of ['wnam', 'weur', 'apac', 'oc'] as const) {
          const honest = [{ near: liar }, { near: other }, { near: other }]
          const told = [{ near: liar, lag: 60_000 }, ...honest.slice(1)]
          expect([bestSite(honest, here), here]).toContain(bestSite(told, here))
        }
    const far = [{ near: 'apac', lag: 60_000 }, { near: 'weur' }, { near: 'weur' }] as const
    expect(bestSite(far, 'weur')).toBe('weur')
    const kept = [{ near: 'weur', lag: 60_000 }, { near: 'oc' }, { near: 'oc' }] as const
    expect(bestSite(kept, 'weur')).toBe('weur')
    // Where nobody is, a line that is called slow keeps nobody.
    const gone = [{ near: 'oc', lag: 60_000 }, { near: 'oc' }] as const
    expect(bestSite(gone, 'weur')).toBe('oc')
  })

  test('regions follow from what the platform tells; objects stand where it puts them', () => {
    expect([regionAt('NA', -122), regionAt('NA', -74), regionAt('AS', 46), regionAt('', Number.NaN)]).toEqual(
      ['wnam', 'enam', 'me', null],
    )
    expect([siteFor('sam'), siteFor('afr'), siteFor('me'), siteFor('oc')]).toEqual([
      'enam',
      'weur',
      'eeur',
      'oc',
    ])
  })
})
