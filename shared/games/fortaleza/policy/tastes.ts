/** What the characters of Fortaleza like: towers, gates, walls, higher levels, and the peace of the temple. In the order of the company. */
import type { Taste } from '../../../engine/policy.ts'

export const tastes: readonly Taste[] = [
  { towers: 1.05 },
  { gates: 1.068, towers: 1.05 },
  { walls: 1.16, gates: 0.98 },
  { levels: 1.8 },
  { temple: 2.4, collectors: 1.6 },
]
