/** Names of places, sums and pieces in the player's language. */
import type { Seat } from '../../../shared/engine/ids.ts'
import { type Bundle, kinds, stored } from '../../../shared/games/fortium/components.ts'
import { boardFor, isBase, type NodeId, type SiteId } from '../../../shared/games/fortium/layout.ts'
import { campsOn, minersOn, playerAt, seatAt } from '../../../shared/games/fortium/position.ts'
import type { State } from '../../../shared/games/fortium/state.ts'
import type { Texts } from './texts.es.ts'

export type NameOf = (seat: Seat) => string

/** "5 granite and 3 limestone". */
export const bundleName = (t: Texts, bundle: Bundle): string =>
  t.listed(stored.filter((kind) => (bundle[kind] ?? 0) > 0).map((kind) => t.unit(kind, bundle[kind] ?? 0)))

export const nodeName = (t: Texts, state: State, node: NodeId, nameOf: NameOf): string => {
  if (isBase(node)) {
    const seat = seatAt(state, node.slice('base:'.length))
    return seat === null ? node : t.places.base(nameOf(seat))
  }
  const site = boardFor(state.players.length).siteByCell.get(node)
  if (site !== undefined) {
    // Two quarries of an arm are of granite; their letters are those of the rules.
    const name = t.places[site.kind] + (site.kind === 'granite' ? ` ${site.id.slice(-1)}` : '')
    return site.home === null ? name : t.places.of(name, t.arms[site.home])
  }
  const [col = 0, row = 0] = node.split(',').map(Number)
  return t.places.cell(col + 1, row + 1)
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
