/** Golden moves: what each named bot, and the yardstick, does in the same three positions. Another figure or search shows here first. */
import { expect, test } from 'vitest'
import { quickRandom } from '../../shared/bots/quickRandom.ts'
import { writeOnly } from '../../shared/bots/playout.ts'
import { namedLevels } from '../../shared/protocol/botLevels.ts'
import { type AnyGame, collectEvents } from '../../shared/engine/game.ts'
import { defaultOptions } from '../../shared/engine/options.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { games } from '../kit/games.ts'
import { contenders } from './contenders.ts'

/** Ways into a game: so many moves of *Oficial*. */
const depths = [0, 13, 40]

const positionAt = (game: AnyGame, options: object, depth: number): object => {
  const random = quickRandom(2026)
  const state = game.blank({ seats: 3, options })
  collectEvents(game, state, random, (progress) => game.setup(progress))
  for (let turn = 0; turn < depth; turn++) {
    const [asked] = game.decisions(state)
    if (asked === undefined) break
    const move = contenders.oficial(game, conceal(state, asked.seat), asked.seat, random)
    game.perform(writeOnly(game, state, random), asked.seat, move)
  }
  return state
}

test.each(['fortaleza', 'castillo', 'fortium', 'storming'])('%s', async (id) => {
  const { meta, rules } = games[id]!
  const game = await rules()
  const moves = depths.flatMap((depth) => {
    const state = positionAt(game, defaultOptions(meta), depth)
    const { seat } = game.decisions(state)[0]!
    return ([...namedLevels, 'greedy1'] as const).map((level) => {
      let played = 0
      const perform: AnyGame['perform'] = (...args) => {
        played++
        return game.perform(...args)
      }
      const move = contenders[level]({ ...game, perform }, conceal(state, seat), seat, quickRandom(5))
      // Each plan that is looked at meets a world, whatever its length.
      expect(played).toBeLessThanOrEqual(1.1 * (game.policy?.moves?.(conceal(state, seat)) ?? 0))
      return `${depth} ${level} ${JSON.stringify(move)}`
    })
  })
  expect(moves).toMatchSnapshot()
})
