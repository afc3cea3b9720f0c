/** What a kind of asking comes to in an hour, from what some of it has used. */
import type { Bill } from './bill.ts'
import { costOf, prices } from './prices.ts'

/** What may be asked for in an hour, and what it costs. */
export interface Abuse {
  /** Of how many it was counted: those before the first refusal, or what may be said in one breath. */
  readonly through: number
  /** By one client in an hour, as limits have it. */
  readonly perHour: number
  readonly rowsWritten: number
  readonly rowsRead: number
  readonly objectRequests: number
  /** Of the whole server, what stands for cache and bucket here among it; 0 where it was not looked at. */
  readonly cpuSeconds: number
  /** Kept for good. */
  readonly megabytesKept: number
  readonly dollars: number
  /** Of a thousand clients in an hour. */
  readonly dollarsOfThousand: number
}

/** How much of it there was, and how much there can be. */
interface Extent {
  readonly through: number
  readonly perHour: number
  /** Calls of the Worker, and objects put into R2, for each. */
  readonly workerRequests: number
  readonly records: number
  /** Milliseconds of CPU, and bytes that stay, of all of them. */
  readonly cpu?: number
  readonly bytes?: number
}

const round = (value: number): number => Number(value.toPrecision(3))

export const inAnHour = (
  before: Bill,
  after: Bill,
  { through, perHour, workerRequests, records, cpu = 0, bytes = 0 }: Extent,
): Abuse => {
  const used = (what: keyof Bill): number => ((after[what] - before[what]) / through) * perHour
  const dollars = costOf({
    workerRequests: workerRequests * perHour,
    objectRequests: used('calls'),
    framesIn: used('frames'),
    secondsAwake: used('awake') / 1000,
    rowsWritten: used('rowsWritten'),
    rowsRead: used('rowsRead'),
    records: records * perHour,
    cpuSeconds: (cpu / 1000 / through) * perHour,
  })
  return {
    through,
    perHour,
    rowsWritten: Math.round(used('rowsWritten')),
    rowsRead: Math.round(used('rowsRead')),
    objectRequests: Math.round(used('calls') + used('frames') / prices.framesInARequest),
    cpuSeconds: Math.round((cpu / 1000 / through) * perHour),
    megabytesKept: Math.round((bytes / 1e6 / through) * perHour),
    dollars: round(dollars),
    dollarsOfThousand: round(1000 * dollars),
  }
}
