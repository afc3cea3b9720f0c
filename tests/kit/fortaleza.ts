/** Fortaleza tables set up by hand: as little as a test has to say, the rest as after a deal. */
import { copy } from '../../shared/engine/copy.ts'
import { collectEvents } from '../../shared/engine/game.ts'
import { type Seat, seatOf, seqOf } from '../../shared/engine/ids.ts'
import { randomAt, seedFromNumber } from '../../shared/engine/random.ts'
import type { Rejection } from '../../shared/engine/result.ts'
import { hide, put } from '../../shared/engine/secret.ts'
import { openTable, type Table } from '../../shared/engine/table.ts'
import { deckFor, type Level, type Role, type StackKind } from '../../shared/games/fortaleza/components.ts'
import { fortaleza } from '../../shared/games/fortaleza/game.ts'
import { findSpace, type SpaceId, type ZoneId } from '../../shared/games/fortaleza/layout.ts'
import type { CardUse, Move } from '../../shared/games/fortaleza/moves.ts'
import type { Event, Phase, Scoring, TurnStage, State, Tile } from '../../shared/games/fortaleza/state.ts'

/** Blue, green, red, yellow, purple: seats 0 to 4, as the rulebook's examples name them. */
export type Letter = 'B' | 'G' | 'R' | 'Y' | 'P'
const letters: readonly Letter[] = ['B', 'G', 'R', 'Y', 'P']

export const seat = (letter: Letter): Seat => seatOf(letters.indexOf(letter))

type By<T> = Partial<Record<Letter, T>>
/** Owner and level of each tile of a pile, the visible one last. */
type Pile = readonly (readonly [Letter, Level])[]

export interface Scene {
  readonly players?: 3 | 4 | 5
  readonly scoring?: Scoring
  readonly phase?: Phase
  readonly stage?: TurnStage
  readonly turnInPhase?: number
  readonly active?: Letter
  readonly start?: Letter
  readonly played?: number
  readonly coins?: By<number>
  readonly score?: By<number>
  readonly temple?: By<number>
  readonly supply?: By<number>
  readonly hand?: By<readonly string[]>
  /** Level that lies on top of a stack; lower tiles are developed. 5: the stack is empty. */
  readonly top?: By<Partial<Record<StackKind, number>>>
  readonly spaces?: Partial<Record<SpaceId, Pile>>
  readonly guilds?: Partial<Record<ZoneId, Pile>>
  readonly collectors?: Partial<Record<ZoneId, Letter>>
  /** Cards left in the deck; the others are in the discard pile. Full hands and deck by default. */
  readonly deck?: number
}

const tiles = (pile: Pile): Tile[] => pile.map(([owner, level]) => ({ owner: seat(owner), level }))

const raise = (state: State, letter: Letter, tops: Partial<Record<StackKind, number>>): void => {
  const player = state.players[seat(letter)]!
  for (const [kind, top] of Object.entries(tops) as [StackKind, number][]) {
    const kept = player.stacks[kind].filter((level) => level >= top)
    player.developed[kind] = player.stacks[kind].length - kept.length
    player.stacks[kind] = kept
  }
}

const dealCards = (state: State, scene: Scene): void => {
  const named = Object.values(scene.hand ?? {}).flat()
  const rest = deckFor(state.config.playerCount)
    .map(({ id }) => id)
    .filter((id) => !named.includes(id))
  for (const player of state.players) {
    const own = scene.hand?.[letters[player.seat]!]
    for (const id of own ?? rest.splice(0, 8)) put(player.hand, hide(id, player.seat))
  }
  state.deck = rest.splice(0, scene.deck ?? rest.length).map((id) => hide(id))
  state.discard = rest
}

/** A state in which only what is said differs from an empty board in the first turn of blue. */
export const given = (scene: Scene = {}): State => {
  const { players = 4, scoring = 'basic' } = scene
  const state = fortaleza.blank({ seats: players, options: { scoring } })
  state.phase = scene.phase ?? 1
  state.stage = scene.stage ?? 'turn'
  state.turnInPhase = scene.turnInPhase ?? 1
  state.activeSeat = seat(scene.active ?? 'B')
  state.startSeat = seat(scene.start ?? 'B')
  state.cardsPlayedThisTurn = scene.played ?? 0
  for (const [letter, tops] of Object.entries(scene.top ?? {}) as [
    Letter,
    Partial<Record<StackKind, number>>,
  ][])
    raise(state, letter, tops)
  for (const player of state.players) {
    const letter = letters[player.seat]!
    player.coins = scene.coins?.[letter] ?? 0
    player.score = scene.score?.[letter] ?? 0
    player.templePawns = scene.temple?.[letter] ?? 0
    player.pawnSupply = scene.supply?.[letter] ?? 8 - player.templePawns
  }
  for (const [id, pile] of Object.entries(scene.spaces ?? {}) as [SpaceId, Pile][])
    state.board.spaces[id] = tiles(pile)
  for (const [id, pile] of Object.entries(scene.guilds ?? {}) as [ZoneId, Pile][])
    state.board.guilds[id] = tiles(pile)
  for (const [id, owner] of Object.entries(scene.collectors ?? {}) as [ZoneId, Letter][]) {
    state.board.collectors[id] = seat(owner)
    state.players[seat(owner)]!.pawnSupply -= scene.supply?.[owner] === undefined ? 1 : 0
  }
  dealCards(state, scene)
  return state
}

/** A table with the cards of phase 1 dealt. */
export const dealt = (
  players: 3 | 4 | 5,
  seed = 1,
  scoring: Scoring = 'basic',
): Table<State, Move, Event> => {
  const table = openTable(fortaleza, { seats: players, options: { scoring }, seed: seedFromNumber(seed) })
  table.begin(0)
  return table
}

/** 'w-1' as any card, or 'w-1:wall' in a role. */
export const use = (card: string): CardUse => {
  const [cardId = '', as = 'any'] = card.split(':')
  return { cardId, as: as as Role }
}

const uses = (cards: readonly string[]): CardUse[] => cards.map(use)

const buildTypes = { wall: 'buildWall', gate: 'buildGate', tower: 'buildTower' } as const

export const resources = (...cards: string[]): Move => ({
  type: cards.length === 1 ? 'takeResourcesOne' : 'takeResourcesTwo',
  cards: uses(cards),
})
export const build = (space: SpaceId, ...cards: string[]): Move => ({
  type: buildTypes[findSpace(space)!.kind],
  space,
  cards: uses(cards),
})
export const guild = (zone: ZoneId, ...cards: string[]): Move => ({
  type: 'buildGuild',
  zone,
  cards: uses(cards),
})
export const collector = (zone: ZoneId, ...cards: string[]): Move => ({
  type: 'placeCollector',
  zone,
  cards: uses(cards),
})
export const temple = (...cards: string[]): Move => ({ type: 'retireToTemple', cards: uses(cards) })
export const develop = (guildTiles: number, wall: number, tower: number, ...cards: string[]): Move => ({
  type: cards.length === 1 ? 'developOne' : 'developMany',
  tiles: { guild: guildTiles, wall, tower },
  cards: uses(cards),
})

export interface Played {
  readonly state: State
  readonly events: readonly Event[]
  coins(letter: Letter): number
}

/** Why a seat may not do this now; null if it may. Nothing changes. */
export const refusal = (state: State, letter: Letter, move: Move): Rejection | null =>
  fortaleza.check(state, seat(letter), move)

export const reason = (state: State, letter: Letter, move: Move): string | null =>
  refusal(state, letter, move)?.reason ?? null

/** Plays a legal move on a copy. Throws with the reason if it is not legal. */
export const play = (before: State, letter: Letter, move: Move): Played => {
  const refused = reason(before, letter, move)
  if (refused !== null) throw new Error(`refused: ${refused}`)
  const state = copy(before)
  const random = randomAt(seedFromNumber(7), seqOf(1))
  const events = collectEvents(fortaleza, state, random, (progress) =>
    fortaleza.perform(progress, seat(letter), move),
  )
  return { state, events, coins: (of) => state.players[seat(of)]!.coins }
}
