/** Storage that nobody needs any more is given back: a game that all have left for long, and a room that cannot be listed. */
import { abortAllDurableObjects, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnyGame } from '../../shared/engine/game.ts'
import { castillo } from '../../shared/games/castillo/game.ts'
import type { Move } from '../../shared/games/castillo/moves.ts'
import type { State } from '../../shared/games/castillo/state.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { keyOf } from '../../worker/outside/kept.ts'
import { countStorage } from '../cost/count.ts'
import { asked, type Client, finish, http, join, opened, resources, started, token } from './clients.ts'
import { dueOf, pass, shiftedClock } from './time.ts'

const clock = shiftedClock()
beforeEach(() => {
  for (const way of ['error', 'warn'] as const) vi.spyOn(console, way).mockImplementation(() => undefined)
})
afterEach(() => void vi.restoreAllMocks())

const socketsAt = (id: string): Promise<number> =>
  runInDurableObject(env.ROOMS.getByName(id), (_room, state) => state.getWebSockets().length)
const leave = async (id: string, people: readonly Pick<Client, 'socket'>[]): Promise<void> => {
  for (const { socket } of people) socket.close(1000)
  await expect.poll(() => socketsAt(id)).toBe(0)
  await pass(id, 'attendance')
}
/** Milliseconds until the room is to go, or to look whether it may. */
const dueIn = async (id: string): Promise<number> => (await dueOf(id, 'expiry'))! - Date.now()
/** Milliseconds until the platform wakes it. Looking wakes it as well. */
const alarmIn = (id: string): Promise<number> =>
  runInDurableObject(
    env.ROOMS.getByName(id),
    async (_room, { storage }) => (await storage.getAlarm())! - Date.now(),
  )
const ring = (id: string): Promise<boolean> => runDurableObjectAlarm(env.ROOMS.getByName(id))
const isHeld = (id: string): Promise<boolean> =>
  runInDurableObject(
    env.ROOMS.getByName(id),
    (_room, { storage }) =>
      storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'facts'").toArray().length > 0,
  )

test('a game that is not finished stays while one of its people comes now and then, and goes half a year after the last has left', async () => {
  const { id, people } = await started({ house: { visibility: 'listed' } })
  await pass(id, 'outbox')
  expect(await dueIn(id)).toBeLessThanOrEqual(limits.roomSleeps)
  await leave(id, people)
  expect(await dueIn(id)).toBeGreaterThan(limits.roomLeft - 60_000)
  clock.ahead(limits.roomLeft - 3_600_000)
  const back = await join(id, token('ana'))
  expect(await dueIn(id)).toBeLessThanOrEqual(limits.roomSleeps)
  await leave(id, [back])
  expect(await dueIn(id)).toBeGreaterThan(limits.roomLeft - 60_000)
  clock.ahead(limits.roomLeft)
  await pass(id, 'expiry')
  expect(await isHeld(id)).toBe(false)
  const listed = await env.LOBBIES.getByName('fortaleza:europe').tables()
  expect(listed.map((table) => table.id)).not.toContain(id)
  expect((await http(`/g/${id}`)).status).toBe(404)
})

test('a game that all were cut off from as its room died is looked at again by the alarm alone, and goes half a year later', async () => {
  const { id } = await started()
  // The alarm that stands is of the time when seats were kept.
  await ring(id)
  expect(await alarmIn(id)).toBeGreaterThan(0)
  expect(await alarmIn(id)).toBeLessThanOrEqual(limits.roomSleeps)
  await abortAllDurableObjects()
  await ring(id)
  expect(await dueIn(id)).toBeGreaterThan(limits.roomLeft - 60_000)
  await ring(id)
  expect(await isHeld(id)).toBe(true)
  clock.ahead(limits.roomLeft)
  await ring(id)
  expect(await isHeld(id)).toBe(false)
})

test('a room that is to look again just as its last person leaves does not go', async () => {
  const { id, people } = await started()
  for (const { socket } of people) socket.close(1000)
  await expect.poll(() => socketsAt(id)).toBe(0)
  await pass(id, 'attendance', 'expiry')
  expect(await isHeld(id)).toBe(true)
  await pass(id, 'expiry')
  expect(await isHeld(id)).toBe(true)
})

test('moves set no alarm, however old the table: the one that stands goes off once, and is set anew', async () => {
  const { id, people } = await started()
  clock.ahead(2 * limits.roomLeft)
  const counts = await runInDurableObject(env.ROOMS.getByName(id), (_room, { storage }) =>
    countStorage(storage),
  )
  const play = async (): Promise<void> => {
    const one = await asked(people)
    await one.play([resources(one)])
    for (const other of people) await other.until(() => other.seq === one.seq)
    clock.ahead(60_000)
  }
  for (let turn = 0; turn < 4; turn++) await play()
  expect(counts().alarmsSet).toBe(0)
  await ring(id)
  expect(counts().alarmsSet).toBe(1)
  for (let turn = 0; turn < 4; turn++) await play()
  expect(counts().alarmsSet).toBe(1)
})

test('where strangers are shown who waits, the room looks soon whether they do; at any other table within a day', async () => {
  for (const [visibility, most] of [
    ['listed', limits.roomAwaits],
    ['link', limits.roomSleeps],
  ] as const) {
    const id = await opened({ house: { visibility } })
    await join(id, token('ana'))
    const due = await dueIn(id)
    expect(due).toBeLessThanOrEqual(most)
    expect(due).toBeGreaterThan(most - 60_000)
  }
})

test('a room whose game is kept goes a week late where the index takes no line of it, and never before it is kept', async () => {
  const options = { winter: 'no', roundTrackTalers: 'one', workerSupply: 'choose' } as const
  const wanted = { game: 'castillo', options, house: { visibility: 'listed' } } as const
  const { id, people } = await started<State, Move>(wanted, castillo as unknown as AnyGame)
  const fails = () => Promise.reject(new Error('the database is full'))
  const bind = (more: object) =>
    runInDurableObject(env.ROOMS.getByName(id), (room) => {
      const bound = { ...(Reflect.get(room, 'env') as object), ...more }
      Object.defineProperty(room, 'env', { value: bound, configurable: true })
    })
  await bind({ DB: { prepare: (query: string) => env.DB.prepare(query), batch: fails } })
  await finish(people)
  await leave(id, people)
  clock.ahead(limits.roomKept)
  await pass(id, 'outbox')
  await pass(id, 'expiry')
  expect(await isHeld(id)).toBe(true)
  clock.ahead(limits.roomPatience)
  await env.RECORDS.delete(keyOf(id))
  await bind({ RECORDS: { get: fails, head: fails, put: fails } })
  await pass(id, 'expiry')
  expect(await isHeld(id)).toBe(true)
  await bind({ RECORDS: env.RECORDS })
  await pass(id, 'expiry')
  expect(await isHeld(id)).toBe(false)
  expect((await http(`/api/tables/${id}/record`)).status).toBe(200)
})
