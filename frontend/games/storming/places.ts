/** Which moves a region answers, and what is built by which. */
import type { Move, MoveOf } from '../../../shared/games/storming/moves.ts'

export const built = ['village', 'upgrade', 'sawmill', 'mine', 'wall'] as const
export type Built = (typeof built)[number]

export const buildMoves = {
  village: 'buildVillage',
  upgrade: 'upgradeSettlement',
  sawmill: 'buildSawmill',
  mine: 'buildMine',
  wall: 'buildWall',
} as const satisfies Readonly<Record<Built, Move['type']>>

/** Questions that one region answers, and nothing else. */
export const placeTypes = [
  'placeStartVillage',
  'placeStartSoldier',
  'placeSecondVillage',
  'placeLake',
  'removeLake',
  'placeSpecialTroop',
] as const satisfies readonly Move['type'][]

type WithRegion = Extract<Move, { region: string }>
export const isPlace = (move: Move): move is WithRegion => 'region' in move

export type PlaceMove = MoveOf<(typeof placeTypes)[number]>
