/** Names of places, sums and pieces in the player's language. */
import type { Seat, Shown } from '../../../shared/engine/ids.ts'
import { type Bundle, kinds, minersEach, stored } from '../../../shared/games/fortium/components.ts'
import {
  type Arm,
  boardFor,
  type BoardLayout,
  diamondMine,
  isBase,
  type NodeId,
  type PlacedSite,
  type SiteId,
} from '../../../shared/games/fortium/layout.ts'
import {
  campsOn,
  livingMiners,
  minerNamed,
  minersOn,
  playerAt,
  seatAt,
} from '../../../shared/games/fortium/position.ts'
import type { Event, State } from '../../../shared/games/fortium/state.ts'
import { digsWin } from './income.ts'
import type { Texts } from './texts.es.ts'

export type NameOf = (seat: Seat) => string

/** For a sentence that begins with who does something: that a place is theirs goes without saying. */
export const theirs =
  (who: Seat, nameOf: NameOf): NameOf =>
  (seat) =>
    seat === who ? '' : nameOf(seat)

/** "5 granite and 3 limestone". */
export const bundleName = (t: Texts, bundle: Bundle): string =>
  t.listed(stored.filter((kind) => (bundle[kind] ?? 0) > 0).map((kind) => t.unit(kind, bundle[kind] ?? 0)))

/** What begins a turn, or ends the game: nothing is dug before round 1 is over, and lost miners are bought back before the roll [FT-4.4]. */
export const beginName = ({ acts, hand }: Texts, state: State): string => {
  if (digsWin(state)) return hand.collectAndWin
  if (livingMiners(playerAt(state, state.active)) < minersEach) return acts.collect
  return state.round === 1 ? acts.rollDice : hand.collectAndRoll
}

/** How many dice of the turn are left. */
export const unusedIn = ({ moveDice }: State): number => moveDice.filter(({ used }) => !used).length

/** "5 + 1", of dice of the turn by their numbers. */
export const diceName = ({ moveDice }: State, dice: readonly number[]): string =>
  dice.map((index) => moveDice[index]?.value ?? 0).join(' + ')

/** Whose miners fell in these rounds of a fight, as often as they did. */
export const fallenIn = (facts: readonly Shown<Event>[], state: State): readonly Seat[] =>
  facts
    .flatMap((one) => (one.type === 'fought' ? one.lost : []))
    .flatMap((id) => minerNamed(state, id)?.seat ?? [])

/** How many of them each has lost. */
export const fallsOf = (t: Texts, fallen: readonly Seat[], nameOf: NameOf): readonly string[] =>
  [...new Set(fallen)].map((seat) => t.log.falls(nameOf(seat), fallen.filter((one) => one === seat).length))

const placeIn = (cell: string): readonly [number, number] => {
  const [col = 0, row = 0] = cell.split(',').map(Number)
  return [col, row]
}

/** Where one thing lies from another: the sides of the compass, north or south first, and how many steps away. */
interface Away {
  readonly sides: readonly Arm[]
  readonly steps: number
}
const awayFrom = (cell: string, from: string): Away => {
  const [[x, y], [fromX, fromY]] = [placeIn(cell), placeIn(from)]
  const [across, along] = [x - fromX, y - fromY]
  return {
    sides: [
      ...(along === 0 ? [] : [along < 0 ? ('N' as const) : ('S' as const)]),
      ...(across === 0 ? [] : [across < 0 ? ('W' as const) : ('E' as const)]),
    ],
    steps: Math.abs(across) + Math.abs(along),
  }
}

/** Of the two quarries of granite at a base: on which side of the track that leads to the middle of the board. */
export const sideOf = ({ home, cell }: PlacedSite): Arm => {
  const { sides } = awayFrom(cell, diamondMine)
  return sides[home === 'W' || home === 'E' ? 0 : 1] ?? 'N'
}

/** A site has the name of whoever's base it lies at, wherever on the screen that base is drawn. */
const nameOfSite = (t: Texts, state: State, site: PlacedSite, nameOf: NameOf): string => {
  const seat = site.home === null ? null : seatAt(state, site.home)
  if (seat === null) return t.places[site.kind]
  const name = site.kind === 'granite' ? t.places.graniteOn(t.arms[sideOf(site)]) : t.places[site.kind]
  const whose = nameOf(seat)
  return whose === '' ? name : t.places.of(name, whose)
}

/** How good a cell is told from a site: the nearest, straight ahead rather than askew, of two the more precious. */
const remoteness = (cell: NodeId, site: PlacedSite): number => {
  const { sides, steps } = awayFrom(cell, site.cell)
  return steps * 100 + sides.length * 10 - kinds.indexOf(site.kind)
}

/** By which site a cell is told, on each board: boards stay as they are, and a board is told anew after each move. */
const tellers = new WeakMap<BoardLayout, Map<NodeId, PlacedSite>>()
const tellerOf = (board: BoardLayout, cell: NodeId): PlacedSite | undefined => {
  const known = tellers.get(board) ?? new Map<NodeId, PlacedSite>()
  tellers.set(board, known)
  const near = known.get(cell) ?? board.sites.toSorted((a, b) => remoteness(cell, a) - remoteness(cell, b))[0]
  if (near !== undefined) known.set(cell, near)
  return near
}

/** On the way from a base to the middle of the board: the base itself, then what is dug there, up to the diamonds. */
const wayIn = (board: BoardLayout, node: NodeId): number => {
  const site = board.siteByCell.get(node)
  return site === undefined ? -1 : kinds.indexOf(site.kind)
}

/** What has no name of its own is told by what has one: by both where it lies between two, else by the nearest. */
const nameOfCell = (t: Texts, state: State, cell: NodeId, nameOf: NameOf): string => {
  const board = boardFor(state.players.length)
  const named = (board.neighbours[board.indexOf.get(cell) ?? 0] ?? [])
    .map((index) => board.nodes[index] ?? '')
    .filter((node) => isBase(node) || board.siteByCell.has(node))
    .toSorted((a, b) => wayIn(board, a) - wayIn(board, b))
  const [one, other] = named
  if (one !== undefined && other !== undefined) {
    const kind = board.siteByCell.get(one)?.kind ?? 'home'
    // Whose both are is told once.
    const first = other === diamondMine ? nodeName(t, state, one, nameOf) : t.places[kind]
    return t.places.between(t.places.the(first), t.places.the(nodeName(t, state, other, nameOf)))
  }
  const near = tellerOf(board, cell)
  if (near === undefined) return cell
  const { sides, steps } = awayFrom(cell, near.cell)
  const way = t.places.way(sides.map((side) => t.arms[side]))
  return t.places.cell(
    steps === sides.length ? null : steps,
    way,
    t.places.the(nameOfSite(t, state, near, nameOf)),
  )
}

export const nodeName = (t: Texts, state: State, node: NodeId, nameOf: NameOf): string => {
  if (isBase(node)) {
    const seat = seatAt(state, node.slice('base:'.length))
    if (seat === null) return node
    const whose = nameOf(seat)
    return whose === '' ? t.places.home : t.places.base(whose)
  }
  const site = boardFor(state.players.length).siteByCell.get(node)
  return site === undefined ? nameOfCell(t, state, node, nameOf) : nameOfSite(t, state, site, nameOf)
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
