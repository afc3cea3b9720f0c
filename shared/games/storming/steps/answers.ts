/** Short answers: to a pact, after a civil action, and by whom three civilians are too many. */
import type { AutoStep, StepRules } from '../../../engine/step.ts'
import { sign } from '../actions/pacts.ts'
import { close, endPact as tellEnd, loseCivilian, takeRevolt } from '../effects.ts'
import type { Event } from '../facts.ts'
import type { Move } from '../moves.ts'
import { playerAt } from '../queries.ts'
import { no } from '../refusals.ts'
import type { PactOffer, State } from '../state.ts'
import type { StepOf } from './step.ts'

/** Refused, the card goes away and the action is spent [ST-5.82, ST-5.85]. */
export const answerPact: StepRules<State, StepOf<'answerPact'>, Move, Event> = {
  moves: ['answerPact'],
  asks: (_, { to }) => [to],
  candidates: () => [
    { type: 'answerPact', accept: true },
    { type: 'answerPact', accept: false },
  ],
  check: () => null,
  perform(table, { pact, from, to, role }, _seat, move) {
    const offer: PactOffer = { pact, from, to, role }
    // Whose card waited for this goes on with the table's word, not with what is staged here.
    table.endAct()
    close(table)
    if (move.type === 'answerPact' && move.accept) sign(table, offer)
    else table.emit({ type: 'pactRefused', offer })
  },
}

/** A pact whose effect is over [ST-5.88]. */
export const endPactStep: AutoStep<State, StepOf<'endPact'>, Event> = {
  auto(table, { pact }) {
    close(table)
    tellEnd(table, pact, null, 'fulfilled')
  },
}

/** Saboteur and Henchman go, or stay for a revolt [section 2.9, ST-R43]. */
export const loseOrKeep: StepRules<State, StepOf<'loseOrKeep'>, Move, Event> = {
  moves: ['loseOrKeep'],
  asks: (_, { seat }) => [seat],
  candidates: () => [
    { type: 'loseOrKeep', keep: true },
    { type: 'loseOrKeep', keep: false },
  ],
  check: () => null,
  perform(table, { civilian }, seat, move) {
    close(table)
    if (move.type === 'loseOrKeep' && move.keep) takeRevolt(table, seat)
    else loseCivilian(table, seat, civilian, 'owner')
  },
}

/** Without a University a third civilian must go; whoever sends one away does so of their own accord [ST-R40]. */
export const discardCivilian: StepRules<State, StepOf<'discardCivilian'>, Move, Event> = {
  moves: ['discardCivilian'],
  asks: (_, { seat }) => [seat],
  candidates: (state, _step, seat) =>
    playerAt(state, seat).civilians.map((civilian) => ({ type: 'discardCivilian', civilian })),
  check: (state, _step, seat, move) =>
    move.type === 'discardCivilian' && playerAt(state, seat).civilians.includes(move.civilian)
      ? null
      : no('ST-5.91', 'notYours'),
  perform(table, _step, seat, move) {
    close(table)
    if (move.type === 'discardCivilian') loseCivilian(table, seat, move.civilian, 'owner')
  },
}
