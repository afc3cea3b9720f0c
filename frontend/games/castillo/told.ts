/**
 * What is told over the board to whom alone it concerns, as one's card did less than it might or brought what others see
 * fly by: in both languages, as it is fetched with what the first view does not need.
 */
import type { Shown, Viewer } from '../../../shared/engine/ids.ts'
import type { Language } from '../../../shared/engine/meta.ts'
import { placesHelpers, type Resource, roleOf } from '../../../shared/games/castillo/components.ts'
import type { Event, State } from '../../../shared/games/castillo/state.ts'
import { language } from '../../kit/language.ts'
import type { Scene } from '../../plug/gameUi.ts'
import { titleShown } from '../../plug/scenes/title.tsx'
import { isShort } from './idle.ts'
import type { Texts } from './texts.es.ts'
import { pileName } from './words.ts'

const words: Readonly<
  Record<
    Language,
    {
      readonly gets: (pile: string) => string
      readonly away: (pile: string) => string
      readonly masterBuilder: (points: string) => string
      readonly back: string
      readonly short: string
    }
  >
> = {
  es: {
    gets: (pile) => `Recibes ${pile}`,
    away: (pile) => `A la Torre de Defensa: ${pile}`,
    masterBuilder: (points) => `Tu Maestro Constructor: ${points}`,
    back: 'Recuperas tus cartas',
    short: 'No te llegan los táleros para un ayudante',
  },
  en: {
    gets: (pile) => `You get ${pile}`,
    away: (pile) => `To the Defence Tower: ${pile}`,
    masterBuilder: (points) => `Your Master Builder: ${points}`,
    back: 'Your cards come back',
    short: 'You have too few talers for a helper',
  },
}

type Pile = Partial<Record<Resource, number>>

/** What a Trader's delivery leaves one, of all of one's carts together, and what of it goes to the tower. */
const income = (earlier: readonly Shown<Event>[], me: Viewer): readonly [got: Pile, away: Pile] => {
  const [got, away]: [Pile, Pile] = [{}, {}]
  for (const event of earlier)
    if (event.type === 'incomeTaken' && event.seat === me) {
      const { resource, amount, toTower } = event
      got[resource] = (got[resource] ?? 0) + amount - toTower
      away[resource] = (away[resource] ?? 0) + toTower
    }
  return [got, away]
}

export const toldTo = (
  t: Texts,
  event: Shown<Event>,
  before: State,
  me: Viewer,
  earlier: readonly Shown<Event>[],
): Scene | null => {
  const w = words[language()]
  if (event.type === 'masterBuilderScored')
    return event.seat === me ? titleShown(w.masterBuilder(t.pay.reward.points(event.vp)), w.back) : null
  if (event.type !== 'cardResolved') return null
  if (event.card === 'trader') {
    const [got, away] = income(earlier, me)
    const left = pileName(t, away)
    const all = pileName(t, got)
    return all === t.nothing ? null : titleShown(w.gets(all), left === t.nothing ? '' : w.away(left))
  }
  const isBuilder = event.seat === me && placesHelpers(roleOf(event.card))
  return isBuilder && isShort(before, me) ? titleShown(w.short) : null
}
