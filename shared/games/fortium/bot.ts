/** How Fortium looks to those who are not people: bots, and the stand-in for an absent seat. */
import { copy } from '../../engine/copy.ts'
import type { Seat, Shown } from '../../engine/ids.ts'
import type { Random } from '../../engine/random.ts'
import { hide } from '../../engine/secret.ts'
import { type Bundle, cardByDraw, floors, type Stored } from './components.ts'
import type { Move } from './moves.ts'
import { boardOf, playerAt } from './position.ts'
import { prospects, tradeWorth } from './prospects.ts'
import type { State } from './state.ts'
import { yieldOf } from './steps/collect.ts'

/** The one free way on that there always is [FT-4.8]. */
export const standIn = (view: Shown<State>): Move => {
  switch (view.phase) {
    case 'setup':
      return { type: 'chooseSetup', granA: 3, granB: 3, lime: 3 }
    case 'turnStart':
      return { type: 'collect' }
    case 'recover':
      return { type: 'rollDice' }
    case 'negotiation':
      return { type: (view.negotiation?.open ?? null) === null ? 'closeNegotiation' : 'rejectTrade' }
    default:
      return { type: 'endTurn' }
  }
}

/** Choices of the setup and cards in hand that the viewer does not see, by their chances [FT-7.1, FT-2.7.1]. */
export const imagine = (view: Shown<State>, random: Random): State => {
  const state: State = copy<State>(view)
  const count = (): number => 1 + random.below(3)
  for (const { seat } of state.players) {
    const chosen = state.setupChoices[seat]
    if (chosen?.choice === null)
      state.setupChoices[seat] = { choice: hide({ granA: count(), granB: count(), lime: count() }, seat) }
  }
  for (const player of state.players) {
    const kind = player.card?.face === null ? cardByDraw[random.below(cardByDraw.length)] : undefined
    if (player.card !== null && kind !== undefined)
      player.card = { ...player.card, face: hide({ kind }, player.seat) }
  }
  return state
}

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
