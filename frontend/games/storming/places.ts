/** What is built by which move, which moves a region tells, and what a tap out of place would have been. */
import type { Piece } from '../../../shared/games/storming/components.ts'
import type { RegionId } from '../../../shared/games/storming/layout.ts'
import type { Move } from '../../../shared/games/storming/moves.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import type { Taken } from './choice.ts'

export const built = ['village', 'upgrade', 'sawmill', 'mine', 'wall'] as const
export type Built = (typeof built)[number]

export const moveOfBuilt = {
  village: 'buildVillage',
  upgrade: 'upgradeSettlement',
  sawmill: 'buildSawmill',
  mine: 'buildMine',
  wall: 'buildWall',
} as const satisfies Readonly<Record<Built, Move['type']>>

/** The pieces that each of them takes from the supply. */
export const stocks: Readonly<Record<Built, readonly Piece[]>> = {
  village: ['village'],
  upgrade: ['town', 'city'],
  sawmill: ['resource'],
  mine: ['resource'],
  wall: ['wall'],
}

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
