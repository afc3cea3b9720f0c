/** What the actions of a turn ask of cards and places, and what they come to: one question, one file. */
import type { Seat } from '../../../engine/ids.ts'
import type { Rejection } from '../../../engine/result.ts'
import {
  guildTiles,
  type Level,
  resourcesOne,
  resourcesTwo,
  type Role,
  stackKinds,
  templeAnyCardPrice,
  towerTiles,
} from '../components.ts'
import { playerAt } from '../evolve.ts'
import {
  findSpace,
  findZone,
  isInPlay,
  type Side,
  type SpaceId,
  spaces,
  spacesInPlay,
  type ZoneId,
} from '../layout.ts'
import type { Move } from '../moves.ts'
import type { State, Tile } from '../state.ts'
import type { Terms } from './cards.ts'

export type Action = Exclude<Move, { type: 'chooseStartPlayer' }>
type Building = Extract<Action, { space: SpaceId }>
type InZone = Extract<Action, { zone: ZoneId }>

/** Cards an action may use [FZ-5.10 to FZ-5.19]. */
export const cardCounts: Readonly<Record<Action['type'], readonly number[]>> = {
  takeResourcesOne: [1],
  takeResourcesTwo: [2],
  developOne: [1],
  developMany: [2],
  buildWall: [1, 2],
  buildGate: [1, 2],
  buildTower: [2],
  buildGuild: [2],
  placeCollector: [2],
  retireToTemple: [1],
}

/** The lists of roles an action accepts; any of them will do. With equal fees the first costs least. */
export const roleLists = (action: Action): readonly (readonly Role[])[] => {
  switch (action.type) {
    case 'takeResourcesOne':
    case 'developOne':
      return [['any']]
    case 'takeResourcesTwo':
    case 'developMany':
      return [['any', 'any']]
    case 'buildWall':
    case 'buildGate':
      return [['wall'], ['any', 'any']]
    case 'buildTower':
      return [
        ['tower', 'tower'],
        ['tower', 'wall'],
      ]
    case 'buildGuild':
    case 'placeCollector':
      return [findZone(action.zone)?.colors ?? []]
    case 'retireToTemple':
      return [['temple'], ['any']]
  }
}

const kindOfSpace = { buildWall: 'wall', buildGate: 'gate', buildTower: 'tower' } as const

/** Whether the place exists here and is of the right kind [FZ-3.5]. */
export const isPlaceInPlay = (state: State, action: Building | InZone): boolean => {
  const players = state.config.playerCount
  if ('zone' in action) {
    const zone = findZone(action.zone)
    return zone !== undefined && isInPlay(zone, players)
  }
  const space = findSpace(action.space)
  return space !== undefined && space.kind === kindOfSpace[action.type] && isInPlay(space, players)
}

/** The visible tile of a space [FZ-5.23]. */
export const visibleAt = (state: State, space: SpaceId): Tile | undefined => state.board.spaces[space]?.at(-1)

const isBuilt = (state: State, space: SpaceId): boolean => visibleAt(state, space) !== undefined

/** All four segments and the gate of that side hold a tile [FZ-5.20]. */
export const isWallComplete = (state: State, side: Side): boolean =>
  spaces.every(({ id, kind, sides }) => kind === 'tower' || !sides.includes(side) || isBuilt(state, id))

/** Every tower space in play holds a tile [FZ-5.21]. */
export const areTowersComplete = (state: State): boolean =>
  spacesInPlay(state.config.playerCount).every(({ id, kind }) => kind !== 'tower' || isBuilt(state, id))

/** Towers of a seat that are not covered, the one about to be covered included [FZ-9.18]. */
export const visibleTowers = (state: State, seat: Seat): number =>
  spaces.filter(({ id, kind }) => kind === 'tower' && visibleAt(state, id)?.owner === seat).length

/** The tile that an action would lay: the top of its stack. */
export const topTile = (state: State, seat: Seat, action: Action): Level | undefined => {
  const { stacks } = playerAt(state, seat)
  switch (action.type) {
    case 'buildWall':
    case 'buildGate':
      return stacks.wall[0]
    case 'buildTower':
      return stacks.tower[0]
    case 'buildGuild':
      return stacks.guild[0]
    default:
      return undefined
  }
}

/** The tile that an action would cover. */
export const tileUnder = (state: State, action: Action): Tile | undefined => {
  if ('space' in action) return visibleAt(state, action.space)
  return action.type === 'buildGuild' ? state.board.guilds[action.zone]?.at(-1) : undefined
}

const towerCost = (level: Level): number =>
  towerTiles.find((tile) => tile.level === level)?.overbuildCost ?? 0
const guildIncome = (level: Level): number => guildTiles.find((tile) => tile.level === level)?.income ?? 0

/** Price of a wall, gate or tower [FZ-5.20, FZ-5.21]. */
const buildingPrice = (state: State, seat: Seat, action: Building): number => {
  const level = topTile(state, seat, action) ?? 0
  const under = visibleAt(state, action.space)
  if (under === undefined) return findSpace(action.space)?.price ?? 0
  const isOwn = under.owner === seat
  if (action.type !== 'buildTower') return isOwn ? level : level + under.level
  return isOwn ? level + under.level : Math.max(0, towerCost(level) - visibleTowers(state, under.owner))
}

/** What an action costs and earns, fees aside [FZ-5.10 to FZ-5.22]. */
export const termsOf = (state: State, seat: Seat, action: Action): Terms => {
  switch (action.type) {
    case 'takeResourcesOne':
      return { price: 0, income: resourcesOne[state.phase] }
    case 'takeResourcesTwo':
      return { price: 0, income: resourcesTwo[state.phase] }
    case 'buildWall':
    case 'buildGate':
    case 'buildTower':
      return { price: buildingPrice(state, seat, action), income: 0 }
    case 'buildGuild':
      return { price: 0, income: guildIncome(topTile(state, seat, action) ?? 0) }
    case 'retireToTemple':
      return { price: action.cards[0]?.as === 'temple' ? 0 : templeAnyCardPrice, income: 0 }
    case 'developOne':
    case 'developMany':
    case 'placeCollector':
      return { price: 0, income: 0 }
  }
}

/** Tiles to develop: 1 with one card, 2 or 3 with two, no more than the stacks hold [FZ-5.12, FZ-5.13]. */
export const refuseTiles = (state: State, seat: Seat, action: Action): Rejection | null => {
  if (!('tiles' in action)) return null
  const { stacks } = playerAt(state, seat)
  const sum = stackKinds.reduce((tiles, kind) => tiles + action.tiles[kind], 0)
  const isWhole = action.type === 'developOne' ? sum === 1 : sum === 2 || sum === 3
  const isThere = stackKinds.every(
    (kind) => action.tiles[kind] >= 0 && action.tiles[kind] <= stacks[kind].length,
  )
  const rule = action.type === 'developOne' ? 'FZ-5.12' : 'FZ-5.13'
  return isWhole && isThere ? null : { rule, reason: 'badTileCount', values: { tiles: sum } }
}

/** Occupied places: overbuilding must be open, and the new tile higher [FZ-5.20 to FZ-5.22]. */
const refuseCovering = (state: State, seat: Seat, action: Action): Rejection | null => {
  const under = tileUnder(state, action)
  const level = topTile(state, seat, action)
  if (under === undefined || level === undefined) return null
  if (action.type === 'buildWall' || action.type === 'buildGate') {
    const side = findSpace(action.space)?.sides[0]
    if (side !== undefined && !isWallComplete(state, side))
      return { rule: 'FZ-5.20', reason: 'wallNotComplete', values: { side } }
  }
  if (action.type === 'buildTower' && !areTowersComplete(state))
    return { rule: 'FZ-5.21', reason: 'towersNotComplete' }
  if (level > under.level) return null
  const rule = action.type === 'buildGuild' ? 'FZ-5.22' : action.type === 'buildTower' ? 'FZ-5.21' : 'FZ-5.20'
  return { rule, reason: 'levelTooLow', values: { level, under: under.level } }
}

/** Numbers 11, 12 and 15 of FZ-5.30, and what lies between. */
export const refuseSupply = (state: State, seat: Seat, action: Action): Rejection | null => {
  const isBuilding = 'space' in action || action.type === 'buildGuild'
  if (isBuilding && topTile(state, seat, action) === undefined)
    return { rule: 'FZ-5.25', reason: 'stackEmpty' }
  const usesPawn = action.type === 'placeCollector' || action.type === 'retireToTemple'
  if (usesPawn && playerAt(state, seat).pawnSupply === 0) return { rule: 'FZ-2.21', reason: 'noPawnInSupply' }
  const covering = refuseCovering(state, seat, action)
  if (covering !== null) return covering
  if (action.type === 'placeCollector' && state.board.collectors[action.zone] === seat)
    return { rule: 'FZ-5.24', reason: 'ownCollector' }
  return null
}
