/** After the roll: walk, fight, buy, exchange, play a card, in any order; building comes last [FT-4.1, section 5]. */
import type { Progress } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/ids.ts'
import type { Rejection } from '../../../engine/result.ts'
import type { StepRules } from '../../../engine/step.ts'
import { floors } from '../components.ts'
import type { Move, MoveOf } from '../moves.ts'
import { homeOf, minerNamed, nameOf, ownOn, placeOf, playerAt } from '../position.ts'
import type { Event, State } from '../state.ts'
import { buyCamp, campMoves, checkCamp, checkRemoval, removeCamp } from './camps.ts'
import { buyCard, canonicalCard, cardMoves, checkCard, checkPurchase, playCard } from './cards.ts'
import { passTurn } from './ending.ts'
import { canonicalGroup, checkGroup, groupMoves, moveGroup } from './groups.ts'
import { checkExchange, exchange, exchangesOf, tooPoor } from './recover.ts'

export interface MainStep {
  readonly type: 'main'
}

/** The hat is put on in the base, and stays on until its wearer is lost [FT-8.7]. */
const checkHat = (state: State, seat: Seat, { minerId }: MoveOf<'putHat'>): Rejection | null => {
  if (state.options.magicHats === 'no') return { rule: 'FT-8.4', reason: 'optionOff' }
  if (playerAt(state, seat).hat !== null) return { rule: 'FT-8.7', reason: 'noHat' }
  const miner = minerNamed(state, minerId)
  return miner !== null && miner.seat === seat && placeOf(state, miner) === homeOf(state, seat)
    ? null
    : { rule: 'FT-8.7', reason: 'notInBase' }
}

/** In the base, the first miner that has moved this turn and the first that has not. */
const hatWearers = (state: State, seat: Seat): readonly number[] => {
  const inBase = ownOn(state, seat, homeOf(state, seat))
  const hasMoved = (number: number): boolean => state.moved.includes(number)
  return inBase.filter((number) => inBase.find((one) => hasMoved(one) === hasMoved(number)) === number)
}

const checkFloor = (state: State, seat: Seat): Rejection | null => {
  const { floors: built, stock } = playerAt(state, seat)
  const floor = floors[built]
  if (floor === undefined) return { rule: 'FT-4.32', reason: 'nothingToBuild' }
  const have = stock[floor.kind]
  return have >= floor.cost ? null : tooPoor('FT-4.31', floor.kind, floor.cost, have)
}

const buildFloor = (table: Progress<State, Event>, seat: Seat): void => {
  const floor = floors[playerAt(table.state, seat).floors]
  if (floor === undefined) throw new Error('all floors are built')
  table.emit({ type: 'floorBuilt', seat, kind: floor.kind })
  passTurn(table, seat)
}

export const main: StepRules<State, MainStep, Move, Event> = {
  moves: [
    'moveGroup',
    'buyCamp',
    'removeCamp',
    'exchange',
    'buyCard',
    'playCard',
    'discardCard',
    'putHat',
    'buildFloor',
    'endTurn',
  ],
  asks: ({ active }) => [active],
  *candidates(state, _step, seat) {
    yield { type: 'endTurn' }
    yield { type: 'buildFloor' }
    yield* campMoves(state, seat)
    yield* exchangesOf(state, seat)
    yield { type: 'buyCard' }
    yield* cardMoves(state, seat)
    yield { type: 'discardCard' }
    for (const number of hatWearers(state, seat))
      yield { type: 'putHat', minerId: nameOf(state, { seat, number }) }
    yield* groupMoves(state, seat)
  },
  check(state, _step, seat, move) {
    switch (move.type) {
      case 'moveGroup':
        return checkGroup(state, seat, move)
      case 'buyCamp':
        return checkCamp(state, seat, move)
      case 'removeCamp':
        return checkRemoval(state, seat, move)
      case 'exchange':
        return checkExchange(state, seat, move)
      case 'buyCard':
        return checkPurchase(state, seat)
      case 'playCard':
      case 'discardCard':
        return checkCard(state, seat, move)
      case 'putHat':
        return checkHat(state, seat, move)
      case 'buildFloor':
        return checkFloor(state, seat)
      default:
        return null
    }
  },
  perform(table, _step, seat, move) {
    switch (move.type) {
      case 'moveGroup':
        return moveGroup(table, seat, move)
      case 'buyCamp':
        return buyCamp(table, seat, move)
      case 'removeCamp':
        return removeCamp(table, seat, move)
      case 'exchange':
        return exchange(table, seat, move)
      case 'buyCard':
        return buyCard(table, seat)
      case 'playCard':
      case 'discardCard':
        return playCard(table, seat, move)
      case 'putHat':
        return table.emit({ type: 'hatPut', seat, miner: move.minerId })
      case 'buildFloor':
        return buildFloor(table, seat)
      default:
        return passTurn(table, seat)
    }
  },
}

/** The candidate that a move amounts to: it names the first of equal dice and miners. */
export const canonical = (state: State, seat: Seat, move: Move): Move => {
  if (move.type === 'moveGroup') return canonicalGroup(state, seat, move)
  if (move.type === 'playCard') return { ...move, args: canonicalCard(state, seat, move.args) }
  if (move.type !== 'putHat') return move
  const number = minerNamed(state, move.minerId)?.number ?? 0
  const alike = hatWearers(state, seat).find(
    (one) => state.moved.includes(one) === state.moved.includes(number),
  )
  return { ...move, minerId: nameOf(state, { seat, number: alike ?? number }) }
}
