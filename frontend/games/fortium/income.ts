/** What a seat collects next, as things stand now. */
import type { Seat } from '../../../shared/engine/ids.ts'
import { diamondsToWin, floors, type Kind, stored } from '../../../shared/games/fortium/components.ts'
import { boardOf, clockwiseFrom, playerAt, rivalsOn } from '../../../shared/games/fortium/position.ts'
import type { State } from '../../../shared/games/fortium/state.ts'
import { paidOf, yieldOf } from '../../../shared/games/fortium/steps/collect.ts'

const none = { granite: 0, limestone: 0, turquoise: 0, gold: 0, diamond: 0 }

/** Whether the next collection of this seat is still that of round 1, which yields nothing [FT-R07]. */
export const isFirst = (state: State, seat: Seat): boolean => {
  if (state.phase === 'setup') return true
  if (state.round > 1) return false
  if (state.active === seat) return state.phase === 'turnStart'
  const order = clockwiseFrom(state, state.startSeat)
  return order.indexOf(seat) > order.indexOf(state.active)
}

/** Units by kind, diamonds too, of a collection that yields; the bank may have fewer [FT-4.2]. */
export const yieldsOf = (state: State, seat: Seat): Readonly<Record<Kind, number>> => {
  const income = { ...none }
  const { resigned, floors: built } = playerAt(state, seat)
  if (resigned || state.phase === 'finished') return income
  for (const [level, { kind }] of floors.entries()) if (built > level) income[kind] += 1
  for (const site of boardOf(state).sites)
    // Who attacks there has not come to dig before the last die lies: what they would get says how it ends [FT-4.19].
    if (seat !== state.active || rivalsOn(state, seat, site.cell).length === 0)
      income[site.kind] += yieldOf(state, seat, site)
  return income
}

/** What the next collection brings: in round 1 nothing, and of a kind that the bank lacks what others would pay [FT-4.12]. */
export const incomeOf = (state: State, seat: Seat): Readonly<Record<Kind, number>> => {
  if (isFirst(state, seat)) return none
  const income = { ...yieldsOf(state, seat) }
  for (const kind of stored) income[kind] = paidOf(state, seat, kind, income[kind])
  return income
}

/** Whether the seat on turn wins as it collects: the last diamond comes [FT-6.3]. */
export const digsWin = (state: State): boolean =>
  state.phase === 'turnStart' &&
  playerAt(state, state.active).diamonds + incomeOf(state, state.active).diamond >= diamondsToWin
