/** Moves and attacks of troops [ST-5.25, ST-5.26, section 5.4], and the caravan's way [section 5.6]. */
import type { Seat } from '../../../engine/ids.ts'
import type { Rejection } from '../../../engine/result.ts'
import { conquer, eliminate, endPact, regionsNear, score, type Table } from '../effects.ts'
import { adjacentTo, distance, type RegionId } from '../layout.ts'
import type { MoveOf } from '../moves.ts'
import {
  findTroop,
  hasCivilian,
  isOutsider,
  isSettlement,
  pactBetween,
  pactOfTroop,
  pactInForce,
  type Place,
  regionAt,
  signs,
  troopsOf,
} from '../queries.ts'
import { no } from '../refusals.ts'
import type { State, Troop } from '../state.ts'
import type { Context } from './context.ts'
import { isPassable, isRefused, placeOf, regionOf } from './places.ts'

/** Whether a troop may act (again) with this card; the General lets one soldier act twice [ST-4.27]. */
export const checkUse = (
  state: State,
  seat: Seat,
  troop: Troop,
  { used, isMilitaryCard }: Context,
): Rejection | null => {
  if (!used.includes(troop.id)) return null
  const isFirstTwice = new Set(used).size === used.length
  const again =
    isFirstTwice && isMilitaryCard && troop.kind === 'soldier' && hasCivilian(state, seat, 'general')
  return again ? null : no('ST-4.27', 'troopAlreadyUsed')
}

/** Free for a knight to ride through [ST-5.42]. */
const isFree = (state: State, seat: Seat, region: RegionId): boolean => {
  const { terrain, structure, troop } = regionAt(state, region)
  if (!isPassable('knight', terrain)) return false
  if (structure !== null && structure.owner !== seat) return false
  return troop === null || troop.owner === seat || signs(pactOfTroop(state, troop), seat)
}

/** [ST-5.41, ST-5.42] */
const checkReach = (
  state: State,
  seat: Seat,
  troop: Troop,
  from: RegionId,
  to: RegionId,
): Rejection | null => {
  const steps = distance(from, to)
  if (steps === 1) return null
  if (troop.kind !== 'knight' || steps !== 2) return no('ST-5.41', 'outOfRange')
  const isBetween = (region: RegionId): boolean => adjacentTo(state.config.players, to).includes(region)
  const rides = adjacentTo(state.config.players, from).some(
    (region) => isBetween(region) && isFree(state, seat, region),
  )
  return rides ? null : no('ST-5.42', 'blockedPath')
}

const isEnemy = (place: Place, seat: Seat): boolean =>
  place.structure !== null && place.structure.owner !== seat
export const isWalledEnemy = ({ structure }: Place, seat: Seat): boolean =>
  isSettlement(structure) && structure.owner !== seat && structure.wall

/** The caravan goes where it likes, but for lakes, troops, and walls of outsiders [ST-5.71, ST-5.72]. */
const checkCaravan = (
  state: State,
  seat: Seat,
  from: RegionId,
  place: Place,
  context: Context,
): Rejection | null => {
  if (!signs(pactInForce(state, 'tradeRoute'), seat)) return no('ST-5.71', 'notYours')
  if (!context.isMilitaryCard) return no('ST-5.53', 'wrongActionType')
  if (place.troop !== null) return no('ST-5.71', 'regionOccupied')
  if (!isPassable('caravan', place.terrain)) return no('ST-5.1', 'terrain')
  const { structure } = place
  if (isSettlement(structure) && structure.wall && isOutsider(state, 'tradeRoute', structure.owner))
    return no('ST-5.72', 'walled')
  if (distance(from, place.id) !== 1) return no('ST-5.71', 'outOfRange')
  return null
}

export const checkMove = (
  state: State,
  seat: Seat,
  { troopId, to }: MoveOf<'moveTroop'>,
  context: Context,
): Rejection | null => {
  const place = placeOf(state, to)
  if (isRefused(place)) return place
  const unit = findTroop(state, troopId)
  if (unit === undefined) return no('ST-5.25', 'notYours')
  const { troop } = unit
  if (troop.kind === 'caravan')
    return checkCaravan(state, seat, unit.id, place, context) ?? checkUse(state, seat, troop, context)
  if (troop.owner !== seat) return no('ST-5.25', 'notYours')
  if (place.troop !== null) return no('ST-5.2', 'regionOccupied')
  if (isEnemy(place, seat)) return no('ST-5.44', 'regionOccupied')
  if (!isPassable(troop.kind, place.terrain)) return no('ST-5.43', 'terrain')
  return checkUse(state, seat, troop, context) ?? checkReach(state, seat, troop, unit.id, place.id)
}

/** What artillery and the war wagon can shoot at [ST-5.51]. */
export const checkShot = (seat: Seat, from: RegionId, place: Place): Rejection | null => {
  const steps = distance(from, place.id)
  if (steps < 1 || steps > 2) return no('ST-5.51', 'outOfRange')
  const isTarget = isWalledEnemy(place, seat) || (place.troop !== null && place.troop.owner !== seat)
  return isTarget ? null : no('ST-5.51', 'nothingToAttack')
}

export const checkAttack = (
  state: State,
  seat: Seat,
  { troopId, to }: MoveOf<'attack'>,
  context: Context,
): Rejection | null => {
  const place = placeOf(state, to)
  if (isRefused(place)) return place
  const unit = findTroop(state, troopId)
  if (unit === undefined || unit.troop.owner !== seat) return no('ST-5.26', 'notYours')
  if (context.truce) return no('ST-4.25', 'truce')
  const { troop } = unit
  if (troop.kind === 'artillery')
    return checkUse(state, seat, troop, context) ?? checkShot(seat, unit.id, place)
  if (place.troop?.owner === seat) return no('ST-5.46', 'regionOccupied')
  if (!isPassable(troop.kind, place.terrain)) return no('ST-5.45', 'terrain')
  const refused = checkUse(state, seat, troop, context) ?? checkReach(state, seat, troop, unit.id, place.id)
  if (refused !== null) return refused
  return place.troop !== null || isEnemy(place, seat) ? null : no('ST-5.46', 'nothingToAttack')
}

export function* troopMoves(
  state: State,
  seat: Seat,
  { isMilitaryCard, truce }: Context,
): Generator<MoveOf<'moveTroop' | 'attack'>> {
  for (const { id, troop } of troopsOf(state, seat)) {
    if (troop === null) continue
    const reach = troop.kind === 'soldier' ? adjacentTo(state.config.players, id) : regionsNear(state, id)
    for (const to of reach) {
      const target = regionAt(state, to)
      const isOpen = target.troop === null && (target.structure === null || target.structure.owner === seat)
      if (isOpen) yield { type: 'moveTroop', troopId: troop.id, to }
      if (!truce) yield { type: 'attack', troopId: troop.id, to }
    }
  }
  const unit = pactInForce(state, 'tradeRoute')?.unitTroopId ?? null
  const caravan = unit === null || !isMilitaryCard ? undefined : findTroop(state, unit)
  if (caravan !== undefined)
    for (const to of adjacentTo(state.config.players, caravan.id))
      yield { type: 'moveTroop', troopId: caravan.troop.id, to }
}

/** Both signers earn it when the caravan comes to another owner's settlement than last time [ST-5.73]. */
const arrive = (table: Table, region: RegionId): void => {
  const { state, emit } = table
  const pact = pactInForce(state, 'tradeRoute')
  const { structure } = regionAt(state, region)
  if (pact === undefined || !isSettlement(structure) || structure.owner === pact.caravanLastOwner) return
  emit({ type: 'caravanArrived', owner: structure.owner })
  for (const signer of pact.signers) score(table, signer, 'tradeRoute')
}

export const performMove = (table: Table, { troopId, to }: MoveOf<'moveTroop'>): void => {
  const unit = findTroop(table.state, troopId)
  if (unit === undefined) throw new Error('no such troop')
  table.emit({ type: 'troopMoved', from: unit.id, to: regionOf(to) })
  if (unit.troop.kind === 'caravan') arrive(table, regionOf(to))
}

/** Players whose troop or structure is attacked there. */
export const attackedAt = (state: State, region: RegionId, seat: Seat): readonly Seat[] => {
  const { structure, troop } = regionAt(state, region)
  const owners = [structure?.owner, troop?.owner].filter((owner) => typeof owner === 'number')
  return [...new Set(owners)].filter((owner) => owner !== seat)
}

/** After the attack, pacts with those who were attacked are broken [ST-5.52, ST-R30]. */
export const breakPactsWith = (table: Table, seat: Seat, attacked: readonly Seat[]): void => {
  for (const other of attacked) {
    const pact = pactBetween(table.state, seat, other)
    if (pact !== undefined) endPact(table, pact.id, seat, 'attacked')
  }
}

/** A shot: the wall goes first, else the troop [ST-5.51, ST-R41a]. */
export const shoot = (table: Table, seat: Seat, to: RegionId): void => {
  const { state, emit } = table
  const attacked = attackedAt(state, to, seat)
  if (isWalledEnemy({ id: to, ...regionAt(state, to) }, seat)) emit({ type: 'wallLost', region: to })
  else eliminate(table, seat, to)
  breakPactsWith(table, seat, attacked)
}

export const performAttack = (table: Table, seat: Seat, move: MoveOf<'attack'>): void => {
  const { state, emit } = table
  const unit = findTroop(state, move.troopId)
  if (unit === undefined) throw new Error('no such troop')
  const to = regionOf(move.to)
  emit({ type: 'attacked', seat, from: unit.id, to, kind: unit.troop.kind })
  if (unit.troop.kind === 'artillery') return shoot(table, seat, to)
  const attacked = attackedAt(state, to, seat)
  // A wall takes the blow, and the attacker stays where it was [ST-5.47].
  if (isWalledEnemy({ id: to, ...regionAt(state, to) }, seat)) emit({ type: 'wallLost', region: to })
  else {
    eliminate(table, seat, to)
    emit({ type: 'troopMoved', from: unit.id, to })
    conquer(table, seat, to)
  }
  breakPactsWith(table, seat, attacked)
}
