/** Rooms that were stored by an earlier version of the Worker. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import golden from '../records/old/fortaleza-1.json'
import { newTableId } from '../../worker/room/tokens.ts'
import { audit } from '../../shared/engine/audit.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { seedOf } from '../../shared/engine/random.ts'
import { parse } from '../../shared/engine/result.ts'
import { fortaleza } from '../../shared/games/fortaleza/game.ts'
import { type RecordFile, recordSchema } from '../../shared/protocol/record.ts'
import { finish, http, join, token } from './clients.ts'
import { dueOf } from './time.ts'

/** The first schema, to the letter. */
const first = `
  CREATE TABLE facts (name TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE entries (seq INTEGER PRIMARY KEY, body TEXT NOT NULL);
  CREATE TABLE deadlines (name TEXT PRIMARY KEY, due INTEGER NOT NULL) WITHOUT ROWID;
  INSERT INTO facts VALUES ('schema', '1');
`
/** What was made later, when it was first needed. */
const later = `
  CREATE TABLE chat (n INTEGER PRIMARY KEY, body TEXT NOT NULL);
  CREATE TABLE outbox (kind TEXT PRIMARY KEY, version INTEGER NOT NULL, delivered INTEGER NOT NULL, tries INTEGER NOT NULL, due INTEGER NOT NULL, body TEXT NOT NULL) WITHOUT ROWID;
  INSERT INTO chat VALUES (1, '{"n":1,"at":1,"seat":0,"name":"Ana","text":"hola","cid":1}');
`
const raised = (version: number): string => `UPDATE facts SET body = '${version}' WHERE name = 'schema';`
/** Each schema that rooms were stored under, to the letter; the first with and without what was made later. */
const second = first + later + raised(2)
const third = `${second} ALTER TABLE deadlines ADD COLUMN tries INTEGER NOT NULL DEFAULT 0; ${raised(3)}`
const fourth = `${third} ALTER TABLE entries ADD COLUMN clocks TEXT; ${raised(4)}`
const names = ['ana', 'berta', 'carles']

/** A game of three under way, as the first version stored it. */
const stored = async (schema: string, played: number, more: object = {}): Promise<string> => {
  const id = newTableId()
  const { record } = golden
  const setting = {
    id,
    game: 'fortaleza',
    rulesVersion: 1,
    options: record.options,
    seed: record.seed,
    botSeed: record.seed,
    commitment: '0'.repeat(64),
  }
  const seats = names.map((name) => ({
    kind: 'person',
    name,
    token: token(name),
    standIn: false,
    leftAt: 1,
    lastAct: 3,
  }))
  await runInDurableObject(env.ROOMS.getByName(id), (_room, { storage }) => {
    storage.sql.exec(schema)
    for (const [name, body] of Object.entries({ setting, seats, ...more }))
      storage.sql.exec('INSERT INTO facts VALUES (?, ?)', name, JSON.stringify(body))
    for (const entry of record.entries.slice(0, played))
      storage.sql.exec('INSERT INTO entries (seq, body) VALUES (?, ?)', entry.seq, JSON.stringify(entry))
  })
  await evictDurableObject(env.ROOMS.getByName(id))
  return id
}
const tablesOf = (id: string): Promise<string[]> =>
  runInDurableObject(env.ROOMS.getByName(id), (_room, { storage }) =>
    storage.sql
      .exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
      .toArray()
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('_cf')),
  )

test.each([
  ['1, without chat and outbox', first, []],
  ['1, with chat and outbox', first + later, ['hola']],
  ['2', second, ['hola']],
  ['3', third, ['hola']],
  ['4', fourth, ['hola']],
])('a room of schema %s is brought up and goes on', async (_, schema, said) => {
  const id = await stored(schema, 10)
  const ana = await join(id, token('ana'))
  const [welcome] = ana.messages
  expect(welcome?.t === 'welcome' && welcome.chat.map(({ text }) => text)).toEqual(said)
  expect(ana.seq).toBeGreaterThanOrEqual(10)
  expect(await ana.ask({ t: 'chat', cid: 9, name: 'Ana', text: 'adiós' })).toMatchObject({ t: 'chat' })
  const people = [ana, await join(id, token('berta')), await join(id, token('carles'))]
  const one = people.find(({ isAsked }) => isAsked)!
  const before = one.seq
  expect(await one.play([one.legal()[0]!])).toMatchObject({ t: 'entries' })
  expect(one.seq).toBe(before + 1)
  expect(await tablesOf(id)).toEqual(
    expect.arrayContaining(['chat', 'deadlines', 'entries', 'facts', 'outbox']),
  )
})

test('a game of an earlier version of the rules goes on under these, and its log says from where', async () => {
  const clocks = names.map((_, seat) => ({ left: 70_000 + seat, due: null }))
  const id = await stored(first, 10, { clocks, spared: 3 })
  const people = [
    await join(id, token('ana')),
    await join(id, token('berta')),
    await join(id, token('carles')),
  ]
  const [ana] = people
  const [welcome] = ana!.messages
  const entries = welcome?.t === 'welcome' ? welcome.entries : []
  expect(entries.at(-1)).toMatchObject({ seq: 11, kind: 'rules', version: fortaleza.rulesVersion })
  expect(ana!.info).toMatchObject({ rulesVersion: 1, takenBack: [0, 0, 0] })
  expect(ana!.info!.clocks.filter(({ due }) => due === null)).toHaveLength(2)
  expect(ana!.info!.clocks.every(({ left }, seat) => left === 70_000 + seat)).toBe(true)
  // What others played by other rules is taken back with their consent only.
  const one = people.find(({ isAsked }) => isAsked)!
  await one.act({ act: 'askUndo' }, 50)
  await one.until(() => one.info?.undo?.waiting.length === 2)
  // Once: another start of the object changes nothing.
  await evictDurableObject(env.ROOMS.getByName(id))
  expect((await join(id, null)).seq).toBe(11)
  await finish(people)
  const record = await (await http(`/api/tables/${id}/record`)).json<RecordFile>()
  expect(parse(recordSchema, record).ok).toBe(true)
  const rules = fortaleza as unknown as AnyGame
  const { seed, options, game, rulesVersion } = record
  const audited = [
    ...audit(rules, { game, rulesVersion, seats: 3, options, seed: seedOf(seed), entries: record.entries }),
  ]
  expect(audited.filter(({ difference }) => difference !== null)).toEqual([])
  expect(audited.findIndex(({ judged }) => judged)).toBe(10)
})

test('deadlines that an earlier version stored are derived anew; those whose work had failed keep their pause', async () => {
  const working = `${fourth}
    INSERT INTO outbox VALUES ('archive', 1, 0, 3, 1, '{"listed":false}');
    INSERT INTO deadlines VALUES ('clock', 5, 0), ('bots', 6, 0), ('outbox', ${Date.now() + 60_000}, 3);
  `
  const id = await stored(working, 10)
  const room = env.ROOMS.getByName(id)
  const kept = () =>
    runInDurableObject(room, (_room, { storage }) =>
      storage.sql.exec('SELECT name, tries FROM deadlines').toArray(),
    )
  expect(await kept()).toEqual([{ name: 'outbox', tries: 3 }])
  expect(await dueOf(id, 'outbox')).toBeGreaterThan(Date.now() + 30_000)
  expect([await dueOf(id, 'clock'), await dueOf(id, 'bots')]).toEqual([null, null])
  const ana = await join(id, token('ana'))
  expect(ana.seq).toBe(11)
  await finish([ana, await join(id, token('berta')), await join(id, token('carles'))])
})

test('an address without a table is left without one', async () => {
  const id = newTableId()
  expect(await runInDurableObject(env.ROOMS.getByName(id), (room) => room.glance())).toBeNull()
  await evictDurableObject(env.ROOMS.getByName(id))
  expect(await tablesOf(id)).toEqual([])
})
