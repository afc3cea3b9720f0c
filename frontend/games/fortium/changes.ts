/** What a move changes of what a seat collects next, and of its points. */
import type { Seat } from '../../../shared/engine/ids.ts'
import { type Kind, kinds } from '../../../shared/games/fortium/components.ts'
import { playerAt } from '../../../shared/games/fortium/position.ts'
import { pointsOf } from '../../../shared/games/fortium/scoring.ts'
import type { State } from '../../../shared/games/fortium/state.ts'
import { incomeOf } from './income.ts'

interface Change {
  /** By what lies in stock and stands in the fort, as it would be scored now [FT-6.6]. */
  readonly points: number
  /** At the next collection. */
  readonly income: Readonly<Record<Kind, number>>
}

/** What a seat has more than before; less: below 0. */
export const changeBetween = (before: State, after: State, seat: Seat): Change => {
  const [was, is] = [incomeOf(before, seat), incomeOf(after, seat)]
  const income = { ...is }
  for (const kind of kinds) income[kind] -= was[kind]
  return { points: pointsOf(playerAt(after, seat)) - pointsOf(playerAt(before, seat)), income }
}
