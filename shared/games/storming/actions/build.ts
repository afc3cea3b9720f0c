/** Build actions [ST-5.20 to ST-5.24]. */
import type { Seat } from '../../../engine/ids.ts'
import type { Rejection } from '../../../engine/result.ts'
import { type Improvement, improvementLimit, type Piece } from '../components.ts'
import { open, score, type Table, takeRevolt } from '../effects.ts'
import { adjacentTo } from '../layout.ts'
import type { Move, MoveOf } from '../moves.ts'
import {
  hasEffect,
  isSettlement,
  isSettlementOf,
  isSuppressed,
  placesWhere,
  playerAt,
  regionAt,
  settlementsOf,
  turnOrder,
} from '../queries.ts'
import { no } from '../refusals.ts'
import type { OfferKind, Region, State } from '../state.ts'
import { hasPiece, isRefused, placeOf, regionOf } from './places.ts'

export type BuildMove = MoveOf<
  'buildVillage' | 'upgradeSettlement' | 'buildSawmill' | 'buildMine' | 'buildWall' | 'buildImprovement'
>
export const buildMoves = [
  'buildVillage',
  'upgradeSettlement',
  'buildSawmill',
  'buildMine',
  'buildWall',
  'buildImprovement',
] as const satisfies readonly Move['type'][]

const next = { village: 'town', town: 'city' } as const

export const isBesideSettlement = (state: State, region: Parameters<typeof adjacentTo>[1]): boolean =>
  adjacentTo(state.config.players, region).some((id) => isSettlement(regionAt(state, id).structure))

const foundings = {
  buildVillage: { terrain: 'plain', piece: 'village', rule: 'ST-5.20' },
  buildSawmill: { terrain: 'forest', piece: 'resource', rule: 'ST-5.22' },
  buildMine: { terrain: 'mountain', piece: 'resource', rule: 'ST-5.22' },
} as const

/** A soldier founds something where it stands. */
const checkFounding = (
  state: State,
  seat: Seat,
  { type, region }: MoveOf<'buildVillage' | 'buildSawmill' | 'buildMine'>,
): Rejection | null => {
  const { terrain, piece, rule } = foundings[type]
  const place = placeOf(state, region)
  if (isRefused(place)) return place
  if (place.structure !== null) return no('ST-5.4', 'regionOccupied')
  if (place.terrain !== terrain) return no(rule, 'terrain')
  if (place.troop?.owner !== seat || place.troop.kind !== 'soldier') return no(rule, 'noSoldier')
  if (type === 'buildVillage' && isBesideSettlement(state, place.id)) return no(rule, 'adjacentSettlement')
  return hasPiece(state, seat, piece)
}

const checkUpgrade = (state: State, seat: Seat, region: string): Rejection | null => {
  const place = placeOf(state, region)
  if (isRefused(place)) return place
  if (!isSettlementOf(place.structure, seat)) return no('ST-5.21', 'notYours')
  if (place.structure.kind === 'city') return no('ST-5.21', 'wrongLevel')
  return hasPiece(state, seat, next[place.structure.kind])
}

const checkWall = (state: State, seat: Seat, region: string): Rejection | null => {
  const place = placeOf(state, region)
  if (isRefused(place)) return place
  if (!isSettlementOf(place.structure, seat)) return no('ST-5.23', 'notYours')
  return place.structure.wall ? no('ST-5.23', 'alreadyWalled') : hasPiece(state, seat, 'wall')
}

const checkImprovement = (state: State, seat: Seat, card: Improvement): Rejection | null => {
  if (!state.display.improvement.includes(card)) return no('ST-5.24', 'notFaceUp')
  if (state.flags.embargo) return no('ST-5.24', 'embargo')
  return playerAt(state, seat).improvements.length < improvementLimit ? null : no('ST-5.7', 'limitReached')
}

export const checkBuild = (state: State, seat: Seat, move: BuildMove): Rejection | null => {
  switch (move.type) {
    case 'buildVillage':
    case 'buildSawmill':
    case 'buildMine':
      return checkFounding(state, seat, move)
    case 'upgradeSettlement':
      return checkUpgrade(state, seat, move.region)
    case 'buildWall':
      return checkWall(state, seat, move.region)
    case 'buildImprovement':
      return checkImprovement(state, seat, move.improvement)
  }
}

export function* buildCandidates(state: State, seat: Seat): Generator<BuildMove> {
  const mayFound = ({ structure, troop }: Region): boolean => troop?.owner === seat && structure === null
  for (const { id: region, terrain } of placesWhere(state, mayFound)) {
    if (terrain === 'plain') yield { type: 'buildVillage', region }
    if (terrain === 'forest') yield { type: 'buildSawmill', region }
    if (terrain === 'mountain') yield { type: 'buildMine', region }
  }
  for (const { id: region } of settlementsOf(state, seat)) {
    yield { type: 'upgradeSettlement', region }
    yield { type: 'buildWall', region }
  }
  for (const improvement of state.display.improvement)
    yield { type: 'buildImprovement', improvement: improvement as Improvement }
}

/** What somebody may do at once with an improvement just built [section 2.10]. */
const whenBuilt: Partial<Record<Improvement, OfferKind>> = {
  embassy: 'embassyBuilt',
  barracks: 'barracksBuilt',
  cathedral: 'cathedralBuilt',
  library: 'libraryBuilt',
}

/** Takes a face-up improvement, and does what it does when it is built. */
export const tellImprovement = (table: Table, seat: Seat, card: Improvement): void => {
  const { state, emit } = table
  emit({ type: 'improvementTaken', seat, card })
  // A suppressed improvement does nothing, not even when it is built [ST-4.50].
  if (isSuppressed(state, seat) || !hasEffect(state, seat, card)) return
  if (card === 'theatre') for (const other of turnOrder(state)) if (other !== seat) takeRevolt(table, other)
  const what = whenBuilt[card]
  if (what !== undefined) open(table, { type: 'offers', what, queue: [seat] })
}

export const performBuild = (table: Table, seat: Seat, move: BuildMove): void => {
  const { state, emit } = table
  switch (move.type) {
    case 'buildVillage':
      return emit({ type: 'built', seat, region: regionOf(move.region), kind: 'village' })
    case 'buildSawmill':
      return emit({ type: 'built', seat, region: regionOf(move.region), kind: 'sawmill' })
    case 'buildMine':
      return emit({ type: 'built', seat, region: regionOf(move.region), kind: 'mine' })
    case 'upgradeSettlement': {
      const region = regionOf(move.region)
      const kind: Piece = regionAt(state, region).structure?.kind === 'town' ? 'city' : 'town'
      emit({ type: 'built', seat, region, kind })
      if (kind === 'city') score(table, seat, 'cityBuilt')
      return
    }
    case 'buildWall':
      return emit({ type: 'walled', seat, region: regionOf(move.region) })
    case 'buildImprovement':
      return tellImprovement(table, seat, move.improvement)
  }
}
