/** What a move would change of the points, if all that is still to score were scored right after it. */
import { createMemo } from 'solid-js'
import type { GameRules } from '../../shared/engine/game.ts'
import type { Shown, Tagged } from '../../shared/engine/ids.ts'

/** Points of each seat, if all that is still to score were scored now. */
export const pointsIfScored = <State, Options>(
  rules: Pick<GameRules<State, Tagged, Tagged, Options>, 'scores'>,
  ifScored: (view: Shown<State>) => Shown<State>,
  view: Shown<State>,
): readonly number[] =>
  rules.scores(ifScored(view)).map((lines) => lines.reduce((sum, { points }) => sum + points, 0))

/**
 * By seat, what a view has more than the one on the table. For games whose points wait for a scoring (`ifScored`) and
 * where all that counts in it is public: elsewhere the difference would tell what only one seat knows, or guess.
 */
export const createGains = <State>(
  points: (view: Shown<State>) => readonly number[],
  view: () => Shown<State>,
): ((after: Shown<State>) => readonly number[]) => {
  // Made when the first move is weighed, and once for all that are weighed on the same view.
  const before = createMemo(() => {
    const seen = view()
    let made: readonly number[] | null = null
    return () => (made ??= points(seen))
  })
  return (after) => {
    const now = before()()
    return points(after).map((sum, seat) => sum - (now[seat] ?? 0))
  }
}
