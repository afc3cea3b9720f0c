/** Time for a test: the room's deadlines come now, without waiting for them. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

/** Makes every deadline of a room (or those named) pass. */
export const pass = async (id: string, ...names: readonly string[]): Promise<void> => {
  await runInDurableObject(env.ROOMS.getByName(id), async (_room, { storage }) => {
    if (names.length === 0) storage.sql.exec('UPDATE deadlines SET due = 1')
    for (const name of names) storage.sql.exec('UPDATE deadlines SET due = 1 WHERE name = ?', name)
    await storage.setAlarm(Date.now())
  })
  await runDurableObjectAlarm(env.ROOMS.getByName(id))
}

/** When a deadline of a room is due; null: it is not set. */
export const dueOf = (id: string, name: string): Promise<number | null> =>
  runInDurableObject(env.ROOMS.getByName(id), (_room, { storage }) => {
    const [row] = storage.sql.exec('SELECT due FROM deadlines WHERE name = ?', name).toArray()
    return row === undefined ? null : Number(row['due'])
  })
