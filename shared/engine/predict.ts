import { copy } from './copy.ts'
import { type GameDefinition, progressOn } from './game.ts'
import type { Seat, Shown, Tagged } from './ids.ts'
import { noRandom } from './random.ts'
import { conceal, NeedsServer } from './secret.ts'

/** What a legal move leads to as far as the seat itself can tell. */
export interface Prediction<State, Event> {
  readonly view: Shown<State>
  readonly events: readonly Event[]
  /** False where the move goes on to something only the server knows; view and events then stop just before it. */
  readonly complete: boolean
}

/**
 * Plays a legal move on a seat's view, without chance. What it tells is true, as far as it goes (law L5): it can be
 * shown before the server's answer comes.
 */
export const predict = <State, Move extends Tagged, Event extends Tagged, Options>(
  game: GameDefinition<State, Move, Event, Options>,
  view: Shown<State>,
  seat: Seat,
  move: Move,
): Prediction<State, Event> => {
  const next: State = copy<State>(view)
  const events: Event[] = []
  let complete = true
  try {
    game.perform(progressOn(game, next, noRandom, events), seat, move)
  } catch (thrown) {
    if (!(thrown instanceof NeedsServer)) throw thrown
    complete = false
  }
  return { view: conceal(next, seat), events, complete }
}
