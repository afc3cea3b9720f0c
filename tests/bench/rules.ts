import { legalMoves, tell } from '../../shared/engine/game.ts'
import { seqOf } from '../../shared/engine/ids.ts'
import { randomAt, seedFromNumber } from '../../shared/engine/random.ts'
import { fortaleza } from '../../shared/games/fortaleza/game.ts'

/** Random moves a second: all legal ones listed, one of them applied. */
export const rulesPerSecond = (milliseconds: number): number => {
  const until = performance.now() + milliseconds
  let moves = 0
  for (let game = 1; performance.now() < until; game++) {
    const chance = randomAt(seedFromNumber(game), seqOf(1))
    const state = fortaleza.blank({ seats: 4, options: { scoring: 'advanced' } })
    tell(fortaleza, state, chance, (progress) => fortaleza.setup(progress))
    for (;;) {
      const [asked] = fortaleza.decisions(state)
      if (asked === undefined) break
      const legal = legalMoves(fortaleza, state, asked.seat)
      const move = legal[chance.below(legal.length)]
      if (move === undefined) throw new Error('asked without a legal move')
      tell(fortaleza, state, chance, (progress) => fortaleza.perform(progress, asked.seat, move))
      moves++
    }
  }
  return moves / (milliseconds / 1000)
}
