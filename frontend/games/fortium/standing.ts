/** Who is where while the countdown runs: by what the game would be judged by if it ended now [FT-6.6, FT-6.6a]. */
import { placesOf } from '../../../shared/engine/standing.ts'
import type { Seat, Shown } from '../../../shared/engine/ids.ts'
import { standings } from '../../../shared/games/fortium/scoring.ts'
import type { State } from '../../../shared/games/fortium/state.ts'
import { finalLeft } from './nearEnd.ts'

/** All who are level share a place, and the next one counts them; empty before the countdown: until then forts decide. */
export const placesNow = (
  state: Shown<State>,
): readonly { readonly seat: Seat; readonly place: number }[] => {
  if (finalLeft(state) === null) return []
  const { ranking } = placesOf(standings(state))
  return ranking.flatMap((level, at) =>
    level.map((seat) => ({ seat, place: 1 + ranking.slice(0, at).flat().length })),
  )
}
