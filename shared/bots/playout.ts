/** One imagined world, played to its end by a policy. */
import type { AnyGame } from '../engine/game.ts'
import type { Seat, Shown, Tagged } from '../engine/ids.ts'
import type { PlayStyle, Policy, Taste } from '../engine/policy.ts'
import type { Progress } from '../engine/game.ts'
import type { Random } from '../engine/random.ts'
import type { QuickRandom } from './quickRandom.ts'

export type AnyPolicy = Policy<object, Tagged>

/** How everybody plays in an imagined world, oneself too. */
export interface PlayStyles {
  readonly own: PlayStyle
  others(seat: Seat): PlayStyle
}

/** All waver by what the game says; others do as they were seen to do, and who thinks goes by a taste of its own. */
export const stylesFor = (
  { habits, scale, wavering = 0.1 }: AnyPolicy,
  view: Shown<object>,
  taste: Taste = {},
): PlayStyles => {
  const noise = wavering * scale
  const seen = habits?.(view) ?? []
  return { own: { noise, taste }, others: (seat) => ({ noise, taste: seen[seat] ?? {} }) }
}

/** A progress for worlds that nobody looks back on: facts are written at once, and neither kept nor copied. */
export const writeOnly = (game: AnyGame, state: object, random: Random): Progress<object, Tagged> => ({
  state,
  random,
  emit: (event) => game.evolve(state, event),
  endAct: () => undefined,
})

/**
 * Plays a world, which it changes: first the seat's plan, as far as it goes, then what the policy picks for everybody,
 * until the game is over or has gone far enough. Chance belongs to the turns of a seat, the first, the second …: where
 * plans end alike, what follows is alike, and only what a plan does tells it from another. Gives the number of moves.
 */
export const playOut = (
  game: AnyGame,
  policy: AnyPolicy,
  world: object,
  from: { readonly view: Shown<object>; readonly seat: Seat; readonly plan: readonly Tagged[] },
  styles: PlayStyles,
  chance: { readonly rules: QuickRandom; readonly picks: QuickRandom },
): number => {
  const { view, seat, plan } = from
  const progress = writeOnly(game, world, chance.rules)
  let next = 0
  let last: Seat | null = null
  const begun: number[] = []
  let turns = 0
  for (; turns < game.longest; turns++) {
    const decisions = game.decisions(world)
    // While the plan lasts its seat goes first, also where several are asked together.
    const planned = next < plan.length ? plan[next] : undefined
    const asked =
      planned === undefined ? decisions[0] : (decisions.find((one) => one.seat === seat) ?? decisions[0])
    if (asked === undefined || (turns > 0 && policy.isFar?.(view, world))) break
    if (asked.seat !== last) {
      last = asked.seat
      const number = (begun[last] ?? 0) + 1
      begun[last] = number
      chance.rules.turnTo(8 * number + last)
      chance.picks.turnTo(8 * number + last)
    }
    if (asked.seat !== seat) {
      game.perform(
        progress,
        asked.seat,
        policy.pick(world, asked.seat, chance.picks, styles.others(asked.seat)),
      )
      continue
    }
    next++
    const isLegal = planned !== undefined && (turns === 0 || game.check(world, seat, planned) === null)
    if (planned !== undefined && !isLegal) next = plan.length
    game.perform(progress, seat, isLegal ? planned : policy.pick(world, seat, chance.picks, styles.own))
  }
  return turns
}

/** By how much a seat is ahead, in points: of the best that plays against it, by the first figure of the standings. */
const leadOf = (game: AnyGame, state: object, seat: Seat): number => {
  const sides = game.sides?.(state)
  const points = game.standings(state).map(([figure]) => figure?.value ?? 0)
  const others = points.filter((_, other) =>
    sides === undefined ? other !== seat : sides[other] !== sides[seat],
  )
  return (points[seat] ?? 0) - Math.max(...others)
}

/** How good a world is for a seat, from 0 to 1: the chance to win that its lead stands for (a logistic curve). */
export const rewardOf = (game: AnyGame, policy: AnyPolicy, state: object, seat: Seat): number => {
  const lead = policy.lead?.(state, seat) ?? leadOf(game, state, seat)
  return 1 / (1 + Math.exp(-lead / policy.scale))
}
