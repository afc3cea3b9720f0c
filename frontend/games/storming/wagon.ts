/** The war wagon rolls and shoots for one action, in either order: taken up step by step [section 5.5]. */
import type { RegionId } from '../../../shared/games/storming/layout.ts'
import type { MoveOf } from '../../../shared/games/storming/moves.ts'

type Use = MoveOf<'useWarWagon'>

export interface WagonTaken {
  readonly what: 'wagon'
  readonly first: Use['first']
  /** Where the first half goes, once that is said. */
  readonly at: RegionId | null
}

const partOf = (move: Use, part: Use['first']): string | undefined =>
  part === 'move' ? move.moveTo : move.target

/** Which half is to be pointed out now. */
export const halfOf = ({ first, at }: WagonTaken): Use['first'] => {
  if (at === null) return first
  return first === 'move' ? 'attack' : 'move'
}

/**
 * What a tap on a region would be, for each region that may be pointed out now; not where the wagon itself stands: once
 * it has rolled, nothing is left to shoot at there.
 */
export const wagonWays = (
  moves: readonly Use[],
  wagon: WagonTaken,
  standsAt: RegionId | undefined,
): ReadonlyMap<RegionId, readonly Use[]> => {
  const found = new Map<RegionId, readonly Use[]>()
  for (const move of moves) {
    if (move.first !== wagon.first) continue
    if (wagon.at !== null && partOf(move, wagon.first) !== wagon.at) continue
    const region = partOf(move, halfOf(wagon))
    if (region !== undefined && region !== standsAt)
      found.set(region as RegionId, [...(found.get(region as RegionId) ?? []), move])
  }
  return found
}

/** The first half alone. */
export const halfAlone = (moves: readonly Use[], { first, at }: WagonTaken): Use | null =>
  moves.find(
    (move) =>
      move.first === first &&
      at !== null &&
      partOf(move, first) === at &&
      partOf(move, first === 'move' ? 'attack' : 'move') === undefined,
  ) ?? null
