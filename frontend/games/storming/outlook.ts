/** What would come of an attack: it hangs on nothing that is hidden. */
import type { Seat } from '../../../shared/engine/ids.ts'
import { attackedAt, isWalledEnemy } from '../../../shared/games/storming/actions/military.ts'
import type { RegionId } from '../../../shared/games/storming/layout.ts'
import type { Move } from '../../../shared/games/storming/moves.ts'
import { findTroop, pactBetween, settlementsOf } from '../../../shared/games/storming/queries.ts'
import type { Pact, State } from '../../../shared/games/storming/state.ts'

const targetOf = (move: Move): RegionId | null => {
  const target = move.type === 'attack' ? move.to : move.type === 'useWarWagon' ? move.target : undefined
  return (target ?? null) as RegionId | null
}

/** The pact with somebody attacked, which ends with the attack [ST-5.52]. */
export const brokenBy = (state: State, seat: Seat, move: Move): Pact | null => {
  const target = targetOf(move)
  if (target === null) return null
  const pacts = attackedAt(state, target, seat).map((other) => pactBetween(state, seat, other))
  return pacts.find((pact) => pact !== undefined) ?? null
}
export const breaksPact = (state: State, seat: Seat, move: Move): boolean =>
  brokenBy(state, seat, move) !== null

/** Whoever takes it wins the game: its owner has no other settlement [ST-6.4]. */
export const isLast = (state: State, region: RegionId): boolean => {
  const owner = state.map[region]?.structure?.owner
  return owner !== undefined && settlementsOf(state, owner).every(({ id }) => id === region)
}

/** A wall falls, a place is taken, and with it perhaps the game, or a troop is lost. */
export type Outcome = 'wall' | 'conquest' | 'victory' | 'troop'
export const outcomeOf = (state: State, seat: Seat | null, move: Move): Outcome | null => {
  const target = targetOf(move)
  const there = target === null ? undefined : state.map[target]
  if (seat === null || target === null || there === undefined) return null
  if (isWalledEnemy({ id: target, ...there }, seat)) return 'wall'
  const kind = move.type === 'attack' ? findTroop(state, move.troopId)?.troop.kind : 'warWagon'
  const isShot = kind === 'artillery' || kind === 'warWagon'
  if (there.structure === null || there.structure.owner === seat || isShot) return 'troop'
  return isLast(state, target) ? 'victory' : 'conquest'
}
