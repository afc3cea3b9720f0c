/**
 * One search for all games: plans meet the same imagined worlds and the same chance as the policy's own move, and the
 * worse half of them is left out again and again (sequential halving). It knows a view and chance of its own, and is
 * bounded by a number of moves played out, never by time: the same view and chance give the same move, and a game whose
 * end is far costs no more to think about than one whose end is near.
 */
import { copy, same } from '../engine/copy.ts'
import type { AnyGame } from '../engine/game.ts'
import type { Seat, Shown, Tagged } from '../engine/ids.ts'
import type { Random } from '../engine/random.ts'
import { type AnyPolicy, type PlayStyles, playOut, rewardOf } from './playout.ts'
import { quickRandom } from './quickRandom.ts'

export interface Effort extends PlayStyles {
  /** So many moves are played out, in as many worlds as they suffice for: each plan that is looked at meets one at least. */
  readonly moves: number
  /** Another move than the policy's own is made only where its lead is more than so many standard errors. */
  readonly caution: number
}

/** What came of one plan. */
export interface Weighed {
  readonly plan: readonly Tagged[]
  /** From 0 to 1, over its worlds. */
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
  reward: number
  lead: number
  squares: number
  worlds: number
}

const meanOf = ({ lead, worlds }: Tally): number => (worlds === 0 ? 0 : lead / worlds)
/** Of the mean lead; a few worlds alike do not make it sure. */
const errorOf = (tally: Tally): number => {
  if (tally.worlds < 2) return 0.5
  const spread = Math.max(0, tally.squares / tally.worlds - meanOf(tally) ** 2)
  return Math.sqrt((spread + 0.02 / tally.worlds) / tally.worlds)
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
  const tally = (plan: readonly Tagged[]): Tally => ({ plan, reward: 0, lead: 0, squares: 0, worlds: 0 })
  const home = policy.pick(view, seat, random, { ...own, noise: 0 })
  const plans: (readonly Tagged[])[] = []
  for (const plan of policy.plans(view, seat, own)) {
    const isHome = plan.length === 1 && same(plan[0], home)
    if (plan.length > 0 && !isHome && !plans.some((other) => same(other, plan))) plans.push(plan)
  }
  return [tally([home]), ...plans.map(tally)]
}

/** Moves played out for a decision in a game that says nothing of it. */
export const usualMoves = 1500
/** To imagine, copy and judge a world takes as long as so many moves in it. */
export const movesPerWorld = 2
/** At most this part of all moves goes into the first world, which every plan meets: else the unlikeliest are left out. */
const firstPart = 1 / 2
/** How often what is left is halved until one is. */
const stagesOf = (plans: number): number => Math.floor(Math.log2(plans)) + 1

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
  const play = (world: object, { plan }: Tally, number: number): number => {
    const mine = copy(world)
    const seed = base ^ Math.imul(number + 1, 0x9e3779b1)
    const chance = { rules: quickRandom(seed), picks: quickRandom(~seed) }
    spent += movesPerWorld + playOut(game, policy, mine, { view, seat, plan: copy(plan) }, effort, chance)
    return rewardOf(game, policy, mine, seat)
  }
  while (live.length > 0) {
    const begun = spent
    let each = 0
    do {
      const before = spent
      const world = game.imagine(view, seat, quickRandom(base + Math.imul(worlds, 7919)))
      const reward = play(world, home, worlds)
      home.reward += reward
      home.worlds++
      if (worlds === 0) live = live.slice(0, Math.max(1, Math.floor((effort.moves * firstPart) / spent) - 1))
      for (const tally of live) {
        const other = play(world, tally, worlds)
        tally.reward += other
        tally.lead += other - reward
        tally.squares += (other - reward) ** 2
        tally.worlds++
      }
      worlds++
      each = spent - before
      // The stages to come share what is left: another world only where one like the last still fits.
    } while (spent + each <= begun + (effort.moves - begun) / stagesOf(live.length))
    if (live.length === 1) break
    live = live.toSorted((a, b) => meanOf(b) - meanOf(a)).slice(0, Math.floor(live.length / 2))
  }
  let best = home
  let most = 0
  for (const tally of live) {
    const sure = meanOf(tally) - effort.caution * errorOf(tally)
    if (sure > most) [best, most] = [tally, sure]
  }
  const weighed = [home, ...others].map((tally) => ({
    plan: tally.plan,
    reward: tally.worlds === 0 ? 0 : tally.reward / tally.worlds,
    lead: meanOf(tally),
    error: tally === home ? 0 : errorOf(tally),
    worlds: tally.worlds,
  }))
  const [move] = best.plan
  if (move === undefined) throw new Error('a plan without a move')
  return { move, weighed }
}
