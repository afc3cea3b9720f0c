/** A lobby with more tables than it shows: those with people come first, whoever opens how many without coming. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { limits } from '../../shared/protocol/limits.ts'
import { byTheirTurn, type ListedTable } from '../../shared/protocol/lobby.ts'
import { join, opened, post, started, token, wish } from './clients.ts'
import { pass } from './time.ts'
import { listedTable } from './listed.ts'

const lobby = () => env.LOBBIES.getByName('fortaleza:europe')
const days = { kind: 'days', days: 3 } as const
const house = { visibility: 'listed', clock: days } as const

beforeEach(() =>
  runInDurableObject(lobby(), (_lobby, { storage }) => void storage.sql.exec('DELETE FROM tables')),
)

const reported = async (id: string, changes: Partial<ListedTable>): Promise<void> => {
  await lobby().report({ id, table: listedTable(id, changes), attended: true, awaited: false }, 1)
}
const shown = async (): Promise<readonly ListedTable[]> => lobby().tables()

test.each(['waiting', 'live'] as const)(
  'as many newer ones by days as it shows, with nobody there, hide none where somebody is (%s)',
  async (stage) => {
    const now = Date.now()
    await reported('somebody', { stage, opened: now - 3_600_000 })
    for (let n = 0; n < limits.lobbyTables + 10; n++)
      await reported(`nobody${n}`, { stage, clock: days, quiet: true, opened: now - n })
    const ids = (await shown()).map(({ id }) => id)
    expect(ids.slice(0, 3)).toEqual(['somebody', 'nobody0', 'nobody1'])
    expect(ids).toHaveLength(limits.lobbyTables)
  },
)

test.each(['waiting', 'live'] as const)(
  'as many newer ones as it shows, all from one address and somebody at each, hide none of others (%s)',
  async (stage) => {
    const now = Date.now()
    const from = { attended: true, awaited: false, household: 7 }
    await reported('another', { stage, opened: now - 3_600_000 })
    for (let n = 0; n < limits.lobbyTables + 10; n++) {
      const table = listedTable(`one${n}`, { stage, opened: now - 1000 + n })
      await lobby().report({ id: table.id, table, ...from }, 1)
    }
    const tables = await shown()
    const ids = tables.map(({ id }) => id)
    const first = Array.from({ length: limits.lobbyTablesPerAddress }, (_, n) => `one${n}`)
    expect(ids.slice(0, first.length + 1)).toEqual([...first.toReversed(), 'another'])
    expect(ids).toHaveLength(limits.lobbyTables)
    // Pages rank them in the same way.
    expect(tables.toSorted(byTheirTurn)).toEqual(tables)
    // What comes later from elsewhere stands above, too; and who was among the first stays there, whatever it reports.
    await reported('later', { stage, opened: now })
    const again = listedTable('one0', { stage, opened: now - 1000 })
    await lobby().report({ id: 'one0', table: again, ...from }, 2)
    expect((await shown()).map(({ id }) => id).slice(0, first.length + 2)).toEqual([
      'later',
      ...first.toReversed(),
      'another',
    ])
  },
)

test('a table says from where it was opened with a number that tens of thousands of addresses share', async () => {
  const open = async (from: string): Promise<string> => {
    const headers = { 'content-type': 'application/json', 'cf-connecting-ip': from }
    const { id } = await (
      await post(wish({ house: { visibility: 'listed' } }), headers)
    ).json<{ id: string }>()
    await join(id, token('ana'))
    await pass(id, 'outbox')
    return id
  }
  for (const from of ['203.0.113.201', '203.0.113.201', '203.0.113.202']) await open(from)
  const stored = await runInDurableObject(lobby(), (_lobby, { storage }) =>
    storage.sql.exec<{ household: number }>('SELECT household FROM tables').toArray(),
  )
  const households = stored.map(({ household }) => household)
  expect(new Set(households).size).toBe(2)
  expect(households.every((one) => Number.isInteger(one) && one >= 0 && one < 2 ** 16)).toBe(true)
  expect(JSON.stringify(await shown())).not.toContain('household')
})

test('a table to which nobody has ever come is not shown, by days neither; once its host has come it is', async () => {
  const [id, empty] = [await opened({ house }), await opened({ house })]
  for (const one of [id, empty]) await pass(one, 'outbox')
  expect(await shown()).toEqual([])
  const ana = await join(id, token('ana'))
  await pass(id, 'outbox')
  expect(await shown()).toMatchObject([{ id }])
  expect((await shown())[0]).not.toHaveProperty('quiet')
  ana.socket.close(1000)
  await expect
    .poll(async () => (await env.ROOMS.getByName(id).glance())!.seats[0])
    .toMatchObject({ present: false })
  await pass(id, 'attendance')
  await pass(id, 'outbox')
  expect(await shown()).toMatchObject([{ id, quiet: true }])
})

test('a game by days that is on comes below those with somebody there, until one of its people is', async () => {
  const { id, people } = await started({ house })
  await pass(id, 'outbox')
  expect((await shown())[0]).not.toHaveProperty('quiet')
  for (const one of people) one.socket.close(1000)
  await expect
    .poll(async () => JSON.stringify((await env.ROOMS.getByName(id).glance())!.seats))
    .not.toContain('"present":true')
  await pass(id, 'attendance')
  await pass(id, 'outbox')
  expect(await shown()).toMatchObject([{ id, stage: 'live', quiet: true }])
  await join(id, token('ana'))
  await pass(id, 'outbox')
  expect((await shown())[0]).not.toHaveProperty('quiet')
})

test('a lobby from before they were ranked in its store ranks them', async () => {
  await reported('somebody', { opened: 1 + Date.now() - 3_600_000 })
  await reported('nobody', { clock: days, quiet: true })
  await runInDurableObject(lobby(), (_lobby, { storage }) => {
    for (const index of ['tables_ranked', 'tables_counted']) storage.sql.exec(`DROP INDEX ${index}`)
    for (const column of ['quiet', 'household']) storage.sql.exec(`ALTER TABLE tables DROP COLUMN ${column}`)
  })
  await evictDurableObject(lobby())
  expect((await shown()).map(({ id }) => id)).toEqual(['somebody', 'nobody'])
})

test('what is old is forgotten although more of it comes in an hour than goes at a time', async () => {
  await reported('new', {})
  const sweeps = await runInDurableObject(lobby(), async (instance, { storage }) => {
    storage.sql.exec(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
       INSERT INTO tables (id, version, stage, free, matching, shown, opened, changed, body)
         SELECT 'old' || i, 1, 'gone', 0, 0, 0, i, i, 'null' FROM n`,
    )
    const pauses: number[] = []
    for (let n = 0; n < 5; n++) {
      const before = Date.now()
      await instance.alarm()
      pauses.push((await storage.getAlarm())! - before)
      // Or it would go off in the midst of this.
      await storage.deleteAlarm()
    }
    const ids = storage.sql.exec('SELECT id FROM tables').toArray()
    return { pauses, ids }
  })
  expect(sweeps.ids).toEqual([{ id: 'new' }])
  expect(Math.max(...sweeps.pauses.slice(0, 3))).toBeLessThan(limits.lobbySweep / 60)
  expect(sweeps.pauses[4]).toBeGreaterThanOrEqual(limits.lobbySweep)
})
