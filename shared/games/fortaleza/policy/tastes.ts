/** What the characters of Fortaleza like: towers, gates, walls, higher levels, and the peace of the temple. In the order of the company. */
import type { Leaning, Taste } from '../../../engine/policy.ts'

export const tastes: readonly Taste[] = [
  { towers: 1.03 },
  { gates: 1.055, towers: 1.05 },
  { walls: 1.17, gates: 0.98 },
  { levels: 1.6 },
  { temple: 2, collectors: 1.3 },
]

/** The same, of who thinks ahead: by the types of moves. */
export const leanings: readonly Leaning[] = [
  { buildTower: 0.04 },
  { buildGate: 0.015 },
  { buildWall: 0.06 },
  { developOne: 0.01, developMany: 0.01 },
  { retireToTemple: 0.02 },
]
