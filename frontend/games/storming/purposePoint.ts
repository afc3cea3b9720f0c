/** A point that could be had at once, where the move advised does not take it: unsaid, the advice read as an oversight. */
import { foresee } from '../../../shared/engine/predict.ts'
import { eachLegalMove } from '../../../shared/engine/game.ts'
import type { Seat, Shown } from '../../../shared/engine/ids.ts'
import type { Move } from '../../../shared/games/storming/moves.ts'
import { pointsOf } from '../../../shared/games/storming/points.ts'
import { stormingRules } from '../../../shared/games/storming/rules.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import type { Advised } from './purpose.ts'
import { prizesOf, rivalsOf } from './purposeFacts.ts'

/** The moves that can bring a point by themselves. */
const scoring = [
  'upgradeSettlement',
  'buildMine',
  'buildImprovement',
  'attack',
  'recruitCivilian',
  'buildVillage',
] as const
export type Scoring = (typeof scoring)[number]

const scores = (state: State, seat: Seat, move: Move): boolean =>
  stormingRules.check(state, seat, move) === null &&
  pointsOf(foresee(stormingRules, state as Shown<State>, seat, move).view, seat) > pointsOf(state, seat)

/** A rival who could take somebody's last settlement with one attack, and whose it is [ST-6.4]. */
const dangerIn = (state: State, seat: Seat): { readonly by: Seat; readonly whose: Seat } | null => {
  for (const by of rivalsOf(state, seat))
    for (const { brings, structure } of prizesOf(state, by))
      if (brings === 'victory' && structure !== null) return { by, whose: structure.owner }
  return null
}

/** Most that a sentence on a move may have. */
const letters = 110

/** Both, or where they have no room what is said beside what the move is for. */
const beside = (use: string | null, said: string): string =>
  use !== null && use.length + said.length < letters ? `${use} ${said}` : said

/**
 * What the move is for, and that a rival could still win after it, as the table warns; or what becomes of a point that it
 * leaves. Where a last settlement can be taken, by the seat or from it, no point weighs as much.
 */
export const withPoint = (told: Advised, move: Move, use: string | null): string | null => {
  const { view, after, seat, w, nameOf } = told
  if (prizesOf(after, seat).some(({ brings }) => brings === 'victory')) return use
  const danger = dangerIn(after, seat)
  if (danger !== null)
    return beside(use, w.lastInReach(nameOf(danger.by), danger.whose === seat ? null : nameOf(danger.whose)))
  if (pointsOf(after, seat) > pointsOf(view, seat) || dangerIn(view, seat) !== null) return use
  for (const other of eachLegalMove(stormingRules, view, seat)) {
    const kind = scoring.find((one) => one === other.type)
    if (kind === undefined || !scores(view, seat, other)) continue
    return beside(use, (scores(after, seat, other) ? w.pointWaits : w.pointLeft)(w.pointOf[kind]))
  }
  return use
}
