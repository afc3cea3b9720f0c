/** Who came where, as the end of a game is told. */
import { countedIn } from '../../../shared/engine/counted.ts'
import type { AnyRules } from '../../../shared/engine/game.ts'
import type { Seat } from '../../../shared/engine/ids.ts'
import { totalsOf } from '../../../shared/engine/standing.ts'

/** What told two apart whose points do not. */
export interface Decider {
  readonly what: string
  /** Their points are level. If not, the worse has more of them: this weighs more in the game than points do. */
  readonly isTie: boolean
  /** Of the better and of the other; null where the figure is an order or a yes, and no count. */
  readonly values: readonly [number, number] | null
}

export interface Place {
  readonly place: number
  readonly seat: Seat
  readonly points: number
  /**
   * Why the next one is behind all the same, and what won the game where that is no count of points; null where points
   * tell it, and where nobody is behind.
   */
  readonly decider: Decider | null
}

const deciderOf = (
  rules: AnyRules,
  view: object,
  isLevel: boolean,
  [better, other]: readonly [Seat, Seat],
): Decider | null => {
  const standings = rules.standings(view)
  const [one, two] = [standings[better] ?? [], standings[other] ?? []]
  const at = one.findIndex(({ value }, index) => value !== two[index]?.value)
  const [mine, theirs] = [one[at], two[at]]
  if (mine === undefined || theirs === undefined) return null
  // Where places are not judged by points, no tie of theirs was broken.
  const isTie = isLevel && one.some(({ what }) => what === 'points')
  const isCount = mine.isYes !== true && theirs.value >= 0
  return { what: mine.what, isTie, values: isCount ? [mine.value, theirs.value] : null }
}

/** A figure that has won and not points: it stands where they do, and they stand small. */
export interface Judged {
  readonly what: string
  valueOf(seat: Seat): number
}

/** What was counted for the first place; null where points tell it, a tie of theirs was broken, or no figure tells it. */
export const judgedBy = (rules: AnyRules, view: object, places: readonly Place[]): Judged | null => {
  // Of several who have won, it stands at the last.
  const decider = places.findLast(({ place }) => place === 1)?.decider ?? null
  const counted =
    decider === null || decider.isTie ? null : countedIn(rules.standings(view), rules.outcome(view))
  if (counted === null) return null
  const { what, values } = counted
  const valueOf = (seat: Seat): number => values[seat] ?? 0
  // Points by another name.
  return places.every(({ seat, points }) => valueOf(seat) === points) ? null : { what, valueOf }
}

/** Seats from the best place down; nobody while it is on. */
export const placesAt = (rules: AnyRules, view: object): readonly Place[] => {
  const outcome = rules.outcome(view)
  const ranking = outcome?.ranking ?? []
  const totals = totalsOf(rules.scores(view))
  const pointsOf = (seat: Seat): number => totals[seat] ?? 0
  const won = outcome?.why.what ?? 'points'
  const feat: Decider | null = won === 'points' ? null : { what: won, isTie: false, values: null }
  const toldFeat = (pair: readonly [Seat, Seat]): Decider | null => {
    const decider = feat === null ? null : deciderOf(rules, view, false, pair)
    return decider?.what === won ? decider : feat
  }
  /** No figure of the standings tells of it, as of a conquest: it is said whatever the points are. */
  const isBeyondFigures =
    feat !== null && !rules.standings(view).some((figures) => figures.some(({ what }) => what === won))
  return ranking.flatMap((group, index) => {
    const place = 1 + ranking.slice(0, index).flat().length
    const next = ranking[index + 1]?.[0]
    return group.map((seat, within) => ({
      place,
      seat,
      points: pointsOf(seat),
      decider:
        within < group.length - 1 || next === undefined
          ? null
          : index === 0 && isBeyondFigures
            ? feat
            : pointsOf(next) < pointsOf(seat)
              ? index === 0
                ? toldFeat([seat, next])
                : null
              : deciderOf(rules, view, pointsOf(next) === pointsOf(seat), [seat, next]),
    }))
  })
}

/** In their order: points, or what weighed more. */
export const figuresAt = (rules: AnyRules, view: object, places: readonly Place[]): readonly number[] => {
  const judged = judgedBy(rules, view, places)
  return places.map(({ seat, points }) => judged?.valueOf(seat) ?? points)
}
