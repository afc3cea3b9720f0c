/** A turn in hand, in so few words that a phone shows what counts. */
import { seatOf, type Shown } from '../../../shared/engine/ids.ts'
import { foresee } from '../../../shared/engine/predict.ts'
import type { Move } from '../../../shared/games/fortaleza/moves.ts'
import { fortalezaRules } from '../../../shared/games/fortaleza/rules.ts'
import type { State } from '../../../shared/games/fortaleza/state.ts'
import { signed } from '../../kit/sums.ts'
import { balanceOf } from './proposals.ts'
import { pointsNow } from './scoredNow.ts'
import type { Texts } from './texts.es.ts'
import { actName, type NameOf } from './words.ts'

/**
 * For a phone, which cuts what it has no room for: what it costs and would score comes first, and the cards, which have
 * left the hand, are left out.
 */
export const briefName = (t: Texts, move: Move, view: Shown<State>, nameOf: NameOf): string => {
  if (!('cards' in move)) return actName(t, move, view, nameOf)
  const seat = view.activeSeat
  const said = move.type.startsWith('take') ? t.hand.resources : actName(t, move, view, nameOf)
  const coins = balanceOf(view, seat, move)
  const { view: after } = foresee(fortalezaRules, view, seat, move)
  const before = pointsNow(view)
  const changes = pointsNow(after).map((points, at) => points - (before[at] ?? 0))
  const points = changes[seat] ?? 0
  // Whoever is built over loses by it: that is half of what it is worth.
  const others = changes.flatMap((change, at) =>
    change === 0 || at === seat ? [] : [`${nameOf(seatOf(at))} ${signed(change)}`],
  )
  const worth = [
    ...(coins === 0 ? [] : [t.moves.gained.coins(coins)]),
    ...(points === 0 ? [] : [t.moves.gained.points(points)]),
    ...others,
  ]
  return worth.length === 0 ? said : `${worth.join(', ')}: ${said.charAt(0).toLowerCase()}${said.slice(1)}`
}
