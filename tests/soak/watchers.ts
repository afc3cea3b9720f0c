/**
 * What a crowd costs those who play: the time of a move, from one player to all four, with so many who watch and with
 * none, by turns at tables of one game.
 */
import { setTimeout as rest } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { seqOf } from '../../shared/engine/ids.ts'
import { defaultOptions } from '../../shared/engine/options.ts'
import { randomAt, seedFromNumber } from '../../shared/engine/random.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { registry } from '../../shared/registry.ts'
import { openTable, type Player } from '../bench/players.ts'
import { isNear, latest } from './behind.ts'
import type { CrowdEnd, CrowdPlan, CrowdReport } from './crowd.ts'
import { withServer } from './server.ts'

export interface WatcherPlan {
  readonly watchers: number
  readonly places: number
  readonly moves: number
  readonly rounds: number
  /** Milliseconds between two moves. */
  readonly pause: number
  readonly json: boolean
}

/** The game with the longest logs. */
const game = 'fortium'
/** A move with a crowd may take so many times what it takes with none. */
const bearable = 1.5

const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
const round = (value: number): number => Math.round(value * 100) / 100

interface Played {
  readonly id: string
  /** When each entry was made, by its number; what came before the first move is as old as that. */
  readonly made: CrowdEnd
  /** The milliseconds until all have it. */
  move(): Promise<number>
  close(): void
}

/** A table that four play at. */
const openPlayed = async (base: string): Promise<Played> => {
  const found = registry[game]
  if (found === undefined) throw new Error(`there is no ${game}`)
  const match = { rules: await found.rules(), options: defaultOptions(found.meta) }
  const { id, players } = await openTable(base, { match, seats: 4, bots: false })
  const chance = randomAt(seedFromNumber(1), seqOf(1))
  let cid = 10
  const next = (): { player: Player; frame: string } => {
    for (const player of players) player.catchUp()
    cid++
    for (const player of players) {
      const frame = player.move(cid, chance)
      if (frame !== null) return { player, frame }
    }
    throw new Error('the game is over before it was measured')
  }
  const made: number[] = []
  return {
    id,
    made,
    async move() {
      const { player, frame } = next()
      const heard = Promise.all(players.map(({ wire }) => wire.next((one) => one.includes('"t":"entries"'))))
      const from = performance.now()
      player.wire.socket.send(frame)
      await heard
      const took = performance.now() - from
      player.catchUp()
      for (let seq = player.seq; seq > 0 && made[seq] === undefined; seq--) made[seq] = Date.now()
      return took
    },
    close() {
      for (const { wire } of players) wire.socket.close()
    },
  }
}

interface Crowd {
  end(made: CrowdEnd): Promise<CrowdReport>
}

const openCrowd = async (plan: CrowdPlan): Promise<Crowd> => {
  const thread = new Worker(new URL('./crowd.ts', import.meta.url), { workerData: plan })
  // A log that cannot be read ends the thread: whoever waits for it hears of that, now or later.
  const failed = new Promise<never>((_done, fail) => thread.once('error', fail))
  failed.catch(() => undefined)
  const told = <T>(): Promise<T> =>
    Promise.race([failed, new Promise<T>((done) => thread.once('message', done))])
  await told()
  return {
    end(made) {
      thread.postMessage(made)
      return told()
    },
  }
}

interface Measured {
  readonly times: readonly number[]
  readonly crowd: CrowdReport | null
}

const measure = async (base: string, plan: WatcherPlan, isCrowded: boolean): Promise<Measured> => {
  const table = await openPlayed(base)
  // So much of a game that each place has a stretch of the log for itself.
  for (let n = 0; n <= plan.places * limits.logStretch; n++) await table.move()
  const { watchers, places } = plan
  const crowd = isCrowded ? await openCrowd({ base, id: table.id, watchers, places }) : null
  const times: number[] = []
  const warmUp = Math.ceil(plan.moves / 10)
  for (let n = 0; n < warmUp + plan.moves; n++) {
    await rest(plan.pause)
    const took = await table.move()
    if (n >= warmUp) times.push(took)
  }
  // What was played last has been seen by all then, or is late.
  if (crowd !== null) await rest(latest)
  const report = (await crowd?.end(table.made)) ?? null
  table.close()
  return { times, crowd: report }
}

/** Whether those who play were not held up, and nobody who watches was far behind. */
export const soakWatchers = (plan: WatcherPlan): Promise<boolean> =>
  withServer({ FRAMES_PER_SECOND: '100000' }, async ({ base }) => {
    const [alone, crowded]: [number[], number[]] = [[], []]
    const crowds: CrowdReport[] = []
    for (let n = 1; n <= plan.rounds; n++)
      for (const isCrowded of [false, true]) {
        const who = isCrowded ? `${plan.watchers} who watch` : 'nobody who watches'
        console.error(`round ${n} of ${plan.rounds}: ${plan.moves} moves with ${who} …`)
        const { times, crowd } = await measure(base, plan, isCrowded)
        ;(isCrowded ? crowded : alone).push(...times)
        if (crowd !== null) crowds.push(crowd)
      }
    const all = (name: keyof CrowdReport): number[] => crowds.map((crowd) => crowd[name])
    const sum = (name: keyof CrowdReport): number => all(name).reduce((total, one) => total + one, 0)
    const report = {
      watchers: plan.watchers,
      withSockets: Math.max(0, ...all('sockets')),
      places: plan.places,
      moves: alone.length,
      alone: { p50: round(quantile(alone, 0.5)), p99: round(quantile(alone, 0.99)) },
      crowded: { p50: round(quantile(crowded, 0.5)), p99: round(quantile(crowded, 0.99)) },
      ratio: round(quantile(crowded, 0.99) / quantile(alone, 0.99)),
      looks: sum('looks'),
      requests: sum('requests'),
      medianBehind: Math.max(0, ...all('medianBehind')),
      worstBehind: Math.max(0, ...all('worstBehind')),
      news: sum('news'),
      unseen: sum('unseen'),
    }
    const isBorne = report.ratio <= bearable && isNear(report)
    if (plan.json) console.log(JSON.stringify(report))
    else {
      const { watchers, withSockets, places, moves, ratio, looks, requests, news, unseen } = report
      console.log(`${watchers} who watch, ${withSockets} by sockets, the others from ${places} places`)
      console.log(`milliseconds of a move to all four players, ${moves} moves each`)
      console.table({ 'with nobody': report.alone, 'with the crowd': report.crowded })
      console.log(`slowest hundredth: ${ratio} times (${bearable} is borne)`)
      console.log(
        `${looks} looks at the log, ${requests} of them asked the worker, ${news} saw something new`,
      )
      console.log(
        `behind: ${report.medianBehind} ms in the middle, ${report.worstBehind} ms at most (${latest})`,
      )
      console.log(`of ${sum('readers')} readers ${unseen} had not seen the last entry ${latest} ms after it`)
    }
    return isBorne
  })
