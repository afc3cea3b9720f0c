/** A table that exists, in memory: what the room's other parts look at, and how it is read from storage. */
import type { AnyGame, Decision } from '../../shared/engine/game.ts'
import type { Seat, Seq, Tagged } from '../../shared/engine/ids.ts'
import { versionAfter } from '../../shared/engine/log.ts'
import type { GameMeta } from '../../shared/engine/meta.ts'
import { parse } from '../../shared/engine/result.ts'
import { openTable, type Table } from '../../shared/engine/table.ts'
import type { StoredClock } from './clock.ts'
import type { Store } from './store.ts'
import { dealtSeed } from './tokens.ts'
import { houseOf, type Seating, type SeatRecord } from './records.ts'

export type AnyTable = Table<object, Tagged, Tagged>

export interface OpenTable {
  seating: Seating
  /** The seats as they are stored: who has just left is noted a moment later. */
  storedSeats: readonly SeatRecord[]
  table: AnyTable
  clocks: readonly StoredClock[]
  /** The newest entry when bots were told to pause. In memory alone: after a restart they are told once more. */
  pausedAt?: Seq
  readonly meta: GameMeta
  readonly rules: AnyGame
}

/** What the rules know of a table. */
export const boardOf = ({ setting, seats }: Seating) => ({ seats: seats.length, options: setting.options })

/** The game of these people so far. */
export const tableOf = (rules: AnyGame, { setting, seats }: Seating, store: Store): AnyTable => {
  return openTable(rules, { ...boardOf({ setting, seats }), seed: dealtSeed(setting) }, store.entries())
}

/** Memory may be ahead of what is stored when work fails: what is stored is the truth. */
export const readAgain = (open: OpenTable, store: Store): void => {
  const setting = store.setting() ?? open.seating.setting
  open.seating = { setting, seats: store.seats() }
  open.storedSeats = open.seating.seats
  open.table = tableOf(open.rules, open.seating, store)
  open.clocks = store.clocks()
}

/** A game that was opened under an earlier version of the rules goes on under these: its log says from where. */
export const turnToRules = (
  { table, rules, seating, clocks }: OpenTable,
  store: Store,
  now: number,
): boolean => {
  const { rulesVersion } = rules
  if (versionAfter(table.log, seating.setting.rulesVersion) === rulesVersion) return false
  store.append(table.turnTo(rulesVersion, now), clocks)
  return true
}

export const hasStarted = ({ table }: Pick<OpenTable, 'table'>): boolean => table.log.length > 0

/** The open questions of a game that has begun; none before. */
export const questionsOf = ({ table }: Pick<OpenTable, 'table'>): readonly Decision[] =>
  hasStarted({ table }) ? table.decisions() : []

export const isOver = ({ table }: Pick<OpenTable, 'table'>): boolean =>
  hasStarted({ table }) && questionsOf({ table }).length === 0

export const seatsAsked = ({ table }: Pick<OpenTable, 'table'>): readonly Seat[] =>
  questionsOf({ table }).map(({ seat }) => seat)

/** People whose answer is awaited, and the key of each one's question: bots and stand-ins have no clock. */
export const peopleAsked = ({ table, seating }: OpenTable): ReadonlyMap<number, string> => {
  return new Map(
    questionsOf({ table }).flatMap(({ seat, key }) => {
      const record = seating.seats[seat]
      return record?.kind === 'person' && !record.standIn ? [[seat, key] as const] : []
    }),
  )
}

/** A private game that is on: only who sits may see it. */
export const isClosed = ({ table, seating }: OpenTable): boolean =>
  hasStarted({ table }) && houseOf(seating.setting).visibility === 'private'

/** Moves as they came over the wire, in the words of the game; null where one is not. */
export const movesOf = ({ rules }: OpenTable, raw: readonly unknown[]): readonly Tagged[] | null => {
  const moves = raw.map((one) => parse(rules.moves, one))
  return moves.every((move) => move.ok) ? moves.map(({ value }) => value) : null
}
