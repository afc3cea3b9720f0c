/** The Bricklayer empties one pile of the Defence Tower [CA-4.3.11]. */
import type { Progress } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/ids.ts'
import type { StepRules } from '../../../engine/step.ts'
import { type Resource, resources } from '../components.ts'
import { cardInForce } from '../evolve.ts'
import type { Move } from '../moves.ts'
import type { Event, State } from '../state.ts'

export interface TowerStep {
  readonly type: 'towerTake'
}

/** Kinds that lie on the tower. */
export const onTower = ({ defenceTower }: State): readonly Resource[] =>
  resources.filter((kind) => defenceTower[kind] > 0)

const tellTaken = ({ state, emit }: Progress<State, Event>, seat: Seat, resource: Resource): void =>
  emit({ type: 'towerTaken', seat, resource, amount: state.defenceTower[resource] })

/** A single pile is taken without asking. */
export const takeOnlyPile = (progress: Progress<State, Event>, seat: Seat): void => {
  const [only, other] = onTower(progress.state)
  if (only !== undefined && other === undefined) tellTaken(progress, seat, only)
}

export const towerTake: StepRules<State, TowerStep, Move, Event> = {
  moves: ['takeTower'],
  asks: (state) => [cardInForce(state)?.seat].filter((seat) => seat !== undefined),
  candidates: (state) => onTower(state).map((resource) => ({ type: 'takeTower', resource })),
  check: (state, _step, _seat, move) =>
    move.type === 'takeTower' && state.defenceTower[move.resource] > 0
      ? null
      : { rule: 'CA-4.3.11', reason: 'notOnTower' },
  perform(progress, _step, seat, move) {
    if (move.type !== 'takeTower') throw new Error('not a pile of the tower')
    tellTaken(progress, seat, move.resource)
  },
}
