/** A turn in hand, in so few words that a phone shows what counts. */
import type { Seat, Shown } from '../../../shared/engine/ids.ts'
import { foresee } from '../../../shared/engine/predict.ts'
import type { Move } from '../../../shared/games/fortaleza/moves.ts'
import { fortalezaRules } from '../../../shared/games/fortaleza/rules.ts'
import type { State } from '../../../shared/games/fortaleza/state.ts'
import { signed } from '../../kit/sums.ts'
import { type Change, changesOf } from './scoredNow.ts'
import type { Texts } from './texts.es.ts'
import { actName, type NameOf } from './words.ts'

/** What others would get or lose: whoever is built over loses by it, and is paid as well where it is a guild. */
export const othersName = (
  t: Texts,
  changes: readonly Change[],
  me: Seat,
  nameOf: NameOf,
  pointsName: (points: number) => string,
): string =>
  changes
    .filter(({ seat }) => seat !== me)
    .map(({ seat, before, after, points }) => {
      const worth = [
        ...(before === after ? [] : [t.moves.gained.coins(after - before)]),
        ...(points === 0 ? [] : [pointsName(points)]),
      ]
      return `${nameOf(seat)} ${worth.join(', ')}`
    })
    .join('; ')

/**
 * For a phone, which cuts what it has no room for: what it costs and would score comes first, and the cards, which have
 * left the hand, are left out.
 */
export const briefName = (t: Texts, move: Move, view: Shown<State>, nameOf: NameOf): string => {
  if (!('cards' in move)) return actName(t, move, view, nameOf)
  const me = view.activeSeat
  const said = move.type.startsWith('take') ? t.hand.resources : actName(t, move, view, nameOf)
  const changes = changesOf(view, foresee(fortalezaRules, view, me, move).view)
  const own = changes.find(({ seat }) => seat === me)
  const worth = [
    [
      ...(own === undefined || own.before === own.after
        ? []
        : [t.moves.gained.coins(own.after - own.before)]),
      // What is the temple's alone is told once, with what it hangs on.
      ...(own?.points && own.points !== own.temple ? [t.moves.gained.points(own.points)] : []),
      ...(own?.temple ? [t.places.ofTemple(own.temple)] : []),
    ].join(', '),
    othersName(t, changes, me, nameOf, signed),
  ].filter((part) => part !== '')
  return worth.length === 0 ? said : `${worth.join('; ')}: ${said.charAt(0).toLowerCase()}${said.slice(1)}`
}
