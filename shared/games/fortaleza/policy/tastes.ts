/** What the characters of Fortaleza like: towers, gates, walls, higher levels, and the peace of the temple. In the order of the company. */
import type { Taste } from '../../../engine/policy.ts'

export const tastes: readonly Taste[] = [
  { towers: 1.15 },
  { gates: 1.05 },
  { walls: 1.07 },
  { levels: 2 },
  { temple: 2.2, collectors: 2 },
]
