/** Names of places, sums and pieces in the player's language. */
import type { Seat } from '../../../shared/engine/ids.ts'
import { type Bundle, kinds, stored } from '../../../shared/games/fortium/components.ts'
import {
  type Arm,
  boardFor,
  type BoardLayout,
  isBase,
  type NodeId,
  type PlacedSite,
  type SiteId,
} from '../../../shared/games/fortium/layout.ts'
import { campsOn, minersOn, playerAt, seatAt } from '../../../shared/games/fortium/position.ts'
import type { State } from '../../../shared/games/fortium/state.ts'
import type { Texts } from './texts.es.ts'

export type NameOf = (seat: Seat) => string

/** "5 granite and 3 limestone". */
export const bundleName = (t: Texts, bundle: Bundle): string =>
  t.listed(stored.filter((kind) => (bundle[kind] ?? 0) > 0).map((kind) => t.unit(kind, bundle[kind] ?? 0)))

/** "5 + 1", of dice of the turn by their numbers. */
export const diceName = ({ moveDice }: State, dice: readonly number[]): string =>
  dice.map((index) => moveDice[index]?.value ?? 0).join(' + ')

const placeIn = (cell: string): readonly [number, number] => {
  const [col = 0, row = 0] = cell.split(',').map(Number)
  return [col, row]
}

/** How far to each side one thing lies from another, where it does. */
const awayFrom = (cell: string, from: string): readonly (readonly [Arm, number])[] => {
  const [[x, y], [fromX, fromY]] = [placeIn(cell), placeIn(from)]
  const ways: readonly (readonly [Arm, number])[] = [
    [y < fromY ? 'N' : 'S', Math.abs(y - fromY)],
    [x < fromX ? 'W' : 'E', Math.abs(x - fromX)],
  ]
  return ways.filter(([, steps]) => steps > 0)
}

const nameOfSite = (t: Texts, { kind, home, cell }: PlacedSite): string => {
  if (home === null) return t.places[kind]
  if (kind !== 'granite') return t.places.of(t.places[kind], t.arms[home])
  // An arm has two of them, one on each side of the line from its base to the middle of the board.
  const [side] = awayFrom(cell, '10,10').toSorted(([, a], [, b]) => a - b)
  return t.places.of(t.places.graniteOn(t.arms[side?.[0] ?? home]), t.arms[home])
}

/** What has no name of its own is told by the nearest place that has one. */
const nameOfCell = (t: Texts, board: BoardLayout, cell: NodeId): string => {
  const stepsFrom = (site: PlacedSite): number =>
    awayFrom(cell, site.cell).reduce((sum, [, steps]) => sum + steps, 0)
  const [near] = board.sites.toSorted((a, b) => stepsFrom(a) - stepsFrom(b))
  if (near === undefined) return cell
  const away = awayFrom(cell, near.cell).map(([side, steps]) => t.places.away(steps, t.arms[side]))
  return t.places.cell(t.listed(away), t.places.the(nameOfSite(t, near)))
}

export const nodeName = (t: Texts, state: State, node: NodeId, nameOf: NameOf): string => {
  if (isBase(node)) {
    const seat = seatAt(state, node.slice('base:'.length))
    return seat === null ? node : t.places.base(nameOf(seat))
  }
  const board = boardFor(state.players.length)
  const site = board.siteByCell.get(node)
  return site === undefined ? nameOfCell(t, board, node) : nameOfSite(t, site)
}

export const siteName = (t: Texts, state: State, id: SiteId, nameOf: NameOf): string =>
  nodeName(t, state, boardFor(state.players.length).siteById.get(id)?.cell ?? '', nameOf)

/** All that a node shows, for those who hear the board. */
export const describeNode = (t: Texts, state: State, node: NodeId, nameOf: NameOf): string => {
  const parts = [nodeName(t, state, node, nameOf)]
  const site = boardFor(state.players.length).siteByCell.get(node)
  if (site !== undefined) parts.push(...campsOn(state, site.id).map((seat) => t.places.camp(nameOf(seat))))
  const here = minersOn(state, node)
  for (const seat of new Set(here.map((miner) => miner.seat))) {
    const own = here.filter((miner) => miner.seat === seat)
    const moved = own.filter(({ number }) => seat === state.active && state.moved.includes(number)).length
    parts.push(t.places.miners(nameOf(seat), own.length))
    if (moved > 0) parts.push(`${moved} ${t.places.moved(moved)}`)
  }
  if (here.length === 0) parts.push(t.places.nobody)
  return parts.join(', ')
}

export const describeFort = (t: Texts, state: State, seat: Seat, nameOf: NameOf): string => {
  const { floors, diamonds, stock } = playerAt(state, seat)
  const held = bundleName(t, stock)
  return [t.places.fort(nameOf(seat), floors, diamonds), ...(held === '' ? [] : [t.places.stock(held)])].join(
    ', ',
  )
}

/** Sums by kind, as "+3 granite and +1 gold". */
export const incomeName = (t: Texts, income: Readonly<Record<(typeof kinds)[number], number>>): string =>
  t.listed(kinds.filter((kind) => income[kind] > 0).map((kind) => t.unit(kind, income[kind])))

export const percent = (chance: number): string =>
  `${(chance * 100).toFixed(chance > 0.9995 || chance === 0 ? 0 : 1)} %`
