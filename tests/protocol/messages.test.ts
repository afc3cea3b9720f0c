import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { closing } from '../../shared/protocol/closing.ts'
import { newTableSchema } from '../../shared/protocol/http.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { clientMessageSchema, nameSchema, readMessage, tokenSchema } from '../../shared/protocol/messages.ts'
import { cleanText } from '../../shared/protocol/text.ts'
import { botLevels } from '../../shared/protocol/botLevels.ts'

const accepts = (schema: v.GenericSchema, value: unknown): boolean => v.safeParse(schema, value).success
const token = 'abcdefghijklmnopqrstu_-'
const host = { name: 'Ana', token }

const hello = { t: 'hello', proto: 1, token, since: 0 }
const play = { t: 'play', cid: 1, decision: 'turn:1', moves: [{ type: 'pass' }] }
const table = (act: object) => ({ t: 'table', cid: 2, act })
const newTable = { game: 'chess', seats: 4, options: { scoring: 'basic' }, host, bots: null }

const messages = [
  { name: 'hello', message: hello },
  { name: 'hello with a share', message: { ...hello, entropy: '0a'.repeat(32) } },
  { name: 'hello of a spectator', message: { ...hello, token: null, since: 812 } },
  { name: 'play', message: play },
  {
    name: 'play of many moves',
    message: { ...play, moves: Array.from({ length: limits.moves }, () => ({})) },
  },
  { name: 'sit', message: table({ act: 'sit', seat: 0, name: 'Ana' }) },
  { name: 'a reaction', message: { t: 'react', cid: 3, reaction: 'bravo' } },
  { name: 'stand', message: table({ act: 'stand' }) },
  ...botLevels.map((level) => ({
    name: `addBot ${level}`,
    message: table({ act: 'addBot', seat: 15, level }),
  })),
  { name: 'removeBot', message: table({ act: 'removeBot', seat: 1 }) },
  { name: 'resize', message: table({ act: 'resize', seats: 5 }) },
  { name: 'option', message: table({ act: 'option', id: 'scoring', value: 'advanced' }) },
  { name: 'start', message: table({ act: 'start' }) },
  { name: 'standIn', message: table({ act: 'standIn', seat: 3 }) },
]

describe('messages of a client', () => {
  test.each(messages)('$name is read as it was sent', ({ message }) => {
    expect(v.parse(clientMessageSchema, JSON.parse(JSON.stringify(message)))).toEqual(message)
  })

  test.each(messages)('$name with a field that does not belong is refused', ({ message }) => {
    expect(accepts(clientMessageSchema, { ...message, admin: true })).toBe(false)
    if ('act' in message)
      expect(accepts(clientMessageSchema, { ...message, act: { ...message.act, as: 1 } })).toBe(false)
  })

  test.each(messages)('$name without any one of its fields is refused', ({ message }) => {
    for (const key of Object.keys(message))
      expect(accepts(clientMessageSchema, { ...message, [key]: undefined }), key).toBe(false)
    if (!('act' in message)) return
    for (const key of Object.keys(message.act))
      expect(
        accepts(clientMessageSchema, { ...message, act: { ...message.act, [key]: undefined } }),
        key,
      ).toBe(false)
  })

  test.each([
    ['an unknown kind', { ...hello, t: 'sudo' }],
    ['an unknown act', table({ act: 'kick', seat: 1 })],
    ['a protocol that is no whole number', { ...hello, proto: 1.5 }],
    ['a token too short to be safe', { ...hello, token: 'abc' }],
    ['a token with other letters', { ...hello, token: `${token} ' OR 1=1` }],
    ['a share that is too short', { ...hello, entropy: '0a'.repeat(31) }],
    ['news since before the start', { ...hello, since: -1 }],
    ['no moves', { ...play, moves: [] }],
    ['too many moves', { ...play, moves: Array.from({ length: limits.moves + 1 }, () => ({})) }],
    ['moves that are no list', { ...play, moves: { 0: {}, length: 1 } }],
    ['message number 0', { ...play, cid: 0 }],
    ['a message number past all counting', { ...play, cid: 2 ** 53 }],
    ['a message number that is a text', { ...play, cid: '1' }],
    ['a question that never ends', { ...play, decision: 'x'.repeat(65) }],
    ['a seat below the first', table({ act: 'sit', seat: -1, name: 'Ana' })],
    ['a seat past the last', table({ act: 'sit', seat: 16, name: 'Ana' })],
    ['half a seat', table({ act: 'removeBot', seat: 0.5 })],
    ['a bot of unheard-of level', table({ act: 'addBot', seat: 1, level: 'divine' })],
    ['a table for nobody', table({ act: 'resize', seats: 0 })],
    ['a table for a crowd', table({ act: 'resize', seats: 17 })],
    ['an endless option', table({ act: 'option', id: 'scoring', value: 'x'.repeat(33) })],
  ])('%s is refused', (_, message) => {
    expect(accepts(clientMessageSchema, message)).toBe(false)
  })

  test('no value whatever makes the parser throw', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(() => v.safeParse(clientMessageSchema, value)).not.toThrow()
        expect(() => v.safeParse(newTableSchema, value)).not.toThrow()
      }),
      { numRuns: 500 },
    )
  })

  test('a message with any one field replaced is read the same or refused, never thrown at', () => {
    const anyMessage = fc.constantFrom(...messages.map(({ message }) => message as Record<string, unknown>))
    fc.assert(
      fc.property(anyMessage, fc.nat(), fc.jsonValue(), (message, pick, value) => {
        const keys = Object.keys(message)
        const frame = JSON.stringify({ ...message, [keys[pick % keys.length] as string]: value })
        const read = v.safeParse(clientMessageSchema, JSON.parse(frame))
        if (read.success && read.output.t !== 'table') expect(read.output).toEqual(JSON.parse(frame))
      }),
      { numRuns: 1000 },
    )
  })

  test('keys of the prototype are no way in', () => {
    for (const frame of [
      '{"__proto__":{"t":"hello"}}',
      '{"t":"__proto__"}',
      '{"t":"constructor"}',
      '{"t":"toString"}',
    ])
      expect(accepts(clientMessageSchema, JSON.parse(frame)), frame).toBe(false)
  })
})

describe('names and tokens', () => {
  test('a name is trimmed, and then from 1 to the limit', () => {
    expect(v.parse(nameSchema, '  Ana ')).toBe('Ana')
    expect(accepts(nameSchema, '   ')).toBe(false)
    expect(accepts(nameSchema, 'x'.repeat(limits.name))).toBe(true)
    expect(accepts(nameSchema, 'x'.repeat(limits.name + 1))).toBe(false)
  })

  test('whatever name is given: what comes of it is clean and short, or it is refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (raw) => {
        const read = v.safeParse(nameSchema, raw)
        if (!read.success) return
        expect(read.output).toBe(cleanText(read.output))
        expect(read.output.length).toBeGreaterThan(0)
        expect(read.output.length).toBeLessThanOrEqual(limits.name)
      }),
      { numRuns: 1000 },
    )
  })

  test('a numbered message whose text will not do is answered by its number; any other slip is none', () => {
    const frame = (changes: object) =>
      readMessage(JSON.stringify({ t: 'chat', cid: 7, name: 'Ana', text: 'Hi', ...changes }))
    expect(frame({})).toMatchObject({ t: 'chat' })
    expect(frame({ text: '\0' })).toEqual({ t: 'unclear', cid: 7, why: 'badText' })
    expect(frame({ name: '\u200B' })).toEqual({ t: 'unclear', cid: 7, why: 'badName' })
    expect(frame({ cid: 0, name: '\u200B' })).toBeNull()
    expect(frame({ name: '\u200B', more: 1 })).toBeNull()
    expect(readMessage('{')).toBeNull()
    expect(readMessage('null')).toBeNull()
  })

  test.each([21, 65])('a token of %i letters is refused', (length) => {
    expect(accepts(tokenSchema, 'a'.repeat(length))).toBe(false)
  })

  test.each([22, 64])('a token of %i letters is taken', (length) => {
    expect(accepts(tokenSchema, 'a'.repeat(length))).toBe(true)
  })
})

describe('POST /api/tables', () => {
  test.each([
    ['a table', newTable],
    ['a table with bots', { ...newTable, bots: 'greedy' }],
    ['a table without options', { ...newTable, options: {} }],
  ])('%s is taken', (_, body) => {
    expect(v.parse(newTableSchema, body)).toEqual(body)
  })

  test.each([
    ['a field too many', { ...newTable, seed: '00' }],
    ['a host field too many', { ...newTable, host: { ...host, seat: 1 } }],
    [
      'a share before the table has committed itself',
      { ...newTable, host: { ...host, entropy: '0'.repeat(64) } },
    ],
    ['no host', { ...newTable, host: null }],
    ['an endless game', { ...newTable, game: 'x'.repeat(33) }],
    ['an option that is no text', { ...newTable, options: { scoring: 1 } }],
    ['no seats', { ...newTable, seats: 0 }],
    ['bots of no level', { ...newTable, bots: 'all' }],
  ])('%s is refused', (_, body) => {
    expect(accepts(newTableSchema, body)).toBe(false)
  })
})

describe('limits', () => {
  test('the longest honest message fits a frame', () => {
    const longest = { ...hello, token: 'a'.repeat(64), since: Number.MAX_SAFE_INTEGER }
    expect(JSON.stringify(longest).length).toBeLessThan(limits.frame)
    const sit = table({ act: 'sit', seat: 15, name: '\u0001'.repeat(limits.name) })
    expect(JSON.stringify(sit).length).toBeLessThan(limits.frame)
  })

  test('the longest honest table fits a body', () => {
    const body = { ...newTable, host: { name: '\u{1F3F0}'.repeat(limits.name / 2), token: 'a'.repeat(64) } }
    expect(accepts(newTableSchema, body)).toBe(true)
    expect(new TextEncoder().encode(JSON.stringify(body)).length).toBeLessThan(limits.body)
  })

  test('closing codes are the application’s own, each for one reason', () => {
    const codes = Object.values(closing)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.every((code) => code >= 4000 && code < 5000)).toBe(true)
  })
})
