import { copy } from './copy.ts'
import { type GameRules, type Progress, progressOn } from './game.ts'
import type { Seat, Shown, Tagged } from './ids.ts'
import { noRandom } from './noRandom.ts'
import { conceal, hidesSomething, NeedsServer } from './secret.ts'

/** What a legal move leads to as far as the seat itself can tell. */
export interface Prediction<State, Event> {
  readonly view: Shown<State>
  /** The view that the move is made on: what is shown may lag behind it. */
  readonly from: Shown<State>
  readonly events: readonly Event[]
  /** False where the move goes on to something that is not foretold; view and events then stop just before it. */
  readonly complete: boolean
}

/** Thrown where a seat's own act is told and the rules would go on by themselves. */
class ActEnds extends Error {
  override name = 'ActEnds'
}

/** The same progress; `told` is called after each fact. */
const telling = <State, Event>(
  progress: Progress<State, Event>,
  told: (state: State) => void,
): Progress<State, Event> => ({
  ...progress,
  emit(event) {
    progress.emit(event)
    told(progress.state)
  },
})

interface Listener<State> {
  /** Called after each fact, with the state that has it. */
  told?(state: State): void
  /** Called where the seat's own act is told. */
  endAct(): void
}

const playOn = <State, Move extends Tagged, Event extends Tagged, Options>(
  game: GameRules<State, Move, Event, Options>,
  view: Shown<State>,
  seat: Seat,
  move: Move,
  { told, endAct }: Listener<State>,
): Prediction<State, Event> => {
  const next = copy(view)
  const events: Event[] = []
  let complete = true
  const progress = progressOn(game, next, noRandom, events, endAct)
  const mustConceal = hidesSomething(() => {
    try {
      game.perform(told === undefined ? progress : telling(progress, told), seat, move)
    } catch (thrown) {
      if (!(thrown instanceof NeedsServer || thrown instanceof ActEnds)) throw thrown
      complete = false
    }
  })
  // To conceal costs as much as to copy, and bots foretell hundreds of moves for each that they make.
  return { view: mustConceal ? conceal(next, seat) : next, from: view, events, complete }
}

/**
 * Plays a legal move on a seat's view, without chance, up to what only the server knows. What it tells is true, as far
 * as it goes (law L5).
 */
export const predict = <State, Move extends Tagged, Event extends Tagged, Options>(
  game: GameRules<State, Move, Event, Options>,
  view: Shown<State>,
  seat: Seat,
  move: Move,
): Prediction<State, Event> => playOn(game, view, seat, move, { endAct: () => undefined })

/**
 * A prediction that ends with the seat's own act: what a move shows before it is confirmed. What the rules would do
 * next (other seats' cards, a scoring, a new round) comes with the server's answer. `seen` is called with the view after
 * each fact, for who shows them one by one.
 */
export const foresee = <State, Move extends Tagged, Event extends Tagged, Options>(
  game: GameRules<State, Move, Event, Options>,
  view: Shown<State>,
  seat: Seat,
  move: Move,
  seen?: (view: Shown<State>) => void,
): Prediction<State, Event> =>
  playOn(game, view, seat, move, {
    ...(seen === undefined ? {} : { told: (state) => seen(conceal(copy<State>(state), seat)) }),
    endAct() {
      throw new ActEnds()
    },
  })
