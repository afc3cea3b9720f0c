/** A table that exists, in memory: what the room's other parts look at, and how it is read from storage. */
import type { AnyGame } from '../shared/engine/game.ts'
import type { Seat, Tagged } from '../shared/engine/ids.ts'
import type { AnyEntry } from '../shared/engine/log.ts'
import type { TableInfo } from '../shared/protocol/tableInfo.ts'
import type { GameMeta } from '../shared/engine/meta.ts'
import { openTable, type Table } from '../shared/engine/table.ts'
import type { SeatClock } from '../shared/protocol/clock.ts'
import { houseOf } from './opening.ts'
import type { Circumstances, Seating } from './seating.ts'
import type { Store } from './store.ts'
import { dealtSeed } from './tokens.ts'

export type AnyTable = Table<object, Tagged, Tagged>

export interface Open {
  seating: Seating
  table: AnyTable
  clocks: readonly SeatClock[]
  readonly meta: GameMeta
  readonly rules: AnyGame
}

/** What a room shows to who only watches. */
export interface Seen {
  readonly info: TableInfo
  /** Concealed from spectators; a brand does not cross to another object. */
  readonly entries: readonly AnyEntry[]
}

/** The game of these people so far. */
export const tableOf = (rules: AnyGame, { setting, seats }: Seating, store: Store): AnyTable => {
  const { options } = setting
  return openTable(rules, { seats: seats.length, options, seed: dealtSeed(setting) }, store.entries())
}

export const hasStarted = ({ table }: Pick<Open, 'table'>): boolean => table.log.length > 0

export const isOver = ({ table }: Pick<Open, 'table'>): boolean =>
  table.log.length > 0 && table.decisions().length === 0

export const seatsAsked = ({ table }: Pick<Open, 'table'>): readonly Seat[] =>
  hasStarted({ table }) ? table.decisions().map(({ seat }) => seat) : []

/** People whose answer is awaited: bots and stand-ins have no clock. */
export const peopleAsked = ({ table, seating }: Open): ReadonlySet<number> =>
  new Set(
    seatsAsked({ table }).filter((seat) => {
      const record = seating.seats[seat]
      return record?.kind === 'person' && !record.standIn
    }),
  )

/** A private game that is on: only who sits may see it. */
export const isClosed = ({ table, seating }: Open): boolean =>
  hasStarted({ table }) && houseOf(seating.setting).visibility === 'private'

/** What an act at the table is judged by, beside who sits where. */
export const circumstancesOf = (
  open: Open,
  overdue: readonly number[],
  isPresent: (seat: number) => boolean,
): Circumstances => ({
  meta: open.meta,
  hasStarted: hasStarted(open),
  isOver: isOver(open),
  isPresent,
  isOverdue: (seat) => overdue.includes(seat),
  log: open.table.log,
})
