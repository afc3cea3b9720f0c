/** Which moves break faith with somebody one has a pact with: no bot makes them where there is anything else. */
import type { Seat } from '../../engine/ids.ts'
import { attackedAt } from './actions/military.ts'
import type { RegionId } from './layout.ts'
import type { Move } from './moves.ts'
import { pactBetween } from './queries.ts'
import type { State } from './state.ts'

/** Breaks one's own pact, or attacks who has signed it too: then it is broken by that [ST-5.52]. */
export const breaksFaith = (state: State, seat: Seat, move: Move): boolean => {
  if (move.type === 'breakPact')
    return state.pacts.some(({ id, signers }) => id === move.pact && signers.includes(seat))
  const target = move.type === 'attack' ? move.to : move.type === 'useWarWagon' ? move.target : undefined
  return (
    target !== undefined &&
    state.pacts.some(({ signers }) => signers.includes(seat)) &&
    state.map[target as RegionId] !== undefined &&
    attackedAt(state, target as RegionId, seat).some((other) => pactBetween(state, seat, other) !== undefined)
  )
}
