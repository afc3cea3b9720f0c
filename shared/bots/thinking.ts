/** Bots that go by a game's policy; in a game without one they look one move ahead, or not at all. */
import type { Seat, Shown } from '../engine/ids.ts'
import type { Bot } from './bot.ts'
import { greedyBot } from './greedy.ts'
import { randomBot } from './random.ts'
import type { AnyPolicy } from './playout.ts'
import { type Effort, effortFor, search } from './search.ts'

type Character = number | null | undefined

/** What a character likes in this game, and what it leans to when it thinks ahead. */
const likesOf = ({ tastes = [], leanings = [] }: AnyPolicy, character: Character) => {
  const at = (character ?? Number.NaN) % tastes.length
  return { taste: tastes[at] ?? {}, leaning: leanings[at] ?? {} }
}

/** What a policy comes to, if the rules allow it: whoever asked has other ways to find a move. */
const allowed =
  (bot: Bot): Bot =>
  (game, view, seat, random, character) => {
    const move = bot(game, view, seat, random, character)
    if (game.check(view, seat, move) !== null) throw new Error(`no legal move: ${JSON.stringify(move)}`)
    return move
  }

/**
 * *Aprendiz*: sees what there is to see, and often takes something else; but does nothing only where that is what there
 * is to do.
 */
export const apprenticeBot: Bot = allowed((game, view, seat, random, character) => {
  const { policy } = game
  if (policy === undefined) return randomBot(game, view, seat, random)
  const { taste } = likesOf(policy, character)
  const move = policy.pick(view, seat, random, { noise: policy.beginner, taste })
  return policy.idle?.includes(move.type) ? policy.pick(view, seat, random, { noise: 0, taste }) : move
})

/** *Oficial*: sensible, and at once; a character is in a mood besides. */
export const journeymanBot: Bot = allowed((game, view, seat, random, character) => {
  const { policy } = game
  if (policy === undefined) return greedyBot(game, view, seat, random)
  const mood = (character ?? null) === null ? undefined : policy.mood?.(view)
  return policy.pick(view, seat, random, { noise: mood ?? 0, taste: likesOf(policy, character).taste })
})

/** The same with what a character takes a plan for beyond what comes of it. */
const effortOf = (policy: AnyPolicy, view: Shown<object>, seat: Seat, character: Character): Effort => {
  const { taste, leaning } = likesOf(policy, character)
  return {
    ...effortFor(policy, view, taste),
    liking: (plan) =>
      plan
        .flatMap((move) => policy.deeds?.(view, seat, move) ?? move.type)
        .reduce((sum, deed) => sum + (leaning[deed] ?? 0), 0),
  }
}

/** *Maestro*: plays imagined worlds to their end before each move. */
export const masterBot: Bot = allowed((game, view, seat, random, character) => {
  const { policy } = game
  if (policy === undefined) return greedyBot(game, view, seat, random)
  return search(game, policy, view, seat, random, effortOf(policy, view, seat, character)).move
})
