/** Places from figures: the first that differs decides, who is level in all of them shares a place. */
import type { Figure, Outcome, ScoreLine } from './game.ts'
import { type Seat, seatsOf } from './ids.ts'

/** What each seat has scored in all: the figures that a game that is over is told with. */
export const totalsOf = (scores: readonly (readonly ScoreLine[])[]): readonly number[] =>
  scores.map((lines) => lines.reduce((sum, { points }) => sum + points, 0))

/** What seats are judged by, compared figure by figure. */
export type Standing = readonly Figure[]

/** The first figure in which two differ; null where they are level in all. */
const decisiveOf = (a: Standing, b: Standing): Figure | null =>
  a.find(({ value }, index) => value !== b[index]?.value) ?? null

/** Below 0: `a` stands better. 0: level. */
export const compareStandings = (a: Standing, b: Standing): number => {
  const figure = decisiveOf(a, b)
  return figure === null ? 0 : (b[a.indexOf(figure)]?.value ?? 0) - figure.value
}

/** Places of all seats, and the figure by which the first are ahead of the next; all level: the last figure. */
export const placesOf = (standings: readonly Standing[]): Outcome => {
  const of = (seat: Seat): Standing => standings[seat] ?? []
  const ranking: Seat[][] = []
  for (const seat of seatsOf(standings.length).sort((a, b) => compareStandings(of(a), of(b)))) {
    const group = ranking.at(-1)
    const [peer] = group ?? []
    if (group !== undefined && peer !== undefined && compareStandings(of(peer), of(seat)) === 0)
      group.push(seat)
    else ranking.push([seat])
  }
  const [first, next] = ranking.map(([seat]) => (seat === undefined ? [] : of(seat)))
  const decisive = decisiveOf(first ?? [], next ?? first ?? []) ?? first?.at(-1)
  if (decisive === undefined) throw new Error('places need seats and figures')
  return { ranking, why: { what: decisive.what, rule: decisive.rule } }
}
