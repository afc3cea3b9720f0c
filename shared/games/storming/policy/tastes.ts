/** Actions that the characters of Storming! like, by the types of their cards. In the order of the company. */
import type { Taste } from '../../../engine/policy.ts'

export const tastes: readonly Taste[] = [
  { recruit: 1.2 },
  { diplomacy: 1.4 },
  { military: 1.2, recruit: 1.1 },
  { build: 1.4 },
]
