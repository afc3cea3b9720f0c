/** Golden records: finished games of every kind that must play out to the letter while `rulesVersion` stands. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { copy } from '../../shared/engine/copy.ts'
import { audit, verify } from '../../shared/engine/audit.ts'
import { fold } from '../../shared/engine/replay.ts'
import { known } from '../../shared/engine/secret.ts'
import { games } from '../kit/games.ts'
import { canShare, type Golden, settingsOf } from '../records/make.ts'

const recorded = await Promise.all(
  Object.entries(games).map(async ([id, { meta, rules }]) => ({ id, meta, rules: await rules() })),
)

describe.each(recorded)('$id', ({ id, meta, rules }) => {
  const folder = `tests/records/${id}`
  const names = readdirSync(folder)
  const read = (name: string): Golden => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Golden

  test.runIf(canShare(rules, meta))(
    'there are two records of each ending: one winner, and a shared victory',
    () => {
      const winners = names.map((name) => read(name).outcome.ranking[0]!.length)
      expect(winners.filter((count) => count === 1).length).toBeGreaterThanOrEqual(2)
      expect(winners.filter((count) => count > 1).length).toBeGreaterThanOrEqual(2)
    },
  )

  test.skipIf(canShare(rules, meta))('somebody always wins alone: there are two records of each way', () => {
    const outcomes = names.map((name) => read(name).outcome)
    expect(outcomes.every(({ ranking }) => ranking.every((group) => group.length === 1))).toBe(true)
    const ways = [...new Set(outcomes.map(({ why }) => why.what))]
    expect(ways.length).toBeGreaterThanOrEqual(2)
    const recordsOf = (way: string): number => outcomes.filter(({ why }) => why.what === way).length
    expect(ways.filter((way) => recordsOf(way) >= 2).length).toBeGreaterThanOrEqual(2)
  })

  test('there is a record of each option for each number of players', () => {
    const kinds = new Set(
      names.map((name) => JSON.stringify([read(name).record.seats, read(name).record.options])),
    )
    for (let seats = meta.seats.min; seats <= meta.seats.max; seats++)
      for (const options of settingsOf(meta, seats)) expect(kinds).toContain(JSON.stringify([seats, options]))
  })

  test.runIf(rules.resignation !== undefined)('there are records of games that seats have left', () => {
    const leaves = (name: string) => {
      const { record } = read(name)
      const moves = record.entries.flatMap((entry) => (entry.kind === 'played' ? known(entry.moves) : []))
      return moves.some(
        (move) => name.startsWith('left-') && rules.resignation !== undefined && move.type === 'resign',
      )
    }
    expect(names.filter(leaves).length).toBeGreaterThanOrEqual(2)
  })

  test.each(names)('%s plays out as recorded', (name) => {
    const { record, outcome } = read(name)
    expect(record.rulesVersion).toBe(rules.rulesVersion)
    expect(verify(rules, record)).toBeNull()
    expect(rules.outcome(fold(rules, record, record.entries))).toEqual(outcome)
  })

  const isOld = existsSync(`tests/records/old/${id}-1.json`)
  test.runIf(isOld)(
    'a record of before chance was the question’s still plays out: it is folded, and not judged',
    () => {
      const { record, outcome } = JSON.parse(readFileSync(`tests/records/old/${id}-1.json`, 'utf8')) as Golden
      expect(record.rulesVersion).toBe(1)
      const audited = [...audit(rules, record)]
      expect(audited).toHaveLength(record.entries.length)
      expect(audited.every(({ judged, difference }) => !judged && difference === null)).toBe(true)
      expect(rules.outcome(fold(rules, record, record.entries))).toMatchObject(outcome)
      // Under today's version it would be found out: its chance was another.
      expect(verify(rules, { ...record, rulesVersion: rules.rulesVersion })).toMatchObject({ seq: 1 })
    },
  )

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
