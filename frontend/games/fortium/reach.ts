/** How far a turn still leads: by the dice that are left, and for whom. */
import type { Seat } from '../../../shared/engine/ids.ts'
import type { NodeId } from '../../../shared/games/fortium/layout.ts'
import { playerAt } from '../../../shared/games/fortium/position.ts'
import type { State } from '../../../shared/games/fortium/state.ts'

/** As far as the dice lead that are left: the highest, and each 1 beside it [FT-4.14]. */
export const stepsLeft = ({ moveDice }: State): number => {
  const left = moveDice.flatMap(({ value, used }) => (used ? [] : [value])).toSorted((a, b) => b - a)
  return (left[0] ?? 0) + left.slice(1).filter((value) => value === 1).length
}

/** Places of a seat's miners that may still walk, each as often as one stands there. */
export const ableOf = (state: State, seat: Seat): readonly NodeId[] =>
  playerAt(state, seat).miners.filter((place, number) => place !== 'lost' && !state.moved.includes(number))
