/** Names of places, cards and tiles in the player's language. */
import { type Seat, seatOf, type Shown } from '../../../shared/engine/ids.ts'
import {
  type CardId,
  cardOf,
  guildTiles,
  type StackKind,
  stackKinds,
  towerTiles,
  wallPointsBySegments,
  wallTiles,
  wildFee,
} from '../../../shared/games/fortaleza/components.ts'
import { findSpace, findZone, sides, type Space, spaces } from '../../../shared/games/fortaleza/layout.ts'
import type { CardUse, Move, Tiles } from '../../../shared/games/fortaleza/moves.ts'
import type { State, Tile } from '../../../shared/games/fortaleza/state.ts'
import { type Action, tileUnder } from '../../../shared/games/fortaleza/steps/actions.ts'
import { feesOf } from '../../../shared/games/fortaleza/steps/cards.ts'
import { numeral } from '../../kit/pieces/pieces.tsx'
import { inParts } from '../../kit/sums.ts'
import type { Offer } from './choice.ts'
import { balanceOf, coinsOf, sumOf } from './proposals.ts'
import { templeChange } from './scoredNow.ts'
import type { Texts } from './texts.es.ts'

export type NameOf = (seat: Seat) => string

export const placeName = (t: Texts, id: string): string => {
  if (id === 'temple') return t.places.temple
  const zone = findZone(id)
  if (zone !== undefined) return t.places.zone(t.guilds[zone.colors[0]], t.guilds[zone.colors[1]])
  const space = findSpace(id)
  if (space === undefined) return id
  const [side = 'north', another] = space.sides
  if (another !== undefined) return t.places.corner(id)
  const number = Number(id.at(-1))
  switch (space.kind) {
    case 'wall':
      return t.places.wall(side, number)
    case 'gate':
      return t.places.gate(side)
    case 'tower':
      return t.places.tower(side, number)
  }
}

export const cardName = (t: Texts, id: CardId): string => {
  const { kind, color } = cardOf(id)
  const guild = color === null ? '' : t.guilds[color]
  switch (kind) {
    case 'guild':
      return guild
    case 'wallGuild':
      return `${t.roles.wall}/${guild}`
    case 'towerGuild':
      return `${t.roles.tower}/${guild}`
    default:
      return t.cards[kind]
  }
}

/** What a card is called, and its role where that costs a fee or leaves a doubt. */
const inRole = (t: Texts, { cardId, as }: CardUse, name: string): string => {
  const { native, kind } = cardOf(cardId)
  const isPlain = as === 'any' || (kind !== 'wild' && native.includes(as) && native.length === 1)
  if (isPlain) return name
  return t.moves.as(name, as === 'wall' || as === 'tower' || as === 'temple' ? t.roles[as] : t.guilds[as])
}

/** The parts of a sum of coins behind it, as on the board; nothing where it has only one. */
export const partsName = (coins: readonly number[]): string => {
  const parts = coins.filter((part) => part !== 0)
  return parts.length > 1 ? ` (${inParts(parts)})` : ''
}

/** What resources bring, with the parts of it: "Take resources: 1 coin (+3 −2)". */
export const resourcesName = (t: Texts, state: State, seat: Seat, move: Action): string =>
  t.moves.resources(balanceOf(state, seat, move)) + partsName(coinsOf(state, seat, move))

/** A word on what is taken, and the points that it speaks of; null where it speaks of coins. */
interface Note {
  readonly points: number | null
  readonly said: string
}

/** What of resources no coin shows: why some are paid for wild cards, and what more coins change in the temple. */
export const resourcesNotes = (
  t: Texts,
  view: Shown<State>,
  seat: Seat,
  move: Action,
  nameOf: NameOf,
): readonly Note[] => {
  const { wild } = feesOf(move.cards)
  const temple = templeChange(view, seat, balanceOf(view, seat, move))
  return [
    ...(wild === 0 ? [] : [{ points: null, said: t.moves.wildFee(wild / wildFee, wild) }]),
    ...(temple === null
      ? []
      : [{ points: temple.points, said: t.moves.templePays(temple.points, nameOf(temple.last)) }]),
  ]
}

/** What a seat's walls score, side by side, as a sum: "7 + 4 + 7"; nothing where one side is all [FZ-6.3]. */
export const wallsSum = (state: Shown<State>, seat: Seat): string => {
  const segments = sides.map(
    (side) =>
      spaces.filter(
        ({ id, kind, sides: [of] }) =>
          kind === 'wall' && of === side && state.board.spaces[id]?.at(-1)?.owner === seat,
      ).length,
  )
  const scored = segments.flatMap((count) => wallPointsBySegments[count] || [])
  return scored.length > 1 ? scored.join(' + ') : ''
}

/** What a move does, without the cards and coins of it. */
export const actName = (t: Texts, move: Move, view: Shown<State>, nameOf: NameOf): string => {
  switch (move.type) {
    case 'chooseStartPlayer':
      return t.moves.start(nameOf(seatOf(move.seat)))
    case 'takeResourcesOne':
    case 'takeResourcesTwo':
      return resourcesName(t, view, view.activeSeat, move)
    case 'developOne':
    case 'developMany':
      return t.moves.develop(tilesName(t, move.tiles))
    case 'buildWall':
    case 'buildGate':
    case 'buildTower':
      return t.moves[tileUnder(view, move) ? 'overbuild' : 'build'](t.places.the(placeName(t, move.space)))
    case 'buildGuild':
      return t.moves[tileUnder(view, move) ? 'overGuild' : 'guild'](t.places.the(placeName(t, move.zone)))
    case 'placeCollector':
      return t.moves.collector(t.places.the(placeName(t, move.zone)))
    case 'retireToTemple':
      return t.moves.temple
  }
}

/** What coins come to, with their parts: "costs 8 coins (−3 −5)". */
export const balanceName = (t: Texts, coins: readonly number[]): string =>
  t.places.balance(sumOf(coins)) + partsName(coins)

/** What an act would cost or bring, with its parts, and what it would score. */
export const offerName = (t: Texts, { coins, converts, points, temple }: Omit<Offer, 'action'>): string =>
  [
    balanceName(t, coins),
    ...(converts ? [t.places.converted] : []),
    ...(points === 0 ? [] : [t.places.ifScored(points)]),
    ...(temple === 0 ? [] : [t.places.ofTemple(temple)]),
  ].join(', ')

/** Cards that are used, in a sentence, with articles: "una carta de torre y un comodín"; two that are alike as "dos cartas". */
export const cardsName = (t: Texts, cards: readonly CardUse[]): string => {
  const names = cards.map((use) => inRole(t, use, cardName(t, use.cardId)))
  const told = cards.map((use, at) => {
    const alike = names.filter((name) => name === names[at]).length
    const isWild = cardOf(use.cardId).kind === 'wild'
    return inRole(t, use, isWild ? t.log.wilds(alike) : t.log.cards(cardName(t, use.cardId), alike))
  })
  return t.moves.listed([...new Set(told)])
}

export const tilesName = (t: Texts, tiles: Tiles): string =>
  t.moves.listed(stackKinds.filter((kind) => tiles[kind] > 0).map((kind) => t.moves.tiles(kind, tiles[kind])))

/** What a tile of a stack would cost, bring and score. */
const printedOn = (t: Texts, kind: StackKind, of: number): string => {
  const guild = guildTiles.find(({ level }) => level === of)
  const tower = towerTiles.find(({ level }) => level === of)
  switch (kind) {
    case 'guild':
      return t.printed.guild(guild?.income ?? 0, guild?.points ?? 0)
    case 'wall':
      return t.printed.wall(gatePoints(of))
    case 'tower':
      return typeof tower?.overbuildCost === 'number'
        ? t.printed.tower(tower.points, tower.overbuildCost)
        : t.printed.points(tower?.points ?? 0)
  }
}

const gatePoints = (of: number): number => wallTiles.find(({ level }) => level === of)?.gatePoints ?? 0

export const stackName = (t: Texts, kind: StackKind, levels: readonly number[]): string => {
  const [top] = levels
  if (top === undefined) return t.holdings.stackEmpty(t.stacks[kind])
  return `${t.holdings.stack(t.stacks[kind], levelName(t, top), levels.length)}; ${printedOn(t, kind, top)}`
}

/** Whose it is, its level, and the figures drawn on it. */
const tileName = (t: Texts, kind: Space['kind'] | 'guild', tile: Tile, nameOf: NameOf): string => {
  const figures = {
    wall: () => t.printed.wall(gatePoints(tile.level)),
    gate: () => t.printed.points(gatePoints(tile.level)),
    tower: () => t.printed.points(towerTiles.find(({ level }) => level === tile.level)?.points ?? 0),
    guild: () => t.printed.points(guildTiles.find(({ level }) => level === tile.level)?.points ?? 0),
  }
  return `${t.places.tile(nameOf(tile.owner), levelName(t, tile.level))}, ${figures[kind]()}`
}

/** As it is heard; what is seen of it is its numeral. */
const levelName = (t: Texts, level: number): string => (level === 0 ? t.places.levelZero : numeral(level))

/** All that a place shows, for those who hear the board. */
export const describePlace = (t: Texts, state: State, id: string, nameOf: NameOf): string => {
  const parts = [placeName(t, id)]
  const space = findSpace(id)
  const zone = findZone(id)
  if (id === 'temple')
    parts.push(...state.players.map((player) => t.places.pawns(nameOf(player.seat), player.templePawns)))
  const pile = space ? state.board.spaces[space.id] : zone ? state.board.guilds[zone.id] : undefined
  const [top, under] = [pile?.at(-1), pile?.at(-2)]
  if (top !== undefined) parts.push(tileName(t, space?.kind ?? 'guild', top, nameOf))
  else if (space !== undefined) parts.push(t.places.empty(space.price))
  else if (zone !== undefined) parts.push(t.places.free)
  if (under !== undefined) parts.push(t.places.over(nameOf(under.owner), levelName(t, under.level)))
  if (zone !== undefined) {
    const collector = state.board.collectors[zone.id]
    parts.push(collector === undefined ? t.places.noCollector : t.places.collector(nameOf(collector)))
  }
  return parts.join(', ')
}
