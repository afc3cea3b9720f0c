/** The nouns of Fortium: what a table remembers, and what happens at it. */
import type { Seat } from '../../engine/ids.ts'
import type { Hidden } from '../../engine/secret.ts'
import type { Bundle, CardKind, Kind, Stored } from './components.ts'
import type { NodeId, SiteId } from './layout.ts'

/** Sides by the letters of their seats; who is not named plays alone [FT-8.2]. */
export const alliances = ['none', 'WN', 'WE', 'NE', 'WS', 'NS', 'ES', 'WN-ES', 'WE-NS', 'WS-NE'] as const
export type Alliance = (typeof alliances)[number]

export interface Options {
  readonly attackMode: 'onePerTurn' | 'unlimited'
  readonly alliances: Alliance
  readonly supportCards: 'yes' | 'no'
  readonly magicHats: 'no' | 'yes'
  /** Rounds; 'standard' goes by the number of players. */
  readonly roundCap: 'standard' | '20' | '30' | '40' | '60'
  readonly secondPlayerBonus: 'no' | 'yes'
}

export type Phase = 'setup' | 'turnStart' | 'recover' | 'main' | 'negotiation' | 'finished'
export type EndReason = 'fortComplete' | 'countdown' | 'roundCap' | 'lastSide'

/** Miners on the three first sites, 1 to 3 on each [FT-3.5]. */
export interface SetupChoice {
  readonly granA: number
  readonly granB: number
  readonly lime: number
}

/** A support card's face [FT-7.1]. */
export interface HeldCard {
  readonly kind: CardKind
}

export interface Player {
  readonly seat: Seat
  stock: Record<Stored, number>
  /** Levels built, 0 to 4. */
  floors: number
  /** In the fort, 0 to 4. */
  diamonds: number
  /** Where each of the ten stands: a node, or `lost`. Miner 3 of seat W is called 'W-3'. */
  miners: NodeId[]
  /** Sites with a camp of this colour. */
  camps: SiteId[]
  campSupply: number
  /** Number of the miner who wears the magic hat; null: it is in supply, where there is one [FT-8.7]. */
  hat: number | null
  card: { readonly face: Hidden<HeldCard>; readonly boughtTurn: number } | null
  resigned: boolean
}

export interface MoveDie {
  readonly value: number
  used: boolean
}

/** A proposal on the table: `give` and `get` as seen by the card holder [FT-4.40]. */
export interface Proposal {
  readonly to: Seat
  give: Bundle
  get: Bundle
  countered: boolean
  mustAnswer: Seat
}

export interface Negotiation {
  proposalsLeft: number
  open: Proposal | null
}

export interface State {
  readonly options: Options
  phase: Phase
  startSeat: Seat
  active: Seat
  round: number
  /** From 1; rises with every turn. */
  turnNo: number
  /** Facts of this turn so far: no question comes twice. */
  facts: number
  /** By seat: that a choice is made is public, which one is not [FT-3.6]. */
  setupChoices: ({ readonly choice: Hidden<SetupChoice> } | null)[]
  players: Player[]
  bank: Record<Kind, number>
  moveDice: MoveDie[]
  /** Numbers of the active player's miners that have moved this turn [FT-4.15]. */
  moved: number[]
  attacksThisTurn: number
  doubled: SiteId | null
  cardUsedThisTurn: boolean
  diamondExchangedThisTurn: boolean
  /** A relief camp was taken this turn [FT-R25]. */
  reliefThisTurn: boolean
  /** The round in which the first diamond was placed [FT-6.1]. */
  triggerRound: number | null
  negotiation: Negotiation | null
  ended: EndReason | null
}

/** Who paid how much for one who collects [FT-4.12]. */
export interface Payer {
  readonly seat: Seat
  readonly amount: number
}

export type Event =
  /** By chance [FT-3.1]. */
  | { readonly type: 'startPlayerDrawn'; readonly seat: Seat }
  | { readonly type: 'setupChosen'; readonly seat: Seat; readonly choice: Hidden<SetupChoice> }
  /** By seat; null: resigned [FT-3.6]. The first turn begins. */
  | {
      readonly type: 'setupRevealed'
      readonly choices: readonly (SetupChoice | null)[]
      readonly first: Seat
    }
  /** One source of income: `due` units, of them `bank` from the bank, and from players; the rest is lost. */
  | {
      readonly type: 'collected'
      readonly seat: Seat
      readonly from: 'fort' | SiteId
      readonly kind: Stored
      readonly due: number
      readonly bank: number
      readonly payers: readonly Payer[]
    }
  /** Straight into the fort, from the mine or by exchange; with `first` the countdown begins [FT-6.1]. */
  | {
      readonly type: 'diamondsPlaced'
      readonly seat: Seat
      readonly count: number
      readonly from: 'mine' | 'exchange'
      readonly first: boolean
    }
  /** Free of charge [FT-4.3]. */
  | { readonly type: 'minerRelieved'; readonly seat: Seat; readonly miner: string }
  /** All is collected: the turn goes on. */
  | { readonly type: 'collectionEnded'; readonly seat: Seat }
  | { readonly type: 'minerRecovered'; readonly seat: Seat; readonly miner: string; readonly pay: Stored }
  /** `times` times the rate, from one kind to the next; a diamond is told by itself. */
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly from: Stored; readonly times: number }
  | { readonly type: 'diceRolled'; readonly seat: Seat; readonly dice: readonly number[] }
  /** `dice` are used, the first one and the ones added to it; `attack`: there are rivals [FT-4.17]. */
  | {
      readonly type: 'groupMoved'
      readonly seat: Seat
      readonly miners: readonly string[]
      readonly from: NodeId
      readonly to: NodeId
      readonly dice: readonly number[]
      readonly attack: boolean
    }
  /** One round of a combat: dice from the highest down, who is lost in the order of the comparisons [FT-4.19]. */
  | {
      readonly type: 'fought'
      readonly seat: Seat
      readonly at: NodeId
      readonly red: readonly number[]
      readonly blue: readonly number[]
      readonly lost: readonly string[]
    }
  /** Rival camps there go home [FT-4.25]; `price` is null for a relief camp [FT-4.29]. */
  | {
      readonly type: 'campBought'
      readonly seat: Seat
      readonly site: SiteId
      readonly price: Bundle | null
      readonly returned: readonly Seat[]
    }
  | { readonly type: 'campRemoved'; readonly seat: Seat; readonly site: SiteId }
  | { readonly type: 'cardPaid'; readonly seat: Seat; readonly price: Bundle }
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card: Hidden<HeldCard> }
  /** The card leaves the hand, face up; what it does is told next [FT-7.1]. */
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: CardKind }
  | { readonly type: 'cardDiscarded'; readonly seat: Seat; readonly card: CardKind }
  | { readonly type: 'floorDemolished'; readonly seat: Seat; readonly target: Seat }
  | {
      readonly type: 'limestoneStolen'
      readonly seat: Seat
      readonly target: Seat
      readonly amount: number
    }
  | {
      readonly type: 'minerConverted'
      readonly seat: Seat
      readonly lost: string
      readonly miner: string
      readonly at: NodeId
    }
  | {
      readonly type: 'campConverted'
      readonly seat: Seat
      readonly site: SiteId
      readonly returned: readonly Seat[]
    }
  | {
      readonly type: 'minersUnified'
      readonly seat: Seat
      readonly miners: readonly string[]
      readonly at: NodeId
    }
  | { readonly type: 'productionDoubled'; readonly seat: Seat; readonly site: SiteId }
  | { readonly type: 'negotiationBegan'; readonly seat: Seat }
  | {
      readonly type: 'tradeProposed'
      readonly seat: Seat
      readonly to: Seat
      readonly give: Bundle
      readonly get: Bundle
    }
  | {
      readonly type: 'tradeCountered'
      readonly seat: Seat
      readonly give: Bundle
      readonly get: Bundle
    }
  | { readonly type: 'tradeRejected'; readonly seat: Seat }
  /** The card holder gives `give` and gets `get`. */
  | {
      readonly type: 'traded'
      readonly seat: Seat
      readonly with: Seat
      readonly give: Bundle
      readonly get: Bundle
    }
  /** Without a trade. */
  | { readonly type: 'negotiationClosed'; readonly seat: Seat }
  | { readonly type: 'hatPut'; readonly seat: Seat; readonly miner: string }
  | { readonly type: 'floorBuilt'; readonly seat: Seat; readonly kind: Stored }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly next: Seat }
  | { readonly type: 'resigned'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly reason: EndReason }
