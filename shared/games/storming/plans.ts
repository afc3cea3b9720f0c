/** What a seat may lay on the piles, and what its laying brings about [ST-4.12 to ST-4.14, ST-4.35]. */
import type { Seat } from '../../engine/ids.ts'
import type { Rejection } from '../../engine/result.ts'
import { hide, type Hidden, known } from '../../engine/secret.ts'
import { invention, isRevolt } from './components.ts'
import { leaveRevolt, type Table } from './effects.ts'
import type { MoveOf, Placement } from './moves.ts'
import { actionCardsIn, hasCivilian, hasEffect, holdsInvention, isSuppressed, playerAt } from './queries.ts'
import { no } from './refusals.ts'
import type { Pile, PileEntry, State } from './state.ts'

/** Cards a seat may lay now, as far as they are known here [ST-4.12]. */
export const playable = (state: State, seat: Seat): readonly string[] => [
  ...actionCardsIn(state, seat),
  ...(holdsInvention(state, seat) && !isSuppressed(state, seat) ? [invention] : []),
  ...playerAt(state, seat).revolts.map(({ id }) => id),
]

/** How many cards a seat must place: two where it can; a lone revolt frees its card for the second [ST-4.14, ST-R38]. */
export const cardsToPlace = (state: State, seat: Seat): number => {
  const cards = playable(state, seat)
  if (cards.length !== 1) return Math.min(2, cards.length)
  const [lone] = playerAt(state, seat).revolts
  return lone !== undefined && lone.under.length > 0 ? 2 : 1
}

/** Whether there is anything to place: the number of cards tells, unless the last one is the Invention, not to be used. */
export const hasCards = (state: State, seat: Seat): boolean => {
  const { hand, revolts } = playerAt(state, seat)
  if (hand.bag.length + revolts.length !== 1) return hand.bag.length + revolts.length > 0
  hand.bag.map(known)
  return cardsToPlace(state, seat) > 0
}

/** Whether a card is there to be placed once those before it lie: a revolt placed gives its card back at once. */
const areThere = (state: State, seat: Seat, cards: readonly string[]): boolean => {
  const player = playerAt(state, seat)
  const hand = new Set(playable(state, seat).filter((card) => !isRevolt(card)))
  let revolts = player.revolts.map(({ id, under }) => ({ id, under: [...under] }))
  for (const card of cards) {
    if (hand.delete(card)) continue
    const revolt = revolts.find(({ id }) => id === card)
    if (revolt === undefined) return false
    revolts = revolts.filter(({ id }) => id !== card)
    const [freed] = revolt.under
    if (freed === undefined) continue
    const bare = revolts.find(({ under }) => under.length === 0)
    if (bare !== undefined) bare.under = [freed]
    else if (freed !== null) hand.add(freed.secret)
  }
  return true
}

/** [ST-4.12 to ST-4.14] */
export const checkPlacements = (
  state: State,
  seat: Seat,
  { placements }: MoveOf<'placeCards'>,
): Rejection | null => {
  if (
    !areThere(
      state,
      seat,
      placements.map(({ card }) => card),
    )
  )
    return no('ST-4.12', 'notInHand')
  if (placements.length < cardsToPlace(state, seat)) return no('ST-4.14', 'mustPlaceBoth')
  if (placements.length > 2) return no('ST-4.12', 'wrongPile')
  const [first, second] = placements
  if (first?.pile === second?.pile && !hasCivilian(state, seat, 'strategist'))
    return no('ST-4.13', 'wrongPile')
  const lowest = placements.filter(({ bottom }) => bottom === true)
  if (lowest.length > 1 || lowest.some(({ pile }) => pile !== 'present')) return no('ST-4.13', 'wrongPile')
  if (lowest.length > 0 && !hasEffect(state, seat, 'postOffice')) return no('ST-4.13', 'wrongPile')
  const attached = placements.filter(({ withWarlockEvent }) => withWarlockEvent === true).length
  const kept = state.warlockKept?.seat === seat ? 1 : 0
  if (attached < kept) return no('ST-4.11', 'mustAct')
  return attached > kept ? no('ST-4.11', 'noTarget') : null
}

/** All ways to lay these cards, each on its pile, in this order. */
function* arrangements(
  state: State,
  seat: Seat,
  cards: readonly string[],
  onOnePile = false,
): Generator<MoveOf<'placeCards'>> {
  const piles: readonly Pile[] = ['present', 'future']
  const canDouble = hasCivilian(state, seat, 'strategist')
  const canSink = hasEffect(state, seat, 'postOffice')
  const keeps = state.warlockKept?.seat === seat
  const [one, other] = cards
  if (one === undefined) return
  const lists: Placement[][] =
    other === undefined
      ? piles.map((pile) => [{ card: one, pile }])
      : piles.flatMap((pile) =>
          piles
            .filter((second) => (second === pile ? canDouble : !onOnePile))
            .map((second) => [
              { card: one, pile },
              { card: other, pile: second },
            ]),
        )
  for (const list of lists) {
    const low = canSink ? list.flatMap(({ pile }, index) => (pile === 'present' ? [index] : [])) : []
    for (const sunk of [-1, ...low]) {
      const laid = list.map((placement, index): Placement =>
        index === sunk ? { ...placement, bottom: true } : placement,
      )
      if (!keeps) yield { type: 'placeCards', placements: laid }
      else
        for (const at of laid.keys())
          yield {
            type: 'placeCards',
            placements: laid.map((placement, index): Placement =>
              index === at ? { ...placement, withWarlockEvent: true } : placement,
            ),
          }
    }
  }
}

/** Every pair of cards that may lie, or one alone. Which of two is laid first matters only with a revolt, or on one pile. */
export function* placementCandidates(state: State, seat: Seat): Generator<MoveOf<'placeCards'>> {
  const player = playerAt(state, seat)
  const freed = player.revolts.flatMap(({ under }) =>
    under.flatMap((card) => (card === null ? [] : [card.secret])),
  )
  const cards = [...playable(state, seat), ...freed]
  const canDouble = hasCivilian(state, seat, 'strategist')
  for (const one of cards) yield* arrangements(state, seat, [one])
  for (const [index, one] of cards.entries())
    for (const other of cards.slice(index + 1)) {
      yield* arrangements(state, seat, [one, other])
      const hasRevolt = isRevolt(one) || isRevolt(other)
      if (canDouble || hasRevolt) yield* arrangements(state, seat, [other, one], !hasRevolt)
    }
}

/**
 * The how-manieth to plan this round. Turns that are yet to come wait on the agenda in the order in which planning began,
 * so a first player who is new since then changes nothing [ST-4.8].
 */
const turnOf = (state: State, seats: readonly Seat[], seat: Seat): number => {
  const later = state.agenda.filter(({ type }) => type === 'turn').length
  return state.config.players - later - seats.length + seats.indexOf(seat)
}

/** Numbers for where cards lie within their round: more than there can be seats or extra cards [ST-4.22]. */
const perRound = 1000
export const orderOf = {
  /** A seat's card at its turn, among the seats that plan at once; `nth` of those it lays on this pile. */
  placed: (state: State, seats: readonly Seat[], seat: Seat, nth: number): number =>
    state.round * perRound + turnOf(state, seats, seat) * 10 + nth,
  /** Under all that lies, later seats under earlier ones. */
  bottom: (state: State, seats: readonly Seat[], seat: Seat): number => -(turnOf(state, seats, seat) + 1),
  extra: (state: State): number => state.round * perRound + 100 + state.future.length,
  event: (state: State): number => state.round * perRound + 500,
  /** During the resolution, after the events. */
  late: (state: State): number => state.round * perRound + 600 + state.future.length,
} as const

const entryOf = (
  seat: Seat,
  card: string,
  order: number,
  attached: readonly Hidden<string>[],
): PileEntry => ({
  placedBy: seat,
  card: hide(card, seat),
  attached,
  order,
})

/** Revolts leave openly and give back their cards; which card lies on which pile is told to nobody else [ST-7.3]. */
export const tellPlacements = (
  table: Table,
  seat: Seat,
  laid: readonly { readonly placement: Placement; readonly order: number }[],
): void => {
  const { state, emit } = table
  const cards = laid.map(({ placement }) => placement.card)
  for (const card of cards) if (isRevolt(card)) leaveRevolt(table, seat, card, 'pile')
  const event = state.warlockKept?.event ?? null
  const entries = laid.map(({ placement: { card, pile, withWarlockEvent }, order }) => ({
    pile,
    entry: entryOf(seat, card, order, withWarlockEvent === true ? [event] : []),
  }))
  const hand = cards.filter((card) => !isRevolt(card)).toSorted()
  emit({
    type: 'cardsPlaced',
    seat,
    hand: hand.map((card) => hide(card, seat)),
    // Told pile by pile as they lie, so that the order of naming them says nothing.
    entries: entries.toSorted((a, b) =>
      a.pile === b.pile ? a.entry.order - b.entry.order : a.pile === 'present' ? -1 : 1,
    ),
  })
}
