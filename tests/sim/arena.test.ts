import { describe, expect, test } from 'vitest'
import type { Bot } from '../../shared/bots/bot.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import type { Tagged } from '../../shared/engine/ids.ts'
import { defaultOptions } from '../../shared/engine/options.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { toy } from '../house/toygame/game.ts'
import { games as written } from '../kit/games.ts'
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

/** A match of quick bots in which it is noted what each game dealt, and what all saw when the first of them was asked. */
const notedMatch = async (id: string, seats: number, games: number) => {
  const { meta, rules } = written[id]!
  const game = await rules()
  const deals: string[] = []
  const openings: string[] = []
  const setup: AnyGame['setup'] = (progress) => {
    const told: Tagged[] = []
    const emit = (event: Tagged): void => {
      told.push(event)
      progress.emit(event)
    }
    game.setup({ ...progress, emit })
    deals.push(JSON.stringify(told))
  }
  const watched =
    (bot: Bot): Bot =>
    (...asked) => {
      if (openings.length < deals.length) openings.push(JSON.stringify(conceal(asked[1], null)))
      return bot(...asked)
    }
  const [challenger, champion] = [watched(contenders.oficial), watched(contenders.aprendiz)]
  const options = defaultOptions(meta)
  const { different } = playMatch(
    match({ game: { ...game, setup }, options, seats, games, challenger, champion }),
  )
  return { deals, openings, different }
}

/** What is noted of a match, by the deal that it belongs to: each is played from every seat. */
const byDeal = (noted: readonly string[], seats: number): readonly ReadonlySet<string>[] =>
  Array.from(
    { length: noted.length / seats },
    (_, deal) => new Set(noted.slice(deal * seats, (deal + 1) * seats)),
  )

describe('each deal is played from every seat', () => {
  test.each(Object.keys(written))('%s: with the same cards and the same start player', async (id) => {
    const seats = written[id]!.meta.seats.max
    const { deals } = await notedMatch(id, seats, 2 * seats)
    expect(byDeal(deals, seats).map(({ size }) => size)).toEqual([1, 1])
  })

  test('where cards are dealt, other ones with each deal', async () => {
    const { deals } = await notedMatch('fortaleza', 3, 9)
    expect(new Set(deals).size).toBe(3)
  })

  test('where nothing is dealt, with an opening at random, another one with each deal: no game is played twice', async () => {
    const { openings, different } = await notedMatch('castillo', 3, 12)
    expect(byDeal(openings, 3).map(({ size }) => size)).toEqual([1, 1, 1, 1])
    expect(new Set(openings).size).toBe(4)
    expect(different).toBe(12)
  })
})
