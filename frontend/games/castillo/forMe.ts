/**
 * What the roles of a round mean for one seat, as they are shown and while each is in force; and who is ahead, while the
 * next are chosen. In both languages, as it is fetched with what the first view does not need.
 */
import type { Seat, Shown, Viewer } from '../../../shared/engine/ids.ts'
import type { Language } from '../../../shared/engine/meta.ts'
import {
  masterBuilderPoints,
  placesHelpers,
  type Role,
  roleOf,
} from '../../../shared/games/castillo/components.ts'
import { cardInForce } from '../../../shared/games/castillo/evolve.ts'
import type { Queued, State } from '../../../shared/games/castillo/state.ts'
import { cardsPerRound, isForced } from '../../../shared/games/castillo/steps/choosing.ts'
import { language } from '../../kit/language.ts'
import { isPoor } from './idle.ts'
import { isCounted, pointsNow } from './scoredNow.ts'
import type { CastilloTable } from './choice.ts'
import type { Texts } from './texts.es.ts'
import { type NameOf, roleName } from './words.ts'

interface Words {
  readonly waits: string
  readonly sells: (names: string, count: number) => string
  readonly buys: (names: string) => string
  readonly buysNothing: string
  readonly before: (names: string, count: number) => string
  readonly earns: (names: string, points: number) => string
  readonly gives: (names: string, points: number) => string
  readonly leads: (name: string, points: number) => string
  readonly youLead: (points: number) => string
  readonly level: (points: number) => string
  readonly forced: (cards: readonly string[], names: string) => string
  readonly chosen: (names: string, count: number) => string
  readonly forcedNext: string
  readonly kept: string
  readonly why: string
}

const words: Readonly<Record<Language, Words>> = {
  es: {
    waits: 'Nadie ha elegido Comerciante: tus carretillas no traen nada',
    sells: (names, n) => `${names} ${n === 1 ? 'puede' : 'pueden'} comprar una pieza a tu Trabajador`,
    buys: (names) => `Por 1 tálero puedes comprar una pieza a ${names}`,
    buysNothing: 'Nadie más trae Trabajador: no tienes a quién comprar',
    before: (names, n) => `${names} ${n === 1 ? 'elige' : 'eligen'} montón antes que tú`,
    earns: (names, n) => `Cada edificio de ${names} te da ${n} puntos`,
    gives: (names, n) => `Cada edificio tuyo da ${n} puntos a ${names}`,
    leads: (name, n) => `Si se puntuara ahora, iría delante ${name}: ${n}`,
    youLead: (n) => `Si se puntuara ahora, irías delante: ${n}`,
    level: (n) => `Si se puntuara ahora, habría empate en cabeza: ${n}`,
    forced: ([card, other], names) =>
      `Solo te ${other ? `quedan el ${card} y el ${other}: se juegan solos` : `queda el ${card}: se juega solo`}; esperando a ${names}`,
    chosen: (names, n) => `Esperando a que ${n === 1 ? 'elija' : 'elijan'} ${names}; aún puedes cambiar`,
    forcedNext: 'Si guardas el Maestro Constructor, en la próxima ronda se juega solo',
    kept: 'En la última ronda no se enseña quién va delante',
    why: ': se guarda para el recuento final',
  },
  en: {
    waits: 'Nobody has chosen a Trader: your carts bring nothing',
    sells: (names) => `${names} may buy a piece from your Worker`,
    buys: (names) => `For 1 taler you may buy a piece from ${names}`,
    buysNothing: 'Nobody else has a Worker: there is nobody to buy from',
    before: (names, n) => `${names} ${n === 1 ? 'chooses a pile' : 'choose piles'} before you`,
    earns: (names, n) => `Each building by ${names} gives you ${n} points`,
    gives: (names, n) => `Each building of yours gives ${n} points to ${names}`,
    leads: (name, n) => `If it were scored now, ${name} would be ahead: ${n}`,
    youLead: (n) => `If it were scored now, you would be ahead: ${n}`,
    level: (n) => `If it were scored now, the lead would be shared: ${n}`,
    forced: ([card, other], names) =>
      `You only have the ${other ? `${card} and the ${other} left: they play themselves` : `${card} left: it plays itself`}; waiting for ${names}`,
    chosen: (names) => `Waiting for ${names} to choose; you can still change`,
    forcedNext: 'If you keep the Master Builder, it plays itself next round',
    kept: 'In the last round it is not shown who is ahead',
    why: ': that is left for the final count',
  },
}

interface Meaning {
  readonly text: string
  /** While which roles are in force it comes true; none where all there is to know is told at once. */
  readonly by: readonly Role[]
}

/** The others whom a building of this seat gives points, each once: they play their Master Builder this round [CA-4.3.23]. */
export const paidBy = (queue: readonly Queued[], me: Viewer): readonly Seat[] => [
  ...new Set(
    queue.filter(({ seat, card }) => seat !== me && roleOf(card) === 'masterBuilder').map(({ seat }) => seat),
  ),
]
export const givesTo = (t: Texts, scorers: readonly Seat[], nameOf: NameOf): string =>
  words[language()].gives(t.listed(scorers.map(nameOf)), masterBuilderPoints)

const builders: readonly Role[] = ['bricklayer', 'stonemason', 'worker']

/** By the roles that are still to be played, one's own first. */
export const meaningsFor = (
  t: Texts,
  state: State,
  queue: readonly Queued[],
  me: Viewer,
  nameOf: NameOf,
): readonly Meaning[] => {
  if (me === null) return []
  const w = words[language()]
  const told: Meaning[] = []
  const mine = new Set(queue.filter(({ seat }) => seat === me).map(({ card }) => roleOf(card)))
  /** Of others, each once, who play one of these. */
  const who = (among: readonly Queued[], ...roles: readonly Role[]): readonly string[] => [
    ...new Set(
      among
        .filter(({ seat, card }) => seat !== me && roles.includes(roleOf(card)))
        .map(({ seat }) => nameOf(seat)),
    ),
  ]
  const tell = (text: string, ...by: readonly Role[]): void => void told.push({ text, by })
  if (mine.has('bricklayer')) {
    const own = queue.findIndex(({ seat, card }) => seat === me && card === 'bricklayer')
    const before = who(queue.slice(0, own), 'bricklayer')
    if (before.length > 0) tell(w.before(t.listed(before), before.length), 'bricklayer')
  }
  if (mine.has('stonemason')) {
    const workers = who(queue, 'worker')
    tell(workers.length > 0 ? w.buys(t.listed(workers)) : w.buysNothing)
  }
  if (mine.has('worker')) {
    const buyers = who(queue, 'stonemason')
    if (buyers.length > 0) tell(w.sells(t.listed(buyers), buyers.length), 'stonemason')
  }
  if (builders.some((role) => mine.has(role))) {
    const scorers = paidBy(queue, me)
    if (scorers.length > 0) tell(givesTo(t, scorers, nameOf))
  }
  if (mine.has('masterBuilder')) {
    const others = who(queue, ...builders)
    if (others.length > 0) tell(w.earns(t.listed(others), masterBuilderPoints), ...builders)
  }
  // What a delivery brings is told as it comes.
  if (Object.values(state.traderSpaces).includes(me) && !queue.some(({ card }) => card === 'trader'))
    tell(w.waits)
  return told
}

/** Of the role in force. */
export const meaningNow = (t: Texts, state: State, me: Viewer, nameOf: NameOf): string | undefined => {
  const queue = state.queue.slice(state.queueIndex)
  const [now] = queue
  return now && meaningsFor(t, state, queue, me, nameOf).find(({ by }) => by.includes(roleOf(now.card)))?.text
}

/**
 * One's builder has come to the end of their turn without a building that could be paid for; a Worker is not asked
 * before he delivers.
 */
export const isStuck = ({ view, me }: CastilloTable): boolean => {
  const now = cardInForce(view())
  return now !== undefined && now.seat === me() && placesHelpers(roleOf(now.card)) && isPoor(view(), now)
}

/** Who has chosen waits for these, and may change that; but not where the hand left one choice, made by itself [CA-4.1.4]. */
export const waiting = (t: Texts, { view, me }: CastilloTable, names: readonly string[]): string => {
  const w = words[language()]
  const seat = me()
  if (seat === null || !isForced(view(), seat)) return w.chosen(t.listed(names), names.length)
  const cards = view().players[seat]?.hand.map((card) => roleName(t, card)) ?? []
  return w.forced(cards, t.listed(names))
}

const isKept = (view: Shown<State>): boolean => view.round === view.config.rounds && !isCounted(view)
/** Beside the points of each seat, and on its card, in the last round: what all would have is left for the count to show. */
export const kept = (view: Shown<State>): string | null => {
  const w = words[language()]
  return isKept(view) ? w.kept + w.why : null
}

/**
 * What is asked, and who would win if it were over, once a third of the rounds is played and anybody has points: before,
 * what helpers are worth only falls with each building, and tells nothing. In the last round, that this is left for the
 * count. What is kept now may leave the next hand no choice: that comes first.
 */
export const ahead = ({ view, me, nameOf }: CastilloTable, asked: string): string => {
  const w = words[language()]
  const points = pointsNow(view())
  const most = Math.max(...points)
  const leaders = view()
    .players.map(({ seat }) => seat)
    .filter((seat) => points[seat] === most)
  const [leader] = leaders
  const seat = me()
  const hand = seat === null ? undefined : view().players[seat]?.hand
  // Why is said where it is asked for: the line has no room for it.
  if (isKept(view())) return `${asked}. ${w.kept}`
  if (hand?.length === 2 * cardsPerRound(view())) return `${asked}. ${w.forcedNext}`
  if (view().round * 3 <= view().config.rounds || most === 0 || leader === undefined) return asked
  const said =
    leaders.length > 1 ? w.level(most) : leader === seat ? w.youLead(most) : w.leads(nameOf(leader), most)
  return `${asked}. ${said}`
}
