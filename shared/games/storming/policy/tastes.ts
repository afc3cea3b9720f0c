/** Actions that the characters of Storming! like, by the types of their cards. In the order of the company. */
import type { Taste } from '../../../engine/policy.ts'

export const tastes: readonly Taste[] = [
  { recruit: 1.45, military: 0.9 },
  { diplomacy: 2.2 },
  { military: 1.25, diplomacy: 1.15 },
  { build: 1.45, military: 0.95 },
]
