/** The nouns of Fortaleza: what a table remembers, and what happens at it. */
import type { Seat } from '../../engine/ids.ts'
import type { Bag, Hidden } from '../../engine/secret.ts'
import type { CardId, Level, PlayerColor, PlayerCount, StackKind } from './components.ts'
import type { SpaceId, ZoneId } from './layout.ts'
import type { CardUse, Tiles } from './moves.ts'

export type Scoring = 'basic' | 'advanced'
export type Options = { readonly scoring: Scoring }
export type Phase = 1 | 2
export type TurnStage = 'turn' | 'chooseStartPlayer' | 'finished'

export interface Tile {
  readonly owner: Seat
  readonly level: Level
}

/** Where points of a phase come from [FZ-6.1]. */
export const scoreParts = [
  'wall',
  'gate',
  'tower',
  'guild',
  'collector',
  'majority',
  'built',
  'temple',
] as const
export type ScorePart = (typeof scoreParts)[number]

export interface Player {
  readonly seat: Seat
  readonly color: PlayerColor
  /** The true total; the track shows it modulo 60 [FZ-2.9]. */
  score: number
  coins: number
  hand: Bag<CardId>
  /** Levels, element 0 on top [FZ-2.15]. */
  stacks: Record<StackKind, Level[]>
  developed: Record<StackKind, number>
  pawnSupply: number
  templePawns: number
  /** One for each phase scored. */
  phaseScores: Record<ScorePart, number>[]
}

export interface State {
  readonly config: { readonly playerCount: PlayerCount; readonly scoring: Scoring }
  stage: TurnStage
  phase: Phase
  /** From 1; rises when play returns to the start seat [FZ-4.2]. */
  turnInPhase: number
  startSeat: Seat
  activeSeat: Seat
  cardsPlayedThisTurn: number
  /** Element 0 on top. */
  deck: Hidden<CardId>[]
  discard: CardId[]
  players: Player[]
  board: {
    /** The last tile of a pile is the visible one; covered ones count for FZ-6.10 only. */
    spaces: Partial<Record<SpaceId, Tile[]>>
    guilds: Partial<Record<ZoneId, Tile[]>>
    collectors: Partial<Record<ZoneId, Seat>>
  }
}

/** The seven majorities [FZ-6.8]. */
export const majorities = ['north', 'east', 'south', 'west', 'guilds', 'collectors', 'temple'] as const
export type Majority = (typeof majorities)[number]

export type ScoredPlace = SpaceId | ZoneId | 'temple'

/** One line of a scoring: what earned how much, where. `points` has one figure per seat. */
export interface ScoredStep {
  readonly part: Exclude<ScorePart, 'temple'>
  /** Which majority, with part 'majority'. */
  readonly majority?: Majority
  readonly points: readonly number[]
  /** Places that earned, to be lit on the board. */
  readonly places: readonly ScoredPlace[]
}

export type Event =
  /** Start player of phase 1, by chance [FZ-3.6]. */
  | { readonly type: 'startPlayerDrawn'; readonly seat: Seat }
  /** Cards gathered, shuffled and dealt; hands by seat [FZ-3.7, FZ-4.8]. */
  | {
      readonly type: 'dealt'
      readonly phase: Phase
      readonly hands: readonly (readonly Hidden<CardId>[])[]
      readonly deck: readonly Hidden<CardId>[]
    }
  /** Cards go from the hand to the discard pile, openly [FZ-4.4, FZ-7.2]. */
  | { readonly type: 'cardsUsed'; readonly seat: Seat; readonly cards: readonly CardUse[] }
  /** Coins change hands with the bank: positive is income [FZ-5.7]. */
  | {
      readonly type: 'coinsTaken'
      readonly seat: Seat
      readonly coins: number
      readonly why: 'resources' | 'guild' | 'coveredGuild'
    }
  | {
      readonly type: 'coinsPaid'
      readonly seat: Seat
      readonly coins: number
      readonly price: number
      readonly wild: number
      readonly conversion: number
    }
  /** The top tile of the stack goes on the space; `over` is what it covers. */
  | {
      readonly type: 'wallBuilt' | 'gateBuilt' | 'towerBuilt'
      readonly seat: Seat
      readonly space: SpaceId
      readonly level: Level
      readonly over: Tile | null
    }
  | {
      readonly type: 'guildBuilt'
      readonly seat: Seat
      readonly zone: ZoneId
      readonly level: Level
      readonly over: Tile | null
    }
  | {
      readonly type: 'collectorPlaced'
      readonly seat: Seat
      readonly zone: ZoneId
      readonly replaced: Seat | null
    }
  | { readonly type: 'pawnRetired'; readonly seat: Seat }
  | { readonly type: 'tilesDeveloped'; readonly seat: Seat; readonly tiles: Tiles }
  /** Two cards from the deck, seen by the drawer alone [FZ-4.4, FZ-7.2]. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly Hidden<CardId>[] }
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly next: Seat }
  /** Scoring of a phase, step by step [FZ-6.1]. */
  | { readonly type: 'scoringStarted'; readonly phase: Phase }
  | ({ readonly type: 'scored' } & ScoredStep)
  | { readonly type: 'templeScored'; readonly seat: Seat; readonly points: number }
  /** After phase 1 `chooser` names the start player of phase 2 [FZ-4.7]; after phase 2 the game is over. */
  | { readonly type: 'phaseEnded'; readonly phase: Phase; readonly chooser: Seat | null }
  | { readonly type: 'startPlayerNamed'; readonly seat: Seat; readonly by: Seat }
