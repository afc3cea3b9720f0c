/** By how many points a seat of Castillo is ahead, from how everybody stands between rounds: fitted to how games of the policy ended. */
import type { Seat } from '../../../engine/ids.ts'
import type { Asset } from '../../../engine/policy.ts'
import { helperSpaces, traderSpaces } from '../components.ts'
import type { Player, State } from '../state.ts'
import { goodsOf, pieceValues } from './goods.ts'
import { type Outlook, outlookOf, helperPoints } from './outlook.ts'

/** A lead of so many points is won in 73 of 100 games. */
export const scale = 8
/** Rounds still to come from which on a game is at its beginning. */
const early = 10
/** Value that can be built with in a round; talers of which there is always a use. */
const spent = 14
const purse = 30

/**
 * In points, near the end of the game and at its beginning: a logistic fit over positions of some thousand games that
 * the policy played for all seats, with wild moves among them, in which nothing held ever counts against a seat. Of two
 * players, who have two cards a round, more is still open.
 */
interface Weights {
  /** Of a point scored, of value in pieces, of each kind of them, of a taler. */
  readonly point: Ends
  readonly value: Ends
  readonly kind: Ends
  readonly taler: Ends
  /** Of a point that helpers in the castle promise, of value that an income brings, of a helper in supply. */
  readonly promise: Ends
  readonly income: Ends
  readonly helper: Ends
  /** Of the Messenger at hand. */
  readonly messenger: Ends
}
type Ends = readonly [late: number, early: number]

const ofTwo: Weights = {
  point: [0.7, 0.4],
  value: [0.1, 0.15],
  kind: [1.7, 0],
  taler: [0.15, 0.4],
  promise: [0.6, 0.1],
  income: [0.5, 0.95],
  helper: [1.25, 0.75],
  messenger: [0, 1.4],
}
const ofMore: Weights = {
  point: [1.2, 0.7],
  value: [0.25, 0.25],
  kind: [2.4, 0.1],
  taler: [0.45, 0.6],
  promise: [1.15, 0.35],
  income: [0.35, 1],
  helper: [0, 0],
  messenger: [0, 0.65],
}

const promisedBy = (outlook: Outlook): number => {
  let sum = 0
  for (let space = 0; space < helperSpaces.length; space++)
    if (outlook.owners[space] === outlook.seat) sum += helperPoints(outlook, space, outlook.me.talers)
  return sum
}

/** Value that the Trader's places bring a seat, less what goes to the tower. */
const incomeOf = ({ state, seat }: Outlook): number => {
  let sum = 0
  for (const [index, { id, amount }] of traderSpaces.entries())
    if (state.traderSpaces[id] === seat) sum += (amount - 1) * (pieceValues[index] ?? 0)
  return sum
}

const holdingsOf = (
  state: State,
  { seat, vp, talers, resources, helperSupply, hand }: Player,
): readonly Asset[] => {
  const outlook = outlookOf(state, seat)
  const { later } = outlook
  const [weights, far] = [state.players.length === 2 ? ofTwo : ofMore, Math.min(1, later / early)]
  const at = ([late, first]: Ends): number => late + (first - late) * far
  let [value, kinds] = [0, 0]
  for (const [kind, count] of goodsOf(resources).entries()) {
    value += count * (pieceValues[kind] ?? 0)
    if (count > 0) kinds++
  }
  return [
    { what: 'points', worth: at(weights.point) * vp },
    { what: 'value', worth: at(weights.value) * Math.min(value, spent * (later + 1)) },
    { what: 'kinds', worth: at(weights.kind) * kinds },
    { what: 'talers', worth: at(weights.taler) * Math.min(talers, purse) },
    { what: 'promise', worth: at(weights.promise) * promisedBy(outlook) },
    { what: 'income', worth: at(weights.income) * incomeOf(outlook) },
    { what: 'helpers', worth: at(weights.helper) * helperSupply },
    { what: 'messenger', worth: hand.includes('messenger') ? at(weights.messenger) : 0 },
  ]
}

const worthOf = (state: State, player: Player): number =>
  state.phase === 'finished'
    ? player.vp
    : holdingsOf(state, player).reduce((sum, { worth }) => sum + worth, 0)

/** What counts for a seat between rounds, in points. */
export const assetsOf = (state: State, seat: Seat): readonly Asset[] => {
  const player = state.players[seat]
  return player === undefined ? [] : holdingsOf(state, player)
}

/** Ahead of all others together, each by its odds; in the end, of the best of them. */
export const leadOf = (state: State, seat: Seat): number => {
  const worths = state.players.map((player) => worthOf(state, player))
  const others = worths.filter((_, other) => other !== seat)
  const most = Math.max(...others)
  if (state.phase === 'finished') return (worths[seat] ?? 0) - most
  const odds = others.reduce((sum, other) => sum + Math.exp((other - most) / scale), 0)
  return (worths[seat] ?? 0) - most - scale * Math.log(odds)
}
