/** What a seat might do, and why: the search's move against the next best, weighed once more in fresh worlds. */
import { copy, same } from '../engine/copy.ts'
import { type AnyGame, someLegalMoves } from '../engine/game.ts'
import type { Seat, Shown, Tagged } from '../engine/ids.ts'
import type { Asset } from '../engine/policy.ts'
import { type AnyPolicy, playOut, rewardOf } from './playout.ts'
import { quickRandom } from './quickRandom.ts'
import { type Effort, effortFor, movesPerWorld, search, type Weighed } from './search.ts'
import { type Step, Steps } from './steps.ts'

/** How far the move stands out; `only`: nothing else can be done. */
export type Sureness = 'only' | 'much' | 'better' | 'hardly'

/** A line of the score sheet, and by how many points it is better in the end, on average. */
export interface HintReason {
  readonly what: string
  readonly points: number
}

export interface Hint {
  readonly move: Tagged
  /** What it is compared with: the best that begins otherwise; null where nothing else can be done. */
  readonly other: Tagged | null
  /**
   * What is about as good, where that is of the same kind and says nothing of why: then `other` is the best of another
   * kind. Null where it is `other` itself.
   */
  readonly twin: Tagged | null
  /** It does nothing more, as to pass: what speaks for it is what the other would do. */
  readonly isIdle: boolean
  /** What was planned, whose place it takes: that does clearly worse by now. */
  readonly former: Tagged | null
  /** The plan behind it: what one goes on with in most of the worlds, in order; empty where those differ. */
  readonly next: readonly Step[]
  /** Moves that name nothing and may well come before that, by type: told to nobody, but no move is for what they give up. */
  readonly passes?: readonly string[]
  /** The heaviest first. */
  readonly reasons: readonly HintReason[]
  /** What all other lines of the score sheet come to: with it the reasons add up. */
  readonly rest: number
  /** By how many points the best of the others does better in the end. */
  readonly rival: number
  /** By how many points one is further ahead in the end, all lines together. */
  readonly lead: number
  /**
   * What it leaves one more of, the heaviest first, and then less of, where games were not played to their end: by the
   * names of the policy, `rivals` for how they stand, and `over` for what is won or lost by then.
   */
  readonly assets: readonly Asset[]
  /**
   * Which part of the games each of the two won, from 0 to 1; null where nothing else can be done, or where games were
   * not played to their end: how far ahead one is by then is no count of games.
   */
  readonly wins: readonly [move: number, other: number] | null
  /** In which part of the worlds it was the better of the two, from 0 to 1: those alike count half. */
  readonly ahead: number
  readonly sure: Sureness
}

/** Hints begin with the same chance for everybody: the same view gets the same hint. */
export const hintSeed = 0x41_6c_6d_65
/** So many lines of the score sheet are told of, where they are worth it. */
const told = 3
const least = 0.5
/** Of what one has, so many things that are more and that are less are told of. */
const gains = 2
const losses = 1
/** Too small to be told of: a part of the heaviest gain, of the lead that wins 73 of 100 games, of its standard error. */
const part = 1 / 3
const slight = 0.02
const unsure = 1.5

/** Who asks, and how hard is thought. */
interface Asked {
  readonly game: AnyGame
  readonly policy: AnyPolicy
  readonly view: Shown<object>
  readonly seat: Seat
  readonly effort: Effort
  /** What one has seen of this turn: nothing is told that would take back what has been done since. */
  readonly seen: readonly Shown<object>[]
}

type Test = (plan: readonly Tagged[]) => boolean

const takesBack = ({ policy, view, seat, seen }: Asked, move: Tagged): boolean =>
  seen.some((before) => policy.undoes?.(before, view, seat, move) === true)

/** What is done only where nothing else can be: nobody learns from a comparison with it. */
const isShunned = (asked: Asked, move: Tagged): boolean =>
  asked.policy.never?.includes(move.type) === true ||
  asked.policy.shuns?.(asked.view, asked.seat, move) === true ||
  takesBack(asked, move)

/** The best of plans: what did well was played in the most worlds. */
const bestAmong = (weighed: readonly Weighed[], isIt: Test): readonly Tagged[] | undefined =>
  weighed.toSorted((a, b) => b.worlds - a.worlds || b.lead - a.lead).find(({ plan }) => isIt(plan))?.plan

/** So many other moves are weighed where the policy thinks of one alone, out of so many that the rules allow. */
const others = 8
const looked = 64

/**
 * The best of what else may be done; where nothing else seemed worth a look, of some moves that the rules allow: the
 * policy knows one answer only, or sees at once that others are worse. That is no reason to say that there are none.
 */
const bestElse = (
  asked: Asked,
  weighed: readonly Weighed[],
  isElse: (first: Tagged) => boolean,
): readonly Tagged[] | undefined => {
  const { game, policy, view, seat, effort } = asked
  const isOther = (first: Tagged | undefined): boolean =>
    first !== undefined && isElse(first) && !isShunned(asked, first)
  const found = bestAmong(weighed, ([first]) => isOther(first))
  if (found !== undefined) return found
  const rest = someLegalMoves(game, view, seat, looked, quickRandom(hintSeed))
    .filter(isOther)
    .slice(0, others)
  if (rest.length === 0) return undefined
  const wide = { ...policy, plans: () => rest.map((one) => [one]) }
  return bestAmong(search(game, wide, view, seat, quickRandom(hintSeed), effort).weighed, ([first]) =>
    isOther(first),
  )
}

/** Points of each line of the score sheet, rounds together. */
const linesOf = (game: AnyGame, state: object, seat: Seat): ReadonlyMap<string, number> => {
  const lines = new Map<string, number>()
  for (const { what, points } of game.scores(state)[seat] ?? [])
    lines.set(what, (lines.get(what) ?? 0) + points)
  return lines
}

const pointsOf = (game: AnyGame, state: object): readonly number[] =>
  game.scores(state).map((lines) => lines.reduce((sum, { points }) => sum + points, 0))

const bestOther = (points: readonly number[], seat: Seat): number =>
  Math.max(...points.filter((_, other) => other !== seat))

/** In so many of the worlds what is better by little is better all the same. */
const often = 0.75

/** Of the mean difference between two plans, in rewards from 0 to 1, and of how often the first is ahead. */
const surenessOf = ({ lead, error, ahead }: Pick<Comparison, 'lead' | 'error' | 'ahead'>): Sureness => {
  if (lead > 0.1 && lead > 2 * error) return 'much'
  const isSure = (lead > 0.03 && lead > error) || (ahead >= often && lead > 2 * error)
  return isSure ? 'better' : 'hardly'
}

/** What two plans came to in the same worlds: by how much the first did better, `lead` in rewards from 0 to 1. */
interface Comparison {
  readonly lines: readonly HintReason[]
  readonly rival: number
  readonly assets: readonly Asset[]
  readonly wins: readonly [number, number] | null
  readonly ahead: number
  readonly lead: number
  readonly error: number
  /** What each goes on with. */
  readonly next: readonly [Steps, Steps]
}

/** Differences by name, one for each pair of worlds: their sums, and the sums of their squares. */
class Differences {
  readonly #sums = new Map<string, readonly [sum: number, squares: number]>()
  #worlds = 0

  /** What one world has more than the other. */
  add(found: ReadonlyMap<string, number>): void {
    this.#worlds++
    for (const [what, worth] of found) {
      const [sum, squares] = this.#sums.get(what) ?? [0, 0]
      this.#sums.set(what, [sum + worth, squares + worth ** 2])
    }
  }

  /** The means of those that chance alone does not explain. */
  clear(): readonly Asset[] {
    const worlds = this.#worlds
    return [...this.#sums].flatMap(([what, [sum, squares]]) => {
      const worth = sum / worlds
      const error = Math.sqrt(Math.max(0, squares / worlds - worth ** 2) / worlds)
      return Math.abs(worth) > unsure * error ? [{ what, worth }] : []
    })
  }
}

const isOver = (game: AnyGame, world: object): boolean => game.outcome(world) !== null

/** What a seat has more of in one world than in another, as parts of the difference of its leads. */
const assetsBetween = (
  game: AnyGame,
  policy: AnyPolicy,
  [one, other]: readonly [object, object],
  seat: Seat,
): ReadonlyMap<string, number> => {
  const found = new Map<string, number>()
  if (policy.lead === undefined || policy.assets === undefined) return found
  const lead = policy.lead(one, seat) - policy.lead(other, seat)
  if (isOver(game, one) || isOver(game, other)) return found.set('over', lead)
  let rest = lead
  for (const [sign, state] of [
    [1, one],
    [-1, other],
  ] as const)
    for (const { what, worth } of policy.assets(state, seat)) {
      found.set(what, (found.get(what) ?? 0) + sign * worth)
      rest -= sign * worth
    }
  return found.set('rivals', rest)
}

/** The heaviest: what is more, and then what is less. */
const worthTelling = (assets: readonly Asset[], scale: number): readonly Asset[] => {
  const inOrder = assets.toSorted((a, b) => Math.abs(b.worth) - Math.abs(a.worth))
  const most = inOrder.find(({ worth }) => worth > 0)?.worth ?? 0
  const heavy = inOrder.filter(({ worth }) => Math.abs(worth) >= Math.max(part * most, slight * scale))
  return [
    ...heavy.filter(({ worth }) => worth > 0).slice(0, gains),
    ...heavy.filter(({ worth }) => worth < 0).slice(0, losses),
  ]
}

/** A seat's part in the win of a world: its side's, where some play together. Null while that is not over. */
const winOf = (game: AnyGame, world: object, seat: Seat): number | null => {
  const winners = game.outcome(world)?.ranking[0]
  if (winners === undefined) return null
  const sides = game.sides?.(world)
  const own = winners.filter((one) => one === seat || (sides !== undefined && sides[one] === sides[seat]))
  return own.length / winners.length
}

/** Plays both plans in the same worlds with the same chance, and tells where their ends differ. */
const compared = (
  { game, policy, view, seat, effort }: Asked,
  ...plans: readonly [readonly Tagged[], readonly Tagged[]]
): Comparison => {
  const differences = new Map<string, number>()
  const assets = new Differences()
  const steps = [new Steps(policy), new Steps(policy)] as const
  let [rival, lead, ahead, squares, worlds, spent] = [0, 0, 0, 0, 0, 0]
  let won: [number, number] | null = [0, 0]
  for (; spent < effort.moves; worlds++) {
    const base = hintSeed ^ Math.imul(worlds + 1, 0x9e3779b1)
    const world = game.imagine(view, seat, quickRandom(base))
    const [one, other] = plans.map((plan, which) => {
      const state = copy(world)
      const chance = { rules: quickRandom(~base), picks: quickRandom(base + 1) }
      const followed = steps[which]?.follow(game, seat) ?? game
      spent +=
        movesPerWorld + playOut(followed, policy, state, { view, seat, plan: copy(plan) }, effort, chance)
      return state
    })
    if (one === undefined || other === undefined) continue
    for (const [sign, state] of [
      [1, one],
      [-1, other],
    ] as const)
      for (const [what, points] of linesOf(game, state, seat))
        differences.set(what, (differences.get(what) ?? 0) + sign * points)
    assets.add(assetsBetween(game, policy, [one, other], seat))
    rival += bestOther(pointsOf(game, one), seat) - bestOther(pointsOf(game, other), seat)
    const [first, second] = [winOf(game, one, seat), winOf(game, other, seat)]
    won = won === null || first === null || second === null ? null : [won[0] + first, won[1] + second]
    const gained = rewardOf(game, policy, one, seat) - rewardOf(game, policy, other, seat)
    lead += gained
    ahead += (1 + Math.sign(gained)) / 2
    squares += gained ** 2
  }
  const spread = Math.max(0, squares / worlds - (lead / worlds) ** 2)
  return {
    lines: [...differences].map(([what, points]) => ({ what, points: points / worlds })),
    rival: rival / worlds,
    assets: assets.clear(),
    wins: won && [won[0] / worlds, won[1] / worlds],
    ahead: ahead / worlds,
    lead: lead / worlds,
    error: Math.sqrt((spread + 0.02 / worlds) / worlds),
    next: steps,
  }
}

/** The same, seen from the second plan. */
const turned = ({ lines, rival, assets, wins, ahead, lead, error, next }: Comparison): Comparison => ({
  lines: lines.map(({ what, points }) => ({ what, points: -points })),
  rival: -rival,
  assets: assets.map(({ what, worth }) => ({ what, worth: -worth })),
  wins: wins && [wins[1], wins[0]],
  ahead: 1 - ahead,
  lead: -lead,
  error,
  next: [next[1], next[0]],
})

const sumOf = (lines: readonly HintReason[]): number => lines.reduce((sum, { points }) => sum + points, 0)

const whyOf = (
  { lines, rival, assets, wins, ahead, lead, error, next }: Comparison,
  scale: number,
): Omit<Hint, 'move' | 'other' | 'twin' | 'isIdle' | 'former'> => {
  const heaviest = lines.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
  const reasons = heaviest.slice(0, told).filter(({ points }) => Math.abs(points) >= least)
  return {
    reasons,
    rest: sumOf(heaviest.slice(reasons.length)),
    rival: Math.abs(rival) >= least ? rival : 0,
    lead: sumOf(lines) - rival,
    assets: worthTelling(assets, scale),
    wins,
    ahead,
    sure: surenessOf({ lead, error, ahead }),
    ...next[0].plan(),
  }
}

/** What a hint is held against, where that is not the best of what else may be done. */
export interface HeldAgainst {
  /** What was done instead. */
  readonly instead?: readonly Tagged[] | undefined
  /** What a hint before has told as the step that comes now: kept, unless another is clearly better. */
  readonly planned?: Tagged | undefined
  /** The views at which hints were asked for before. */
  readonly seen?: readonly Shown<object>[]
}

/**
 * A hint for a seat that is asked, from its own view alone; null in a game whose bots do not think ahead. The search's
 * move is compared with its next best, and gives way where that does better in the fresh worlds, where these two have all
 * moves to themselves; clearly so, where it was no thought of the search. Or it is compared with what was done instead, or
 * with what was planned, to which it gives way unless it is clearly better. Where the next best is about as good, and of
 * the same kind, it is compared with the best of another kind, if it is better than that: beside its like nothing shows
 * what a move is good for.
 */
export const hintFor = (
  game: AnyGame,
  view: Shown<object>,
  seat: Seat,
  { instead, planned, seen = [] }: HeldAgainst = {},
): Hint | null => {
  const { policy } = game
  if (policy === undefined) return null
  const asked = { game, policy, view, seat, effort: effortFor(policy, view), seen }
  const { move: first, weighed } = search(game, policy, view, seat, quickRandom(hintSeed), asked.effort)
  const onwards = takesBack(asked, first)
    ? bestAmong(weighed, ([other]) => other !== undefined && !takesBack(asked, other))
    : undefined
  const move = onwards?.[0] ?? first
  const isElse = (first: Tagged): boolean => !same(first, move)
  const plan = bestAmong(weighed, ([first]) => same(first, move)) ?? [move]
  const isStill =
    planned !== undefined && game.check(view, seat, planned) === null && !takesBack(asked, planned)
  const against = instead ?? (isStill && isElse(planned) ? [planned] : bestElse(asked, weighed, isElse))
  const other = against?.[0]
  const isIdle = ({ type }: Tagged): boolean => policy.idle?.includes(type) === true
  if (against === undefined || other === undefined || same(other, move))
    return {
      move,
      other: null,
      twin: null,
      isIdle: isIdle(move),
      former: null,
      // Whatever it is good for is told by what comes after it alone.
      ...compared(asked, plan, plan).next[0].plan(),
      reasons: [],
      rest: 0,
      rival: 0,
      lead: 0,
      assets: [],
      wins: null,
      ahead: 0.5,
      sure: 'only',
    }
  const found = compared(asked, plan, against)
  const isClear = surenessOf(found.lead < 0 ? turned(found) : found) !== 'hardly'
  const isKept = isStill && !isClear
  // What no bot would think of has been picked as the best of some: a little better it is by chance alone.
  const isThought = weighed.some(({ plan: [first] }) => first !== undefined && same(first, other))
  const isBetter = found.lead < 0 && (isThought || isClear)
  const isTurned = instead === undefined && (isKept ? isElse(planned) : isBetter)
  const [best, next] = isTurned ? [against, plan] : [plan, against]
  const done = best[0] ?? move
  const hint = {
    move: done,
    other: next[0] ?? other,
    twin: null,
    isIdle: isIdle(done),
    former: isStill && !same(done, planned) ? planned : null,
    ...whyOf(isTurned ? turned(found) : found, policy.scale),
  }
  if (instead !== undefined || hint.sure !== 'hardly' || hint.other.type !== hint.move.type) return hint
  const unlike = bestElse(asked, weighed, ({ type }) => type !== hint.move.type)
  if (unlike?.[0] === undefined) return hint
  const why = whyOf(compared(asked, best, unlike), policy.scale)
  const isTelling = why.ahead > 0.5 && (why.sure !== 'hardly' || why.assets.some(({ worth }) => worth > 0))
  return isTelling ? { ...hint, other: unlike[0], twin: hint.other, ...why } : hint
}
