/** Points by source, places, and who wins [section 6]. */
import type { Figure, Outcome, ScoreLine } from '../../engine/game.ts'
import type { RuleId } from '../../engine/ids.ts'
import { placesOf } from '../../engine/standing.ts'
import { pointsToWin } from './components.ts'
import { currentVp, pointsOf } from './points.ts'
import { settlementsOf, structuresOf, turnOrder } from './queries.ts'
import { type PointSource, pointSources, type State } from './state.ts'

const ruleOf: Readonly<Record<PointSource, RuleId>> = {
  cityBuilt: 'ST-5.21',
  conquest: 'ST-5.49',
  university: 'ST-5.36',
  theatre: 'ST-4.34',
  conspiracy: 'ST-5.88',
  reinforcements: 'ST-5.88',
  tradeRoute: 'ST-5.73',
  caravan: 'ST-5.74',
  warWagon: 'ST-5.64',
}

/** One line for each source that has given anybody a permanent point, then those of points that may be lost. */
export const scores = (state: State): readonly (readonly ScoreLine[])[] => {
  const sources = pointSources.filter((what) => state.players.some(({ tally }) => (tally[what] ?? 0) > 0))
  return state.players.map(({ seat, tally }) => {
    const { mines, cathedral, rotating } = currentVp(state, seat)
    const places = structuresOf(state, seat, 'mine').map(({ id }) => id)
    return [
      ...sources.map((what) => ({ round: 0, what, rule: ruleOf[what], points: tally[what] ?? 0 })),
      { round: 1, what: 'mine', rule: 'ST-6.2', points: mines, places },
      { round: 1, what: 'cathedral', rule: 'ST-6.2', points: cathedral },
      { round: 1, what: 'rotating', rule: 'ST-6.3', points: rotating },
    ]
  })
}

/** Whoever has won, then points, settlements, cities, turn order [ST-6.5, ST-6.6]. */
export const standings = (state: State): readonly (readonly Figure[])[] => {
  const order = turnOrder(state)
  return state.players.map(({ seat }) => [
    { what: 'won', rule: 'ST-6.4', value: state.winner?.seat === seat ? 1 : 0, isYes: true },
    { what: 'points', rule: 'ST-6.6', value: pointsOf(state, seat) },
    { what: 'settlements', rule: 'ST-6.6', value: settlementsOf(state, seat).length },
    { what: 'cities', rule: 'ST-6.6', value: settlementsOf(state, seat, 'city').length },
    { what: 'turnOrder', rule: 'ST-6.6', value: -order.indexOf(seat) },
  ])
}

/** What told the winner from the others with seven points; without others the points did [ST-6.4, ST-6.5]. */
const whyOf = (state: State): Outcome['why'] => {
  const { winner } = state
  if (winner === null || winner.why === 'conquest') return { what: 'lastTaken', rule: 'ST-6.4' }
  const rivals = turnOrder(state).filter(
    (seat) => seat !== winner.seat && pointsOf(state, seat) >= pointsToWin,
  )
  if (rivals.length === 0) return { what: 'points', rule: 'ST-6.4' }
  const most = (count: (seat: PlayerSeat) => number): boolean =>
    rivals.every((seat) => count(seat) < count(winner.seat))
  if (most((seat) => settlementsOf(state, seat).length)) return { what: 'settlements', rule: 'ST-6.5' }
  const level = rivals.filter(
    (seat) => settlementsOf(state, seat).length === settlementsOf(state, winner.seat).length,
  )
  const hasMoreCities = level.every(
    (seat) => settlementsOf(state, seat, 'city').length < settlementsOf(state, winner.seat, 'city').length,
  )
  return hasMoreCities ? { what: 'cities', rule: 'ST-6.5' } : { what: 'turnOrder', rule: 'ST-6.5' }
}
type PlayerSeat = State['players'][number]['seat']

export const outcome = (state: State): Outcome | null =>
  state.winner === null ? null : { ranking: placesOf(standings(state)).ranking, why: whyOf(state) }
