/** The lobby: what rooms report, whatever becomes of the reports; and a seat at once for who asks. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '../../shared/protocol/limits.ts'
import type { ListedTable, LobbyListing, LobbyMessage } from '../../shared/protocol/lobby.ts'
import { skeleton } from '../../shared/protocol/text.ts'
import { Lobby } from '../../worker/lobby/lobby.ts'
import type { Report } from '../../worker/lobby/rpc.ts'
import { type Client, http, join, opened, playResources, started, token } from './clients.ts'
import { pass } from './time.ts'
import { listedTable } from './listed.ts'

const lobby = () => env.LOBBIES.getByName('fortaleza:europe')

beforeEach(() =>
  runInDurableObject(lobby(), (_lobby, { storage }) => void storage.sql.exec('DELETE FROM tables')),
)

const report = (id: string, changes: Partial<ListedTable> = {}): Report => ({
  id,
  table: listedTable(id, changes),
  attended: true,
  awaited: false,
})
const gone = (id: string): Report => ({
  id,
  table: null,
  attended: false,
  awaited: false,
})

const listed = async (): Promise<readonly ListedTable[]> => lobby().tables()
const ids = async (): Promise<readonly string[]> => (await listed()).map(({ id }) => id)

/** Somebody who looks at the lobby's page. */
const onlooker = async (): Promise<readonly LobbyMessage[]> => {
  const response = await http('/api/lobby/fortaleza/socket', { headers: { upgrade: 'websocket' } })
  const heard: LobbyMessage[] = []
  response.webSocket?.accept()
  response.webSocket?.addEventListener('message', ({ data }) => {
    heard.push(JSON.parse(String(data)) as LobbyMessage)
  })
  return heard
}
const soon = (holds: () => boolean): Promise<void> => expect.poll(holds).toBe(true)
/** The room has noticed that nobody is there any more. */
const isLeft = async (id: string): Promise<void> => {
  await expect
    .poll(async () => (await env.ROOMS.getByName(id).glance())!.seats[0])
    .toMatchObject({ present: false })
  await pass(id, 'attendance')
}

describe('reports', () => {
  test('the newest number counts, in whatever order reports come, and however often', async () => {
    await lobby().report(report('aaaaaaaaaa', { seats: [{ kind: 'empty' }, { kind: 'empty' }] }), 3)
    await lobby().report(report('aaaaaaaaaa'), 2)
    await lobby().report(gone('aaaaaaaaaa'), 1)
    expect((await listed()).map(({ seats }) => seats[0]!.kind)).toEqual(['empty'])
    await lobby().report(gone('aaaaaaaaaa'), 4)
    await lobby().report(report('aaaaaaaaaa'), 3)
    await lobby().report(gone('aaaaaaaaaa'), 4)
    expect(await ids()).toEqual([])
  })

  test('a lost report is made good by the next one', async () => {
    await lobby().report(report('aaaaaaaaaa'), 1)
    await lobby().report(gone('aaaaaaaaaa'), 7)
    expect(await ids()).toEqual([])
  })

  test('only news is told to those who look on', async () => {
    await lobby().report(report('aaaaaaaaaa'), 1)
    const heard = await onlooker()
    await soon(() => heard.length === 1)
    expect(heard[0]).toMatchObject({ t: 'tables', tables: [{ id: 'aaaaaaaaaa' }] })
    await lobby().report(report('bbbbbbbbbb'), 1)
    await lobby().report(report('bbbbbbbbbb'), 1)
    await lobby().report(gone('aaaaaaaaaa'), 2)
    await lobby().report(gone('aaaaaaaaaa'), 2)
    await soon(() => heard.length === 3)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(heard.slice(1).map((message) => message.t)).toEqual(['table', 'gone'])
  })

  test('a table that nobody is at, or that is full, is not shown', async () => {
    await lobby().report({ ...report('aaaaaaaaaa'), attended: false }, 1)
    await lobby().report(report('bbbbbbbbbb', { seats: [{ kind: 'person', name: 'Ana' }] }), 1)
    expect(await ids()).toEqual([])
  })

  test('waiting tables come first, the newest first', async () => {
    const now = Date.now()
    await lobby().report(report('aaaaaaaaaa', { opened: now - 3 }), 1)
    await lobby().report(report('bbbbbbbbbb', { opened: now - 2 }), 1)
    await lobby().report(report('cccccccccc', { opened: now - 1, stage: 'live' }), 1)
    expect(await ids()).toEqual(['bbbbbbbbbb', 'aaaaaaaaaa', 'cccccccccc'])
  })

  test('where nobody is there, by days, comes below those where somebody is', async () => {
    const now = Date.now()
    await lobby().report(report('aaaaaaaaaa', { opened: now - 3 }), 1)
    const days = { clock: { kind: 'days', days: 1 } } as const
    await lobby().report(report('bbbbbbbbbb', { opened: now, ...days, quiet: true }), 1)
    expect(await ids()).toEqual(['aaaaaaaaaa', 'bbbbbbbbbb'])
  })

  test('changes of half a second are told together, of each table the newest', async () => {
    // What was reported before is told.
    await new Promise((resolve) => setTimeout(resolve, limits.lobbyGathers + 100))
    const heard = await onlooker()
    await soon(() => heard.length === 1)
    const begun = Date.now()
    for (const version of [1, 2, 3]) await lobby().report(report('aaaaaaaaaa', { opened: version }), version)
    await lobby().report(report('bbbbbbbbbb'), 1)
    // What comes later in the same half second waits with it.
    await new Promise((resolve) => setTimeout(resolve, 200))
    await lobby().report(gone('bbbbbbbbbb'), 2)
    const isYoung = Date.now() - begun < limits.lobbyGathers
    if (isYoung) expect(heard.length).toBe(1)
    await soon(() => heard.length === 3)
    expect(Date.now() - begun).toBeGreaterThanOrEqual(limits.lobbyGathers - 20)
    expect(heard.slice(1)).toMatchObject([
      { t: 'table', table: { id: 'aaaaaaaaaa', opened: 3 } },
      { t: 'gone', id: 'bbbbbbbbbb' },
    ])
  })

  test('who speaks to the lobby is sent away', async () => {
    const response = await http('/api/lobby/fortaleza/socket', { headers: { upgrade: 'websocket' } })
    let code = 0
    response.webSocket!.accept()
    response.webSocket!.addEventListener('close', (event) => void (code = event.code))
    response.webSocket!.send('hello')
    await soon(() => code === 4004)
  })

  test('what is old is forgotten, what is not stays', async () => {
    await lobby().report(report('aaaaaaaaaa'), 1)
    await lobby().report(report('bbbbbbbbbb'), 1)
    const left = await runInDurableObject(lobby(), async (instance, { storage }) => {
      storage.sql.exec("UPDATE tables SET changed = 1 WHERE id = 'aaaaaaaaaa'")
      await instance.alarm()
      return storage.sql.exec('SELECT id FROM tables').toArray()
    })
    expect(left).toEqual([{ id: 'bbbbbbbbbb' }])
  })
})

describe('sockets at the lobby', () => {
  interface Looking {
    readonly socket: WebSocket
    readonly heard: LobbyMessage[]
    closed: number | null
  }
  const looking = async (from: string): Promise<Looking> => {
    // As the Worker hands them to the lobby: it has a limit of its own.
    const headers = { upgrade: 'websocket', 'x-almena-from': from }
    const { webSocket: socket } = await lobby().fetch('https://lobby.test/', { headers })
    const one: Looking = { socket: socket!, heard: [], closed: null }
    one.socket.addEventListener('close', ({ code }) => void (one.closed = code))
    one.socket.addEventListener('message', ({ data }) => void one.heard.push(JSON.parse(String(data))))
    one.socket.accept()
    await soon(() => one.heard.length > 0 || one.closed !== null)
    return one
  }
  const long = 'x'.repeat(limits.name)
  const seats = Array.from({ length: 20 }, () => ({ kind: 'person', name: long }) as const)
  /** Changes of so many letters; each line is of a table of its own. */
  let made = 0
  const change = async (letters: number): Promise<void> => {
    const one = report('', { seats: [...seats, { kind: 'empty' }] })
    const length = JSON.stringify({ t: 'table', table: one.table }).length
    await runInDurableObject(lobby(), async (instance) => {
      for (let told = 0; told < letters; told += length) {
        const id = `changed${++made}`
        await instance.report({ ...one, id, table: { ...one.table!, id } }, 1)
      }
    })
    await new Promise((resolve) => setTimeout(resolve, limits.lobbyGathers + 100))
  }

  test('one address has so many and no more; others find a place', async () => {
    const all = await Promise.all(
      Array.from({ length: limits.watchersPerAddress }, () => looking('203.0.113.41')),
    )
    expect(all.filter(({ closed }) => closed !== null)).toEqual([])
    expect((await looking('203.0.113.41')).closed).toBe(4009)
    expect((await looking('203.0.113.42')).closed).toBeNull()
    all[0]!.socket.close()
    await expect.poll(async () => (await looking('203.0.113.41')).closed).toBeNull()
  })

  test('who gives no receipt is parted in the end; who reads is not', async () => {
    const [debtor, reader] = [await looking('203.0.113.43'), await looking('203.0.113.44')]
    reader.socket.addEventListener('message', ({ data }) => {
      if (String(data).startsWith('{"t":"receipt"')) reader.socket.send(String(data))
    })
    for (let n = 0; n < 2; n++) await change(0.55 * limits.owed)
    await soon(() => debtor.closed === 4014)
    expect(JSON.stringify(debtor.heard).length).toBeLessThan(limits.owed + 3 * limits.receipt)
    expect(reader.closed).toBeNull()
    expect(JSON.stringify(reader.heard).length).toBeGreaterThan(limits.owed)
  })

  test('a receipt that nobody asked for is none', async () => {
    const one = await looking('203.0.113.45')
    one.socket.send('{"t":"receipt","code":1}')
    await soon(() => one.closed === 4004)
  })
})

describe('what a room reports', () => {
  test('a listed table, then one under way, then none', async () => {
    const { id, people } = await started({ house: { visibility: 'listed' } })
    await pass(id, 'outbox')
    expect(await listed()).toMatchObject([
      { id, stage: 'live', seats: [{ name: 'Ana' }, { name: 'Berta' }, { name: 'Carles' }] },
    ])
    const before = await listed()
    await playResources(people)
    await pass(id)
    // Nothing of a move goes further than the room.
    expect(await listed()).toEqual(before)
  })

  test('a table for friends is on no list; one that is taken off it goes', async () => {
    const id = await opened()
    const ana = await join(id, token('ana'))
    await pass(id, 'outbox')
    expect(await ids()).toEqual([])
    await ana.act({ act: 'agree', on: { visibility: 'listed' } })
    await pass(id, 'outbox')
    expect(await ids()).toEqual([id])
    await ana.act({ act: 'agree', on: { visibility: 'link' } })
    await pass(id, 'outbox')
    expect(await ids()).toEqual([])
  })

  test('when its people have gone it is not shown, by days it is', async () => {
    const id = await opened({ house: { visibility: 'listed' } })
    const slow = await opened({ house: { visibility: 'listed', clock: { kind: 'days', days: 3 } } })
    for (const one of [id, slow]) {
      const ana = await join(one, token('ana'))
      await pass(one, 'outbox')
      ana.socket.close(1000)
    }
    for (const one of [id, slow]) {
      await isLeft(one)
      await pass(one, 'outbox')
    }
    expect(await ids()).toEqual([slow])
  })

  test('a table whose object is gone and back says who is there', async () => {
    const id = await opened({ house: { visibility: 'listed' } })
    const ana = await join(id, token('ana'))
    await pass(id, 'outbox')
    expect(await ids()).toEqual([id])
    await evictDurableObject(env.ROOMS.getByName(id))
    await pass(id, 'attendance', 'outbox')
    expect(await ids()).toEqual([id])
    expect(ana.closed).toBeNull()
  })
})

describe('quick match', () => {
  const match = (name: string, game = 'fortaleza') =>
    http('/api/match', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game, player: { name, token: token(name) } }),
    })
  const idOf = async (response: Response): Promise<string> => (await response.json<{ id: string }>()).id

  test('people of one name are told apart, also where the letters only look alike', async () => {
    const named = async (name: string, key: string): Promise<string> => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ game: 'fortaleza', player: { name, token: token(key) } })
      return idOf(await http('/api/match', { method: 'POST', headers, body }))
    }
    const id = await named('Ana', 'ana')
    expect(await named('Ana', 'other')).toBe(id)
    expect(await named('\u0410na', 'third')).toBe(id)
    const seats = (await join(id, null)).info!.seats.filter((seat) => seat.kind === 'person')
    const names = seats.map(({ name }) => name)
    expect(names).toHaveLength(3)
    expect(new Set(names.map((name) => skeleton(name))).size).toBe(3)
  })

  test('people who come at once meet, and the game begins when the table is full and all are there', async () => {
    const names = ['ana', 'berta', 'carles', 'dora', 'eva']
    const answers = await Promise.all(names.map((name) => match(name)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    const tables = await Promise.all(answers.map(idOf))
    const counts = [...new Set(tables)].map((id) => tables.filter((one) => one === id).length)
    const best = (await join(tables[0]!, null)).info!.seats.length
    expect(counts.sort((a, b) => a - b)).toEqual([5 - best, best])
    const full = tables.find((id) => tables.filter((one) => one === id).length === best)!
    expect((await join(full, null)).info!.stage).toBe('waiting')
    const people: Client[] = []
    for (const [index, name] of names.entries())
      if (tables[index] === full) {
        for (const one of people) expect(one.info!.stage).toBe('waiting')
        people.push(await join(full, token(name)))
      }
    for (const one of people) await one.until(() => one.seq === 1 && one.info!.stage === 'live')
  })

  test('who asks twice has one seat', async () => {
    const id = await idOf(await match('ana'))
    expect(await idOf(await match('ana'))).toBe(id)
    const info = (await join(id, null)).info!
    expect(info.seats.filter(({ kind }) => kind === 'person')).toHaveLength(1)
  })

  test('a listed table has nobody sent to it who does not look for it', async () => {
    await lobby().report(report('aaaaaaaaaa'), 1)
    expect(await idOf(await match('ana'))).not.toBe('aaaaaaaaaa')
  })

  test('where the lobby is wrong about a seat, another is found', async () => {
    await lobby().report(report('aaaaaaaaaa', { startsWhenFull: true, opened: Date.now() - 1000 }), 1)
    const id = await idOf(await match('ana'))
    expect(id).not.toBe('aaaaaaaaaa')
    expect((await join(id, token('ana'))).you).toBe(0)
  })

  test.each([
    ['no such game', { game: 'chess', player: { name: 'Ana', token: token('ana') } }, 404],
    ['no name', { game: 'fortaleza', player: { name: '', token: token('ana') } }, 400],
    ['no body', null, 400],
  ])('%s is refused', async (_what, body, status) => {
    const headers = { 'content-type': 'application/json' }
    expect((await http('/api/match', { method: 'POST', headers, body: JSON.stringify(body) })).status).toBe(
      status,
    )
  })
})

test('however many read the list, the lobby is asked once in two seconds', async () => {
  const asked = vi.spyOn(Lobby.prototype, 'tables')
  const read = async (region: string): Promise<LobbyListing> =>
    (await http(`/api/lobby/storming?region=${region}`)).json<LobbyListing>()
  // Also those who read at the same moment, before there is a copy.
  const [first] = await Promise.all([read('asia'), read('europe'), read('asia'), read('asia')])
  expect(asked).toHaveBeenCalledTimes(2)
  await env.LOBBIES.getByName('storming:asia').report(report('aaaaaaaaaa', { game: 'storming' }), 1)
  for (let n = 0; n < 50; n++) expect(await read('asia')).toEqual(first)
  expect(asked).toHaveBeenCalledTimes(2)
  // And nobody is further behind than that.
  await expect
    .poll(async () => (await read('asia')).tables.map(({ id }) => id), { timeout: 5000 })
    .toEqual(['aaaaaaaaaa'])
  asked.mockRestore()
})

test('a listing costs the same at 100 tables as at 100 000', async () => {
  const fill = (count: number): Promise<number> =>
    runInDurableObject(lobby(), (_lobby, { storage }) => {
      storage.sql.exec('DELETE FROM tables')
      storage.sql.exec(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
         INSERT INTO tables SELECT 'table' || i, 1, CASE WHEN i % 3 = 0 THEN 'live' WHEN i % 3 = 1 THEN 'waiting' ELSE 'gone' END,
           1, 0, i % 3 < 2, ?2 - i, ?2, '{}', i % 2, i % 9 FROM n`,
        count,
        Date.now(),
      )
      const lists = ['waiting', 'live'].flatMap((stage) => [0, 1].map((quiet) => [stage, quiet] as const))
      const rows = lists.map((list) => {
        const cursor = storage.sql.exec(
          'SELECT body FROM tables WHERE shown = 1 AND stage = ? AND quiet = ? AND opened > 0 ORDER BY opened DESC LIMIT 50',
          ...list,
        )
        cursor.toArray()
        return cursor.rowsRead
      })
      return rows.reduce((sum, one) => sum + one, 0)
    })
  const few = await fill(1000)
  const many = await fill(100_000)
  expect(many).toBe(few)
  expect(await listed()).toHaveLength(100)
})
