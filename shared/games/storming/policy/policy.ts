/** How Storming!'s bots choose: every answer weighed once, and the best judged by the rules before it is given. */
import { same } from '../../../engine/copy.ts'
import type { Seat, Shown } from '../../../engine/ids.ts'
import type { PlayStyle, Policy } from '../../../engine/policy.ts'
import type { Random } from '../../../engine/random.ts'
import { isAction, typeOf } from '../actions/actions.ts'
import { type ActionType, actionTypes } from '../components.ts'
import type { Move } from '../moves.ts'
import { breaksFaith } from '../faith.ts'
import { stormingRules } from '../rules.ts'
import type { State } from '../state.ts'
import { assetsOf, leadOf, scale } from './lead.ts'
import { answerWorth, cardWorth, type CardWorths, cardWorthsOf, placementWorth } from './answers.ts'
import { figures } from './figures.ts'
import { isAtBay, surveyOf } from './survey.ts'
import { tastes } from './tastes.ts'

/** Tastes of Storming! are for the four types of actions, and so for the cards that allow them. */
const likingOf = ({ taste }: PlayStyle, name: ActionType): number => taste[name] ?? 1

interface Choice {
  readonly move: Move
  readonly worth: number
}

/** What breaks faith weighs so much: it is never picked where there is anything else, however one wavers. */
const rash = -1e6

/** Half of it is for a whole kind of moves: one that has few is not drowned by those that have many. */
const waverer = (noise: number, random: Random): ((type: Move['type']) => number) => {
  if (noise === 0) return () => 0
  const ofType: Partial<Record<Move['type'], number>> = {}
  return (type) => {
    ofType[type] ??= random.below(1024)
    return ((ofType[type] + random.below(1024)) / 2048) * noise
  }
}

/** What is liked is worth its card also where it brings little now. */
const likedCards = (worths: CardWorths, style: PlayStyle): CardWorths => {
  const liked = { ...worths }
  for (const type of actionTypes) {
    const liking = likingOf(style, type)
    liked[type] = worths[type] * liking + figures.liked * (liking - 1)
  }
  return liked
}

const choicesOf = (state: State, seat: Seat, random: Random, style: PlayStyle): Choice[] => {
  const survey = surveyOf(state, seat)
  const isPlacing = state.agenda.at(-1)?.type === 'plan' && survey.me.planning === 'place'
  const worths = isPlacing ? likedCards(cardWorthsOf(survey), style) : null
  const waver = waverer(isAtBay(survey) ? 0 : style.noise, random)
  const choices: Choice[] = []
  for (const move of stormingRules.candidates(state, seat)) {
    const plain = breaksFaith(state, seat, move)
      ? rash
      : worths !== null && move.type === 'placeCards'
        ? placementWorth(worths, move)
        : answerWorth(survey, move)
    const liking = isAction(move) ? likingOf(style, typeOf(move)) : 1
    choices.push({ move, worth: plain * (plain > 0 ? liking : 1) + waver(move.type) })
  }
  return choices
}

/** The best that the rules allow: only what is about to be played is judged. */
const pick = (state: State, seat: Seat, random: Random, style: PlayStyle): Move => {
  const choices = choicesOf(state, seat, random, style)
  for (let left = choices.length; left > 0; left--) {
    let best = 0
    for (let index = 1; index < left; index++)
      if ((choices[index]?.worth ?? 0) > (choices[best]?.worth ?? 0)) best = index
    const choice = choices[best]
    if (choice === undefined) break
    if (stormingRules.check(state, seat, choice.move) === null) return choice.move
    const last = choices[left - 1]
    if (last !== undefined) choices[best] = last
  }
  throw new Error('asked without a legal move')
}

/** How many answers are worth a look, and by how many points they may seem worse than the best. */
const width = 5
const margin = 1

const plansOf = (view: Shown<State>, seat: Seat, random: Random, style: PlayStyle): (readonly Move[])[] => {
  // What is laid now is played over two rounds of everybody's hidden plans: a few worlds tell nothing about it.
  if (view.agenda.at(-1)?.type === 'plan') return [[pick(view, seat, random, { ...style, noise: 0 })]]
  const plans: (readonly Move[])[] = []
  const sorted = choicesOf(view, seat, random, { ...style, noise: 0 }).sort((a, b) => b.worth - a.worth)
  let best: number | null = null
  for (const { move, worth } of sorted) {
    if (plans.length >= width || (best !== null && worth < best - margin)) break
    if (stormingRules.check(view, seat, move) !== null) continue
    best ??= worth
    plans.push([move])
    // From village to city with one card.
    if (move.type === 'upgradeSettlement') plans.push([move, move])
  }
  return plans
}

/**
 * Nobody is to compare with the same by another card of that name, nor with cards that are worth less than half of
 * those one would lay: what comes of the second one lies beyond the worlds that are played out, so that a card from which
 * nothing follows seems to cost nothing.
 */
const tellsNothing = (view: Shown<State>, seat: Seat, move: Move): boolean => {
  if (move.type !== 'placeCards') return false
  const own = pick(view, seat, noChance, { noise: 0, taste: {} })
  if (own.type !== 'placeCards') return false
  const worths = cardWorthsOf(surveyOf(view, seat))
  const least = (laid: typeof own): number =>
    Math.min(...laid.placements.map(({ card }) => cardWorth(worths, card)))
  // Cards of one name are told apart by a digit.
  const named = (laid: typeof own): string =>
    String(laid.placements.map(({ card, pile }) => pile + card.replace(/\d/, '')).sort())
  const isAlike = !same(move, own) && named(move) === named(own)
  return isAlike || least(move) < least(own) / 2
}

const noChance: Random = {
  below: () => 0,
  die: () => 1,
  shuffle: (items) => [...items],
}

export const policy: Policy<State, Move> = {
  pick,
  plans: (view, seat, style) => plansOf(view, seat, noChance, style),
  // The cards of a round are played before the next ones are laid.
  isFar: (view, state) => state.round > view.round && state.agenda.at(-1)?.type === 'plan',
  lead: leadOf,
  assets: assetsOf,
  tastes,
  // Where one begins: land and cards are dealt after that.
  mood: ({ agenda }) => (agenda.at(-1)?.type === 'startVillage' ? 0.2 : 0),
  scale,
  beginner: 40,
  idle: ['pass', 'endCard', 'endStartOfTurn'],
  kinds: ['recruitTroop', 'upgradeSettlement'],
  moves: () => 350,
  shuns: (view, seat, move) => breaksFaith(view, seat, move) || tellsNothing(view, seat, move),
}
