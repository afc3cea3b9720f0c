import { someLegalMoves } from '../engine/game.ts'
import type { Bot } from './bot.ts'

/** Any legal move, each as likely; one that no list holds about half of the time that there is one. */
export const randomBot: Bot = (game, view, seat, random) => {
  const moves = someLegalMoves(game, view, seat, 1, random)
  const move = moves[random.below(moves.length)]
  if (move === undefined) throw new Error('asked without a legal move')
  return move
}
