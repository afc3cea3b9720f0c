/** "Play now" in Castillo as a newcomer meets it: three bots beside one, in round five. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { AnyGame } from '../../shared/engine/game.ts'
import { type Seat, seatOf, seqOf } from '../../shared/engine/ids.ts'
import { eventsOf } from '../../shared/engine/log.ts'
import { defaultOptions } from '../../shared/engine/options.ts'
import { randomAt, seedFromNumber } from '../../shared/engine/random.ts'
import { openTable } from '../../shared/engine/table.ts'
import { type Role, roleOf } from '../../shared/games/castillo/components.ts'
import { castillo } from '../../shared/games/castillo/game.ts'
import { castilloMeta } from '../../shared/games/castillo/meta.ts'
import type { Move } from '../../shared/games/castillo/moves.ts'
import type { Event, Player, State } from '../../shared/games/castillo/state.ts'
import { quickGame } from './quickGame.ts'
import { bots, type Level } from './simulate.ts'

const game: AnyGame = castillo
const newcomer = seatOf(0)
const isBot = ({ seat }: { readonly seat: Seat }): boolean => seat !== newcomer

/** The three bots at the end of round five, and in how many of its rounds they chose different roles. */
const opening = (level: Level, seed: number) => {
  const table = openTable(game, {
    seats: 4,
    options: defaultOptions(castilloMeta),
    seed: seedFromNumber(seed),
  })
  const state = (): State => table.state as State
  table.begin(0)
  for (
    let [asked] = table.decisions();
    asked !== undefined && state().round <= 5;
    [asked] = table.decisions()
  ) {
    const random = randomAt(seedFromNumber(1000 + seed), seqOf(table.seq + 1))
    const bot = bots[asked.seat === newcomer ? 'random' : level]
    const moves = [bot(game, table.view(asked.seat), asked.seat, random)]
    const played = table.play(asked.seat, { cid: table.seq, decision: asked.key, moves }, 0)
    if (!played.ok) throw new Error(JSON.stringify(played.error))
  }
  const shown = table.log
    .flatMap((entry) => eventsOf(entry) as readonly Event[])
    .flatMap((event) => (event.type === 'revealed' ? [event.queue.filter(isBot)] : []))
  const differ = shown.filter((queue) => new Set(queue.map(({ card }) => roleOf(card))).size > 1)
  return { players: state().players.filter(isBot), rounds: shown.length, differ: differ.length }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

describe('after five rounds against three bots', () => {
  let played: readonly ReturnType<typeof opening>[]
  let players: readonly Player[]

  beforeAll(() => {
    played = Array.from({ length: 12 }, (_, seed) => opening('greedy', seed))
    players = played.flatMap((one) => one.players)
  })

  test('nearly all of them have built and scored', () => {
    const without = players.filter(({ vp }) => vp === 0)
    expect(without.length / players.length).toBeLessThan(0.2)
  })

  test('none hoards: who has twenty talers has points too', () => {
    expect(middle(players.map(({ talers }) => talers))).toBeLessThan(13)
    expect(players.filter(({ talers, vp }) => talers >= 20 && vp === 0)).toEqual([])
  })

  test('in most rounds they chose different roles', () => {
    const [differ, rounds] = [sum(played.map((one) => one.differ)), sum(played.map((one) => one.rounds))]
    expect(rounds).toBeGreaterThanOrEqual(5 * played.length)
    expect(differ / rounds).toBeGreaterThan(0.6)
  })
})

/**
 * A game of the four characters as *Oficiales*: the longest stretch of rounds without a building, their first roles, and how often
 * one leaves in the last round what it could build for points.
 */
const ofCharacters = (seats: number, seed: number) => {
  const builtIn = new Set<number>()
  const first = new Map<number, Role>()
  let left = 0
  const characterAt = (seat: Seat): number => (seat + seed) % 4
  const options = defaultOptions(castilloMeta)
  const { rounds } = (game.blank({ seats, options }) as State).config
  quickGame(
    game,
    { seats, options, seed, asPlayed: true },
    (seat) => ({ bot: bots.oficial, character: characterAt(seat) }),
    (made, told, seat) => {
      const [move, { round, queue, queueIndex }] = [made as Move, told as State]
      if (move.type === 'build') builtIn.add(round)
      const [card] = move.type === 'chooseCards' && round === 1 ? move.cards : []
      if (card !== undefined) first.set(characterAt(seat), roleOf(card))
      const asked = queue[queueIndex]?.card
      const isForPoints = asked !== undefined && ['worker', 'stonemason'].includes(roleOf(asked))
      if (move.type === 'endBuilding' && round === rounds && isForPoints) left++
    },
  )
  let [longest, pause] = [0, 0]
  for (let round = 1; round <= rounds; round++) {
    pause = builtIn.has(round) ? 0 : pause + 1
    longest = Math.max(longest, pause)
  }
  return { longest, first, left }
}

describe('the characters as Oficiales', () => {
  const many = 80

  test.each([
    { seats: 2, most: 2 },
    { seats: 3, most: 3.5 },
    { seats: 4, most: 3.5 },
  ])('of $seats build all along, instead of waiting for one another', ({ seats, most }) => {
    const pauses = Array.from({ length: many }, (_, seed) => ofCharacters(seats, seed).longest)
    expect(sum(pauses) / many).toBeLessThanOrEqual(most)
  })

  test.each([2, 3, 4])('of %i leave nothing in the last round that could be built for points', (seats) => {
    expect(sum(Array.from({ length: many }, (_, seed) => ofCharacters(seats, seed).left))).toBe(0)
  })

  test('do not all begin with the same role', () => {
    const played = Array.from({ length: many }, (_, seed) => ofCharacters(4, seed).first)
    const favourite = [0, 1, 2, 3].map((character) => {
      const roles = Map.groupBy(played, (first) => first.get(character))
      return [...roles].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]
    })
    expect(favourite).toEqual(['worker', 'trader', 'trader', 'messenger'])
  })
})
