/** What the characters of Fortium like: cards, dealing with the bank, a fight, and no fight. In the order of the company. */
import type { Taste } from '../../../engine/policy.ts'

export const tastes: readonly Taste[] = [{ cards: 2.2 }, { exchanges: 3 }, { attack: 8 }, { attack: 0 }]
