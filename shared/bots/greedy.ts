import { legalMoves } from '../engine/game.ts'
import type { Tagged } from '../engine/ids.ts'
import { predict } from '../engine/predict.ts'
import type { Bot } from './bot.ts'

/**
 * One ply over the game's own evaluation of a view: the move whose outcome, as far as the seat can tell, looks best.
 * Ties are drawn.
 */
export const greedyBot: Bot = (game, view, seat, random) => {
  let best = Number.NEGATIVE_INFINITY
  let choices: Tagged[] = []
  for (const move of game.ideas?.(view, seat) ?? legalMoves(game, view, seat)) {
    const worth = game.evaluate(predict(game, view, seat, move).view, seat)
    if (worth > best) {
      best = worth
      choices = []
    }
    if (worth === best) choices.push(move)
  }
  const move = choices[random.below(choices.length)]
  if (move === undefined) throw new Error('asked without a legal move')
  return move
}
