/** How far a seat is from its next floor, or from its last diamond, and where it would dig more for that. */
import type { Seat } from '../../../shared/engine/ids.ts'
import {
  cellLimit,
  diamondsToWin,
  exchanges,
  floors,
  type Kind,
  stored,
} from '../../../shared/games/fortium/components.ts'
import { distance, type NodeId, type SiteId } from '../../../shared/games/fortium/layout.ts'
import {
  armOf,
  boardOf,
  countOn,
  hasCamp,
  paysNow,
  playerAt,
  rivalsOn,
} from '../../../shared/games/fortium/position.ts'
import type { State } from '../../../shared/games/fortium/state.ts'
import { isFirst, yieldsOf } from './income.ts'
import { ableOf, stepsLeft } from './reach.ts'

/** What is further away than so many turns is not worth a figure: it comes otherwise by then. */
const farthest = 9

export interface Distance {
  readonly kind: Kind
  readonly missing: number
  /** Own turns until it is there if nothing changes, with what the bank exchanges: 0, at once; null, far away. */
  readonly turns: number | null
}

/** Whether what is held, with all that lies below it exchanged upwards, pays for the next floor [FT-2.6.4]. */
const reaches = (held: Readonly<Record<Kind, number>>, kind: Kind, cost: number): boolean => {
  let got = 0
  for (const one of stored) {
    const have = held[one] + got
    if (one === kind) return have >= cost
    got = Math.floor(have / exchanges[one].pay)
  }
  return false
}

export const goalOf = (state: State, seat: Seat): Distance => {
  const { floors: built, diamonds, stock } = playerAt(state, seat)
  const floor = floors[built]
  const { kind, cost } = floor ?? { kind: 'diamond' as const, cost: diamondsToWin }
  const held = { ...stock, diamond: diamonds }
  const income = yieldsOf(state, seat)
  const missing = Math.max(0, cost - held[kind])
  const isThere = (): boolean => (kind === 'diamond' ? held.diamond >= cost : reaches(held, kind, cost))
  for (let turns = 0; turns <= farthest; turns++) {
    if (isThere()) return { kind, missing, turns }
    // The first collection of a game brings nothing.
    if (turns > 0 || !isFirst(state, seat))
      for (const one of [...stored, 'diamond' as const]) held[one] += income[one]
  }
  return { kind, missing, turns: null }
}

/** Where more of a kind is to be had: a camp is missing beside one's miners, or miners beside one's camp, or both. */
export interface More {
  readonly site: SiteId
  readonly lacks: 'camp' | 'miners' | 'both'
  /** How many more find room there. */
  readonly room: number
}

/** Places of miners that dig nothing and may still walk in this turn. */
const idleOf = (state: State, seat: Seat): readonly NodeId[] =>
  ableOf(state, seat).filter((place) => {
    const site = boardOf(state).siteByCell.get(place)
    return site === undefined || !hasCamp(state, seat, site.id) || !paysNow(state, seat, site)
  })

/**
 * None while the first miners still go out. Once the dice are thrown only where somebody gets to who digs nothing: else one
 * were invited to a walk that cannot be made, or that the lamp spares. And once some have walked in this turn only where
 * they stand: what they have just left would be named.
 */
export const moreOf = (state: State, seat: Seat, kind: Kind): More | null => {
  if (state.round < 3) return null
  const own = armOf(state, seat)
  const isWalking = state.active === seat && state.phase === 'main'
  const isWalked = state.active === seat && state.moved.length > 0
  const idle = idleOf(state, seat)
  const steps = stepsLeft(state) * (playerAt(state, seat).hat === null ? 1 : 2)
  const isReached = (cell: NodeId): boolean =>
    !isWalking || idle.some((place) => distance(boardOf(state), place, cell) <= steps)
  const found = boardOf(state)
    .sites.filter((site) => site.kind === kind && rivalsOn(state, seat, site.cell).length === 0)
    .map(({ id, cell, home }) => {
      const there = countOn(state, seat, cell)
      const isCamp = hasCamp(state, seat, id)
      const lacks = isCamp ? ('miners' as const) : there > 0 ? ('camp' as const) : ('both' as const)
      const rank = lacks === 'camp' ? 0 : lacks === 'miners' ? 1 : home === own ? 2 : 3
      return { site: id, cell, lacks, room: cellLimit - there, rank }
    })
    .filter(
      ({ lacks, room, cell }) =>
        lacks === 'camp' || (!isWalked && (lacks === 'both' || room > 0) && isReached(cell)),
    )
    .toSorted((a, b) => a.rank - b.rank)
  return found[0] ?? null
}
