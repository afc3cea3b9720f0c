import { legalMoves } from '../engine/game.ts'
import type { Bot } from './bot.ts'

/** Any legal move, each as likely. */
export const randomBot: Bot = (game, view, seat, random) => {
  const moves = legalMoves(game, view, seat)
  const move = moves[random.below(moves.length)]
  if (move === undefined) throw new Error('asked without a legal move')
  return move
}
