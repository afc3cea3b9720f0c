/** A seat's chance to win, from how everybody stands: fitted to how games of the policy and of the search ended. */
import type { Seat } from '../../../engine/ids.ts'
import type { Asset } from '../../../engine/policy.ts'
import { floors, type Stored, stored, worths } from '../components.ts'
import { areRivals } from '../position.ts'
import { outcome, pointsOf } from '../scoring.ts'
import type { Player, State } from '../state.ts'
import { lastRound, roundCapOf } from '../steps/ending.ts'
import { figuresFor, surveyOf, turnsFrom } from './survey.ts'

/** Of a game that is won or lost: it is sure, as far as anything is. */
const decided = 6
/** Rounds before the end from which on it is felt. */
const endgame = 8

/**
 * What counts how much, in three parts of a game: until somebody has all floors, until the first diamond, and in the
 * countdown. With more than two at the table it is a logistic fit over positions of some thousand games that the policy
 * played for all seats, with exchanges at random among its moves, and so that lacking more never counts for a seat: what
 * goes together in the games of one policy (who lacks granite is often ahead) is no reason to bring it about. The first
 * part is fitted to games of the search among weaker bots too, with a weight of its own for the seat that searches: they
 * are where the mine is taken early, or lost.
 *
 * Between two it is fitted in the same way to ten thousand games of two, of the policy and of the search by its earlier
 * figures: by what counts among more, points of floors and stock made the last floor look better than it is once somebody
 * has all of them (of such positions it told little more than chance: a log loss of 0.66 of 0.69, this one 0.55). It was
 * laid too soon, miners were not brought back, and the rival took the mine.
 *
 * Of each: what a player would call it, its weights among more than two, and between two.
 */
const weights = {
  /** Of each floor, and of what is missing for those to come, as a part of what they cost. */
  floor1: ['floors', 0.29, 0.75, 0.15, 0, 0.1, 1],
  floor2: ['floors', 0.11, 0.2, 0.5, 0, 0.3, 0],
  floor3: ['floors', 0.32, 0.5, 1, 0.4, 0.1, 1],
  granite: ['bricks', -0.48, -0.65, -0.05, -0.6, -1.9, -4],
  limestone: ['bricks', -0.23, -0.2, -0.25, -0.4, -0.5, 0],
  turquoise: ['bricks', -0.49, -0.9, -0.45, 0, -1.3, -1.6],
  gold: ['bricks', -0.88, -0.6, -0.05, 0, -0.5, -0.7],
  /** Of few turns to the last floor, of living miners, of how near they are to the diamond mine. */
  soon: ['bricks', 0.68, 0.1, 0.2, 0.5, 0, 0.2],
  alive: ['miners', 0.1, 0.75, 1.1, 0, 0.8, 0.5],
  near: ['near', 0.3, 0, 0.15, 0, 0.1, 0.4],
  /** At the mine: miners, the camp, and miners who dig. */
  miners: ['mine', 0.01, 0.35, 0.6, 0.4, 0.3, 0],
  camp: ['mine', 0, 0.85, 1.05, 0, 0.2, 0],
  digging: ['mine', 0, 0.85, 0, 0, 0.9, 0.8],
  diggingLate: ['mine', 0, 0.6, 0.5, 0, 1.4, 0.3],
  /**
   * Of the mine held: miners there, as far as the last floor is near that lets them dig. And of the mine shut: what the
   * rival holds of it who holds the most, the fewer miners of one's own stand there. Too early they are of no use.
   */
  held: ['mine', 0.23, 0, 0, 0.2, 0.1, 0.2],
  shut: ['mine', -0.23, 0, 0, -0.2, -0.1, -0.2],
  /** Of income a turn, and of points: more the nearer the end by rounds. */
  income: ['income', 0.76, 0.75, 0.8, 0.4, 0.5, 1.5],
  points: ['points', 0.02, 0.65, 0.7, 0, 0, 0.2],
  pointsLate: ['points', 0, 0.8, 0.55, 1.6, 0.7, 0.2],
  pointsLast: ['points', 0, 0.65, -0.1, 0, 0.1, 0.4],
  /** Of diamonds: of each towards the end, and of the third. */
  diamonds: ['diamonds', 0, 0, 1.7, 0, 0, 0.9],
  third: ['diamonds', 0, 0, 0.5, 0, 0, 1.2],
} as const satisfies Readonly<Record<string, readonly [what: string, ...number[]]>>
type Feature = keyof typeof weights
const features = Object.keys(weights) as readonly Feature[]

type Column = 1 | 2 | 3 | 4 | 5 | 6

/** Where in those lists a position is to be looked up. */
const columnOf = ({ triggerRound, players }: State): Column => {
  const stage =
    triggerRound !== null ? 3 : players.some(({ floors: built }) => built === floors.length) ? 2 : 1
  return players.length === 2 ? ((stage + 3) as Column) : stage
}

const costs = Object.fromEntries(floors.map(({ kind, cost }) => [kind, cost]))

interface Standing {
  readonly player: Player
  /** All that is seen of one seat alone. */
  readonly own: Readonly<Record<Exclude<Feature, 'shut'>, number>>
}

/** From 0, far from the last round, to 1. */
const lateness = (state: State): number => {
  const last = lastRound(state) ?? roundCapOf(state)
  return Math.max(0, 1 - (last - state.round) / endgame)
}

const standingOf = (state: State, player: Player, late: number): Standing => {
  const by = figuresFor(state)
  const { board, missing, rate } = surveyOf(state, player.seat, by)
  const mine = board.siteById.get('diamond')?.cell ?? ''
  const at = board.indexOf.get(mine) ?? 0
  let [alive, near, miners] = [0, 0, 0]
  for (const place of player.miners) {
    if (place === 'lost') continue
    alive++
    if (place === mine) miners++
    near += by.nearness[board.steps[(board.indexOf.get(place) ?? 0) * board.nodes.length + at] ?? 0] ?? 0
  }
  const camp = player.camps.includes('diamond') ? 1 : 0
  const built = player.floors
  const digging = built === floors.length ? (camp * miners) / 3 : 0
  const turns = turnsFrom(player, missing, { ...rate, diamond: Number.POSITIVE_INFINITY }, by)
  const points = pointsOf(player)
  let income = 0
  for (const kind of stored) income += rate[kind] * worths[kind]
  const lacking = (kind: Stored): number => missing[kind] / (costs[kind] ?? 1)
  const { diamonds } = player
  const soon = 4 / (2 + turns)
  const own = {
    floor1: built >= 1 ? 1 : 0,
    floor2: built >= 2 ? 1 : 0,
    floor3: built >= 3 ? 1 : 0,
    granite: lacking('granite'),
    limestone: lacking('limestone'),
    turquoise: lacking('turquoise'),
    gold: lacking('gold'),
    soon,
    alive: alive / 10,
    near: near / 5,
    miners: miners / 3,
    camp,
    held: (miners / 3) * Math.min(1, soon),
    digging,
    diggingLate: digging * late,
    income: income / 30,
    points: points / 50,
    pointsLate: (points / 30) * late,
    pointsLast: (points / 30) * late ** 3,
    diamonds: diamonds * late,
    third: diamonds >= 3 ? 1 : 0,
  }
  return { player, own }
}

/** How far a rival holds the mine against a seat. */
const shutTo = (state: State, { player, own }: Standing, standings: readonly Standing[]): number => {
  let most = 0
  for (const other of standings)
    if (areRivals(state, player.seat, other.player.seat)) most = Math.max(most, other.own.held)
  return most * (1 - own.miners)
}

const featuresOf = (
  state: State,
  standing: Standing,
  standings: readonly Standing[],
): Readonly<Record<Feature, number>> => ({ ...standing.own, shut: shutTo(state, standing, standings) })

const strengthOf = (
  state: State,
  standing: Standing,
  standings: readonly Standing[],
  column: Column,
): number => {
  const found = featuresOf(state, standing, standings)
  let sum = 0
  for (const feature of features) sum += weights[feature][column] * found[feature]
  return sum
}

const standingsOf = (state: State): readonly Standing[] => {
  const late = lateness(state)
  return state.players.filter(({ resigned }) => !resigned).map((player) => standingOf(state, player, late))
}

/** What counts for a seat while the game lasts, as logarithms of odds. */
export const assetsOf = (state: State, seat: Seat): readonly Asset[] => {
  const standings = standingsOf(state)
  const standing = standings.find(({ player }) => player.seat === seat)
  if (standing === undefined) return []
  const found = featuresOf(state, standing, standings)
  const column = columnOf(state)
  return features.map((feature) => ({
    what: weights[feature][0],
    worth: weights[feature][column] * found[feature],
  }))
}

/** Of all that is there to win, the part of a seat and its allies: as the logarithm of its odds. */
export const leadOf = (state: State, seat: Seat): number => {
  if (state.ended !== null) {
    const winners = outcome(state)?.ranking[0] ?? []
    return winners.includes(seat) ? decided : -decided
  }
  const column = columnOf(state)
  let [own, others] = [0, 0]
  const standings = standingsOf(state)
  for (const standing of standings) {
    const odds = Math.exp(strengthOf(state, standing, standings, column))
    if (areRivals(state, seat, standing.player.seat)) others += odds
    else own += odds
  }
  return Math.max(-decided, Math.min(decided, Math.log(own / others)))
}
