import { type AnyGame, legalMoves, collectEvents } from '../../shared/engine/game.ts'
import { seqOf } from '../../shared/engine/ids.ts'
import { randomAt, seedFromNumber } from '../../shared/engine/random.ts'

/** Random moves a second: all legal ones listed, one of them applied. */
export const rulesPerSecond = (rules: AnyGame, options: object, milliseconds: number): number => {
  const until = performance.now() + milliseconds
  let moves = 0
  for (let game = 1; performance.now() < until; game++) {
    const chance = randomAt(seedFromNumber(game), seqOf(1))
    const state = rules.blank({ seats: 4, options })
    collectEvents(rules, state, chance, (progress) => rules.setup(progress))
    for (;;) {
      const [asked] = rules.decisions(state)
      if (asked === undefined) break
      const legal = legalMoves(rules, state, asked.seat)
      const move = legal[chance.below(legal.length)]
      if (move === undefined) throw new Error('asked without a legal move')
      collectEvents(rules, state, chance, (progress) => rules.perform(progress, asked.seat, move))
      moves++
    }
  }
  return moves / (milliseconds / 1000)
}
