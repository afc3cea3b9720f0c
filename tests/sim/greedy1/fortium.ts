/** What a position of Fortium was worth to the first greedy bot. Frozen: later figures are measured against it. */
import type { Seat, Shown } from '../../../shared/engine/ids.ts'
import { type Bundle, floors, type Stored } from '../../../shared/games/fortium/components.ts'
import { boardOf, playerAt } from '../../../shared/games/fortium/position.ts'
import { prospects, tradeWorth } from './fortiumProspects.ts'
import type { State } from '../../../shared/games/fortium/state.ts'
import { yieldOf } from '../../../shared/games/fortium/steps/collect.ts'

/** In turns: of a card in hand; of one that only opens a negotiation; of a proposal left; of one that should please. */
const card = 0.3
const negotiate = 0.1
const hope = 0.1
const likely = 0.8

const cardWorth = (view: State, seat: Seat): number => {
  const held = view.players[seat]?.card ?? null
  if (held === null) return 0
  return held.face?.secret.kind === 'negotiate' ? negotiate : card
}

/** What the active seat is about to collect: until then it is as good as in stock. */
const pending = (view: State, seat: Seat): Bundle => {
  if (view.phase !== 'turnStart' || view.active !== seat || view.round === 1) return {}
  const get: Partial<Record<Stored, number>> = {}
  for (const site of boardOf(view).sites)
    if (site.kind !== 'diamond') get[site.kind] = (get[site.kind] ?? 0) + yieldOf(view, seat, site)
  const { floors: built } = playerAt(view, seat)
  for (const { kind } of floors.slice(0, built)) get[kind] = (get[kind] ?? 0) + 1
  return get
}

/** What a negotiation may still bring: a proposal that both should like, or the hope of one. */
const bargain = (view: State, seat: Seat): number => {
  const { negotiation, active } = view
  if (negotiation === null) return 0
  const { open, proposalsLeft } = negotiation
  if (open === null) return seat === active ? hope * proposalsLeft : 0
  if (seat !== active || open.mustAnswer === seat) return 0
  const own = tradeWorth(view, playerAt(view, active), open.give, open.get)
  const theirs = tradeWorth(view, playerAt(view, open.to), open.get, open.give)
  return hope * (proposalsLeft - 1) + (theirs > 0 ? own * likely : 0)
}

/** In turns to a complete fort, one's own and those of others. */
export const evaluate = (view: Shown<State>, seat: Seat): number =>
  prospects(view, seat, pending(view, seat)) + cardWorth(view, seat) + bargain(view, seat)
