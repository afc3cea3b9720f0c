/** The Trader's helper on a cart or the rider, and the income of all who stand there [CA-4.3.2 to CA-4.3.10]. */
import type { Progress } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/ids.ts'
import type { Rejection } from '../../../engine/result.ts'
import type { StepRules } from '../../../engine/step.ts'
import { cartIds, type TraderSpace, traderSpaceIds, traderSpaces } from '../components.ts'
import { cardInForce, playerAt } from '../evolve.ts'
import type { Move } from '../moves.ts'
import type { Event, State } from '../state.ts'

export interface TraderStep {
  readonly type: 'traderPlace'
}

const refusePlace = (state: State, seat: Seat, space: TraderSpace): Rejection | null => {
  if (playerAt(state, seat).helperSupply === 0) return { rule: 'CA-4.3.6', reason: 'noHelper' }
  const owner = state.traderSpaces[space]
  const isCartVacant = cartIds.some((cart) => state.traderSpaces[cart] === null)
  if (isCartVacant && (owner !== null || space === 'rider'))
    return { rule: 'CA-4.3.3', reason: 'cartsStillVacant' }
  if (owner === seat) return { rule: 'CA-4.3.5', reason: 'ownHelper' }
  return null
}

/** A seat has a helper, and somewhere for it. */
export const hasTraderPlace = (state: State, seat: Seat): boolean =>
  traderSpaceIds.some((space) => refusePlace(state, seat, space) === null)

export const canPlaceTrader = (state: State): boolean => {
  const seat = cardInForce(state)?.seat
  return seat !== undefined && hasTraderPlace(state, seat)
}

export const traderPlace: StepRules<State, TraderStep, Move, Event> = {
  moves: ['placeTrader', 'passTrader'],
  asks: (state) => [cardInForce(state)?.seat].filter((seat) => seat !== undefined),
  candidates: () => [
    ...traderSpaceIds.map((space) => ({ type: 'placeTrader' as const, space })),
    { type: 'passTrader' },
  ],
  check: (state, _step, seat, move) =>
    move.type === 'placeTrader' ? refusePlace(state, seat, move.space) : null,
  perform({ state, emit }, _step, seat, move) {
    if (move.type === 'placeTrader')
      emit({ type: 'traderPlaced', seat, space: move.space, displaced: state.traderSpaces[move.space] })
    else emit({ type: 'passed', seat, question: 'traderPlace' })
  },
}

/** What the sleighs of winter add to each load [CA-2.7]. */
export const extraLoad = (state: State): number => (state.winter.current === 'sleighs' ? 1 : 0)

/** Once a round, after the last Trader: each helper brings its goods, and one of each kind goes to the tower. */
export const tellIncome = ({ state, emit }: Progress<State, Event>): void => {
  const more = extraLoad(state)
  for (const { id, resource, amount } of traderSpaces) {
    const seat = state.traderSpaces[id]
    if (seat === null) continue
    const got = Math.min(amount + more, state.stock[resource])
    if (got > 0) emit({ type: 'incomeTaken', seat, space: id, resource, amount: got, toTower: 1 })
  }
}
