/** What pieces, talers, places and buildings are worth to a seat, in points: figures found by playing them against each other. */
import type { Seat } from '../../../engine/ids.ts'
import type { Taste } from '../../../engine/policy.ts'
import { buildings, type HelperSpace, helperSpaces, type Role, traderSpaces } from '../components.ts'
import type { Player, State } from '../state.ts'
import { buildLimitOf } from '../steps/build.ts'
import { isInnOpen } from '../steps/winter.ts'
import { type BuildingKind, buildingKinds, builtOf, type Goods, mixFor, piecesAt, spend } from './goods.ts'

export const weights = {
  /** Of a unit of value and of a taler while there is time to use them, and how many rounds that takes. */
  perValue: 0.42,
  perTaler: 0.6,
  valueRounds: 5.1,
  talerRounds: 3.4,
  /** Of a place of one's own in what one builds. */
  open: 1.12,
  /** How much more a place of the Trader brings in the rounds to come. */
  cartLater: 2.1,
  /** Of building on at the pace so far. */
  pace: 0.97,
  /** Of a helper in supply, of one in the market beyond what lies there, of one in the palace. */
  helper: 0.16,
  market: 2.5,
  palace: 10,
  /** Least worth of a place that is taken. */
  threshold: 0.62,
  /** Of five points to each Master Builder still to come. */
  fear: 0.56,
  /** Which part less a unit of value is worth to who is all zeal to build. */
  lessValue: 0.06,
} as const

/** Which kind of building a helper space belongs to; -1: open from the start, -2: the inn. */
const kindOfSpace = helperSpaces.map(({ building }) =>
  building === 'winterInn' ? -2 : buildingKinds.findIndex(({ name }) => name === building),
)
const ordinarySpaces = 15
const names = {
  servantsHouseA: 4,
  servantsHouseB: 5,
  stableA: 8,
  stableB: 9,
  largeGate: 10,
  smallGate: 11,
} as const

/** What the helpers' buildings will count when the game ends, as far as can be told. */
interface Projection {
  readonly unbuilt: number
  readonly towers: number
  readonly houses: number
  readonly occupied: number
  readonly free: number
  readonly traders: number
  readonly forgeSilver: number
}

export interface Outlook {
  readonly state: State
  readonly seat: Seat
  readonly me: Player
  /** How far a seat builds what it can instead of saving for more: as the policy, 0, or as a character that likes to, 1. */
  readonly zeal: number
  readonly built: readonly number[]
  /** Rounds to come after this one. */
  readonly later: number
  readonly perValue: number
  readonly perTaler: number
  /** Owners of the helper spaces, null: free; in the order of `helperSpaces`. */
  readonly owners: readonly (Seat | null)[]
  readonly projection: Projection
}

const isOpen = (state: State, built: readonly number[], space: number): boolean => {
  const kind = kindOfSpace[space] ?? -1
  return kind === -1 || (kind === -2 ? isInnOpen(state) : (built[kind] ?? 0) > 0)
}

const project = (
  state: State,
  built: readonly number[],
  owners: readonly (Seat | null)[],
  later: number,
): Projection => {
  let all = 0
  let towers = 0
  let houses = 0
  let occupied = 0
  let free = 0
  let traders = 0
  for (let index = 0; index < buildingKinds.length; index++) {
    const { isTower, isHouse } = buildingKinds[index] as BuildingKind
    const count = built[index] ?? 0
    all += count
    if (isTower) towers += count
    if (isHouse) houses += count
  }
  for (let space = 0; space < ordinarySpaces; space++)
    if (isOpen(state, built, space)) {
      if (owners[space] === null) free++
      else occupied++
    }
  for (const { id } of traderSpaces) if (state.traderSpaces[id] !== null) traders++
  const unbuilt = buildings.length - all
  const pace = Math.max(0.6, Math.min(1.8, (weights.pace * all) / Math.max(3, state.round)))
  const more = Math.min(unbuilt, pace * later)
  const share = unbuilt === 0 ? 0 : more / unbuilt
  return {
    unbuilt: unbuilt - more,
    towers: towers + (9 - towers) * share,
    houses: houses + (7 - houses) * share,
    occupied: Math.min(ordinarySpaces, occupied + later * 0.5),
    free: Math.max(1, free - later * 0.2),
    traders: Math.min(traderSpaces.length, traders + later * 0.3),
    forgeSilver: state.forgeSilver + later * 0.4,
  }
}

export const outlookOf = (state: State, seat: Seat, { build = 1 }: Taste = {}): Outlook => {
  const me = state.players[seat]
  if (me === undefined) throw new Error(`no seat ${seat}`)
  const later = state.config.rounds - state.round
  const built = builtOf(state)
  const owners = helperSpaces.map(({ id }) => state.castleSpaces[id])
  const zeal = build - 1
  return {
    state,
    seat,
    me,
    zeal,
    built,
    later,
    perValue:
      0.02 + weights.perValue * (1 - weights.lessValue * zeal) * Math.min(1, later / weights.valueRounds),
    perTaler: 0.02 + weights.perTaler * Math.min(1, later / weights.talerRounds),
    owners,
    projection: project(state, built, owners, later),
  }
}

/** Points that a helper on a space will be worth, with so many talers left. */
export const helperPoints = (
  { projection, seat, owners, later }: Outlook,
  space: number,
  talers: number,
): number => {
  const id: HelperSpace['id'] | undefined = helperSpaces[space]?.id
  switch (id) {
    case 'market-a':
    case 'market-b': {
      const purse = talers + (later + 1) * 1.2
      return owners[1 - space] === seat ? purse * 0.6 : Math.min(purse * 0.4, 4 + weights.market)
    }
    case 'forge-a':
      return projection.forgeSilver
    case 'forge-b':
      return projection.forgeSilver / 2
    case 'servantsHouse-a':
    case 'servantsHouse-b':
      return projection.unbuilt
    case 'tavern-a':
      return projection.occupied
    case 'tavern-b':
      return projection.occupied / 2
    case 'stable-a':
      return 3 * projection.houses
    case 'stable-b':
      return 2 * projection.houses
    case 'largeGate-a':
      return 2 * projection.towers
    case 'smallGate-a':
      return projection.towers
    case 'keep-a':
      return 3 * projection.free
    case 'palace-a':
    case 'palace-b':
      return weights.palace
    default:
      return projection.traders
  }
}

/** What a helper on a space is worth, its price paid. */
export const spaceGain = (outlook: Outlook, space: number, talers: number): number => {
  const price = helperSpaces[space]?.price ?? 0
  return helperPoints(outlook, space, talers - price) - price * outlook.perTaler
}

/** Whether a seat may place a helper there now, with so many talers; a kind just built counts too. */
export const isFreeFor = (
  { state, built, owners, seat }: Outlook,
  space: number,
  talers: number,
  extra = -9,
): boolean => {
  const found = helperSpaces[space]
  if (found === undefined || owners[space] !== null || found.price > talers) return false
  if (!isOpen(state, built, space) && kindOfSpace[space] !== extra) return false
  return state.helperBuildingsThisRound[seat]?.includes(found.building) !== true
}

/** The most that a helper can be placed for. */
export const bestSpaceGain = (outlook: Outlook, talers: number, extra: number): number => {
  let best = 0
  for (let space = 0; space < helperSpaces.length; space++)
    if (isFreeFor(outlook, space, talers, extra)) best = Math.max(best, spaceGain(outlook, space, talers))
  return best
}

/** What building a kind brings in a role, its goods counted. */
export const buildGain = (
  outlook: Outlook,
  role: Role,
  index: number,
  at: number,
  talers: number,
): number => {
  const kind = buildingKinds[index] as BuildingKind
  const { perValue, perTaler, owners, seat } = outlook
  const pieces = piecesAt(kind, at)
  let gain = -kind.value * perValue
  gain += role === 'stonemason' ? kind.vp : role === 'worker' ? Math.floor(kind.vp / 2) : pieces * perTaler
  // What one's helpers make of it, roughly.
  if (kind.isHouse)
    gain += (owners[names.stableA] === seat ? 1.5 : 0) + (owners[names.stableB] === seat ? 1 : 0)
  if (kind.isTower)
    gain += (owners[names.largeGate] === seat ? 1 : 0) + (owners[names.smallGate] === seat ? 0.5 : 0)
  if (owners[names.servantsHouseA] === seat) gain -= 0.6
  if (owners[names.servantsHouseB] === seat) gain -= 0.6
  if (role === 'worker') return gain
  const purse = talers + (role === 'bricklayer' ? pieces : 0)
  let place = 0
  for (let space = 2; space < ordinarySpaces; space++)
    if (kindOfSpace[space] === index && (helperSpaces[space]?.price ?? 0) <= purse)
      place = Math.max(place, spaceGain(outlook, space, purse))
  return gain + place * weights.open
}

/** How many of a kind may still be built, one just built counted too. */
export const isLeft = ({ built }: Outlook, index: number, just: number): boolean =>
  (built[index] ?? 0) + (index === just ? 1 : 0) < (buildingKinds[index]?.ids.length ?? 0)

/** What a builder's turn may bring with these goods, which it spends: the best buildings, one after the other. */
export const buildingTurn = (
  outlook: Outlook,
  role: Role,
  goods: Goods,
  talers: number,
): { readonly gain: number; readonly count: number } => {
  let gain = 0
  let count = 0
  let just = -1
  let purse = talers
  for (const limit = buildLimitOf(outlook.state); count < limit; count++) {
    let best = -1
    let bestAt = -1
    let most = count === 0 && role !== 'worker' ? -Infinity : 0
    for (let index = 0; index < buildingKinds.length; index++) {
      if (!isLeft(outlook, index, just)) continue
      const at = mixFor(goods, buildingKinds[index] as BuildingKind)
      if (at < 0) continue
      const one = buildGain(outlook, role, index, at, purse)
      if (one <= most) continue
      best = index
      bestAt = at
      most = one
    }
    if (best < 0) break
    const kind = buildingKinds[best] as BuildingKind
    spend(goods, kind, bestAt)
    if (role === 'bricklayer') purse += piecesAt(kind, bestAt)
    just = best
    gain += most
  }
  const hasPlaces = kindOfSpace.includes(just)
  if (count > 0 && role !== 'worker')
    gain += bestSpaceGain(outlook, purse, just) * (1 - (hasPlaces ? weights.open * 0.5 : 0))
  return { gain, count }
}
