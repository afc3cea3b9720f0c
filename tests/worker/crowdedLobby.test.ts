/** A lobby with more tables than it shows: those with people come first, whoever opens how many without coming. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { limits } from '../../shared/protocol/limits.ts'
import type { ListedTable } from '../../shared/protocol/lobby.ts'
import { join, opened, started, token } from './clients.ts'
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
    storage.sql.exec('DROP INDEX tables_ranked')
    storage.sql.exec('ALTER TABLE tables DROP COLUMN quiet')
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
