/**
 * Where every seat plays by itself and nobody who sits is there, the table rests: it would play a game that nobody
 * sees, and anybody could have it play thousands. It goes on as soon as one of its people is there again; and as long
 * as one of them is, or has still time, all others are played for.
 */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { limits } from '../../shared/protocol/limits.ts'
import { isResting } from '../../shared/protocol/resting.ts'
import { asked, type Client, join, opened, resources, started, token } from './clients.ts'
import { dueOf, pass, shiftedClock } from './time.ts'

const time = shiftedClock()
const names = ['ana', 'berta', 'carles']
const clock = { kind: 'live', bank: 10, increment: 0 } as const

const glance = async (id: string) => (await env.ROOMS.getByName(id).glance())!
const leaves = async (id: string, one: Client): Promise<void> => {
  const seat = one.you!
  one.socket.close(1000)
  await expect.poll(async () => (await glance(id)).seats[seat]).toMatchObject({ present: false })
  await pass(id, 'attendance')
}
const timeIsUp = async (id: string, seat: number): Promise<void> => {
  time.ahead(60_000)
  await pass(id, 'clock')
  expect((await glance(id)).seats[seat]).toMatchObject({ standIn: true })
}
/** Gives bots and stand-ins their time; true where one of them has played. */
const goesOn = async (id: string): Promise<boolean> => {
  const { seq } = await glance(id)
  await pass(id, 'bots')
  return (await glance(id)).seq > seq
}

/** Ana among bots, as it is her turn. */
const alone = async (house: object = { clock }) => {
  const id = await opened({ bots: 'greedy', house })
  const ana = await join(id, token('ana'))
  for (let turn = 0; turn < 8 && !ana.isAsked; turn++) {
    const before = ana.seq
    await pass(id, 'bots')
    await ana.until(() => ana.seq > before)
  }
  return { id, ana }
}

test('who leaves a table of bots has nothing played on until they are back; then it is their turn, with time for it', async () => {
  const { id, ana } = await alone()
  await leaves(id, ana)
  await timeIsUp(id, 0)
  expect(await dueOf(id, 'bots')).toBeNull()
  expect(await goesOn(id)).toBe(false)
  const watcher = await join(id, null)
  expect(await goesOn(id)).toBe(false)
  // Who looks on is told so by what they are told of the seats.
  expect(isResting(watcher.info!.seats)).toBe(true)
  const back = await join(id, token('ana'))
  expect(back.info!.seats[0]).toMatchObject({ present: true, standIn: false })
  expect(back.info!.clocks[0]!.due! - Date.now()).toBeGreaterThan(limits.reprieve - 5000)
  expect(await back.play([resources(back)])).toMatchObject({ t: 'entries' })
  await watcher.until(() => watcher.seq === back.seq)
  expect(isResting(watcher.info!.seats)).toBe(false)
  expect(await goesOn(id)).toBe(true)
})

test('bots play until somebody who is away is asked, who may want to be told', async () => {
  const { id, ana } = await alone({ clock: { kind: 'days', days: 3 } })
  await ana.play([resources(ana)])
  await leaves(id, ana)
  expect(await goesOn(id)).toBe(true)
})

test('who is there is played for once their time is up, alone among bots too', async () => {
  const { id } = await alone()
  await timeIsUp(id, 0)
  expect(await goesOn(id)).toBe(true)
})

test('who leaves among people is played for as long as another is there, or has time left; all rest when none has', async () => {
  const { id, people } = await started({ house: { clock } })
  const first = await asked(people)
  const [second, third] = people.filter((one) => one !== first) as [Client, Client]
  await leaves(id, first)
  await timeIsUp(id, first.you!)
  expect(await goesOn(id)).toBe(true)
  const next = await asked([second, third])
  const last = next === second ? third : second
  await leaves(id, next)
  await leaves(id, last)
  await timeIsUp(id, next.you!)
  // The last has gone too, but has not been asked: nobody is spared a loss by leaving first.
  expect(await goesOn(id)).toBe(true)
  await timeIsUp(id, last.you!)
  expect(await goesOn(id)).toBe(false)
  // One of them is enough; the others are played for.
  const back = await join(id, token(names[next.you!]!))
  const turn = back.isAsked ? await back.play([resources(back)]) : null
  expect(turn === null || turn.t === 'entries').toBe(true)
  expect(await goesOn(id)).toBe(true)
})

test('a listed game that rests comes below those with somebody there', async () => {
  const { id, ana } = await alone({ clock, visibility: 'listed' })
  const shown = async () =>
    (await env.LOBBIES.getByName('fortaleza:europe').tables()).find((table) => table.id === id)
  await pass(id, 'outbox')
  expect(await shown()).not.toHaveProperty('quiet')
  await leaves(id, ana)
  await timeIsUp(id, 0)
  await pass(id, 'outbox')
  expect(await shown()).toMatchObject({ stage: 'live', quiet: true })
  await join(id, token('ana'))
  await pass(id, 'outbox')
  expect(await shown()).not.toHaveProperty('quiet')
})
