/** Camps are bought and taken away [section 4.5]. */
import type { Progress } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/ids.ts'
import type { Rejection } from '../../../engine/result.ts'
import { price } from '../components.ts'
import type { PlacedSite } from '../layout.ts'
import type { Move, MoveOf } from '../moves.ts'
import { areRivals, boardOf, campsOn, countOn, covers, hasCamp, playerAt } from '../position.ts'
import type { Event, State } from '../state.ts'
import { lacking } from './lacking.ts'

const siteOf = (state: State, id: string): PlacedSite | undefined => boardOf(state).siteById.get(id)

/** A player with no camp and no means gets one on granite for nothing, once a turn [FT-4.29, FT-R25]. */
const isRelief = (state: State, seat: Seat, { kind }: PlacedSite): boolean => {
  const { camps, stock } = playerAt(state, seat)
  return kind === 'granite' && camps.length === 0 && !covers(stock, price) && !state.reliefThisTurn
}

export const checkCamp = (state: State, seat: Seat, { site: id }: MoveOf<'buyCamp'>): Rejection | null => {
  const site = siteOf(state, id)
  if (site === undefined) return { rule: 'FT-2.2.3', reason: 'notASite' }
  if (countOn(state, seat, site.cell) === 0) return { rule: 'FT-4.25', reason: 'noMinerOnSite' }
  if (hasCamp(state, seat, site.id)) return { rule: 'FT-4.25', reason: 'campAlreadyThere' }
  const { campSupply, stock } = playerAt(state, seat)
  if (campSupply === 0) return { rule: 'FT-4.25', reason: 'noCampInSupply' }
  return covers(stock, price) || isRelief(state, seat, site) ? null : lacking('FT-2.5.1', stock)
}

export const checkRemoval = (
  state: State,
  seat: Seat,
  { site: id }: MoveOf<'removeCamp'>,
): Rejection | null => {
  const site = siteOf(state, id)
  return site !== undefined && hasCamp(state, seat, site.id)
    ? null
    : { rule: 'FT-4.27', reason: 'notYourCamp' }
}

/** Rival seats whose camps a new one there sends home [FT-4.25, FT-4.39]. */
export const rivalCamps = (state: State, seat: Seat, site: PlacedSite): readonly Seat[] =>
  campsOn(state, site.id).filter((other) => areRivals(state, seat, other))

export function* campMoves(state: State, seat: Seat): Generator<Move, void> {
  const { camps } = playerAt(state, seat)
  for (const { id, cell } of boardOf(state).sites) {
    if (camps.includes(id)) yield { type: 'removeCamp', site: id }
    else if (countOn(state, seat, cell) > 0) yield { type: 'buyCamp', site: id }
  }
}

export const buyCamp = (
  { state, emit }: Progress<State, Event>,
  seat: Seat,
  move: MoveOf<'buyCamp'>,
): void => {
  const site = siteOf(state, move.site)
  if (site === undefined) throw new Error(`no site ${move.site}`)
  const paid = isRelief(state, seat, site) ? null : price
  emit({ type: 'campBought', seat, site: site.id, price: paid, returned: rivalCamps(state, seat, site) })
}

export const removeCamp = (
  { state, emit }: Progress<State, Event>,
  seat: Seat,
  move: MoveOf<'removeCamp'>,
): void => {
  const site = siteOf(state, move.site)
  if (site !== undefined) emit({ type: 'campRemoved', seat, site: site.id })
}
