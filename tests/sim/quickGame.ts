/** Whole games of bots that answer at once, without a table: nothing is numbered, logged or kept but the state. */
import type { Bot } from '../../shared/bots/bot.ts'
import { randomBot } from '../../shared/bots/random.ts'
import { writeOnly } from '../../shared/bots/playout.ts'
import { quickRandom } from '../../shared/bots/quickRandom.ts'
import { type AnyGame, collectEvents } from '../../shared/engine/game.ts'
import { type Seat, seatOf, type Tagged } from '../../shared/engine/ids.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { randomAnswers } from './arena.ts'

/** Who sits somewhere, and as which of the characters. */
export interface Sitter {
  readonly bot: Bot
  readonly character?: number
}

/**
 * Plays one to its end and gives that; `told` hears of each move, and of the state that it was made in. It begins at
 * random where nothing is dealt, or all were the same game; but not if it is `asPlayed` at a table.
 */
export const quickGame = (
  game: AnyGame,
  {
    seats,
    options,
    seed,
    asPlayed = false,
  }: {
    readonly seats: number
    readonly options: object
    readonly seed: number
    readonly asPlayed?: boolean
  },
  sitterAt: (seat: Seat) => Sitter,
  told: (move: Tagged, state: object, seat: Seat) => void = () => undefined,
): object => {
  const random = quickRandom(seed)
  const state = game.blank({ seats, options })
  collectEvents(game, state, random, (progress) => game.setup(progress))
  let opening = asPlayed ? 0 : seats * (randomAnswers[game.id] ?? 0)
  for (let [asked] = game.decisions(state); asked !== undefined; [asked] = game.decisions(state)) {
    const { seat } = asked
    const { bot, character = null } = opening-- > 0 ? { bot: randomBot } : sitterAt(seat)
    const move = bot(game, conceal(state, seat), seat, random, character)
    told(move, state, seat)
    game.perform(writeOnly(game, state, random), seat, move)
  }
  return state
}

/** How many games one bot wins among others, from each seat in turn; of a first place that is shared, its part. */
export const winsAmong = (
  game: AnyGame,
  { seats, options, games }: { readonly seats: number; readonly options: object; readonly games: number },
  one: Sitter,
  others: Sitter,
): number => {
  let won = 0
  for (let number = 0; number < games; number++) {
    const own = seatOf(number % seats)
    const end = quickGame(game, { seats, options, seed: 70 + number }, (seat) =>
      seat === own ? one : others,
    )
    const first = game.outcome(end)?.ranking[0] ?? []
    if (first.includes(own)) won += 1 / first.length
  }
  return won
}
