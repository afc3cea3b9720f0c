/** What must hold, whatever has gone wrong; each fault in words. */
import { same } from '../../shared/engine/copy.ts'
import { verify } from '../../shared/engine/audit.ts'
import type { AnyEntry } from '../../shared/engine/log.ts'
import { playedByTable } from '../../shared/engine/playedByTable.ts'
import { fold } from '../../shared/engine/replay.ts'
import { conceal, known } from '../../shared/engine/secret.ts'
import type { SeatRecord, Setting } from '../../worker/room/records.ts'
import { dealtFrom } from '../kit/dealt.ts'
import type { Person, Seated } from '../kit/person.ts'
import { deedFaults } from './deeds.ts'
import type { Disk } from './disk.ts'
import type { Host } from './objects.ts'
import type { Players } from './players.ts'
import { begunAt, type Platform, type RoomObject } from './platform.ts'

const promises = {
  once: 'an acknowledged move survives, and none is there twice',
  alike: 'every view is what may be seen of the one state',
  replay: 'the log plays out from its seed',
  told: 'what others are to be told is delivered, and has its effect once',
  alarm: 'while something is due, or a table is held, an alarm is set',
  called: 'who is played for is called when they are asked',
  caught: 'no exception escapes',
  wakes: 'a room wakes, whatever its disk takes',
  acts: 'what was acknowledged at the table is done, once, and what was refused is not',
  gone: 'a room goes in the end, and what is kept of its game stays',
  away: 'who has gone is noted as away, or is about to be',
} as const

const breaks = (promise: keyof typeof promises, faults: readonly string[]): string[] =>
  faults.map((fault) => `${promises[promise]}: ${fault}`)

/** The log as it is stored. */
export const logOn = (disk: Disk): readonly AnyEntry[] =>
  disk.has('entries')
    ? disk
        .rows('SELECT body FROM entries ORDER BY seq')
        .map(({ body }) => JSON.parse(String(body)) as AnyEntry)
    : []

const movesOf = ({ sent, seat }: Person, log: readonly AnyEntry[]): string[] => {
  const faults: string[] = []
  const found = new Set<number>()
  for (const entry of log) {
    if (entry.kind !== 'played' || entry.seat !== seat || entry.cid === playedByTable) continue
    if (found.has(entry.cid)) faults.push(`move ${entry.cid} of seat ${seat} is there twice`)
    found.add(entry.cid)
    const [move] = known(entry.moves)
    if (!same(move, sent.get(entry.cid)?.move)) faults.push(`entry ${entry.seq} is not what was sent`)
  }
  for (const [cid, { answer }] of sent)
    // What was never answered may have been done or not; what could not be stored may have come again, and was.
    if (answer !== null && answer !== 'storage' && (answer === 'acknowledged') !== found.has(cid))
      faults.push(
        `move ${cid} of seat ${seat} was ${JSON.stringify(answer)}, and is ${found.has(cid) ? '' : 'not '}there`,
      )
  return faults
}

const replayFaults = (platform: Platform, disk: Disk, seated: Seated, log: readonly AnyEntry[]): string[] => {
  const [row] = disk.rows("SELECT body FROM facts WHERE name = 'setting'")
  const setting = JSON.parse(String(row?.['body'])) as Setting
  const { id, game, rulesVersion, options } = setting
  const seed = dealtFrom(id, rulesVersion, setting.seed, setting.entropy)
  const faults: string[] = []
  const newest = platform.rulesOf(game)
  // Each stretch under the rules that it was played by.
  for (let version = rulesVersion; version <= newest.rulesVersion; version++) {
    const rules = { ...newest, rulesVersion: version }
    const difference = verify(rules, { game, rulesVersion, seats: seated.seats, options, seed, entries: log })
    if (difference !== null) faults.push(`${JSON.stringify(difference)} under version ${version}`)
  }
  return faults
}

interface Word {
  readonly kind: string
  readonly version: number
  readonly delivered: number
  readonly body: string
}

/** What the lobby, the bucket and the database have heard of this table. */
const toldFaults = (platform: Platform, id: string, room: Host<RoomObject>): string[] => {
  const words = room.disk.rows('SELECT kind, version, delivered, body FROM outbox') as unknown as Word[]
  const faults = words
    .filter(({ delivered, version }) => delivered < version)
    .map(({ kind }) => `${kind} has not been told`)
  const lobby = words.find(({ kind }) => kind === 'lobby')
  const listed = [...platform.lobbies.values()].flatMap(({ disk }) =>
    disk.rows(`SELECT version, body FROM tables WHERE id = '${id}'`),
  )
  const [line] = listed
  if (lobby !== undefined) {
    const { table } = JSON.parse(lobby.body) as { readonly table: unknown }
    if (line?.['version'] !== lobby.version || line['body'] !== JSON.stringify(table))
      faults.push('the lobby knows something else')
  }
  const archive = words.find(({ kind }) => kind === 'archive')
  const kept = platform.bucket.kept.get(`records/${id}.json`)
  if ((archive !== undefined) !== (kept !== undefined)) faults.push('the record is not where it should be')
  if (kept !== undefined && kept.words !== JSON.stringify(room.object?.record()))
    faults.push('the record that is kept is another')
  const isFound = archive !== undefined && (JSON.parse(archive.body) as { listed: boolean }).listed
  const lines = platform.database.db.prepare('SELECT count(*) AS n FROM games').get()?.['n']
  if (lines !== (isFound ? 1 : 0)) faults.push(`${String(lines)} lines tell of this game`)
  return faults
}

/** Once all are there and nothing is due: nobody's turn is left whose bot or stand-in was never called. */
const calledFaults = ({ object }: Host<RoomObject>): string[] => {
  const { asked = [], seats = [] } = object?.glance() ?? {}
  return asked.flatMap((seat) => {
    const info = seats[seat]
    const isPlayedFor = info?.kind === 'bot' || (info?.kind === 'person' && info.standIn)
    return isPlayedFor ? [`seat ${seat} is waited for`] : []
  })
}

/** At any moment: what is due has an alarm, or one that is at work; and a room that holds a table has one, come what may. */
export const alarmFaults = ({ time, rooms }: Platform): string[] => {
  const faults: string[] = []
  for (const { object, life, disk, isRinging, unarmedAt } of rooms.values()) {
    if (life === null && !isRinging && disk.alarm === null && disk.has('facts'))
      faults.push('a room sleeps for good')
    if (object === null || life?.isReady !== true || isRinging) continue
    // Not stored on a full disk: there is a pause before the next try.
    if (unarmedAt !== null && time.now - unarmedAt < 10_000) continue
    for (const name of ['bots', 'clock', 'seats', 'attendance', 'outbox', 'expiry']) {
      const due = object.deadlines.dueOf(name)
      if (due === null || (disk.alarm !== null && disk.alarm <= Math.max(due, time.now) + 121_000)) continue
      faults.push(
        `"${name}" is due in ${due - time.now} ms, the alarm ${disk.alarm === null ? 'is not set' : `in ${disk.alarm - time.now} ms`}`,
      )
    }
  }
  return breaks('alarm', faults)
}

/** At any moment: who has no socket is away since some time, or that is looked at again soon; or nobody could stand in. */
export const awayFaults = ({ rooms }: Platform): string[] => {
  const faults: string[] = []
  for (const room of rooms.values()) {
    const { object, life, disk, isRinging } = room
    // Whoever looks at a room whose game is elsewhere asks there.
    const isHere = object !== null && life?.isReady === true && !isRinging && begunAt(room) === null
    const info = isHere ? object.glance() : null
    if (info === null || object?.deadlines.dueOf('attendance') !== null) continue
    const [row] = disk.rows("SELECT body FROM facts WHERE name = 'seats'")
    const kept = JSON.parse(String(row?.['body'])) as readonly SeatRecord[]
    for (const [seat, shown] of info.seats.entries()) {
      const record = kept[seat]
      if (shown.kind === 'person' && !shown.present && record?.kind === 'person' && record.leftAt === null)
        faults.push(`seat ${seat} is gone, and stored as there`)
    }
  }
  return breaks('away', faults)
}

/** All that is wrong with a table at which nobody moves any more. */
export const faultsOf = (
  platform: Platform,
  id: string,
  seated: Seated,
  { people, deeds }: Players,
): string[] => {
  const room = platform.roomOf(id)
  if (room === undefined) return ['there is no room']
  const log = logOn(room.disk)
  if (log.length === 0) return breaks('once', ['the game has never begun'])
  const faults: string[] = []
  if (log.some(({ seq }, index) => seq !== index + 1)) faults.push(...breaks('once', ['the log has a gap']))
  const state = fold(seated.game, seated, log)
  for (const one of people) {
    one.catchUp()
    faults.push(...breaks('once', movesOf(one, log)))
    if (one.session.entries().length !== log.length)
      faults.push(
        ...breaks('alike', [
          `seat ${one.seat} has heard of ${one.session.entries().length} entries, not of ${log.length} (${one.session.link()})`,
        ]),
      )
    else if (!same(one.view, conceal(state, one.seat)))
      faults.push(...breaks('alike', [`seat ${one.seat} sees something else`]))
  }
  faults.push(...breaks('replay', replayFaults(platform, room.disk, seated, log)))
  faults.push(...breaks('called', calledFaults(room)))
  faults.push(...breaks('told', toldFaults(platform, id, room)))
  faults.push(...breaks('acts', deedFaults(platform, room, deeds, people, log)))
  return faults
}

/** What is wrong once all rooms should have gone. */
export const endFaults = (faults: readonly string[]): string[] => breaks('gone', faults)

/** Of what an object has thrown, all that does not come of its having died in the midst of it. */
const ofItself = (thrown: readonly unknown[]): string[] =>
  thrown.map(String).filter((words) => !/object has (died|gone)/.test(words))

/** What nobody has caught, and what kept a room from waking. */
export const escapedFaults = ({ rooms, lobbies }: Platform): string[] => [
  ...[...rooms.values(), ...lobbies.values()].flatMap(({ escaped }) => breaks('caught', ofItself(escaped))),
  ...[...rooms.values()].flatMap(({ asleep }) => breaks('wakes', ofItself(asleep))),
]
