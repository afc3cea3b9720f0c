/** What comes from outside as a key, and lists where objects belong. */
import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { dictionary, isInert } from '../../shared/engine/own.ts'
import { parse } from '../../shared/engine/result.ts'
import { matchSchema, newTableSchema } from '../../shared/protocol/http.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { clientMessageSchema } from '../../shared/protocol/messages.ts'
import { recordSchema } from '../../shared/protocol/record.ts'
import { registry } from '../../shared/registry.ts'

/** What every object and every list has. */
const inherited = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(Array.prototype),
]

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** The same data, each time with another of its objects replaced by an empty list, and the way there. */
const withLists = (data: Json): readonly (readonly [string, Json])[] => {
  if (data === null || typeof data !== 'object') return []
  const inside = Object.entries(data).flatMap(([key, value]) =>
    withLists(value as Json).map(([path, changed]) => {
      const copy: Json = structuredClone(data)
      ;(copy as Record<string, Json>)[key] = changed
      return [`${key}/${path}`, copy] as const
    }),
  )
  return Array.isArray(data) ? inside : [['', []], ...inside]
}

const token = 'abcdefghijklmnopqrstuvwxyz'
const house = { visibility: 'link', clock: { kind: 'live', bank: 300, increment: 5 } }
const host = { name: 'Ana', token }
const push = {
  endpoint: 'https://web.push.apple.com/a',
  expirationTime: null,
  keys: { p256dh: 'a'.repeat(87), auth: 'b'.repeat(22) },
}

const golden = Object.keys(registry).flatMap((game) =>
  readdirSync(`tests/records/${game}`).map((file) => ({
    game,
    file,
    ...(JSON.parse(readFileSync(`tests/records/${game}/${file}`, 'utf8')) as {
      record: { seats: number; options: Json; seed: string; rulesVersion: number; entries: Json[] }
    }),
  })),
)
const recordOf = ({ game, record }: (typeof golden)[number]) => ({
  format: 'almena-record',
  version: 1,
  table: 'abcdefghjk',
  game,
  rulesVersion: record.rulesVersion,
  seats: Array.from({ length: record.seats }, () => ({ kind: 'person', name: 'Ana' })),
  options: record.options,
  seed: record.seed,
  commitment: '0'.repeat(64),
  entries: record.entries,
})

describe('a list where an object belongs', () => {
  test.each<readonly [string, v.GenericSchema, Json]>([
    ['a hello', clientMessageSchema, { t: 'hello', proto: 1, token, since: 0 }],
    ['a seat', clientMessageSchema, { t: 'table', cid: 1, act: { act: 'sit', seat: 0, name: 'Ana' } }],
    ['house rules', clientMessageSchema, { t: 'table', cid: 1, act: { act: 'agree', on: house } }],
    ['no house rules at all', clientMessageSchema, { t: 'table', cid: 1, act: { act: 'agree', on: {} } }],
    [
      'a nudge',
      clientMessageSchema,
      { t: 'table', cid: 1, act: { act: 'nudge', nudge: { push, webhook: null, language: 'es' } } },
    ],
    [
      'a new table',
      newTableSchema,
      { game: 'castillo', seats: 3, options: { winter: 'no' }, host, bots: null, house },
    ],
    [
      'a table without options',
      newTableSchema,
      { game: 'castillo', seats: 3, options: {}, host, bots: null, house: {} },
    ],
    ['a match', matchSchema, { game: 'castillo', player: host }],
  ])('is refused anywhere in %s', (_, schema, data) => {
    expect(v.safeParse(schema, data).success).toBe(true)
    for (const [path, changed] of withLists(data))
      expect(v.safeParse(schema, changed).success, path).toBe(false)
  })

  test.each(Object.keys(registry))('is refused anywhere in a move of %s', async (game) => {
    const { moves } = await registry[game]!.rules()
    const kinds = new Set<string>()
    for (const { record } of golden.filter((one) => one.game === game))
      for (const entry of record.entries as {
        kind: string
        moves: { secret: { [key: string]: Json; type: string }[] }
      }[]) {
        if (entry.kind !== 'played') continue
        for (const move of entry.moves.secret) {
          kinds.add(move.type)
          for (const [path, changed] of withLists(move))
            expect(parse(moves, changed).ok, `${move.type}/${path}`).toBe(false)
        }
      }
    expect(kinds.size).toBeGreaterThan(5)
  })

  test('is refused in a record: as its head, its options, an entry, a move or an event', () => {
    const record = recordOf(golden[0]!)
    const short = { ...record, entries: record.entries.slice(0, 3) } as Json
    expect(v.safeParse(recordSchema, short).success).toBe(true)
    // Beyond its kind an event is its game's own.
    const all = withLists(short).filter(([path]) => !/events\/\d+\/.|secret\/\d+\/./.test(path))
    expect(all.length).toBeGreaterThan(10)
    for (const [path, changed] of all) expect(v.safeParse(recordSchema, changed).success, path).toBe(false)
  })
})

describe('words that every object inherits', () => {
  test('are no games', () => {
    for (const word of inherited) expect(registry[word], word).toBeUndefined()
    expect(Object.keys(registry)).toContain('castillo')
  })

  test('find nothing in a dictionary, and nothing can be added to it', () => {
    const words = dictionary({ one: 1 })
    for (const word of inherited) expect(words[word], word).toBeUndefined()
    expect(words['one']).toBe(1)
    expect(() => Object.assign(words, { two: 2 })).toThrow(TypeError)
  })

  test('are no options that a table keeps', () => {
    const body = (options: string) =>
      JSON.parse(
        `{"game":"castillo","seats":3,"options":${options},"host":${JSON.stringify(host)},"bots":null}`,
      ) as unknown
    const read = v.parse(newTableSchema, body('{"__proto__":"yes","constructor":"no"}'))
    expect(Object.keys(read.options)).toEqual([])
    expect(Object.getPrototypeOf(read.options)).toBe(Object.prototype)
  })

  test('are refused in the events and moves of a record: a file reaches nothing beyond its game', () => {
    const record = recordOf(golden[0]!)
    const [setup] = record.entries as { events: Json[] }[]
    const told = (event: string) => ({ ...record, entries: [{ ...setup, events: [JSON.parse(event)] }] })
    expect(v.safeParse(recordSchema, told('{"type":"talersTaken","seat":0}')).success).toBe(true)
    for (const word of inherited) {
      expect(v.safeParse(recordSchema, told(JSON.stringify({ type: 'x', seat: word }))).success, word).toBe(
        false,
      )
      expect(isInert([{ deep: [word] }]), word).toBe(false)
    }
    expect(v.safeParse(recordSchema, told('{"type":"x","in":{"__proto__":{"coins":1}}}')).success).toBe(false)
  })

  test('stand in no record of a real game', () => {
    for (const one of golden) expect(v.safeParse(recordSchema, recordOf(one)).success, one.file).toBe(true)
  })
})

test('a record holds as many entries as a table writes, and no more', () => {
  const record = recordOf(golden[0]!)
  const [setup] = record.entries as { [key: string]: Json }[]
  const entries = Array.from({ length: limits.entries }, (_, index) => ({
    ...setup!,
    events: [],
    seq: index + 1,
  }))
  expect(v.safeParse(recordSchema, { ...record, entries }).success).toBe(true)
  expect(v.safeParse(recordSchema, { ...record, entries: [...entries, entries[0]] }).success).toBe(false)
})
