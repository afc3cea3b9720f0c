/** Numbers of messages: what was done is not done twice, and no other message is taken for a repeat. */
import { env } from 'cloudflare:workers'
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { same } from '../../shared/engine/copy.ts'
import type { AnyEntry } from '../../shared/engine/log.ts'
import { limits } from '../../shared/protocol/limits.ts'
import type { TableAct } from '../../shared/protocol/messages.ts'
import { asked, type Client, finish, http, join, opened, resources, started, token } from './clients.ts'
import { pass } from './time.ts'

const entriesAt = (id: string): Promise<number> =>
  runInDurableObject(env.ROOMS.getByName(id), (_room, state) =>
    Number(state.storage.sql.exec('SELECT count(*) AS n FROM entries').one()['n']),
  )

const seatsAt = (id: string): Promise<string> =>
  runInDurableObject(env.ROOMS.getByName(id), (room) => JSON.stringify(room.store.seats()))

const newestOf = (client: Client): number | undefined =>
  client.messages.flatMap((message) => (message.t === 'welcome' ? [message.newest] : [])).at(-1)

const resize = (seats: number): TableAct => ({ act: 'resize', seats })

describe('plays', () => {
  test('another move under a used number is refused by name and not played', async () => {
    const { id, people } = await started()
    const one = await asked(people)
    await one.play([resources(one, 1)], { cid: 50 })
    expect(one.isAsked).toBe(true)
    expect(await one.play([resources(one, 1)], { cid: 50 })).toMatchObject({
      t: 'refused',
      re: 50,
      why: 'usedNumber',
    })
    expect(await entriesAt(id)).toBe(2)
    expect(await one.play([resources(one, 1)], { cid: 51 })).toMatchObject({ t: 'entries', re: 51 })
  })

  test('the same move in answer to another question is another message', async () => {
    const { people } = await started()
    const one = await asked(people)
    const [move, decision] = [resources(one), one.key]
    await one.play([move], { decision, cid: 9 })
    expect(await one.play([move], { decision: 'turn:elsewhen', cid: 9 })).toMatchObject({ why: 'usedNumber' })
    expect(await one.play([move], { decision, cid: 9 })).toMatchObject({ t: 'entries', re: 9 })
  })

  test('a repeat long after gets the stored answer alone, whatever has happened since', async () => {
    const { id, people } = await started()
    const one = await asked(people)
    const [move, decision] = [resources(one), one.key]
    const first = await one.play([move], { decision, cid: 7 })
    for (let turn = 0; turn < 6; turn++) {
      const next = await asked(people)
      await next.play([resources(next)], { cid: 100 + turn })
    }
    for (const person of people) await person.until(() => person.seq === 8)
    await evictDurableObject(env.ROOMS.getByName(id))
    const again = await one.play([move], { decision, cid: 7 })
    expect('entries' in again && 'entries' in first && same(again.entries, first.entries)).toBe(true)
    expect(await entriesAt(id)).toBe(8)
  })

  test('what tells a repeat is for its author alone, and in the open when the game is over', async () => {
    const { id, people } = await started()
    const guest = await join(id, null)
    const one = await asked(people)
    const move = resources(one)
    await one.play([move], { cid: 40 })
    for (const person of [...people, guest]) await person.until(() => person.seq === 2)
    const noted = (client: Client): unknown[] =>
      client.messages
        .flatMap((message) => (message.t === 'entries' ? message.entries : []))
        .flatMap((entry) => (entry.kind === 'played' ? [Object.keys(entry), entry.cid, entry.moves] : []))
    const open = ['seq', 'at', 'kind', 'seat', 'events']
    expect(noted(one)).toEqual([[...open.slice(0, 4), 'cid', 'moves', 'events'], 40, [move]])
    for (const other of [...people, guest].filter((person) => person !== one))
      expect(noted(other)).toEqual([open, undefined, undefined])
    await finish(people)
    const record = await (await http(`/api/tables/${id}/record`)).json<{ entries: AnyEntry[] }>()
    for (const entry of record.entries)
      if (entry.kind === 'played')
        expect(entry.decision).toEqual({ secret: expect.any(String), to: [entry.seat] })
  })

  test('the number of an act is used for plays too, and the other way round', async () => {
    const { people } = await started()
    const one = await asked(people)
    const nudge: TableAct = { act: 'nudge', nudge: { push: null, webhook: null, language: 'es' } }
    await one.act(nudge, 300)
    expect(await one.play([resources(one)], { cid: 300 })).toMatchObject({ why: 'usedNumber' })
    await one.play([resources(one)], { cid: 301 })
    expect(await one.act(nudge, 301)).toMatchObject({ why: 'usedNumber' })
  })
})

describe('acts', () => {
  test('another act under a used number is refused by name and not done; the same one is answered again', async () => {
    const ana = await join(await opened(), token('ana'))
    await ana.act(resize(4), 5)
    expect(await ana.act(resize(5), 5)).toMatchObject({ t: 'refused', re: 5, why: 'usedNumber' })
    expect(await ana.act(resize(4), 5)).toMatchObject({ t: 'table', re: 5 })
    expect(ana.info?.seats).toHaveLength(4)
  })

  test('an act from before the last is known too: two that were under way are each done once', async () => {
    const id = await opened()
    const ana = await join(id, token('ana'))
    await ana.act(resize(4), 5)
    await ana.act(resize(5), 6)
    await evictDurableObject(env.ROOMS.getByName(id))
    expect(await ana.act(resize(4), 5)).toMatchObject({ t: 'table', re: 5 })
    expect(ana.info?.seats).toHaveLength(5)
  })

  test('a device whose clock is behind may act: its numbers are lower, and not used', async () => {
    const id = await opened()
    const [phone, laptop] = [await join(id, token('ana')), await join(id, token('ana'))]
    await phone.act(resize(4), 2000)
    expect(await laptop.act(resize(5), 1000)).toMatchObject({ t: 'table', re: 1000 })
    expect(newestOf(await join(id, token('ana')))).toBe(2000)
  })

  test('of many acts the eldest are forgotten, and their numbers are refused rather than done twice', async () => {
    const id = await opened()
    const ana = await join(id, token('ana'))
    for (let cid = 1; cid <= limits.actsKept + 1; cid++) await ana.act(resize(3 + (cid % 3)), cid)
    const before = await seatsAt(id)
    expect(await ana.act(resize(4), 1)).toMatchObject({ why: 'usedNumber' })
    expect(await ana.act(resize(5), 2)).toMatchObject({ t: 'table', re: 2 })
    expect(await seatsAt(id)).toBe(before)
  })

  test('a repeated sit is answered, and another seat under its number is not taken', async () => {
    const id = await opened()
    const berta = await join(id, token('berta'))
    const sit = (seat: number): TableAct => ({ act: 'sit', seat, name: 'Berta' })
    await berta.act(sit(1), 1)
    expect(await berta.act(sit(1), 1)).toMatchObject({ t: 'table', you: 1, re: 1 })
    expect(await berta.act(sit(2), 1)).toMatchObject({ why: 'usedNumber' })
    expect(newestOf(await join(id, token('berta')))).toBe(1)
  })
})

describe('counting', () => {
  test('the welcome tells the seat its newest number; who starts to count anew goes on from there', async () => {
    const { id, people } = await started()
    const one = await asked(people)
    const key = token(['ana', 'berta', 'carles'][one.you!]!)
    await one.play([resources(one, 1)], { cid: 41 })
    const anew = await join(id, key)
    expect(newestOf(anew)).toBe(41)
    expect(await anew.play([resources(anew, 1)], { cid: 41 })).toMatchObject({ why: 'usedNumber' })
    expect(await anew.play([resources(anew, 1)], { cid: 42 })).toMatchObject({ t: 'entries', re: 42 })
    expect(newestOf(await join(id, null))).toBe(0)
  })

  test('what a bot or a stand-in plays uses no number of the seat', async () => {
    // They are there: where nobody is, a table whose seats all play by themselves rests.
    const { id } = await started()
    await runInDurableObject(env.ROOMS.getByName(id), (room) => {
      const seats = room.store.seats()
      room.store.saveSeats(seats.map((seat) => (seat.kind === 'person' ? { ...seat, standIn: true } : seat)))
    })
    await evictDurableObject(env.ROOMS.getByName(id))
    for (let turn = 0; turn < 3; turn++) await pass(id, 'bots')
    expect(await entriesAt(id)).toBe(4)
    for (const name of ['ana', 'berta', 'carles']) expect(newestOf(await join(id, token(name)))).toBe(1)
  })
})
