/** Cards that the characters of Castillo like: a builder, a merchant, a mason and one who is everywhere. In the order of the company. */
import type { Taste } from '../../../engine/policy.ts'

export const tastes: readonly Taste[] = [
  { worker: 1.25, bricklayer: 1.25 },
  { trader: 1.4 },
  { stonemason: 1.5 },
  { messenger: 1.17 },
]
