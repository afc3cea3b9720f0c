/** What the end of a game is told with, where points have not decided it. */
import type { Outcome } from './game.ts'
import type { Standing } from './standing.ts'

/**
 * What tells in figures how the first place was won, with the figure of each seat: what decided it or, where that is a
 * yes, the first count below it. Null while nothing is won, where points weigh more than that or are it, and where it
 * does not tell the first from the next.
 */
export const countedIn = (
  standings: readonly Standing[],
  outcome: Outcome | null,
): { readonly what: string; readonly values: readonly number[] } | null => {
  const [first, next] = (outcome?.ranking ?? []).map(([seat]) => standings[seat ?? 0] ?? [])
  const whyAt = first?.findIndex(({ what }) => what === outcome?.why.what) ?? -1
  if (first === undefined || next === undefined || whyAt < 0) return null
  const at = first.findIndex(({ isYes }, index) => index >= whyAt && isYes !== true)
  const what = first[at]?.what ?? 'points'
  return first[at]?.value === next[at]?.value || first.slice(0, at + 1).some((one) => one.what === 'points')
    ? null
    : { what, values: standings.map((figures) => figures[at]?.value ?? 0) }
}
