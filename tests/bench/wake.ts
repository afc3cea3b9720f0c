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

export interface WakeUp {
  readonly moves: number
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
  for (const id of ids) {
    first.push(await callOf(base, id))
    for (let n = 0; n < calls; n++) later.push(await callOf(base, id))
  }
  const [slow, quick] = [medianOf(first), medianOf(later)]
  const round = (value: number): number => Math.round(value * 10) / 10
  return { moves, asleep: round(slow), awake: round(quick), wakeUp: round(slow - quick) }
}
