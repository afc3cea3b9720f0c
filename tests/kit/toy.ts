/** The toy game in chosen positions. */
import { type Seat, seatOf, type Viewer } from '../../shared/engine/ids.ts'
import { randomAt, seedFromNumber } from '../../shared/engine/random.ts'
import { seqOf } from '../../shared/engine/ids.ts'
import { type Bag, conceal, hide, put } from '../../shared/engine/secret.ts'
import { openTable, type Table } from '../../shared/engine/table.ts'
import { toy } from '../house/toygame/game.ts'
import { allCards, type Card, type Event, type Move, type State } from '../house/toygame/state.ts'
import { keyOf, tableAt } from './tables.ts'

export type ToyTable = Table<State, Move, Event>
export const [ann, bob, eve] = [seatOf(0), seatOf(1), seatOf(2)]

export const toySetting = (seats: number, seed = 1) => ({
  seats,
  options: { rounds: '3' as const },
  seed: seedFromNumber(seed),
})

/** A fresh table, cards dealt. */
export const toyTable = (seats = 3, seed = 1): ToyTable => {
  const table = openTable(toy, toySetting(seats, seed))
  table.begin(0)
  return table
}

const handOf = (owner: number, cards: readonly Card[]): Bag<Card> => {
  const hand: Bag<Card> = { bag: [] }
  for (const card of cards) put(hand, hide(card, seatOf(owner)))
  return hand
}

/** Before the first bid, with these hands; the deck gives its cards from the left, the rest lies below. */
export const toyState = (hands: readonly (readonly Card[])[], deck: readonly Card[] = []): State => {
  const lying = new Set([...hands.flat(), ...deck])
  const rest = allCards.filter((card) => !lying.has(card))
  return {
    ...toy.blank(toySetting(hands.length)),
    discard: [],
    deck: [...rest, ...deck.toReversed()].map((card) => hide(card)),
    hands: hands.map((cards, owner) => handOf(owner, cards)),
  }
}

export const toyTableAt = (state: State): ToyTable => tableAt(toy, toySetting(state.hands.length), state)

let cid = 0
/** Plays moves as one turn; the key is that of the seat's question, or of any open one. */
export const say = (table: ToyTable, seat: Seat, ...moves: Move[]) => {
  const asked = table.decisions().some((decision) => decision.seat === seat)
  const decision = asked ? keyOf(table, seat) : (table.decisions()[0]?.key ?? 'none')
  return table.play(seat, { cid: ++cid, decision, moves }, 0)
}

/** The events of a turn as a viewer is shown them. Throws if it is refused. */
export const told = (viewer: Viewer, table: ToyTable, seat: Seat, ...moves: Move[]) => {
  const played = say(table, seat, ...moves)
  if (!played.ok || played.value.kind !== 'played') throw new Error(JSON.stringify(played))
  return conceal(played.value.events, viewer)
}

/** Plays the stand-ins' moves until the game is over. */
export const finish = (table: ToyTable): ToyTable => {
  const random = randomAt(seedFromNumber(1), seqOf(1))
  for (let asked = table.decisions()[0]; asked !== undefined; asked = table.decisions()[0])
    say(table, asked.seat, toy.standIn(table.view(asked.seat), asked.seat, random))
  return table
}
