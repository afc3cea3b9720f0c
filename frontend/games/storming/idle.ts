/** Why an action card would do nothing as things stand. Others may act before it is turned over. */
import type { Seat } from '../../../shared/engine/ids.ts'
import { typeOfCard } from '../../../shared/games/storming/components.ts'
import { playerAt } from '../../../shared/games/storming/queries.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import { openTypes } from '../../../shared/games/storming/steps/card.ts'

/** No action of it is possible; an event has the next one, or the next Recruitment, not played [ST-4.24]. */
export type Idle = 'nothing' | 'skipNext' | 'famine'

export const idleWhy = (state: State, seat: Seat, card: string): Idle | null => {
  const kind = typeOfCard(card)
  if (kind === null) return null
  const { skipNext, fairWinds } = playerAt(state, seat)
  if (skipNext > 0) return 'skipNext'
  if (kind === 'recruit' && state.flags.famine) return 'famine'
  const truce = kind === 'military' && state.flags.truce
  const unused = { total: 0, base: 0, market: false, extra: false, used: [] }
  return openTypes(state, { seat, kind, card, fairWinds, truce, ...unused }).length > 0 ? null : 'nothing'
}
