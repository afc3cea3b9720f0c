import { copy } from './copy.ts'
import type { RuleId, Seat, Shown, Tagged } from './ids.ts'
import type { Random } from './random.ts'
import type { Rejection, Schema } from './result.ts'

/** A question the table asks. `kind` says what is asked, `key` which question it is: an answer names the key. */
export interface Decision {
  readonly seat: Seat
  readonly kind: string
  readonly key: string
}

/** What `perform` and `setup` work with: `emit` tells one fact, and the state has it at once. */
export interface Progress<State, Event> {
  readonly state: State
  readonly random: Random
  emit(event: Event): void
}

/** Some points and where they come from. */
export interface ScoreLine {
  /** Which scoring of the game, from 0. */
  readonly round: number
  /** Key of the line's text in the game's texts. */
  readonly what: string
  readonly rule: RuleId
  readonly points: number
  /** Places on the board that earned them, by their ids. */
  readonly places?: readonly string[]
}

/** Seats from the best place down; seats in one group share the place. */
export interface Outcome {
  readonly ranking: readonly (readonly Seat[])[]
}

/**
 * A game: questions and facts. Methods are pure but for `evolve`, the only writer of a state, and run alike on the
 * server's state and on a player's view. All values are plain JSON.
 */
export interface GameDefinition<State, Move extends Tagged, Event extends Tagged, Options> {
  readonly id: string
  /** Raised when an old record would play out differently. */
  readonly rulesVersion: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: Schema<Options>
  /** Bounds every field of a move off the wire. */
  readonly moves: Schema<Move>
  blank(table: { readonly seats: number; readonly options: Options }): State
  /** Shuffles and deals are events too. */
  setup(progress: Progress<State, Event>): void
  /** Several: simultaneous; another seat than the last: out of turn; none: the game is over. */
  decisions(state: State): readonly Decision[]
  /** A cheap superset of the seat's legal moves. Of moves alike but for which of equal pieces they use, one is enough. */
  candidates(state: State, seat: Seat): readonly Move[]
  /** Gets no chance: a refusal cannot depend on it. */
  check(state: State, seat: Seat, move: Move): Rejection | null
  perform(progress: Progress<State, Event>, seat: Seat, move: Move): void
  evolve(state: State, event: Event): void
  /** The rules' own move for an absent seat. */
  standIn(view: Shown<State>, seat: Seat, random: Random): Move
  /** A full state that agrees with the view: fills what is hidden by chance. */
  imagine(view: Shown<State>, seat: Seat, random: Random): State
  /** How good a seat's position looks from its view, in points; for bots. */
  evaluate(view: Shown<State>, seat: Seat): number
  /** Per seat, at any time. */
  scores(state: State): readonly (readonly ScoreLine[])[]
  outcome(state: State): Outcome | null
  /** Sums that no move may change: how many pieces of each kind there are, wherever they lie. */
  census(state: State): Readonly<Record<string, number>>
}

/** Any game, where its own types do not matter: the room, the table page, the laws. */
export type AnyGame = GameDefinition<object, Tagged, Tagged, object>

/** The moves a seat may make now, from a state or from its view. */
export const legalMoves = <State, Move extends Tagged, Event extends Tagged, Options>(
  game: GameDefinition<State, Move, Event, Options>,
  state: State,
  seat: Seat,
): readonly Move[] => game.candidates(state, seat).filter((move) => game.check(state, seat, move) === null)

/**
 * A progress on `state`, which it changes, noting each fact in `events`. Events are copied on their way into the
 * state, so that neither can change the other later.
 */
export const progressOn = <State, Event extends Tagged>(
  game: { evolve(state: State, event: Event): void },
  state: State,
  random: Random,
  events: Event[],
): Progress<State, Event> => ({
  state,
  random,
  emit(event) {
    events.push(copy(event))
    game.evolve(state, copy(event))
  },
})

/** Runs an act of the rules on `state`, which it changes, and returns the facts told. */
export const tell = <State, Event extends Tagged>(
  game: { evolve(state: State, event: Event): void },
  state: State,
  random: Random,
  act: (progress: Progress<State, Event>) => void,
): Event[] => {
  const events: Event[] = []
  act(progressOn(game, state, random, events))
  return events
}
