/** What *Maestro* costs where it thinks at a table: CPU of workerd for each decision, all its threads together. */
import { prices } from '../cost/prices.ts'
import { quantile, round } from './figures.ts'
import { cpuOf, serverOf } from './machine.ts'
import { withWorker } from './served.ts'

export interface Thought {
  readonly games: number
  readonly decisions: number
  /** Milliseconds of CPU: of the first decision of a process that has just begun, and of those after it. */
  readonly first: number
  readonly p50: number
  readonly p95: number
  readonly most: number
  /** Milliseconds of CPU of the three in a game, and what they cost as an object's time at work. */
  readonly cpuPerGame: number
  readonly dollarsPerGame: number
}

const call = async (base: string, path: string): Promise<boolean> => {
  const response = await fetch(base + path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return ((await response.json()) as { readonly isOver: boolean }).isOver
}

/** Three *Maestros* and somebody who is quick, in so many games; each game of the house in a process of its own. */
export const measureMaestro = (game: string, games: number): Promise<Thought> =>
  withWorker(['--config', 'tests/bench/maestro/wrangler.toml'], async (base, data) => {
    const spent: number[] = []
    for (let number = 1; number <= games; number++) {
      console.error(`${game}: game ${number} of ${games}, ${spent.length} decisions so far …`)
      await call(base, `/begin?game=${game}&number=${number}`)
      const server = serverOf(data)
      if (server === null) throw new Error('this machine does not tell which process thinks')
      while (!(await call(base, '/others'))) {
        const before = cpuOf(server)
        await call(base, '/think')
        spent.push(cpuOf(server) - before)
      }
    }
    const [first = Number.NaN, ...later] = spent
    const cpuPerGame = spent.reduce((sum, one) => sum + one, 0) / games
    return {
      games,
      decisions: spent.length,
      first: round(first),
      p50: round(quantile(later, 0.5)),
      p95: round(quantile(later, 0.95)),
      most: round(Math.max(...later)),
      cpuPerGame: round(cpuPerGame),
      dollarsPerGame: Number(((cpuPerGame / 1000) * prices.objectSecond).toPrecision(2)),
    }
  })
