/** Who came where, as the end of a game is told. */
import type { AnyRules } from '../../../shared/engine/game.ts'
import type { Seat } from '../../../shared/engine/ids.ts'
import { totalsOf } from '../../../shared/engine/standing.ts'

/** What told two apart whose points do not. */
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

/** Seats from the best place down; nobody while it is on. */
export const placesAt = (rules: AnyRules, view: object): readonly Place[] => {
  const ranking = rules.outcome(view)?.ranking ?? []
  const totals = totalsOf(rules.scores(view))
  const pointsOf = (seat: Seat): number => totals[seat] ?? 0
  return ranking.flatMap((group, index) => {
    const place = 1 + ranking.slice(0, index).flat().length
    const next = ranking[index + 1]?.[0]
    return group.map((seat, within) => ({
      place,
      seat,
      points: pointsOf(seat),
      tieBreak:
        within < group.length - 1 || next === undefined || pointsOf(next) < pointsOf(seat)
          ? null
          : tieBreakOf(rules, view, seat, next),
    }))
  })
}
