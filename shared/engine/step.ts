/**
 * How a game is cut into steps: what is asked, what is allowed and what follows sit side by side in one file per
 * step, and `bySteps` drives them. The step in force is data in the state (a field, or the top of an agenda).
 */
import type { Decision, GameRules, Progress } from './game.ts'
import type { Seat, Tagged } from './ids.ts'
import type { Rejection } from './result.ts'

/** A step that asks somebody. */
export interface StepRules<State, Step, Move extends Tagged, Event> {
  /** Kinds of moves that belong to this step. */
  readonly moves: readonly Move['type'][]
  asks(state: State, step: Step): readonly Seat[]
  /** Who may act without being asked: seats that have answered and may take it back. */
  hears?(state: State, step: Step): readonly Seat[]
  candidates(state: State, step: Step, seat: Seat): Iterable<Move>
  check(state: State, step: Step, seat: Seat, move: Move): Rejection | null
  perform(progress: Progress<State, Event>, step: Step, seat: Seat, move: Move): void
}

/** A step that asks nobody: what happens by itself. */
export interface AutoStep<State, Step, Event> {
  auto(progress: Progress<State, Event>, step: Step): void
  /** It only asks the seat that has moved for more of the same turn, and is part of its act. Without: never. */
  isOfAct?(state: State, step: Step): boolean
}

/** Moves that belong to no step. */
export interface StandingRules<State, Move extends Tagged, Event> {
  readonly moves: readonly Move['type'][]
  check(state: State, seat: Seat, move: Move): Rejection | null
  perform(progress: Progress<State, Event>, seat: Seat, move: Move): void
}

export interface Cut<State, Step extends Tagged, Move extends Tagged, Event> {
  /** The step in force; none: the game is over. */
  now(state: State): Step | null
  /** Which question it is: changes whenever a seat is asked anew. */
  key(state: State, step: Step, seat: Seat): string
  readonly steps: {
    readonly [Kind in Step['type']]:
      | StepRules<State, Extract<Step, { type: Kind }>, Move, Event>
      | AutoStep<State, Extract<Step, { type: Kind }>, Event>
  }
  /** What seats may do in whatever step somebody is asked, asked or not: to resign, say. Comes before the step's own. */
  readonly always?: StandingRules<State, Move, Event>
  readonly refusals: { readonly over: Rejection; readonly wrongStep: Rejection; readonly notAsked: Rejection }
}

/** More automatic steps in a row than any rule could want. */
const runaway = 1000

/** The four members of a game that a cut into steps provides. */
export const bySteps = <State, Step extends Tagged, Move extends Tagged, Event extends Tagged>(
  cut: Cut<State, Step, Move, Event>,
): Pick<GameRules<State, Move, Event, unknown>, 'decisions' | 'candidates' | 'check' | 'perform'> & {
  /** Runs automatic steps until somebody is asked; for the end of `setup`. */
  settle(progress: Progress<State, Event>): void
} => {
  type Any = StepRules<State, Step, Move, Event> | AutoStep<State, Step, Event>
  const rulesOf = (step: Step): Any => cut.steps[step.type as Step['type']] as Any
  const asking = (state: State): { step: Step; rules: StepRules<State, Step, Move, Event> } | null => {
    const step = cut.now(state)
    if (step === null) return null
    const rules = rulesOf(step)
    return 'auto' in rules ? null : { step, rules }
  }
  const mayAct = (state: State, at: { step: Step; rules: StepRules<State, Step, Move, Event> }, seat: Seat) =>
    at.rules.asks(state, at.step).includes(seat) || (at.rules.hears?.(state, at.step).includes(seat) ?? false)
  const settle = (progress: Progress<State, Event>): void => {
    for (let turns = 0; turns < runaway; turns++) {
      const step = cut.now(progress.state)
      if (step === null) return
      const rules = rulesOf(step)
      if (!('auto' in rules)) return
      if (rules.isOfAct?.(progress.state, step) !== true) progress.endAct()
      rules.auto(progress, step)
    }
    throw new Error('automatic steps never end')
  }
  return {
    settle,
    decisions(state): readonly Decision[] {
      const at = asking(state)
      if (at === null) return []
      return at.rules
        .asks(state, at.step)
        .map((seat) => ({ seat, kind: at.step.type, key: cut.key(state, at.step, seat) }))
    },
    candidates(state, seat) {
      const at = asking(state)
      if (at === null || !mayAct(state, at, seat)) return []
      return at.rules.candidates(state, at.step, seat)
    },
    check(state, seat, move) {
      const at = asking(state)
      if (at === null) return cut.refusals.over
      if (cut.always?.moves.includes(move.type)) return cut.always.check(state, seat, move)
      if (!at.rules.moves.includes(move.type)) return cut.refusals.wrongStep
      if (!mayAct(state, at, seat)) return cut.refusals.notAsked
      return at.rules.check(state, at.step, seat, move)
    },
    perform(progress, seat, move) {
      const at = asking(progress.state)
      if (at === null) throw new Error('nobody is asked')
      if (cut.always?.moves.includes(move.type)) cut.always.perform(progress, seat, move)
      else at.rules.perform(progress, at.step, seat, move)
      settle(progress)
    },
  }
}
