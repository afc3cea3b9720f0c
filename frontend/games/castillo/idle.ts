/**
 * Which roles would do nothing for a player as things stand, and who cannot do all that theirs allows. What is said of one
 * leaves open that more may come first: a Trader's goods, or those of a Worker, from whom a Stonemason buys. A hint counts
 * on them.
 */
import type { Seat } from '../../../shared/engine/ids.ts'
import {
  helperSpaces,
  placesHelpers,
  type RoleCard,
  roleOf,
  traderSpaceIds,
} from '../../../shared/games/castillo/components.ts'
import type { Queued, State } from '../../../shared/games/castillo/state.ts'
import { affordable } from '../../../shared/games/castillo/steps/build.ts'
import { canPlaceHelper } from '../../../shared/games/castillo/steps/helpers.ts'
import { onTower } from '../../../shared/games/castillo/steps/tower.ts'
import { hasTraderPlace } from '../../../shared/games/castillo/steps/trader.ts'

export const isIdle = (state: State, seat: Seat, card: RoleCard): boolean => {
  switch (roleOf(card)) {
    case 'messenger':
      return state.bank === 0
    case 'trader':
      return (
        !hasTraderPlace(state, seat) && traderSpaceIds.every((space) => state.traderSpaces[space] !== seat)
      )
    case 'bricklayer':
      return onTower(state).length === 0 && affordable(state, seat).length === 0
    case 'stonemason':
      return affordable(state, seat).length === 0
    case 'worker':
    case 'masterBuilder':
      return false
  }
}

/** Who builds has built nothing, since nothing could be paid for: that they are not asked would pass in silence. */
export const isPoor = (state: State, { seat, card }: Queued): boolean =>
  (placesHelpers(roleOf(card)) || roleOf(card) === 'worker') &&
  state.builtThisTurn === 0 &&
  affordable(state, seat).length === 0

/**
 * With how many talers who has built could have placed a helper: that they are not asked passes in silence as well.
 * Infinite where it is not talers that is against it.
 */
export const priceMissed = (state: State, { seat, card }: Queued): number =>
  Math.min(
    ...helperSpaces.map(({ price: talers }) =>
      placesHelpers(roleOf(card)) &&
      state.phase !== 'helpers' &&
      canPlaceHelper({
        ...state,
        players: state.players.map((player) => (player.seat === seat ? { ...player, talers } : player)),
      })
        ? talers
        : Infinity,
    ),
  )
