/** What a sentence on a move of Fortium goes by: the board before and after it, and names for what is on it. */
import type { Seat, Shown } from '../../../shared/engine/ids.ts'
import { floors, kinds, price, type Stored, stored } from '../../../shared/games/fortium/components.ts'
import type { NodeId, PlacedSite } from '../../../shared/games/fortium/layout.ts'
import { boardOf, diggersOn, paysNow, playerAt, seatAt } from '../../../shared/games/fortium/position.ts'
import { fortiumRules } from '../../../shared/games/fortium/rules.ts'
import type { State } from '../../../shared/games/fortium/state.ts'
import type { purposeWords, Sums } from './purposeWords.ts'
import type { Threat } from './threats.ts'

/** As far as one die goes. */
export const farthest = 6
const longest = 110

/** A move that is asked about, on the board before and after it. */
export interface MoveAt {
  readonly before: Shown<State>
  readonly after: Shown<State>
  readonly seat: Seat
  readonly say: ReturnType<typeof purposeWords>
  nameOf(seat: Seat): string
}
export type Sentence = string | null

/** The first that is short enough. */
export const fit = (...said: readonly Sentence[]): Sentence =>
  said.find((one) => one !== null && one.length <= longest) ?? null

export const siteAt = (state: State, cell: NodeId): PlacedSite | undefined =>
  boardOf(state).siteByCell.get(cell)
export const some = (sums: Sums): boolean => kinds.some((kind) => (sums[kind] ?? 0) > 0)
export const priceLeft = ({ stock }: { readonly stock: Readonly<Record<Stored, number>> }): Sums => ({
  granite: Math.max(0, price.granite - stock.granite),
  limestone: Math.max(0, price.limestone - stock.limestone),
})
/** No floor that is still to be built is made of it. */
export const isSpare = (built: number, kind: Stored): boolean => stored.indexOf(kind) < built

export const siteSaid = ({ before, seat, say, nameOf }: MoveAt, { kind, home }: PlacedSite): string => {
  const whose = home === null ? null : seatAt(before, home)
  return say.site(kind, whose === null || whose === seat ? '' : nameOf(whose))
}

/** What a rival's next turn brings unless their miners are gone from the mine. */
export const threatens = ({ say, nameOf }: MoveAt, rival: Seat, { wins, dug }: Threat): string =>
  wins ? say.wins(nameOf(rival)) : say.begins(nameOf(rival), dug)

/** The next floor, and what it lacks by what is in stock. */
export const nextOf = (state: State, seat: Seat) => {
  const { floors: built, stock } = playerAt(state, seat)
  const floor = floors[built]
  return floor === undefined
    ? null
    : { ...floor, held: stock[floor.kind], missing: Math.max(0, floor.cost - stock[floor.kind]) }
}

/** What an own camp on a site would give with the miners that stand there. */
export const campGives = (state: State, seat: Seat, site: PlacedSite): Sums =>
  paysNow(state, seat, site) ? { [site.kind]: diggersOn(state, seat, site.cell) } : {}

/** Whether a camp could be pitched there now: by the rules. */
export const canCamp = (state: State, seat: Seat, { id }: PlacedSite): boolean =>
  fortiumRules.check(state, seat, { type: 'buyCamp', site: id }) === null
