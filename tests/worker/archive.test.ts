/** What becomes of finished games; and that nothing of it ever holds up or loses one. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import type { AnyGame } from '../../shared/engine/game.ts'
import { castillo } from '../../shared/games/castillo/game.ts'
import type { Move } from '../../shared/games/castillo/moves.ts'
import type { State } from '../../shared/games/castillo/state.ts'
import type { FinishedGame, FinishedListing } from '../../shared/protocol/lobby.ts'
import type { RecordFile } from '../../shared/protocol/record.ts'
import type { HouseRules } from '../../shared/protocol/tableInfo.ts'
import { listFinished, indexGame } from '../../worker/outside/archive.ts'
import { keyOf } from '../../worker/outside/kept.ts'
import { reindex } from '../../worker/outside/reindex.ts'
import { pauseAfter } from '../../worker/outside/outbox.ts'
import { finish, http, started, token } from './clients.ts'
import { dueOf, pass } from './time.ts'

const rules = castillo as unknown as AnyGame
const begun = (house: Partial<HouseRules> = { visibility: 'listed' }) =>
  started<State, Move>(
    { game: 'castillo', options: { winter: 'no', roundTrackTalers: 'one', workerSupply: 'choose' }, house },
    rules,
  )

const list = async (query = ''): Promise<FinishedListing> => {
  const response = await http(`/api/games${query}`)
  expect(response.status).toBe(200)
  return response.json<FinishedListing>()
}
const idsIn = ({ games }: FinishedListing): readonly string[] => games.map(({ id }) => id)

const keptRecord = async (id: string): Promise<RecordFile | null> =>
  (await env.RECORDS.get(keyOf(id)))?.json<RecordFile>() ?? null

beforeEach(async () => {
  await env.DB.batch([env.DB.prepare('DELETE FROM games'), env.DB.prepare('DELETE FROM players')])
})

test('a finished game that anybody may find is kept and listed, with its places and points', async () => {
  const { id, people } = await begun()
  expect(idsIn(await list())).toEqual([])
  await finish(people)
  await pass(id, 'outbox')
  const [game] = (await list()).games
  expect(game).toMatchObject({ id, game: 'castillo', moves: people[0].seq - 1 })
  expect(game!.seats.map(({ name }) => name)).toEqual(['Ana', 'Berta', 'Carles'])
  expect(Math.min(...game!.seats.map(({ place }) => place))).toBe(1)
  const points = rules
    .scores(people[0].state)
    .map((lines) => lines.reduce((sum, line) => sum + line.points, 0))
  expect(game!.seats.map((seat) => seat.points)).toEqual(points)
  expect(game!.finished).toBeGreaterThanOrEqual(game!.began)
  const kept = await keptRecord(id)
  expect(kept).toEqual(await (await http(`/api/tables/${id}/record`)).json<RecordFile>())
})

test('a game among friends is kept, and listed nowhere', async () => {
  const { id, people } = await begun({ visibility: 'link' })
  await finish(people)
  await pass(id, 'outbox')
  expect(idsIn(await list())).toEqual([])
  expect(await keptRecord(id)).not.toBeNull()
})

describe('when the archive does not answer', () => {
  /** The room's next deliveries go to these instead. */
  const give = (id: string, changes: Record<string, unknown>) =>
    runInDurableObject(env.ROOMS.getByName(id), (room) => {
      const bound = { ...(Reflect.get(room, 'env') as object), ...changes }
      Object.defineProperty(room, 'env', { value: bound, configurable: true })
    })
  const broken = new Proxy(
    {},
    {
      get: () => () => {
        throw new Error('no answer')
      },
    },
  )

  test.each(['DB', 'RECORDS', 'LOBBIES'])(
    'without %s the game goes on, and the outbox catches up',
    async (name) => {
      const { id, people } = await begun()
      await give(id, { [name]: broken })
      await finish(people)
      await people[0].until(() => people[0].info?.stage === 'finished')
      await pass(id, 'outbox')
      await pass(id, 'outbox')
      const due = await dueOf(id, 'outbox')
      expect(due).toBeGreaterThan(Date.now())
      expect(due).toBeLessThan(Date.now() + pauseAfter(2) + 1000)
      await give(id, { [name]: Reflect.get(env, name) })
      await runInDurableObject(
        env.ROOMS.getByName(id),
        (_room, { storage }) => void storage.sql.exec('UPDATE outbox SET due = 1'),
      )
      await pass(id)
      expect(idsIn(await list())).toEqual([id])
      expect(await keptRecord(id)).not.toBeNull()
      expect(await dueOf(id, 'outbox')).toBeNull()
    },
  )

  test('tries come further and further apart, up to ten minutes', () => {
    expect([1, 2, 3].map(pauseAfter)).toEqual([2000, 4000, 8000])
    expect(pauseAfter(30)).toBe(600_000)
  })
})

const played = (number: number, changes: Partial<FinishedGame> = {}): FinishedGame => ({
  id: `game${String(number).padStart(6, '0')}`,
  game: number % 2 === 0 ? 'castillo' : 'fortaleza',
  began: number,
  finished: 1_000_000 + number,
  moves: 80,
  seats: [
    { name: number % 5 === 0 ? 'Ana' : 'Berta', kind: 'person', points: 10, place: 1 },
    { name: '', kind: 'bot', points: 9, place: 2 },
  ],
  ...changes,
})

describe('lists of finished games', () => {
  test('a second entry changes nothing', async () => {
    await indexGame(env as never, played(1))
    await indexGame(env as never, played(1, { moves: 3 }))
    expect((await list()).games).toEqual([played(1)])
  })

  test('pages follow on from each other without a gap, the newest first', async () => {
    for (let number = 1; number <= 45; number++) await indexGame(env as never, played(number))
    const seen: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const page: FinishedListing = await list(next === '' ? '' : `?before=${next}`)
      seen.push(...idsIn(page))
      next = page.next
    }
    expect(seen).toEqual(Array.from({ length: 45 }, (_, index) => played(45 - index).id))
  })

  test('by game, by player in capitals or not, by both', async () => {
    for (let number = 1; number <= 20; number++) await indexGame(env as never, played(number))
    expect(idsIn(await list('?game=castillo'))).toHaveLength(10)
    expect(idsIn(await list('?player=ANA'))).toEqual([20, 15, 10, 5].map((number) => played(number).id))
    expect(idsIn(await list('?player=ana&game=castillo'))).toEqual(
      [20, 10].map((number) => played(number).id),
    )
    expect(idsIn(await list('?player=nobody'))).toEqual([])
    expect((await http('/api/games?game=chess')).status).toBe(404)
    // From the start again, who goes on from a place cut short would go round for ever; what is no name finds nobody.
    for (const said of ["';--", '12.', '%00', 'x.y'])
      expect((await http(`/api/games?before=${said}`)).status, said).toBe(400)
    expect(idsIn(await list('?before='))).toHaveLength(20)
    expect(idsIn(await list("?player=' OR 1=1"))).toEqual([])
  })

  test('a page costs the same at 100 games as at 100 000', async () => {
    const fill = async (count: number): Promise<readonly number[]> => {
      await env.DB.batch([env.DB.prepare('DELETE FROM games'), env.DB.prepare('DELETE FROM players')])
      const numbers = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)'
      await env.DB.prepare(
        `${numbers} INSERT INTO games SELECT 'g' || i, CASE i % 2 WHEN 0 THEN 'castillo' ELSE 'fortaleza' END, i, i, 80, '[]' FROM n`,
      )
        .bind(count)
        .run()
      await env.DB.prepare(
        `${numbers} INSERT INTO players SELECT 'ana', i, 'g' || i, CASE i % 2 WHEN 0 THEN 'castillo' ELSE 'fortaleza' END FROM n`,
      )
        .bind(count)
        .run()
      const searches = [
        { game: null, player: null, before: null },
        { game: 'castillo', player: null, before: null },
        { game: null, player: 'Ana', before: null },
        { game: 'castillo', player: 'Ana', before: null },
        { game: null, player: null, before: [50, 'zz'] as const },
      ]
      return Promise.all(searches.map(async (search) => (await listFinished(env as never, search)).rowsRead))
    }
    const few = await fill(100)
    expect(await fill(100_000)).toEqual(few)
    expect(Math.max(...few)).toBeLessThan(100)
  })
})

test('nobody else reads the record of a private game, nor anything of it', async () => {
  const { id, people } = await begun({ visibility: 'private' })
  const stranger = await http(`/api/tables/${id}/socket`, { headers: { upgrade: 'websocket' } })
  let said = ''
  stranger.webSocket!.accept()
  stranger.webSocket!.addEventListener('message', ({ data }) => void (said += String(data)))
  stranger.webSocket!.send(JSON.stringify({ t: 'hello', proto: 1, token: token('eva'), since: 0 }))
  await people[0].until(() => said !== '')
  expect(said).toBe('{"t":"bye","why":"private"}')
  await finish(people)
  const link = encodeURIComponent(`https://almena.test/g/${id}`)
  for (const path of [`/api/tables/${id}`, `/api/tables/${id}/record`, `/oembed?url=${link}`])
    expect((await http(path)).status).toBe(404)
  const key = { headers: { authorization: `Bearer ${token('ana')}` } }
  expect((await http(`/api/tables/${id}/record`, key)).status).toBe(200)
  expect((await http(`/api/tables/${id}`, key)).status).toBe(200)
  const wrong = { headers: { authorization: `Bearer ${token('eva')}` } }
  expect((await http(`/api/tables/${id}/record`, wrong)).status).toBe(404)
})

describe('the index of finished games', () => {
  const game = (n: number): FinishedGame => ({
    id: `game${n}`,
    game: 'castillo',
    began: 1,
    finished: 1000 + n,
    moves: 1,
    seats: ['Ana', `B${n}`].map((name) => ({ name, kind: 'person', points: 1, place: 1 })),
  })
  /** The same database, said to be of this size. */
  const sized = (size: number): D1Database =>
    new Proxy(env.DB, {
      get: (db, name) => {
        if (name === 'batch')
          return async (statements: D1PreparedStatement[]) =>
            (await db.batch(statements)).map((one) => ({ ...one, meta: { ...one.meta, size_after: size } }))
        const value: unknown = Reflect.get(db, name)
        return typeof value === 'function' ? value.bind(db) : value
      },
    })

  test('has an end: where it is full, the game that ended longest ago goes for each that comes', async () => {
    for (let n = 0; n < 5; n++) await indexGame({ DB: sized(7e9) }, game(n))
    expect(idsIn(await list())).toHaveLength(5)
    for (let n = 5; n < 8; n++) await indexGame({ DB: sized(8.5e9) }, game(n))
    const newest = ['game7', 'game6', 'game5', 'game4', 'game3']
    expect(idsIn(await list())).toEqual(newest)
    expect(idsIn(await list('?player=ana'))).toEqual(newest)
    expect(idsIn(await list('?player=b0'))).toEqual([])
    const players = await env.DB.prepare('SELECT count(*) AS n FROM players').first<{ n: number }>()
    expect(players).toEqual({ n: 10 })
    // A repeat brings nothing, and drops nothing.
    await indexGame({ DB: sized(8.5e9) }, game(7))
    expect(idsIn(await list())).toEqual(newest)
  })

  test('a game is entered although nothing could be dropped for it', async () => {
    const DB = new Proxy(sized(8.5e9), {
      get: (db, name) =>
        name === 'prepare'
          ? (query: string) => {
              if (query.startsWith('SELECT')) throw new Error('no answer')
              return env.DB.prepare(query)
            }
          : (Reflect.get(db, name) as unknown),
    })
    await indexGame({ DB }, game(1))
    expect(idsIn(await list())).toEqual(['game1'])
  })

  test('takes in late what it has missed: each listed game that is kept, as its room would have told it', async () => {
    const { id, people } = await begun()
    await finish(people)
    await pass(id, 'outbox')
    const hidden = await begun({ visibility: 'link' })
    await finish(hidden.people)
    await pass(hidden.id, 'outbox')
    const before = await list()
    await env.DB.batch([env.DB.prepare('DELETE FROM games'), env.DB.prepare('DELETE FROM players')])
    expect(await reindex(env)).toMatchObject({ entered: expect.toSatisfy((count: number) => count >= 1) })
    const after = await list()
    expect(after.games.find((one) => one.id === id)).toEqual(before.games[0])
    expect(idsIn(after)).not.toContain(hidden.id)
    expect(idsIn(await list('?player=berta'))).toContain(id)
    expect(await reindex(env)).toMatchObject({ entered: 0 })
    // However it is told, the game was kept all the while.
    expect((await http(`/api/tables/${id}/record`)).status).toBe(200)
  })
})
