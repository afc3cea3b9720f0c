/** Between collecting and rolling: lost miners are bought back; the bank exchanges [FT-4.4, section 2.6]. */
import type { Progress } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/ids.ts'
import type { Rejection } from '../../../engine/result.ts'
import type { StepRules } from '../../../engine/step.ts'
import { exchanges, floors, moveDiceCount, recoveryPrices, type Stored, stored } from '../components.ts'
import type { Move, MoveOf } from '../moves.ts'
import { nameOf, playerAt } from '../position.ts'
import type { Event, State } from '../state.ts'
import { isFinalRound, placeDiamonds } from './ending.ts'

export interface RecoverStep {
  readonly type: 'recover'
}

/** What is paid and what there is, in the values of a refusal. */
export const tooPoor = (rule: Rejection['rule'], kind: string, need: number, have: number): Rejection => ({
  rule,
  reason: 'insufficientResources',
  values: { kind, need, have },
})

/** Every number of times that the stock allows; of diamonds one [FT-2.6.1 to FT-2.6.4]. */
export function* exchangesOf(state: State, seat: Seat): Generator<Move, void> {
  const { stock } = playerAt(state, seat)
  for (const from of stored) {
    const most = from === 'gold' ? Math.min(1, stock.gold) : Math.floor(stock[from] / exchanges[from].pay)
    for (let times = 1; times <= most; times++) yield { type: 'exchange', from, times }
  }
}

/** Which rule an exchange of these follows. */
const ruleOf = {
  granite: 'FT-2.6.1',
  limestone: 'FT-2.6.2',
  turquoise: 'FT-2.6.3',
  gold: 'FT-2.6.4',
} as const satisfies Record<Stored, string>

export const checkExchange = (
  state: State,
  seat: Seat,
  { from, times }: MoveOf<'exchange'>,
): Rejection | null => {
  const { stock, floors: built } = playerAt(state, seat)
  const { pay, to } = exchanges[from]
  const rule = ruleOf[from]
  // Who has too little gold is told first that it would be of no use yet.
  if (to === 'diamond' && !isFinalRound(state)) return { rule, reason: 'notInCountdown' }
  if (times < 1 || stock[from] < pay * times)
    return tooPoor(rule, from, pay * Math.max(1, times), stock[from])
  if (state.bank[to] < times) return { rule, reason: 'bankEmpty', values: { kind: to } }
  if (to !== 'diamond') return null
  if (times !== 1 || state.diamondExchangedThisTurn) return { rule, reason: 'diamondExchangeUsed' }
  return built === floors.length ? null : { rule: 'FT-2.4.3', reason: 'goldFloorMissing' }
}

export const exchange = (
  table: Progress<State, Event>,
  seat: Seat,
  { from, times }: MoveOf<'exchange'>,
): void => {
  table.emit({ type: 'exchanged', seat, from, times })
  if (exchanges[from].to === 'diamond') placeDiamonds(table, seat, times, 'exchange')
}

/** The lost miner with the lowest number. */
const lostMiner = (state: State, seat: Seat): number => playerAt(state, seat).miners.indexOf('lost')

const checkRecovery = (state: State, seat: Seat, { pay }: MoveOf<'recoverMiner'>): Rejection | null => {
  if (lostMiner(state, seat) < 0) return { rule: 'FT-4.4', reason: 'noLostMiner' }
  const have = playerAt(state, seat).stock[pay]
  return have >= recoveryPrices[pay] ? null : tooPoor('FT-2.5.3', pay, recoveryPrices[pay], have)
}

export const recover: StepRules<State, RecoverStep, Move, Event> = {
  moves: ['recoverMiner', 'exchange', 'rollDice'],
  asks: ({ active }) => [active],
  *candidates(state, _step, seat) {
    yield { type: 'rollDice' }
    if (lostMiner(state, seat) >= 0) for (const pay of stored) yield { type: 'recoverMiner', pay }
    yield* exchangesOf(state, seat)
  },
  check(state, _step, seat, move) {
    if (move.type === 'recoverMiner') return checkRecovery(state, seat, move)
    return move.type === 'exchange' ? checkExchange(state, seat, move) : null
  },
  perform(table, _step, seat, move) {
    if (move.type === 'exchange') return exchange(table, seat, move)
    if (move.type === 'recoverMiner') {
      const miner = nameOf(table.state, { seat, number: lostMiner(table.state, seat) })
      return table.emit({ type: 'minerRecovered', seat, miner, pay: move.pay })
    }
    const dice = Array.from({ length: moveDiceCount }, () => table.random.die())
    table.emit({ type: 'diceRolled', seat, dice })
  },
}
