/** How long games take, and how they end. */
import { expect, test } from 'vitest'
import { storming } from '../../../shared/games/storming/game.ts'
import { stormingMeta } from '../../../shared/games/storming/meta.ts'
import { defaultOptions } from '../../../shared/engine/options.ts'
import { type Level, type Report, simulate } from '../../sim/simulate.ts'

/** Games that nobody ended by now never end. */
const longest = 3000
const among = (bot: Level, seats: number, games: number): Report =>
  simulate({
    game: storming,
    options: defaultOptions(stormingMeta),
    bots: Array.from({ length: seats }, () => bot),
    games,
    seed: 11,
    rotate: false,
    check: false,
    longest,
  })

// The figures of the rule are of 200 games: these are a sample, and bounded by three standard errors.
test.each([
  { seats: 3, games: 40, rounds: [6.8, 9.4], moves: [110, 165] },
  { seats: 4, games: 40, rounds: [6, 8.3], moves: [130, 185] },
] as const)('[ST-11.9] among $seats a game is as long as it should be', ({ seats, games, rounds, moves }) => {
  const report = among('greedy', seats, games)
  expect(report.finished).toBe(games)
  expect(report.rounds?.mean).toBeGreaterThan(rounds[0])
  expect(report.rounds?.mean).toBeLessThan(rounds[1])
  expect(report.rounds?.max).toBeLessThanOrEqual(17)
  expect(report.moves.mean).toBeGreaterThan(moves[0])
  expect(report.moves.mean).toBeLessThan(moves[1])
  // Both ways of winning are taken, each in a quarter of the games at least.
  const conquests = report.wins.byWay['lastTaken'] ?? 0
  expect(conquests).toBeGreaterThanOrEqual(games / 4)
  expect(conquests).toBeLessThanOrEqual((games * 3) / 4)
})

test.each([3, 4])('[ST-11.9] games of chance end too, among %i', (seats) => {
  const { finished, rounds } = among('random', seats, 10)
  expect(finished).toBe(10)
  expect(rounds?.max).toBeLessThanOrEqual(39)
})
