/** The first entry of a game: shuffles, deals, and who begins [section 3]. */
import type { Progress } from '../../engine/game.ts'
import { seatOf, seatsOf } from '../../engine/ids.ts'
import { hide } from '../../engine/secret.ts'
import { cardsOf, colourOf } from './components.ts'
import {
  baseDesigns,
  copies,
  type Design,
  directedCards,
  directedId,
  fourPlayerDesigns,
  generalEventIds,
} from './events.ts'
import type { Event } from './facts.ts'
import type { State } from './state.ts'
import { openSetup } from './steps/setup.ts'

/** Directed events for each seat: copy k of a design goes to the k-th opponent of its colour [ST-3.5, ST-R47]. */
const dealtTo = (seats: number, which: readonly Design[]): string[][] => {
  const hands: string[][] = seatsOf(seats).map(() => [])
  for (const target of seatsOf(seats)) {
    const opponents = seatsOf(seats).filter((seat) => seat !== target)
    for (const design of which)
      for (const [index, seat] of opponents.entries())
        hands[seat]?.push(directedId(design, colourOf(target), copies[index] ?? 1))
  }
  return hands
}

/** Four players lose one card against each opponent unseen [ST-2.40]. */
const deal = ({ state, random }: Progress<State, Event>): { hands: string[][]; discards: string[] } => {
  const { players, fourPlayerDirectedSet } = state.config
  if (players === 4 && fourPlayerDirectedSet === 'true')
    return { hands: dealtTo(players, fourPlayerDesigns), discards: [] }
  const hands = dealtTo(players, baseDesigns)
  if (players === 3) return { hands, discards: [] }
  const discards = hands.flatMap((hand) =>
    state.players.flatMap(({ seat }) => {
      const against = hand.filter((one) => one.includes(`-${colourOf(seat)}-`))
      return against.length === 0 ? [] : [against[random.below(against.length)] ?? '']
    }),
  )
  return { hands: hands.map((hand) => hand.filter((one) => !discards.includes(one))), discards }
}

/** In the order of section 3: three decks, the events, who gets which, who begins. */
export const dealAll = (table: Progress<State, Event>): void => {
  const { state, random, emit } = table
  const shuffled = (cards: readonly string[]) => random.shuffle(cards).map((one) => hide(one))
  const improvement = shuffled(cardsOf.improvement)
  const civilian = shuffled(cardsOf.civilian)
  const pact = shuffled(cardsOf.pact)
  const decks = { improvement, civilian, pact, event: shuffled(generalEventIds) }
  const { hands, discards } = deal(table)
  const inGame = new Set([...hands.flat(), ...discards])
  emit({
    type: 'dealt',
    decks,
    events: hands.map((hand, seat) => hand.toSorted().map((one) => hide(one, seatOf(seat)))),
    eventDiscards: discards.map((one) => hide(one)),
    box: directedCards.filter((one) => !inGame.has(one)),
  })
  emit({ type: 'startPlayerDrawn', seat: seatOf(random.below(state.config.players)) })
  openSetup(table)
}
