/**
 * What anybody may send, wrong in all sorts of ways: no exception escapes, nothing takes long, and a table at which all
 * seats are taken stays as it is. How much of it, and from which seed, is said by `npm run test:fuzz`.
 */
import { env } from 'cloudflare:workers'
import { runInDurableObject } from 'cloudflare:test'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copy, same } from '../../../shared/engine/copy.ts'
import { type AnyGame, someLegalMoves } from '../../../shared/engine/game.ts'
import { seatOf, seqOf, type Tagged } from '../../../shared/engine/ids.ts'
import { isInert } from '../../../shared/engine/own.ts'
import { randomAt, seedFromNumber } from '../../../shared/engine/random.ts'
import { fold } from '../../../shared/engine/replay.ts'
import { parse } from '../../../shared/engine/result.ts'
import { readMessage, tokenSchema } from '../../../shared/protocol/messages.ts'
import { webhookSchema } from '../../../shared/protocol/nudge.ts'
import { recordSchema } from '../../../shared/protocol/record.ts'
import { protocolVersion } from '../../../shared/protocol/version.ts'
import { registry } from '../../../shared/registry.ts'
import { isTableId, newTableId } from '../../../worker/room/tokens.ts'
import { recordOf } from '../../../worker/outside/reports.ts'
import { optionCases } from '../../kit/tables.ts'
import { playthrough } from '../../laws/playthrough.ts'
import { http, started, token, wish } from '../clients.ts'
import { address, spoilt, spoiltText, word } from './grammar.ts'

interface Wanted {
  readonly inputs: number
  readonly seed: number
  readonly entry: string | null
}
const wanted = JSON.parse(env.ATTACK) as Wanted

/** Of a hundred inputs so many go to each entry: those that open sockets and pages take longest. */
const shares = { http: 4, socket: 6, frame: 40, record: 10, token: 20, webhook: 20 } as const
type Entry = keyof typeof shares

/** Milliseconds that judging one input may take, on a busy machine too. */
const patience = 2000
/** Frames of one connection. */
const frames = 6

const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
const inherited = (): string =>
  JSON.stringify([Object.prototype, Array.prototype].map((one) => Reflect.ownKeys(one).map(String)))
const bare = inherited()
let table = ''
let before = ''

/** All that a table has stored but what is said there. */
const storedAt = (id: string): Promise<string> =>
  runInDurableObject(env.ROOMS.getByName(id), (_room, { storage }) =>
    JSON.stringify(
      ['facts', 'entries', 'outbox'].map((name) =>
        storage.sql.exec(`SELECT * FROM ${name} ORDER BY 1`).toArray(),
      ),
    ),
  )

/** Games under way, with turns that are legal there. */
const plays = await Promise.all(
  Object.values(registry).map(async ({ meta, rules }) => {
    const game = (await rules()) as AnyGame
    const [first] = optionCases(game, meta, meta.seats.max)
    const play = playthrough(game, { ...first!, seats: meta.seats.max, seed: wanted.seed })
    const random = randomAt(seedFromNumber(wanted.seed), seqOf(9))
    const turns = random.shuffle(play.turns).slice(0, 12)
    const moves = turns.flatMap(({ before: state, entry }) =>
      someLegalMoves(game, state as never, entry.seat, 3, random),
    )
    return { meta, game, play, turns, moves }
  }),
)

beforeAll(async () => {
  table = (await started()).id
  before = await storedAt(table)
})
afterAll(async () => {
  // What watchers say is kept; the rest is as it was.
  expect(await storedAt(table)).toBe(before)
  expect(errors).not.toHaveBeenCalled()
  expect(inherited()).toBe(bare)
})

const acts: readonly object[] = [
  { act: 'sit', seat: 1, name: 'Eva', entropy: 'ab'.repeat(32) },
  { act: 'stand' },
  { act: 'rename', name: 'Eva' },
  { act: 'addBot', seat: 1, level: 'greedy' },
  { act: 'removeBot', seat: 1 },
  { act: 'ready', ready: true },
  { act: 'free', seat: 1 },
  { act: 'resize', seats: 4 },
  { act: 'option', id: 'scoring', value: 'basic' },
  { act: 'agree', on: { visibility: 'listed', clock: { kind: 'live', bank: 60, increment: 5 } } },
  { act: 'start' },
  { act: 'standIn', seat: 1 },
  { act: 'nudge', nudge: { push: null, webhook: 'https://example.org/x', language: 'en' } },
  { act: 'back' },
  { act: 'askUndo' },
  { act: 'answerUndo', agree: true, by: 1 },
  { act: 'pace', pace: 'atOnce' },
  { act: 'rematch' },
]
const hello = { t: 'hello', proto: protocolVersion, token: token('nobody'), since: 0, lag: 9 }
const messages: readonly object[] = [
  hello,
  { t: 'receipt', code: 1 },
  { t: 'chat', cid: 3, name: 'Eva', text: 'Hello' },
  { t: 'react', cid: 4, reaction: 'bravo' },
  ...acts.map((act, index) => ({ t: 'table', cid: index + 1, act })),
  ...plays.flatMap(({ moves }) =>
    moves
      .slice(0, 12)
      .map((move, index) => ({ t: 'play', cid: index + 1, decision: 'turn:1', moves: [move, move] })),
  ),
]

/** How often what took too long is tried in all: a busy machine is slow once, an input each time. CPU time is not told. */
const tries = 3

/** Whether what was begun then, for the nth time, took too long; a fault where it was the last time. */
const tookLong = (from: number, nth: number): boolean => {
  const took = performance.now() - from
  expect(took < patience || nth < tries, `took ${Math.round(took)} ms, and too long ${tries} times`).toBe(
    true,
  )
  return took >= patience
}

const notLong = <T>(work: () => T): T => {
  for (let nth = 1; ; nth++) {
    const from = performance.now()
    const done = work()
    if (!tookLong(from, nth)) return done
  }
}

/** The same, of what is asked of the worker. */
const answeredSoon = async (ask: () => Promise<void>): Promise<void> => {
  for (let nth = 1; ; nth++) {
    const from = performance.now()
    await ask()
    if (!tookLong(from, nth)) return
  }
}

/** So many inputs for an entry, told of as they go; what fails is made as small as can be. */
const throwAt = (
  entry: Entry,
  work: (runs: number, seed: number) => void | Promise<void>,
  each = 1,
): void => {
  const runs = Math.ceil((wanted.inputs * shares[entry]) / 100 / each)
  const batches = Math.max(1, Math.ceil(runs / 2000))
  test.runIf(wanted.entry === null || wanted.entry === entry)(entry, { timeout: 86_400_000 }, async () => {
    for (let batch = 0; batch < batches; batch++) {
      await work(Math.ceil(runs / batches), wanted.seed + batch)
      const inputs = Math.min(runs, Math.ceil(runs / batches) * (batch + 1)) * each
      console.log(`ATTACK ${JSON.stringify({ entry, inputs })}`)
    }
  })
}
const options = (numRuns: number, seed: number) => ({ numRuns, seed, endOnFailure: false })

throwAt('frame', (runs, seed) =>
  fc.assert(
    fc.property(spoiltText(messages), fc.nat(1000), (text, at) => {
      const message = notLong(() => readMessage(text))
      if (message?.t !== 'play') return
      const { game, turns } = plays[at % plays.length]!
      const turn = turns[at % turns.length]!
      const state = copy(turn.before)
      for (const raw of message.moves) {
        const move = parse(game.moves, raw)
        if (!move.ok) continue
        for (const seat of [0, 1]) notLong(() => game.check(state, seatOf(seat), move.value as Tagged))
      }
      expect(same(state, turn.before)).toBe(true)
    }),
    options(runs, seed),
  ),
)

throwAt('token', (runs, seed) => {
  const id = newTableId()
  fc.assert(
    fc.property(fc.oneof(spoiltText([token('ana'), id, id.slice(0, 11)]), word), (text) => {
      notLong(() => {
        if (v.is(tokenSchema, text)) expect(text).toMatch(/^[\w-]{22,64}$/)
        if (isTableId(text)) expect(text).toMatch(/^[a-z2-9]{12}$/)
      })
    }),
    options(runs, seed),
  )
})

throwAt('webhook', (runs, seed) => {
  const part = fc.oneof(
    fc.constantFrom(
      'https',
      'http',
      '://',
      ':',
      '/',
      '@',
      '.',
      'example',
      'org',
      'localhost',
      '127.0.0.1',
      '[::1]',
      '8080',
      '%2e',
      '0x7f',
      'internal',
      '。',
      '\\',
      '?',
      '#',
      '\t',
      'xn--',
      '-',
    ),
    word,
  )
  const text = fc.oneof(
    fc.array(part, { maxLength: 10 }).map((parts) => parts.join('')),
    fc
      .tuple(fc.array(part, { maxLength: 6 }), fc.constantFrom('/', '/x', ''))
      .map(([parts, end]) => `https://${parts.join('')}${end}`),
    fc.tuple(fc.domain(), fc.webPath()).map(([domain, path]) => `https://${domain}${path}`),
  )
  fc.assert(
    fc.property(text, (said) => {
      if (!notLong(() => v.is(webhookSchema, said))) return
      // Whatever is taken is what a fetch would call: a name of the open internet, at the usual door, without a key.
      const { protocol, hostname, port, username, password } = new URL(said)
      expect([protocol, port, username, password]).toEqual(['https:', '', '', ''])
      expect(hostname).toMatch(/^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/)
      expect(said.toLowerCase().startsWith(`https://${hostname}`)).toBe(true)
      expect(hostname).not.toMatch(/(?:^|\.)(?:localhost|local|internal|arpa|home|lan)$/)
    }),
    options(runs, seed),
  )
})

throwAt('record', (runs, seed) => {
  const games = plays.map(({ game, play, meta }) => {
    const { seats, options: chosen, seed: dealt } = play.setting
    const setting = {
      id: newTableId(),
      game: meta.id,
      rulesVersion: game.rulesVersion,
      options: chosen as Record<string, string>,
      seed: dealt,
      botSeed: dealt,
      commitment: dealt,
    }
    const people = Array.from({ length: seats }, () => ({ kind: 'bot', level: 'greedy' }) as const)
    const short = { ...play.table, log: play.table.log.slice(0, 6) }
    return {
      game,
      file: JSON.parse(JSON.stringify(recordOf({ setting, seats: people }, short as never))) as object,
    }
  })
  fc.assert(
    fc.property(
      fc.nat(games.length - 1).chain((at) => spoilt([games[at]!.file]).map((file) => ({ at, file }))),
      ({ at, file }) => {
        const read = notLong(() => parse(recordSchema, JSON.parse(JSON.stringify(file) ?? 'null')))
        if (!read.ok) return
        const { entries, seats, options: chosen } = read.value
        expect(isInert(entries.map((entry) => ('events' in entry ? entry.events : [])))).toBe(true)
        notLong(() => {
          // The page says that such a game cannot be shown: what no rule has told need not fold.
          try {
            fold(games[at]!.game, { seats: seats.length, options: chosen }, entries as never)
          } catch (failure) {
            expect(failure).toBeInstanceOf(Error)
          }
        })
        expect(inherited()).toBe(bare)
      },
    ),
    options(runs, seed),
  )
})

throwAt('http', async (runs, seed) => {
  const path = address(
    [
      '/api/tables/{}',
      '/api/tables/{}/record',
      '/api/tables/{}/socket',
      '/api/lobby/{}?region={}',
      '/api/lobby/{}/socket',
      '/api/games?game={}&player={}&before={}',
      '/api/{}',
      '/g/{}?m={}',
      '/embed/g/{}?lang={}&m={}&perspective={}',
      '/oembed?url={}&format={}&maxwidth={}&maxheight={}',
      '/oembed?url=https%3A%2F%2Falmena.test%2Fg%2F{}%3Fm%3D{}&format={}',
      '/d/{}.svg?lang={}',
      '/d/{}/{}.svg',
      '/rules/{}',
      '/watch/{}',
      '/{}',
    ],
    [table, table, 'storming', 'castillo', '1', '2', 'json', 'xml', 'en'],
  )
  const bodies = [
    wish(),
    wish({ game: 'storming', house: { visibility: 'private', clock: { kind: 'days', days: 2 } } }),
    { game: 'castillo', player: { name: 'Ana', token: token('ana') } },
  ]
  const asked = fc.oneof(
    fc.record({
      path,
      method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'),
      key: fc.option(word),
    }),
    fc.record({
      path: fc.constantFrom('/api/tables', '/api/match', '/api/tables/', `/api/tables/${table}`),
      body: spoiltText(bodies),
      type: fc.constantFrom('application/json', 'application/json; charset=utf-16', 'text/plain', ''),
    }),
  )
  await fc.assert(
    fc.asyncProperty(asked, (one) =>
      answeredSoon(async () => {
        const response =
          'body' in one
            ? await http(one.path, {
                method: 'POST',
                headers: one.type === '' ? {} : { 'content-type': one.type },
                body: one.body,
              })
            : await http(one.path, {
                method: one.method,
                headers: { authorization: `Bearer ${(one.key ?? '').replaceAll(/[^ -~]/g, '')}` },
                redirect: 'manual',
              })
        await response.arrayBuffer()
        expect(response.status < 500 || response.status === 501, `${response.status}`).toBe(true)
        expect(errors).not.toHaveBeenCalled()
      }),
    ),
    options(runs, seed),
  )
})

throwAt(
  'socket',
  async (runs, seed) => {
    const said = fc.tuple(
      fc.constantFrom(hello, { ...hello, token: null }, { ...hello, proto: 1, token: null }, null),
      fc.array(spoiltText(messages), { minLength: frames, maxLength: frames }),
    )
    await fc.assert(
      fc.asyncProperty(said, async ([first, rest]) => {
        const socket = (await http(`/api/tables/${table}/socket`, { headers: { upgrade: 'websocket' } }))
          .webSocket!
        let last = ''
        let isOver = false
        socket.accept()
        socket.addEventListener('message', ({ data }) => void (last = String(data)))
        const closed = new Promise<void>((done) =>
          socket.addEventListener('close', () => done((isOver = true) as never)),
        )
        if (first !== null) socket.send(JSON.stringify(first))
        for (const text of rest) if (socket.readyState === WebSocket.OPEN) socket.send(text)
        // The last word is one that is always answered: then all before it has been heard.
        if (socket.readyState === WebSocket.OPEN) socket.send('{"t":"hello"}')
        await closed
        expect(isOver).toBe(true)
        // Who is sent away hears why, in one of the protocol's words.
        expect(last).toMatch(/^\{"t":"bye","why":"[a-zA-Z]+"\}$/)
        expect(errors).not.toHaveBeenCalled()
      }),
      options(runs, seed),
    )
  },
  frames,
)
