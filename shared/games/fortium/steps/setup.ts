/** Everybody chooses in secret how many miners begin on each site; then all choices are shown [FT-3.5, FT-3.6]. */
import { hide, known } from '../../../engine/secret.ts'
import type { AutoStep, StepRules } from '../../../engine/step.ts'
import type { Move, MoveOf } from '../moves.ts'
import { clockwiseFrom, playerAt, playing } from '../position.ts'
import type { Event, State } from '../state.ts'

export interface SetupStep {
  readonly type: 'setup'
}
export interface RevealStep {
  readonly type: 'reveal'
}

/** Seats that have not chosen yet; who has resigned is not waited for [FT-6.7]. */
export const toChoose = (state: State) => playing(state).filter((seat) => state.setupChoices[seat] === null)

const counts = [1, 2, 3] as const

const isChoice = ({ granA, granB, lime }: MoveOf<'chooseSetup'>): boolean =>
  [granA, granB, lime].every((count) => counts.some((one) => one === count))

export const setup: StepRules<State, SetupStep, Move, Event> = {
  moves: ['chooseSetup'],
  asks: toChoose,
  candidates: () =>
    counts.flatMap((granA) =>
      counts.flatMap((granB) => counts.map((lime): Move => ({ type: 'chooseSetup', granA, granB, lime }))),
    ),
  check: (_state, _step, _seat, move) =>
    move.type === 'chooseSetup' && isChoice(move) ? null : { rule: 'FT-3.5', reason: 'badChoice' },
  perform({ emit }, _step, seat, move) {
    if (move.type !== 'chooseSetup') throw new Error('not a choice of the setup')
    const { granA, granB, lime } = move
    emit({ type: 'setupChosen', seat, choice: hide({ granA, granB, lime }, seat) })
  },
}

/** If the starting seat has resigned, the next one clockwise begins [FT-6.7]. */
export const reveal: AutoStep<State, RevealStep, Event> = {
  auto({ state, emit }) {
    const first = clockwiseFrom(state, state.startSeat).find((seat) => !playerAt(state, seat).resigned)
    if (first === undefined) throw new Error('nobody plays')
    const choices = state.setupChoices.map((one) => (one === null ? null : known(one.choice)))
    emit({ type: 'setupRevealed', choices, first })
  },
}
