/** The nouns of a toy with dice, groups of equal pieces, open trade, resignation, and seats that share a side. */
import type { Seat } from '../../../shared/engine/ids.ts'
import type { Hidden } from '../../../shared/engine/secret.ts'

export interface Options {
  readonly sides: 'none' | 'pairs'
  readonly trade: 'yes' | 'no'
  /** Whole number in digits, 2 to 8. */
  readonly rounds: string
}

/** Coins and boards [RD-4]. */
export interface Bundle {
  readonly coins: number
  readonly boards: number
}

export interface Raider {
  /** `<seat>-<n>`: all of one seat are equal. */
  readonly id: string
  /** From 0, home, to 6, the tower; -1: out of the game. */
  at: number
  moved: boolean
}

export interface Die {
  readonly value: number
  used: boolean
}

export interface Offer {
  readonly from: Seat
  readonly to: Seat
  readonly give: Bundle
  readonly get: Bundle
}

export type Step =
  | { readonly type: 'muster' }
  | { readonly type: 'reveal' }
  | { readonly type: 'roll' }
  | { readonly type: 'main' }
  | { readonly type: 'answer' }

export interface State {
  readonly options: Options
  phase: 'muster' | 'roll' | 'main' | 'over'
  round: number
  /** Facts so far: no question comes twice. */
  facts: number
  active: Seat
  dice: Die[]
  offer: Offer | null
  offered: boolean
  /** How many coins each goes to war with, in secret; 'open' where not chosen yet. */
  muster: (Hidden<number> | 'open')[]
  raiders: Raider[][]
  stock: { coins: number; boards: number }[]
  resigned: boolean[]
  /** Who stands in the tower with three; that ends it. */
  taken: Seat | null
}

export type Move =
  | { readonly type: 'muster'; readonly coins: number }
  | { readonly type: 'roll' }
  | { readonly type: 'march'; readonly die: number; readonly raiders: readonly string[]; readonly to: number }
  | { readonly type: 'offer'; readonly to: number; readonly give: Bundle; readonly get: Bundle }
  | { readonly type: 'accept' }
  | { readonly type: 'reject' }
  | { readonly type: 'end' }
  | { readonly type: 'resign' }

export type Event =
  | { readonly type: 'mustered'; readonly seat: Seat; readonly coins: Hidden<number> }
  | { readonly type: 'revealed'; readonly coins: readonly number[] }
  | { readonly type: 'rolled'; readonly dice: readonly number[] }
  | {
      readonly type: 'marched'
      readonly seat: Seat
      readonly die: number
      readonly ids: readonly string[]
      readonly to: number
    }
  | {
      readonly type: 'fought'
      readonly red: readonly number[]
      readonly blue: readonly number[]
      readonly lost: readonly string[]
    }
  | { readonly type: 'offered'; readonly offer: Offer }
  | { readonly type: 'answered'; readonly agreed: boolean }
  | { readonly type: 'turnEnded'; readonly next: Seat; readonly round: number }
  | { readonly type: 'resigned'; readonly seat: Seat }
  | { readonly type: 'taken'; readonly seat: Seat }
  | { readonly type: 'ended' }
