/** What the room relies on in the platform: should it change, this is where it shows. */
import { env } from 'cloudflare:workers'
import { runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { isSameToken } from '../../worker/room/tokens.ts'
import { join, opened, token } from './clients.ts'

const room = async () => env.ROOMS.getByName(await opened())

test('a throw inside transactionSync takes its writes back', async () => {
  const count = await runInDurableObject(await room(), (_room, { storage }) => {
    expect(() =>
      storage.transactionSync(() => {
        storage.sql.exec("INSERT INTO facts VALUES ('x', '1')")
        throw new Error('no')
      }),
    ).toThrow('no')
    return storage.sql.exec("SELECT count(*) AS n FROM facts WHERE name = 'x'").one()['n']
  })
  expect(count).toBe(0)
})

test('an attachment outlives the instance’s memory', async () => {
  const id = await opened()
  await join(id, token('ana'))
  const { evictDurableObject } = await import('cloudflare:test')
  await evictDurableObject(env.ROOMS.getByName(id))
  const kept = await runInDurableObject(env.ROOMS.getByName(id), (_room, state) =>
    state.getWebSockets().map((socket) => socket.deserializeAttachment() as unknown),
  )
  expect(kept).toMatchObject([{ version: 1, viewer: 0, greeted: true }])
})

test('ping is answered with pong, without a word from the room', async () => {
  const client = await join(await opened(), token('ana'))
  client.send('ping')
  await client.until(() => client.frames.includes('pong'))
  expect(client.closed).toBeNull()
})

test('there is one alarm, and setting it earlier moves it', async () => {
  const at = await runInDurableObject(await room(), async (_room, { storage }) => {
    await storage.setAlarm(Date.now() + 60_000)
    await storage.setAlarm(Date.now() + 30_000)
    return (await storage.getAlarm())! - Date.now()
  })
  expect(at).toBeLessThanOrEqual(30_000)
})

test('an alarm is stored with what is written beside it, or neither is', async () => {
  const id = await opened()
  // A stub goes with the object that has died.
  const here = () => env.ROOMS.getByName(id)
  const stored = () =>
    runInDurableObject(here(), async (_room, { storage }) => ({
      rows: storage.sql.exec("SELECT * FROM facts WHERE name = 'x'").toArray().length,
      alarm: await storage.getAlarm(),
    }))
  const due = Date.now() + 60_000
  const dying = runInDurableObject(here(), (_room, state) => {
    state.storage.sql.exec("INSERT INTO facts VALUES ('x', '1')")
    void state.storage.setAlarm(due)
    state.abort('no')
  })
  await expect(dying).rejects.toThrow('no')
  const after = await stored()
  expect(after.rows).toBe(0)
  expect(after.alarm).not.toBe(due)
  await runInDurableObject(here(), (_room, { storage }) => {
    void storage.setAlarm(due)
    storage.sql.exec("INSERT INTO facts VALUES ('x', '1')")
  })
  expect(await stored()).toEqual({ rows: 1, alarm: due })
})

test('keys are compared whole, wherever they differ, by the platform’s function for that', () => {
  const compared = vi.spyOn(crypto.subtle, 'timingSafeEqual')
  const key = token('ana')
  const [early, late] = [`b${key.slice(1)}`, `${key.slice(0, -1)}b`]
  expect([key, early, late].map((other) => isSameToken(key, other))).toEqual([true, false, false])
  const encode = (text: string): Uint8Array => new TextEncoder().encode(text)
  expect(compared.mock.calls).toEqual([key, early, late].map((other) => [encode(key), encode(other)]))
  // Lengths are no secret.
  expect(isSameToken(key, `${key}_`)).toBe(false)
  compared.mockRestore()
})
