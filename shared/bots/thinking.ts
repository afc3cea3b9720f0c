/** Bots that go by a game's policy; in a game without one they look one move ahead, or not at all. */
import type { PlayStyle } from '../engine/policy.ts'
import type { Bot } from './bot.ts'
import { greedyBot } from './greedy.ts'
import { randomBot } from './random.ts'
import type { AnyPolicy } from './playout.ts'
import { type Effort, search } from './search.ts'

/** In points of the game, a tenth of what decides it. */
const waver = (scale: number, noise: number): PlayStyle => ({ noise: noise * scale, taste: {} })

/** Picks at once, wavering by so many times what decides a game. */
const picking =
  (noise: number, without: Bot): Bot =>
  (game, view, seat, random) => {
    const { policy } = game
    if (policy === undefined) return without(game, view, seat, random)
    return policy.pick(view, seat, random, waver(policy.scale, noise))
  }

/** *Aprendiz*: sees what there is to see, and often takes something else. */
export const apprenticeBot = picking(0.6, randomBot)

/** *Oficial*: sensible, and at once. */
export const journeymanBot = picking(0, greedyBot)

/** How hard *Maestro* thinks. */
const effortOf = ({ scale, playouts = 48 }: AnyPolicy): Effort => ({
  own: waver(scale, 0.1),
  others: waver(scale, 0.1),
  playouts,
  caution: 0.7,
})

/** *Maestro*: plays imagined worlds to their end before each move. */
export const masterBot: Bot = (game, view, seat, random) => {
  const { policy } = game
  if (policy === undefined) return greedyBot(game, view, seat, random)
  return search(game, policy, view, seat, random, effortOf(policy)).move
}
