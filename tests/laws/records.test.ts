/** Golden records: finished games of every kind that must play out to the letter while `rulesVersion` stands. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { copy } from '../../shared/engine/copy.ts'
import { verify } from '../../shared/engine/audit.ts'
import { fold } from '../../shared/engine/replay.ts'
import { registry } from '../../shared/registry.ts'
import { type Golden, settingsOf } from '../records/make.ts'

const games = await Promise.all(
  Object.entries(registry).map(async ([id, { meta, rules }]) => ({ id, meta, rules: await rules() })),
)

describe.each(games)('$id', ({ id, meta, rules }) => {
  const folder = `tests/records/${id}`
  const names = readdirSync(folder)
  const read = (name: string): Golden => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Golden

  test('there are two records of each ending: one winner, and a shared victory', () => {
    const winners = names.map((name) => read(name).outcome.ranking[0]!.length)
    expect(winners.filter((count) => count === 1).length).toBeGreaterThanOrEqual(2)
    expect(winners.filter((count) => count > 1).length).toBeGreaterThanOrEqual(2)
  })

  test('there is a record of each option for each number of players', () => {
    const kinds = new Set(
      names.map((name) => JSON.stringify([read(name).record.seats, read(name).record.options])),
    )
    for (let seats = meta.seats.min; seats <= meta.seats.max; seats++)
      for (const options of settingsOf(meta)) expect(kinds).toContain(JSON.stringify([seats, options]))
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
})
