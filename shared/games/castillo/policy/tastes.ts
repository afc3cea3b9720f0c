/** Cards that the characters of Castillo like: a builder, a merchant, a mason and one who is everywhere. In the order of the company. */
import type { Leaning, Taste } from '../../../engine/policy.ts'

export const tastes: readonly Taste[] = [
  { worker: 1.25, bricklayer: 1.25 },
  { trader: 1.4 },
  { stonemason: 1.5 },
  { messenger: 1.17 },
]

/** The same, of who thinks ahead: by the roles that are chosen. */
export const leanings: readonly Leaning[] = [
  { worker: 0.035 },
  { trader: 0.03 },
  { stonemason: 0.04 },
  { messenger: 0.02 },
]
