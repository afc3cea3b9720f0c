/** Regions as moves name them, and pieces as they are left. */
import type { Seat } from '../../../engine/ids.ts'
import type { Rejection } from '../../../engine/result.ts'
import type { Piece, TroopKind } from '../components.ts'
import { findRegion, isInPlay, type RegionId } from '../layout.ts'
import { type Place, playerAt, regionAt } from '../queries.ts'
import { no } from '../refusals.ts'
import type { State, Terrain } from '../state.ts'

/** [ST-5.1] */
export const isPassable = (kind: TroopKind, terrain: Terrain): boolean =>
  terrain === 'plain' ||
  ((kind === 'soldier' || kind === 'caravan') && (terrain === 'forest' || terrain === 'mountain'))

/** A region that is in play; or why it is none. */
export const placeOf = (state: State, id: string): Place | Rejection => {
  const region = findRegion(id)
  if (region === undefined) return no('ST-2.10', 'noSuchRegion')
  if (!isInPlay(region, state.config.players)) return no('ST-2.12', 'notInPlay')
  return { id: region.id, ...regionAt(state, region.id) }
}
export const isRefused = (place: Place | Rejection): place is Rejection => 'reason' in place
/** The region of a move that was judged already. */
export const regionOf = (id: string): RegionId => {
  const region = findRegion(id)
  if (region === undefined) throw new Error(`no region ${id}`)
  return region.id
}

/** [ST-5.3] */
export const hasPiece = (state: State, seat: Seat, piece: Piece): Rejection | null =>
  playerAt(state, seat).supply[piece] > 0 ? null : no('ST-5.3', 'noPiece')
