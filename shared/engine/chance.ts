/**
 * Whose chance is drawn: the question's. What a move draws hangs on the seed and on the question it answers, never on
 * how often it was tried or on what a client says: whoever plays anew after a rewind meets the same shuffle.
 */
import type { Decision } from './game.ts'
import type { Seat } from './ids.ts'
import { type Random, randomFor, type Seed } from './random.ts'

/** The label of what a seat's move draws now: of the question put to it, else (who answers anew) of the first open one. */
export const questionOf = <State>(
  game: { decisions(state: State): readonly Decision[] },
  state: State,
  seat: Seat,
): string => {
  const asked = game.decisions(state)
  const question = asked.find((decision) => decision.seat === seat) ?? asked[0]
  return `question ${question?.key ?? ''}`
}

/** The chance of the first entry. */
export const setupChance = (seed: Seed): Random => randomFor(seed, 'setup')

/** The chance of one move of a seat, at this state. */
export const chanceOf = <State>(
  game: { decisions(state: State): readonly Decision[] },
  seed: Seed,
  state: State,
  seat: Seat,
): Random => randomFor(seed, questionOf(game, state, seat))
