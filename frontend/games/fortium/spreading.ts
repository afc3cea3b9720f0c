/** The three quarries where one's miners begin, and how the board looks with them there [FT-3.5]. */
import type { Seat } from '../../../shared/engine/ids.ts'
import { minersEach } from '../../../shared/games/fortium/components.ts'
import type { NodeId, PlacedSite } from '../../../shared/games/fortium/layout.ts'
import { armOf, boardOf, homeOf } from '../../../shared/games/fortium/position.ts'
import type { SetupChoice, State } from '../../../shared/games/fortium/state.ts'

export type Quarry = keyof SetupChoice
const names: readonly Quarry[] = ['granA', 'granB', 'lime']

/** Where a seat's miners begin; nowhere without a seat that spreads them. */
export const quarriesOf = (
  state: State,
  seat: Seat | null,
): readonly (PlacedSite & { readonly name: Quarry })[] =>
  seat === null
    ? []
    : names.flatMap((name) => {
        const site = boardOf(state).siteById.get(`${armOf(state, seat)}-${name}`)
        return site === undefined ? [] : [{ ...site, name }]
      })

/** How a seat that knows it has spread its miners, until everybody's are seen. */
export const chosenBy = (state: State, seat: Seat | null): SetupChoice | null =>
  seat === null || state.phase !== 'setup' ? null : (state.setupChoices[seat]?.choice?.secret ?? null)

/** With so many of the seat's miners at each quarry, and all others in the base. */
export const spreadOut = (state: State, seat: Seat | null, spread: SetupChoice): State => {
  if (seat === null) return state
  const out = quarriesOf(state, seat).flatMap(({ name, cell }): NodeId[] =>
    Array.from({ length: spread[name] }, () => cell),
  )
  const home = Array.from({ length: minersEach - out.length }, () => homeOf(state, seat))
  const players = state.players.map((player) =>
    player.seat === seat ? { ...player, miners: [...out, ...home] } : player,
  )
  return { ...state, players }
}
