import { expect, test } from 'vitest'
import type { AnyGame } from '../../shared/engine/game.ts'
import { toy } from '../house/toygame/game.ts'
import { type Match, playMatch } from './arena.ts'
import { contenders } from './contenders.ts'

const match = (change: Partial<Match> = {}): Match => ({
  game: toy as AnyGame,
  options: { rounds: '5' },
  seats: 3,
  challenger: contenders.maestro,
  champion: contenders.random,
  games: 18,
  seed: 7,
  ...change,
})
const timeless = (verdict: ReturnType<typeof playMatch>) => ({ ...verdict, cpu: null })

test('the same match comes out the same, another seed otherwise', () => {
  const first = timeless(playMatch(match()))
  expect(timeless(playMatch(match()))).toEqual(first)
  expect(timeless(playMatch(match({ seed: 8 })))).not.toEqual(first)
})

test('the verdict tells places, points, moves and time of both', () => {
  const { place, points, otherPoints, cpu, decisions, moves } = playMatch(match())
  expect(place).toBeGreaterThanOrEqual(1)
  expect(place).toBeLessThan(2)
  expect(points).toBeGreaterThan(otherPoints)
  expect(cpu.p95).toBeGreaterThanOrEqual(cpu.mean / 2)
  expect(cpu.max).toBeGreaterThanOrEqual(cpu.p95)
  const made = Object.values(moves).reduce((sum, [own]) => sum + own, 0)
  expect(made).toBeCloseTo(decisions, 1)
})

test('a bot among its own has a fair share: each takes every seat of the same deal', () => {
  const { share, fair, bySeat } = playMatch(
    match({ challenger: contenders.oficial, champion: contenders.oficial, games: 30 }),
  )
  expect(share).toBeCloseTo(fair, 2)
  expect(bySeat.reduce((sum, one) => sum + one, 0) / 3).toBeCloseTo(share, 2)
})

test('who thinks ahead wins more than who plays at random, and the verdict says how sure that is', () => {
  const { share, standardError, fair, games, different } = playMatch(match({ games: 30 }))
  expect(share - 2 * standardError).toBeGreaterThan(fair)
  expect(games).toBe(30)
  expect(different).toBe(30)
})
