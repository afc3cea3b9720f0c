/** What a seat sees of a Fortaleza, in figures by which many actions are weighed: one look for each pick. */
import type { Seat } from '../../../engine/ids.ts'
import {
  guildColors,
  guildTiles,
  type Level,
  majorityPoints,
  type StackKind,
  towerTiles,
  turnsPerPhase,
  wallTiles,
} from '../components.ts'
import { sides, type SpaceId, spacesInPlay, type ZoneId, zonesInPlay } from '../layout.ts'
import type { Player, State } from '../state.ts'

/** Points and prices by level; there are no walls and towers of level 0. */
export const gatePoints = [0, ...wallTiles.map((tile) => tile.gatePoints)]
export const towerPoints = [0, ...towerTiles.map((tile) => tile.points)]
export const towerPrices = [0, ...towerTiles.map((tile) => tile.overbuildCost ?? 0)]
export const guildPoints = guildTiles.map((tile) => tile.points)
export const guildIncome = guildTiles.map((tile) => tile.income)

export interface SpaceSeen {
  readonly id: SpaceId
  readonly kind: 'wall' | 'gate' | 'tower'
  readonly price: number
  readonly side: number
  /** Of a corner; else -1. */
  readonly otherSide: number
  /** What is done there, but for its cards: made once, as it is weighed for each move that is imagined. */
  readonly build: { readonly type: 'buildWall' | 'buildGate' | 'buildTower'; readonly space: SpaceId }
}
export interface ZoneSeen {
  readonly id: ZoneId
  readonly colors: readonly [number, number]
  readonly guild: { readonly type: 'buildGuild'; readonly zone: ZoneId }
  readonly collector: { readonly type: 'placeCollector'; readonly zone: ZoneId }
}

const types = { wall: 'buildWall', gate: 'buildGate', tower: 'buildTower' } as const
const spacesFor = (players: number): readonly SpaceSeen[] =>
  spacesInPlay(players).map(({ id, kind, price, sides: [first, second] }) => ({
    id,
    kind,
    price,
    side: first === undefined ? -1 : sides.indexOf(first),
    otherSide: second === undefined ? -1 : sides.indexOf(second),
    build: { type: types[kind], space: id },
  }))
const zonesFor = (players: number): readonly ZoneSeen[] =>
  zonesInPlay(players).map(({ id, colors: [one, other] }) => ({
    id,
    colors: [guildColors.indexOf(one), guildColors.indexOf(other)],
    guild: { type: 'buildGuild', zone: id },
    collector: { type: 'placeCollector', zone: id },
  }))

export const boards: Readonly<
  Record<3 | 4 | 5, { spaces: readonly SpaceSeen[]; zones: readonly ZoneSeen[] }>
> = {
  3: { spaces: spacesFor(3), zones: zonesFor(3) },
  4: { spaces: spacesFor(4), zones: zonesFor(4) },
  5: { spaces: spacesFor(5), zones: zonesFor(5) },
}

/** Columns of what each seat holds: things on each side, guilds, collectors, temple; then segments on each wall. */
export const column = { guilds: 4, collectors: 5, temple: 6, segments: 7, towers: 11 } as const
const columns = 12

export interface Survey {
  readonly state: State
  readonly seat: Seat
  readonly me: Player
  /** By place on the board of so many players: who owns what is seen there (-1: nobody), and its level. */
  readonly owners: readonly number[]
  readonly levels: readonly number[]
  readonly guildOwners: readonly number[]
  readonly guildLevels: readonly number[]
  readonly held: Int16Array
  /** Segments and gate of each side that stand; five are a whole wall. */
  readonly standing: readonly number[]
  readonly areTowersComplete: boolean
  /** Turns that the seat has after this one. */
  readonly left: number
  readonly majority: readonly number[]
}

/** How much a seat holds of what a column counts. */
export const heldBy = (survey: Survey, seat: number, what: number): number =>
  survey.held[seat * columns + what] ?? 0

export const surveyOf = (state: State, seat: Seat): Survey => {
  const { playerCount } = state.config
  const { spaces, zones } = boards[playerCount]
  const held = new Int16Array(columns * playerCount)
  const owners: number[] = []
  const levels: number[] = []
  const standing = [0, 0, 0, 0]
  let open = false
  const count = (owner: number, what: number): void => {
    held[owner * columns + what] = (held[owner * columns + what] ?? 0) + 1
  }
  for (const { id, kind, side, otherSide } of spaces) {
    const pile = state.board.spaces[id]
    const top = pile === undefined ? undefined : pile[pile.length - 1]
    if (top === undefined) {
      owners.push(-1)
      levels.push(0)
      open ||= kind === 'tower'
      continue
    }
    owners.push(top.owner)
    levels.push(top.level)
    count(top.owner, side)
    if (otherSide >= 0) count(top.owner, otherSide)
    if (kind === 'tower') count(top.owner, column.towers)
    else standing[side] = (standing[side] ?? 0) + 1
    if (kind === 'wall') count(top.owner, column.segments + side)
  }
  const guildOwners: number[] = []
  const guildLevels: number[] = []
  for (const { id } of zones) {
    const pile = state.board.guilds[id]
    const top = pile === undefined ? undefined : pile[pile.length - 1]
    guildOwners.push(top?.owner ?? -1)
    guildLevels.push(top?.level ?? 0)
    if (top !== undefined) count(top.owner, column.guilds)
    const collector = state.board.collectors[id]
    if (collector !== undefined) count(collector, column.collectors)
  }
  for (const player of state.players) held[player.seat * columns + column.temple] = player.templePawns
  const perPhase = turnsPerPhase[playerCount]
  const me = state.players[seat]
  if (me === undefined) throw new Error(`no seat ${seat}`)
  return {
    state,
    seat,
    me,
    owners,
    levels,
    guildOwners,
    guildLevels,
    held,
    standing,
    areTowersComplete: !open,
    left: perPhase - state.turnInPhase + (state.phase === 1 ? perPhase : 0),
    majority: majorityPoints[playerCount],
  }
}

/** The tile on top of one's stack once so many are gone; null where there is none. */
export const topAfter = ({ me }: Survey, kind: StackKind, gone: number): Level | null =>
  me.stacks[kind][gone] ?? null
