/** The nouns of the toy game. */
import type { Seat } from '../../../shared/engine/ids.ts'
import type { Bag, Hidden } from '../../../shared/engine/secret.ts'

export type Card = string
export type Options = { readonly rounds: '3' | '5' }

/** 'c01' to 'c24' [TY-1.2]. */
export const allCards: readonly Card[] = Array.from(
  { length: 24 },
  (_, index) => `c${String(index + 1).padStart(2, '0')}`,
)
export const handSize = 4
export const offersPerRound = 2

export type Step =
  | { readonly type: 'bid' }
  | { readonly type: 'answer'; readonly from: Seat; readonly to: Seat; readonly card: Hidden<Card> }
  | { readonly type: 'reveal' }

export interface Bid {
  readonly card: Hidden<Card>
}

export interface State {
  readonly rounds: number
  round: number
  offers: number
  /** The last one is the step in force; none: the game is over. */
  agenda: Step[]
  /** The last card is on top. */
  deck: Hidden<Card>[]
  discard: Card[]
  hands: Bag<Card>[]
  bids: (Bid | null)[]
  points: number[]
}

export type Move =
  | { readonly type: 'bid'; readonly card: Card }
  | { readonly type: 'retract' }
  | { readonly type: 'offer'; readonly card: Card; readonly to: number }
  | { readonly type: 'accept' }
  | { readonly type: 'decline' }

export type Event =
  | { readonly type: 'shuffled'; readonly deck: readonly Hidden<Card>[] }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Hidden<Card> }
  | { readonly type: 'bidLaid'; readonly seat: Seat; readonly card: Hidden<Card> }
  | { readonly type: 'bidTakenBack'; readonly seat: Seat }
  | { readonly type: 'offered'; readonly from: Seat; readonly to: Seat; readonly card: Hidden<Card> }
  | { readonly type: 'accepted' }
  | { readonly type: 'declined' }
  | { readonly type: 'biddingClosed' }
  | { readonly type: 'revealed'; readonly cards: readonly (Card | null)[]; readonly winner: Seat }
  | { readonly type: 'ended' }
