import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../shared/engine/game.ts'
import { fortaleza } from '../../shared/games/fortaleza/game.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import { Client, http, join, opened, post, token, wish } from './clients.ts'

describe('opening a table', () => {
  test('gives an address that is not guessed in passing', async () => {
    const response = await post(wish())
    expect(response.status).toBe(201)
    expect((await response.json<{ id: string }>()).id).toMatch(/^[a-z2-9]{12}$/)
  })

  test.each([
    ['not JSON at all', '{', 400],
    ['no body', '', 400],
    ['a field too many', { ...wish(), more: 1 }, 400],
    ['a name too long', wish({ host: { name: 'x'.repeat(25), token: token('ana') } }), 400],
    ['a token too short', wish({ host: { name: 'Ana', token: 'short' } }), 400],
    ['a game nobody knows', wish({ game: 'chess' }), 404],
    ['too few seats', wish({ seats: 2 }), 400],
    ['too many seats', wish({ seats: 6 }), 400],
    ['an option nobody knows', wish({ options: { scoring: 'wild' } }), 400],
    ['an option too many', wish({ options: { scoring: 'basic', speed: 'fast' } }), 400],
  ])('refuses %s', async (_what, body, status) => {
    const response = await post(body)
    expect(response.status).toBe(status)
    expect(await response.json()).toHaveProperty('problem')
  })

  test('refuses a body that is too big, and one that is not said to be JSON', async () => {
    expect((await post({ ...wish(), more: 'x'.repeat(5000) })).status).toBe(413)
    expect((await post(wish(), { 'content-type': 'text/plain' })).status).toBe(415)
  })

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    '"%s" is no game, by no way in',
    async (game) => {
      for (const response of [
        await post(wish({ game })),
        await http(`/api/lobby/${game}`),
        await http(`/api/games?game=${game}`),
        await http('/api/match', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ game, player: { name: 'Ana', token: token('ana') } }),
        }),
      ]) {
        expect(response.status).toBe(404)
        expect(await response.json()).toEqual({ problem: 'noSuchGame' })
      }
      expect((await http(`/rules/${game}`)).status).toBe(404)
    },
  )

  test('a list of options or of house rules is none', async () => {
    expect((await post({ ...wish(), options: [] })).status).toBe(400)
    expect((await post({ ...wish(), house: [] })).status).toBe(400)
  })

  test('with bots the game begins with the host’s first hello, and not before', async () => {
    const id = await opened({ bots: 'greedy' })
    const info = await (await http(`/api/tables/${id}`)).json<TableInfo>()
    expect(info.stage).toBe('waiting')
    expect(info.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot'])
    const watcher = await join(id, null)
    expect(watcher.info!.stage).toBe('waiting')
    const ana = await join(id, token('ana'))
    expect(ana.messages.map(({ t }) => t)).toEqual(['welcome'])
    expect([ana.info!.stage, ana.seq]).toEqual(['live', 1])
    await watcher.until(() => watcher.info!.stage === 'live' && watcher.seq === 1)
  })
})

describe('a table’s address', () => {
  test('tells what everybody may know, and no key to a seat', async () => {
    const text = await (await http(`/api/tables/${await opened()}`)).text()
    expect(text).toContain('"commitment"')
    expect(text).not.toContain(token('ana'))
    expect(text).not.toContain('seed')
  })

  test('where there is no table says so', async () => {
    for (const id of ['aaaaaaaaaa', 'x', '../../etc']) {
      const response = await http(`/api/tables/${encodeURIComponent(id)}`)
      expect(response.status).toBe(404)
    }
  })

  test('a socket to no table hears that it is gone', async () => {
    const response = await http('/api/tables/aaaaaaaaaa/socket', { headers: { upgrade: 'websocket' } })
    const client = new Client(response.webSocket!, fortaleza as unknown as AnyGame)
    await client.until(() => client.closed)
    expect(client.messages).toEqual([{ t: 'bye', why: 'gone' }])
    expect(client.closed?.code).toBe(4010)
  })

  test('the socket’s address wants a WebSocket', async () => {
    expect((await http(`/api/tables/${await opened()}/socket`)).status).toBe(426)
  })

  test('an unknown route is not found, in JSON', async () => {
    const response = await http('/api/nothing')
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})
