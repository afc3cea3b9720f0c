/** What one client address may ask for in a while, and what it is told where that is too much. */
import { createExecutionContext, runInDurableObject, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { limits } from '../../shared/protocol/limits.ts'
import { protocolVersion } from '../../shared/protocol/version.ts'
import { cameFrom, withAsker } from '../../worker/address.ts'
import { countStorage } from '../cost/count.ts'
import type { Env } from '../../worker/env.ts'
import almena from '../../worker/index.ts'
import { createOnce } from '../../worker/pages/once.ts'
import { GameRoom } from '../../worker/room/room.ts'
import { http, join, opened, playResources, started, token, wish } from './clients.ts'
import { dueOf, pass } from './time.ts'

/** An address of its own for each test: limits are counted for minutes. */
let household = 0
const stranger = (): { readonly 'cf-connecting-ip': string } => ({
  'cf-connecting-ip': `203.0.113.${++household}`,
})

/** Asks until it is refused; the refusal. Counting begins anew with every period: at most two are asked through. */
const refusal = async (ask: () => Promise<Response>, limit: number): Promise<Response> => {
  for (let n = 0; n <= 2 * limit; n++) {
    const response = await ask()
    if (response.status === 429) return response
    await response.body?.cancel()
  }
  throw new Error(`never refused in ${2 * limit} requests`)
}

const json = (from: object, body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...from },
  body: JSON.stringify(body),
})

describe('too much from one address is refused with 429 and a time to come again', () => {
  test.each([
    ['opening tables', 20, 60, (from: object) => http('/api/tables', json(from, wish()))],
    [
      'looking for players',
      20,
      60,
      (from: object) =>
        http('/api/match', json(from, { game: 'none', player: { name: 'Ana', token: token('ana') } })),
    ],
    [
      'looking at tables',
      100,
      10,
      (from: object) => http('/api/tables/aaaaaaaaaaaa', { headers: { ...from } }),
    ],
    ['records', 100, 10, (from: object) => http('/api/tables/aaaaaaaaaaaa/record', { headers: { ...from } })],
    [
      'whether proofs are asked for',
      100,
      10,
      (from: object) => http('/api/person', { headers: { ...from } }),
    ],
    ['lists of tables', 60, 10, (from: object) => http('/api/lobby/castillo', { headers: { ...from } })],
    ['finished games', 60, 10, (from: object) => http('/api/games', { headers: { ...from } })],
  ])('%s', async (_, limit, pause, ask) => {
    const [from, other] = [stranger(), stranger()]
    const refused = await refusal(() => ask(from), limit)
    expect(await refused.json()).toEqual({ problem: 'tooMany' })
    expect(refused.headers.get('retry-after')).toBe(String(pause))
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect((await ask(other)).status).not.toBe(429)
  })

  test.each([
    ['pages of tables', 100, '/g/aaaaaaaaaaaa'],
    ['embeds', 100, '/embed/g/aaaaaaaaaaaa'],
    ['oEmbed', 100, '/oembed?url=nothing'],
    ['pictures', 60, '/d/aaaaaaaaaaaa.svg'],
    ['pictures of a moment', 60, '/d/aaaaaaaaaaaa/1.png'],
  ])('%s, in words', async (_, limit, path) => {
    const from = stranger()
    const refused = await refusal(() => http(path, { headers: from }), limit)
    expect(refused.headers.get('retry-after')).toBe('10')
    expect(await refused.text()).toContain('Demasiadas peticiones')
  })

  test('whatever asks no table has one wide limit: pages, what is missing, and what describes the API', async () => {
    expect((await env.LIMIT_PAGE.limit({ key: 'nobody' })).success).toBe(true)
    const bound = { ...env, LIMIT_PAGE: { limit: async () => ({ success: false }) } } as unknown as Env
    const ask = async (path: string, headers = {}): Promise<Response> => {
      const context = createExecutionContext()
      const response = await almena.fetch(
        new Request(`https://almena.test${path}`, { headers }),
        bound,
        context,
      )
      await waitOnExecutionContext(context)
      return response
    }
    const pages = [
      '/',
      '/about',
      '/record',
      '/watch',
      '/watch/castillo',
      '/rules/castillo',
      '/none',
      '/none.js',
    ]
    const told = ['/api/', '/api/openapi.json', '/api/record.schema.json', '/api/push-key', '/api/none']
    for (const path of [...pages, ...told]) {
      expect([path, (await ask(path, stranger())).status]).toEqual([path, 429])
      expect([path, (await ask(path)).status]).not.toEqual([path, 429])
    }
    expect(await (await ask('/', stranger())).text()).toContain('Demasiadas peticiones')
    expect(await (await ask('/api/', stranger())).json()).toEqual({ problem: 'tooMany' })
  })

  test.each([
    ['a table', '/api/tables/aaaaaaaaaaaa/socket', true],
    ['a lobby', '/api/lobby/castillo/socket', false],
  ])('sockets to %s hear that it was too fast, and are closed', async (_, path, inWords) => {
    const headers = { upgrade: 'websocket', ...stranger() }
    for (let n = 0; n <= 400; n++) {
      const { webSocket } = await http(path, { headers })
      if (webSocket === null) throw new Error('no socket')
      const said: string[] = []
      const code = await new Promise<number>((done) => {
        webSocket.addEventListener('close', (closed) => done(closed.code))
        webSocket.addEventListener('message', ({ data }) => {
          said.push(String(data))
          // The lobby speaks first, to whom it takes in.
          if (!inWords) done(0)
        })
        webSocket.accept()
      })
      webSocket.close()
      if (code !== 4008) continue
      expect(said).toEqual(inWords ? ['{"t":"bye","why":"flood"}'] : [])
      return
    }
    throw new Error('never refused')
  })
})

test('a household of IPv6 is counted as one, however many addresses it uses', async () => {
  let host = 0
  const ask = (network: string) => () =>
    http('/api/games', { headers: { 'cf-connecting-ip': `2001:db8:7:${network}::${(++host).toString(16)}` } })
  expect((await refusal(ask('1'), 60)).status).toBe(429)
  expect((await ask('2')()).status).toBe(200)
})

test('who asks from this machine or its own network is not counted', async () => {
  for (const from of [{}, { 'cf-connecting-ip': '127.0.0.1' }, { 'cf-connecting-ip': '192.168.1.7' }])
    for (let n = 0; n < 70; n++) expect((await http('/api/games', { headers: from })).status).toBe(200)
})

describe('at one table', () => {
  /** A socket as the Worker hands it to the room. */
  const socketAt = async (id: string, from: string): Promise<{ socket: WebSocket; said: string[] }> => {
    const headers = { upgrade: 'websocket', 'x-almena-from': from }
    const { webSocket: socket } = await env.ROOMS.getByName(id).fetch('https://room.test/', { headers })
    if (socket === null) throw new Error('no socket')
    const said: string[] = []
    socket.addEventListener('message', ({ data }) => void said.push(String(data)))
    socket.accept()
    return { socket, said }
  }

  test('one address has so many who watch and no more; others find a place', async () => {
    const id = await opened()
    const watch = async (from: string): Promise<{ socket: WebSocket; said: string[] }> => {
      const watcher = await socketAt(id, from)
      watcher.socket.send(JSON.stringify({ t: 'hello', proto: protocolVersion, token: null, since: 0 }))
      await expect.poll(() => watcher.said).not.toEqual([])
      return watcher
    }
    const all = await Promise.all(
      Array.from({ length: limits.watchersPerAddress }, () => watch('203.0.113.99')),
    )
    expect((await watch('203.0.113.99')).said).toEqual(['{"t":"bye","why":"full"}'])
    expect((await watch('203.0.113.98')).said[0]).toContain('"welcome"')
    for (const { socket } of all) socket.close()
  })

  test('who watches from one line speaks as one in the chat, whatever keys are shown', async () => {
    const greet = async (id: string, from: string, key: string) => {
      const { socket, said } = await socketAt(id, from)
      socket.send(JSON.stringify({ t: 'hello', proto: protocolVersion, token: key, since: 0 }))
      await expect.poll(() => said.length).toBeGreaterThan(0)
      return { socket, said }
    }
    const answer = ({ said }: { said: string[] }): string => said.find((one) => one.includes('"re":1')) ?? ''
    const speakAtOnce = async (): Promise<readonly string[]> => {
      const id = await opened()
      const people = await Promise.all([
        greet(id, '203.0.113.50', token('eva')),
        greet(id, '203.0.113.50', token('pau')),
        greet(id, '203.0.113.51', token('joan')),
      ])
      for (const [n, { socket }] of people.entries())
        socket.send(JSON.stringify({ t: 'chat', cid: 1, name: `W${n}`, text: 'hello' }))
      await expect.poll(() => people.every((one) => answer(one) !== '')).toBe(true)
      return people.map(answer)
    }
    const [first, second, other] = await speakAtOnce()
    expect(first).toContain('"chat"')
    expect(second).toContain('tooFast')
    expect(other).toContain('"chat"')
  })

  test('tables that play themselves for somebody who sits there go at a pace for each address, and no other waits', async () => {
    let isUsedUp = false
    const counter = {
      limit: async ({ key }: { key: string }) => ({ success: !isUsedUp || key.endsWith('.61') }),
    }
    const heard = new Map<string, readonly string[]>()
    const tableOf = async (from: string): Promise<string> => {
      const id = await opened({ bots: 'greedy', house: { clock: { kind: 'live', bank: 10, increment: 0 } } })
      const { socket, said } = await socketAt(id, from)
      heard.set(id, said)
      const hello = { t: 'hello', proto: protocolVersion, token: token('ana'), since: 0 }
      socket.send(JSON.stringify(hello))
      await expect.poll(() => said[0]).toContain('"welcome"')
      // Whoever sits there does nothing once they are asked, and is played for.
      while ((await dueOf(id, 'bots')) !== null) await pass(id, 'bots')
      await runInDurableObject(env.ROOMS.getByName(id), (room) => {
        const bound = { ...(Reflect.get(room, 'env') as object), LIMIT_BOTS: counter }
        Object.defineProperty(room, 'env', { value: bound, configurable: true })
        const now = Date.now.bind(Date)
        const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 60_000)
        room.deadlines.expire('clock')
        return room.alarm().finally(() => clock.mockRestore())
      })
      return id
    }
    const glance = async (id: string) => (await env.ROOMS.getByName(id).glance())!
    const seqOf = async (id: string): Promise<number> => (await glance(id)).seq
    const goesOn = async (id: string): Promise<boolean> => {
      const before = await seqOf(id)
      await pass(id, 'bots')
      return (await seqOf(id)) > before
    }
    const [busy, second, other] = [
      await tableOf('203.0.113.60'),
      await tableOf('203.0.113.60'),
      await tableOf('203.0.113.61'),
    ]
    expect(await goesOn(busy)).toBe(true)
    expect((await env.LIMIT_BOTS.limit({ key: '203.0.113.60' })).success).toBe(true)
    isUsedUp = true
    expect(await goesOn(busy)).toBe(false)
    expect(await goesOn(second)).toBe(false)
    expect(await goesOn(other)).toBe(true)
    // Whoever is at the table hears once that bots pause; who comes later is told so with the table.
    const pausing = `"pausedAt":${await seqOf(busy)}`
    const timesTold = (): number => heard.get(busy)!.filter((frame) => frame.includes(pausing)).length
    await expect.poll(timesTold).toBe(1)
    expect((await glance(busy)).pausedAt).toBe(await seqOf(busy))
    expect((await glance(other)).pausedAt).toBeUndefined()
    // It is tried again a minute later, for the row of an alarm or two: it is no failure, which would be stored.
    const pause = (await dueOf(busy, 'bots'))! - Date.now()
    expect(pause).toBeGreaterThan(30_000)
    expect(pause).toBeLessThanOrEqual(60_000)
    const spent = await runInDurableObject(env.ROOMS.getByName(busy), (_, { storage }) =>
      countStorage(storage),
    )
    expect(await goesOn(busy)).toBe(false)
    expect(timesTold()).toBe(1)
    const { rowsWritten, alarmsSet } = spent()
    expect(rowsWritten).toBeLessThanOrEqual(2)
    expect(alarmsSet).toBe(rowsWritten)
    isUsedUp = false
    expect(await goesOn(busy)).toBe(true)
    expect((await glance(busy)).pausedAt).toBeUndefined()
  })

  test('a crowd behind one address reads one copy of a log: only who makes the room speak is counted', async () => {
    const { id } = await started()
    const seen = vi.spyOn(GameRoom.prototype, 'publicLog')
    const from = stranger()
    const statuses = new Set<number>()
    for (let n = 0; n < 250; n++) {
      const answer = await http(`/api/tables/${id}/log`, { headers: { ...from } })
      statuses.add(answer.status)
      await answer.body?.cancel()
    }
    expect([...statuses]).toEqual([200])
    expect(seen.mock.calls.length).toBeLessThan(50)
    seen.mockRestore()
    let turn = 0
    const look = (asker: object, nth: number): Promise<Response> =>
      http(`/api/tables/${id}/log?after=${16 * nth}`, { headers: { ...asker } })
    expect((await refusal(() => look(from, ++turn), 100)).status).toBe(429)
    // Who waits for the same with somebody who is refused has it read themselves.
    const [, other] = await Promise.all([look(from, ++turn), look(stranger(), turn)])
    expect(other.status).toBe(200)
  })

  test('so does one that comes all at once, while the copy is renewed', async () => {
    const { id } = await started()
    const from = stranger()
    const look = async (): Promise<number> => {
      const answer = await http(`/api/tables/${id}/log`, { headers: { ...from } })
      await answer.body?.cancel()
      return answer.status
    }
    expect([...new Set(await Promise.all(Array.from({ length: 250 }, look)))]).toEqual([200])
  })

  test('the Worker alone says where a socket comes from', async () => {
    const asked = new Request('https://almena.test/', {
      headers: { 'x-almena-from': '198.51.100.1', 'cf-connecting-ip': '203.0.113.77' },
    })
    expect(cameFrom(withAsker(asked))).toBe('203.0.113.77')
    const near = new Request('https://almena.test/', { headers: { 'x-almena-from': '198.51.100.1' } })
    expect(cameFrom(withAsker(near))).toBeNull()
  })
})

describe('the newest picture', () => {
  test('is that of the newest moment, tagged with it: who has it already is sent none', async () => {
    const { id, people } = await started()
    const first = await http(`/d/${id}.svg`)
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toBe(`"${id}-1-es"`)
    expect(await first.text()).toBe(await (await http(`/d/${id}/1.svg`)).text())
    const again = await http(`/d/${id}.svg`, { headers: { 'if-none-match': tag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    await playResources(people)
    const moved = await http(`/d/${id}.svg`, { headers: { 'if-none-match': tag } })
    expect(moved.status).toBe(200)
    expect(moved.headers.get('etag')).toBe(`"${id}-2-es"`)
  })

  test('asked for by many at once it is drawn once, and all get it; then the room is not asked again', async () => {
    const id = await opened({ bots: 'greedy' })
    await join(id, token('ana'))
    const seen = vi.spyOn(GameRoom.prototype, 'spectatorView')
    const ask = (): Promise<Response> => http(`/d/${id}/1.svg`)
    const answers = await Promise.all(Array.from({ length: 30 }, ask))
    const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(bodies.size).toBe(1)
    expect(seen).toHaveBeenCalledTimes(1)
    await expect.poll(async () => (await ask()).text().then(() => seen.mock.calls.length)).toBe(1)
    seen.mockRestore()
  })

  test('work under way is shared, done work is not kept, and a failure is everybody’s but not for good', async () => {
    const once = createOnce<number>()
    let runs = 0
    const work = async (): Promise<number> => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      return ++runs
    }
    expect(await Promise.all([once('a', work), once('a', work), once('b', work)])).toEqual([1, 1, 2])
    expect(await once('a', work)).toBe(3)
    const fail = (): Promise<number> => Promise.reject(new Error('no'))
    const both = await Promise.allSettled([once('c', fail), once('c', work)])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await once('c', work)).toBe(4)
  })

  test('work that ends unanswered with its request is begun anew by who has waited too long, for all who follow', async () => {
    const once = createOnce<string>(20)
    const never = (): Promise<string> => new Promise(() => undefined)
    void once('a', never)
    let runs = 0
    const work = async (): Promise<string> => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      return `run ${++runs}`
    }
    expect(await Promise.all([once('a', work), once('a', work)])).toEqual(['run 1', 'run 1'])
    expect(await once('a', work)).toBe('run 2')
  })
})
