/**
 * A log as long as a table writes it. Nobody plays for so long: some moves are real, and the first of them, a choice that
 * may be made anew while others choose, is written on the disk again and again. All of it is read as any log is.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as rest } from 'node:timers/promises'
import { deflateRawSync } from 'node:zlib'
import type { AnyEntry } from '../../shared/engine/log.ts'
import { protocolVersion } from '../../shared/protocol/version.ts'
import { round } from './figures.ts'
import { memoryOf, serverOf } from './machine.ts'
import { benchKeyOf, type Match, socketOf } from './players.ts'
import { scratch, withWorker } from './served.ts'
import { callOf, medianOf, playedTable } from './wake.ts'
import { Wire } from './wire.ts'

export interface Long {
  readonly entries: number
  /** Milliseconds of a call: of a room that has to read its log, and of one that is awake. */
  readonly asleep: number
  readonly awake: number
  /** Milliseconds from a player's hello to the whole of their welcome, awake; its kilobytes, and those on the wire. */
  readonly hello: number
  readonly kilobytes: number
  readonly deflated: number
  /** Mebibytes that the server has grown by with this room in memory; null where the machine does not tell. */
  readonly memory: number | null
}

/** Moves that are really played. */
const moves = 100

interface Row {
  readonly seq: number
  readonly body: string
  readonly clocks: string | null
}

/** The database of a room with entries, of all that the server has left. */
const roomIn = (data: string): DatabaseSync => {
  const folder = readdirSync(data, { recursive: true, encoding: 'utf8' })
  for (const file of folder.filter((name) => /GameRoom.*\.sqlite$/.test(name))) {
    const room = new DatabaseSync(join(data, file))
    const has = room.prepare("SELECT count(*) AS n FROM sqlite_master WHERE name = 'entries'").get()
    if (has?.['n'] === 1) return room
    room.close()
  }
  throw new Error('no room has left its log')
}

/** Writes the first choice so often that the log has so many entries. */
const lengthen = (room: DatabaseSync, entries: number): void => {
  const rows = room.prepare('SELECT seq, body, clocks FROM entries ORDER BY seq').all() as unknown as Row[]
  const first = rows.findIndex(({ body }) => (JSON.parse(body) as AnyEntry).kind === 'played')
  const choice = rows[first]
  if (choice === undefined) throw new Error('nothing was played')
  const again = Array.from({ length: entries - rows.length }, () => choice)
  const all = [...rows.slice(0, first), ...again, ...rows.slice(first)]
  const write = room.prepare('INSERT INTO entries (seq, body, clocks) VALUES (?, ?, ?)')
  room.exec('BEGIN; DELETE FROM entries')
  for (const [index, { body, clocks }] of all.entries())
    write.run(index + 1, JSON.stringify({ ...(JSON.parse(body) as AnyEntry), seq: index + 1 }), clocks)
  room.exec('COMMIT')
  room.close()
}

const greet = async (base: string, id: string): Promise<{ ms: number; frame: string }> => {
  const wire = new Wire(socketOf(base, id))
  await wire.open()
  const heard = wire.next((frame) => frame.includes('"welcome"'))
  const from = performance.now()
  wire.socket.send(JSON.stringify({ t: 'hello', proto: protocolVersion, token: benchKeyOf(0), since: 0 }))
  const frame = await heard
  const ms = performance.now() - from
  wire.socket.close()
  return { ms, frame }
}

export const measureLong = async (args: readonly string[], match: Match, entries: number): Promise<Long> => {
  const data = scratch('long')
  console.error(`${moves} moves are played …`)
  const id = await withWorker(args, (base) => playedTable(base, match, moves), data)
  console.error(`… and written on, to ${entries} entries`)
  lengthen(roomIn(data), entries)
  return withWorker(
    args,
    async (base) => {
      await fetch(`${base}/api/`)
      // Another table, so that what the first of all costs is paid.
      const other = await playedTable(base, match, 10)
      const server = serverOf(data)
      const before = server === null ? 0 : memoryOf(server)
      const asleep = await callOf(base, id)
      const calls: number[] = []
      for (let n = 0; n < 9; n++) calls.push(await callOf(base, id))
      const greetings: { ms: number; frame: string }[] = []
      for (let n = 0; n < 5; n++) greetings.push(await greet(base, id))
      await rest(1000)
      const memory = server === null ? null : memoryOf(server) - before
      const frame = Buffer.from(greetings[0]?.frame ?? '')
      console.error(`beside a call of a table with 10 moves: ${round(await callOf(base, other))} ms`)
      return {
        entries,
        asleep: round(asleep),
        awake: round(medianOf(calls)),
        hello: round(medianOf(greetings.map(({ ms }) => ms))),
        kilobytes: round(frame.length / 1000),
        deflated: round(deflateRawSync(frame).length / 1000),
        memory: memory === null ? null : round(memory),
      }
    },
    data,
  )
}
