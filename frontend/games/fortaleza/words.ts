/** Names of places, cards and tiles in the player's language. */
import type { Seat } from '../../../shared/engine/ids.ts'
import { type CardId, cardOf, stackKinds } from '../../../shared/games/fortaleza/components.ts'
import { findSpace, findZone } from '../../../shared/games/fortaleza/layout.ts'
import type { CardUse, Tiles } from '../../../shared/games/fortaleza/moves.ts'
import type { State, Tile } from '../../../shared/games/fortaleza/state.ts'
import { numeral } from '../../kit/pieces/pieces.tsx'
import type { Texts } from './texts.es.ts'

/** A sum with its sign, as printed: minus, not hyphen. */
export const signed = (sum: number): string => `${sum > 0 ? '+' : ''}${figure(sum)}`

export const figure = (sum: number): string => String(sum).replace('-', '−')

export type NameOf = (seat: Seat) => string

export const placeName = (t: Texts, id: string): string => {
  if (id === 'temple') return t.places.temple
  const zone = findZone(id)
  if (zone !== undefined) return t.places.zone(t.guilds[zone.colors[0]], t.guilds[zone.colors[1]])
  const space = findSpace(id)
  if (space === undefined) return id
  const [first, second] = space.sides
  if (second !== undefined && first !== undefined) return t.places.corner(first, second)
  const side = first ?? 'north'
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

/** A card, and its role where that costs a fee or leaves a doubt. */
const useName = (t: Texts, { cardId, as }: CardUse): string => {
  const { native, kind } = cardOf(cardId)
  const isPlain = as === 'any' || (kind !== 'wild' && native.includes(as) && native.length === 1)
  if (isPlain) return cardName(t, cardId)
  const role = as === 'wall' || as === 'tower' || as === 'temple' ? t.roles[as] : t.guilds[as]
  return t.moves.as(cardName(t, cardId), role)
}

export const cardsName = (t: Texts, cards: readonly CardUse[]): string =>
  cards.map((use) => useName(t, use)).join(t.moves.and)

export const tilesName = (t: Texts, tiles: Tiles): string =>
  stackKinds
    .filter((kind) => tiles[kind] > 0)
    .map((kind) => t.moves.tiles(t.stacks[kind], tiles[kind]))
    .join(t.moves.and)

const tileName = (t: Texts, tile: Tile, nameOf: NameOf): string =>
  t.places.tile(nameOf(tile.owner), levelName(t, tile.level))

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
  if (top !== undefined) parts.push(tileName(t, top, nameOf))
  else if (space !== undefined) parts.push(t.places.empty(space.price))
  else if (zone !== undefined) parts.push(t.places.free)
  if (under !== undefined) parts.push(t.places.over(nameOf(under.owner), levelName(t, under.level)))
  if (zone !== undefined) {
    const collector = state.board.collectors[zone.id]
    parts.push(collector === undefined ? t.places.noCollector : t.places.collector(nameOf(collector)))
  }
  return parts.join(', ')
}
