/** Who plays by itself: bots, and the stand-in for a person who is away. Each sees its seat's view and no more. */
import { bots } from '../shared/bots/bots.ts'
import type { AnyGame } from '../shared/engine/game.ts'
import { type Seat, seqOf, type Tagged } from '../shared/engine/ids.ts'
import { randomAt, seedOf } from '../shared/engine/random.ts'
import type { Table } from '../shared/engine/table.ts'
import type { Seating } from './seating.ts'
import type { SeatRecord } from './store.ts'

export const isAutomatic = (seat: SeatRecord | undefined): boolean =>
  seat?.kind === 'bot' || (seat?.kind === 'person' && seat.standIn)

/** Milliseconds a bot takes for a move: the pace of the place, give or take a third. `drawn` is from 0 to 1. */
export const paceOf = (pace: number, drawn: number): number => Math.round(pace * (0.67 + 0.66 * drawn))

/** The move of an automatic seat that is asked. Its chance is its own: never a draw of the game's. */
export const botMove = (
  rules: AnyGame,
  table: Table<object, Tagged, Tagged>,
  { setting, seats }: Seating,
  seat: Seat,
): Tagged => {
  const record = seats[seat]
  const random = randomAt(seedOf(setting.botSeed), seqOf(table.seq + 1))
  const view = table.view(seat)
  return record?.kind === 'bot'
    ? bots[record.level](rules, view, seat, random)
    : rules.standIn(view, seat, random)
}
