/** Whether the end is near before it has begun, by what everybody sees [section 6 of RULES.md]. */
import type { Seat, Shown } from '../../../shared/engine/ids.ts'
import { diamondsToWin, floors } from '../../../shared/games/fortium/components.ts'
import { playerAt } from '../../../shared/games/fortium/position.ts'
import type { State } from '../../../shared/games/fortium/state.ts'
import { lastRound, roundCapOf } from '../../../shared/games/fortium/steps/ending.ts'
import { incomeOf } from './income.ts'

/** Rounds before the last one in which it is told how many are left. */
const ahead = 3

/** The last round, where that is known or but few are left if nobody places a diamond; else null [FT-6.4, FT-6.8]. */
export const lastInSight = (state: Shown<State>): number | null => {
  const cap = roundCapOf(state)
  return lastRound(state) ?? (state.round + ahead < cap ? null : cap)
}

/** Final rounds after this one; null: the countdown has not begun [FT-6.4]. */
export const finalLeft = (state: State): number | null => {
  const last = lastRound(state)
  return last === null ? null : Math.max(0, last - state.round)
}

/**
 * Who lacks a floor at most for their first diamond, which begins the countdown; later two diamonds at most, or one once
 * its miners have dug again, and wins.
 */
export const isNearEnd = (state: Shown<State>, seat: Seat): boolean => {
  const { floors: built, diamonds, resigned } = playerAt(state, seat)
  if (resigned) return false
  if (lastRound(state) === null) return built >= floors.length - 1
  return diamonds > 1 || diamonds + incomeOf(state, seat).diamond >= diamondsToWin - 1
}
