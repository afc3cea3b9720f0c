/** Positions of Fortium for tests, as the test vectors write them. */
import { copy } from '../../shared/engine/copy.ts'
import { legalMoves, collectEvents } from '../../shared/engine/game.ts'
import { type Seat, seatOf, seqOf } from '../../shared/engine/ids.ts'
import { type Random, randomAt, seedFromNumber } from '../../shared/engine/random.ts'
import type { Rejection } from '../../shared/engine/result.ts'
import { hide } from '../../shared/engine/secret.ts'
import { openTable, type Table } from '../../shared/engine/table.ts'
import {
  bankBefore,
  type Bundle,
  type CardKind,
  type Kind,
  kinds,
  type PlayerCount,
  type Stored,
  stored,
} from '../../shared/games/fortium/components.ts'
import { fortium } from '../../shared/games/fortium/game.ts'
import { fortiumRules } from '../../shared/games/fortium/rules.ts'
import { type Arm, armsByPlayers, type SiteId } from '../../shared/games/fortium/layout.ts'
import type { CardArgs, Move, MoveOf } from '../../shared/games/fortium/moves.ts'
import type { Event, Options, Phase, Player, State } from '../../shared/games/fortium/state.ts'

export type { Arm } from '../../shared/games/fortium/layout.ts'
type By<T> = Partial<Record<Arm, T>>

export interface Scene {
  readonly players?: PlayerCount
  readonly options?: Partial<Options>
  readonly phase?: Phase
  readonly active?: Arm
  readonly start?: Arm
  readonly round?: number
  readonly turnNo?: number
  /** `g/l/t/o`: granite, limestone, turquoise, gold; nothing for who is not named. */
  readonly stock?: By<string>
  /** Of some kinds; by default what is nowhere else. If said: what is missing is out of the game. */
  readonly bank?: Partial<Record<Kind, number>>
  readonly floors?: By<number>
  readonly diamonds?: By<number>
  /** How many stand where, numbered in this order from 0; the rest are in the base. 'lost' is a place too. */
  readonly miners?: By<Readonly<Record<string, number>>>
  readonly camps?: By<readonly SiteId[]>
  /** By default what is not placed. */
  readonly supply?: By<number>
  readonly dice?: readonly number[]
  /** Numbers of the active player's miners. */
  readonly moved?: readonly number[]
  readonly attacks?: number
  readonly hat?: By<number>
  readonly card?: By<CardKind>
  /** The turn in which cards were bought; before this one by default. */
  readonly bought?: number
  readonly cardUsed?: boolean
  readonly diamondUsed?: boolean
  readonly trigger?: number
  readonly resigned?: readonly Arm[]
  readonly negotiation?: State['negotiation']
}

export const plain: Options = {
  attackMode: 'onePerTurn',
  alliances: 'none',
  supportCards: 'yes',
  magicHats: 'no',
  roundCap: 'standard',
  secondPlayerBonus: 'no',
}

const armsOf = (state: State): readonly Arm[] => armsByPlayers[state.players.length as PlayerCount]

export const seatIn = (state: State, arm: Arm): Seat => seatOf(armsOf(state).indexOf(arm))
export const armIn = (state: State, seat: Seat): Arm => armsOf(state)[seat]!

/** '3/2/1/0' as bricks. */
export const bricks = (text: string): Record<Stored, number> => {
  const [granite = 0, limestone = 0, turquoise = 0, gold = 0] = text.split('/').map(Number)
  return { granite, limestone, turquoise, gold }
}

const settle = (state: State, arm: Arm, player: Player, scene: Scene): void => {
  player.stock = bricks(scene.stock?.[arm] ?? '0/0/0/0')
  player.floors = scene.floors?.[arm] ?? 0
  player.diamonds = scene.diamonds?.[arm] ?? 0
  let number = 0
  for (const [place, count] of Object.entries(scene.miners?.[arm] ?? {}))
    for (let one = 0; one < count; one++) player.miners[number++] = place === 'base' ? `base:${arm}` : place
  if (number > 10) throw new Error('more than ten miners')
  player.camps = [...(scene.camps?.[arm] ?? [])]
  player.campSupply = scene.supply?.[arm] ?? 6 - player.camps.length
  player.hat = scene.hat?.[arm] ?? null
  const kind = scene.card?.[arm]
  const boughtTurn = scene.bought ?? state.turnNo - 4
  player.card = kind === undefined ? null : { face: hide({ kind }, player.seat), boughtTurn }
  if (scene.resigned?.includes(arm) !== true) return
  player.resigned = true
  player.miners = player.miners.map(() => 'lost')
}

/** A state in the fifth round in which only what is said differs from empty hands and full bases. */
export const given = (scene: Scene = {}): State => {
  const state = fortium.blank({ seats: scene.players ?? 4, options: { ...plain, ...scene.options } })
  state.phase = scene.phase ?? 'main'
  state.startSeat = seatIn(state, scene.start ?? 'W')
  state.active = seatIn(state, scene.active ?? 'W')
  state.round = scene.round ?? 5
  state.turnNo = scene.turnNo ?? 17
  state.triggerRound = scene.trigger ?? null
  for (const player of state.players) settle(state, armIn(state, player.seat), player, scene)
  state.moveDice = (scene.dice ?? []).map((value) => ({ value, used: false }))
  state.moved = [...(scene.moved ?? [])]
  state.attacksThisTurn = scene.attacks ?? 0
  state.cardUsedThisTurn = scene.cardUsed ?? false
  state.diamondExchangedThisTurn = scene.diamondUsed ?? false
  state.negotiation = scene.negotiation ?? null
  state.bank = { granite: 0, limestone: 0, turquoise: 0, gold: 0, diamond: 0 }
  const elsewhere = fortium.census(state)
  for (const kind of kinds) state.bank[kind] = scene.bank?.[kind] ?? bankBefore[kind] - elsewhere[kind]!
  if (Object.values(state.bank).some((count) => count < 0)) throw new Error('more bricks than there are')
  return state
}

export const player = (state: State, arm: Arm): Player => state.players[seatIn(state, arm)]!

/** Stock as the test vectors write it. */
export const stockOf = (state: State, arm: Arm): string =>
  stored.map((kind) => player(state, arm).stock[kind]).join('/')

/** How many miners of a seat stand on a node. */
export const standing = (state: State, arm: Arm, place: string): number =>
  player(state, arm).miners.filter((one) => one === (place === 'base' ? `base:${arm}` : place)).length

/** Dice, and numbers below something, that come one after the other. Throws when asked for more, or less, than there is. */
export const scripted = (numbers: readonly number[]): Random & { left(): number } => {
  const rest = [...numbers]
  const next = (): number => {
    const number = rest.shift()
    if (number === undefined) throw new Error('no chance is left')
    return number
  }
  return { die: () => next() as 1, below: next, shuffle: (items) => [...items], left: () => rest.length }
}

export interface Played {
  readonly state: State
  readonly events: readonly Event[]
  told<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[]
}

export const refusal = (state: State, arm: Arm, move: Move): Rejection | null =>
  fortium.check(state, seatIn(state, arm), move)

export const reason = (state: State, arm: Arm, move: Move): string | null =>
  refusal(state, arm, move)?.reason ?? null

/** Plays a legal move on a copy, with exactly these dice. Throws with the reason if it is not legal. */
export const play = (before: State, arm: Arm, move: Move, chance: readonly number[] = []): Played => {
  const refused = reason(before, arm, move)
  if (refused !== null) throw new Error(`refused: ${refused}`)
  const state = copy(before)
  const random = scripted(chance)
  const events = collectEvents(fortium, state, random, (progress) =>
    fortium.perform(progress, seatIn(state, arm), move),
  )
  if (random.left() > 0) throw new Error(`${random.left()} dice were not thrown`)
  return {
    state,
    events,
    told: <Type extends Event['type']>(type: Type) =>
      events.filter((event): event is Extract<Event, { type: Type }> => event.type === type),
  }
}

/** Several moves without chance, one after the other. */
export const playAll = (before: State, moves: readonly (readonly [Arm, Move])[]): State =>
  moves.reduce((state, [arm, move]) => play(state, arm, move).state, before)

export const collect: Move = { type: 'collect' }
export const roll: Move = { type: 'rollDice' }
export const endTurn: Move = { type: 'endTurn' }
export const build: Move = { type: 'buildFloor' }
export const buyCard: Move = { type: 'buyCard' }
export const discard: Move = { type: 'discardCard' }
export const resign: Move = { type: 'resign' }
export const accept: Move = { type: 'acceptTrade' }
export const reject: Move = { type: 'rejectTrade' }
export const close: Move = { type: 'closeNegotiation' }
export const setup = (granA: number, granB: number, lime: number): MoveOf<'chooseSetup'> => ({
  type: 'chooseSetup',
  granA,
  granB,
  lime,
})
export const recover = (pay: Stored): Move => ({ type: 'recoverMiner', pay })
export const exchange = (from: Stored, times = 1): Move => ({ type: 'exchange', from, times })
/** `go('W-0 W-1', '10,8', 0, 1, 2)`: die 0, with dice 1 and 2 added. */
export const go = (ids: string, to: string, die = 0, ...addOnes: number[]): MoveOf<'moveGroup'> => ({
  type: 'moveGroup',
  die,
  addOnes,
  minerIds: ids.split(' '),
  to,
})
export const camp = (site: string): Move => ({ type: 'buyCamp', site })
export const strike = (site: string): Move => ({ type: 'removeCamp', site })
export const card = (args: CardArgs = {}): Move => ({ type: 'playCard', args })
export const hat = (minerId: string): Move => ({ type: 'putHat', minerId })
export const offer = (to: string, give: Bundle, get: Bundle): Move => ({
  type: 'proposeTrade',
  to,
  give,
  get,
})
export const counter = (give: Bundle, get: Bundle): Move => ({ type: 'counterTrade', give, get })

/** Who is asked for what: 'W main'; '' at the end, several joined by commas. */
export const asked = (state: State): string =>
  fortium
    .decisions(state)
    .map((one) => `${armIn(state, one.seat)} ${one.kind}`)
    .join(', ')

/** Places from the first down: 'E, W N, S' where W and N share the second. */
export const places = (state: State): string =>
  (fortium.outcome(state)?.ranking ?? [])
    .map((group) => group.map((seat) => armIn(state, seat)).join(' '))
    .join(', ')

/** A table after its setup. */
export const opened = (
  players: PlayerCount,
  seed = 1,
  options: Partial<Options> = {},
): Table<State, Move, Event> => {
  const table = openTable(fortium, {
    seats: players,
    options: { ...plain, ...options },
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
    const moves = legalMoves(fortium, table.state, question.seat)
    // Walking fills the lists: half of the time something else is done, where it can be.
    const others = moves.filter(({ type }) => type !== 'moveGroup')
    const pool = chance.below(2) === 0 ? others : moves
    const move = pool[chance.below(pool.length)]!
    const taken = table.play(question.seat, { cid: step + 1, decision: question.key, moves: [move] }, 0)
    if (!taken.ok) throw new Error(`refused: ${JSON.stringify(taken.error)}`)
  }
  return table
}

export const [west, north] = [seatOf(0), seatOf(1)]

/** A game of four, in the main part of the west's turn, nobody yet on the board. */
export const position = (change: (state: State) => void): State => {
  const state = fortiumRules.blank({ seats: 4, options: plain })
  Object.assign(state, { phase: 'main', round: 5, turnNo: 17 })
  change(state)
  return state
}
export const stand = (state: State, seat: number, ...nodes: readonly string[]): void => {
  for (const [number, node] of nodes.entries()) state.players[seat]!.miners[number] = node
}
