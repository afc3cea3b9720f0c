/** Room for everybody who sits, bounds for everybody else, and what a socket may owe. */
import { env } from 'cloudflare:workers'
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '../../shared/protocol/limits.ts'
import {
  isDue,
  isTooMuch,
  noDebt,
  withAsked,
  withReceipt,
  withSent,
  withWelcome,
} from '../../worker/room/debts.ts'
import { type Client, connect, http, join, opened, token } from './clients.ts'
import { shiftedClock } from './time.ts'

const hello = (key: string | null) => ({ t: 'hello', proto: 1, token: key, since: 0 })

const from = (id: string, address: string): Promise<Client> => connect(id, undefined, address)

/** Somebody watches from an address. */
const watching = async (id: string, address: string): Promise<Client> => (await from(id, address)).hello(null)

const isPresent = (client: Client, seat: number): boolean | undefined => {
  const info = client.info?.seats[seat]
  return info?.kind === 'person' ? info.present : undefined
}

describe('who sits always finds room', () => {
  test('silent sockets and watchers, as many as may be, keep no seated player out', async () => {
    const id = await opened()
    for (let n = 0; n < limits.watchers; n++) await join(id, null)
    const silent: Client[] = []
    for (let n = 0; n < limits.strangers; n++) silent.push(await connect(id))
    expect((await join(id, token('ana'))).you).toBe(0)
    // The eldest of the silent ones has given way; nobody else has.
    await silent[0]!.until(() => silent[0]!.closed)
    expect(silent[0]!.messages).toEqual([{ t: 'bye', why: 'noHello' }])
    expect(silent.filter(({ closed }) => closed !== null)).toHaveLength(1)
    const watcher = await connect(id)
    watcher.send(hello(null))
    await watcher.until(() => watcher.closed)
    expect(watcher.messages).toEqual([{ t: 'bye', why: 'full' }])
    expect(watcher.closed).toEqual({ code: 4009, reason: 'full' })
  })

  test('where silence is crowded, the address with most of it gives way, and not who has just come', async () => {
    const id = await opened()
    const friend = await from(id, '192.0.2.7')
    const flood: Client[] = []
    for (let n = 0; n <= limits.strangers; n++) flood.push(await from(id, `198.51.100.${n % 2}`))
    expect((await friend.hello(token('ana'))).you).toBe(0)
    const left = () => flood.filter(({ closed }) => closed !== null)
    await friend.until(() => left().length >= 2)
    expect(left()).toHaveLength(2)
  })

  test('where watchers are crowded, an address with many gives way to one with fewer', async () => {
    const id = await opened()
    const many: Client[] = []
    for (let n = 0; n < limits.watchers; n++) many.push(await watching(id, `198.51.100.${n % 8}`))
    const friend = await watching(id, '192.0.2.7')
    expect(friend.closed).toBeNull()
    await many[0]!.until(() => many[0]!.closed)
    expect(many[0]!.messages.at(-1)).toEqual({ t: 'bye', why: 'full' })
    expect(many.filter(({ closed }) => closed !== null)).toHaveLength(1)
  })

  test('one address has so many who watch and no more; who sits comes in from there all the same', async () => {
    const id = await opened()
    for (let n = 0; n < limits.watchersPerAddress; n++) await watching(id, '198.51.100.1')
    const next = await from(id, '198.51.100.1')
    next.send(hello(null))
    await next.until(() => next.closed)
    expect(next.messages).toEqual([{ t: 'bye', why: 'full' }])
    expect((await (await from(id, '198.51.100.1')).hello(token('ana'))).you).toBe(0)
    expect((await watching(id, '198.51.100.2')).closed).toBeNull()
  })
})

describe('who comes to sit at a table that waits, however crowded it is', () => {
  const toSit = (key: string) => ({ ...hello(key), proto: 2, sits: true })

  test('takes the place of a watcher, and the seat; where no seat is empty nobody gives way', async () => {
    const id = await opened()
    const watchers: Client[] = []
    for (let n = 0; n < limits.watchers; n++) watchers.push(await watching(id, `198.51.100.${n}`))
    const gone = () => watchers.filter(({ closed }) => closed !== null).length
    const names = ['berta', 'carles']
    for (const [index, name] of names.entries()) {
      const one = await from(id, `192.0.2.${index}`)
      one.send(toSit(token(name)))
      await one.act({ act: 'sit', seat: index + 1, name })
      expect(one.you).toBe(index + 1)
      await watchers[index]!.until(() => gone() === index + 1)
      // Somebody else looks on in the place that the seat has left free.
      await watching(id, `198.51.100.${100 + index}`)
    }
    await join(id, token('ana'))
    const late = await from(id, '192.0.2.9')
    late.send(toSit(token('dora')))
    await late.until(() => late.closed)
    expect(late.messages).toEqual([{ t: 'bye', why: 'full' }])
    expect(gone()).toBe(2)
  })

  test('from an address with many watchers too: the eldest of those gives way', async () => {
    const id = await opened()
    const many: Client[] = []
    for (let n = 0; n < limits.watchersPerAddress; n++) many.push(await watching(id, '198.51.100.1'))
    const berta = await from(id, '198.51.100.1')
    berta.send(toSit(token('berta')))
    await berta.act({ act: 'sit', seat: 1, name: 'Berta' })
    expect(berta.you).toBe(1)
  })
})

describe('sockets that are closed and do not answer', () => {
  /** So many from each of these addresses. Nobody reads what they are sent, so that no close is answered. */
  const closing = async (id: string, count: number, addresses: readonly string[]): Promise<void> => {
    const headers = (address: string) => ({ upgrade: 'websocket', 'cf-connecting-ip': address })
    for (const address of addresses)
      for (let n = 0; n < count; n++) {
        const { webSocket } = await http(`/api/tables/${id}/socket`, { headers: headers(address) })
        unread.push(webSocket!)
      }
    await runInDurableObject(env.ROOMS.getByName(id), (room, state) => {
      for (const socket of state.getWebSockets()) room.webSocketMessage(socket, '{')
      const left = state.getWebSockets().filter(({ readyState }) => readyState === WebSocket.CLOSING)
      expect(left).toHaveLength(count * addresses.length)
    })
  }
  /** Held, or they would be gone. */
  const unread: WebSocket[] = []

  test('keep nobody out who sits, from their own address either: one at a time comes in to say who they are', async () => {
    const id = await opened()
    await closing(id, limits.socketsPerAddress, ['198.51.100.1', '198.51.100.2'])
    const ana = await from(id, '198.51.100.1')
    const second = await from(id, '198.51.100.1')
    await second.until(() => second.closed)
    expect(second.messages).toEqual([{ t: 'bye', why: 'full' }])
    expect((await ana.hello(token('ana'))).you).toBe(0)
    // Nobody waits for a hello from there now.
    expect((await (await from(id, '198.51.100.1')).hello(token('ana'))).you).toBe(0)
  })

  test('keep nobody from an empty seat before there are twice as many as keep watchers out', async () => {
    const id = await opened()
    await closing(id, limits.socketsPerAddress, ['198.51.100.3', '198.51.100.4'])
    const watcher = await from(id, '192.0.2.7')
    watcher.send(hello(null))
    await watcher.until(() => watcher.closed)
    expect(watcher.messages).toEqual([{ t: 'bye', why: 'full' }])
    const berta = await from(id, '192.0.2.8')
    berta.send({ ...hello(token('berta')), proto: 2, sits: true })
    await berta.act({ act: 'sit', seat: 1, name: 'Berta' })
    expect(berta.you).toBe(1)
  })
})

describe('one hello for each socket', () => {
  test('a second one ends the connection, and what was under way behind it is not done', async () => {
    const id = await opened()
    const ana = await join(id, token('ana'))
    const twice = await join(id, token('berta'))
    twice.send(hello(token('berta')))
    twice.send({ t: 'table', cid: 1, act: { act: 'sit', seat: 1, name: 'Berta' } })
    await twice.until(() => twice.closed)
    expect(twice.messages.at(-1)).toEqual({ t: 'bye', why: 'secondHello' })
    expect(twice.closed).toEqual({ code: 4013, reason: 'secondHello' })
    await ana.act({ act: 'resize', seats: 4 })
    expect(ana.info?.seats[1]).toEqual({ kind: 'empty' })
  })

  test('one with another key leaves no ghost: neither seat counts as there', async () => {
    const id = await opened()
    const ana = await join(id, token('ana'))
    const berta = await join(id, token('berta'))
    await berta.act({ act: 'sit', seat: 1, name: 'Berta' })
    const carles = await join(id, token('carles'))
    await carles.act({ act: 'sit', seat: 2, name: 'Carles' })
    berta.socket.close(1000)
    await ana.until(() => isPresent(ana, 1) === false)
    carles.send(hello(token('berta')))
    await ana.until(() => isPresent(ana, 2) === false)
    expect(isPresent(ana, 1)).toBe(false)
    await evictDurableObject(env.ROOMS.getByName(id))
    const back = await join(id, token('carles'))
    expect([isPresent(back, 1), isPresent(back, 2)]).toEqual([false, true])
  })
})

test('who is parted and never answers the close is away at once', async () => {
  const id = await opened()
  await join(id, token('ana'))
  await runInDurableObject(env.ROOMS.getByName(id), async (room, state) => {
    const seat = async () => (await room.glance())?.seats[0]
    expect(await seat()).toMatchObject({ present: true, freeAt: null })
    for (const socket of state.getWebSockets()) room.webSocketMessage(socket, '{')
    // No event of the platform's has come meanwhile.
    await Promise.resolve()
    expect(await seat()).toMatchObject({ present: false, freeAt: expect.any(Number) })
    room.deadlines.expire('attendance')
    await room.alarm()
    expect(room.store.seats()[0]).toMatchObject({ leftAt: expect.any(Number) })
  })
})

describe('what a socket may owe', () => {
  const clock = shiftedClock()
  let id: string
  let [ana, reader, debtor] = [] as unknown as [Client, Client, Client]
  /** Everybody at the table is told so many times who sits there. */
  const tell = async (times: number): Promise<void> => {
    for (let n = 0; n < times; n++) {
      await ana.act({ act: 'resize', seats: 3 + (n % 3) })
      clock.ahead(limits.actPause)
    }
  }
  const letters = (client: Client): number =>
    client.frames.slice(1).reduce((sum, frame) => sum + frame.length, 0)
  const frameLength = (): number => reader.frames.at(-1)?.length ?? 0

  beforeEach(async () => {
    id = await opened()
    ana = await join(id, token('ana'))
    reader = await join(id, null)
    debtor = await join(id, token('berta'))
    await debtor.act({ act: 'sit', seat: 1, name: 'Berta' })
    debtor.givesReceipts = false
    await tell(1)
  })

  test('who gives no receipt is parted in the end, is away for all, and misses nothing on return; who reads is not', async () => {
    await tell(Math.ceil((1.1 * limits.owed) / frameLength()))
    await debtor.until(() => debtor.closed)
    expect(debtor.messages.at(-1)).toEqual({ t: 'bye', why: 'behind' })
    expect(letters(debtor)).toBeLessThan(limits.owed + 2 * limits.receipt)
    await tell(1)
    expect(isPresent(ana, 1)).toBe(false)
    expect(reader.closed).toBeNull()
    expect(letters(reader)).toBeGreaterThan(limits.owed)
    expect((await join(id, token('berta'))).you).toBe(1)
  })

  test('a room that sleeps does not forget who owes', async () => {
    const half = Math.ceil((0.6 * limits.owed) / frameLength())
    await tell(half)
    await evictDurableObject(env.ROOMS.getByName(id))
    expect(debtor.closed).toBeNull()
    await tell(half)
    await debtor.until(() => debtor.closed)
    expect(debtor.closed).toEqual({ code: 4014, reason: 'behind' })
  })

  test('the welcome is owed like all else; behind a long one there is room until it is read, and no more', () => {
    const [short, long] = [1000, 10 * limits.owed]
    const welcomed = (letters: number) => withWelcome(noDebt, letters)
    expect(isTooMuch(withSent(welcomed(short), limits.owed - short))).toBe(false)
    expect(isTooMuch(withSent(welcomed(short), limits.owed - short + 1))).toBe(true)
    expect(isDue(welcomed(short))).toBe(false)
    expect(isDue(welcomed(long))).toBe(true)
    expect(isTooMuch(withSent(welcomed(long), limits.receipt))).toBe(false)
    expect(isTooMuch(withSent(welcomed(long), limits.receipt + 1))).toBe(true)
    // Once it is read there is room as for everybody.
    const read = withReceipt(withSent(withAsked(welcomed(long), 7), 100), 7)
    expect(read).toEqual({ owed: 100, asked: null })
  })

  test('whoever is sent a long log is asked whether it was read', async () => {
    for (let n = 0; n < 2 + limits.receipt / 500; n++)
      await runInDurableObject(env.ROOMS.getByName(id), (room) =>
        room.store.appendLine({ n: 1 + n, at: 1, seat: null, name: 'Ana', text: 'x'.repeat(500) }),
      )
    // What is stored is read when it wakes.
    await evictDurableObject(env.ROOMS.getByName(id))
    const late = await join(id, null)
    await late.until(() => late.messages.at(-1)?.t === 'receipt')
    expect(late.messages.map(({ t }) => t)).toEqual(['welcome', 'receipt'])
  })

  test.each([null, 0])('a welcome longer than what may be owed parts nobody (%s)', async (seat) => {
    for (let n = 0; n < 2 + limits.owed / 5000; n++)
      await runInDurableObject(env.ROOMS.getByName(id), (room) =>
        room.store.appendLine({ n: 1 + n, at: 1, seat: null, name: 'Ana', text: 'x'.repeat(5000) }),
      )
    await evictDurableObject(env.ROOMS.getByName(id))
    const late = await join(id, seat === null ? null : token('ana'))
    await late.until(() => late.messages.at(-1)?.t === 'receipt')
    expect(late.frames[0]!.length).toBeGreaterThan(limits.owed)
    expect(late.messages.map(({ t }) => t)).toEqual(['welcome', 'receipt'])
    expect(late.closed).toBeNull()
  })

  test('a receipt that nobody asked for is none', async () => {
    reader.send({ t: 'receipt', code: 1 })
    await reader.until(() => reader.closed)
    expect(reader.messages.at(-1)).toEqual({ t: 'bye', why: 'badFrame' })
  })
})
