/** The laws for all games that are written, in several test files: each is run by a process of its own. */
import { optionCases } from '../kit/tables.ts'
import { games } from '../kit/games.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import type { GameMeta } from '../../shared/engine/meta.ts'
import { casesOf, lawsOf } from './laws.ts'
import { optionsLawOf } from './options.ts'
import { playthrough } from './playthrough.ts'

/** Turns to look at for each number of seats, however many options there are: CI has a minute for the laws of a game. */
const turns = 2500
/** And no more games than this. */
const mostGames = 25

/** As many games as make up so many turns, judged by one. */
const mostOf = (game: AnyGame, meta: GameMeta): number => {
  const { max } = meta.seats
  const [first] = optionCases(game, meta, max)
  if (first === undefined) throw new Error(`${game.id} cannot be played by ${max}`)
  return Math.min(
    mostGames,
    Math.round(turns / playthrough(game, { ...first, seats: max, seed: 1 }).turns.length),
  )
}

/** How many files share the games among them. */
const shares = 4

/** The laws for every fourth game, from this one on. */
export const lawsOfShare = async (share: number): Promise<void> => {
  for (const { meta, rules } of Object.values(games).filter((_, index) => index % shares === share)) {
    const game = await rules()
    optionsLawOf(game, meta)
    lawsOf(
      game,
      casesOf(game, (seats) => optionCases(game, meta, seats), 5, mostOf(game, meta)),
    )
  }
}
