/** How long bots take: the same at a table in the network and in a game of one's own. */
import type { AnyRules } from '../engine/game.ts'
import type { Seat } from '../engine/ids.ts'
import type { AnyEntry } from '../engine/log.ts'
import type { BotPace } from './tableInfo.ts'

/** What a pace makes of the place's own. */
const paces: Record<BotPace, number> = { slow: 2, usual: 1, fast: 0.4, atOnce: 0 }
/** The first of a turn, one that goes on with one's own, or one by which the table is laid out. */
export type BotAct = 'turn' | 'further' | 'opening'
/** What it takes, as part of the first. */
const parts: Record<BotAct, number> = { turn: 1, further: 0.2, opening: 0.4 }

/** What a seat that is asked is about to do. */
export const actOf = (
  { isOpening }: Pick<AnyRules, 'isOpening'>,
  { state, log }: { readonly state: object; readonly log: readonly AnyEntry[] },
  seat: Seat,
): BotAct => {
  const newest = log.at(-1)
  if (newest?.kind === 'played' && newest.seat === seat) return 'further'
  return isOpening?.(state) === true ? 'opening' : 'turn'
}

/** Milliseconds a bot takes for an act: give or take a third. `drawn` is from 0 to 1. */
export const pauseOf = (usual: number, pace: BotPace, act: BotAct, drawn: number): number =>
  Math.round(usual * paces[pace] * parts[act] * (0.67 + 0.66 * drawn))
