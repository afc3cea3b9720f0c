/** What has one answer is given at once, and seen as it happens [ST-4.9]. */
import { createEffect } from 'solid-js'
import type { Move } from '../../../shared/games/storming/moves.ts'
import type { Choice } from './choice.ts'

const firstTwo = (moves: Iterable<Move>): readonly Move[] => {
  const found: Move[] = []
  for (const move of moves) if (found.push(move) === 2) break
  return found
}

/**
 * That there is one answer alone hangs on what everybody sees, so giving it tells nothing. Once for each question: who
 * takes it back answers for themselves.
 */
export const answerAlone = ({ table, mine, play }: Choice): void => {
  let answered: string | undefined
  createEffect(() => {
    const key = table.decisions().find(({ seat }) => seat === table.me())?.key
    if (mine() === null || key === answered || table.staged().length > 0) return
    const [only, other] = firstTwo(table.legal())
    if (only === undefined || other !== undefined) return
    answered = key
    queueMicrotask(() => play(only))
  })
}
