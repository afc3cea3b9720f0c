/** How long a room takes to come back into memory with a long game in its log: what its first caller waits longer. */
import { setTimeout as rest } from 'node:timers/promises'
import { seqOf } from '../../shared/engine/ids.ts'
import { randomAt, seedFromNumber } from '../../shared/engine/random.ts'
import { type Match, openTable } from './players.ts'

/** Milliseconds after which a room that nobody calls has left memory. */
export const sleepsAfter = 15_000
/** Calls of a room that is awake, of which the median counts. */
const calls = 15

export const playedTable = async (base: string, match: Match, moves: number): Promise<string> => {
  const { id, players } = await openTable(base, { match, seats: 4, bots: false })
  const chance = randomAt(seedFromNumber(1), seqOf(1))
  for (let cid = 10; cid < 10 + moves; cid++) {
    for (const player of players) player.catchUp()
    const author = players.find((player) => player.move(cid, chance) !== null)
    if (author === undefined) throw new Error(`the game was over before ${moves} moves`)
    const heard = Promise.all(
      players.map(({ wire }) => wire.next((frame) => frame.includes('"t":"entries"'))),
    )
    author.wire.socket.send(author.move(cid, chance) ?? '')
    await heard
  }
  for (const { wire } of players) wire.socket.close()
  return id
}

/** Milliseconds of a call. */
export const callOf = async (base: string, id: string): Promise<number> => {
  const from = performance.now()
  await (await fetch(`${base}/api/tables/${id}`)).arrayBuffer()
  return performance.now() - from
}

export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The worker that is measured here: as it is deployed, and it counts how often a room came into memory. */
export const countedWorker = 'tests/bench/counted.ts'

const timesInMemory = async (base: string, id: string): Promise<number> =>
  (await (await fetch(`${base}/came/${id}`)).json()) as number

export interface WakeUp {
  readonly moves: number
  readonly tables: number
  /** Of their rooms, those that had left memory, and were made anew for the first call. */
  readonly slept: number
  /** Milliseconds of a call, of a room that sleeps and of one that is awake; and the difference. */
  readonly asleep: number
  readonly awake: number
  readonly wakeUp: number
}

/** The median of a few tables, each with so many moves. */
export const measureWakeUp = async (
  base: string,
  match: Match,
  { moves, tables }: { readonly moves: number; readonly tables: number },
): Promise<WakeUp> => {
  const ids: string[] = []
  for (let n = 0; n < tables; n++) ids.push(await playedTable(base, match, moves))
  await rest(sleepsAfter)
  const first: number[] = []
  const later: number[] = []
  let slept = 0
  for (const id of ids) {
    const before = await timesInMemory(base, id)
    first.push(await callOf(base, id))
    if ((await timesInMemory(base, id)) === before + 1) slept++
    for (let n = 0; n < calls; n++) later.push(await callOf(base, id))
  }
  const [slow, quick] = [medianOf(first), medianOf(later)]
  const round = (value: number): number => Math.round(value * 10) / 10
  return { moves, tables, slept, asleep: round(slow), awake: round(quick), wakeUp: round(slow - quick) }
}

/** What is not as it should be, in words: a first caller who waits too long, or who found a room awake. */
export const missedBy = (
  { tables, slept, wakeUp }: Pick<WakeUp, 'tables' | 'slept' | 'wakeUp'>,
  bound: number,
): readonly string[] => [
  ...(slept === tables
    ? []
    : [`${tables - slept} of ${tables} rooms had not left memory: their wake-up was not measured`]),
  ...(wakeUp <= bound
    ? []
    : [`the first caller of a room waits ${wakeUp} ms longer, which is more than ${bound}`]),
]
