/** The seed of a game: committed to by the table, and mixed with what each seat adds. */
import { env } from 'cloudflare:workers'
import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { mixedText } from '../../shared/protocol/record.ts'
import { dealtSeed, newSeed } from '../../worker/room/tokens.ts'
import type { TableCreated } from '../../shared/protocol/http.ts'
import { connect, join, opened, post, token, wish } from './clients.ts'

const id = 'abcdefghjk'
const seed = '11'.repeat(32)
const [one, two] = ['aa'.repeat(32), 'bb'.repeat(32)]

const bytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** As a browser computes it. */
const bySubtle = async (key: string, text: string): Promise<string> => {
  const imported = await crypto.subtle.importKey(
    'raw',
    bytes(key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const mac = await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(text))
  return [...new Uint8Array(mac)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

test('what is mixed in the room is what a browser gets', async () => {
  const entropy = [one, null, two]
  const text = mixedText(id, 3, entropy)!
  expect(text).toBe(`almena1|${id}|3|${one}||${two}`)
  expect(dealtSeed({ id, rulesVersion: 3, seed, entropy })).toBe(await bySubtle(seed, text))
})

test('every share counts, and its seat', () => {
  const dealt = (entropy: readonly (string | null)[]) => dealtSeed({ id, rulesVersion: 3, seed, entropy })
  const all = [
    [one, two],
    [two, one],
    [one, null],
    [null, two],
    [null, null],
  ].map(dealt)
  expect(new Set(all).size).toBe(all.length)
})

test('where nobody adds anything, and in old records, the committed seed is dealt from', () => {
  expect(dealtSeed({ id, rulesVersion: 3, seed, entropy: [null, null] })).toBe(seed)
  expect(dealtSeed({ id, rulesVersion: 3, seed })).toBe(seed)
})

test('the deal hangs on what people add once the table has committed itself; nobody sees it before the end', async () => {
  const share = newSeed()
  const { id: table, commitment } = await (await post(wish())).json<TableCreated>()
  // Drawn when the commitment is known, and told with the hello.
  const ana = await (await connect(table)).hello(token('ana'), 0, { entropy: share })
  expect(ana.info!.commitment).toBe(commitment)
  const berta = await join(table, token('berta'))
  await berta.act({ act: 'sit', seat: 1, name: 'Berta', entropy: two })
  await ana.act({ act: 'addBot', seat: 2, level: 'random' })
  await ana.act({ act: 'start' })
  await ana.until(() => ana.seq === 1)
  const setting = await runInDurableObject(env.ROOMS.getByName(table), (room) => room.store.setting()!)
  expect(setting.entropy).toEqual([share, two, null])
  expect(setting.commitment).toBe(commitment)
  for (const frame of [...ana.frames, ...berta.frames]) {
    expect(frame).not.toContain(share)
    expect(frame).not.toContain(two)
    expect(frame).not.toContain(setting.seed)
  }
})

test('a share counts once, for the seat of its key, and only before the game begins', async () => {
  const table = await opened()
  const say = async (name: string, entropy: string) =>
    (await connect(table)).hello(token(name), 0, { entropy })
  const ana = await say('ana', one)
  await say('ana', two)
  await say('stranger', two)
  const berta = await join(table, token('berta'))
  await berta.act({ act: 'sit', seat: 1, name: 'Berta' })
  await ana.act({ act: 'addBot', seat: 2, level: 'random' })
  await ana.act({ act: 'start' })
  await say('berta', two)
  const setting = await runInDurableObject(env.ROOMS.getByName(table), (room) => room.store.setting()!)
  expect(setting.entropy).toEqual([one, null, null])
})

test('a game against bots is dealt from the share that comes with the hello', async () => {
  const table = await opened({ bots: 'greedy' })
  const ana = await (await connect(table)).hello(token('ana'), 0, { entropy: one })
  expect(ana.seq).toBe(1)
  const setting = await runInDurableObject(env.ROOMS.getByName(table), (room) => room.store.setting()!)
  expect(setting.entropy).toEqual([one, null, null])
})
