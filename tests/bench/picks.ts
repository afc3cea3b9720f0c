import { greedyBot } from '../../shared/bots/greedy.ts'
import { writeOnly } from '../../shared/bots/playout.ts'
import { quickRandom } from '../../shared/bots/quickRandom.ts'
import { type AnyGame, collectEvents } from '../../shared/engine/game.ts'
import { conceal } from '../../shared/engine/secret.ts'

/** Moves a second of CPU that a game's policy picks and its rules play; a game without a policy has no such figure. */
export const picksPerSecond = (game: AnyGame, options: object, milliseconds: number): number => {
  const { policy } = game
  if (policy === undefined) throw new Error(`${game.id} has no policy`)
  const style = { noise: (policy.wavering ?? 0.1) * policy.scale, taste: {} }
  const run = (limit: number): number => {
    let moves = 0
    let spent = 0
    for (let number = 1; spent < limit; number++) {
      const random = quickRandom(number)
      const state = game.blank({ seats: game.seats.max, options })
      collectEvents(game, state, random, (progress) => game.setup(progress))
      const progress = writeOnly(game, state, random)
      const before = process.cpuUsage()
      for (let [asked] = game.decisions(state); asked !== undefined; [asked] = game.decisions(state)) {
        game.perform(progress, asked.seat, policy.pick(state, asked.seat, random, style))
        moves++
      }
      const { user, system } = process.cpuUsage(before)
      spent += (user + system) / 1000
    }
    return moves / (spent / 1000)
  }
  run(milliseconds / 4)
  return run(milliseconds)
}

/** Milliseconds of CPU that the plain greedy bot takes for a move: the one that tables may have, not the yardstick of the arena. */
export const greedyMilliseconds = (game: AnyGame, options: object, milliseconds: number): number => {
  let moves = 0
  const before = process.cpuUsage()
  const spent = (): number => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  for (let number = 1; spent() < milliseconds; number++) {
    const random = quickRandom(number)
    const state = game.blank({ seats: game.seats.max, options })
    collectEvents(game, state, random, (progress) => game.setup(progress))
    const progress = writeOnly(game, state, random)
    let [asked] = game.decisions(state)
    for (; asked !== undefined && spent() < milliseconds; [asked] = game.decisions(state)) {
      game.perform(progress, asked.seat, greedyBot(game, conceal(state, asked.seat), asked.seat, random))
      moves++
    }
  }
  return spent() / moves
}
