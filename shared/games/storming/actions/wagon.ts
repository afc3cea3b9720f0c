/** The war wagon: one move and one shot for one action, in either order [section 5.5]. */
import type { Seat } from '../../../engine/ids.ts'
import type { Rejection } from '../../../engine/result.ts'
import type { Table } from '../effects.ts'
import { adjacentTo, distance, type RegionId, withinTwo } from '../layout.ts'
import type { MoveOf } from '../moves.ts'
import { findTroop, isSettlement, pactInForce, type Place, signs } from '../queries.ts'
import { no } from '../refusals.ts'
import type { State, Troop } from '../state.ts'
import type { Context } from './context.ts'
import { checkShot, checkUse, shoot } from './military.ts'
import { isPassable, isRefused, placeOf, regionOf } from './places.ts'

export const warWagon = (state: State): (Place & { readonly troop: Troop }) | undefined => {
  const unit = pactInForce(state, 'projectValkyrie')?.unitTroopId ?? null
  return unit === null ? undefined : findTroop(state, unit)
}

/** [ST-5.62]; `shot`: a region whose troop has been shot by then; where a wall took the shot there is a settlement. */
const checkRoll = (from: RegionId, place: Place, shot: RegionId | null): Rejection | null => {
  if (place.troop !== null && place.id !== shot) return no('ST-5.62', 'regionOccupied')
  if (isSettlement(place.structure)) return no('ST-5.62', 'regionOccupied')
  if (!isPassable('warWagon', place.terrain)) return no('ST-5.62', 'terrain')
  return distance(from, place.id) === 1 ? null : no('ST-5.62', 'outOfRange')
}

export const checkWagon = (
  state: State,
  seat: Seat,
  { moveTo, target, first }: MoveOf<'useWarWagon'>,
  context: Context,
): Rejection | null => {
  const to = moveTo === undefined ? null : placeOf(state, moveTo)
  if (to !== null && isRefused(to)) return to
  const at = target === undefined ? null : placeOf(state, target)
  if (at !== null && isRefused(at)) return at
  const wagon = warWagon(state)
  if (wagon === undefined || !signs(pactInForce(state, 'projectValkyrie'), seat))
    return no('ST-5.61', 'notYours')
  if (!context.isMilitaryCard) return no('ST-5.53', 'wrongActionType')
  if (to === null && at === null) return no('ST-5.61', 'noTarget')
  if (at !== null && context.truce) return no('ST-4.25', 'truce')
  const refused = checkUse(state, seat, wagon.troop, context)
  if (refused !== null) return refused
  const shot = first === 'attack' && at !== null ? at.id : null
  const rolled = to === null ? null : checkRoll(wagon.id, to, shot)
  if (rolled !== null || at === null) return rolled
  if (first === 'attack' || to === null) return checkShot(seat, wagon.id, at)
  // By then it has left the region it rolled from [ST-5.63].
  return checkShot(seat, to.id, at.id === wagon.id ? { ...at, troop: null } : at)
}

export function* wagonMoves(state: State, seat: Seat, context: Context): Generator<MoveOf<'useWarWagon'>> {
  const wagon = context.isMilitaryCard ? warWagon(state) : undefined
  if (wagon === undefined || !signs(pactInForce(state, 'projectValkyrie'), seat)) return
  const { players } = state.config
  const moves = adjacentTo(players, wagon.id)
  for (const moveTo of moves) yield { type: 'useWarWagon', moveTo, first: 'move' }
  for (const target of withinTwo(players, wagon.id)) {
    yield { type: 'useWarWagon', target, first: 'attack' }
    for (const moveTo of moves) yield { type: 'useWarWagon', moveTo, target, first: 'attack' }
  }
  for (const moveTo of moves)
    for (const target of withinTwo(players, moveTo))
      yield { type: 'useWarWagon', moveTo, target, first: 'move' }
}

export const performWagon = (table: Table, seat: Seat, move: MoveOf<'useWarWagon'>): void => {
  const { state, emit } = table
  const shot = (): void => {
    const from = warWagon(state)?.id
    if (move.target === undefined || from === undefined) return
    const to = regionOf(move.target)
    emit({ type: 'attacked', seat, from, to, kind: 'warWagon' })
    shoot(table, seat, to)
  }
  const roll = (): void => {
    // Its own shot may have ended the pact it belongs to [ST-R39].
    const from = warWagon(state)?.id
    if (move.moveTo !== undefined && from !== undefined)
      emit({ type: 'troopMoved', from, to: regionOf(move.moveTo) })
  }
  if (move.first === 'move') roll()
  shot()
  if (move.first === 'attack') roll()
}
