/** Points, places and who has won [FT-6.6, FT-6.6a]. */
import type { Figure, Outcome, ScoreLine } from '../../engine/game.ts'
import type { Seat } from '../../engine/ids.ts'
import { placesOf } from '../../engine/standing.ts'
import { diamondsToWin, floors, stored, worths } from './components.ts'
import { sidesOf } from './position.ts'
import type { Player, State } from './state.ts'

const inStock = ({ stock }: Player): number =>
  stored.reduce((sum, kind) => sum + stock[kind] * worths[kind], 0)

const inFort = (player: Player): number =>
  floors.slice(0, player.floors).reduce((sum, { kind, cost }) => sum + cost * worths[kind], 0)

/** What breaks ties: what lies in stock, and the bricks of the floors [FT-6.6, FT-R09]. */
export const pointsOf = (player: Player): number => inStock(player) + inFort(player)

export const scores = (state: State): readonly (readonly ScoreLine[])[] =>
  state.players.map((player) => [
    { round: 0, what: 'fort', rule: 'FT-6.6', points: inFort(player) },
    { round: 0, what: 'stock', rule: 'FT-6.6', points: inStock(player) },
  ])

/** Below 0: `a` stands better [FT-6.6]. */
const byRank = (a: Player, b: Player): number => b.diamonds - a.diamonds || pointsOf(b) - pointsOf(a)

/**
 * Fort complete, still in the game, diamonds, points. A side stands as its best member does, if that is the best there
 * is: it wins together, whatever the others hold [FT-6.6a]. Who has resigned is behind everybody [FT-6.7].
 */
export const standings = (state: State): readonly (readonly Figure[])[] => {
  const sides = sidesOf(state)
  const stay = state.players.filter(({ resigned }) => !resigned)
  const complete = stay.filter(({ diamonds }) => diamonds === diamondsToWin)
  const [best] = complete.length > 0 ? complete : [...stay].sort(byRank)
  const isBest = (player: Player): boolean => best !== undefined && byRank(best, player) === 0
  const won = new Set(stay.filter(isBest).map(({ seat }) => sides[seat]))
  const figure = (what: string, rule: Figure['rule'], value: number): Figure => ({ what, rule, value })
  return state.players.map((player) => {
    const { resigned, seat } = player
    const shown = !resigned && won.has(sides[seat]) && best !== undefined ? best : player
    const isComplete = !resigned && complete.some((one) => sides[one.seat] === sides[seat])
    return [
      { ...figure('fortComplete', 'FT-6.3', isComplete ? 1 : 0), isYes: true },
      { ...figure('stayed', 'FT-6.7', resigned ? 0 : 1), isYes: true },
      figure('diamonds', 'FT-6.6', resigned ? 0 : shown.diamonds),
      figure('worth', 'FT-6.6', resigned ? 0 : pointsOf(shown)),
    ]
  })
}

/** Per seat the first seat of its side [FT-8.2]. */
export const sides = (state: State): readonly Seat[] => sidesOf(state) as readonly Seat[]

export const outcome = (state: State): Outcome | null =>
  state.ended === null ? null : placesOf(standings(state))
