/** Once more, by consent: the same people, those who want it, with fresh chance. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { AnyGame } from '../../shared/engine/game.ts'
import { seatOf } from '../../shared/engine/ids.ts'
import { castillo } from '../../shared/games/castillo/game.ts'
import type { Move } from '../../shared/games/castillo/moves.ts'
import type { State } from '../../shared/games/castillo/state.ts'
import type { NewTable } from '../../shared/protocol/http.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { nameAt } from '../../shared/protocol/names.ts'
import type { RecordFile } from '../../shared/protocol/record.ts'
import type { Rematch } from '../../shared/protocol/tableInfo.ts'
import { passFor } from '../../worker/outside/person.ts'
import { newSeed } from '../../worker/room/tokens.ts'
import { type Client, connect, finish, http, join, opened, started, token } from './clients.ts'
import { pass, shiftedClock } from './time.ts'

const clock = shiftedClock()

const rules = castillo as unknown as AnyGame
const options = { winter: 'no', roundTrackTalers: 'one', workerSupply: 'choose' } as const
type One = Client<State, Move>

const over = async (changes: Partial<NewTable> = {}) => {
  const { id, people } = await started<State, Move>({ game: 'castillo', options, ...changes }, rules)
  await finish(people)
  return { id, people }
}
const come = async (id: string, name: string, more: object = {}): Promise<One> =>
  (await connect<State, Move>(id, rules)).hello(token(name), 0, more)

const asksAgain = async (people: readonly One[], who = 1): Promise<Rematch> => {
  expect((await people[who]!.act({ act: 'rematch' })).t).toBe('table')
  for (const one of people) await one.until(() => one.info?.rematch)
  return people[who]!.info!.rematch!
}

/** Ana plays a game against a bot to its end, and wants another, at the table `id`. */
const againstBot = async (changes: Partial<NewTable> = {}, more: object = {}) => {
  const table = await opened({ game: 'castillo', options, seats: 2, bots: 'random', ...changes })
  const ana = await come(table, 'ana', more)
  for (let n = 0; ana.info!.stage !== 'finished' && n < 400; n++) {
    if (ana.isAsked) await ana.play([ana.legal()[0]!])
    else await pass(table, 'bots')
    await ana.until(() => ana.isAsked || ana.info!.stage === 'finished' || ana.seq > 0)
  }
  await ana.act({ act: 'rematch' })
  const { id } = await ana.until(() => ana.info!.rematch)
  return { table, ana, id }
}

test('is asked for by who sat, after the end, and opened once; all hear where it is, and who asked', async () => {
  const { id, people } = await started<State, Move>({ game: 'castillo', options }, rules)
  const guest = await join<State, Move>(id, null, 0, rules)
  expect(await people[0].act({ act: 'rematch' })).toMatchObject({ t: 'refused', why: 'notOver' })
  await finish(people)
  expect(await guest.act({ act: 'rematch' })).toMatchObject({ t: 'refused', why: 'notSeated' })
  const rematch = await asksAgain(people)
  expect(rematch.by).toBe(1)
  expect(rematch.commitment).not.toBe(people[0].info!.commitment)
  expect(rematch.wants).toEqual([1])
  // Who asks for what is open wants it too: all see who would come.
  await people[0].act({ act: 'rematch' })
  await guest.until(() => guest.info?.rematch?.wants?.length === 2)
  const both = { ...rematch, wants: [1, 0] }
  expect([people[0].info!.rematch, guest.info!.rematch]).toEqual([both, both])
  await people[0].act({ act: 'rematch' })
  expect(people[0].info!.rematch).toEqual(both)
})

test('does not begin before those who are waited for have come; then it does, each where they sat', async () => {
  const { people } = await over({ house: { clock: { kind: 'live', bank: 300, increment: 15 } } })
  const { id, commitment } = await asksAgain(people)
  const ana = await come(id, 'ana')
  expect([ana.you, ana.info!.stage, ana.info!.commitment]).toEqual([0, 'waiting', commitment])
  expect(ana.info!.seats[1]).toMatchObject({ name: 'Berta', held: true, present: false })
  const berta = await come(id, 'berta')
  // Who has asked for it decides.
  expect([berta.you, berta.info!.host]).toEqual([1, 1])
  expect(await berta.act({ act: 'start' })).toMatchObject({ why: 'notAllHere' })
  // Nobody pays for the time that another takes to come.
  expect(ana.info!.clocks).toEqual([])
  clock.ahead(limits.seatAway)
  const carles = await come(id, 'carles')
  for (const one of [ana, berta, carles]) await one.until(() => one.seq === 1 && one.info!.stage === 'live')
  expect(carles.you).toBe(2)
  expect(carles.info!.options).toEqual(options)
  expect(carles.info!.clocks.map(({ left }) => left)).toEqual([300_000, 300_000, 300_000])
})

test('is without who does not come: after a minute their seat is given to others, and the rest begin', async () => {
  const { people } = await over()
  const { id } = await asksAgain(people, 0)
  const ana = await come(id, 'ana')
  await come(id, 'berta')
  expect(await ana.act({ act: 'free', seat: 2 })).toMatchObject({ why: 'notAbsent' })
  clock.ahead(limits.seatAway)
  expect((await ana.act({ act: 'free', seat: 2 })).t).toBe('table')
  await ana.act({ act: 'addBot', seat: 2, level: 'greedy' })
  expect((await ana.act({ act: 'start' })).t).toBe('table')
  await ana.until(() => ana.seq === 1)
  // Whoever comes too late looks on.
  expect((await come(id, 'carles')).you).toBeNull()
})

test('gives back the seats of who never come, at last', async () => {
  const { people } = await over()
  const { id } = await asksAgain(people)
  clock.ahead(limits.seatLost)
  await pass(id, 'seats')
  const { seats, stage } = (await env.ROOMS.getByName(id).glance())!
  expect([stage, ...seats.map(({ kind }) => kind)]).toEqual(['waiting', 'empty', 'empty', 'empty'])
})

test('is asked for on the 29th day by who comes back to a table that all had left, and goes on when its room has gone', async () => {
  const day = 86_400_000
  const { id: old, people } = await over()
  await pass(old, 'outbox')
  const storedOf = (id: string): Promise<number> =>
    runInDurableObject(
      env.ROOMS.getByName(id),
      (_room, { storage }) =>
        storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'facts'").toArray().length,
    )
  const leave = async (all: readonly One[]): Promise<void> => {
    for (const one of all) one.socket.close(1000)
    await expect
      .poll(() =>
        runInDurableObject(env.ROOMS.getByName(old), (_room, state) => state.getWebSockets().length),
      )
      .toBe(0)
  }
  await leave(people)
  clock.ahead(limits.roomKept - day)
  await pass(old)
  await evictDurableObject(env.ROOMS.getByName(old))
  const back: One[] = []
  for (const name of ['ana', 'berta', 'carles']) back.push(await come(old, name))
  expect(back.map(({ you }) => you)).toEqual([0, 1, 2])
  const { id, by } = await asksAgain(back)
  expect(by).toBe(1)
  await leave(back)
  const again: One[] = []
  for (const name of ['ana', 'berta', 'carles']) again.push(await come(id, name))
  for (const one of again) await one.until(() => one.seq === 1 && one.info!.stage === 'live')
  // The day after, the old one has gone.
  clock.ahead(day)
  await pass(old)
  expect([await storedOf(old), await storedOf(id)]).toEqual([0, 1])
  expect((await env.ROOMS.getByName(id).glance())!.stage).toBe('live')
})

test('is dealt from shares of its own, drawn after its commitment, and none of the old game', async () => {
  const old = newSeed()
  const { table, id } = await againstBot({}, { entropy: old })
  const stored = await runInDurableObject(env.ROOMS.getByName(id), (room) => room.store.seats())
  expect(JSON.stringify(stored)).not.toContain(old)
  // Who was alone with a bot is waited for by nobody else.
  const fresh = newSeed()
  const again = await come(id, 'ana', { entropy: fresh })
  expect([again.you, again.seq]).toEqual([0, 1])
  const setting = await runInDurableObject(env.ROOMS.getByName(id), (room) => room.store.setting()!)
  expect(setting.entropy).toEqual([fresh, null])
  const record = await (await http(`/api/tables/${table}/record`)).json<RecordFile>()
  expect(record.entropy).toContain(old)
})

test('has the colours and the bots of the game before: nobody is somebody else', async () => {
  // One bot gives way to a person of its name.
  const host = { name: 'Ermessenda', token: token('ana') }
  const { ana, id } = await againstBot({ host })
  const again = await come(id, 'ana')
  const namesAt = ({ info }: One) => info!.seats.map((_, seat) => nameAt(info!, seatOf(seat), 'es'))
  expect(namesAt(ana)).toEqual(['Ermessenda', 'Berenguer'])
  expect([again.you, ...namesAt(again)]).toEqual([ana.you, ...namesAt(ana)])
})

test('of a listed table is listed: it is opened by who shows a proof of a person, where the site asks for one', async () => {
  const { id, people } = await over({ house: { visibility: 'listed' } })
  const keys = { TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET: 'secret' }
  await runInDurableObject(env.ROOMS.getByName(id), (room) => {
    const value = { ...(Reflect.get(room, 'env') as object), ...keys }
    Object.defineProperty(room, 'env', { value, configurable: true })
  })
  expect(await people[0].act({ act: 'rematch' })).toMatchObject({ t: 'refused', why: 'noPerson' })
  const { pass: shown } = passFor(keys, null, Date.now())
  expect(await people[0].act({ act: 'rematch', pass: shown })).toMatchObject({ t: 'table' })
  // Who comes along opens nothing.
  expect(await people[1].act({ act: 'rematch' })).toMatchObject({ t: 'table' })
})

test('that was opened before its asker was noted is still led to', async () => {
  const { id, people } = await over()
  await runInDurableObject(env.ROOMS.getByName(id), (room, { storage }) => {
    const setting = { ...room.store.setting(), rematch: 'aaaaaaaaaa' }
    storage.sql.exec("UPDATE facts SET body = ? WHERE name = 'setting'", JSON.stringify(setting))
  })
  for (const one of people) one.socket.close(1000)
  await evictDurableObject(env.ROOMS.getByName(id))
  expect((await come(id, 'ana')).info!.rematch).toEqual({ id: 'aaaaaaaaaa', by: null, commitment: null })
})
