/** What happens by itself between turns: draw, next seat, scoring, the deal of a phase; and the one free choice. */
import type { Progress } from '../../../engine/game.ts'
import { type Seat, seatOf, seatsOf } from '../../../engine/ids.ts'
import type { Rejection } from '../../../engine/result.ts'
import { hide, known } from '../../../engine/secret.ts'
import type { StepRules } from '../../../engine/step.ts'
import { cardOf, cardsPerTurn, deckFor, handSize } from '../components.ts'
import type { Move } from '../moves.ts'
import { lastOf, scorePhase } from '../scoring.ts'
import type { Event, Phase, State } from '../state.ts'

export interface ChooseStep {
  readonly type: 'chooseStartPlayer'
}

/** Seats in turn order of the phase, the start seat first [FZ-4.2]. */
export const turnOrder = (state: State): readonly Seat[] => {
  const count = state.config.playerCount
  return seatsOf(count).map((step) => seatOf((state.startSeat + step) % count))
}

/** Gathers, shuffles and deals all cards of the game [FZ-3.7]. */
export const deal = ({ state, random, emit }: Progress<State, Event>, phase: Phase): void => {
  const order = turnOrder(state)
  const all = deckFor(order.length).map((card) => card.id)
  const wilds = all.filter((id) => cardOf(id).kind === 'wild').slice(0, order.length)
  const pile = random.shuffle(all.filter((id) => !wilds.includes(id)))
  const hands: ReturnType<typeof hide<string>>[][] = order.map(() => [])
  const block = handSize - 1
  for (const [place, seat] of order.entries()) {
    const dealt = [wilds[place], ...pile.slice(place * block, (place + 1) * block)]
    hands[seat] = dealt.flatMap((id) => (id === undefined ? [] : [hide(id, seat)]))
  }
  const deck = pile.slice(order.length * block).map((id) => hide(id))
  emit({ type: 'dealt', phase, hands, deck })
}

/** Two cards, if the deck is not empty; then the next seat, or the scoring of the phase [FZ-4.4, FZ-4.6]. */
export const endTurn = (progress: Progress<State, Event>, seat: Seat): void => {
  const { state, emit } = progress
  progress.endAct()
  if (state.deck.length > 0) {
    const cards = state.deck.slice(0, cardsPerTurn).map((card) => hide(known(card), seat))
    emit({ type: 'drew', seat, cards })
  }
  const isOver = state.players.every((player) => player.hand.bag.length === 0)
  if (isOver) return endPhase(progress)
  emit({ type: 'turnEnded', seat, next: seatOf((seat + 1) % state.config.playerCount) })
}

const endPhase = (progress: Progress<State, Event>): void => {
  const { state, emit } = progress
  scorePhase(progress)
  const chooser = state.phase === 1 ? lastOf(state) : null
  emit({ type: 'phaseEnded', phase: state.phase, chooser })
}

/** The player in last place names who starts phase 2 [FZ-4.7]. */
export const chooseStartPlayer: StepRules<State, ChooseStep, Move, Event> = {
  moves: ['chooseStartPlayer'],
  asks: (state) => [state.activeSeat],
  candidates: (state) =>
    seatsOf(state.config.playerCount).map((seat) => ({ type: 'chooseStartPlayer', seat })),
  check(state, _step, _seat, move): Rejection | null {
    if (move.type !== 'chooseStartPlayer') return { rule: 'FZ-4.1', reason: 'wrongStage' }
    const isSeat = move.seat >= 0 && move.seat < state.config.playerCount
    return isSeat ? null : { rule: 'FZ-4.7', reason: 'badSeat' }
  },
  perform(progress, _step, seat, move) {
    if (move.type !== 'chooseStartPlayer') throw new Error('not a choice of start player')
    progress.emit({ type: 'startPlayerNamed', seat: seatOf(move.seat), by: seat })
    progress.endAct()
    deal(progress, 2)
  },
}
