/** The points of all, as if the phase were scored now [FZ-4.6]. */
import type { Shown } from '../../../shared/engine/ids.ts'
import { fortalezaRules } from '../../../shared/games/fortaleza/rules.ts'
import { scorePhase } from '../../../shared/games/fortaleza/scoring.ts'
import type { State } from '../../../shared/games/fortaleza/state.ts'
import { pointsIfScored } from '../../plug/gains.ts'
import { afterTelling } from '../../plug/makers.ts'

export const ifScored = (view: Shown<State>): Shown<State> =>
  afterTelling(fortalezaRules.evolve, view, scorePhase)

export const pointsNow = (view: Shown<State>): readonly number[] =>
  pointsIfScored(fortalezaRules, ifScored, view)
