import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { registry } from '../../shared/registry.ts'
import { toy } from '../house/toygame/game.ts'
import { toyMeta } from '../house/toygame/meta.ts'
import { planOf, Usage } from './sim.ts'
import { type Plan, simulate } from './simulate.ts'

const plan = (change: Partial<Plan> = {}): Plan => ({
  game: toy,
  options: { rounds: '5' },
  bots: ['greedy', 'random', 'random'],
  games: 30,
  seed: 7,
  rotate: false,
  check: true,
  longest: 500,
  ...change,
})
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('simulate', () => {
  test('the same plan gives the same report, another seed another', () => {
    expect(simulate(plan())).toEqual(simulate(plan()))
    expect(simulate(plan({ seed: 8 }))).not.toMatchObject({ wins: simulate(plan()).wins })
  })

  test('each finished game has one win to share, by seat and by bot', () => {
    const { games, finished, wins, points, pointsBySeat, checked, moves } = simulate(plan())
    expect(finished).toBe(games)
    expect(sum(wins.bySeat)).toBeCloseTo(games, 1)
    expect(sum(Object.values(wins.byBot))).toBeCloseTo(games, 1)
    // One point a round: five in all, over three seats.
    expect(sum(pointsBySeat)).toBeCloseTo(5, 1)
    expect(points.mean).toBeCloseTo(5 / 3, 1)
    expect(checked).toBe(Math.round(moves.mean * games) + games)
  })

  test('bots that rotate take every seat, and wins go to the right bot', () => {
    const fixed = simulate(plan({ bots: ['greedy', 'random', 'random'] }))
    expect(fixed.wins.byBot['greedy']).toBe(fixed.wins.bySeat[0])
    const turning = simulate(plan({ rotate: true }))
    expect(turning.wins.byBot['greedy']).not.toBe(turning.wins.bySeat[0])
  })

  test('the first seat’s advantage is its share of the wins less an even one', () => {
    const report = simulate(plan({ bots: ['random', 'random', 'random'], games: 60 }))
    // Of the toy's seats that bid together the table lists seat 0 first.
    expect(report.firstSeatAdvantage).toBeCloseTo(report.wins.bySeat[0]! / 60 - 1 / 3, 2)
  })

  test('a game that goes on too long is not finished, and not counted', () => {
    const report = simulate(plan({ longest: 3, games: 4 }))
    expect(report).toMatchObject({ games: 4, finished: 0, wins: { bySeat: [0, 0, 0] } })
  })

  test('pieces that vanish, and questions nobody can answer, are found', () => {
    const leaky: typeof toy = {
      ...toy,
      evolve(state, event) {
        toy.evolve(state, event)
        if (event.type === 'revealed') state.discard = []
      },
    }
    expect(() => simulate(plan({ game: leaky }))).toThrow('game 0 of seed 7: Broken: cards: 24 at first')
    const stuck: typeof toy = {
      ...toy,
      candidates: (state, seat) => (state.round === 1 ? [] : toy.candidates(state, seat)),
    }
    expect(() => simulate(plan({ game: stuck }))).toThrow('has no legal move')
  })
})

describe('the command line', () => {
  const games = { ...registry, toy: { meta: toyMeta, rules: async () => toy } }
  const read = (line: string) => planOf(line.split(' '), games)

  test('names everything a plan needs', async () => {
    const { plan: read1, json } = await read(
      '--game toy --seats 2 --bots greedy,random --games 9 --seed 4 --option rounds=5 --rotate --check --json',
    )
    expect({ ...read1, game: read1.game.id, json }).toEqual({
      game: 'toy',
      options: { rounds: '5' },
      bots: ['greedy', 'random'],
      games: 9,
      seed: 4,
      rotate: true,
      check: true,
      longest: 2000,
      json: true,
    })
  })

  test('says nothing: the defaults of the game', async () => {
    const { plan: read1, json } = await read('--game toy')
    expect([read1.options, read1.bots, json]).toEqual([
      { rounds: '3' },
      ['random', 'random', 'random'],
      false,
    ])
  })

  test.each([
    ['--game nim', 'no game nim'],
    ['--game toy --seats 7', '--seats is a whole number from 2 to 4'],
    ['--game toy --seats 2 --bots greedy,random,random', '3 bots for 2 seats'],
    ['--game toy --bots wise', 'no bot wise'],
    ['--game toy --games many', '--games is a whole number'],
    ['--game toy --option rounds=4', 'options'],
    ['--game toy --option colour=red', 'options'],
    ['--frobnicate', 'frobnicate'],
  ])('%s is refused', async (line, why) => {
    const refused = read(line)
    await expect(refused).rejects.toBeInstanceOf(Usage)
    await expect(refused).rejects.toThrow(why)
  })

  test('prints one JSON object, the same each time but for its speed', () => {
    const [id] = Object.keys(registry)
    const run = (): Record<string, unknown> => {
      const args = ['tests/sim/sim.ts', '--game', id!, '--games', '2', '--seed', '5', '--check', '--json']
      const text = execFileSync('npx', ['node', ...args], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      const { movesPerSecond, ...report } = JSON.parse(text) as Record<string, unknown>
      expect(movesPerSecond).toBeGreaterThan(0)
      return report
    }
    const report = run()
    expect(report).toEqual(run())
    expect(Object.keys(report).toSorted()).toEqual(
      'bots checked finished firstSeatAdvantage game games moves options points pointsBySeat rotate seats seed wins'.split(
        ' ',
      ),
    )
    expect(report).toMatchObject({ game: id, games: 2, finished: 2 })
  })
})
