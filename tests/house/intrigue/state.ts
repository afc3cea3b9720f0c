/** The nouns of a toy with two kinds of cards in one hand, questions that interrupt each other, and a crown to win by. */
import type { Seat } from '../../../shared/engine/ids.ts'
import type { Bag, Hidden } from '../../../shared/engine/secret.ts'

const numbered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`)

/** 'p01' to 'p18' and 'g01' to 'g12' [IN-1]. A hand holds both; its backs are alike. */
export const plots: readonly string[] = numbered('p', 18)
export const guards: readonly string[] = numbered('g', 12)
export const isPlot = (card: string): boolean => card.startsWith('p')

/** The last one is open: what it asks comes before what lies below [IN-3]. */
export type Step =
  | { readonly type: 'turn' }
  /** Whether `seat` stands by the one who is plotted against. */
  | { readonly type: 'aid'; readonly seat: Seat; readonly target: Seat }
  | { readonly type: 'parry'; readonly seat: Seat }
  /** A guard was played: whether who plots spends another plot on it. */
  | { readonly type: 'press'; readonly seat: Seat; readonly target: Seat }
  /** Nobody is asked: the plot comes off. */
  | { readonly type: 'strike'; readonly target: Seat }
  | { readonly type: 'next' }

export interface State {
  stack: Step[]
  /** Facts so far: no question comes twice. */
  facts: number
  active: Seat
  plots: Hidden<string>[]
  guards: Hidden<string>[]
  hands: Bag<string>[]
  discard: string[]
  favours: number[]
  crown: Seat | null
  /** Whose turn began with the crown last time they had one. */
  reigning: Seat | null
  /** Began two turns in a row with the crown; that ends it. */
  won: Seat | null
}

export type Move =
  | { readonly type: 'plot'; readonly card: string; readonly against: number }
  | { readonly type: 'guard'; readonly card: string }
  | { readonly type: 'press'; readonly card: string }
  | { readonly type: 'pass' }

export type Event =
  | {
      readonly type: 'dealt'
      readonly plots: readonly Hidden<string>[]
      readonly guards: readonly Hidden<string>[]
    }
  | {
      readonly type: 'drew'
      readonly seat: Seat
      readonly pile: 'plots' | 'guards'
      readonly card: Hidden<string>
    }
  | {
      readonly type: 'plotted'
      readonly seat: Seat
      readonly card: string
      readonly target: Seat
      readonly ask: readonly Seat[]
    }
  | {
      readonly type: 'guarded'
      readonly seat: Seat
      readonly card: string
      readonly by: Seat
      readonly target: Seat
    }
  | { readonly type: 'pressed'; readonly seat: Seat; readonly card: string; readonly target: Seat }
  | { readonly type: 'passed' }
  | { readonly type: 'struck'; readonly target: Seat; readonly by: Seat; readonly crown: boolean }
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'reigned'; readonly seat: Seat }
  | { readonly type: 'ended' }
