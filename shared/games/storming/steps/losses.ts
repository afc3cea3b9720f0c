/** What a seat must give up of its own choice: depopulation and material shortage [ST-4.44]. */
import type { Seat } from '../../../engine/ids.ts'
import type { Rejection } from '../../../engine/result.ts'
import { placeOf, isRefused, regionOf } from '../actions/places.ts'
import type { Civilian, Improvement } from '../components.ts'
import { loseCivilian, loseImprovement, type Table } from '../effects.ts'
import type { MoveOf } from '../moves.ts'
import { isSettlementOf, playerAt, structuresOf, wallsOf } from '../queries.ts'
import { no } from '../refusals.ts'
import type { State } from '../state.ts'

/** Own improvements and civilians. */
export const ownCards = (state: State, seat: Seat): readonly string[] => {
  const { improvements, civilians } = playerAt(state, seat)
  return [...improvements, ...civilians]
}
/** Whether there is a card to lose besides this one. */
export const canLose = (state: State, seat: Seat, besides: string): boolean =>
  ownCards(state, seat).some((card) => card !== besides)

export const tellLoss = (table: Table, seat: Seat, card: string): void => {
  const { improvements } = playerAt(table.state, seat)
  if ((improvements as readonly string[]).includes(card))
    loseImprovement(table, seat, card as Improvement, 'event')
  else loseCivilian(table, seat, card as Civilian, 'event')
}

export function* destructions(state: State, seat: Seat): Generator<MoveOf<'destroyOwn'>> {
  for (const { id } of wallsOf(state, seat)) yield { type: 'destroyOwn', wall: id }
  for (const kind of ['sawmill', 'mine'] as const)
    for (const { id } of structuresOf(state, seat, kind)) yield { type: 'destroyOwn', structure: id }
  for (const improvement of playerAt(state, seat).improvements) yield { type: 'destroyOwn', improvement }
}
export const canDestroy = (state: State, seat: Seat): boolean =>
  destructions(state, seat).next().done === false

export const checkDestruction = (state: State, seat: Seat, move: MoveOf<'destroyOwn'>): Rejection | null => {
  const { wall, structure, improvement } = move
  if ([wall, structure, improvement].filter((one) => one !== undefined).length !== 1)
    return no('ST-5.91', 'noTarget')
  if (improvement !== undefined)
    return playerAt(state, seat).improvements.includes(improvement) ? null : no('ST-5.91', 'notYours')
  const place = placeOf(state, wall ?? structure ?? '')
  if (isRefused(place)) return place
  if (place.structure?.owner !== seat) return no('ST-5.91', 'notYours')
  const isThere = isSettlementOf(place.structure, seat)
    ? wall !== undefined && place.structure.wall
    : wall === undefined
  return isThere ? null : no('ST-5.91', 'noTarget')
}

export const tellDestruction = (
  table: Table,
  seat: Seat,
  { wall, structure, improvement }: MoveOf<'destroyOwn'>,
): void => {
  if (wall !== undefined) return table.emit({ type: 'wallLost', region: regionOf(wall) })
  if (structure !== undefined) return table.emit({ type: 'structureLost', region: regionOf(structure) })
  if (improvement !== undefined) loseImprovement(table, seat, improvement, 'event')
}
