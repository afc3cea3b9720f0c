/**
 * The story of a finished game: how likely each seat was to win at every moment, and how much of what changed was
 * choice. At each moment worlds are imagined that agree with all that any seat knew (the true hands, but what nobody had
 * seen is drawn anew), and the policy plays them to their end. The move that was made is played in the same worlds with
 * the same chance as the one that the policy would make: the difference is what the choice was worth. What is left of
 * the change, when all choices are taken off, is luck.
 */
import { copy, same } from '../engine/copy.ts'
import { type AnyGame, eachLegalMove } from '../engine/game.ts'
import { type Seat, seatOf, type Shown, type Tagged } from '../engine/ids.ts'
import { type AnyEntry, eventsOf, live } from '../engine/log.ts'
import { conceal, pooled } from '../engine/secret.ts'
import { hintFor, type Sureness } from './hint.ts'
import { type AnyPolicy, playOut, rewardOf, stylesFor } from './playout.ts'
import { quickRandom } from './quickRandom.ts'

/** Moments are numbers of entries that stand by then. */
interface Turn {
  readonly seat: Seat
  readonly from: number
  readonly to: number
}

/** A turn by which the winner's chance changed most. */
export interface DecidingTurn extends Turn {
  /** The moment after its weightiest choice; of doing no more, only where nothing else was chosen. */
  readonly moment: number
  /** The winner's chance before and after the turn. */
  readonly before: number
  readonly after: number
  /** By how much the choices of the turn changed the chance of who made them. */
  readonly choice: number
  /** What the seat would better have done in place of the weightiest, as far as it could tell then; null: it saw nothing better. */
  readonly better: Tagged | null
  /** How far that stands out; `only`: there was nothing to compare it with. */
  readonly sure: Sureness
}

/** Where a seat's chance went, from an even share to the end: the three add up to the change. */
export interface Parts {
  readonly luck: number
  readonly own: number
  readonly others: number
}

export interface Story {
  /** By moment, from 0, before the first entry; by seat, from 0 to 1. Each moment's add up to 1. */
  readonly chances: readonly (readonly number[])[]
  readonly parts: readonly Parts[]
  /** In the order of the game. */
  readonly deciding: readonly DecidingTurn[]
}

/** How far it has come, in entries. */
export interface Progressed {
  readonly done: number
  readonly of: number
}

/** What is read of a record. */
export interface Told {
  readonly seats: number
  readonly options: object
  readonly entries: readonly AnyEntry[]
}

/** Worlds for a whole game, shared out among its moments, and how many one of them gets at least and at most. */
export interface StoryBudget {
  readonly worlds: number
  readonly least: number
  readonly most: number
}

/** Some ten seconds on a laptop. */
const usual: StoryBudget = { worlds: 9000, least: 16, most: 96 }
/** How many turns are told of. */
const told = 3

/** Shares of one win, by seat: even among who has won, nothing for the others. */
const sharesOf = (winners: readonly Seat[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => (winners.includes(seatOf(seat)) ? 1 / winners.length : 0))

/**
 * What a world that was played on says about each seat's chance. Early in a game an end that one imagines is far off: its
 * leads count beside its winner, and count less the nearer the real end is. A world that did not come to its end has
 * only leads.
 */
const chancesIn = (
  game: AnyGame,
  policy: AnyPolicy,
  world: object,
  seats: number,
  toGo: number,
): number[] => {
  const rewards = Array.from({ length: seats }, (_, seat) => rewardOf(game, policy, world, seatOf(seat)))
  const sum = rewards.reduce((all, one) => all + one, 0)
  const byLead = rewards.map((reward) => (sum === 0 ? 1 / seats : reward / sum))
  const winners = game.outcome(world)?.ranking[0]
  if (winners === undefined) return byLead
  const won = sharesOf(winners, seats)
  return byLead.map((lead, seat) => toGo * lead + (1 - toGo) * (won[seat] ?? 0))
}

const movesOf = (entry: AnyEntry): readonly Tagged[] =>
  entry.kind === 'played' ? (entry.moves?.secret ?? []) : []

interface Weighed {
  readonly chances: readonly number[]
  /** By seat: what the move that was made changed, against the policy's own. */
  readonly choice: readonly number[]
}

/** One moment before its entry: the chances there, and what the entry's choice was worth. */
const weigh = (
  game: AnyGame,
  policy: AnyPolicy,
  state: object,
  entry: AnyEntry | undefined,
  at: { readonly seats: number; readonly moment: number; readonly toGo: number; readonly worlds: number },
): Weighed => {
  const seat = entry?.kind === 'played' ? entry.seat : (game.decisions(state)[0]?.seat ?? seatOf(0))
  const view: Shown<object> = pooled(state)
  const styles = stylesFor(policy, view)
  const moves = entry === undefined ? [] : movesOf(entry)
  const chances = Array.from({ length: at.seats }, () => 0)
  const choice = Array.from({ length: at.seats }, () => 0)
  for (let number = 0; number < at.worlds; number++) {
    const base = Math.imul(at.moment + 1, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)
    const world = game.imagine(view, seat, quickRandom(base))
    const play = (plan: readonly Tagged[]): number[] => {
      const mine = copy(world)
      const chance = { rules: quickRandom(~base), picks: quickRandom(base + 1) }
      playOut(game, policy, mine, { view, seat, plan: copy(plan) }, styles, chance)
      return chancesIn(game, policy, mine, at.seats, at.toGo)
    }
    const usual = game.decisions(world).some((asked) => asked.seat === seat)
      ? [policy.pick(world, seat, quickRandom(base + 2), styles.own)]
      : []
    const picked = play(usual)
    // The same move in the same world comes to the same end.
    const made = moves.length === 0 || (moves.length === 1 && same(moves[0], usual[0])) ? picked : play(moves)
    for (const [one, share] of picked.entries()) {
      chances[one] = (chances[one] ?? 0) + share / at.worlds
      choice[one] = (choice[one] ?? 0) + ((made[one] ?? 0) - share) / at.worlds
    }
  }
  return { chances, choice }
}

/** Whether who played could have done something else. */
const isChosen = (game: AnyGame, state: object, entry: AnyEntry): boolean => {
  const [made, ...more] = movesOf(entry)
  if (entry.kind !== 'played' || made === undefined) return false
  const { seat } = entry
  if (more.length > 0) return true
  if (!game.decisions(state).some((asked) => asked.seat === seat)) return false
  const { unlisted = [], policy } = game
  // What no list holds is one of many.
  if (unlisted.includes(made.type)) return true
  let found = 0
  for (const move of eachLegalMove(game, conceal(state, seat), seat))
    if (policy?.never?.includes(move.type) !== true && ++found > 1) return true
  return false
}

/**
 * Runs of entries by one seat in which it chose something. What follows without a choice, until somebody chooses again,
 * belongs to the turn: a defence that is only rolled for ends the attack.
 */
const turnsOf = (
  entries: readonly AnyEntry[],
  chosen: readonly boolean[],
): (Turn & { readonly choices: readonly number[] })[] => {
  const runs: { seat: Seat | null; from: number; to: number; choices: number[] }[] = []
  for (const [index, entry] of entries.entries()) {
    const seat = entry.kind === 'played' ? entry.seat : null
    const last = runs.at(-1)
    const run = last?.seat === seat ? last : { seat, from: index, to: index, choices: [] }
    if (run !== last) runs.push(run)
    run.to = index + 1
    if (chosen[index] === true) run.choices.push(index)
  }
  const turns: (Turn & { to: number; readonly choices: readonly number[] })[] = []
  for (const { seat, from, to, choices } of runs) {
    const last = turns.at(-1)
    if (seat !== null && choices.length > 0) turns.push({ seat, from, to, choices })
    else if (last !== undefined) last.to = to
  }
  return turns
}

/** What a story is told from: by moment, up to the last entry, but for chances, which are those of the end too. */
interface Course {
  readonly entries: readonly AnyEntry[]
  readonly chosen: readonly boolean[]
  readonly choices: readonly (readonly number[])[]
  readonly chances: readonly (readonly number[])[]
}

/** The turns by which the winner's chance changed most, without what would have been better. */
const swings = (
  policy: AnyPolicy,
  { entries, chosen, choices, chances }: Course,
  winner: Seat,
): Omit<DecidingTurn, 'better' | 'sure'>[] => {
  const chanceAt = (moment: number): number => chances[moment]?.[winner] ?? 0
  const change = (from: number, to: number): number => Math.abs(chanceAt(to) - chanceAt(from))
  // The end of a turn tells nothing of it, where anything was done before.
  const isDone = (index: number): boolean =>
    entries[index] !== undefined &&
    movesOf(entries[index]).some(({ type }) => policy.idle?.includes(type) !== true)
  return turnsOf(entries, chosen)
    .toSorted((a, b) => change(b.from, b.to) - change(a.from, a.to))
    .slice(0, told)
    .sort((a, b) => a.from - b.from)
    .map(({ seat, from, to, choices: made }) => {
      const worth = (index: number): number => choices[index]?.[seat] ?? 0
      const [weightiest = from] = made.toSorted(
        (a, b) =>
          Number(isDone(b)) - Number(isDone(a)) ||
          Math.abs(worth(b)) - Math.abs(worth(a)) ||
          change(b, b + 1) - change(a, a + 1),
      )
      const choice = made.reduce((sum, index) => sum + worth(index), 0)
      return { seat, from, to, moment: weightiest + 1, before: chanceAt(from), after: chanceAt(to), choice }
    })
}

const partsOf = (
  entries: readonly AnyEntry[],
  chances: readonly (readonly number[])[],
  choices: readonly (readonly number[])[],
  seats: number,
): Parts[] =>
  Array.from({ length: seats }, (_, seat) => {
    let [own, others] = [0, 0]
    for (const [index, entry] of entries.entries()) {
      const worth = choices[index]?.[seat] ?? 0
      if (entry.kind === 'played' && entry.seat === seat) own += worth
      else others += worth
    }
    const change = (chances.at(-1)?.[seat] ?? 0) - (chances[0]?.[seat] ?? 0)
    return { luck: change - own - others, own, others }
  })

/** The state after the first entries. */
const stateAt = (game: AnyGame, { seats, options }: Told, entries: readonly AnyEntry[]): object => {
  const state = game.blank({ seats, options })
  for (const entry of entries) for (const event of eventsOf(entry)) game.evolve(state, copy(event))
  return state
}

/**
 * Tells the story of a record, step by step, so that whoever runs it can show how far it has come, and stop. Its budget
 * is a number of worlds and its chance its own: the same record gives the same story. Null in a game without a policy.
 */
export function* storyOf(
  game: AnyGame,
  record: Told,
  budget: StoryBudget = usual,
): Generator<Progressed, Story | null> {
  const { policy } = game
  if (policy === undefined) return null
  const { seats } = record
  const entries = live(record.entries)
  const of = entries.length + told
  const share = Math.floor(budget.worlds / entries.length)
  const worlds = Math.max(budget.least, Math.min(budget.most, share))
  const state = stateAt(game, record, [])
  const chances: (readonly number[])[] = []
  const choices: (readonly number[])[] = []
  const chosen: boolean[] = []
  for (const [moment, entry] of entries.entries()) {
    yield { done: moment, of }
    const toGo = 1 - moment / entries.length
    const weighed =
      moment === 0
        ? { chances: Array.from({ length: seats }, () => 1 / seats), choice: [] }
        : weigh(game, policy, state, entry, { seats, moment, toGo, worlds })
    chances.push(weighed.chances)
    choices.push(weighed.choice)
    chosen.push(isChosen(game, state, entry))
    for (const event of eventsOf(entry)) game.evolve(state, copy(event))
  }
  const winners = game.outcome(state)?.ranking[0]
  chances.push(
    winners === undefined
      ? weigh(game, policy, state, undefined, { seats, moment: entries.length, toGo: 0, worlds }).chances
      : sharesOf(winners, seats),
  )
  const last = chances.at(-1) ?? []
  const winner = seatOf(winners?.[0] ?? last.indexOf(Math.max(...last)))
  const deciding: DecidingTurn[] = []
  for (const [index, swing] of swings(policy, { entries, chosen, choices, chances }, winner).entries()) {
    yield { done: entries.length + index, of }
    const played = entries[swing.moment - 1]
    const view = conceal(stateAt(game, record, entries.slice(0, swing.moment - 1)), swing.seat)
    const isAsked = game.decisions(view).some(({ seat }) => seat === swing.seat)
    const hint =
      played === undefined || !isAsked ? null : hintFor(game, view, swing.seat, { instead: movesOf(played) })
    const isBetter = hint?.sure === 'much' || hint?.sure === 'better'
    deciding.push({ ...swing, better: isBetter ? hint.move : null, sure: hint?.sure ?? 'only' })
  }
  return { chances, parts: partsOf(entries, chances, choices, seats), deciding }
}
