/** Many tables with bots at once: how long a move of a person takes meanwhile, and how quick the bots are. */
import { setTimeout as rest } from 'node:timers/promises'
import { seqOf } from '../../shared/engine/ids.ts'
import { type Random, randomAt, seedFromNumber } from '../../shared/engine/random.ts'
import type { ServerMessage } from '../../shared/protocol/messages.ts'
import { cpuOf, memoryOf, serverOf } from './machine.ts'
import { type Match, openTable, type Player } from './players.ts'
import { quantile, round } from './figures.ts'

export interface Crowded {
  readonly tables: number
  readonly seconds: number
  /** Moves of persons and of bots, together. */
  readonly movesPerSecond: number
  /** Milliseconds from a person's move until they have it. */
  readonly p50: number
  readonly p99: number
  /** Milliseconds between a bot's move and the one before it: what bots take for a turn as people see it. */
  readonly bot50: number
  readonly bot99: number
  /** Milliseconds of the server's CPU for a move; mebibytes for a table. Null where the machine does not tell. */
  readonly cpuPerMove: number | null
  readonly memoryPerTable: number | null
}

/** Milliseconds that a person looks at what is asked. */
const thinks = 1000

interface Tally {
  readonly own: number[]
  readonly bots: number[]
  isOver: boolean
}

/** Notes how long bots took: each entry carries the server's time. */
const listen = (player: Player, tally: Tally): void => {
  let last: number | null = null
  player.wire.also((frame) => {
    if (!frame.includes('"t":"entries"')) return
    const message = JSON.parse(frame) as ServerMessage
    if (message.t !== 'entries') return
    for (const entry of message.entries) {
      if (last !== null && entry.kind === 'played' && entry.seat !== player.seat)
        tally.bots.push(entry.at - last)
      last = entry.at
    }
  })
}

/** Somebody alone among bots, until the time is up. */
const playOn = async (player: Player, chance: Random, tally: Tally): Promise<void> => {
  for (let cid = 10; !tally.isOver; cid++) {
    player.catchUp()
    if (player.isOver) return
    const frame = player.move(cid, chance)
    if (frame === null) {
      await Promise.race([player.news(), rest(thinks)])
      continue
    }
    await rest(thinks)
    const heard = player.wire.next((one) => one.includes(`"re":${cid}`))
    const from = performance.now()
    player.wire.socket.send(frame)
    await heard
    if (!tally.isOver) tally.own.push(performance.now() - from)
  }
}

export const measureCrowded = async (
  base: string,
  data: string,
  matches: readonly Match[],
  { tables, seconds }: { readonly tables: number; readonly seconds: number },
): Promise<Crowded> => {
  const tally: Tally = { own: [], bots: [], isOver: false }
  const [first] = matches
  if (first === undefined) throw new Error('there is no game')
  // The object that is opened first shows which process serves.
  const { players } = await openTable(base, {
    match: first,
    seats: first.rules.seats.max,
    bots: true,
    level: 'oficial',
  })
  for (const { wire } of players) wire.socket.close()
  const server = serverOf(data)
  const memoryBefore = server === null ? 0 : memoryOf(server)
  const seated: Player[] = []
  for (let n = 0; n < tables; n += 8) {
    const opened = await Promise.all(
      Array.from({ length: Math.min(8, tables - n) }, (_, index) => {
        const match = matches[(n + index) % matches.length] ?? first
        return openTable(base, { match, seats: match.rules.seats.max, bots: true, level: 'oficial' })
      }),
    )
    seated.push(...opened.flatMap((table) => table.players))
    if (seated.length % 40 === 0) console.error(`${seated.length} of ${tables} tables opened …`)
  }
  // Nobody plays before all are there: the bots have come as far as the first question to a person.
  const played = seated.map((player, index) => {
    listen(player, tally)
    return playOn(player, randomAt(seedFromNumber(index + 1), seqOf(1)), tally)
  })
  await rest(2 * thinks)
  tally.own.length = 0
  tally.bots.length = 0
  const cpuBefore = server === null ? 0 : cpuOf(server)
  for (let second = 0; second < seconds; second += 5) {
    console.error(`${second} of ${seconds} s: ${tally.own.length + tally.bots.length} moves`)
    await rest(Math.min(5, seconds - second) * 1000)
  }
  tally.isOver = true
  const moves = tally.own.length + tally.bots.length
  const cpu = server === null ? null : cpuOf(server) - cpuBefore
  const memory = server === null ? null : memoryOf(server) - memoryBefore
  await Promise.race([Promise.all(played), rest(5000)])
  for (const { wire } of seated) wire.socket.close()
  return {
    tables,
    seconds,
    movesPerSecond: round(moves / seconds),
    p50: round(quantile(tally.own, 0.5)),
    p99: round(quantile(tally.own, 0.99)),
    bot50: round(quantile(tally.bots, 0.5)),
    bot99: round(quantile(tally.bots, 0.99)),
    cpuPerMove: cpu === null ? null : round(cpu / moves),
    memoryPerTable: memory === null ? null : round(memory / tables),
  }
}
