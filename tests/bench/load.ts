/**
 * The load, the same for all: a number of tables with four clients each play in rounds. In a round one client of each
 * table sends a move, all at once; a move is over when its four clients have it. What clients do between rounds (read,
 * think) is left out: no clock runs then, and the server rests.
 */
import { cpuOf, memoryOf, serverOf } from './machine.ts'
import type { Wire } from './wire.ts'

export interface Load {
  /** Milliseconds from sending a move until the last client has it, of each move. */
  readonly times: readonly number[]
  /** Milliseconds that rounds took, together. */
  readonly total: number
  /** Bytes of each frame that told a client of a move; null where the peer's wire is not ours to count. */
  readonly bytes: readonly number[] | null
  /** Milliseconds of the server's CPU for a move, and mebibytes for a table; null where neither can be known. */
  readonly cpu: number | null
  readonly memory: number | null
}

/** One table of a peer, opened and ready. */
export interface Playable {
  readonly wires: readonly Wire[]
  /** Whether a frame tells of a move. */
  isMove(frame: string): boolean
  /** Reads what was told, and has somebody move: the frame, and over which wire. Null when the game is over. */
  next(): { readonly wire: Wire; readonly frame: string } | null
}

/** Milliseconds after which the wait for a move is given up. */
const patience = 30_000

type Move = NonNullable<ReturnType<Playable['next']>>

const nextAt = (table: Playable): Move => {
  const move = table.next()
  if (move === null) throw new Error('a game that is played for its speed has ended')
  return move
}

/** One move: sent, and heard by all. Resolves with its time. */
const moveAt = async (table: Playable, move: Move, bytes: number[]): Promise<number> => {
  let late: ReturnType<typeof setTimeout> | undefined
  const inTime = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error('a move was not heard of')), patience)
  })
  const heard = Promise.all(
    table.wires.map(async (wire) => void bytes.push(Buffer.byteLength(await wire.next(table.isMove)))),
  )
  const from = performance.now()
  move.wire.socket.send(move.frame)
  await Promise.race([heard, inTime])
  clearTimeout(late)
  return performance.now() - from
}

/** Opens so many tables and plays so many rounds; the first of them warm the server up and are not counted. */
export const play = async (
  open: () => Promise<Playable>,
  data: string,
  {
    tables: count,
    rounds,
    warmUp,
  }: { readonly tables: number; readonly rounds: number; readonly warmUp: number },
): Promise<Load> => {
  const server = serverOf(data)
  const memoryBefore = server === null ? 0 : memoryOf(server)
  const tables: Playable[] = []
  // Some at a time: a browser is not opened by a hundred people in one moment either.
  while (tables.length < count)
    tables.push(...(await Promise.all(Array.from({ length: Math.min(8, count - tables.length) }, open))))
  const measured = server ?? serverOf(data)
  const times: number[] = []
  const bytes: number[] = []
  let [total, cpuBefore] = [0, 0]
  for (let round = 0; round < warmUp + rounds; round++) {
    if (round === warmUp) cpuBefore = measured === null ? 0 : cpuOf(measured)
    const sizes: number[] = []
    const moves = tables.map((table) => ({ table, move: nextAt(table) }))
    const from = performance.now()
    const took = await Promise.all(moves.map(({ table, move }) => moveAt(table, move, sizes)))
    if (round < warmUp) continue
    total += performance.now() - from
    times.push(...took)
    bytes.push(...sizes)
  }
  const cpu = measured === null ? 0 : cpuOf(measured) - cpuBefore
  const memory = measured === null ? null : (memoryOf(measured) - memoryBefore) / count
  for (const { wires } of tables) for (const { socket } of wires) socket.close()
  return { times, total, bytes, cpu: measured === null ? null : cpu / times.length, memory }
}

const medianOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null).toSorted((a, b) => a - b)
  return known.length < values.length ? null : (known[Math.floor(known.length / 2)] ?? null)
}

/** Loads of the same kind as one: all moves together, and of what was measured once for each the median. */
export const joined = (loads: readonly Load[]): Load => ({
  times: loads.flatMap(({ times }) => times),
  total: loads.reduce((sum, { total }) => sum + total, 0),
  bytes: loads.flatMap(({ bytes }) => bytes ?? []),
  cpu: medianOf(loads.map(({ cpu }) => cpu)),
  memory: medianOf(loads.map(({ memory }) => memory)),
})
