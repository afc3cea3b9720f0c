/** Everybody chooses in secret; then, by itself, winter comes and all cards are shown [CA-4.1.2 to CA-4.1.6]. */
import type { Progress } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/ids.ts'
import type { Rejection } from '../../../engine/result.ts'
import { hide, known } from '../../../engine/secret.ts'
import type { AutoStep, StepRules } from '../../../engine/step.ts'
import { byOrder, constants, roleCards, type RoleCard, roleOf, roles } from '../components.ts'
import { playerAt, playOrder } from '../evolve.ts'
import type { Move } from '../moves.ts'
import type { Event, Queued, State } from '../state.ts'
import { tellWinter } from './winter.ts'

export interface ChooseStep {
  readonly type: 'chooseCards'
}
export interface RevealStep {
  readonly type: 'reveal'
}

export const cardsPerRound = (state: State): 1 | 2 => constants[state.config.players].cardsPerRound

/** Seats that have not chosen yet. */
export const toChoose = (state: State): readonly Seat[] =>
  state.players.filter(({ choice }) => choice === null).map(({ seat }) => seat)

/** A hand that admits one choice only is chosen by itself [CA-4.1.4]. */
export const isForced = (state: State, seat: Seat): boolean =>
  playerAt(state, seat).hand.length === cardsPerRound(state)

/** Cards that may be chosen: not the Master Builder from a full hand [CA-4.1.3]. */
const choosable = (hand: readonly RoleCard[]): readonly RoleCard[] =>
  hand.length === roleCards.length ? hand.filter((card) => card !== 'masterBuilder') : hand

/** Every choice a hand allows, in the order of roles. */
export const choicesFrom = (hand: readonly RoleCard[], count: 1 | 2): readonly (readonly RoleCard[])[] => {
  const cards = [...choosable(hand)].sort(byOrder)
  return count === 1
    ? cards.map((card) => [card])
    : cards.flatMap((first, index) => cards.slice(index + 1).map((second) => [first, second]))
}

/** Why a card of this hand is in no choice: it is played [CA-4.6.4], or it is the Master Builder of a full hand. */
export const whyNotCard = (hand: readonly RoleCard[], card: RoleCard): Rejection | null => {
  if (!hand.includes(card)) return { rule: 'CA-4.6.4', reason: 'cardNotInHand', values: { card } }
  return choosable(hand).includes(card) ? null : { rule: 'CA-4.1.3', reason: 'masterBuilderHandFull' }
}

const check = (state: State, seat: Seat, cards: readonly RoleCard[]): Rejection | null => {
  const count = cardsPerRound(state)
  if (cards.length !== count || new Set(cards).size !== count)
    return { rule: 'CA-4.1.2', reason: 'wrongCardCount', values: { count } }
  const { hand } = playerAt(state, seat)
  return cards.map((card) => whyNotCard(hand, card)).find((why) => why !== null) ?? null
}

export const chooseCards: StepRules<State, ChooseStep, Move, Event> = {
  moves: ['chooseCards'],
  asks: toChoose,
  // A choice may be replaced until the last seat has chosen.
  hears: (state) =>
    state.players.flatMap(({ seat, choice }) => (choice !== null && !isForced(state, seat) ? [seat] : [])),
  candidates: (state, _step, seat) =>
    choicesFrom(playerAt(state, seat).hand, cardsPerRound(state)).map((cards) => ({
      type: 'chooseCards',
      cards: [...cards],
    })),
  check: (state, _step, seat, move) =>
    move.type === 'chooseCards' ? check(state, seat, move.cards) : { rule: 'CA-4.1.2', reason: 'wrongPhase' },
  perform(progress, _step, seat, move) {
    if (move.type !== 'chooseCards') throw new Error('not a choice of cards')
    tellChoice(progress, seat, move.cards)
  },
}

const tellChoice = ({ emit }: Progress<State, Event>, seat: Seat, cards: readonly RoleCard[]): void =>
  emit({ type: 'cardsChosen', seat, cards: hide([...cards].sort(byOrder), seat) })

/** Commits hands that leave no choice [CA-4.1.4]. */
export const chooseForced = (progress: Progress<State, Event>): void => {
  for (const { seat, hand } of progress.state.players)
    if (isForced(progress.state, seat)) tellChoice(progress, seat, hand)
}

/** Roles in their order, then play order, then the number of the card [CA-4.1.6]. */
export const queueOf = (
  order: readonly Seat[],
  chosen: (seat: Seat) => readonly RoleCard[],
): readonly Queued[] =>
  roles.flatMap((role) =>
    order.flatMap((seat) =>
      chosen(seat)
        .filter((card) => roleOf(card) === role)
        .sort(byOrder)
        .map((card) => ({ seat, card })),
    ),
  )

export const reveal: AutoStep<State, RevealStep, Event> = {
  auto(progress) {
    tellWinter(progress)
    const { state, emit } = progress
    const cards = state.players.map(({ choice }) => known(choice === null ? null : choice.cards))
    emit({ type: 'revealed', queue: queueOf(playOrder(state), (seat) => cards[seat] ?? []) })
  },
}
