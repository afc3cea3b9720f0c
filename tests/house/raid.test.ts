/** What the house carries without a special case: dice, equal pieces, open trade, leaving for good, sides. */
import { describe, expect, test } from 'vitest'
import { greedyBot } from '../../shared/bots/greedy.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { seqOf } from '../../shared/engine/ids.ts'
import { areOptions, defaultOptions, optionsAt } from '../../shared/engine/options.ts'
import { randomAt, seedFromNumber } from '../../shared/engine/random.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { optionCases } from '../kit/tables.ts'
import { LawBroken } from '../laws/hold.ts'
import { casesOf, laws, lawsOf } from '../laws/laws.ts'
import { optionsLawOf, untaken } from '../laws/options.ts'
import { playthrough } from '../laws/playthrough.ts'
import { raid } from './raid/game.ts'
import { raidMeta } from './raid/meta.ts'
import type { State } from './raid/state.ts'

optionsLawOf(raid, raidMeta)
lawsOf(
  raid,
  casesOf(raid, (seats) => optionCases(raid, raidMeta, seats), 3),
)

describe('what a game says of its moves', () => {
  const law = laws.find(({ title }) => title.startsWith('[L8]'))!.law
  const plays = casesOf(raid, (seats) => optionCases(raid, raidMeta, seats).slice(0, 1), 4).map((one) =>
    playthrough(raid, one),
  )
  /** Whether any of these games shows that the moves are not as this one says. */
  const isFound = (broken: Partial<typeof raid>): boolean =>
    plays.some((play) => {
      try {
        law({ ...play, game: { ...raid, ...broken } as AnyGame })
        return false
      } catch (failure) {
        if (failure instanceof LawBroken) return true
        throw failure
      }
    })

  test('[L8] moves that no list holds, equal pieces and leaving are taken as the game names them', () => {
    expect(isFound({})).toBe(false)
    expect(isFound({ unlisted: [] })).toBe(true)
    expect(isFound({ canonical: (_state, _seat, move) => move })).toBe(true)
    expect(isFound({ resignation: () => null })).toBe(true)
  })

  test('[L10] what bots weigh is legal, and there is something to weigh; a greedy bot plays by it', () => {
    const fits = laws.find(({ title }) => title.startsWith('[L10]'))!.law
    const isBroken = (ideas: NonNullable<typeof raid.ideas>): boolean => {
      try {
        for (const play of plays) fits({ ...play, game: { ...raid, ideas } as AnyGame })
        return false
      } catch (failure) {
        if (failure instanceof LawBroken) return true
        throw failure
      }
    }
    expect(isBroken(raid.ideas!)).toBe(false)
    expect(isBroken(() => [])).toBe(true)
    expect(isBroken(() => [{ type: 'march', die: 9, raiders: [], to: 1 }])).toBe(true)
    const turns = plays.flatMap((play) => play.turns)
    const { before, entry } = turns.find(({ moves }) => moves[0]?.type === 'march')!
    const only = { type: 'end' }
    const bot = { ...raid, ideas: () => [only] } as unknown as AnyGame
    const random = randomAt(seedFromNumber(1), seqOf(1))
    expect(greedyBot(bot, conceal(before, entry.seat), entry.seat, random)).toEqual(only)
  })

  test('[L12] a side that wins shares the first place, and whoever resigned is last', () => {
    const cases = casesOf(raid, (seats) => (seats === 4 ? optionCases(raid, raidMeta, seats) : []), 8)
    const ends = cases.map((one) => playthrough(raid, one).table.state as State)
    const pairs = ends.filter((state) => state.options.sides === 'pairs')
    const winners = pairs.map((state) => raid.outcome(state)!.ranking[0]!.map((seat) => seat % 2))
    expect(winners.length).toBeGreaterThan(3)
    for (const group of winners) expect(group.length % 2).toBe(0)
    const left = ends.filter(
      (state) => state.options.sides === 'none' && state.resigned.filter(Boolean).length === 1,
    )
    expect(left.length).toBeGreaterThan(0)
    for (const state of left)
      expect(raid.outcome(state)!.ranking.at(-1)).toContain(state.resigned.findIndex((gone) => gone))
  })
})

describe('options', () => {
  const plain = defaultOptions(raidMeta)
  const values = ['none', 'pairs', 'four'].map((value) => ({
    value,
    name: raidMeta.name,
    hint: raidMeta.name,
  }))

  test('what depends on the number of seats, numbers, and what excludes each other is refused when chosen', () => {
    const accepted = (seats: number, changed: Record<string, string>) =>
      areOptions(raidMeta, seats, { ...plain, ...changed })
    expect([2, 3, 4].map((seats) => accepted(seats, { sides: 'pairs' }))).toEqual([false, false, true])
    expect(accepted(4, { sides: 'pairs', trade: 'no' })).toBe(false)
    expect(['2', '4', '8'].map((rounds) => accepted(3, { rounds }))).toEqual([true, true, true])
    for (const rounds of ['3', '10', '0', '', '4.0', '04', '1e1', ' 4', 'constructor'])
      expect([rounds, accepted(3, { rounds })]).toEqual([rounds, false])
    expect(accepted(3, { more: 'yes' })).toBe(false)
    expect(areOptions(raidMeta, 3, { sides: 'none', trade: 'yes' })).toBe(false)
    expect(accepted(3, { sides: 'constructor' })).toBe(false)
  })

  test('[L16] a game that takes fewer options than its table accepts is found', () => {
    const forgetful = { ...raidMeta, options: raidMeta.options.map(({ id, name }) => ({ id, name, values })) }
    expect(untaken(raid as unknown as AnyGame, raidMeta)).toEqual([])
    expect(untaken(raid as unknown as AnyGame, forgetful).length).toBeGreaterThan(0)
    const everywhere = raidMeta.options.map((option) =>
      'values' in option
        ? { ...option, values: option.values.map(({ value, name, hint }) => ({ value, name, hint })) }
        : option,
    )
    expect(untaken(raid as unknown as AnyGame, { ...raidMeta, options: everywhere })).not.toEqual([])
  })

  test('at another number of seats, what is not possible there is as it was at first', () => {
    const chosen = { ...plain, sides: 'pairs', rounds: '8' }
    expect(optionsAt(raidMeta, 4, chosen)).toEqual(chosen)
    expect(optionsAt(raidMeta, 3, chosen)).toEqual({ ...chosen, sides: 'none' })
  })

  test('a few settings hold every pair of values that go together, and none that do not', () => {
    for (const seats of [2, 3, 4]) {
      const settings = optionCases(raid, raidMeta, seats).map(
        ({ options }) => options as Record<string, string>,
      )
      const seen = (values: Record<string, string>) =>
        settings.some((setting) => Object.entries(values).every(([id, value]) => setting[id] === value))
      expect(settings.length).toBeLessThan(12)
      for (const rounds of ['2', '4', '8']) {
        for (const trade of ['yes', 'no']) expect(seen({ rounds, trade })).toBe(true)
        expect(seen({ rounds, sides: 'pairs' })).toBe(seats === 4)
      }
      expect(seen({ sides: 'pairs', trade: 'no' })).toBe(false)
    }
  })
})
