/**
 * Characters play as they are said to: each does what it likes visibly more often than the others, and none wins much
 * more. A fixed sample of quick games of all of them together.
 */
import { describe, expect, test } from 'vitest'
import { bots } from '../../shared/bots/bots.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { type Seat, seatOf, type Tagged } from '../../shared/engine/ids.ts'
import { defaultOptions } from '../../shared/engine/options.ts'
import { characterAt, company } from '../../shared/protocol/names.ts'
import { roleOf, type RoleCard } from '../../shared/games/castillo/components.ts'
import { typeOfCard } from '../../shared/games/storming/components.ts'
import { areRivals } from '../../shared/games/fortium/position.ts'
import type { Move as FortiumMove } from '../../shared/games/fortium/moves.ts'
import type { State as FortiumState } from '../../shared/games/fortium/state.ts'
import { games } from '../kit/games.ts'
import { quickGame } from './quickGame.ts'

const spaceKinds: readonly (readonly [RegExp, string])[] = [
  [/G$/, 'gate'],
  [/T\d$|^C/, 'tower'],
  [/\d$/, 'wall'],
]

/** What a move is: roles chosen, cards laid, tiles by their kind, attacks; else its type. */
const whatIs: Readonly<Record<string, (move: Tagged, state: object, seat: Seat) => readonly string[]>> = {
  castillo: (move) =>
    'cards' in move ? (move.cards as readonly RoleCard[]).map((card) => roleOf(card)) : [move.type],
  fortaleza: (move) =>
    'space' in move
      ? [spaceKinds.find(([pattern]) => pattern.test(String(move.space)))?.[1] ?? '']
      : [move.type.startsWith('develop') ? 'develop' : move.type],
  fortium: (move, state, seat) => {
    const { to } = move as Partial<Extract<FortiumMove, { type: 'moveGroup' }>>
    const { players } = state as FortiumState
    const isAttack = players.some(
      (other) =>
        areRivals(state as FortiumState, seat, other.seat) && to !== undefined && other.miners.includes(to),
    )
    return [isAttack ? 'attack' : move.type]
  },
  storming: (move) =>
    'placements' in move
      ? (move.placements as readonly { readonly card: string }[]).map(({ card }) => typeOfCard(card) ?? '')
      : [move.type],
}

/** What each character does more often than the others, or (`less`) more seldom. */
const favourites: Readonly<Record<string, readonly (readonly [what: string, how?: 'less'])[]>> = {
  castillo: [['worker'], ['trader'], ['stonemason'], ['messenger']],
  fortaleza: [['tower'], ['gate'], ['wall'], ['develop'], ['retireToTemple']],
  fortium: [['buyCard'], ['exchange'], ['attack'], ['attack', 'less']],
  storming: [['recruit'], ['diplomacy'], ['military'], ['build']],
}
/** So much more, or less, than the others on average is seen in play. */
const visible = { more: 1.25, less: 0.8 }
/** The strongest wins so many games of a hundred more than the weakest. */
const apart = 0.1

/** Games of all of a game's characters together, each on every seat, by how long they take. */
const samples: Readonly<Record<string, number>> = {
  castillo: 400,
  fortaleza: 400,
  fortium: 120,
  storming: 160,
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** What each character did in all games, and how many it won. */
const playedBy = (game: AnyGame, options: object, characters: number, games: number) => {
  const all = Array.from({ length: characters }, () => ({ won: 0, did: new Map<string, number>() }))
  for (let number = 0; number < games; number++) {
    const characterAt = (seat: Seat): number => (seat + number) % characters
    const told = (move: Tagged, state: object, seat: Seat): void => {
      const { did } = all[characterAt(seat)]!
      for (const what of whatIs[game.id]?.(move, state, seat) ?? []) did.set(what, (did.get(what) ?? 0) + 1)
    }
    const sitterAt = (seat: Seat) => ({ bot: bots.oficial, character: characterAt(seat) })
    const end = quickGame(game, { seats: characters, options, seed: 500 + number }, sitterAt, told)
    const first = game.outcome(end)?.ranking[0] ?? []
    for (const seat of first) all[characterAt(seat)]!.won += 1 / first.length
  }
  return all
}

describe.each(Object.entries(games))('%s', async (id, { meta, rules }) => {
  const game = await rules()
  const tastes = game.policy?.tastes ?? []

  test('each of the first seats has a taste of its own', () => {
    expect(tastes.length).toBeGreaterThanOrEqual(game.seats.max)
    expect(new Set(tastes.map((taste) => JSON.stringify(taste))).size).toBe(tastes.length)
  })

  test('each character is seen to do what it likes, and none is much stronger', () => {
    const games = samples[id] ?? 120
    const all = playedBy(game, defaultOptions(meta), tastes.length, games)
    const missed = favourites[id]!.flatMap(([what, how], character) => {
      const counts = all.map(({ did }) => did.get(what) ?? 0)
      const times = counts[character]! / meanOf(counts.filter((_, other) => other !== character))
      const isSeen = how === 'less' ? times <= visible.less : times >= visible.more
      return isSeen ? [] : [`${company[character]}: ${what} ${times.toFixed(2)} times`]
    })
    expect(missed).toEqual([])
    const shares = all.map(({ won }) => won / games)
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(apart)
  })
})

test('characters at a table are different people, whatever persons are called', () => {
  const bot = { kind: 'bot' }
  for (const name of company) {
    const seats = [{ kind: 'person', name }, bot, bot, bot, bot]
    const characters = seats.map((_, seat) => characterAt({ seats }, seatOf(seat)))
    expect(characters[0]).toBeNull()
    expect(new Set(characters).size).toBe(seats.length)
    expect(characters.map((one) => company[one ?? -1])).not.toContain(name)
  }
})
