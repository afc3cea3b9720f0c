import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { seatOf, seatsOf } from '../../shared/engine/ids.ts'
import { defaultOptions } from '../../shared/engine/options.ts'
import { constants } from '../../shared/games/castillo/components.ts'
import { castillo } from '../../shared/games/castillo/game.ts'
import { castilloMeta } from '../../shared/games/castillo/meta.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { botLevels } from '../../shared/protocol/botLevels.ts'
import { registry } from '../../shared/registry.ts'
import { toy } from '../house/toygame/game.ts'
import { toyMeta } from '../house/toygame/meta.ts'
import { given as castilloGiven } from '../kit/castillo.ts'
import { given as fortalezaGiven } from '../kit/fortaleza.ts'
import { evaluate as castilloFirst } from './greedy1/castillo.ts'
import { evaluate as fortalezaFirst } from './greedy1/fortaleza.ts'
import { Usage } from './command.ts'
import { planOf } from './sim.ts'
import { bots, type Plan, simulate } from './simulate.ts'

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

  test('the start player’s advantage is that of the seat the setup drew, whoever the table lists first', () => {
    const { rounds } = constants[3]
    const startPlayerWins: typeof castillo = {
      ...castillo,
      outcome(state) {
        const over = castillo.outcome(state)
        if (over === null) return null
        const first = seatOf((state.startSeat - (state.round - 1) + 3 * rounds) % 3)
        return { ...over, ranking: [[first], seatsOf(3).filter((seat) => seat !== first)] }
      },
    }
    const report = simulate(
      plan({
        game: startPlayerWins,
        options: defaultOptions(castilloMeta),
        bots: ['random', 'random', 'random'],
        games: 12,
        check: false,
      }),
    )
    expect(report.finished).toBe(12)
    // All three seats were drawn, and each was the one that won.
    for (const won of report.wins.bySeat) expect(won).toBeGreaterThan(0)
    expect(report.firstSeatAdvantage).toBeCloseTo(1 - 1 / 3, 3)
  })

  test('places are counted from the start player round the table', () => {
    const game: typeof castillo = {
      ...castillo,
      outcome(state) {
        const over = castillo.outcome(state)
        return over && { ...over, ranking: [[seatOf(1)], [seatOf(0)], [seatOf(2)]] }
      },
    }
    const options = defaultOptions(castilloMeta)
    const report = simulate(plan({ game, options, bots: ['random', 'random', 'random'], games: 12 }))
    // Seat 1 always wins: what place that is hangs on who was drawn.
    expect(report.wins.bySeat).toEqual([0, 12, 0])
    expect(sum(report.wins.byPlace!)).toBe(12)
    for (const won of report.wins.byPlace!) expect(won).toBeGreaterThan(0)
    expect(report.firstSeatAdvantage).toBeCloseTo(report.wins.byPlace![0]! / 12 - 1 / 3, 3)
    expect(report.wins.byWay).toEqual({ points: 12 })
  })

  test('wins are counted by what decided them', () => {
    const game: typeof toy = {
      ...toy,
      outcome(state) {
        const over = toy.outcome(state)
        return over && { ...over, why: { what: state.points[0] === 0 ? 'luck' : 'skill', rule: 'TY-2.5' } }
      },
    }
    const { wins } = simulate(plan({ game, bots: ['random', 'random', 'random'] }))
    expect(Object.keys(wins.byWay)).toEqual(['luck', 'skill'])
    expect(sum(Object.values(wins.byWay))).toBe(30)
  })

  /** A toy in which nobody offers anything: three bids a round. */
  const bidding: typeof toy = {
    ...toy,
    rounds: ({ round }) => round,
    candidates: (state, seat) => [...toy.candidates(state, seat)].filter(({ type }) => type === 'bid'),
  }

  test('rounds, questions and those who begin to be waited for are counted', () => {
    const together = simulate(plan({ game: bidding, games: 4 }))
    expect(together).toMatchObject({
      rounds: { mean: 5, max: 5 },
      questions: { inGame: 15, inRound: 3, byKind: { bid: 15 } },
      // All are asked at once: one change a round.
      changes: { inGame: 5, inRound: 1 },
    })
    const oneByOne = { ...bidding, decisions: (state) => bidding.decisions(state).slice(0, 1) } as typeof toy
    expect(simulate(plan({ game: oneByOne, games: 4 }))).toMatchObject({
      questions: { inGame: 15, inRound: 3 },
      changes: { inGame: 15, inRound: 3 },
    })
  })

  test('a game without rounds has questions in a game alone', () => {
    const { rounds: _, ...game } = bidding
    expect(simulate(plan({ game, games: 4 }))).toMatchObject({
      rounds: null,
      questions: { inGame: 15, inRound: null },
    })
  })

  test('what is told is counted by type, or as a tally says, with what never was; games that do not finish are left out', () => {
    const { told, finished, games } = simulate(plan({ games: 4 }))
    expect(told['revealed']).toBeGreaterThanOrEqual(1)
    const tally = { revealed: { kinds: ['shown', 'never'], of: () => 'shown' } }
    const named = simulate(plan({ games: 4, tally })).told
    expect(named).toEqual({ ...named, shown: told['revealed'], never: 0 })
    expect(named).not.toHaveProperty('revealed')
    expect(finished).toBe(games)
    expect(simulate(plan({ longest: 3, games: 4 })).told).toEqual({})
  })

  test('where nobody is drawn to start there is no such advantage', () => {
    expect(simulate(plan({ games: 2 }))).toMatchObject({ firstSeatAdvantage: null, wins: { byPlace: null } })
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

describe('greedy1', () => {
  test('is for the simulator alone: people may not choose it', () => {
    expect(Object.keys(bots)).toContain('greedy1')
    expect(botLevels).not.toContain('greedy1')
  })

  test('stands still: what it made of a first position of each game is what it makes of it', () => {
    const castle = castilloFirst(conceal(castilloGiven({ chosen: { A: ['trader'] } }), seatOf(0)), seatOf(0))
    expect(castle).toBeCloseTo(13.98392, 6)
    const fort = fortalezaFirst(
      conceal(fortalezaGiven({ coins: { B: 5 }, spaces: { NT1: [['B', 2]] } }), seatOf(0)),
      seatOf(0),
    )
    expect(fort).toBeCloseTo(16.94, 6)
  })

  test('is beaten in Castillo by the greedy bot that people meet', () => {
    const options = defaultOptions(castilloMeta)
    const seated = ['greedy', 'greedy1', 'greedy1'] as const
    const report = simulate(
      plan({ game: castillo, options, bots: seated, games: 30, seed: 3, rotate: true, check: false }),
    )
    expect(report.wins.byBot['greedy']! / report.games).toBeGreaterThan(1 / 3)
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
      tally: {},
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
      'bots changes checked finished firstSeatAdvantage game games moves options points pointsBySeat questions rotate rounds seats seed told wins'.split(
        ' ',
      ),
    )
    expect(report).toMatchObject({ game: id, games: 2, finished: 2 })
  })
})
