/** What a kind of asking comes to in an hour, from what some of it has used. */
import type { Bill } from './bill.ts'
import { costOf, prices } from './prices.ts'

/** What may be asked for in an hour comes to so much. */
export interface Amounts {
  readonly workerRequests: number
  readonly objectRequests: number
  readonly rowsWritten: number
  readonly rowsRead: number
  /** Of the whole server, what stands for cache and bucket here among it; 0 where it was not looked at. */
  readonly cpuSeconds: number
  /** Kept for good. */
  readonly megabytesKept: number
  readonly dollars: number
}

/** What may be asked for in an hour, and what it costs: by one client, as limits have it. */
export interface Abuse extends Amounts {
  /** Of how many it was counted: those before the first refusal, or what may be said in one breath. */
  readonly through: number
  readonly perHour: number
  /** By a thousand clients. */
  readonly thousand: Amounts
  /** Of a thousand's, what all of them together use once; all else adds up. */
  readonly shared: readonly (keyof Amounts)[]
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
  /** Seconds that a copy of the answer is good for, whoever asks: objects and rows are asked for it once in so many. */
  readonly copied?: number
}

const round = (value: number): number => Number(value.toPrecision(3))

/** What a copy spares: whoever comes while it is good. */
const once = ['objectRequests', 'rowsWritten', 'rowsRead'] as const satisfies readonly (keyof Amounts)[]

/** Clients that do the same at the same time. */
const many = 1000

export const inAnHour = (
  before: Bill,
  after: Bill,
  { through, perHour, workerRequests, records, cpu = 0, bytes = 0, copied }: Extent,
): Abuse => {
  /** By so many clients: what there is a copy of is used by all together as often as it has grown old. */
  const amountsOf = (clients: number): Amounts => {
    const asked = perHour * clients
    const made = copied === undefined ? asked : Math.min(asked, 3600 / copied)
    // A copy was made for the first who asked: what was used is for that one, and not for each.
    const of = copied === undefined ? through : Math.max(1, after.calls - before.calls)
    const used = (what: keyof Bill): number => ((after[what] - before[what]) / of) * made
    const cpuSeconds = (cpu / 1000 / through) * asked
    return {
      workerRequests: Math.round(workerRequests * asked),
      objectRequests: Math.round(used('calls') + used('frames') / prices.framesInARequest),
      rowsWritten: Math.round(used('rowsWritten')),
      rowsRead: Math.round(used('rowsRead')),
      cpuSeconds: Math.round(cpuSeconds),
      megabytesKept: Math.round((bytes / 1e6 / through) * asked),
      dollars: round(
        costOf({
          workerRequests: workerRequests * asked,
          objectRequests: used('calls'),
          framesIn: used('frames'),
          secondsAwake: used('awake') / 1000,
          rowsWritten: used('rowsWritten'),
          rowsRead: used('rowsRead'),
          records: records * asked,
          cpuSeconds,
        }),
      ),
    }
  }
  return {
    through,
    perHour,
    ...amountsOf(1),
    thousand: amountsOf(many),
    shared: copied === undefined ? [] : once,
  }
}

/** What memory one client can fill, and a thousand, in megabytes. */
export interface Memory {
  readonly one: number
  readonly thousand: number
  /** Whether those of a thousand fill the same: a table has so many sockets, whoever comes. */
  readonly isShared: boolean
}

/** How much one thing takes, and how many of it there can be. */
interface Filling {
  readonly kilobytesPerTable: number
  readonly tablesPerHour: number
  readonly kilobytesPerSocket: number
  /** At one table: of one client, and of all who come. */
  readonly sockets: { readonly ofOne: number; readonly ofAll: number }
  /** Bytes that a socket may be owed before it is parted. */
  readonly owed: number
}

/** Were nothing to leave memory within the hour; an object leaves it seconds after it was last spoken to. */
export const inMemory = (filling: Filling): Readonly<Record<string, Memory>> => {
  const { kilobytesPerTable, tablesPerHour, kilobytesPerSocket, sockets, owed } = filling
  const tables = (kilobytesPerTable * tablesPerHour) / 1000
  const socketsOf = (count: number): number => (count * (kilobytesPerSocket + owed / 1000)) / 1000
  return {
    'tables, each in an object of its own': {
      one: Math.round(tables),
      thousand: Math.round(many * tables),
      isShared: false,
    },
    'sockets at one table, and what they are owed': {
      one: Math.round(socketsOf(sockets.ofOne)),
      thousand: Math.round(socketsOf(sockets.ofAll)),
      isShared: true,
    },
  }
}

/** What costs more than one client may cost in an hour, in words: what could not be measured is no less. */
export const beyond = (
  kinds: Readonly<Record<string, Pick<Abuse, 'dollars'>>>,
  bound: number,
): readonly string[] =>
  Object.entries(kinds)
    .filter(([, { dollars }]) => !(dollars <= bound))
    .map(([kind, { dollars }]) => `${kind}: $${dollars}, over $${bound}`)
