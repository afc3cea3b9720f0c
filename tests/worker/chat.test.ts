import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { limits } from '../../shared/protocol/limits.ts'
import { countStorage } from '../cost/count.ts'
import { join, opened, token } from './clients.ts'
import { standingClock } from './time.ts'

const clock = standingClock()

const at = async () => {
  const id = await opened()
  return { id, ana: await join(id, token('ana')), guest: await join(id, null) }
}
/** After this anybody may say the next line, who watches too. */
const rest = () => clock.ahead(limits.chatWatcherPause)
const say = (cid: number, text: string, name = 'Somebody') => ({ t: 'chat', cid, name, text })
const lines = (who: Awaited<ReturnType<typeof at>>['ana']) =>
  who.messages.flatMap((message) => (message.t === 'chat' ? message.lines : []))

test('what one says all hear, by the name at the table; who watches has the name they give', async () => {
  const { ana, guest } = await at()
  expect(await ana.ask(say(1, '  Hello <b>you</b>  ', 'Not Ana'))).toMatchObject({ t: 'chat', re: 1 })
  await guest.until(() => lines(guest).length === 1)
  expect(lines(guest)[0]).toMatchObject({ n: 1, seat: 0, name: 'Ana', text: 'Hello <b>you</b>' })
  await guest.ask(say(1, 'Hi', 'Guest'))
  await ana.until(() => lines(ana).length === 2)
  expect(lines(ana)[1]).toMatchObject({ n: 2, seat: null, name: 'Guest', text: 'Hi' })
})

test('who comes later reads what was said; the same message again is not said twice', async () => {
  const { id, ana } = await at()
  await ana.ask(say(7, 'Once'))
  await ana.ask(say(7, 'Once'))
  const late = await join(id, null)
  const welcome = late.messages.find(({ t }) => t === 'welcome')
  expect(welcome?.t === 'welcome' && welcome.chat.map(({ text }) => text)).toEqual(['Once'])
  expect(JSON.stringify(late.messages)).not.toContain(token('ana'))
})

test('too long, empty and too fast are refused, and the table keeps so many lines', async () => {
  const { ana, guest } = await at()
  await ana.ask(say(1, 'One'))
  expect(await ana.ask(say(2, 'Two'))).toMatchObject({ t: 'refused', why: 'tooFast' })
  // Another may speak meanwhile.
  expect(await guest.ask(say(3, 'Me too', 'Guest'))).toMatchObject({ t: 'chat' })
  rest()
  expect(await ana.ask(say(4, 'Two'))).toMatchObject({ t: 'chat' })
  ana.send(say(5, 'x'.repeat(limits.chat + 1)))
  await ana.until(() => ana.closed)
  expect(await guest.ask(say(6, '   ', 'Guest'))).toMatchObject({ t: 'refused', why: 'badText' })
})

test('each socket numbers what it says: another’s line of the same number, even of the same name, is no repeat', async () => {
  const { id, guest } = await at()
  const other = await join(id, null)
  await guest.ask(say(1, 'Hi'))
  rest()
  expect(await other.ask(say(1, 'Hi'))).toMatchObject({ t: 'chat', re: 1, lines: [{ n: 2 }] })
})

test('another line under a used number is refused by name; a repeat over a new socket is not said twice', async () => {
  const { id, ana } = await at()
  await ana.ask(say(5, 'One'))
  rest()
  expect(await ana.ask(say(5, 'Two'))).toMatchObject({ t: 'refused', re: 5, why: 'usedNumber' })
  const back = await join(id, token('ana'))
  expect(await back.ask(say(5, 'One'))).toMatchObject({ t: 'chat', re: 5, lines: [{ n: 1, text: 'One' }] })
  expect(await back.ask(say(6, 'Two'))).toMatchObject({ t: 'chat', re: 6, lines: [{ n: 2 }] })
})

test('a line costs a few rows, however many are kept, and so does whoever comes to read them', async () => {
  const { id, ana, guest } = await at()
  const room = env.ROOMS.getByName(id)
  await runInDurableObject(room, ({ store }) => {
    for (let n = 1; n <= limits.chatKept; n++)
      store.appendLine({ n, at: 1, seat: null, name: 'Eva', text: `${n}` })
  })
  // Whoever wakes it has them read, once.
  await evictDurableObject(room)
  await ana.ask(say(1, 'Awake'))
  rest()
  const counts = await runInDurableObject(room, (_room, { storage }) => countStorage(storage))
  for (let cid = 2; cid <= 7; cid++) {
    await ana.ask(say(cid, `Line ${cid}`))
    await guest.ask(say(cid, `Mine ${cid}`, 'Guest'))
    rest()
  }
  // One is written and one goes.
  expect(counts()).toMatchObject({ rowsWritten: 24 })
  expect(counts().rowsRead).toBeLessThanOrEqual(36)
  const before = counts().rowsRead
  const late = await join(id, null)
  const welcome = late.messages.find(({ t }) => t === 'welcome')
  expect(welcome?.t === 'welcome' && welcome.chat.map(({ n }) => n)).toEqual(
    Array.from({ length: limits.chatKept }, (_, n) => n + 14),
  )
  expect(counts().rowsRead - before).toBeLessThanOrEqual(3)
})
