/** The points of all, as if the helpers were scored now [section 6.3]. */
import type { Shown } from '../../../shared/engine/ids.ts'
import { castilloRules } from '../../../shared/games/castillo/rules.ts'
import { tellFinalScoring } from '../../../shared/games/castillo/scoring.ts'
import type { State } from '../../../shared/games/castillo/state.ts'
import { pointsIfScored } from '../../plug/gains.ts'
import { afterTelling } from '../../plug/makers.ts'

export const ifScored = (view: Shown<State>): Shown<State> =>
  afterTelling(castilloRules.evolve, view, tellFinalScoring)

/** The last round is over: helpers are being counted or have been. */
export const isCounted = ({ phase, queue }: Shown<State>): boolean =>
  phase === 'finished' || (phase === 'resolve' && queue.length === 0)

export const pointsNow = (view: Shown<State>): readonly number[] =>
  pointsIfScored(castilloRules, ifScored, view)
