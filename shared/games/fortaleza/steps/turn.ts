/** A turn: one action with two cards, or two with one each [FZ-4.3]. */
import type { Seat } from '../../../engine/ids.ts'
import type { Rejection } from '../../../engine/result.ts'
import type { StepRules } from '../../../engine/step.ts'
import { cardsPerTurn } from '../components.ts'
import { playerAt } from '../evolve.ts'
import type { Move } from '../moves.ts'
import type { Event, State } from '../state.ts'
import {
  type Action,
  cardCounts,
  isPlaceInPlay,
  refuseSupply,
  refuseTiles,
  roleLists,
  termsOf,
} from './actions.ts'
import { feesOf, hasRoles, needed } from './cards.ts'
import { tellCoins, tellEffect } from './effects.ts'
import { offers } from './offers.ts'
import { endTurn } from './phaseEnd.ts'

export interface TurnStep {
  readonly type: 'turn'
}

const isAction = (move: Move): move is Action => move.type !== 'chooseStartPlayer'

/** Which rule of FZ-5.10 to FZ-5.19 an action follows. */
const ruleOf = {
  takeResourcesOne: 'FZ-5.10',
  takeResourcesTwo: 'FZ-5.11',
  developOne: 'FZ-5.12',
  developMany: 'FZ-5.13',
  buildWall: 'FZ-5.14',
  buildGate: 'FZ-5.15',
  buildTower: 'FZ-5.16',
  buildGuild: 'FZ-5.17',
  placeCollector: 'FZ-5.18',
  retireToTemple: 'FZ-5.19',
} as const satisfies Record<Action['type'], string>

/** Numbers 5 to 7 of FZ-5.30. */
const refuseCards = (state: State, seat: Seat, { type, cards }: Action): Rejection | null => {
  const isTwice = cards.length === 2 && cards[0]?.cardId === cards[1]?.cardId
  if (!cardCounts[type].includes(cards.length) || isTwice)
    return { rule: ruleOf[type], reason: 'badCards', values: { cards: cards.length } }
  const { bag } = playerAt(state, seat).hand
  const missing = cards.find(({ cardId }) => !bag.some((held) => held?.secret === cardId))
  if (missing !== undefined)
    return { rule: 'FZ-5.1', reason: 'cardNotInHand', values: { card: missing.cardId } }
  if (state.cardsPlayedThisTurn + cards.length > cardsPerTurn)
    return { rule: 'FZ-4.3', reason: 'mustUseOneCard' }
  return null
}

/** Coins come last [FZ-5.7, FZ-5.30]. */
const refuseCoins = (state: State, seat: Seat, action: Action): Rejection | null => {
  const fees = feesOf(action.cards)
  const terms = termsOf(state, seat, action)
  const need = needed(fees, terms)
  const { coins } = playerAt(state, seat)
  if (coins >= need) return null
  // More than the price that is printed there: what is paid for a card as another, or for wild cards, is told apart.
  const { conversion } = fees
  const wild = terms.income > 0 ? 0 : fees.wild
  const values = { need, coins, ...(conversion > 0 && { conversion }), ...(wild > 0 && { wild }) }
  return { rule: 'FZ-5.7', reason: 'notEnoughCoins', values }
}

/** In the order of FZ-5.30, from number 5 on. */
const check = (state: State, seat: Seat, move: Move): Rejection | null => {
  if (!isAction(move)) return { rule: 'FZ-4.1', reason: 'wrongStage' }
  const cards = refuseCards(state, seat, move)
  if (cards !== null) return cards
  if (('space' in move || 'zone' in move) && !isPlaceInPlay(state, move))
    return {
      rule: 'FZ-3.5',
      reason: 'spaceNotInPlay',
      values: { place: 'zone' in move ? move.zone : move.space },
    }
  if (!roleLists(move).some((roles) => hasRoles(move.cards, roles)))
    return { rule: ruleOf[move.type], reason: 'cardsDoNotMatchAction' }
  return refuseTiles(state, seat, move) ?? refuseSupply(state, seat, move) ?? refuseCoins(state, seat, move)
}

export const turn: StepRules<State, TurnStep, Move, Event> = {
  moves: Object.keys(cardCounts) as Action['type'][],
  asks: (state) => [state.activeSeat],
  candidates: (state, _step, seat) => offers(state, seat),
  check: (state, _step, seat, move) => check(state, seat, move),
  perform(progress, _step, seat, move) {
    if (!isAction(move)) throw new Error('not an action of a turn')
    progress.emit({ type: 'cardsUsed', seat, cards: move.cards })
    tellCoins(progress, seat, move)
    tellEffect(progress, seat, move)
    if (progress.state.cardsPlayedThisTurn >= cardsPerTurn) endTurn(progress, seat)
  },
}
