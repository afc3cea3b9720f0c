/** Victory points: the permanent ones, and those that may be lost again [section 6]. */
import type { Seat } from '../../engine/ids.ts'
import { hasImprovement, playerAt, structuresOf } from './queries.ts'
import { pointSources, type State } from './state.ts'

export const permanentVp = (state: State, seat: Seat): number => {
  const { tally } = playerAt(state, seat)
  return pointSources.reduce((sum, source) => sum + (tally[source] ?? 0), 0)
}

/** [ST-6.2] */
export const currentVp = (
  state: State,
  seat: Seat,
): { mines: number; cathedral: number; rotating: number } => ({
  mines: structuresOf(state, seat, 'mine').length,
  // A point is not used, so it stays when the card is suppressed [ST-4.50].
  cathedral: hasImprovement(state, seat, 'cathedral') ? 1 : 0,
  rotating: state.rotatingVp === seat ? 1 : 0,
})

/** Points of a seat that has so many mines. */
export const pointsWith = (state: State, seat: Seat, mines: number): number =>
  permanentVp(state, seat) +
  mines +
  (hasImprovement(state, seat, 'cathedral') ? 1 : 0) +
  (state.rotatingVp === seat ? 1 : 0)

export const pointsOf = (state: State, seat: Seat): number =>
  pointsWith(state, seat, structuresOf(state, seat, 'mine').length)
