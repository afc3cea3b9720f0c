/**
 * One search for all games: plans meet the same imagined worlds and the same chance as the policy's own move, and the
 * worse half of them is left out again and again (sequential halving). It knows a view and chance of its own, and is
 * bounded by a number of moves played out, never by time: the same view and chance give the same move, and a game whose
 * end is far costs no more to think about than one whose end is near.
 */
import { copy, same } from '../engine/copy.ts'
import type { AnyGame } from '../engine/game.ts'
import type { Seat, Shown, Tagged } from '../engine/ids.ts'
import type { Taste } from '../engine/policy.ts'
import type { Random } from '../engine/random.ts'
import { type AnyPolicy, type PlayStyles, playOut, rewardOf, stylesFor } from './playout.ts'
import { quickRandom } from './quickRandom.ts'

export interface Effort extends PlayStyles {
  /** So many moves are played out, in as many worlds as they suffice for: each plan that is looked at meets one at least. */
  readonly moves: number
  /** Another move than the policy's own is made only where its lead is more than so many standard errors. */
  readonly caution: number
  /** What a plan is liked for, as if it won so much more. Left out: nothing is liked for itself. */
  liking?(plan: readonly Tagged[]): number
}

/** What came of one plan. */
export interface Weighed {
  readonly plan: readonly Tagged[]
  /** From 0 to 1, over its worlds; more where a plan is liked. */
  readonly reward: number
  /** How much better it did than the policy's own move in the same worlds, and how sure that is. */
  readonly lead: number
  readonly error: number
  readonly worlds: number
}

export interface Found {
  readonly move: Tagged
  /** The policy's own move first. */
  readonly weighed: readonly Weighed[]
}

interface Tally {
  readonly plan: readonly Tagged[]
  /** By world, from the first on: whoever is left out meets no more of them. */
  readonly rewards: number[]
}

/** By how much one plan did better than another in the worlds that both met, and how sure that is. */
interface Margin {
  readonly lead: number
  readonly error: number
}

const marginOf = (one: Tally, other: Tally): Margin => {
  const worlds = Math.min(one.rewards.length, other.rewards.length)
  let [sum, squares] = [0, 0]
  for (let world = 0; world < worlds; world++) {
    const gained = (one.rewards[world] ?? 0) - (other.rewards[world] ?? 0)
    sum += gained
    squares += gained ** 2
  }
  const lead = sum / Math.max(1, worlds)
  if (worlds < 2) return { lead, error: 0.5 }
  // A few worlds alike do not make it sure.
  return { lead, error: Math.sqrt((Math.max(0, squares / worlds - lead ** 2) + 0.005 / worlds) / worlds) }
}

/** The policy's own move, and then each plan once. */
const tallies = (
  game: AnyGame,
  policy: AnyPolicy,
  view: Shown<object>,
  seat: Seat,
  random: Random,
  { own }: Effort,
): [Tally, ...Tally[]] => {
  const tally = (plan: readonly Tagged[]): Tally => ({ plan, rewards: [] })
  const home = policy.pick(view, seat, random, { ...own, noise: 0 })
  const plans: (readonly Tagged[])[] = []
  for (const plan of policy.plans(view, seat, own)) {
    const isHome = plan.length === 1 && same(plan[0], home)
    if (plan.length > 0 && !isHome && !plans.some((other) => same(other, plan))) plans.push(plan)
  }
  return [tally([home]), ...plans.map(tally)]
}

/** Moves played out for a decision in a game that says nothing of it. */
const usualMoves = 1500
/** How hard *Maestro* thinks in a game. */
export const effortFor = (policy: AnyPolicy, view: Shown<object>, taste?: Taste): Effort => {
  const { own, others } = stylesFor(policy, view, taste)
  return { own, others, moves: policy.moves?.(view) ?? usualMoves, caution: 0.7 }
}
/** To imagine, copy and judge a world takes as long as so many moves in it. */
export const movesPerWorld = 2
/** At most this part of all moves goes into the first world, which every plan meets: else the unlikeliest are left out. */
const firstPart = 1 / 2
/** A plan from which less of a win may be hoped for is left out at once; when one is left alone, it is made. */
const clear = 0.0005
/** Nothing is clear in fewer worlds. */
const fewest = 4
/** How often what is left is halved until one is. */
const stagesOf = (plans: number): number => Math.floor(Math.log2(plans)) + 1

/** What one would expect to lose by leaving a plan for the best, in chance to win: the tail of a normal distribution. */
const regretOf = (best: Tally, other: Tally): number => {
  const { lead, error } = marginOf(best, other)
  const sureness = lead / error
  return error * 0.4 * Math.exp(-1.2 * sureness - 0.36 * sureness ** 2)
}

/** The best, and the plans that may well be as good. */
const inTheRunning = (tallies: readonly Tally[]): Tally[] => {
  const best = tallies.reduce((one, other) => (marginOf(other, one).lead > 0 ? other : one))
  return tallies.filter((tally) => tally === best || regretOf(best, tally) > clear)
}

/** The move that does best. */
export const search = (
  game: AnyGame,
  policy: AnyPolicy,
  view: Shown<object>,
  seat: Seat,
  random: Random,
  effort: Effort,
): Found => {
  const [home, ...others] = tallies(game, policy, view, seat, random, effort)
  const base = random.below(2 ** 32)
  let live = others
  let worlds = 0
  let spent = 0
  let isClear = false
  const play = (world: object, { plan }: Tally, number: number): number => {
    const mine = copy(world)
    const seed = base ^ Math.imul(number + 1, 0x9e3779b1)
    const chance = { rules: quickRandom(seed), picks: quickRandom(~seed) }
    spent += movesPerWorld + playOut(game, policy, mine, { view, seat, plan: copy(plan) }, effort, chance)
    return rewardOf(game, policy, mine, seat) + (effort.liking?.(plan) ?? 0)
  }
  while (live.length > 0) {
    const begun = spent
    let each = 0
    do {
      const before = spent
      const world = game.imagine(view, seat, quickRandom(base + Math.imul(worlds, 7919)))
      home.rewards.push(play(world, home, worlds))
      if (worlds === 0) live = live.slice(0, Math.max(1, Math.floor((effort.moves * firstPart) / spent) - 1))
      for (const tally of live) tally.rewards.push(play(world, tally, worlds))
      worlds++
      each = spent - before
      if (worlds >= fewest) {
        const running = inTheRunning([home, ...live])
        isClear = running.length === 1
        live = running.filter((tally) => tally !== home)
      }
      // The stages to come share what is left: another world only where one like the last still fits.
    } while (!isClear && spent + each <= begun + (effort.moves - begun) / stagesOf(live.length))
    if (isClear || live.length === 1) break
    live = live
      .toSorted((a, b) => marginOf(b, home).lead - marginOf(a, home).lead)
      .slice(0, Math.floor(live.length / 2))
  }
  let best = home
  let most = 0
  const weighed = [home, ...others].map((tally): Weighed => {
    const { lead, error } = marginOf(tally, home)
    const sure = lead - effort.caution * error
    if (live.includes(tally) && sure > most) [best, most] = [tally, sure]
    const worlds = tally.rewards.length
    return {
      plan: tally.plan,
      reward: tally.rewards.reduce((sum, reward) => sum + reward, 0) / Math.max(1, worlds),
      lead,
      error: tally === home ? 0 : error,
      worlds,
    }
  })
  const [move] = best.plan
  if (move === undefined) throw new Error('a plan without a move')
  return { move, weighed }
}
