/** What a position of Fortaleza was worth to the first greedy bot. Frozen: later figures are measured against it. */
import type { Seat, Shown } from '../../../shared/engine/ids.ts'
import { turnsPerPhase } from '../../../shared/games/fortaleza/components.ts'
import { scoringSteps } from '../../../shared/games/fortaleza/scoring.ts'
import type { State } from '../../../shared/games/fortaleza/state.ts'

/** Points that a coin in hand, a level on top of a stack and a pawn in the temple may still turn into. */
const worths = { coin: 0.5, coinAtTheEnd: 0.05, level: 0.55, templePawn: 0.4 } as const

/** Turns a seat still has, this phase and the next. */
const turnsLeft = (state: State): number => {
  const perPhase = turnsPerPhase[state.config.playerCount]
  return perPhase - state.turnInPhase + (state.phase === 1 ? perPhase : 0)
}

/** What each seat may hope for: points so far, what stands now counted for each scoring to come, and means. */
const prospects = (state: State): readonly number[] => {
  const scoringsLeft =
    state.stage === 'finished' ? 0 : state.stage === 'chooseStartPlayer' ? 1 : 3 - state.phase
  const steps = scoringsLeft === 0 ? [] : scoringSteps(state)
  const left = turnsLeft(state)
  const coin = left > 1 ? worths.coin : worths.coinAtTheEnd
  // A level is of use only while there are turns to build with it.
  const level = worths.level * Math.min(1, left / 4)
  return state.players.map(({ seat, score, coins, stacks, templePawns }) => {
    const standing = steps.reduce((sum, step) => sum + (step.points[seat] ?? 0), 0)
    const levels = (stacks.guild[0] ?? 0) + (stacks.wall[0] ?? 0) + (stacks.tower[0] ?? 0)
    const usable = Math.min(coins, 4 * left + 2)
    return score + standing * scoringsLeft + usable * coin + levels * level + templePawns * worths.templePawn
  })
}

/** One's own prospects against those of the strongest other, in points. */
export const evaluate = (view: Shown<State>, seat: Seat): number => {
  const all = prospects(view)
  const others = all.filter((_, other) => other !== seat)
  return (all[seat] ?? 0) - 0.6 * Math.max(...others)
}
