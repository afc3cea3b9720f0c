/** Which trades no player would want, whatever stands to be gained or lost by them. For bots and hints. */
import { type Bundle, exchanges, stored } from './components.ts'
import type { Move } from './moves.ts'
import type { State } from './state.ts'

/** Whether the bank gives all that for as much or for less: each kind is bought with what is left of the one below it. */
const bankGives = ({ bank }: State, get: Bundle, give: Bundle): boolean => {
  let short = 0
  for (const kind of stored.toReversed()) {
    const { pay, to } = exchanges[kind]
    if (to !== 'diamond' && short > bank[to]) return false
    short = Math.max(0, short * pay + (get[kind] ?? 0) - (give[kind] ?? 0))
  }
  return short === 0
}

export interface Swap {
  readonly give: Bundle
  readonly get: Bundle
}

/** What bots think of: one unit of a kind for one to three of a lesser one, either way round. */
export const swaps: readonly Swap[] = stored.flatMap((kind, order) =>
  stored.slice(0, order).flatMap((lesser) =>
    [1, 2, 3].flatMap((count): Swap[] => [
      { give: { [lesser]: count }, get: { [kind]: 1 } },
      { give: { [kind]: 1 }, get: { [lesser]: count } },
    ]),
  ),
)

/** Nothing stands on both sides, and neither side would do as well with the bank, which brings nobody else nearer. */
export const isBargain = (state: State, give: Bundle, get: Bundle): boolean =>
  !stored.some((kind) => (give[kind] ?? 0) > 0 && (get[kind] ?? 0) > 0) &&
  !bankGives(state, get, give) &&
  !bankGives(state, give, get)

/** To propose what is no bargain, or to agree to it. */
export const isPointless = (state: State, move: Move): boolean => {
  const open = state.negotiation?.open ?? null
  if (move.type === 'acceptTrade') return open !== null && !isBargain(state, open.give, open.get)
  return (
    (move.type === 'proposeTrade' || move.type === 'counterTrade') && !isBargain(state, move.give, move.get)
  )
}
