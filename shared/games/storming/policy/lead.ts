/** How far a seat of Storming! is ahead, in points: all seats are counted in one look at the map. */
import type { Seat } from '../../../engine/ids.ts'
import type { RegionId } from '../layout.ts'
import { pointsWith } from '../points.ts'
import { isSettlement, realmsOf } from '../queries.ts'
import type { State } from '../state.ts'
import { civilianWorths, improvementWorths, pactWorths } from './figures.ts'

/** Of a game that is won or lost. */
const decided = 9
/** Before that, so many points on the map are one of a lead: those ahead are caught up with more often than not. */
const fickle = 3
const worths = {
  point: 2,
  settlement: { village: 1.1, town: 2.1, city: 1.6 },
  wall: 0.3,
  sawmill: 0.8,
  troop: { soldier: 0.5, knight: 0.6, artillery: 0.4, caravan: 0, warWagon: 0 },
  revolt: 0.7,
  skip: 1,
} as const

const prospectsOf = (state: State): readonly number[] => {
  const { mines } = realmsOf(state)
  const worth = state.players.map(({ seat, civilians, improvements, revolts, skipNext }) => {
    let sum = worths.point * pointsWith(state, seat, mines[seat] ?? 0)
    for (const one of civilians) sum += 0.8 * civilianWorths[one]
    for (const one of improvements) sum += one === 'cathedral' ? 0.2 : 0.7 * improvementWorths[one]
    return sum - worths.revolt * revolts.length - worths.skip * skipNext
  })
  const add = (seat: Seat, more: number): void => {
    worth[seat] = (worth[seat] ?? 0) + more
  }
  for (const id in state.map) {
    const region = state.map[id as RegionId]
    if (region === undefined) continue
    const { structure, troop } = region
    if (isSettlement(structure))
      add(structure.owner, worths.settlement[structure.kind] + (structure.wall ? worths.wall : 0))
    else if (structure?.kind === 'sawmill') add(structure.owner, worths.sawmill)
    if (troop !== null && troop.owner !== null) add(troop.owner, worths.troop[troop.kind])
  }
  for (const { id, signers } of state.pacts) for (const seat of signers) add(seat, 0.5 * pactWorths[id])
  return worth
}

/** Ahead of the best of the others; a little of it against all of them. */
export const leadOf = (state: State, seat: Seat): number => {
  if (state.winner !== null) return state.winner.seat === seat ? decided : -decided
  const worth = prospectsOf(state)
  const own = worth[seat] ?? 0
  const others = worth.filter((_, other) => other !== seat)
  const mean = others.reduce((sum, one) => sum + one, 0) / others.length
  return (own - 0.6 * Math.max(...others) - 0.4 * mean) / fickle
}
