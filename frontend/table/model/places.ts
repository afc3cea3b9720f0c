/** Who came where, as the end of a game is told. */
import type { AnyRules, Outcome } from '../../../shared/engine/game.ts'
import type { Seat } from '../../../shared/engine/ids.ts'

/** What told two apart that have the same points. */
export interface TieBreak {
  readonly what: string
  /** Of the better and of the other; null where the figure is an order or a yes, and no count. */
  readonly values: readonly [number, number] | null
}

export interface Place {
  readonly place: number
  readonly seat: Seat
  readonly points: number
  /** Why the next one is not level. */
  readonly tieBreak: TieBreak | null
}

const tieBreakOf = (rules: AnyRules, view: object, better: Seat, other: Seat): TieBreak | null => {
  const standings = rules.standings(view)
  const [one, two] = [standings[better] ?? [], standings[other] ?? []]
  const at = one.findIndex(({ value }, index) => value !== two[index]?.value)
  const [mine, theirs] = [one[at], two[at]]
  if (mine === undefined || theirs === undefined) return null
  const isCount = theirs.value >= 0 && mine.value > 1
  return { what: mine.what, values: isCount ? [mine.value, theirs.value] : null }
}

/** Seats from the best place down; `pointsOf` is the figure that a seat is shown with. */
export const placesAt = (
  rules: AnyRules,
  view: object,
  outcome: Outcome,
  pointsOf: (seat: Seat) => number,
): readonly Place[] =>
  outcome.ranking.flatMap((group, index) => {
    const place = 1 + outcome.ranking.slice(0, index).flat().length
    const next = outcome.ranking[index + 1]?.[0]
    return group.map((seat, within) => ({
      place,
      seat,
      points: pointsOf(seat),
      tieBreak:
        within < group.length - 1 || next === undefined || pointsOf(next) !== pointsOf(seat)
          ? null
          : tieBreakOf(rules, view, seat, next),
    }))
  })
