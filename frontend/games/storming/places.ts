/** What is built by which move, which moves a region tells, and what a tap out of place would have been. */
import type { RegionId } from '../../../shared/games/storming/layout.ts'
import type { Move } from '../../../shared/games/storming/moves.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import type { Taken } from './choice.ts'

export const moveOfBuilt = {
  village: 'buildVillage',
  upgrade: 'upgradeSettlement',
  sawmill: 'buildSawmill',
  mine: 'buildMine',
  wall: 'buildWall',
} as const satisfies Readonly<Record<string, Move['type']>>
export type Built = keyof typeof moveOfBuilt
export const built = Object.keys(moveOfBuilt) as readonly Built[]

export const isPlace = (move: Move): move is Extract<Move, { region: string }> => 'region' in move

/** What a tap on a region that is not lit would have meant: asked for why it is not allowed. */
export const refusedMove = (state: State, held: Taken, region: RegionId): Move | null => {
  switch (held.what) {
    case 'build':
      return { type: moveOfBuilt[held.kind], region }
    case 'recruit':
      return { type: 'recruitTroop', region, kind: held.kind }
    case 'troop': {
      const there = state.map[region]
      if (there?.troop?.id === held.id) return null
      const isHeld = (there?.structure ?? there?.troop ?? null) !== null
      return { type: isHeld ? 'attack' : 'moveTroop', troopId: held.id, to: region }
    }
    case 'wagon':
      if (held.at !== null) return null
      return held.first === 'move'
        ? { type: 'useWarWagon', moveTo: region, first: 'move' }
        : { type: 'useWarWagon', target: region, first: 'attack' }
    case 'card':
      return null
  }
}
