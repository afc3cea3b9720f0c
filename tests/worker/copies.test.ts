/** Copies of what a live table tells everybody, its glance and its public log: who holds them, how long, and when they are written for others. */
import { afterEach, expect, test, vi } from 'vitest'
import { limits } from '../../shared/protocol/limits.ts'
import { GameRoom } from '../../worker/room/room.ts'
import { http, started } from './clients.ts'
import { shiftedClock } from './time.ts'

const clock = shiftedClock()
afterEach(() => void vi.restoreAllMocks())

/** What is asked of the room and written into the cache from now on. */
const watched = () => {
  const [read, put] = [vi.spyOn(GameRoom.prototype, 'publicLog'), vi.spyOn(caches.default, 'put')]
  return () => ({ read: read.mock.calls.length, put: put.mock.calls.length })
}
const look = async (id: string, after = 0): Promise<number> => {
  const answer = await http(`/api/tables/${id}/log?after=${after}`)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=1')
  return (await answer.json<{ entries: readonly unknown[] }>()).entries.length
}
const inCache = (id: string): Promise<Response | undefined> =>
  caches.default.match(`https://almena.test/api/tables/${id}/log?after=0`)

test('a lone watcher has the room asked for each copy, and none is written', async () => {
  const { id } = await started()
  const done = watched()
  for (let turn = 1; turn <= 3; turn++) {
    await look(id)
    expect(done()).toEqual({ read: turn, put: 0 })
    clock.ahead(1150)
  }
})

test('of several the second has it written for the other isolates, once; none of them asks the room', async () => {
  const { id } = await started()
  const done = watched()
  for (let turn = 0; turn < 20; turn++) await look(id)
  expect(done()).toEqual({ read: 1, put: 1 })
  await expect.poll(async () => (await inCache(id))?.status).toBe(200)
})

test('a copy is good for a second, and written only while it is young: nobody is more than two behind', async () => {
  const { id } = await started()
  const done = watched()
  await look(id)
  clock.ahead(300)
  await look(id)
  clock.ahead(600)
  await look(id)
  expect(done()).toEqual({ read: 1, put: 0 })
  clock.ahead(200)
  await look(id)
  expect(done()).toEqual({ read: 2, put: 0 })
})

test('so many are held and no more: the eldest give way', async () => {
  const { id } = await started()
  const done = watched()
  const stretches = Array.from({ length: 101 }, (_, n) => n * limits.logStretch)
  for (const after of stretches) await look(id, after)
  await look(id, stretches.at(-1))
  expect(done().read).toBe(101)
  await look(id, 0)
  expect(done().read).toBe(102)
})

test('however many open, unfold and embed a table in one second, its room is asked once; then anew', async () => {
  const { id } = await started()
  const seen = vi.spyOn(GameRoom.prototype, 'glance')
  const arrive = (): Promise<readonly Response[]> =>
    Promise.all(
      Array.from({ length: 20 }, () => [
        http(`/g/${id}`),
        http(`/g/${id}`, { headers: { 'sec-fetch-mode': 'navigate' } }),
        http(`/embed/g/${id}`),
        http(`/oembed?url=${encodeURIComponent(`https://almena.test/g/${id}`)}`),
      ]).flat(),
    )
  for (const answer of await arrive()) {
    expect(answer.status).toBeLessThan(400)
    await answer.text()
  }
  expect(seen.mock.calls.length).toBe(1)
  clock.ahead(1001)
  await (await http(`/embed/g/${id}`)).text()
  expect(seen.mock.calls.length).toBe(2)
})

test('of a private table nothing is held: each who asks is told by its room', async () => {
  const { id } = await started({ house: { visibility: 'private' } })
  const seen = vi.spyOn(GameRoom.prototype, 'glance')
  for (let n = 0; n < 3; n++) await (await http(`/embed/g/${id}`)).text()
  expect(seen.mock.calls.length).toBe(3)
})
