import { copy } from './copy.ts'
import type { RuleId, Seat, Shown, Tagged } from './ids.ts'
import type { Policy } from './policy.ts'
import type { Random } from './random.ts'
import type { Rejection, Schema } from './result.ts'

/**
 * A question the table asks. `kind` says what is asked, `key` which question it is: an answer names the key, and all
 * its chance is drawn under it. So a key that has been answered for good never comes back, and where the answers of
 * several seats draw, each has a key of its own (law L15).
 */
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
  /** The seat's own act is told; what follows happens by itself. Foresight stops here. */
  endAct(): void
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

/** One of the figures that places are judged by. */
export interface Figure {
  /** Key of the figure's text in the game's texts. */
  readonly what: string
  readonly rule: RuleId
  /** Higher is better. */
  readonly value: number
  /** It is a yes (1) or a no (0), and no count. */
  readonly isYes?: true
}

/** Who came where, and why. */
export interface Outcome {
  /** Seats from the best place down; seats in one group share the place. */
  readonly ranking: readonly (readonly Seat[])[]
  /** What decided the first place: the key of a text of the game's, and the rule that says so. */
  readonly why: { readonly what: string; readonly rule: RuleId }
}

/**
 * A game: questions and facts. Methods are pure but for `evolve`, the only writer of a state, and run alike on the
 * server's state and on a player's view. All values are plain JSON.
 */
export interface GameRules<State, Move extends Tagged, Event extends Tagged, Options> {
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
  /**
   * A cheap superset of the seat's legal moves, made one by one: who needs a few stops early. Of moves alike but for
   * which of equal pieces they use one is enough (`canonical` says which); those of a type in `unlisted` are left out.
   */
  candidates(state: State, seat: Seat): Iterable<Move>
  /** The candidates are the legal moves, without one too many: they need no second look. */
  readonly exact?: true
  /** Types of moves that no list can hold, as an open trade or an amount: `propose` draws some, `check` judges all. */
  readonly unlisted?: readonly Move['type'][]
  /** A legal move of an unlisted type, drawn; null where there is none. */
  propose?(view: Shown<State>, seat: Seat, random: Random): Move | null
  /** The candidate that a legal move amounts to, where it differs only in which of equal pieces it names. */
  canonical?(state: State, seat: Seat, move: Move): Move
  /** Gets no chance: a refusal cannot depend on it. */
  check(state: State, seat: Seat, move: Move): Rejection | null
  perform(progress: Progress<State, Event>, seat: Seat, move: Move): void
  evolve(state: State, event: Event): void
  /** The move by which a seat leaves the game for good; null where it can not now. Legal whether or not it is asked. */
  resignation?(view: Shown<State>, seat: Seat): Move | null
  /** Per seat, at any time. */
  scores(state: State): readonly (readonly ScoreLine[])[]
  /** Per seat, at any time: what places are judged by, compared figure by figure. All seats have the same figures. */
  standings(state: State): readonly (readonly Figure[])[]
  /** Per seat: which side it plays for, as any number. Where a game leaves it out, each seat is a side of its own. */
  sides?(state: State): readonly number[]
  outcome(state: State): Outcome | null
  /** The table is still being laid out, and nobody's turn has begun: bots take less time over it. Left out: it never is. */
  isOpening?(state: State): boolean
  /** Sums that no move may change: how many pieces of each kind there are, wherever they lie. */
  census(state: State): Readonly<Record<string, number>>
  /** Of which kind a hidden face is, where there are several: a card back tells the kind, and no more. */
  kindOf?(face: string): string
  /** Entries after which a game is over, also when it is played at random [L1]; who chooses anew is not counted. */
  readonly longest: number
}

/**
 * A game with what automatic players go by: bots, the stand-in for an absent seat, imagined worlds. A page that plays
 * at a table does without, and loads it when somebody plays on against bots.
 */
export interface GameDefinition<State, Move extends Tagged, Event extends Tagged, Options> extends GameRules<
  State,
  Move,
  Event,
  Options
> {
  /** The rules' own move for an absent seat. */
  standIn(view: Shown<State>, seat: Seat, random: Random): Move
  /** A full state that agrees with the view: fills what is hidden by chance. */
  imagine(view: Shown<State>, seat: Seat, random: Random): State
  /** How good a seat's position looks from its view, in points; for bots. */
  evaluate(view: Shown<State>, seat: Seat): number
  /**
   * Moves worth a look, for bots that weigh every one of them: legal, unlisted ones too, and at least one where a seat
   * is asked [L10]. Left out: all that are listed.
   */
  ideas?(view: Shown<State>, seat: Seat): Iterable<Move>
  /** What bots that think ahead go by. Left out: they look one move ahead. */
  readonly policy?: Policy<State, Move>
  /** How many rounds a game has had, the one it is in too; for the simulator. Left out where it goes without. */
  rounds?(state: State): number
}

/** Any game, where its own types do not matter: the room, the table page, the laws. */
export type AnyGame = GameDefinition<object, Tagged, Tagged, object>
export type AnyRules = GameRules<object, Tagged, Tagged, object>

/** The listed moves a seat may make now, from a state or from its view, one by one. */
export function* eachLegalMove<State, Move extends Tagged, Event extends Tagged, Options>(
  game: GameRules<State, Move, Event, Options>,
  state: State,
  seat: Seat,
): Generator<Move, void> {
  for (const move of game.candidates(state, seat))
    if (game.exact || game.check(state, seat, move) === null) yield move
}

/** All of them. Where there may be thousands, who needs a few asks `eachLegalMove` or `someLegalMoves`. */
export const legalMoves = <State, Move extends Tagged, Event extends Tagged, Options>(
  game: GameRules<State, Move, Event, Options>,
  state: State,
  seat: Seat,
): readonly Move[] => [...eachLegalMove(game, state, seat)]

/** Whether a seat has any legal move. */
export const canMove = <State, Move extends Tagged, Event extends Tagged, Options>(
  game: GameRules<State, Move, Event, Options>,
  state: State,
  seat: Seat,
): boolean => eachLegalMove(game, state, seat).next().done === false

/**
 * At most `count` legal moves, each as likely to be among them (reservoir sampling: only these are judged and kept),
 * and one of the unlisted types where the game proposes one.
 */
export const someLegalMoves = <State, Move extends Tagged, Event extends Tagged, Options>(
  game: GameRules<State, Move, Event, Options>,
  view: Shown<State>,
  seat: Seat,
  count: number,
  random: Random,
): readonly Move[] => {
  const kept: Move[] = []
  let seen = 0
  for (const move of eachLegalMove(game, view, seat)) {
    seen++
    if (kept.length < count) kept.push(move)
    else {
      const place = random.below(seen)
      if (place < count) kept[place] = move
    }
  }
  const proposed = game.propose?.(view, seat, random) ?? null
  return proposed === null ? kept : [...kept, proposed]
}

/**
 * A progress on `state`, which it changes, noting each fact in `events`. Events are copied on their way into the
 * state, so that neither can change the other later.
 */
export const progressOn = <State, Event extends Tagged>(
  game: { evolve(state: State, event: Event): void },
  state: State,
  random: Random,
  events: Event[],
  endAct: () => void = () => undefined,
): Progress<State, Event> => ({
  state,
  random,
  emit(event) {
    events.push(copy(event))
    game.evolve(state, copy(event))
  },
  endAct,
})

/** Runs an act of the rules on `state`, which it changes, and returns the facts told. */
export const collectEvents = <State, Event extends Tagged>(
  game: { evolve(state: State, event: Event): void },
  state: State,
  random: Random,
  act: (progress: Progress<State, Event>) => void,
): Event[] => {
  const events: Event[] = []
  act(progressOn(game, state, random, events))
  return events
}
