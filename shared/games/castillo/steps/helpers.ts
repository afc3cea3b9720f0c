/** Bricklayer and Stonemason place helpers in the castle [section 4.5]. */
import type { Seat } from '../../../engine/ids.ts'
import type { Rejection } from '../../../engine/result.ts'
import type { StepRules } from '../../../engine/step.ts'
import {
  findBuilding,
  findHelperSpace,
  helperLimit,
  helperSpaces,
  type HelperSpace,
  type TraderSpace,
  traderSpaceIds,
} from '../components.ts'
import { cardInForce, playerAt } from '../evolve.ts'
import type { Move, MoveOf } from '../moves.ts'
import type { Event, State } from '../state.ts'
import { isInnOpen } from './winter.ts'

export interface HelpersStep {
  readonly type: 'helpers'
}

type From = 'supply' | TraderSpace

/** Built by anybody, or open from the start [CA-3.5, CA-6.2.2]. */
export const isSpaceOpen = (state: State, { building }: HelperSpace): boolean => {
  if (building === 'winterInn') return isInnOpen(state)
  const tile = findBuilding(building)
  return tile === undefined || state.buildings[tile.id] !== undefined
}

const hasHelper = (state: State, seat: Seat, from: From): boolean =>
  from === 'supply' ? playerAt(state, seat).helperSupply > 0 : state.traderSpaces[from] === seat

const check = (state: State, seat: Seat, { space, from }: MoveOf<'placeHelper'>): Rejection | null => {
  const found = findHelperSpace(space)
  // The inn is not there at all before its card is shown [CA-4.5.6].
  if (found === undefined || (found.building === 'winterInn' && !isInnOpen(state)))
    return { rule: 'CA-4.5.1', reason: 'unknownSpace' }
  if (state.castleSpaces[found.id] !== null) return { rule: 'CA-4.5.3', reason: 'spaceOccupied' }
  if (!isSpaceOpen(state, found)) return { rule: 'CA-4.5.1', reason: 'buildingNotBuilt' }
  if (state.helperBuildingsThisRound[seat]?.includes(found.building) === true)
    return { rule: 'CA-4.5.2', reason: 'oneHelperPerBuilding' }
  if (state.helpersThisTurn >= helperLimit)
    return { rule: 'CA-4.5.1', reason: 'helperLimit', values: { limit: helperLimit } }
  const { talers } = playerAt(state, seat)
  if (talers < found.price)
    return { rule: 'CA-4.5.1', reason: 'notEnoughTalers', values: { price: found.price, talers } }
  if (!hasHelper(state, seat, from)) return { rule: 'CA-4.5.4', reason: 'noHelper' }
  return null
}

const offers = (state: State, seat: Seat): readonly MoveOf<'placeHelper'>[] => {
  const from = (['supply', ...traderSpaceIds] as const).filter((one) => hasHelper(state, seat, one))
  return helperSpaces
    .filter(({ id }) => state.castleSpaces[id] === null)
    .flatMap(({ id }) => from.map((one) => ({ type: 'placeHelper' as const, space: id, from: one })))
}

export const canPlaceHelper = (state: State): boolean => {
  const seat = cardInForce(state)?.seat
  return (
    seat !== undefined &&
    state.builtThisTurn > 0 &&
    offers(state, seat).some((offer) => check(state, seat, offer) === null)
  )
}

export const helpers: StepRules<State, HelpersStep, Move, Event> = {
  moves: ['placeHelper', 'endHelpers'],
  asks: (state) => [cardInForce(state)?.seat].filter((seat) => seat !== undefined),
  candidates: (state, _step, seat) => [...offers(state, seat), { type: 'endHelpers' }],
  check: (state, _step, seat, move) => (move.type === 'placeHelper' ? check(state, seat, move) : null),
  perform({ emit }, _step, seat, move) {
    if (move.type !== 'placeHelper') return emit({ type: 'passed', seat, question: 'helpers' })
    const space = findHelperSpace(move.space)
    if (space === undefined) throw new Error('no such place')
    emit({ type: 'helperPlaced', seat, space: space.id, from: move.from, talers: space.price })
  },
}
