/** How Fortium's bots choose: everything that may be worth it weighed once, in turns saved on the way to the fort. */
import type { Seat, Shown } from '../../../engine/ids.ts'
import type { PlayStyle, Policy } from '../../../engine/policy.ts'
import type { Random } from '../../../engine/random.ts'
import { isPointless } from '../bargains.ts'
import { floors } from '../components.ts'
import type { Move } from '../moves.ts'
import { areRivals, homeOf, minerNamed, nameOf, playerAt } from '../position.ts'
import { assetsOf, leadOf } from './lead.ts'
import type { State } from '../state.ts'
import {
  type Hear,
  hearAnswers,
  hearCamps,
  hearCards,
  hearExchanges,
  hearProposals,
  hearPurchase,
  hearRecovery,
} from './deals.ts'
import { figuresFor, gainOf, type Survey, surveyOf } from './survey.ts'
import { eachMarch, moveOf, type March } from './marches.ts'
import { leanings, tastes } from './tastes.ts'

/** The tastes that a player of Fortium may have. */
export type Liking = 'attack' | 'cards' | 'exchanges'
const surveyFor = (state: State, seat: Seat): Survey => surveyOf(state, seat, figuresFor(state))

const likingOf = ({ taste }: PlayStyle, name: Liking): number => taste[name] ?? 1

const counts = [1, 2, 3] as const
const setups: readonly Move[] = counts.flatMap((granA) =>
  counts.flatMap((granB) => counts.map((lime): Move => ({ type: 'chooseSetup', granA, granB, lime }))),
)

/** Of a miner on granite, and on limestone, at the beginning: the others wait in the base. */
const onGranite = 0.1
const onLimestone = 0.2

/** All hands on the quarries, or a few kept in the base for the first walk. */
const setupWorth = (move: Move): number =>
  move.type === 'chooseSetup' ? onGranite * (move.granA + move.granB) + onLimestone * move.lime : 0

/** Of a miner who comes back, and by what it would save. */
const recovered = 0.15
const ofUse = 0.6

/** What one more miner would be good for. */
const minerWorth = (survey: Survey): number => {
  let best = 0
  for (const { kind, friends } of survey.goals)
    if (friends < 3) best = Math.max(best, gainOf(survey, kind, 1))
  return recovered + ofUse * best
}

/** Of what ends the turn: all else is better than that, or worse. */
const atRest = 0

/** Hears of all that stands to choice but walks. */
const hearOthers = (survey: Survey, style: PlayStyle, hear: Hear): void => {
  const { state, seat, me } = survey
  switch (state.phase) {
    case 'setup':
      for (const move of setups) hear(setupWorth(move), move)
      return
    case 'turnStart':
      hear(0, { type: 'collect' })
      return hearCards(survey, hear)
    case 'recover':
      hear(0, { type: 'rollDice' })
      hearRecovery(survey, minerWorth(survey), hear)
      return hearExchanges(survey, likingOf(style, 'exchanges'), hear)
    case 'negotiation':
      if ((state.negotiation?.open ?? null) !== null) return hearAnswers(state, seat, hear)
      return hearProposals(survey, hear)
    case 'main': {
      const next = floors[me.floors]
      // A floor ends the turn as well [FT-4.32], and does more than nothing by that.
      const isPaid = next !== undefined && me.stock[next.kind] >= next.cost
      hear(atRest, { type: isPaid ? 'buildFloor' : 'endTurn' })
      hearExchanges(survey, likingOf(style, 'exchanges'), hear)
      hearCamps(survey, hear)
      hearCards(survey, hear)
      hearPurchase(survey, likingOf(style, 'cards'), hear)
      if (state.options.magicHats === 'yes' && me.hat === null) {
        const home = homeOf(state, seat)
        const number = me.miners.findIndex((place, index) => place === home && !state.moved.includes(index))
        if (number >= 0) hear(0.5, { type: 'putHat', minerId: nameOf(state, { seat, number }) })
      }
      return
    }
    default:
  }
}

const pick = (state: State, seat: Seat, random: Random, style: PlayStyle): Move => {
  const { noise } = style
  if (state.phase === 'turnStart' && state.players[seat]?.card === null) return { type: 'collect' }
  const wavering = (): number => (noise > 0 ? (random.below(1024) / 1024) * noise : 0)
  const survey = surveyFor(state, seat)
  let best = Number.NEGATIVE_INFINITY
  let move: Move | null = null
  hearOthers(survey, style, (worth, one) => {
    const value = worth + wavering()
    if (value <= best) return
    best = value
    move = one
  })
  if (state.phase === 'main') {
    const other = best
    let walk: March | null = null
    eachMarch(survey, likingOf(style, 'attack'), (one) => {
      const value = one.worth + wavering()
      if (value <= best) return
      best = value
      walk = { ...one }
    })
    // Where the way there is full: the best of those that are not.
    if (walk !== null) move = moveOf(survey, walk) ?? firstWalk(survey, style, other) ?? move
  }
  if (move === null) throw new Error('no legal move')
  return move
}

/** Walks by their worth, the best first. */
const marchesOf = (survey: Survey, style: PlayStyle): March[] => {
  const walks: March[] = []
  eachMarch(survey, likingOf(style, 'attack'), (walk) => walks.push({ ...walk }))
  return walks.sort((a, b) => b.worth - a.worth)
}

const firstWalk = (survey: Survey, style: PlayStyle, atLeast: number): Move | null => {
  for (const walk of marchesOf(survey, style)) {
    if (walk.worth <= atLeast) return null
    const move = moveOf(survey, walk)
    if (move !== null) return move
  }
  return null
}

/**
 * How many plans are worth a look, and by how many turns they may seem worse than the best: a few that are played out
 * often tell more than many that are played out once. The best walk to a free place and to do nothing more are always
 * among them: what seems best by far, as a fight, may still be worse than those; and beside one plan alone a hint would
 * weigh any moves that the rules allow, and tell of a walk that leads nowhere.
 */
const width = 5
const margin = 0.7

const plansOf = (view: Shown<State>, seat: Seat, style: PlayStyle): readonly Move[] => {
  const survey = surveyFor(view, seat)
  const choices: { readonly worth: number; readonly move: Move }[] = []
  hearOthers(survey, style, (worth, move) => choices.push({ worth, move }))
  let calm: Move | null = null
  if (view.phase === 'main') {
    const seen = new Set<string>()
    for (const march of marchesOf(survey, style)) {
      const { worth, from, goal, numbers, left } = march
      const isCalm = calm === null && left === 0 && goal.rivals === 0
      const key = `${from} ${goal.at} ${numbers.length}`
      if ((seen.size >= width && !isCalm) || seen.has(key)) continue
      const move = moveOf(survey, march)
      if (move === null) continue
      if (isCalm) calm = move
      seen.add(key)
      choices.push({ worth, move })
    }
  }
  choices.sort((a, b) => b.worth - a.worth)
  const best = choices[0]?.worth ?? 0
  return choices
    .filter(
      ({ worth, move }, rank) =>
        move === calm || worth === atRest || (rank < width && worth >= best - margin),
    )
    .map(({ move }) => move)
}

/** Turns of the table that a world is played on, a round of it at least: until what they bring is collected. */
const horizon = 4

export const policy: Policy<State, Move> = {
  pick,
  plans: (view, seat, style) => plansOf(view, seat, style).map((move) => [move]),
  isFar: (view, state) =>
    state.phase === 'recover' && state.turnNo >= view.turnNo + horizon * (view.phase === 'setup' ? 2 : 1),
  lead: leadOf,
  assets: assetsOf,
  scale: 1,
  beginner: 2.1,
  idle: ['endTurn', 'closeNegotiation'],
  tastes,
  leanings,
  deeds: (view, seat, move) => [
    move.type === 'moveGroup' &&
    view.players.some((other) => areRivals(view, seat, other.seat) && other.miners.includes(move.to))
      ? 'attack'
      : move.type,
  ],
  // Between two it is often clear sooner what is best: so much more takes hardly longer.
  moves: ({ players }) => (players.length === 2 ? 2400 : 1000),
  never: ['resign'],
  // To lead others, from where the first of this turn have gone, to where those came from: all stands as it stood.
  undoes: (before, view, seat, move) => {
    if (move.type !== 'moveGroup' || before.turnNo !== view.turnNo) return false
    const [was, is] = [playerAt(before, seat).miners, playerAt(view, seat).miners]
    const from = is[minerNamed(view, move.minerIds[0] ?? '')?.number ?? -1]
    return from !== move.to && is.some((at, number) => at === from && was[number] === move.to)
  },
  // Nobody takes away what pays, or throws away a card, where anything else can be done.
  shuns: (state, _seat, move) =>
    isPointless(state, move) || move.type === 'removeCamp' || move.type === 'discardCard',
}
