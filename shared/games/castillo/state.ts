/** The nouns of Castillo: what a table remembers, and what happens at it. */
import type { Seat } from '../../engine/ids.ts'
import type { Hidden } from '../../engine/secret.ts'
import type {
  BaseResource,
  BuildingId,
  HelperBuilding,
  HelperSpaceId,
  PlayerCount,
  Resource,
  RoleCard,
  TraderSpace,
  WinterCard,
} from './components.ts'
import type { Payment } from './payments.ts'

export interface Options {
  readonly winter: 'no' | 'yes'
  readonly roundTrackTalers: 'one' | 'printedNumber'
  readonly workerSupply: 'choose' | 'printed'
}

/** Phases in which somebody decides [CA-2.8]. */
export type Question =
  | 'chooseCards'
  | 'equipWorkers'
  | 'traderPlace'
  | 'towerTake'
  | 'buy'
  | 'build'
  | 'helpers'
/** Between them things happen by themselves [section 4.1]. */
export type Phase = Question | 'roundStart' | 'resolve' | 'finished'

/** Where points come from [CA-6.1, section 6.3]. */
export const scoreParts = ['stonemason', 'worker', 'masterBuilder'] as const
export type ScorePart = (typeof scoreParts)[number] | HelperBuilding

/** The cards a seat has chosen: that there are some is public, which ones is not [CA-7.2]. */
export interface SecretChoice {
  readonly cards: Hidden<readonly RoleCard[]>
}

export interface Player {
  readonly seat: Seat
  talers: number
  vp: number
  resources: Record<Resource, number>
  helperSupply: number
  /** With `played` all eight cards; both are public by deduction. */
  hand: RoleCard[]
  played: RoleCard[]
  choice: SecretChoice | null
  /** Points by what they are for. */
  tally: Partial<Record<ScorePart, number>>
}

export interface WorkerCard {
  readonly card: RoleCard
  readonly owner: Seat
  resources: Record<BaseResource, number>
  /** Stonemasons who have bought from it. */
  boughtBy: Seat[]
  equipped: boolean
  delivered: boolean
}

export interface Queued {
  readonly seat: Seat
  readonly card: RoleCard
}

export interface State {
  readonly config: { readonly players: PlayerCount; readonly rounds: number } & Options
  phase: Phase
  /** The question of the card in force that is answered for good. */
  closed: Question | null
  /** From 1. */
  round: number
  startSeat: Seat
  bank: number
  /** On the round spaces to come [CA-3.4]. */
  trackTalers: number
  stock: Record<Resource, number>
  defenceTower: Record<Resource, number>
  forgeSilver: number
  traderSpaces: Record<TraderSpace, Seat | null>
  /** What is not listed is not built. */
  buildings: Partial<Record<BuildingId, { readonly builtBy: Seat; readonly round: number }>>
  castleSpaces: Record<HelperSpaceId, Seat | null>
  workerCards: WorkerCard[]
  /** Cards of this round in the order in which they are resolved [CA-4.1.6]. */
  queue: Queued[]
  queueIndex: number
  /** Buildings built this round, by seat. */
  builtThisRound: number[]
  builtThisTurn: number
  helpersThisTurn: number
  /** The card in force has brought its owner nothing so far, and moved nothing. */
  idle: boolean
  /** Buildings in which a seat has placed a helper this round [CA-4.5.2]. */
  helperBuildingsThisRound: HelperBuilding[][]
  winter: {
    /** Cards still to come, the next one first; those that stay out of the game last. */
    deck: Hidden<WinterCard>[]
    /** Of this round. */
    current: WinterCard | null
    revealed: WinterCard[]
  }
  players: Player[]
}

/** One seat's part in the scoring of a building. */
export interface Earned {
  readonly seat: Seat
  readonly spaces: readonly HelperSpaceId[]
  readonly vp: number
  /** What was turned into points [CA-6.3.1, CA-6.3.3]. */
  readonly talers: number
  readonly resources: Readonly<Record<Resource, number>> | null
}

export type Event =
  /** By chance [CA-3.1]. */
  | { readonly type: 'startPlayerDrawn'; readonly seat: Seat }
  /** [CA-3.7] */
  | { readonly type: 'winterDealt'; readonly deck: readonly Hidden<WinterCard>[] }
  /** The start player takes talers, from the round space or else the bank [CA-4.1.1]. */
  | {
      readonly type: 'roundStarted'
      readonly round: number
      readonly seat: Seat
      readonly talers: number
      readonly from: 'track' | 'bank'
    }
  | { readonly type: 'cardsChosen'; readonly seat: Seat; readonly cards: Hidden<readonly RoleCard[]> }
  | { readonly type: 'winterRevealed'; readonly card: WinterCard }
  /** What a winter card does at once [CA-2.7]. */
  | { readonly type: 'bountyTaken'; readonly seat: Seat; readonly talers: number }
  | {
      readonly type: 'firewoodPaid'
      readonly seat: Seat
      readonly wood: number
      readonly talers: number
    }
  | { readonly type: 'tradersSentHome'; readonly spaces: readonly TraderSpace[] }
  | { readonly type: 'revealed'; readonly queue: readonly Queued[] }
  | {
      readonly type: 'workerEquipped'
      readonly seat: Seat
      readonly card: RoleCard
      readonly resources: Readonly<Record<BaseResource, number>>
    }
  /** Somebody is asked. */
  | { readonly type: 'asked'; readonly question: Question }
  | { readonly type: 'passed'; readonly seat: Seat; readonly question: Question }
  | { readonly type: 'messengerPaid'; readonly seat: Seat; readonly talers: number }
  | {
      readonly type: 'traderPlaced'
      readonly seat: Seat
      readonly space: TraderSpace
      readonly displaced: Seat | null
    }
  /** The owner of the helper there gets `amount` from the stock and gives `toTower` of it away [CA-4.3.7, CA-4.3.8]. */
  | {
      readonly type: 'incomeTaken'
      readonly seat: Seat
      readonly space: TraderSpace
      readonly resource: Resource
      readonly amount: number
      readonly toTower: number
    }
  | {
      readonly type: 'towerTaken'
      readonly seat: Seat
      readonly resource: Resource
      readonly amount: number
    }
  | {
      readonly type: 'bought'
      readonly seat: Seat
      readonly owner: Seat
      readonly card: RoleCard
      readonly resource: BaseResource
      readonly talers: number
    }
  | {
      readonly type: 'delivered'
      readonly seat: Seat
      readonly card: RoleCard
      readonly resources: Readonly<Record<BaseResource, number>>
    }
  /** Paid, built, and rewarded by the role: talers or points [CA-4.4.4]. */
  | {
      readonly type: 'built'
      readonly seat: Seat
      readonly building: BuildingId
      readonly payment: Payment
      readonly talers: number
      readonly vp: number
    }
  | {
      readonly type: 'helperPlaced'
      readonly seat: Seat
      readonly space: HelperSpaceId
      readonly from: 'supply' | TraderSpace
      readonly talers: number
    }
  | {
      readonly type: 'masterBuilderScored'
      readonly seat: Seat
      readonly buildings: number
      readonly vp: number
    }
  | { readonly type: 'cardResolved'; readonly seat: Seat; readonly card: RoleCard }
  | { readonly type: 'roundEnded'; readonly round: number; readonly next: Seat | null }
  /** Final scoring, one building at a time [section 6.4]. */
  | { readonly type: 'scored'; readonly building: HelperBuilding; readonly earned: readonly Earned[] }
  | { readonly type: 'ended' }
