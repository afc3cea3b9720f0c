/** Recruit actions [ST-5.30, ST-5.31], and the other ways to raise troops [ST-5.33, ST-5.34]. */
import type { Seat } from '../../../engine/ids.ts'
import type { Rejection } from '../../../engine/result.ts'
import { type Civilian, type OwnTroopKind, type SettlementKind, troopKinds } from '../components.ts'
import { open, score, settlementsBeside, touchesSettlementOf, type Table } from '../effects.ts'
import type { Move, MoveOf } from '../moves.ts'
import type { RegionId } from '../layout.ts'
import { civilianLimit, hasEffect, isSettlementOf, placesWhere, playerAt } from '../queries.ts'
import { no } from '../refusals.ts'
import type { Region, State } from '../state.ts'
import { hasPiece, isPassable, isRefused, placeOf, regionOf } from './places.ts'

export type RecruitMove = MoveOf<'recruitTroop' | 'recruitCivilian'>
export const recruitMoves = ['recruitTroop', 'recruitCivilian'] as const satisfies readonly Move['type'][]

/** What each level may raise [ST-5.30]. */
const raisedBy: Readonly<Record<SettlementKind, readonly OwnTroopKind[]>> = {
  village: ['soldier'],
  town: ['soldier', 'knight'],
  city: ['soldier', 'knight', 'artillery'],
}

/** Where a troop may be raised: in own settlements, beside them, or both; and whether their level matters. */
export interface Levy {
  readonly inside: boolean
  readonly beside: boolean
  readonly anyLevel?: boolean
}

export const checkTroop = (
  state: State,
  seat: Seat,
  region: string,
  kind: OwnTroopKind,
  { inside, beside, anyLevel = false }: Levy,
): Rejection | null => {
  const place = placeOf(state, region)
  if (isRefused(place)) return place
  if (place.troop !== null) return no('ST-5.2', 'regionOccupied')
  if (inside && isSettlementOf(place.structure, seat)) {
    if (!anyLevel && !raisedBy[place.structure.kind].includes(kind)) return no('ST-5.30', 'wrongLevel')
    return hasPiece(state, seat, kind)
  }
  if (!beside) return no('ST-5.30', 'notYours')
  if (place.structure !== null && place.structure.owner !== seat) return no('ST-5.33', 'regionOccupied')
  if (!isPassable(kind, place.terrain)) return no('ST-5.33', 'terrain')
  const levels = settlementsBeside(state, seat, place.id).map(
    ({ structure }) => structure?.kind as SettlementKind,
  )
  if (levels.length === 0) return no('ST-5.33', 'outOfRange')
  if (!levels.some((level) => raisedBy[level].includes(kind))) return no('ST-5.33', 'wrongLevel')
  return hasPiece(state, seat, kind)
}

/** With the Barracks also beside own settlements [section 2.10]. */
const levyOf = (state: State, seat: Seat): Levy => ({
  inside: true,
  beside: hasEffect(state, seat, 'barracks'),
})

export const checkCivilian = (state: State, seat: Seat, card: Civilian, giving = 0): Rejection | null => {
  if (!state.display.civilian.includes(card)) return no('ST-5.31', 'notFaceUp')
  if (state.flags.embargo) return no('ST-5.31', 'embargo')
  const held = playerAt(state, seat).civilians.length - giving
  return held < civilianLimit(state, seat) ? null : no('ST-5.31', 'limitReached')
}

export const checkRecruit = (state: State, seat: Seat, move: RecruitMove): Rejection | null =>
  move.type === 'recruitTroop'
    ? checkTroop(state, seat, move.region, move.kind, levyOf(state, seat))
    : checkCivilian(state, seat, move.civilian)

/** A superset: every region without a troop that has or touches an own settlement. */
export function* troopCandidates(
  state: State,
  seat: Seat,
  kinds: readonly OwnTroopKind[] = troopKinds,
): Generator<{ region: string; kind: OwnTroopKind }> {
  const isNear = ({ structure, troop }: Region, id: RegionId): boolean =>
    troop === null && (isSettlementOf(structure, seat) || touchesSettlementOf(state, seat, id))
  for (const { id: region } of placesWhere(state, isNear)) for (const kind of kinds) yield { region, kind }
}

export function* recruitCandidates(state: State, seat: Seat): Generator<RecruitMove> {
  for (const one of troopCandidates(state, seat)) yield { type: 'recruitTroop', ...one }
  for (const civilian of state.display.civilian)
    yield { type: 'recruitCivilian', civilian: civilian as Civilian }
}

/** Takes a face-up civilian; its civil action may follow at once, and a third one scores [ST-5.31, ST-5.36]. */
export const tellCivilian = (table: Table, seat: Seat, card: Civilian): void => {
  const { state, emit } = table
  emit({ type: 'civilianTaken', seat, card })
  const { civilians, universityArmed } = playerAt(state, seat)
  if (hasEffect(state, seat, 'university') && civilians.length === 3 && universityArmed)
    score(table, seat, 'university')
  open(table, { type: 'offers', what: 'civilianRecruited', queue: [seat], civilian: card })
}

export const performRecruit = (table: Table, seat: Seat, move: RecruitMove): void =>
  move.type === 'recruitTroop'
    ? table.emit({ type: 'troopPlaced', region: regionOf(move.region), kind: move.kind, owner: seat })
    : tellCivilian(table, seat, move.civilian)
