/** Castillo tables set up by hand: as little as a test has to say, the rest as after the setup. */
import { copy } from '../../shared/engine/copy.ts'
import { legalMoves, collectEvents } from '../../shared/engine/game.ts'
import { type Seat, seatOf, seqOf, type Tagged } from '../../shared/engine/ids.ts'
import { noRandom } from '../../shared/engine/noRandom.ts'
import { randomAt, seedFromNumber } from '../../shared/engine/random.ts'
import type { Rejection } from '../../shared/engine/result.ts'
import { conceal, hide } from '../../shared/engine/secret.ts'
import type { StepRules } from '../../shared/engine/step.ts'
import { openTable, type Table } from '../../shared/engine/table.ts'
import {
  baseResources,
  type BuildingId,
  byOrder,
  type HelperBuilding,
  type HelperSpaceId,
  isWorkerCard,
  type PlayerCount,
  type Resource,
  resources,
  roleCards,
  type RoleCard,
  talersTotal,
  totals,
  type TraderSpace,
  type WinterCard,
  winterCards,
} from '../../shared/games/castillo/components.ts'
import { castillo } from '../../shared/games/castillo/game.ts'
import type { Move, MoveOf } from '../../shared/games/castillo/moves.ts'
import type { Payment } from '../../shared/games/castillo/payments.ts'
import type { Event, Options, Phase, Player, Question, State } from '../../shared/games/castillo/state.ts'

/** Seats 0 to 3, as the test vectors name them. */
export type Letter = 'A' | 'B' | 'C' | 'D'
export const letters: readonly Letter[] = ['A', 'B', 'C', 'D']

export const seat = (letter: Letter): Seat => seatOf(letters.indexOf(letter))
export const letterOf = (of: Seat): Letter => letters[of]!

type By<T> = Partial<Record<Letter, T>>
/** A card of a seat: 'B worker1'. */
export type Card = `${Letter} ${RoleCard}`

const signs: Readonly<Record<string, Resource>> = {
  S: 'sand',
  W: 'wood',
  B: 'brick',
  T: 'stone',
  Ag: 'silver',
}

/** '2T 1B 4S' as pieces: sand, wood, brick, stone (T), silver (Ag). */
export const goods = (text: string): Record<Resource, number> => {
  const held = { sand: 0, wood: 0, brick: 0, stone: 0, silver: 0 }
  for (const word of text.split(' ').filter((one) => one !== '')) {
    const [, number, sign = ''] = /^(-?[\d.]+)(\w+)$/.exec(word) ?? []
    const kind = signs[sign]
    if (kind === undefined) throw new Error(`no pieces: ${word}`)
    held[kind] += Number(number)
  }
  return held
}

export interface Scene {
  readonly players?: PlayerCount
  readonly options?: Partial<Options>
  readonly round?: number
  readonly start?: Letter
  readonly phase?: Phase
  readonly closed?: Question
  /** Whole holdings, such as '2T 1Ag'; 1S 1W for who is not named. */
  readonly has?: By<string>
  readonly talers?: By<number>
  readonly vp?: By<number>
  /** What lies in a hand; the other cards are played. Without it: all but those in the queue. */
  readonly hand?: By<readonly RoleCard[]>
  readonly chosen?: By<readonly RoleCard[]>
  /** Helpers not placed; by default all that stand nowhere. */
  readonly supply?: By<number>
  readonly built?: readonly BuildingId[]
  readonly castle?: Partial<Record<HelperSpaceId, Letter>>
  readonly carts?: Partial<Record<TraderSpace, Letter>>
  /** On the Defence Tower; 1 of each by default. */
  readonly tower?: string
  readonly forge?: number
  /** By default what is nowhere else. If said: the missing pieces are out of the game. */
  readonly stock?: string
  readonly bank?: number
  /** Revealed cards in order; the first is in force unless `at` says another. */
  readonly queue?: readonly Card[]
  readonly at?: number
  /** Pieces on Worker cards of the queue; these count as equipped, the others do not. */
  readonly cards?: Partial<Record<Card, string>>
  readonly builtThisTurn?: number
  readonly helpersThisTurn?: number
  readonly builtThisRound?: By<number>
  readonly usedThisRound?: By<readonly HelperBuilding[]>
  /** Winter cards to come, the next one first; by default those not revealed. */
  readonly deck?: readonly WinterCard[]
  readonly revealed?: readonly WinterCard[]
  readonly current?: WinterCard
}

const plain: Options = { winter: 'no', roundTrackTalers: 'one', workerSupply: 'choose' }
const optionsOf = (options: Partial<Options> = {}): Options => ({ ...plain, ...options })

const queued = (card: Card): State['queue'][number] => {
  const [letter, name] = card.split(' ') as [Letter, RoleCard]
  return { seat: seat(letter), card: name }
}

const layCards = (state: State, scene: Scene): void => {
  state.queue = (scene.queue ?? []).map(queued)
  state.queueIndex = scene.at ?? 0
  for (const player of state.players) {
    const out = state.queue.filter((one) => one.seat === player.seat).map(({ card }) => card)
    player.hand = [
      ...(scene.hand?.[letterOf(player.seat)] ?? roleCards.filter((card) => !out.includes(card))),
    ].sort(byOrder)
    player.played = roleCards.filter((card) => !player.hand.includes(card))
    const chosen = scene.chosen?.[letterOf(player.seat)]
    if (chosen !== undefined) player.choice = { cards: hide([...chosen].sort(byOrder), player.seat) }
  }
  for (const { seat: owner, card } of state.queue.filter((one) => isWorkerCard(one.card))) {
    const load = scene.cards?.[`${letterOf(owner)} ${card}`]
    const { silver: _silver, ...pieces } = goods(load ?? '')
    state.workerCards.push({
      card,
      owner,
      resources: pieces,
      boughtBy: [],
      equipped: load !== undefined,
      delivered: false,
    })
  }
}

const placeHelpers = (state: State, scene: Scene): void => {
  for (const [space, letter] of Object.entries(scene.carts ?? {}) as [TraderSpace, Letter][])
    state.traderSpaces[space] = seat(letter)
  for (const [space, letter] of Object.entries(scene.castle ?? {}) as [HelperSpaceId, Letter][])
    state.castleSpaces[space] = seat(letter)
  const placed = [...Object.values(state.traderSpaces), ...Object.values(state.castleSpaces)]
  for (const player of state.players)
    player.helperSupply =
      scene.supply?.[letterOf(player.seat)] ??
      player.helperSupply - placed.filter((owner) => owner === player.seat).length
}

/** What is left in the stock and the bank when everybody has theirs. */
const settleStocks = (state: State, scene: Scene): void => {
  state.forgeSilver = scene.forge ?? 0
  if (scene.tower !== undefined) state.defenceTower = goods(scene.tower)
  const { config, players, phase, round } = state
  for (const player of players) {
    const letter = letterOf(player.seat)
    player.talers = scene.talers?.[letter] ?? player.talers
    player.vp = scene.vp?.[letter] ?? 0
    const has = scene.has?.[letter]
    if (has !== undefined) player.resources = goods(has)
  }
  if (config.roundTrackTalers === 'one')
    state.trackTalers = config.rounds - round + (phase === 'roundStart' ? 1 : 0)
  state.bank =
    scene.bank ?? players.reduce((rest, { talers }) => rest - talers, talersTotal - state.trackTalers)
  state.stock = { ...totals }
  const now = castillo.census({ ...state, stock: goods('') })
  for (const kind of resources) state.stock[kind] -= now[kind] ?? 0
  if (scene.stock !== undefined) state.stock = goods(scene.stock)
  for (const left of [state.bank, ...Object.values(state.stock)])
    if (left < 0) throw new Error('the scene needs more than there is')
}

/** A state in which only what is said differs from the first choice of cards. */
export const given = (scene: Scene = {}): State => {
  const options = optionsOf(scene.options)
  const state = castillo.blank({ seats: scene.players ?? 4, options })
  state.phase = scene.phase ?? 'chooseCards'
  state.closed = scene.closed ?? null
  state.round = scene.round ?? 1
  state.startSeat = seat(scene.start ?? 'A')
  for (const id of scene.built ?? []) state.buildings[id] = { builtBy: seat('A'), round: 1 }
  state.builtThisTurn = scene.builtThisTurn ?? 0
  state.helpersThisTurn = scene.helpersThisTurn ?? 0
  state.builtThisRound = state.players.map((one) => scene.builtThisRound?.[letterOf(one.seat)] ?? 0)
  state.helperBuildingsThisRound = state.players.map((one) => [
    ...(scene.usedThisRound?.[letterOf(one.seat)] ?? []),
  ])
  const revealed = [...(scene.revealed ?? [])]
  const unseen = winterCards.filter((card) => !revealed.includes(card))
  const deck = scene.deck ?? (options.winter === 'yes' ? unseen : [])
  state.winter = { deck: deck.map((card) => hide(card)), current: scene.current ?? null, revealed }
  layCards(state, scene)
  placeHelpers(state, scene)
  settleStocks(state, scene)
  return state
}

export const player = (state: State, letter: Letter): Player => state.players[seat(letter)]!

export interface Played {
  readonly state: State
  readonly events: readonly Event[]
  /** Events of one type, in order. */
  told<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[]
}

const played = (state: State, events: readonly Event[]): Played => ({
  state,
  events,
  told: <Type extends Event['type']>(type: Type) =>
    events.filter((event): event is Extract<Event, { type: Type }> => event.type === type),
})

/** Why a seat may not do this now; null if it may. Nothing changes. */
export const refusal = (state: State, letter: Letter, move: Move): Rejection | null =>
  castillo.check(state, seat(letter), move)

export const reason = (state: State, letter: Letter, move: Move): string | null =>
  refusal(state, letter, move)?.reason ?? null

/** Why a step refuses, as if its question were open. */
export const forced = <Step extends Tagged>(
  rules: StepRules<State, Step, Move, Event>,
  step: Step,
  state: State,
  letter: Letter,
  move: Move,
): string | null => rules.check(state, step, seat(letter), move)?.reason ?? null

/** Plays a legal move on a copy, without chance. Throws with the reason if it is not legal. */
export const play = (before: State, letter: Letter, move: Move): Played => {
  const refused = reason(before, letter, move)
  if (refused !== null) throw new Error(`refused: ${refused}`)
  const state = copy(before)
  const events = collectEvents(castillo, state, noRandom, (progress) =>
    castillo.perform(progress, seat(letter), move),
  )
  return played(state, events)
}

/** Several moves, one after the other. */
export const playAll = (before: State, moves: readonly (readonly [Letter, Move])[]): Played =>
  moves.reduce<Played>(
    (so, [letter, move]) => {
      const next = play(so.state, letter, move)
      return played(next.state, [...so.events, ...next.events])
    },
    played(before, []),
  )

export const choose = (...cards: RoleCard[]): MoveOf<'chooseCards'> => ({ type: 'chooseCards', cards })
export const equip = (card: RoleCard, ...kinds: MoveOf<'equipWorker'>['kinds']): MoveOf<'equipWorker'> => ({
  type: 'equipWorker',
  card,
  kinds,
})
export const trader = (space: TraderSpace): MoveOf<'placeTrader'> => ({ type: 'placeTrader', space })
export const take = (resource: Resource): MoveOf<'takeTower'> => ({ type: 'takeTower', resource })
export const buy = (card: Card, resource: Resource): MoveOf<'buyFromWorker'> => {
  const { seat: owner, card: name } = queued(card)
  return { type: 'buyFromWorker', owner, card: name, resource }
}
/** Real pieces, and what the silver stands for: payment('1T 1S', '1B'). */
export const payment = (real: string, silverAs = ''): Payment => {
  const { silver: _real, ...pieces } = goods(real)
  const { silver: _as, ...as } = goods(silverAs)
  return { ...pieces, silverAs: as }
}
export const build = (building: string, real: string, silverAs = ''): MoveOf<'build'> => ({
  type: 'build',
  building,
  payment: payment(real, silverAs),
})
export const helper = (
  space: string,
  from: MoveOf<'placeHelper'>['from'] = 'supply',
): MoveOf<'placeHelper'> => ({
  type: 'placeHelper',
  space,
  from,
})
export const pass = {
  trader: { type: 'passTrader' },
  buying: { type: 'endBuying' },
  building: { type: 'endBuilding' },
  helpers: { type: 'endHelpers' },
} as const satisfies Record<string, Move>

/** Everybody chooses, seat after seat: chosen(state, 'trader', 'worker1 messenger', …). Forced hands are left out. */
export const chosen = (state: State, ...cards: readonly string[]): Played =>
  playAll(
    state,
    cards.flatMap((text, index) =>
      state.players[index]!.choice === null
        ? [[letters[index]!, choose(...(text.split(' ') as RoleCard[]))] as const]
        : [],
    ),
  )

/** The seat that is asked and for what, such as 'B build'; '' at the end, several joined by commas. */
export const asked = (state: State): string =>
  castillo
    .decisions(state)
    .map((one) => `${letterOf(one.seat)} ${one.kind}`)
    .join(', ')

/** Stand-ins play on until this round is over. */
export const finishRound = (before: State, so = played(before, [])): Played => {
  let now = so
  while (now.state.round === before.round && now.state.phase !== 'finished') {
    const [question] = castillo.decisions(now.state)
    if (question === undefined) break
    const view = conceal(now.state, question.seat)
    const next = play(now.state, letterOf(question.seat), castillo.standIn(view, question.seat, noRandom))
    now = played(next.state, [...now.events, ...next.events])
  }
  return now
}

/** A whole round: everybody chooses, seat after seat, and stand-ins do the rest. */
export const wholeRound = (before: State, ...cards: readonly string[]): Played =>
  finishRound(before, chosen(before, ...cards))

/** A table after its setup. */
export const opened = (
  players: PlayerCount,
  seed = 1,
  options: Partial<Options> = {},
): Table<State, Move, Event> => {
  const table = openTable(castillo, {
    seats: players,
    options: optionsOf(options),
    seed: seedFromNumber(seed),
  })
  table.begin(0)
  return table
}

/** A table some random legal moves into a game; at its end if there are enough of them. */
export const wandered = (
  players: PlayerCount,
  seed: number,
  steps: number,
  options: Partial<Options> = {},
): Table<State, Move, Event> => {
  const table = opened(players, seed, options)
  const chance = randomAt(seedFromNumber(seed + 1), seqOf(1))
  for (let step = 0; step < steps; step++) {
    const [question] = table.decisions()
    if (question === undefined) break
    const moves = legalMoves(castillo, table.state, question.seat)
    const move = moves[chance.below(moves.length)]!
    const taken = table.play(question.seat, { cid: step + 1, decision: question.key, moves: [move] }, 0)
    if (!taken.ok) throw new Error(`refused: ${JSON.stringify(taken.error)}`)
  }
  return table
}

/** A table whose first start seat is this one. */
export const startedBy = (
  players: PlayerCount,
  letter: Letter,
  options: Partial<Options> = {},
): Table<State, Move, Event> => {
  for (let seed = 1; seed <= 200; seed++) {
    const table = opened(players, seed, options)
    if (table.state.startSeat === seat(letter)) return table
  }
  throw new Error(`${letter} never starts`)
}

/** Pieces as the test vectors write them, sand first: [sand, wood, brick, stone, silver]. */
export const figures = (held: Readonly<Partial<Record<Resource, number>>>): number[] =>
  resources.map((kind) => held[kind] ?? 0)

export const baseFigures = (held: Readonly<Partial<Record<Resource, number>>>): number[] =>
  baseResources.map((kind) => held[kind] ?? 0)
