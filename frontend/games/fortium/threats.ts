/** Who wins with their next turn, or begins the countdown with it, by what everybody sees [section 6 of RULES.md]. */
import type { Seat, Shown } from '../../../shared/engine/ids.ts'
import {
  diamondsToWin,
  exchanges,
  floors,
  type Stored,
  stored,
} from '../../../shared/games/fortium/components.ts'
import { diamondMine } from '../../../shared/games/fortium/layout.ts'
import { clockwiseFrom, countOn, hasCamp, playerAt } from '../../../shared/games/fortium/position.ts'
import type { State } from '../../../shared/games/fortium/state.ts'
import { isFinalRound, lastRound, roundCapOf } from '../../../shared/games/fortium/steps/ending.ts'
import { digsWin, incomeOf } from './income.ts'

/** The round in which a seat collects next. */
const nextRound = (state: Shown<State>, seat: Seat): number => {
  const order = clockwiseFrom(state, state.startSeat)
  const ahead = order.indexOf(seat) - order.indexOf(state.active)
  return ahead > 0 || (ahead === 0 && state.phase === 'turnStart') ? state.round : state.round + 1
}

type Amounts = Readonly<Record<Stored, number>>
const nothing: Amounts = { granite: 0, limestone: 0, turquoise: 0, gold: 0 }

/** Whether what a seat has and collects can be exchanged up to a diamond, as far as the bank has all of it [FT-2.6.4]. */
const hasGold = (state: Shown<State>, seat: Seat, income: Amounts): boolean => {
  const { stock, floors: built } = playerAt(state, seat)
  let got = 0
  for (const kind of stored) {
    const held = stock[kind] + Math.min(income[kind], state.bank[kind]) + got
    const { pay, to } = exchanges[kind]
    got = Math.min(Math.floor(held / pay), state.bank[to])
  }
  return built === floors.length && got > 0
}

/** Whether the seat on turn has collected and can exchange its way to the last diamond before its turn ends [FT-2.6.4]. */
export const winsNow = (state: Shown<State>, seat: Seat): boolean =>
  state.active === seat &&
  (state.phase === 'recover' || state.phase === 'main') &&
  isFinalRound(state) &&
  !state.diamondExchangedThisTurn &&
  playerAt(state, seat).diamonds === diamondsToWin - 1 &&
  hasGold(state, seat, nothing)

export interface Threat {
  /** The fourth diamond comes; else the first one, which begins the countdown. */
  readonly wins: boolean
  /** Diamonds that the mine gives. */
  readonly dug: number
  /** Whoever drives its miners from the mine averts it: gold alone is not enough. */
  readonly isAverted: boolean
}

/**
 * Miners of who has the gold floor and holds the diamond mine, but has no camp there yet: in a turn or two they place. A
 * camp digs with the collection after the turn that it is set up in: of the last ones nothing comes any more.
 */
export const lurking = (state: Shown<State>, seat: Seat): number => {
  const { floors: built, resigned } = playerAt(state, seat)
  const campsNow = state.active === seat && state.phase !== 'turnStart'
  const digs = nextRound(state, seat) + (campsNow ? 0 : 1)
  const isLate = digs > (lastRound(state) ?? roundCapOf(state))
  return resigned ||
    isLate ||
    built < floors.length ||
    state.phase === 'finished' ||
    hasCamp(state, seat, 'diamond')
    ? 0
    : countOn(state, seat, diamondMine)
}

/** What a seat's next turn brings if nobody prevents it; null where that is neither the end nor its beginning. */
export const threatOf = (state: Shown<State>, seat: Seat): Threat | null => {
  const { diamonds, resigned } = playerAt(state, seat)
  const [round, last] = [nextRound(state, seat), lastRound(state)]
  if (resigned || state.phase === 'finished' || round > (last ?? roundCapOf(state))) return null
  const dug = incomeOf(state, seat).diamond
  // Gold buys none in the round of the first diamond [FT-6.4].
  const isBought =
    state.triggerRound !== null && round > state.triggerRound && hasGold(state, seat, incomeOf(state, seat))
  const bought = isBought ? 1 : 0
  const wins = diamonds + dug + bought >= diamondsToWin
  if (!wins && (last !== null || dug === 0)) return null
  return { wins, dug, isAverted: diamonds + bought < diamondsToWin }
}

/** How the seat on turn can win before its turn ends: by what it digs, with gold that it collects, or with what it holds. */
export const winOf = (state: Shown<State>, seat: Seat): 'dug' | 'collected' | 'held' | null => {
  if (state.active !== seat) return null
  if (winsNow(state, seat)) return 'held'
  if (state.phase !== 'turnStart' || threatOf(state, seat)?.wins !== true) return null
  return digsWin(state) ? 'dug' : 'collected'
}
