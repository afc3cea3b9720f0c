/** How fast a seat may act: from all its windows together, as fast as people do, and no faster. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { limits } from '../../shared/protocol/limits.ts'
import { createBuckets } from '../../worker/room/buckets.ts'
import { countStorage } from '../cost/count.ts'
import { connect, join, opened, token } from './clients.ts'
import { standingClock } from './time.ts'

const clock = standingClock()

const rename = (n: number) => ({ t: 'table', cid: n, act: { act: 'rename', name: `Ana ${n}` } })

test('a seat has one pace for all its windows; what came too fast is done when it comes again', async () => {
  const id = await opened()
  const windows = [await join(id, token('ana')), await join(id, token('ana'))] as const
  const berta = await join(id, token('berta'))
  await berta.act({ act: 'sit', seat: 1, name: 'Berta' })
  for (let n = 1; n <= limits.acts; n++)
    expect(await windows[n % 2]!.ask(rename(n))).toMatchObject({ t: 'table', re: n })
  const late = rename(limits.acts + 1)
  for (const window of windows) expect(await window.ask(late)).toMatchObject({ t: 'refused', why: 'tooFast' })
  expect(windows[0].info?.seats[0]).toMatchObject({ name: `Ana ${limits.acts}` })
  // What was done is answered again, and others are not held up.
  expect(await windows[0].ask(rename(limits.acts))).toMatchObject({ t: 'table', re: limits.acts })
  expect(await berta.act({ act: 'ready', ready: true })).toMatchObject({ t: 'table' })
  clock.ahead(limits.actPause)
  expect(await windows[1].ask(late)).toMatchObject({ t: 'table', re: late.cid })
  await berta.until(() => berta.info?.seats[0]?.kind === 'person' && berta.info.seats[0].name === 'Ana 21')
  expect(await windows[0].ask(rename(99))).toMatchObject({ why: 'tooFast' })
})

test('what is refused has the pace of what is done: nothing is judged for who has asked too much', async () => {
  const id = await opened()
  const windows = [await join(id, token('ana')), await join(id, token('ana'))] as const
  const askBack = (n: number) => windows[n % 2]!.ask({ t: 'table', cid: n, act: { act: 'askUndo' } })
  for (let n = 1; n <= limits.acts; n++) expect(await askBack(n)).toMatchObject({ why: 'notLive' })
  expect(await askBack(limits.acts + 1)).toMatchObject({ why: 'tooFast' })
})

test('to sit down and stand up again has the pace of an address, whatever keys are shown; others sit down meanwhile', async () => {
  const id = await opened()
  const answers: string[] = []
  for (let n = 0; n <= limits.acts / 2; n++) {
    const one = await (await connect(id, undefined, '203.0.113.61')).hello(token(`k${n}`))
    for (const act of [{ act: 'sit', seat: 1, name: 'Eva' }, { act: 'stand' }] as const)
      answers.push((await one.act(act)).t)
  }
  expect(answers.slice(0, limits.acts)).not.toContain('refused')
  expect(answers[limits.acts]).toBe('refused')
  const friend = await (await connect(id, undefined, '203.0.113.62')).hello(token('berta'))
  expect(await friend.act({ act: 'sit', seat: 1, name: 'Berta' })).toMatchObject({ t: 'table', you: 1 })
})

test('who has sat somewhere and done much leaves no empty bucket to who sits there next', async () => {
  const id = await opened()
  const window = async () => (await connect(id, undefined, '203.0.113.63')).hello(token('eva'))
  const windows = [await window(), await window()] as const
  await windows[0].act({ act: 'sit', seat: 1, name: 'Eva' })
  for (let n = 2; n < 2 + limits.acts; n++) await windows[n % 2]!.ask(rename(n))
  for (const one of windows) expect(await one.ask(rename(limits.acts + 2))).toMatchObject({ why: 'tooFast' })
  expect(await windows[0].act({ act: 'stand' }, limits.acts + 3)).toMatchObject({ t: 'table', you: null })
  const berta = await (await connect(id, undefined, '203.0.113.64')).hello(token('berta'))
  expect(await berta.act({ act: 'sit', seat: 1, name: 'Berta' })).toMatchObject({ you: 1 })
  expect(await berta.act({ act: 'ready', ready: true })).toMatchObject({ t: 'table' })
})

test.each([
  ['as many as are known one by one', limits.actsKept, { t: 'table' }],
  ['one more', limits.actsKept + 1, { why: 'usedNumber' }],
])('what came too fast may come again after %s were done', async (_, count, answer) => {
  const id = await opened()
  const windows = await Promise.all(Array.from({ length: 3 }, () => join(id, token('ana'))))
  const ask = (n: number) => windows[n % 3]!.ask(rename(n))
  for (let n = 1; n <= limits.acts; n++) await ask(n)
  const late = limits.acts + 1
  expect(await ask(late)).toMatchObject({ why: 'tooFast' })
  clock.ahead(limits.acts * limits.actPause)
  for (let n = late + 1; n <= late + count; n++) await ask(n)
  expect(await ask(late)).toMatchObject(answer)
})

test('who does not sit and stands up is answered; nothing is stored, and nobody is told', async () => {
  const id = await opened()
  const [ana, guest] = [await join(id, token('ana')), await join(id, token('guest'))]
  const heard = ana.messages.length
  const counts = await runInDurableObject(env.ROOMS.getByName(id), (_room, { storage }) =>
    countStorage(storage),
  )
  expect(await guest.act({ act: 'stand' })).toMatchObject({ t: 'table', you: null })
  expect(counts()).toMatchObject({ rowsWritten: 0 })
  expect(ana.messages.length).toBe(heard)
})

test('a bucket holds so many, gains one with each pause, and is each one’s own', () => {
  const pace = createBuckets<string>(3, 100)
  const takes = (owner: string, now: number, times: number): number =>
    Array.from({ length: times }, () => pace.take(owner, now)).filter((taken) => taken).length
  expect(takes('a', 0, 5)).toBe(3)
  expect(takes('b', 10, 1)).toBe(1)
  expect([takes('a', 99, 2), takes('a', 100, 2), takes('a', 349, 4), takes('a', 350, 1)]).toEqual([
    0, 1, 2, 0,
  ])
  expect(takes('b', 500, 5)).toBe(3)
  expect(takes('a', 5000, 9)).toBe(3)
})
