/** Who plays by itself: bots, and the stand-in for a person who is away. Each sees its seat's view and no more. */
import { bots } from '../shared/bots/bots.ts'
import type { Decision } from '../shared/engine/game.ts'
import { type Seat, seqOf, type Tagged } from '../shared/engine/ids.ts'
import { randomAt, seedOf } from '../shared/engine/random.ts'
import type { Play } from '../shared/engine/table.ts'
import type { Alarms } from './alarms.ts'
import { hasStarted, type Open } from './open.ts'
import type { SeatRecord } from './store.ts'

interface BotTurn extends Play<Tagged> {
  readonly seat: Seat
}

export interface Bots {
  /** Sets the alarm for the next move of an automatic seat that is asked: they answer at a human pace. */
  call(open: Open): void
  /** What an automatic seat plays now; null where none is asked. */
  turn(open: Open): BotTurn | null
}

export const isAutomatic = (seat: SeatRecord | undefined): boolean =>
  seat?.kind === 'bot' || (seat?.kind === 'person' && seat.standIn)

/** Milliseconds a bot takes for a move: the pace of the place, give or take a third. `drawn` is from 0 to 1. */
export const paceOf = (pace: number, drawn: number): number => Math.round(pace * (0.67 + 0.66 * drawn))

const askedOf = ({ table, seating }: Open): Decision | undefined =>
  hasStarted({ table }) ? table.decisions().find(({ seat }) => isAutomatic(seating.seats[seat])) : undefined

export const makeBots = (alarms: Alarms, pace: number): Bots => ({
  call(open) {
    if (askedOf(open) !== undefined) alarms.by('bots', Date.now() + paceOf(pace, Math.random()))
  },
  turn(open) {
    const asked = askedOf(open)
    if (asked === undefined) return null
    const { rules, table, seating } = open
    const { seat, key } = asked
    const record = seating.seats[seat]
    // Its chance is its own: never a draw of the game's.
    const random = randomAt(seedOf(seating.setting.botSeed), seqOf(table.seq + 1))
    const view = table.view(seat)
    const move =
      record?.kind === 'bot'
        ? bots[record.level](rules, view, seat, random)
        : rules.standIn(view, seat, random)
    return { seat, cid: table.seq + 1, decision: key, moves: [move] }
  },
})
