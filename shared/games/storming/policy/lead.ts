/** A seat's chance to win Storming!, from how everybody stands between rounds: fitted to how games of the policy ended. */
import type { Seat } from '../../../engine/ids.ts'
import type { Asset } from '../../../engine/policy.ts'
import { pointsToWin } from '../components.ts'
import { permanentVp, pointsWith } from '../points.ts'
import { isSettlement, places, realmsOf } from '../queries.ts'
import type { Player, State } from '../state.ts'
import { civilianWorths, improvementWorths, pactWorths } from './figures.ts'
import { placeIn, stepsBetween } from './survey.ts'

/** A lead of so many points is won in 73 of 100 games. */
export const scale = 2
/** Of a game that is won or lost, as a lead: it is sure, as far as anything is. */
const decided = 9

/**
 * What counts how much, where nobody has points and where somebody lacks one: a logistic fit over positions between
 * rounds of some thousand games that the policy played for all seats, with wild moves among them, in which nothing good
 * to have ever counts against a seat.
 */
const weights = {
  /** Of each point that cannot be lost, and of being near the last, by whatever points. */
  kept: [0.05, 0.3],
  five: [0, 0.25],
  six: [0, 0.4],
  /** Of what stands on the map, of having more than one settlement, of each that no enemy could walk into. */
  town: [0.25, 0.2],
  city: [0.25, 0],
  second: [0.3, 0.1],
  wall: [0.25, 0],
  safe: [0.05, 0.1],
  mine: [0.15, 0.55],
  /** Of knights, of how near troops are to settlements and mines of others, and to somebody's last settlement. */
  knight: [0.15, 0],
  aim: [0.05, 0.55],
  mineAim: [0.1, 0.3],
  prey: [0.35, 0.9],
  /** Of cards before a seat, by their worths, of those that it has on the pile, and of going first. */
  civilian: [0.3, 0.2],
  improvement: [0.35, 0.2],
  cathedral: [0, 0.25],
  pact: [0.55, 0.25],
  laid: [0.45, 0.1],
  first: [0.3, 0.65],
  /** Of what nobody wants. */
  revolt: [-0.15, -0.05],
  skip: [0, -0.7],
} as const satisfies Readonly<Record<string, readonly [begun: number, ending: number]>>
type Feature = keyof typeof weights
type Features = Record<Feature, number>
const features = Object.keys(weights) as readonly Feature[]

/** What a player would call each of them. */
const assets = {
  kept: 'points',
  five: 'points',
  six: 'points',
  town: 'settlements',
  city: 'settlements',
  second: 'settlements',
  wall: 'safety',
  safe: 'safety',
  mine: 'mines',
  knight: 'troops',
  aim: 'troops',
  mineAim: 'troops',
  prey: 'troops',
  civilian: 'cards',
  improvement: 'cards',
  cathedral: 'cards',
  pact: 'pacts',
  laid: 'laid',
  first: 'first',
  revolt: 'revolts',
  skip: 'skip',
} as const satisfies Readonly<Record<Feature, string>>

interface Held {
  readonly at: number
  readonly owner: Seat
}

/** What a seat has before it; what stands on the map comes later. */
const holdingsOf = (state: State, player: Player, points: number, settlements: number): Features => {
  const { seat, civilians, improvements, revolts, skipNext } = player
  const flag = (is: boolean): number => (is ? 1 : 0)
  return {
    kept: permanentVp(state, seat),
    five: flag(points >= 5),
    six: flag(points >= 6),
    town: 0,
    city: 0,
    second: flag(settlements > 1),
    wall: 0,
    safe: settlements,
    mine: 0,
    knight: 0,
    aim: 0,
    mineAim: 0,
    prey: 0,
    civilian: civilians.reduce((sum, one) => sum + civilianWorths[one], 0),
    improvement: improvements.reduce(
      (sum, one) => sum + (one === 'cathedral' ? 0 : improvementWorths[one]),
      0,
    ),
    cathedral: flag(improvements.includes('cathedral')),
    pact: state.pacts.reduce(
      (sum, { id, signers }) => sum + (signers.includes(seat) ? pactWorths[id] : 0),
      0,
    ),
    laid: state.present.filter(({ placedBy }) => placedBy === seat).length,
    first: flag(state.firstPlayer === seat),
    revolt: revolts.length,
    skip: skipNext,
  }
}

interface Settled extends Held {
  readonly walled: boolean
}
interface Walker extends Held {
  readonly rides: boolean
}

/** Moves of a troop to a place; 1 where it can be there with the next one, less the farther. */
const nearnessOf = ({ at, rides }: Walker, to: number): number => {
  const far = stepsBetween(at, to)
  return 0.5 ** Math.max(0, (rides ? (far + 1) >> 1 : far) - 1)
}

/** What each seat has, and how far the game has come: from 0 to 1, where somebody lacks one point. */
const surveyAll = (state: State): { readonly all: readonly Features[]; readonly ending: number } => {
  const { mines, settlements } = realmsOf(state)
  const points = state.players.map(({ seat }) => pointsWith(state, seat, mines[seat] ?? 0))
  const all = state.players.map((player) =>
    holdingsOf(state, player, points[player.seat] ?? 0, settlements[player.seat] ?? 0),
  )
  const settled: Settled[] = []
  const dug: Held[] = []
  const walkers: Walker[] = []
  for (const { id, structure, troop } of places(state)) {
    const at = placeIn(id)
    const theirs = structure === null ? undefined : all[structure.owner]
    if (structure !== null && theirs !== undefined) {
      if (isSettlement(structure)) {
        if (structure.kind !== 'village') theirs[structure.kind]++
        if (structure.wall) theirs.wall++
        settled.push({ at, owner: structure.owner, walled: structure.wall })
      } else if (structure.kind === 'mine') {
        theirs.mine++
        dug.push({ at, owner: structure.owner })
      }
    }
    if (troop === null || troop.owner === null) continue
    const rides = troop.kind === 'knight'
    const leader = all[troop.owner]
    if (rides && leader !== undefined) leader.knight++
    if (rides || troop.kind === 'soldier') walkers.push({ at, owner: troop.owner, rides })
  }
  const isLast = (owner: Seat): boolean => settlements[owner] === 1
  for (const walker of walkers) {
    const leader = all[walker.owner]
    if (leader === undefined) continue
    let [aim, prey, mine] = [0, 0, 0]
    for (const { at, owner, walled } of settled) {
      if (owner === walker.owner) continue
      const near = nearnessOf(walker, at) * (walled ? 0.5 : 1)
      aim = Math.max(aim, near)
      if (isLast(owner)) prey = Math.max(prey, near)
    }
    if (!walker.rides)
      for (const { at, owner } of dug)
        if (owner !== walker.owner) mine = Math.max(mine, nearnessOf(walker, at))
    leader.aim += aim
    leader.mineAim += mine
    leader.prey = Math.max(leader.prey, prey)
  }
  for (const { at, owner, walled } of settled) {
    const theirs = all[owner]
    const isInReach = walkers.some((one) => one.owner !== owner && nearnessOf(one, at) === 1)
    if (!isInReach || theirs === undefined) continue
    theirs.safe -= walled ? 0.5 : 1
  }
  return { all, ending: Math.min(1, Math.max(...points) / (pointsToWin - 1)) }
}

const weightOf = (feature: Feature, ending: number): number => {
  const [begun, last] = weights[feature]
  return begun + (last - begun) * ending
}

/** What counts for a seat while the game lasts, in points. */
export const assetsOf = (state: State, seat: Seat): readonly Asset[] => {
  const { all, ending } = surveyAll(state)
  const found = all[seat]
  if (found === undefined) return []
  return features.map((feature) => ({
    what: assets[feature],
    worth: scale * weightOf(feature, ending) * found[feature],
  }))
}

/** Of all that is there to win, the part of a seat: as the logarithm of its odds, in points. */
export const leadOf = (state: State, seat: Seat): number => {
  if (state.winner !== null) return state.winner.seat === seat ? decided : -decided
  const { all, ending } = surveyAll(state)
  let [own, others] = [0, 0]
  for (const [at, found] of all.entries()) {
    let sum = 0
    for (const feature of features) sum += weightOf(feature, ending) * found[feature]
    if (at === seat) own = Math.exp(sum)
    else others += Math.exp(sum)
  }
  return Math.max(-decided, Math.min(decided, scale * Math.log(own / others)))
}
