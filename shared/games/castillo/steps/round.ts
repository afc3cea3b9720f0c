/** What happens by itself: the start of a round, one card after the other, its end [section 4.1, section 4.3, section 4.6]. */
import type { Progress } from '../../../engine/game.ts'
import { seatOf } from '../../../engine/ids.ts'
import type { AutoStep } from '../../../engine/step.ts'
import { buildings, masterBuilderPoints, messengerTalers, type Role, roleOf } from '../components.ts'
import { cardInForce, workerCardOf } from '../evolve.ts'
import { tellFinalScoring } from '../scoring.ts'
import type { Event, Question, Queued, State } from '../state.ts'
import { canBuild } from './build.ts'
import { canBuy } from './buy.ts'
import { chooseForced, toChoose } from './choosing.ts'
import { equipByItself, mustChooseKinds, nextToEquip } from './equip.ts'
import { canPlaceHelper } from './helpers.ts'
import { onTower, takeOnlyPile } from './tower.ts'
import { canPlaceTrader, tellIncome } from './trader.ts'
import { roundSpaceOf } from './winter.ts'

export interface RoundStep {
  readonly type: 'roundStart'
}
export interface GoOnStep {
  readonly type: 'goOn'
}

/** The start player's talers: the one on the round space, or as many as its number [CA-4.1.1]. */
export const roundStart: AutoStep<State, RoundStep, Event> = {
  auto(progress) {
    const { state, emit } = progress
    const isOne = state.config.roundTrackTalers === 'one'
    const talers = isOne ? Math.min(1, state.trackTalers) : Math.min(roundSpaceOf(state), state.bank)
    const { round, startSeat: seat } = state
    emit({ type: 'roundStarted', round, seat, talers, from: isOne ? 'track' : 'bank' })
    chooseForced(progress)
  },
}

/** What the owner of a card is asked, in this order [section 4.3]. */
const questionsOf: Readonly<Record<Role, readonly Question[]>> = {
  messenger: [],
  trader: ['traderPlace'],
  bricklayer: ['towerTake', 'build', 'helpers'],
  stonemason: ['buy', 'build', 'helpers'],
  worker: ['build'],
  masterBuilder: [],
}

/** Whether there is more to do than to pass [CA-4.6.1]. */
const hasAnswers: Readonly<Record<Question, (state: State) => boolean>> = {
  chooseCards: (state) => toChoose(state).length > 0,
  equipWorkers: (state) => nextToEquip(state) !== undefined && mustChooseKinds(state),
  traderPlace: canPlaceTrader,
  towerTake: (state) => onTower(state).length > 1,
  buy: canBuy,
  build: canBuild,
  helpers: canPlaceHelper,
}

/** The phase's question, while it is not answered for good. */
export const openQuestion = (state: State): Question | null => {
  const { phase, closed } = state
  if (phase === 'roundStart' || phase === 'resolve' || phase === 'finished' || phase === closed) return null
  return hasAnswers[phase](state) ? phase : null
}

/** What a card does before its owner is asked anything. */
const begin = (progress: Progress<State, Event>, { seat, card }: Queued): void => {
  const { state, emit } = progress
  switch (roleOf(card)) {
    case 'messenger':
      return emit({ type: 'messengerPaid', seat, talers: Math.min(messengerTalers, state.bank) })
    case 'bricklayer':
      return takeOnlyPile(progress, seat)
    case 'worker': {
      const worker = workerCardOf(state, seat, card)
      if (worker === undefined) throw new Error('the Worker card is gone')
      return emit({ type: 'delivered', seat, card, resources: { ...worker.resources } })
    }
    case 'masterBuilder': {
      const all = state.builtThisRound.reduce((sum, built) => sum + built, 0)
      const others = all - (state.builtThisRound[seat] ?? 0)
      return emit({ type: 'masterBuilderScored', seat, buildings: others, vp: masterBuilderPoints * others })
    }
    case 'trader':
    case 'stonemason':
      return
  }
}

const finish = (progress: Progress<State, Event>, { seat, card }: Queued): void => {
  const { state, emit } = progress
  const next = state.queue[state.queueIndex + 1]
  // Once, after the last Trader of the round [CA-4.3.7].
  if (card === 'trader' && next?.card !== 'trader') tellIncome(progress)
  emit({ type: 'cardResolved', seat, card })
}

/** The round is played to its end even when everything is built [CA-4.6.3]. */
const endRound = (progress: Progress<State, Event>): void => {
  const { state, emit } = progress
  const { config, round, startSeat } = state
  const isLast = round === config.rounds || Object.keys(state.buildings).length === buildings.length
  emit({ type: 'roundEnded', round, next: isLast ? null : seatOf((startSeat + 1) % config.players) })
  if (isLast) tellFinalScoring(progress)
}

/** The next question of the card in force, after the one that is answered. */
const nextQuestion = (state: State, { card }: Queued): Question | undefined => {
  const questions = questionsOf[roleOf(card)]
  return questions
    .slice(questions.findIndex((question) => question === state.phase) + 1)
    .find((question) => question !== state.closed && hasAnswers[question](state))
}

/** One thing at a time: an empty Worker card, the next question of the card in force, the next card, the round's end. */
export const goOn: AutoStep<State, GoOnStep, Event> = {
  isOfAct(state) {
    const card = cardInForce(state)
    return (
      card !== undefined &&
      questionsOf[roleOf(card.card)].some((question) => question === state.phase) &&
      nextQuestion(state, card) !== undefined
    )
  },
  auto(progress) {
    const { state, emit } = progress
    const waiting = nextToEquip(state)
    if (waiting !== undefined)
      return hasAnswers.equipWorkers(state)
        ? emit({ type: 'asked', question: 'equipWorkers' })
        : equipByItself(progress, waiting)
    const card = cardInForce(state)
    if (card === undefined) return endRound(progress)
    const isBegun = questionsOf[roleOf(card.card)].some((question) => question === state.phase)
    if (!isBegun) begin(progress, card)
    const next = nextQuestion(state, card)
    if (next === undefined) finish(progress, card)
    else emit({ type: 'asked', question: next })
  },
}
