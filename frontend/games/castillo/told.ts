/**
 * What is told over the board to whom alone it concerns, as one's card did less than it might or brought what others
 * see fly by, as a rival did something to one, or as nothing was left to a rival's Master Builder: in both languages,
 * as it is fetched with what the first view does not need.
 */
import type { Seat, Shown, Viewer } from '../../../shared/engine/ids.ts'
import type { Language } from '../../../shared/engine/meta.ts'
import type { Resource } from '../../../shared/games/castillo/components.ts'
import type { Event, State } from '../../../shared/games/castillo/state.ts'
import { language } from '../../kit/language.ts'
import type { Scene } from '../../plug/gameUi.ts'
import { titleShown } from '../../plug/scenes/title.tsx'
import { isPoor, priceMissed } from './idle.ts'
import type { Texts } from './texts.es.ts'
import { type NameOf, pileName, roleName } from './words.ts'

const words: Readonly<
  Record<
    Language,
    {
      readonly gets: (pile: string) => string
      readonly away: (pile: string) => string
      readonly masterBuilder: (points: string) => string
      readonly back: string
      readonly denied: string
      readonly denies: (names: string) => string
      readonly short: string
      readonly cheapest: (price: string, talers: number) => string
      readonly poor: string
      readonly idle: (role: string) => string
      readonly displaced: (name: string, space: string) => string
      readonly home: string
      readonly bought: (name: string, piece: string) => string
    }
  >
> = {
  es: {
    gets: (pile) => `Recibes ${pile}`,
    away: (pile) => `A la Torre de Defensa: ${pile}`,
    masterBuilder: (points) => `Tu Maestro Constructor: ${points}`,
    back: 'Recuperas tus cartas',
    denied: 'Nadie más ha construido',
    denies: (names) => `El Maestro Constructor de ${names} no da puntos`,
    short: 'No te llegan los táleros para un ayudante',
    cheapest: (price, talers) => `La plaza más barata cuesta ${price}; tienes ${talers}`,
    poor: 'No puedes pagar ningún edificio',
    idle: (role) => `No sacas nada de tu ${role}`,
    displaced: (name, space) => `${name} te desplaza de ${space}`,
    home: 'Tu ayudante vuelve a tu reserva',
    bought: (name, piece) => `${name} te compra ${piece}`,
  },
  en: {
    gets: (pile) => `You get ${pile}`,
    away: (pile) => `To the Defence Tower: ${pile}`,
    masterBuilder: (points) => `Your Master Builder: ${points}`,
    back: 'Your cards come back',
    denied: 'Nobody else has built',
    denies: (names) => `The Master Builder of ${names} brings no points`,
    short: 'You have too few talers for a helper',
    cheapest: (price, talers) => `The cheapest space costs ${price}; you have ${talers}`,
    poor: 'You cannot pay for any building',
    idle: (role) => `You get nothing out of your ${role}`,
    displaced: (name, space) => `${name} displaces you from ${space}`,
    home: 'Your helper goes back to your supply',
    bought: (name, piece) => `${name} buys ${piece} from you`,
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

/** Whose Master Builders of this round bring nothing: they come last, when all has been built. */
const emptyHanded = ({ queue, builtThisRound }: State): readonly Seat[] =>
  queue
    .filter(
      ({ seat, card }) => card === 'masterBuilder' && builtThisRound.every((n, by) => n === 0 || by === seat),
    )
    .map(({ seat }) => seat)

export const toldTo = (
  t: Texts,
  event: Shown<Event>,
  before: State,
  nameOf: NameOf,
  me: Viewer,
  earlier: readonly Shown<Event>[],
): Scene | null => {
  if (me === null) return null
  const w = words[language()]
  if (event.type === 'traderPlaced' && event.displaced === me) {
    const { seat, space } = event
    return titleShown(w.displaced(nameOf(seat), t.the(t.spaces[space])), w.home, [space], seat)
  }
  if (event.type === 'bought' && event.owner === me) {
    const said = w.bought(nameOf(event.seat), t.counted(1, event.resource))
    return titleShown(said, w.gets(t.holdings.talers(event.talers)), [], event.seat)
  }
  if (event.type === 'masterBuilderScored') {
    const said = w.masterBuilder(t.pay.reward.points(event.vp))
    if (event.seat === me) return titleShown(said, event.vp > 0 ? w.back : `${w.denied}. ${w.back}`)
    // Once for all of them, as the last is played: whose own is among them has read it there.
    const empty = emptyHanded(before)
    return empty.length > 0 && !empty.includes(me) && before.queueIndex === before.queue.length - 1
      ? titleShown(w.denies(t.listed(empty.map(nameOf))), w.denied)
      : null
  }
  if (event.type !== 'cardResolved') return null
  // Who has ended its question without an answer knows that it brings nothing.
  const last = earlier.findLast(({ type }) => type === 'passed' || type === 'cardResolved')
  const isChosen = event.seat === me && last?.type === 'passed'
  const idle = isChosen ? null : titleShown(w.idle(roleName(t, event.card)))
  if (event.card === 'trader') {
    const [got, away] = income(earlier, me)
    const left = pileName(t, away)
    const all = pileName(t, got)
    if (all !== t.nothing) return titleShown(w.gets(all), left === t.nothing ? '' : w.away(left))
    // Only the last of all Traders delivers: before that each may still be given, or lose, its place.
    const isLast = !before.queue.slice(before.queueIndex + 1).some(({ card }) => card === 'trader')
    const isMine = before.queue.some(({ seat, card }) => seat === me && card === 'trader')
    return isLast && isMine ? idle : null
  }
  if (event.seat !== me) return null
  if (before.idle) return idle
  // Who was asked for something else first has read it where the turn was confirmed.
  if (before.phase === 'resolve' && isPoor(before, event)) return titleShown(w.poor)
  const price = priceMissed(before, event)
  return price < Infinity
    ? titleShown(w.short, w.cheapest(t.holdings.talers(price), before.players[me]?.talers ?? 0))
    : null
}
