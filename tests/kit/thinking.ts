/** Thinks on the spot, for a game that no thread could fetch. */
import type { Think } from '../../frontend/table/thinking/thinker.ts'
import type { Thoughts } from '../../frontend/table/thinking/questions.ts'
import { bots } from '../../shared/bots/bots.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { seqOf } from '../../shared/engine/ids.ts'
import { randomAt } from '../../shared/engine/random.ts'

export const thinkingOf = (game: AnyGame): Think =>
  (async (want, asked) => {
    if (want !== 'move') throw new Error(`not thought of: ${want}`)
    const { view, seat, level, character, seed, number } = asked as Thoughts['move']['asked']
    return bots[level](game, view, seat, randomAt(seed, seqOf(number)), character)
  }) as Think
