/** How long bots take: the same at a table in the network and in a game of one's own. */
import type { BotPace } from './tableInfo.ts'

/** What a pace makes of the place's own. */
const paces: Record<BotPace, number> = { slow: 2, usual: 1, fast: 0.4, atOnce: 0 }
/** What an act takes that goes on with one's own turn, as part of the first. */
const further = 0.2

/** Milliseconds a bot takes for an act: give or take a third. `drawn` is from 0 to 1. */
export const pauseOf = (usual: number, pace: BotPace, isFurther: boolean, drawn: number): number =>
  Math.round(usual * paces[pace] * (isFurther ? further : 1) * (0.67 + 0.66 * drawn))
