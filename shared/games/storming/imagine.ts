/** What a seat of Storming! cannot see, drawn so that it agrees with what it sees: for bots that look ahead. */
import { copy } from '../../engine/copy.ts'
import type { Seat, Shown } from '../../engine/ids.ts'
import type { Random } from '../../engine/random.ts'
import { type Bag, faces, hide, type Hidden, put } from '../../engine/secret.ts'
import { actionCardsOf, cardsOf, colourOf, invention, markets, revolts } from './components.ts'
import { directedCards, generalEventIds } from './events.ts'
import { ownerOfCivilian, playerAt } from './queries.ts'
import type { State } from './state.ts'

/** Every string that is seen somewhere in a view. */
const seenIn = (value: unknown, into: Set<string> = new Set()): Set<string> => {
  if (typeof value === 'string') into.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) seenIn(part, into)
  return into
}

/** The card in force, while it lies there, and what follows it. */
const lying = ({ resolving }: State): unknown => (resolving?.lies === true ? resolving : resolving?.attached)

/** Draws from what is left, one after another. */
const drawerOf = (cards: readonly string[], random: Random) => {
  const left = random.shuffle(cards)
  return {
    left,
    next(): string {
      const card = left.pop()
      if (card === undefined) throw new Error('more unknown cards than cards')
      return card
    },
  }
}

const filled = (
  things: readonly Hidden<string>[],
  next: () => string,
  ...to: readonly Seat[]
): Hidden<string>[] => things.map((thing) => thing ?? hide(next(), ...to))
const filledBag = (zone: Bag<string>, next: () => string, ...to: readonly Seat[]): Bag<string> => {
  const full: Bag<string> = { bag: [] }
  for (const thing of filled(zone.bag, next, ...to)) put(full, thing)
  return full
}

/** Cards of a face-up kind that lie in its deck. */
const imagineDecks = (state: State, random: Random): void => {
  for (const kind of markets) {
    const shown = new Set([
      ...state.display[kind],
      ...state.discards[kind],
      ...state.players.flatMap(({ civilians, improvements }) => [...civilians, ...improvements]),
      ...state.pacts.map(({ id }) => id),
      ...(state.offered === null ? [] : [state.offered.pact]),
    ])
    const { next } = drawerOf(
      cardsOf[kind].filter((card) => !shown.has(card)),
      random,
    )
    state.decks[kind] = filled(state.decks[kind], next)
  }
}

/** Events lie in many places; whoever looks knows some of them. */
const imagineEvents = (state: State, random: Random): void => {
  const seen = seenIn([
    state.players.map(({ events, drawn }) => [events, drawn]),
    [state.decks.event, state.eventDiscards, state.eventSlot, state.spied, state.spyChoice],
    [state.present, state.future, lying(state), state.warlock, state.warlockKept, state.box],
  ])
  const { next } = drawerOf(
    [...generalEventIds, ...directedCards].filter((card) => !seen.has(card)),
    random,
  )
  for (const player of state.players) {
    player.events = filledBag(player.events, next, player.seat)
    player.drawn = filled(player.drawn, next)
  }
  state.decks.event = filled(state.decks.event, next)
  state.eventDiscards = filled(state.eventDiscards, next)
  imagineSlot(state, next, random)
  for (const pile of ['present', 'future'] as const)
    state[pile] = state[pile].map((entry) => ({
      ...entry,
      card: entry.card === null && entry.placedBy === null ? hide(next()) : entry.card,
      attached: filled(entry.attached, next, ...(entry.placedBy === null ? [] : [entry.placedBy])),
    }))
  if (state.resolving !== null)
    state.resolving = { ...state.resolving, attached: filled(state.resolving.attached, next) }
  if (state.warlock !== null)
    state.warlock = { ...state.warlock, cards: filledBag(state.warlock.cards, next, state.warlock.seat) }
  if (state.warlockKept !== null)
    state.warlockKept = {
      ...state.warlockKept,
      event: state.warlockKept.event ?? hide(next(), state.warlockKept.seat),
    }
}

/** What lies on the slot is what the Spy has seen, if there is one. */
const imagineSlot = (state: State, next: () => string, random: Random): void => {
  const own = new Set(state.eventSlot.flatMap(({ card }) => (card === null ? [] : [card.secret])))
  const spied = random.shuffle(faces(state.spied).filter((card) => !own.has(card)))
  state.eventSlot = state.eventSlot.map(({ placedBy, card }) => ({
    placedBy,
    card: card ?? hide(spied.pop() ?? next(), placedBy),
  }))
  const spy = ownerOfCivilian(state, 'spy')
  if (spy === null || state.spied.bag.length === 0) return
  const full: Bag<string> = { bag: [] }
  for (const { card } of state.eventSlot) put(full, card === null ? null : hide(card.secret, spy))
  state.spied = full
  state.spyChoice = state.spyChoice.map((card) => card ?? full.bag[random.below(full.bag.length)] ?? null)
}

/** How many of a seat's unknown cards are no action cards of its own: revolts on the piles, or the Invention. */
interface Unknown {
  readonly seat: Seat
  readonly actions: string[]
  readonly inHand: number
  readonly onPiles: number
  readonly others: number
}
const unknownOf = (state: State, seat: Seat, seen: ReadonlySet<string>): Unknown => {
  const { hand, revolts: own } = playerAt(state, seat)
  const actions = actionCardsOf(colourOf(seat)).filter((card) => !seen.has(card))
  const inHand = hand.bag.filter((card) => card === null).length
  const under = own.flatMap((one) => one.under).filter((card) => card === null).length
  const onPiles = [...state.present, ...state.future].filter(
    ({ placedBy, card }) => placedBy === seat && card === null,
  ).length
  return { seat, actions, inHand, onPiles, others: inHand + under + onPiles - actions.length }
}

/** Action cards, revolts and the Invention, so that each seat has as many cards as are seen [ST-7.1, ST-7.3, ST-7.6]. */
const imagineCards = (state: State, random: Random): void => {
  const seen = seenIn([
    state.players.map(({ hand, revolts: own }) => [hand, own]),
    [state.present, state.future, lying(state), state.revoltSupply],
  ])
  const unknown = state.players.map(({ seat }) => unknownOf(state, seat, seen))
  const lost = drawerOf(
    revolts.filter((card) => !seen.has(card)),
    random,
  )
  const isLost = !state.inventionInSupply && !seen.has(invention)
  const alchemist = ownerOfCivilian(state, 'alchemist')
  // In a hand it is the Alchemist's owner's; that it must be there shows where piles have no room for all others.
  const keepers = unknown.filter(({ others, onPiles, seat, inHand }) =>
    others > onPiles ? true : others > 0 && (onPiles > 0 || (seat === alchemist && inHand > 0)),
  )
  const forced = keepers.filter(({ others, onPiles }) => others > onPiles)
  const pool = forced.length > 0 ? forced : keepers
  const keeper = isLost ? pool[random.below(Math.max(1, pool.length))] : undefined
  for (const one of unknown) dealTo(state, one, keeper === one, alchemist, lost.next, random)
}

const dealTo = (
  state: State,
  { seat, actions, inHand, onPiles, others }: Unknown,
  keeps: boolean,
  alchemist: Seat | null,
  nextRevolt: () => string,
  random: Random,
): void => {
  const player = playerAt(state, seat)
  const canHold = seat === alchemist && inHand > 0
  const holds = keeps && canHold && (others > onPiles || onPiles === 0 || random.below(2) === 0)
  const left = random.shuffle(actions)
  const nextAction = (): string => left.pop() ?? ''
  const onPile = random.shuffle([
    ...(keeps && !holds ? [invention] : []),
    ...Array.from({ length: others - (keeps ? 1 : 0) }, nextRevolt),
  ])
  while (onPile.length < onPiles) onPile.push(nextAction())
  const piled = random.shuffle(onPile)
  for (const pile of ['present', 'future'] as const)
    state[pile] = state[pile].map((entry) =>
      entry.placedBy === seat && entry.card === null
        ? { ...entry, card: hide(piled.pop() ?? '', seat) }
        : entry,
    )
  for (const revolt of player.revolts) revolt.under = filled(revolt.under, nextAction, seat)
  const held = holds ? [invention] : []
  player.hand = filledBag(player.hand, () => held.pop() ?? nextAction(), seat)
}

/** All that the viewer cannot see, drawn so that it agrees with what it sees. */
export const imagine = (view: Shown<State>, random: Random): State => {
  const state: State = copy<State>(view)
  imagineDecks(state, random)
  imagineEvents(state, random)
  imagineCards(state, random)
  return state
}
