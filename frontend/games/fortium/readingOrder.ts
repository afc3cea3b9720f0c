/** Places in the order in which they are looked at on the board. */
import type { PlacedSite } from '../../../shared/games/fortium/layout.ts'
import type { Plan } from './plan.ts'

/** From the left to the right as they are drawn, and of those above each other the upper one first. */
export const inReadingOrder = <Site extends PlacedSite>(
  sites: readonly Site[],
  plan: Plan,
): readonly Site[] =>
  sites.toSorted((a, b) => plan.at(a.cell).x - plan.at(b.cell).x || plan.at(a.cell).y - plan.at(b.cell).y)
