/** An action card is played: its budget, action by action, then the reactions [ST-4.24 to ST-4.33]. */
import type { Seat } from '../../../engine/ids.ts'
import type { Rejection } from '../../../engine/result.ts'
import { hide } from '../../../engine/secret.ts'
import type { AutoStep, StepRules } from '../../../engine/step.ts'
import {
  actionCandidates,
  actionMoves,
  canAct,
  checkAction,
  isAction,
  performAction,
  type ActionMove,
  typeOf,
} from '../actions/actions.ts'
import { contextOf } from '../actions/context.ts'
import { type ActionType, actionTypes, baseActions, invention, typeOfCard } from '../components.ts'
import { close, open, regain, replaceBy, score, type Table } from '../effects.ts'
import type { Event } from '../facts.ts'
import type { Move } from '../moves.ts'
import {
  hasCivilian,
  hasEffect,
  isOutsider,
  isSigner,
  othersAfter,
  ownerOfCivilian,
  playerAt,
  structuresOf,
  turnOrder,
} from '../queries.ts'
import { no } from '../refusals.ts'
import type { Budget, State } from '../state.ts'
import type { StepOf } from './step.ts'

/** The card comes back to its owner; the Invention to the supply, from where its owner takes it at once [ST-4.29]. */
const giveBack = (table: Table, seat: Seat, card: string): void => {
  if (card === invention) table.emit({ type: 'inventionMoved', card: invention, seat: null, from: null })
  else regain(table, seat, hide(card, seat))
}

/** It is not played: it comes back and triggers nothing [ST-4.24]. */
const passOver = (table: Table, seat: Seat, card: string, why: 'skipNext' | 'famine'): void => {
  const { emit } = table
  if (why === 'skipNext') emit({ type: 'skipNext', seat, by: -1 })
  else emit({ type: 'flagSet', flag: 'famine', on: false })
  emit({ type: 'notPlayed', seat, card, why })
  giveBack(table, seat, card)
}

/** Judged and begun as a card of this type [ST-4.24, ST-4.25, ST-R22]. */
const begin = (table: Table, seat: Seat, card: string, kind: ActionType): void => {
  const { state, emit } = table
  if (kind === 'recruit' && state.flags.famine) return passOver(table, seat, card, 'famine')
  const { fairWinds } = playerAt(state, seat)
  if (fairWinds) emit({ type: 'fairWinds', seat, on: false })
  const truce = kind === 'military' && state.flags.truce
  if (truce) emit({ type: 'flagSet', flag: 'truce', on: false })
  const unused = { total: 0, base: 0, market: false, extra: false, used: [] }
  open(table, { type: 'card', seat, kind, card, fairWinds, truce, ...unused })
}

const clearEmbargo = ({ state, emit }: Table, kind: ActionType): void => {
  if (kind === 'diplomacy' && state.flags.embargo) emit({ type: 'flagSet', flag: 'embargo', on: false })
}

export const playCard = (table: Table, seat: Seat, card: string): void => {
  const kind = typeOfCard(card)
  if (kind === null) throw new Error(`${card} is no action card`)
  clearEmbargo(table, kind)
  if (playerAt(table.state, seat).skipNext > 0) passOver(table, seat, card, 'skipNext')
  else begin(table, seat, card, kind)
}

/** Whoever owns the Alchemist now plays it, as what they choose [ST-4.31, ST-4.32]. */
export const playInvention = (table: Table): void => {
  const { state, emit } = table
  const seat = ownerOfCivilian(state, 'alchemist')
  if (seat === null || !hasCivilian(state, seat, 'alchemist')) {
    emit({ type: 'notPlayed', seat, card: invention, why: 'noAlchemist' })
    return emit({ type: 'inventionMoved', card: invention, seat: null, from: null })
  }
  if (playerAt(state, seat).skipNext > 0) return passOver(table, seat, invention, 'skipNext')
  open(table, { type: 'chooseInventionType', seat })
}

export const chooseInventionType: StepRules<State, StepOf<'chooseInventionType'>, Move, Event> = {
  moves: ['chooseInventionType'],
  asks: (_, { seat }) => [seat],
  candidates: () => actionTypes.map((as) => ({ type: 'chooseInventionType', as })),
  check: () => null,
  perform(table, _step, seat, move) {
    if (move.type !== 'chooseInventionType') throw new Error('no type is chosen')
    close(table)
    clearEmbargo(table, move.as)
    begin(table, seat, invention, move.as)
  },
}

/** Base actions of the card now; sawmills are counted anew after every action [ST-4.25]. */
export const limitOf = (state: State, { seat, kind, fairWinds }: Budget): number =>
  baseActions[kind] +
  (fairWinds ? 1 : 0) +
  (kind === 'build' ? structuresOf(state, seat, 'sawmill').length : 0)

const isCapped = (state: State, { seat, total }: Budget): boolean =>
  total >= 1 && isOutsider(state, 'blockade', seat)
const hasBase = (state: State, budget: Budget): boolean => budget.base < limitOf(state, budget)
const hasExtra = (state: State, { seat, extra, base }: Budget): boolean =>
  isSigner(state, 'noQuarter', seat) && !extra && base >= 1
const hasMarket = (state: State, budget: Budget): boolean =>
  hasEffect(state, budget.seat, 'market') && !budget.market && hasBase(state, budget)

export type Payer = 'base' | 'extra' | 'market'

/** What pays for an action of this type: the card, No quarter, then the Market; or why nothing does [ST-R36]. */
export const payerOf = (state: State, budget: Budget, type: ActionType): Payer | Rejection => {
  if (isCapped(state, budget)) return no('ST-4.25', 'noActionsLeft')
  if (type === budget.kind && hasBase(state, budget)) return 'base'
  if (type === 'military' && hasExtra(state, budget)) return 'extra'
  if (type === budget.kind) return no('ST-4.25', 'noActionsLeft')
  return hasMarket(state, budget) ? 'market' : no('ST-4.25', 'wrongActionType')
}
const isPayer = (payer: Payer | Rejection): payer is Payer => typeof payer === 'string'

/** Types of which an action can be paid for, and is possible. */
export const openTypes = (state: State, budget: Budget): readonly ActionType[] =>
  actionTypes.filter(
    (type) => isPayer(payerOf(state, budget, type)) && canAct(state, budget.seat, [type], contextOf(budget)),
  )

const asBudget = ({
  seat,
  kind,
  card,
  fairWinds,
  truce,
  total,
  base,
  market,
  extra,
  used,
}: Budget): Budget => ({
  seat,
  kind,
  card,
  fairWinds,
  truce,
  total,
  base,
  market,
  extra,
  used,
})

const finish = (table: Table, { seat, card, kind }: Budget): void => {
  const { state, emit } = table
  close(table)
  emit({ type: 'cardFinished', seat, card })
  giveBack(table, seat, card)
  const what = kind === 'military' ? 'militaryAlliance' : kind === 'build' ? 'customsHouse' : null
  if (what !== null) open(table, { type: 'offers', what, queue: othersAfter(state, seat), to: seat })
}

/** Asks for the next action, or ends the card where nothing is offered. */
export const card: AutoStep<State, StepOf<'card'>, Event> = {
  isOfAct: (state, step) => step.total > 0 && openTypes(state, step).length > 0,
  auto(table, step) {
    if (openTypes(table.state, step).length > 0) open(table, { type: 'act', ...asBudget(step) })
    else finish(table, step)
  },
}

const usedBy = (state: State, move: ActionMove): readonly number[] => {
  if (move.type === 'moveTroop' || move.type === 'attack') return [move.troopId]
  const wagon = state.pacts.find(({ id }) => id === 'projectValkyrie')?.unitTroopId ?? null
  return move.type === 'useWarWagon' && wagon !== null ? [wagon] : []
}

/** One action of the card is taken, or its owner is content [ST-4.26]. */
export const act: StepRules<State, StepOf<'act'>, Move, Event> = {
  moves: [...actionMoves, 'endCard'],
  asks: (_, { seat }) => [seat],
  *candidates(state, step, seat) {
    yield { type: 'endCard' }
    for (const type of actionTypes)
      if (isPayer(payerOf(state, step, type))) yield* actionCandidates(state, seat, type, contextOf(step))
  },
  check(state, step, seat, move) {
    if (!isAction(move)) {
      const isFree = step.base >= 1 || !canAct(state, seat, [step.kind], contextOf(step))
      return isFree ? null : no('ST-4.26', 'mustAct')
    }
    const payer = payerOf(state, step, typeOf(move))
    return isPayer(payer) ? checkAction(state, seat, move, contextOf(step)) : payer
  },
  perform(table, step, seat, move) {
    close(table)
    if (!isAction(move)) return finish(table, step)
    const payer = payerOf(table.state, step, typeOf(move))
    replaceBy(table, {
      type: 'card',
      ...asBudget(step),
      total: step.total + 1,
      base: step.base + (payer === 'extra' ? 0 : 1),
      market: step.market || payer === 'market',
      extra: step.extra || payer === 'extra',
      used: [...step.used, ...usedBy(table.state, move)],
    })
    performAction(table, seat, move)
  },
}

/** A revolt was revealed: Theatres count it, then the Philosopher may act [ST-4.34]. */
export const revolt: AutoStep<State, StepOf<'revolt'>, Event> = {
  auto(table) {
    const { state, emit } = table
    const seat = ownerOfCivilian(state, 'philosopher')
    replaceBy(table, { type: 'offers', what: 'philosopher', queue: seat === null ? [] : [seat] })
    for (const one of turnOrder(state)) {
      if (!hasEffect(state, one, 'theatre')) continue
      emit({ type: 'theatreCounted', seat: one })
      if (playerAt(state, one).theatreCount % 3 === 0) score(table, one, 'theatre')
    }
  },
}
