/** The end of a run's rooms: all have left, and months go by in the same climate; then all is calm again. */
import { limits } from '../../shared/protocol/limits.ts'
import type { Host } from './objects.ts'
import { calm, type Climate, type Platform, type RoomObject } from './platform.ts'
import type { Players } from './players.ts'

const day = 86_400_000

const isEmpty = ({ disk }: Host<RoomObject>): boolean =>
  !disk.has('facts') || disk.rows('SELECT 1 FROM facts').length === 0

/** What of a table is left for good. */
const leftFaults = (
  { bucket, database, lobbies }: Platform,
  id: string,
  before: { readonly words: string | undefined; readonly isListed: boolean },
): string[] => {
  const faults: string[] = []
  const kept = bucket.kept.get(`records/${id}.json`)
  if (before.words !== undefined && kept?.words !== before.words) faults.push('its record is not as it was')
  const lines = database.db.prepare('SELECT count(*) AS n FROM games').get()?.['n']
  if (lines !== (kept !== undefined && before.isListed ? 1 : 0))
    faults.push(`${String(lines)} lines tell of it`)
  for (const { disk } of lobbies.values())
    for (const { body } of disk.has('tables') ? disk.rows(`SELECT body FROM tables WHERE id = '${id}'`) : [])
      if (body !== 'null') faults.push('the lobby lists it')
  return faults
}

/**
 * Lets all rooms come to their end; what is wrong then. `comesBack`: somebody looks in about the time at which the room
 * of a finished game goes.
 */
export const endOf = async (
  platform: Platform,
  id: string,
  players: Players,
  climate: Climate,
  { comesBack, faults }: { readonly comesBack: boolean; readonly faults: readonly string[] },
): Promise<string[]> => {
  const { time, rooms } = platform
  const room = platform.roomOf(id)
  const [row] =
    room?.disk.rows("SELECT body ->> '$.house.visibility' AS v FROM facts WHERE name = 'setting'") ?? []
  const before = { words: bucketWords(platform, id), isListed: row?.['v'] === 'listed' }
  const over = (): boolean => faults.length > 0
  players.go()
  platform.climate = climate
  if (comesBack) {
    await time.run(limits.roomKept - 60_000, over)
    players.lookIn(3 * 60_000)
  }
  // By then the games are over that were played for who had left, and their rooms gone, too. Who was cut off by a crash
  // is noted as away when the room wakes next, which may be as late as it was to go.
  const most = (2 * limits.roomLeft + limits.roomKept + limits.roomPatience) / day
  const isGone = (): boolean => [...rooms.values()].every(isEmpty)
  for (let days = 0; days < most && !isGone() && !over(); days++) await time.run(day, over)
  platform.climate = calm
  for (let days = 0; days < limits.roomPatience / day && !isGone() && !over(); days++)
    await time.run(day, over)
  if (over()) return []
  const left = [...rooms].flatMap(([name, host]) => (isEmpty(host) ? [] : [`${name} is still there`]))
  return [...left, ...leftFaults(platform, id, before)]
}

const bucketWords = ({ bucket }: Platform, id: string): string | undefined =>
  bucket.kept.get(`records/${id}.json`)?.words
