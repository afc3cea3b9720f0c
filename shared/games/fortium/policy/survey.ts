/** What a seat of Fortium needs most, in turns to a complete fort: one look for each pick. */
import type { Seat } from '../../../engine/ids.ts'
import { type Bundle, diamondsToWin, floors, type Kind, type Stored, stored, worths } from '../components.ts'
import type { BoardLayout } from '../layout.ts'
import { areRivals, boardOf, playerAt } from '../position.ts'
import { missingFor, nearnessBy, withMore } from '../prospects.ts'
import type { Player, State } from '../state.ts'

/**
 * Found by playing figures against each other. Short ways first, and the mine taken before the floors are done: who
 * waited for the floors, and set out from afar for what was worth more, stood in each other's way for ten rounds.
 */
export const figures = {
  /** Units a turn that come from somewhere, also where nobody digs yet: of what lies near, of the mines, of diamonds. */
  near: 0.4,
  mine: 1,
  luck: 0.5,
  /** Turns that a floor takes beyond its bricks. */
  floor: 0.5,
  /** The farther the floors, the less a place at the mine counts: at so many turns a quarter. */
  early: 26,
  /** Of digging where the own camp is still missing. */
  withoutCamp: 0.6,
  /** Of a place one step nearer. */
  nearness: nearnessBy(0.64),
  /** Of a living miner, in turns; of a rival's. */
  life: 0.9,
  rivalLife: 0.06,
  /** Of a rival driven off the diamond mine: with all floors, with all but one, or else. */
  deny: 0.8,
  denySoon: 0.4,
  denyEarly: 0.08,
  /** How much an exchange of what is needed itself must save. */
  exchange: 0.4,
  /** Floors from which on the mine is worth a camp. */
  ready: 2.5,
}

export type Figures = Readonly<typeof figures>

/** Between two a lost miner is the one rival's gain, and no third one's. */
const duel: Figures = { ...figures, life: 0.5 }

export const figuresFor = ({ players }: State): Figures => (players.length > 2 ? figures : duel)

/** A site that a seat may think of, and who stands there. */
export interface Goal {
  readonly kind: Kind
  /** Its place among the nodes. */
  readonly at: number
  readonly camp: boolean
  readonly own: number
  readonly friends: number
  readonly rivals: number
  /** What driving those rivals off is worth by itself. */
  readonly denied: number
}

export type Amounts = Record<Stored, number>
export type Rates = Record<Kind, number>

export interface Survey {
  readonly state: State
  readonly seat: Seat
  readonly me: Player
  readonly board: BoardLayout
  /** What is gone by. */
  readonly by: Figures
  /** Bricks of floors and camps that are still missing, units a turn, and turns until the fort is complete. */
  readonly missing: Amounts
  readonly rate: Rates
  readonly turns: number
  /** Of each kind its part in them, which changes with its own rate alone. */
  readonly delays: Amounts
  readonly goals: readonly Goal[]
}

const denialOf = ({ floors: built, diamonds }: Player, { denySoon }: Figures): number =>
  built === floors.length
    ? figures.deny * (1 + diamonds)
    : built === floors.length - 1
      ? denySoon
      : figures.denyEarly

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

const goalsOf = (state: State, seat: Seat, me: Player, board: BoardLayout, by: Figures): readonly Goal[] => {
  const goals = board.sites.map(({ id, kind, cell }): Mutable<Goal> => ({
    kind,
    at: board.indexOf.get(cell) ?? 0,
    camp: me.camps.includes(id),
    own: 0,
    friends: 0,
    rivals: 0,
    denied: 0,
  }))
  for (const other of state.players) {
    const isRival = areRivals(state, seat, other.seat)
    for (const place of other.miners) {
      const order = board.siteOrder.get(place)
      const goal = order === undefined ? undefined : goals[order]
      if (goal === undefined) continue
      if (other.seat === seat) goal.own++
      if (isRival) {
        goal.rivals++
        goal.denied += goal.kind === 'diamond' ? denialOf(other, by) : figures.rivalLife
      } else goal.friends++
    }
  }
  const arm = board.arms[seat]
  return goals.filter(({ camp, own }, order) => camp || own > 0 || (board.sites[order]?.home ?? arm) === arm)
}

/** How much what is missing of a kind holds up the floors: the one that takes longest far more than the others. */
const delayOf = (missing: number, rate: number): number => {
  const turns = missing / rate
  return turns * turns * turns
}

const delaysOf = (missing: Amounts, rate: Rates): Amounts => ({
  granite: delayOf(missing.granite, rate.granite),
  limestone: delayOf(missing.limestone, rate.limestone),
  turquoise: delayOf(missing.turquoise, rate.turquoise),
  gold: delayOf(missing.gold, rate.gold),
})

/**
 * Turns until the fort is complete. With all floors laid what delays it still is the camp at the diamond mine: who did
 * not count that gave its bricks away, and stood there for ten rounds without one.
 */
const turnsAfter = (
  { floors: built, diamonds }: Player,
  delays: Amounts,
  diamondRate: number,
  by: Figures,
): number => {
  const toDiamonds = (diamondsToWin - diamonds) / diamondRate
  const toFloors = Math.cbrt(delays.granite + delays.limestone + delays.turquoise + delays.gold)
  const early = by.early / (by.early + toFloors)
  return toFloors + (floors.length - built) * figures.floor + toDiamonds * early * early
}

export const turnsFrom = (player: Player, missing: Amounts, rate: Rates, by: Figures): number =>
  turnsAfter(player, delaysOf(missing, rate), rate.diamond, by)

export const surveyOf = (state: State, seat: Seat, by: Figures = figures): Survey => {
  const me = playerAt(state, seat)
  const board = boardOf(state)
  const missing = missingFor(me, board)
  const goals = goalsOf(state, seat, me, board, by)
  const { near } = figures
  const { mine, luck } = by
  const rate: Rates = { granite: near, limestone: near, turquoise: mine, gold: mine, diamond: luck }
  for (let level = 0; level < me.floors; level++) {
    const kind = floors[level]?.kind
    if (kind !== undefined) rate[kind] += 1
  }
  for (const { kind, own, camp } of goals) rate[kind] += own * (camp ? 1 : figures.withoutCamp)
  const delays = delaysOf(missing, rate)
  const turns = turnsAfter(me, delays, rate.diamond, by)
  return { state, seat, me, board, by, missing, rate, turns, delays, goals }
}

/** Turns saved by so much more a turn of a kind, and of another; below 0, as many lost. */
export const gainOf = (survey: Survey, kind: Kind, more: number, other?: Kind, otherMore = 0): number => {
  const { me, missing, rate, delays, turns, by } = survey
  // A walk in search of a place asks this hundreds of times: nothing is computed twice, nothing allocated.
  const set = (of: Kind, to: number, delay: number): void => {
    rate[of] = to
    if (of !== 'diamond') delays[of] = delay
  }
  const change = (of: Kind, by: number): void => {
    const to = Math.max(0.1, rate[of] + by)
    set(of, to, of === 'diamond' ? 0 : delayOf(missing[of], to))
  }
  const before = rate[kind]
  const delay = kind === 'diamond' ? 0 : delays[kind]
  const otherBefore = other === undefined ? 0 : rate[other]
  const otherDelay = other === undefined || other === 'diamond' ? 0 : delays[other]
  if (other !== undefined) change(other, otherMore)
  change(kind, more)
  const after = turnsAfter(me, delays, rate.diamond, by)
  if (other !== undefined) set(other, otherBefore, otherDelay)
  set(kind, before, delay)
  return turns - after
}

/** Turns saved by a change of what is in stock. */
export const stockGain = (survey: Survey, give: Bundle, get: Bundle): number => {
  let left = 0
  for (const kind of stored) left += 0.003 * ((get[kind] ?? 0) - (give[kind] ?? 0)) * worths[kind]
  const missing = missingFor(withMore(survey.me, give, get), survey.board)
  return left + survey.turns - turnsFrom(survey.me, missing, survey.rate, survey.by)
}

/** Whether more of a kind is of use. */
export const isMissing = ({ missing }: Survey, kind: Kind): boolean => kind === 'diamond' || missing[kind] > 0
