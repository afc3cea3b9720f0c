/** Golden records: finished games that must play out to the letter while `rulesVersion` stands. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { copy } from '../../../shared/engine/copy.ts'
import { fold, verify } from '../../../shared/engine/replay.ts'
import { registry } from '../../../shared/registry.ts'
import type { Golden } from '../../records/make.ts'

const folder = 'tests/records/fortaleza'
const names = readdirSync(folder)
const read = (name: string): Golden => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Golden
const rules = await registry['fortaleza']!.rules()

test('[FZ-6.14] there are two records of each ending: one winner, and a shared victory', () => {
  const winners = names.map((name) => read(name).outcome.ranking[0]!.length)
  expect(winners.filter((count) => count === 1).length).toBeGreaterThanOrEqual(2)
  expect(winners.filter((count) => count > 1).length).toBeGreaterThanOrEqual(2)
})

test('[FZ-8.1, FZ-8.2] there is a record of each scoring for each number of players', () => {
  const kinds = new Set(
    names.map((name) => JSON.stringify([read(name).record.seats, read(name).record.options])),
  )
  for (const seats of [3, 4, 5])
    for (const scoring of ['basic', 'advanced']) expect(kinds).toContain(JSON.stringify([seats, { scoring }]))
})

test.each(names)('%s plays out as recorded', (name) => {
  const { record, outcome } = read(name)
  expect(record.rulesVersion).toBe(rules.rulesVersion)
  expect(verify(rules, record)).toBeNull()
  expect(rules.outcome(fold(rules, record, record.entries))).toEqual(outcome)
})

test.each([
  ['an event is left out', (entry: { events: unknown[] }) => entry.events.splice(-1)],
  ['an event is told twice', (entry: { events: unknown[] }) => entry.events.push(entry.events[0])],
])('a record in which %s is found out', (_what, forge) => {
  const { record } = read(names[0]!)
  const forged = copy(record)
  forge(forged.entries[5] as unknown as { events: unknown[] })
  expect(verify(rules, forged)).toMatchObject({ seq: 6, why: 'otherEvents' })
})
