/** The Stonemason buys from other players' Worker cards [CA-4.3.14 to CA-4.3.17]. */
import type { Seat } from '../../../engine/ids.ts'
import type { Rejection } from '../../../engine/result.ts'
import type { StepRules } from '../../../engine/step.ts'
import { baseResources, type BaseResource, stonemasonPrice } from '../components.ts'
import { cardInForce, playerAt, workerCardOf } from '../evolve.ts'
import type { Move, MoveOf } from '../moves.ts'
import type { Event, State, WorkerCard } from '../state.ts'

export interface BuyStep {
  readonly type: 'buy'
}

type Buy = MoveOf<'buyFromWorker'>

const piecesOn = ({ resources }: WorkerCard): number =>
  baseResources.reduce((sum, kind) => sum + resources[kind], 0)

const isBase = (resource: string): resource is BaseResource => baseResources.some((kind) => kind === resource)

const refuse = (state: State, seat: Seat, { owner, card, resource }: Buy): Rejection | null => {
  if (owner === seat) return { rule: 'CA-4.3.14', reason: 'ownWorkerCard' }
  const worker = workerCardOf(state, owner, card)
  if (worker === undefined) return { rule: 'CA-4.3.14', reason: 'notOnCard' }
  if (worker.boughtBy.includes(seat)) return { rule: 'CA-4.3.15', reason: 'alreadyBought' }
  if (piecesOn(worker) < 2) return { rule: 'CA-4.3.16', reason: 'lastPiece' }
  if (!isBase(resource) || worker.resources[resource] === 0) return { rule: 'CA-4.3.14', reason: 'notOnCard' }
  if (playerAt(state, seat).talers < stonemasonPrice)
    return { rule: 'CA-4.3.14', reason: 'notEnoughTalers', values: { price: stonemasonPrice } }
  return null
}

const offers = (state: State): readonly Buy[] =>
  state.workerCards.flatMap(({ owner, card }) =>
    baseResources.map((resource) => ({ type: 'buyFromWorker' as const, owner, card, resource })),
  )

export const canBuy = (state: State): boolean => {
  const seat = cardInForce(state)?.seat
  return seat !== undefined && offers(state).some((offer) => refuse(state, seat, offer) === null)
}

export const buy: StepRules<State, BuyStep, Move, Event> = {
  moves: ['buyFromWorker', 'endBuying'],
  asks: (state) => [cardInForce(state)?.seat].filter((seat) => seat !== undefined),
  candidates: (state) => [...offers(state), { type: 'endBuying' }],
  check: (state, _step, seat, move) => (move.type === 'buyFromWorker' ? refuse(state, seat, move) : null),
  perform({ state, emit }, _step, seat, move) {
    if (move.type !== 'buyFromWorker') return emit({ type: 'passed', seat, question: 'buy' })
    const worker = workerCardOf(state, move.owner, move.card)
    if (worker === undefined || !isBase(move.resource)) throw new Error('nothing to buy there')
    emit({
      type: 'bought',
      seat,
      owner: worker.owner,
      card: worker.card,
      resource: move.resource,
      talers: stonemasonPrice,
    })
  },
}
