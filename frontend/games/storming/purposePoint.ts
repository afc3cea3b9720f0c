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

/** Somebody's last settlement can be taken next, by the seat or from it: no point weighs as much [ST-6.4]. */
const isAtTheEnd = ({ view, after, seat }: Advised): boolean =>
  prizesOf(after, seat).some(({ brings }) => brings === 'victory') ||
  rivalsOf(view, seat).some((other) =>
    prizesOf(view, other).some(({ brings, structure }) => brings === 'victory' && structure?.owner === seat),
  )

/** Most that a sentence on a move may have. */
const letters = 110

/** What the move is for, and what becomes of such a point; alone, where both have no room. */
export const withPoint = (told: Advised, move: Move, use: string | null): string | null => {
  const { view, after, seat, w } = told
  if (pointsOf(after, seat) > pointsOf(view, seat) || isAtTheEnd(told)) return use
  for (const other of eachLegalMove(stormingRules, view, seat)) {
    const kind = scoring.find((one) => one === other.type)
    if (kind === undefined || !scores(view, seat, other)) continue
    const said = (scores(after, seat, other) ? w.pointWaits : w.pointLeft)(w.pointOf[kind])
    return use !== null && use.length + said.length < letters ? `${use} ${said}` : said
  }
  return use
}
