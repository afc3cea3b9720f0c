/** What the end of a game tells: who came where and why, and which turns decided. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { language, nameHere } from '../../frontend/kit/language.ts'
import { nameAt } from '../../shared/protocol/names.ts'
import { figuresAt, judgedBy, placesAt } from '../../frontend/table/model/places.ts'
import { turningPoints } from '../../frontend/table/model/turningPoints.ts'
import { ending as en } from '../../frontend/texts/ending.en.ts'
import { ending as es } from '../../frontend/texts/ending.es.ts'
import type { AnyRules } from '../../shared/engine/game.ts'
import { seatOf } from '../../shared/engine/ids.ts'
import { eventsOf } from '../../shared/engine/log.ts'
import { placesOf } from '../../shared/engine/standing.ts'
import type { SeatInfo } from '../../shared/protocol/tableInfo.ts'
import { registry } from '../../shared/registry.ts'
import type { Golden } from '../records/make.ts'

const recordIn = (game: string, file: string): Golden['record'] =>
  (JSON.parse(readFileSync(`tests/records/${game}/${file}`, 'utf8')) as Golden).record

describe.each(Object.keys(registry))('%s', (id) => {
  test('two or three turns decided, each a run of entries by one seat, in the order of the game', async () => {
    const game = await registry[id]!.rules()
    for (const file of readdirSync(`tests/records/${id}`).slice(0, 4)) {
      const record = recordIn(id, file)
      const turns = turningPoints(game, record, seatOf(0), 3)
      expect(turns.length).toBeGreaterThan(1)
      expect(turns.length).toBeLessThanOrEqual(3)
      expect(turns.map(({ from }) => from)).toEqual(turns.map(({ from }) => from).toSorted((a, b) => a - b))
      for (const { seat, from, to } of turns) {
        const own = record.entries.filter(({ seq }) => seq >= from && seq <= to)
        expect(own.every((entry) => entry.kind === 'played' && entry.seat === seat)).toBe(true)
      }
    }
  })
})

test('castillo: a card laid face down decides nothing before it is played', async () => {
  const game = await registry['castillo']!.rules()
  for (const file of readdirSync('tests/records/castillo').slice(0, 6)) {
    const record = recordIn('castillo', file)
    for (const { from, to } of turningPoints(game, record, seatOf(0), 3)) {
      const kinds = record.entries
        .filter(({ seq }) => seq >= from && seq <= to)
        .flatMap((entry) => eventsOf(entry).map(({ type }) => type))
      expect(kinds.some((kind) => kind !== 'cardsChosen')).toBe(true)
    }
  }
})

test.each(['fortium', 'storming'])('%s: no turn decided while the table was laid out', async (id) => {
  const game = await registry[id]!.rules()
  const laying = ['setupChosen', 'startVillagePlaced']
  for (const file of readdirSync(`tests/records/${id}`).slice(0, 4)) {
    const record = recordIn(id, file)
    const laid = record.entries
      .filter((entry) => entry.kind === 'played' && eventsOf(entry).some(({ type }) => laying.includes(type)))
      .map(({ seq }) => seq)
    expect(laid.length).toBeGreaterThan(1)
    const turns = turningPoints(game, record, seatOf(0), Infinity)
    expect(turns.filter(({ from }) => laid.includes(from))).toEqual([])
  }
})

test('places in order; who has as many points as the next is told apart by what broke the tie', () => {
  const figures = [
    [55, 9],
    [50, 3],
    [55, 0],
    [50, 3],
  ]
  const rules = {
    outcome: () => outcome,
    scores: () => figures.map(([points]) => [{ round: 0, what: 'points', rule: 'FZ-6.14', points }]),
    standings: () =>
      figures.map(([points, coins]) => [
        { what: 'points', rule: 'FZ-6.14', value: points },
        { what: 'coinsLeft', rule: 'FZ-6.14', value: coins },
      ]),
  } as unknown as AnyRules
  const outcome = {
    ranking: [[seatOf(0)], [seatOf(2)], [seatOf(1), seatOf(3)]],
    why: { what: 'coinsLeft', rule: 'FZ-6.14' },
  } as const
  expect(placesAt(rules, {})).toEqual([
    { place: 1, seat: 0, points: 55, decider: { what: 'coinsLeft', isTie: true, values: [9, 0] } },
    { place: 2, seat: 2, points: 55, decider: null },
    { place: 3, seat: 1, points: 50, decider: null },
    { place: 3, seat: 3, points: 50, decider: null },
  ])
})

test('[FT-6.6] who has fewer points than the next is ahead by what weighs more, and no tie was broken', () => {
  const rules = {
    outcome: () => ({ ranking: [[seatOf(0)], [seatOf(1)]], why: { what: 'diamonds', rule: 'FT-6.6' } }),
    scores: () => [173, 185].map((points) => [{ round: 0, what: 'fort', rule: 'FT-6.6', points }]),
    standings: () => [3, 2].map((value) => [{ what: 'diamonds', rule: 'FT-6.6', value }]),
  } as unknown as AnyRules
  expect(placesAt(rules, {})[0]?.decider).toEqual({ what: 'diamonds', isTie: false, values: [3, 2] })
  expect(figuresAt(rules, {}, placesAt(rules, {}))).toEqual([3, 2])
  expect(en.decider('Diamonds', false, [3, 2])).toBe('Decided by: Diamonds (3 to 2)')
  expect(es.decider('Diamantes', true, null)).toBe('Desempata: Diamantes')
})

test.each([
  ['diamonds', [0, 1, 3, 173], [0, 1, 2, 20], [3, 2], 'diamonds'],
  ['one diamond to none', [0, 1, 1, 130], [0, 1, 0, 120], [1, 0], 'diamonds'],
  ['diamonds, where points are level', [0, 1, 2, 120], [0, 1, 1, 120], [2, 1], 'diamonds'],
  ['a complete fort', [1, 1, 4, 130], [0, 1, 2, 120], [4, 2], 'diamonds'],
  ['what fort and stock are worth', [0, 1, 1, 130], [0, 1, 1, 120], [130, 120], null],
  ['a rival who left, with as many diamonds', [0, 1, 0, 20], [0, 0, 0, 15], [20, 15], null],
] as const)('[FT-6.6] what has won is told, whoever has more points: %s', (_, one, two, told, what) => {
  const standings = [one, two].map(([complete, stayed, diamonds, worth]) => [
    { what: 'fortComplete', rule: 'FT-6.3', value: complete, isYes: true } as const,
    { what: 'stayed', rule: 'FT-6.7', value: stayed, isYes: true } as const,
    { what: 'diamonds', rule: 'FT-6.6', value: diamonds } as const,
    { what: 'worth', rule: 'FT-6.6', value: worth } as const,
  ])
  const rules = {
    outcome: () => placesOf(standings),
    scores: () => [one, two].map(([, , , points]) => [{ round: 0, what: 'fort', rule: 'FT-6.6', points }]),
    standings: () => standings,
  } as unknown as AnyRules
  const places = placesAt(rules, {})
  expect(figuresAt(rules, {}, places)).toEqual(told)
  expect(judgedBy(rules, {}, places)?.what ?? null).toBe(what)
  expect(places[0]?.decider?.isTie).toBe(false)
  for (const words of [en, es]) expect(words.scoreLine([4, 2], 'Diamonds')).toBe('4-2 (diamonds)')
})

test('no bot is called as a person at the table, nor as another bot', () => {
  const bot: SeatInfo = { kind: 'bot', level: 'greedy' }
  const person = (name: string): SeatInfo => ({ ...(bot as object), kind: 'person', name }) as SeatInfo
  const seats = [person('berenguer'), bot, bot, person('Elisenda'), bot]
  const names = seats.map((_, seat) => nameAt({ seats }, seatOf(seat), 'es').toLowerCase())
  expect(new Set(names).size).toBe(seats.length)
  expect(nameAt({ seats }, seatOf(1), 'es')).toBe('Ermessenda')
})

test('[ST-6.4] what won a game stands at the winner, where it is no count of points', () => {
  const rulesWith = (what: string, points: readonly number[] = [6, 1]): AnyRules =>
    ({
      outcome: () => ({ ranking: [[seatOf(0)], [seatOf(1)]], why: { what, rule: 'ST-6.4' } }),
      scores: () => points.map((one) => [{ round: 0, what: 'city', rule: 'ST-6.1', points: one }]),
      standings: () => [1, 0].map((value) => [{ what: 'won', rule: 'ST-6.4', value }]),
    }) as unknown as AnyRules
  const won = { what: 'conquest', isTie: false, values: null }
  expect(placesAt(rulesWith('conquest'), {}).map(({ decider }) => decider)).toEqual([won, null])
  // Level or behind in points: it was no tie that was broken.
  for (const points of [
    [4, 4],
    [3, 4],
  ])
    expect(placesAt(rulesWith('conquest', points), {})[0]?.decider).toEqual(won)
  expect(placesAt(rulesWith('points'), {}).map(({ decider }) => decider)).toEqual([null, null])
})

test('who gave no name is told of in the language of who reads, with the number that keeps two apart', () => {
  expect(language()).toBe('es')
  expect(nameHere('Guest')).toBe('Invitado')
  expect(nameHere('Guest 2')).toBe('Invitado 2')
  // As they were called before.
  for (const name of ['Somebody 2', 'Alguien 2', 'Huésped 2']) expect(nameHere(name)).toBe('Invitado 2')
  for (const name of ['Invitado', 'Somebody else', 'Ana 2', '']) expect(nameHere(name)).toBe(name)
})
