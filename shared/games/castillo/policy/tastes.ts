/** Cards that the characters of Castillo like: a builder, a merchant, a mason and one who is everywhere. In the order of the company. */
import type { Leaning, Taste } from '../../../engine/policy.ts'

/**
 * Roles, and `build`, the zeal to build what can be built: without it all save for large buildings and wait for one
 * another, and of four hardly anybody builds from the third round to the seventh. With it they win as often.
 */
export const tastes: readonly Taste[] = [
  { worker: 1.12, bricklayer: 1.1, build: 2 },
  { trader: 1.15, build: 2 },
  { stonemason: 1.35, trader: 1.08, build: 1.8 },
  { messenger: 1.08, build: 2 },
]

/** The same, of who thinks ahead: by the roles that are chosen. */
export const leanings: readonly Leaning[] = [
  { worker: 0.035 },
  { trader: 0.03 },
  { stonemason: 0.04 },
  { messenger: 0.02 },
]
