/** What people write, through every door of the server, and what was stored before there were rules for it. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { recordSchema } from '../../shared/protocol/record.ts'
import { parse } from '../../shared/engine/result.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { listFinished, indexGame } from '../../worker/outside/archive.ts'
import golden from '../records/old/fortaleza-1.json'
import { connect, http, join, opened, post, token, wish } from './clients.ts'
import { standingClock } from './time.ts'

const named = (name: string) => post(wish({ host: { name, token: token('ana') } }))

/** What no name may be. */
const bad = [
  ['half a character', 'Ana\uD800'],
  ['a null', 'A\0na'],
  ['an escape', '\x1B[2JAna'],
  ['nothing that can be seen', '\u3164\u200B'],
  ['turns of direction alone', '\u202E\u2066'],
  ['marks alone', '\u0301\u0301'],
] as const

describe('a name', () => {
  test.each(bad)('with %s opens no table: 400, by name', async (_, name) => {
    const response = await named(name)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ problem: 'badRequest', detail: 'badName' })
  })

  test.each(bad)(
    'with %s gets no seat and no line of chat: refused by name, and the socket stays',
    async (_, name) => {
      const id = await opened()
      const guest = await join(id, token('guest'))
      expect(await guest.act({ act: 'sit', seat: 1, name })).toMatchObject({ t: 'refused', why: 'badName' })
      expect(await guest.ask({ t: 'chat', cid: 50, name, text: 'Hola' })).toMatchObject({ why: 'badName' })
      expect(await guest.ask({ t: 'chat', cid: 51, name: 'Guest', text: name })).toMatchObject({
        why: 'badText',
      })
      expect(await guest.act({ act: 'sit', seat: 1, name: 'Guest' })).toMatchObject({ t: 'table', you: 1 })
    },
  )

  test('is kept mended: what turns, hides or towers is gone, what people are called stays', async () => {
    const id = await opened({ seats: 4 })
    const names = [
      ['\u202EBerta\u2066', 'Berta'],
      [`Z${'\u0335'.repeat(20)}algo`, 'Z\u0335\u0335\u0335\u0335algo'],
      ['مُحَمَّد', 'مُحَمَّد'.normalize('NFC')],
    ] as const
    for (const [seat, [raw, kept]] of names.entries()) {
      const one = await join(id, token(`n${seat}`))
      await one.act({ act: 'sit', seat: seat + 1, name: raw })
      expect(one.info?.seats[seat + 1]).toMatchObject({ name: kept })
    }
  })

  test('in chat too, and emoji of several stay whole', async () => {
    const id = await opened()
    const ana = await join(id, token('ana'))
    const text = 'מזל טוב 👩🏽‍🚀🏳️‍🌈 नमस्ते'
    const said = await ana.ask({ t: 'chat', cid: 1, name: 'Ana', text: `  ${text}\u202E\n` })
    expect(said).toMatchObject({ lines: [{ text }] })
  })
})

/** What no document may hold. */
const unprintable = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u

describe('a name stored before there were rules', () => {
  /** A table under way whose host is called like that. */
  const old = async (name: string): Promise<string> => {
    const id = await opened({ bots: 'greedy' })
    await join(id, token('ana'))
    await runInDurableObject(env.ROOMS.getByName(id), (room) => {
      const [host, ...others] = room.store.seats()
      if (host?.kind === 'person') room.store.saveSeats([{ ...host, name }, ...others])
    })
    await evictDurableObject(env.ROOMS.getByName(id))
    return id
  }

  test.each([
    ['half a character', 'An\uD800a', 'Ana'],
    ['a null', 'An\0a', 'Ana'],
    ['what XML cannot hold', 'An\x0B\uFFFFa', 'Ana'],
    ['signs of XML', '<A&na>', '&lt;A&amp;na&gt;'],
  ])('with %s breaks no page, no embed, no picture', async (_, name, shown) => {
    const id = await old(name)
    for (const path of [`/g/${id}`, `/embed/g/${id}`]) {
      const page = await http(path, { headers: { accept: 'text/html' } })
      expect(page.status, path).toBe(200)
      expect(await page.text()).toContain(shown)
    }
    for (const format of ['json', 'xml']) {
      const asked = encodeURIComponent(`https://almena.test/g/${id}`)
      const answer = await http(`/oembed?url=${asked}&format=${format}`)
      expect(answer.status).toBe(200)
      expect(await answer.text()).not.toMatch(unprintable)
    }
    const svg = await http(`/d/${id}/1.svg`)
    expect(svg.status).toBe(200)
    expect(await svg.text()).not.toMatch(unprintable)
    const png = await http(`/d/${id}/1.png`)
    expect(png.status).toBe(200)
    expect(png.headers.get('content-type')).toBe('image/png')
    expect((await http(`/api/tables/${id}`)).status).toBe(200)
    expect((await join(id, null)).info?.seats[0]).toMatchObject({ kind: 'person' })
  })

  test('is mended when its record is read from a file', () => {
    const { record } = golden
    const file = (name: string) => ({
      format: 'almena-record',
      version: 1,
      table: 'abcdefghjk',
      game: record.game,
      rulesVersion: record.rulesVersion,
      seats: [{ kind: 'person', name }],
      options: record.options,
      seed: record.seed,
      commitment: '0'.repeat(64),
      entries: [],
    })
    for (const [name, read] of [
      ['A\0na\u202E', 'Ana'],
      ['\u3164', '?'],
      ['Núria', 'Núria'],
    ] as const)
      expect(parse(recordSchema, file(name))).toMatchObject({ ok: true, value: { seats: [{ name: read }] } })
  })
})

describe('names that are looked for', () => {
  const played = async (id: string, name: string): Promise<void> =>
    indexGame(env, {
      id,
      game: 'castillo',
      began: 1,
      finished: 2,
      moves: 3,
      seats: [{ name, kind: 'person', points: 1, place: 1 }],
    })
  const found = async (player: string): Promise<string[]> => {
    const response = await http(`/api/games?player=${encodeURIComponent(player)}`)
    expect(response.status).toBe(200)
    return (await response.json<{ games: { id: string }[] }>()).games.map(({ id }) => id)
  }

  test('are found in capitals or not, in one part or two, with what cannot be seen or without', async () => {
    await played('begonaaaaa', 'Begoña')
    for (const player of ['begoña', 'BEGOÑA', 'Begon\u0303a', ' Begoña\u200B ', 'Ｂegoña'])
      expect(await found(player), player).toEqual(['begonaaaaa'])
    expect(await found('Begona')).toEqual([])
  })

  test('that are no text find nothing, and break nothing', async () => {
    await played('strausssss', 'Strauß')
    for (const player of ['%00', '\u202E', '\u3164', '', '%', 'x'.repeat(5000)])
      expect(await found(player)).toEqual([])
    expect((await http('/api/games?player=%00%ED%A0%80')).status).toBe(200)
    expect((await listFinished(env, { game: null, player: '\uD800\0', before: null })).games).toEqual([])
  })
})

describe('who only watches', () => {
  const line = (cid: number, name: string, text = 'Hola') => ({ t: 'chat', cid, name, text })
  const clock = standingClock()

  test.each(['Ana', ' ANA ', 'Ána', 'A.n.a', 'Аnа', 'A\u200Dna'])(
    'cannot speak as "%s" where Ana sits',
    async (name) => {
      const id = await opened()
      const guest = await join(id, null)
      expect(await guest.ask(line(1, name))).toMatchObject({ t: 'refused', why: 'nameTaken' })
      expect(await guest.ask(line(2, 'Ana 2'))).toMatchObject({ lines: [{ seat: null, name: 'Ana 2' }] })
    },
  )

  test('waits between two lines whatever name they give, and on however many sockets with one key', async () => {
    const id = await opened()
    const [one, same, other] = [
      await join(id, token('guest')),
      await join(id, token('guest')),
      await join(id, token('other')),
    ]
    expect(await one.ask(line(1, 'One'))).toMatchObject({ t: 'chat' })
    expect(await one.ask(line(2, 'Two'))).toMatchObject({ why: 'tooFast' })
    expect(await same.ask(line(3, 'Three'))).toMatchObject({ why: 'tooFast' })
    // Another person is not held up, by whatever name.
    expect(await other.ask(line(4, 'One'))).toMatchObject({ t: 'chat' })
    clock.ahead(limits.chatPause)
    expect(await same.ask(line(5, 'Three'))).toMatchObject({ t: 'chat' })
  })

  test('leaves room for others, however much one household says', async () => {
    const id = await opened()
    const speaker = await (await connect(id, undefined, '203.0.113.71')).hello(token('guest'))
    let said = 0
    const seconds = 30
    for (let n = 1; n <= (seconds * 1000) / limits.chatPause; n++) {
      clock.ahead(limits.chatPause)
      if ((await speaker.ask(line(n, 'One'))).t === 'chat') said++
    }
    expect(said).toBeLessThanOrEqual(limits.chatWatcherBurst + (seconds * 1000) / limits.chatWatcherPause)
    for (let n = 0; n < limits.chatBurst / 2; n++) {
      const guest = await (await connect(id, undefined, `203.0.113.${80 + n}`)).hello(null)
      expect(await guest.ask(line(1, `Guest ${n}`))).toMatchObject({ t: 'chat' })
    }
  })

  test('speaks no faster at one table for coming as many; who sits is still heard', async () => {
    const id = await opened()
    const ana = await join(id, token('ana'))
    let heard = 0
    for (let n = 0; n < limits.chatBurst + 10; n++) {
      const guest = await join(id, null)
      if ((await guest.ask(line(1, `Guest ${n}`))).t === 'chat') heard++
      guest.socket.close(1000)
    }
    expect(heard).toBe(limits.chatBurst)
    expect(await ana.ask(line(1, 'Ana'))).toMatchObject({ t: 'chat' })
  })
})
