import type { Seat, Seq, Tagged } from './ids.ts'
import type { Seed } from './random.ts'
import type { Hidden } from './secret.ts'

/** One line of a table's log. `at` is server time in milliseconds: never read by rules. */
export type Entry<Move, Event> = { readonly seq: Seq; readonly at: number } & (
  | { readonly kind: 'setup'; readonly events: readonly Event[] }
  | {
      readonly kind: 'played'
      readonly seat: Seat
      /** The number the client gave its message: a repeat of it is answered with this entry. */
      readonly cid: number
      /** Key of the question it answers. For the author alone; not noted in old logs. */
      readonly decision?: Hidden<string>
      /** For the author alone; what others may see is in the events. */
      readonly moves: Hidden<readonly Move[]>
      readonly events: readonly Event[]
      /** The seat's time was up: a stand-in has played, or the seat itself, late. Left out otherwise, and in old logs. */
      readonly timeUp?: true
    }
  /** Everything after `to` is undone, as `by` has asked. The log never shrinks: what was undone stays on record. */
  | {
      readonly kind: 'rewound'
      readonly to: Seq
      readonly by: Seat
      /** Who was asked, and agreed; none: nobody else had to. Left out in old records. */
      readonly agreed?: readonly Seat[]
    }
  /** From here on the table is played under this version of the rules. */
  | { readonly kind: 'rules'; readonly version: number }
)

export type AnyEntry = Entry<Tagged, Tagged>

/** A whole game: what replays, exports and tests read. */
export interface GameRecord<Move, Event, Options> {
  readonly game: string
  readonly rulesVersion: number
  readonly seats: number
  readonly options: Options
  readonly seed: Seed
  readonly entries: readonly Entry<Move, Event>[]
}

/** What rewinds leave of a log, in order. */
export const live = <Move, Event>(entries: readonly Entry<Move, Event>[]): Entry<Move, Event>[] => {
  const left: Entry<Move, Event>[] = []
  for (const entry of entries) {
    if (entry.kind !== 'rewound') left.push(entry)
    else while ((left.at(-1)?.seq ?? 0) > entry.to) left.pop()
  }
  return left
}

/** What comes after `since`. Looked for from the end, where nearly all that is asked for is: a log may be long. */
export const entriesAfter = <Move, Event>(
  entries: readonly Entry<Move, Event>[],
  since: Seq,
): readonly Entry<Move, Event>[] => entries.slice(entries.findLastIndex(({ seq }) => seq <= since) + 1)

/** How often each seat has taken back. */
export const timesTakenBack = (entries: readonly Entry<unknown, unknown>[], seats: number): number[] =>
  Array.from(
    { length: seats },
    (_, seat) => entries.filter((entry) => entry.kind === 'rewound' && entry.by === seat).length,
  )

/** The version of the rules that is played by after these entries, in a game begun under `first`. No rewind changes it. */
export const versionAfter = (entries: readonly Entry<unknown, unknown>[], first: number): number => {
  const newest = entries.findLast((entry) => entry.kind === 'rules')
  return newest?.kind === 'rules' ? newest.version : first
}

/** The facts an entry tells. */
export const eventsOf = <Event>(
  entry: Entry<unknown, Event> | { readonly kind: 'played'; readonly events: readonly Event[] },
): readonly Event[] => (entry.kind === 'setup' || entry.kind === 'played' ? entry.events : [])
