/**
 * Characters play as they are said to: each does what it likes visibly more often than the others, and none wins much
 * more. A fixed sample of quick games of all of them together.
 */
import { describe, expect, test } from 'vitest'
import { bots } from '../../shared/bots/bots.ts'
import { quickRandom } from '../../shared/bots/quickRandom.ts'
import { copy } from '../../shared/engine/copy.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { type Seat, seatOf, type Shown, type Tagged } from '../../shared/engine/ids.ts'
import { defaultOptions } from '../../shared/engine/options.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { characterAt, company } from '../../shared/protocol/names.ts'
import { games } from '../kit/games.ts'
import { deedsOf, favourites, playCompany } from './characters.ts'
import { quickGame } from './quickGame.ts'

/** So much more, or less, than the others on average is seen in play. */
const visible = { more: 1.25, less: 0.8 }
/** The strongest wins so many games of a hundred more than the weakest. */
const apart = 0.1

/** Games of all of a game's characters together, each on every seat, by how long they take. */
const samples: Readonly<Record<string, number>> = {
  castillo: 400,
  fortaleza: 400,
  fortium: 400,
  storming: 160,
}

/** In so many moments *Maestro* is asked for each, who takes a hundred times as long. */
const looks = 30

interface Position {
  readonly view: Shown<object>
  readonly seat: Seat
}

/** Moments of quick games in which somebody does a thing or might: one of three, so that whole games are seen. */
const choicesOf = (game: AnyGame, options: object, what: string, many: number): readonly Position[] => {
  const found: Position[] = []
  const { policy } = game
  if (policy === undefined) return found
  const random = quickRandom(1)
  const liked = favourites[game.id]!.map((one) => one.what)
  const told = (made: Tagged, state: object, seat: Seat): void => {
    if (found.length === many || random.below(3) > 0) return
    const view = conceal(copy(state), seat)
    const isIt = (plan: readonly Tagged[]): boolean =>
      plan.some((move) => deedsOf(game, view, seat, move).includes(what))
    const plans = [...policy.plans(view, seat, { noise: 0, taste: {} })]
    // Where there is one plan alone, who thinks does as the policy says: whatever it is that somebody likes.
    const isLiked = deedsOf(game, view, seat, made).some((deed) => liked.includes(deed))
    if (plans.length > 1 ? plans.some(isIt) && !plans.every(isIt) : isLiked) found.push({ view, seat })
  }
  const seats = policy.tastes?.length ?? game.seats.max
  const sitterAt = (seat: Seat) => ({ bot: bots.oficial, character: seat })
  for (let seed = 900; found.length < many && seed < 1000; seed++)
    quickGame(game, { seats, options, seed }, sitterAt, told)
  return found
}

/** How often *Maestro* does a thing in those, as the character that is told for each. */
const timesDone = (
  game: AnyGame,
  positions: readonly Position[],
  what: string,
  characterAt: (number: number) => number,
): number =>
  positions.flatMap(({ view, seat }, number) => {
    const move = bots.maestro(game, view, seat, quickRandom(number), characterAt(number))
    return deedsOf(game, view, seat, move).filter((deed) => deed === what)
  }).length

describe.each(Object.entries(games))('%s', async (id, { meta, rules }) => {
  const game = await rules()
  const tastes = game.policy?.tastes ?? []

  test('each of the first seats has a taste of its own', () => {
    expect(tastes.length).toBeGreaterThanOrEqual(game.seats.max)
    expect(new Set(tastes.map((taste) => JSON.stringify(taste))).size).toBe(tastes.length)
  })

  test('games of the same characters do not begin alike, though nothing may have been dealt', () => {
    const { max: seats } = game.seats
    const begun = Array.from({ length: 12 }, (_, seed) => {
      const moves: string[] = []
      quickGame(
        game,
        { seats, options: defaultOptions(meta), seed, asPlayed: true },
        (seat) => ({ bot: bots.oficial, character: seat }),
        (move) => moves.length < 2 * seats && moves.push(JSON.stringify(move)),
      )
      return moves.join()
    })
    expect(new Set(begun).size).toBeGreaterThanOrEqual(4)
  })

  test('each character is seen to do what it likes, and none is much stronger', () => {
    const sample = {
      options: defaultOptions(meta),
      level: 'oficial',
      games: samples[id] ?? 120,
      seed: 500,
    } as const
    const all = playCompany(game, sample)
    const missed = all.flatMap(({ name, favourite: { what, isAvoided }, times }) => {
      const isSeen = isAvoided ? times <= visible.less : times >= visible.more
      return isSeen ? [] : [`${name}: ${what} ${times.toFixed(2)} times`]
    })
    expect(missed).toEqual([])
    const shares = all.map(({ share }) => share)
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(apart)
  })

  test.each(
    favourites[id]!.map(({ what, isAvoided }, character) => ({
      what,
      how: isAvoided ? 'less' : 'more',
      character,
    })),
  )(
    'character $character is seen to like what it likes as *Maestro* too: $what $how',
    ({ what, how, character }) => {
      const positions = choicesOf(game, defaultOptions(meta), what, looks)
      expect(positions).toHaveLength(looks)
      const others = tastes.map((_, other) => other).filter((other) => other !== character)
      const own = timesDone(game, positions, what, () => character)
      const times = own / timesDone(game, positions, what, (number) => others[number % others.length] ?? 0)
      if (how === 'less') expect(times).toBeLessThanOrEqual(visible.less)
      else expect(times).toBeGreaterThanOrEqual(visible.more)
    },
  )
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
