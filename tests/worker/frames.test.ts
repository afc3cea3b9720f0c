import { env } from 'cloudflare:workers'
import { runInDurableObject } from 'cloudflare:test'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { limits } from '../../shared/protocol/limits.ts'
import { connect, join, opened, started, token } from './clients.ts'
import { pass } from './time.ts'

const hello = { t: 'hello', proto: 1, token: null, since: 0 }

describe('a frame that is not ours ends the connection and changes nothing', () => {
  test.each([
    ['badFrame', 'not JSON', '{', 4004],
    ['badFrame', 'no message', '[]', 4004],
    ['badFrame', 'an unknown kind', JSON.stringify({ t: 'cheat' }), 4004],
    ['badFrame', 'a field too many', JSON.stringify({ ...hello, admin: true }), 4004],
    ['badFrame', 'a key that is none', JSON.stringify({ ...hello, token: 'a b' }), 4004],
    [
      'badFrame',
      'a name too long',
      JSON.stringify({ t: 'table', cid: 1, act: { act: 'sit', seat: 1, name: 'x'.repeat(99) } }),
      4004,
    ],
    [
      'badFrame',
      'too many moves',
      JSON.stringify({ t: 'play', cid: 1, decision: 'x', moves: Array(17).fill({ type: 'x' }) }),
      4004,
    ],
    ['tooBig', 'too long', `"${'x'.repeat(limits.frame)}"`, 4005],
    ['clientTooOld', 'an old version', JSON.stringify({ ...hello, proto: -1 }), 4001],
    ['serverTooOld', 'a version to come', JSON.stringify({ ...hello, proto: 99 }), 4002],
    [
      'noHello',
      'an act before the hello',
      JSON.stringify({ t: 'table', cid: 1, act: { act: 'start' } }),
      4003,
    ],
  ])('%s: %s', async (why, _what, frame, code) => {
    const client = await connect(await opened())
    client.send(frame)
    await client.until(() => client.closed)
    expect(client.messages).toEqual([{ t: 'bye', why }])
    expect(client.closed).toEqual({ code, reason: why })
  })

  test('badFrame: binary', async () => {
    const client = await connect(await opened())
    client.socket.send(new Uint8Array([1, 2, 3]))
    await client.until(() => client.closed)
    expect(client.messages).toEqual([{ t: 'bye', why: 'badFrame' }])
  })

  test('flood: more frames at once than the bucket holds', async () => {
    const { people } = await started()
    const [ana, berta] = people
    // The clock stands: a busy machine would read them no faster than they may come.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    onTestFinished(() => clock.mockRestore())
    for (let frame = 0; frame < 8 * limits.burst; frame++)
      ana.send({ t: 'table', cid: 1000 + frame, act: { act: 'start' } })
    await ana.until(() => ana.closed)
    expect(ana.messages.at(-1)).toEqual({ t: 'bye', why: 'flood' })
    expect(berta.closed).toBeNull()
  })
})

describe('who says nothing', () => {
  /** The alarm's time has come, without waiting for it. */
  const later = (id: string) =>
    runInDurableObject(env.ROOMS.getByName(id), (_room, state) => {
      for (const socket of state.getWebSockets()) {
        const visitor = socket.deserializeAttachment() as { since: number }
        socket.serializeAttachment({ ...visitor, since: visitor.since - limits.hello })
      }
    })

  test('is sent away after a while, and nobody else', async () => {
    const id = await opened()
    const ana = await join(id, token('ana'))
    const stranger = await connect(id)
    const { evictDurableObject } = await import('cloudflare:test')
    await later(id)
    await evictDurableObject(env.ROOMS.getByName(id))
    await pass(id, 'hello')
    await stranger.until(() => stranger.closed)
    expect(stranger.messages).toEqual([{ t: 'bye', why: 'noHello' }])
    expect(ana.closed).toBeNull()
  })
})

describe('crowds', () => {
  test('a seat is open in a few windows; the oldest gives way', async () => {
    const id = await opened()
    const windows = []
    for (let n = 0; n <= limits.socketsPerSeat; n++) windows.push(await join(id, token('ana')))
    const [oldest, ...others] = windows
    await oldest!.until(() => oldest!.closed)
    expect(oldest!.closed).toEqual({ code: 4011, reason: 'moved' })
    expect(others.every(({ closed }) => closed === null)).toBe(true)
  })
})
