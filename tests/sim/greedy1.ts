/**
 * The greedy bot as it was at first, in each game: a yardstick that stands still. It
 * plays at no table; only the simulator seats it, as `greedy1`.
 */
import { type AnyGame, legalMoves } from '../../shared/engine/game.ts'
import type { Seat, Shown, Tagged } from '../../shared/engine/ids.ts'
import { predict } from '../../shared/engine/predict.ts'
import type { Bot } from '../../shared/bots/bot.ts'
import type { State as Castillo } from '../../shared/games/castillo/state.ts'
import type { State as Fortaleza } from '../../shared/games/fortaleza/state.ts'
import type { State as Fortium } from '../../shared/games/fortium/state.ts'
import type { State as Storming } from '../../shared/games/storming/state.ts'
import { evaluate as castillo } from './greedy1/castillo.ts'
import { evaluate as fortaleza } from './greedy1/fortaleza.ts'
import { evaluate as fortium } from './greedy1/fortium.ts'
import { ideas as fortiumIdeas } from './greedy1/fortiumIdeas.ts'
import { evaluate as storming } from './greedy1/storming.ts'

const evaluations: Readonly<Record<string, (view: Shown<object>, seat: Seat) => number>> = {
  castillo: (view, seat) => castillo(view as Shown<Castillo>, seat),
  fortaleza: (view, seat) => fortaleza(view as Shown<Fortaleza>, seat),
  fortium: (view, seat) => fortium(view as Shown<Fortium>, seat),
  storming: (view, seat) => storming(view as Shown<Storming>, seat),
}

/** What it looked at, where that was less than all legal moves. */
const ideasOf = (game: AnyGame, view: Shown<object>, seat: Seat): Iterable<Tagged> =>
  game.id === 'fortium' ? fortiumIdeas(view as Shown<Fortium>, seat) : legalMoves(game, view, seat)

export const greedy1: Bot = (game, view, seat, random) => {
  const evaluate = evaluations[game.id] ?? game.evaluate
  let best = Number.NEGATIVE_INFINITY
  let choices: Tagged[] = []
  for (const move of ideasOf(game, view, seat)) {
    const worth = evaluate(predict(game, view, seat, move).view, seat)
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
