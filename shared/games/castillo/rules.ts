/** The rules of Castillo, put together from their rooms. */
import * as v from 'valibot'
import type { GameRules, Progress } from '../../engine/game.ts'
import { seatOf, seatsOf } from '../../engine/ids.ts'
import { hide } from '../../engine/secret.ts'
import { bySteps } from '../../engine/step.ts'
import {
  constants,
  helperSpaces,
  type HelperSpaceId,
  type PlayerCount,
  type Resource,
  resources,
  roleCards,
  startTalers,
  talersTotal,
  totals,
  winterCards,
} from './components.ts'
import { evolve } from './evolve.ts'
import { castilloMeta } from './meta.ts'
import { type Move, moveSchema } from './moves.ts'
import { outcome, scores, standings } from './scoring.ts'
import type { Event, Options, Player, State } from './state.ts'
import { build, type BuildStep } from './steps/build.ts'
import { buy, type BuyStep } from './steps/buy.ts'
import { chooseCards, type ChooseStep, reveal, type RevealStep } from './steps/choosing.ts'
import { equipWorkers, type EquipStep, nextToEquip } from './steps/equip.ts'
import { helpers, type HelpersStep } from './steps/helpers.ts'
import { goOn, type GoOnStep, openQuestion, roundStart, type RoundStep } from './steps/round.ts'
import { towerTake, type TowerStep } from './steps/tower.ts'
import { traderPlace, type TraderStep } from './steps/trader.ts'

type Step =
  | RoundStep
  | ChooseStep
  | RevealStep
  | EquipStep
  | TraderStep
  | TowerStep
  | BuyStep
  | BuildStep
  | HelpersStep
  | GoOnStep

/** The open question; where there is none, what happens by itself. */
const now = (state: State): Step | null => {
  if (state.phase === 'finished') return null
  if (state.phase === 'roundStart') return { type: 'roundStart' }
  const question = openQuestion(state)
  if (question !== null) return { type: question }
  return { type: state.phase === 'chooseCards' ? 'reveal' : 'goOn' }
}

/** Changes with every answer: what was bought, built or placed is part of it. */
const key = (state: State, { type }: Step): string => {
  if (type === 'chooseCards') return `chooseCards:${state.round}`
  const worker = nextToEquip(state)
  if (type === 'equipWorkers') return `equipWorkers:${state.round}.${worker?.owner}.${worker?.card}`
  const purchases = state.workerCards.reduce((sum, { boughtBy }) => sum + boughtBy.length, 0)
  return `${type}:${state.round}.${state.queueIndex}.${purchases}.${state.builtThisTurn}.${state.helpersThisTurn}`
}

const rules = bySteps<State, Step, Move, Event>({
  now,
  key,
  steps: {
    roundStart,
    chooseCards,
    reveal,
    equipWorkers,
    traderPlace,
    towerTake,
    buy,
    build,
    helpers,
    goOn,
  },
  refusals: {
    over: { rule: 'CA-4.6.3', reason: 'gameOver' },
    wrongStep: { rule: 'CA-4.1.6', reason: 'wrongPhase' },
    notAsked: { rule: 'CA-4.1.6', reason: 'notYourDecision' },
  },
})

const each = <Key extends string, T>(keys: readonly Key[], value: (key: Key) => T): Record<Key, T> =>
  Object.fromEntries(keys.map((one) => [one, value(one)])) as Record<Key, T>

const playerCountOf = (seats: number): PlayerCount => {
  if (seats === 2 || seats === 3 || seats === 4) return seats
  throw new Error(`Castillo is for 2 to 4 players, not ${seats}`)
}

/** [CA-3.2 to CA-3.6] */
const blank = ({ seats, options }: { readonly seats: number; readonly options: Options }): State => {
  const count = playerCountOf(seats)
  const { rounds, helpers: helperSupply } = constants[count]
  const players = seatsOf(seats).map((seat): Player => ({
    seat,
    talers: startTalers,
    vp: 0,
    resources: { sand: 1, wood: 1, brick: 0, stone: 0, silver: 0 },
    helperSupply,
    hand: [...roleCards],
    played: [],
    choice: null,
    tally: {},
  }))
  const handedOut = (kind: Resource): number => (kind === 'sand' || kind === 'wood' ? seats : 0)
  const trackTalers = options.roundTrackTalers === 'one' ? rounds : 0
  return {
    config: { players: count, rounds, ...options },
    phase: 'roundStart',
    closed: null,
    round: 1,
    startSeat: seatOf(0),
    bank: talersTotal - startTalers * seats - trackTalers,
    trackTalers,
    stock: each(resources, (kind) => totals[kind] - 1 - handedOut(kind)),
    defenceTower: each(resources, () => 1),
    forgeSilver: 0,
    traderSpaces: { cartSand: null, cartWood: null, cartBrick: null, cartStone: null, rider: null },
    buildings: {},
    castleSpaces: each(
      helperSpaces.map(({ id }): HelperSpaceId => id),
      () => null,
    ),
    workerCards: [],
    queue: [],
    queueIndex: 0,
    builtThisRound: players.map(() => 0),
    builtThisTurn: 0,
    helpersThisTurn: 0,
    idle: true,
    helperBuildingsThisRound: players.map(() => []),
    winter: { deck: [], current: null, revealed: [] },
    players,
  }
}

/** The start seat, then the winter cards; nothing else is left to chance [CA-7.3]. */
const setup = (progress: Progress<State, Event>): void => {
  const { state, random, emit } = progress
  emit({ type: 'startPlayerDrawn', seat: seatOf(random.below(state.config.players)) })
  if (state.config.winter === 'yes')
    emit({ type: 'winterDealt', deck: random.shuffle(winterCards).map((card) => hide(card)) })
  rules.settle(progress)
}

/** A choice that comes when all have chosen already is told why [CA-4.1.2]. */
const check: typeof rules.check = (state, seat, move) => {
  const refused = rules.check(state, seat, move)
  return refused?.reason === 'wrongPhase' && move.type === 'chooseCards'
    ? { rule: 'CA-4.1.2', reason: 'alreadyLocked' }
    : refused
}

/** Pieces and coins, wherever they lie [CA-2.3.4]. */
const census = (state: State): Record<string, number> => {
  const sums: Record<string, number> = {}
  for (const kind of resources) {
    const onCards = state.workerCards.map((card) => (kind === 'silver' ? 0 : card.resources[kind]))
    const held = state.players.map((player) => player.resources[kind])
    sums[kind] = [state.stock[kind], state.defenceTower[kind], ...onCards, ...held].reduce((a, b) => a + b)
  }
  sums['silver'] = (sums['silver'] ?? 0) + state.forgeSilver
  sums['talers'] = state.players.reduce((sum, { talers }) => sum + talers, state.bank + state.trackTalers)
  sums['winter cards'] = state.winter.deck.length + state.winter.revealed.length
  const placed = [...Object.values(state.traderSpaces), ...Object.values(state.castleSpaces)]
  for (const { seat, helperSupply, hand, played } of state.players) {
    sums[`helpers of seat ${seat}`] = helperSupply + placed.filter((owner) => owner === seat).length
    sums[`cards of seat ${seat}`] = hand.length + played.length
  }
  return sums
}

export const castilloRules: GameRules<State, Move, Event, Options> = {
  id: castilloMeta.id,
  rulesVersion: 2,
  seats: castilloMeta.seats,
  options: v.strictObject({
    winter: v.picklist(['no', 'yes']),
    roundTrackTalers: v.picklist(['one', 'printedNumber']),
    workerSupply: v.picklist(['choose', 'printed']),
  }),
  moves: moveSchema,
  blank,
  setup,
  decisions: rules.decisions,
  candidates: rules.candidates,
  check,
  perform: rules.perform,
  evolve,
  scores,
  standings,
  outcome,
  census,
  longest: 1000,
}
