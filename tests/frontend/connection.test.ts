/** The page's end of a table's socket: how it comes back, and what it answers by itself. */
import './page.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect } from '../../frontend/net/connection.ts'
import { createSession } from '../../frontend/net/session.ts'
import { hangUp, newestLine, pickUp, untilNextLine } from '../kit/line.ts'

beforeEach(pickUp)
afterEach(hangUp)

const nothing = { hello: () => ({ t: 'hello', proto: 1, token: null, since: 0 }) as const }
const start = () =>
  connect('wss://almena.test', { ...nothing, message: () => undefined, state: () => undefined })

test('after `full` it comes back by itself, with growing pauses, and soon once there was room', async () => {
  const connection = start()
  const pauses: number[] = []
  for (let n = 0; n < 6; n++) {
    newestLine().part('full')
    pauses.push(await untilNextLine())
  }
  expect(pauses[0]).toBeGreaterThanOrEqual(4_000)
  for (const [n, pause] of pauses.entries())
    expect(pause).toBeGreaterThanOrEqual(Math.min(60_000, 4_000 * 2 ** n))
  expect(Math.max(...pauses)).toBeLessThanOrEqual(120_100)
  newestLine().open()
  newestLine().hear({ t: 'chat', lines: [] })
  newestLine().onclose?.()
  expect(await untilNextLine()).toBeLessThanOrEqual(550)
  connection.end()
})

test('a farewell is no success: who is parted each time waits longer each time', async () => {
  const connection = start()
  vi.spyOn(Math, 'random').mockReturnValue(1)
  for (const pause of [500, 1000, 2000, 4000]) {
    newestLine().part('behind')
    expect(await untilNextLine()).toBe(pause)
  }
  connection.end()
})

test('who is told to come later waits, however often one looks at the page; who was cut off is back at once', async () => {
  let wake = (): void => undefined
  vi.spyOn(document, 'addEventListener').mockImplementation((_, heard) => void (wake = heard as () => void))
  const connection = start()
  vi.spyOn(Math, 'random').mockReturnValue(1)
  for (const why of ['flood', 'full'] as const) {
    newestLine().part(why)
    const begun = Date.now()
    const coming = untilNextLine()
    for (let n = 0; n < 5; n++) wake()
    await coming
    expect(Date.now() - begun, why).toBeGreaterThanOrEqual(8000)
  }
  newestLine().open()
  newestLine().hear({ t: 'chat', lines: [] })
  newestLine().onclose?.()
  const coming = untilNextLine()
  wake()
  expect(await coming).toBeLessThanOrEqual(50)
  connection.end()
})

test('a receipt is given for what was read', () => {
  const connection = start()
  newestLine().open()
  newestLine().hear({ t: 'receipt', code: 77 })
  expect(newestLine().sent).toContain(JSON.stringify({ t: 'receipt', code: 77 }))
  connection.end()
})

test('that it is full stays said while it is tried again, until there is room', async () => {
  const session = createSession('abcdefghij', 'key')
  newestLine().part('full')
  expect(session.link()).toBe('full')
  await untilNextLine()
  expect(session.link()).toBe('full')
  newestLine().open()
  expect(session.link()).toBe('full')
  const table = { id: 'abcdefghij', game: 'castillo', seats: [], clocks: [] }
  newestLine().hear({ t: 'welcome', you: null, table, entries: [], chat: [], newest: 0, now: 0 } as never)
  expect(session.link()).toBe('open')
  session.end()
})

test('a page that another device has counted past asks from where to count on, and the next try is heard', async () => {
  const session = createSession('abcdefghij', 'key')
  const table = { id: 'abcdefghij', game: 'castillo', seats: [], clocks: [] }
  const welcome = (last: number): void => {
    newestLine().open()
    const rest = { you: 0, table, entries: [], chat: [], newest: last, now: 0 }
    newestLine().hear({ t: 'welcome', ...rest } as never)
  }
  welcome(0)
  const answer = session.act({ act: 'back' })
  const { cid } = JSON.parse(newestLine().sent.at(-1)!) as { cid: number }
  newestLine().hear({ t: 'refused', re: cid, why: 'usedNumber' } as never)
  expect(await answer).toMatchObject({ ok: false, why: 'usedNumber' })
  // Long before silence would be noticed.
  expect(await untilNextLine()).toBeLessThan(5000)
  welcome(cid + 3_600_000)
  expect(session.nextCid()).toBe(cid + 3_600_001)
  session.end()
})
