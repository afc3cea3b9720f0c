/** What the characters of Fortium like: cards, dealing with the bank, a fight, and no fight. In the order of the company. */
import type { Leaning, Taste } from '../../../engine/policy.ts'

export const tastes: readonly Taste[] = [
  { cards: 2.4 },
  { exchanges: 2 },
  { attack: 6 },
  { attack: -0.1, cards: 1.2 },
]

/** The same, of who thinks ahead: by types of moves, and walks into a fight. */
export const leanings: readonly Leaning[] = [
  { buyCard: 0.03 },
  { exchange: 0.006 },
  { attack: 0.03 },
  { attack: -0.03 },
]
