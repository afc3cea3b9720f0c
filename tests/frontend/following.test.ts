/** A table without a socket: a finished game, more watchers than its room takes, and a room that has gone. */
import './page.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
// Here already when a session asks for it.
import '../../frontend/net/following.ts'
import { noteTable } from '../../frontend/kit/identity.ts'
import { remember } from '../../frontend/kit/storage.ts'
import { createSession } from '../../frontend/net/session.ts'
import { hangUp, Line, newestLine, pickUp } from '../kit/line.ts'

const table = (stage: string) => ({ id: 'abcdefghij', game: 'castillo', seats: [], clocks: [], stage })
const entry = (seq: number) => ({ seq, at: seq, kind: 'setup', events: [] })

/** What the site answers, by path; and what was asked for. */
let answers: Record<string, unknown> = {}
let asked: string[] = []
const path = '/api/tables/abcdefghij'

beforeEach(() => {
  pickUp()
  ;[answers, asked] = [{}, []]
  vi.stubGlobal('fetch', async (to: string, init?: RequestInit) => {
    const key = (init?.headers as Record<string, string> | undefined)?.['authorization']
    asked.push(key === undefined ? to : `${to} ${key}`)
    const answer = answers[asked.at(-1)!]
    return Response.json(answer ?? null, { status: answer === undefined ? 404 : 200 })
  })
})
afterEach(() => {
  hangUp()
  remember('tables', '[]')
})

const settled = async (holds: () => boolean): Promise<void> => {
  for (let n = 0; n < 200 && !holds(); n++) await vi.advanceTimersByTimeAsync(20)
  expect(holds()).toBe(true)
}

test('a finished game is read once, without a socket; who has something to say there opens one', async () => {
  answers[`${path}/log`] = { table: table('finished'), entries: [entry(1), entry(2)], now: 5 }
  answers[`${path} Bearer key`] = { you: null }
  const session = createSession('abcdefghij', 'key', true)
  await settled(() => session.link() === 'open')
  expect(session.entries()).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toEqual([`${path}/log`, `${path} Bearer key`])
  expect(Line.all).toHaveLength(0)
  const said = session.say({ t: 'chat', name: 'Ana', text: 'hola' })
  expect(Line.all).toHaveLength(1)
  // The room has gone long since: nobody hears it, and the game is seen all the same.
  newestLine().part('gone')
  expect(await said).toEqual({ ok: false, why: 'notLive' })
  expect(session.link()).toBe('open')
  session.end()
})

test('who sat at a finished game has a socket there, and does not read its log beside it', async () => {
  noteTable({ id: 'abcdefghij', game: 'castillo', at: 1, seat: 1 })
  answers[`${path} Bearer key`] = { you: 1 }
  const session = createSession('abcdefghij', 'key', true)
  await settled(() => Line.all.length === 1)
  expect(asked).toEqual([`${path} Bearer key`])
  session.end()
})

test('where a table is full of watchers one more reads its log, every second; nobody is told that it is full', async () => {
  answers[`${path}/log`] = { table: table('live'), entries: [entry(1), entry(2)], now: 5 }
  const session = createSession('abcdefghij', 'key')
  newestLine().part('full')
  await settled(() => session.link() === 'open')
  answers[`${path}/log`] = { table: table('live'), entries: [entry(1), entry(2), entry(3)], now: 6 }
  const before = asked.length
  // A copy is good for a second, and each look at the next comes up to 600 ms later than that, by chance.
  await vi.advanceTimersByTimeAsync(3300)
  expect(asked.length - before).toBeGreaterThanOrEqual(2)
  expect(session.entries()).toHaveLength(3)
  // No socket is asked for any more, until there is something to say.
  await vi.advanceTimersByTimeAsync(300_000)
  expect(Line.all).toHaveLength(1)
  answers[`${path}/log`] = { table: table('finished'), entries: [entry(1)], now: 7 }
  await vi.advanceTimersByTimeAsync(1000)
  const last = asked.length
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toHaveLength(last)
  session.end()
})

test('a page looks for the next copy once it can be had, and is never two seconds behind', async () => {
  const looks: number[] = []
  vi.stubGlobal('fetch', async () => {
    looks.push(Date.now())
    return Response.json({ table: table('live'), entries: [entry(1)], now: Date.now() })
  })
  const session = createSession('abcdefghij', 'key')
  newestLine().part('full')
  await vi.advanceTimersByTimeAsync(60_000)
  session.end()
  const pauses = looks.slice(1).map((at, n) => at - looks[n]!)
  expect(pauses.length).toBeGreaterThan(30)
  // The site has a copy for a second from when it is put away, which is a moment after it was made.
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1100)
  expect(Math.max(...pauses)).toBeLessThan(1700)
})

test('a page that finds nothing, or is told to come later, looks again after pauses that grow', async () => {
  const looks: number[] = []
  let status = 404
  vi.stubGlobal('fetch', async () => {
    looks.push(Date.now())
    return new Response(null, { status, headers: status === 429 ? { 'retry-after': '10' } : {} })
  })
  const session = createSession('abcdefghij', 'key')
  newestLine().part('full')
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  const pauses = looks.slice(1).map((at, n) => at - looks[n]!)
  expect(pauses[0]).toBeLessThan(1100)
  expect(pauses[3]).toBeGreaterThan(4 * pauses[0]!)
  expect(looks.length).toBeLessThan(20)
  expect(Math.max(...pauses)).toBeLessThan(80_000)
  status = 429
  const other = createSession('abcdefghij', 'key')
  looks.length = 0
  session.end()
  newestLine().part('full')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(looks[1]! - looks[0]!).toBeGreaterThanOrEqual(10_000)
  other.end()
})

test('who sits down at a crowded table comes with a word that they do, and has a socket', async () => {
  answers[`${path}/log`] = { table: table('waiting'), entries: [], now: 5 }
  const session = createSession('abcdefghij', 'key')
  newestLine().part('full')
  await settled(() => session.link() === 'open')
  void session.act({ act: 'sit', seat: 1 as never, name: 'Ana' })
  await settled(() => Line.all.length === 2)
  newestLine().open()
  const [said, asked] = newestLine()
    .sent.slice(0, 2)
    .map((frame) => JSON.parse(frame) as object)
  expect(said).toMatchObject({ t: 'hello', sits: true })
  expect(asked).toMatchObject({ t: 'table', act: { act: 'sit', seat: 1 } })
  session.end()
})

test('where the room of a private game has gone, its log is shown to a key; where nothing was kept, nothing is', async () => {
  answers[`${path}/log Bearer key`] = { table: table('finished'), entries: [entry(1)], now: 5 }
  const session = createSession('abcdefghij', 'key')
  newestLine().part('gone')
  await settled(() => session.link() === 'open')
  answers = {}
  const other = createSession('abcdefghij', 'key')
  newestLine().part('gone')
  await settled(() => other.link() === 'gone')
  session.end()
  other.end()
})
