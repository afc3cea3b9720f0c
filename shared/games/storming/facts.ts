/** What happens at a table of Storming!, fact by fact. */
import type { Seat } from '../../engine/ids.ts'
import type { Hidden } from '../../engine/secret.ts'
import type { Civilian, Improvement, MarketKind, PactId, SettlementKind, TroopKind } from './components.ts'
import type { RegionId } from './layout.ts'
import type { Flag, PactOffer, Pile, PileEntry, Planning, PointSource, Step, Terrain } from './state.ts'

/** Who takes a card from its owner: for the University it matters [ST-5.36]. */
export type Taker = 'owner' | 'other' | 'event'
/** What ends a pact. */
export type PactEnd = 'broken' | 'attacked' | 'unitLost' | 'fulfilled' | 'warDrums'

type SetupFact =
  /** [ST-3.2, ST-3.4, ST-3.5] */
  | {
      readonly type: 'dealt'
      readonly decks: Readonly<Record<'event' | MarketKind, readonly Hidden<string>[]>>
      readonly events: readonly (readonly Hidden<string>[])[]
      readonly eventDiscards: readonly Hidden<string>[]
      readonly box: readonly string[]
    }
  /** [ST-3.6] */
  | { readonly type: 'startPlayerDrawn'; readonly seat: Seat }

type FlowFact =
  /** Steps that come before all that waits, the first one first. */
  | { readonly type: 'opened'; readonly steps: readonly Step[] }
  | { readonly type: 'closed' }
  /** A seat that is yet to be asked says no already, or for the whole round [ST-R49]. */
  | { readonly type: 'passedAhead'; readonly seat: Seat }
  | { readonly type: 'waived'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat }
  /** The marker of the first player changes hands [ST-4.8]. */
  | { readonly type: 'firstPlayer'; readonly seat: Seat }
  | { readonly type: 'roundEnded' }
  /** Took the last settlement of another player [ST-6.4]. */
  | { readonly type: 'lastTaken'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly seat: Seat; readonly why: 'conquest' | 'points' }

export type MapFact =
  | {
      readonly type: 'startVillagePlaced'
      readonly seat: Seat
      readonly region: RegionId
      readonly wall: boolean
    }
  | { readonly type: 'terrainLaid'; readonly card: string }
  | { readonly type: 'terrainChanged'; readonly region: RegionId; readonly terrain: Terrain }
  /** Also over a smaller settlement of the same owner, whose wall stays [ST-5.21]. */
  | {
      readonly type: 'built'
      readonly seat: Seat
      readonly region: RegionId
      readonly kind: SettlementKind | 'sawmill' | 'mine'
    }
  | { readonly type: 'walled'; readonly seat: Seat; readonly region: RegionId }
  | { readonly type: 'wallLost'; readonly region: RegionId }
  | { readonly type: 'structureLost'; readonly region: RegionId }
  /** `kind` is what the conqueror puts there; null: nothing is left of it [ST-5.50]. */
  | {
      readonly type: 'conquered'
      readonly seat: Seat
      readonly from: Seat
      readonly region: RegionId
      readonly kind: SettlementKind | 'sawmill' | 'mine' | null
    }
  | {
      readonly type: 'troopPlaced'
      readonly region: RegionId
      readonly kind: TroopKind
      readonly owner: Seat | null
    }
  | { readonly type: 'troopMoved'; readonly from: RegionId; readonly to: RegionId }
  | { readonly type: 'troopLost'; readonly region: RegionId }
  /** A knight goes back to its owner, and a soldier of theirs stands there under its number [ST-5.40]. */
  | { readonly type: 'knightDismounted'; readonly region: RegionId }
  /** Troops strike at a region, whatever comes of it. */
  | {
      readonly type: 'attacked'
      readonly seat: Seat
      readonly from: RegionId
      readonly to: RegionId
      readonly kind: TroopKind
    }

type CardFact =
  | {
      readonly type: 'shuffled'
      readonly kind: 'event' | MarketKind
      readonly deck: readonly Hidden<string>[]
    }
  | { readonly type: 'refilled'; readonly kind: MarketKind; readonly card: string }
  | { readonly type: 'civilianTaken'; readonly seat: Seat; readonly card: Civilian }
  | { readonly type: 'improvementTaken'; readonly seat: Seat; readonly card: Improvement }
  | { readonly type: 'civilianLost'; readonly seat: Seat; readonly card: Civilian; readonly by: Taker }
  | { readonly type: 'improvementLost'; readonly seat: Seat; readonly card: Improvement; readonly by: Taker }
  /** The marker of the Library lies on another player's improvement; none: it is back. */
  | {
      readonly type: 'libraryMarked'
      readonly copy: { readonly seat: Seat; readonly improvement: Improvement; readonly from: Seat } | null
    }
  | { readonly type: 'pactOffered'; readonly offer: PactOffer }
  | { readonly type: 'pactRefused'; readonly offer: PactOffer }
  | { readonly type: 'pactSigned'; readonly offer: PactOffer }
  | { readonly type: 'unitPlaced'; readonly pact: PactId; readonly lastOwner: Seat | null }
  | { readonly type: 'caravanArrived'; readonly owner: Seat }
  | { readonly type: 'pactEnded'; readonly pact: PactId; readonly by: Seat | null; readonly why: PactEnd }
  | { readonly type: 'pointGained'; readonly seat: Seat; readonly why: PointSource }
  | { readonly type: 'theatreCounted'; readonly seat: Seat }
  | { readonly type: 'rotated'; readonly seat: Seat }
  | {
      readonly type: 'revoltTaken'
      readonly seat: Seat
      readonly revolt: string
      readonly under: readonly Hidden<string>[]
    }
  /** To the supply, or face down on a pile: the next fact says where its card goes. */
  | {
      readonly type: 'revoltLeft'
      readonly seat: Seat
      readonly revolt: string
      readonly to: 'supply' | 'pile'
    }
  | {
      readonly type: 'regained'
      readonly seat: Seat
      readonly card: Hidden<string>
      readonly under: string | null
    }
  /** Where the Invention is comes to light; null: back to the supply. */
  | {
      readonly type: 'inventionMoved'
      readonly card: 'invention'
      readonly seat: Seat | null
      readonly from: Seat | null
    }
  /** Its owner lost the Alchemist while it lay on a pile [ST-4.33]. */
  | { readonly type: 'inventionStays'; readonly card: 'invention' }

type PlanFact =
  | {
      readonly type: 'eventsDrawn'
      readonly draws: readonly { readonly seat: Seat; readonly card: Hidden<string> }[]
    }
  | { readonly type: 'warlockDrew'; readonly seat: Seat; readonly cards: readonly Hidden<string>[] }
  | {
      readonly type: 'warlockKept'
      readonly seat: Seat
      readonly event: Hidden<string>
      readonly other: Hidden<string>
    }
  | { readonly type: 'warlockDiscarded'; readonly event: Hidden<string> }
  /** How far a seat is with its turn. */
  | { readonly type: 'planned'; readonly seat: Seat; readonly now: Planning }
  /** `hand`: what leaves the hand; revolts have left already. */
  | {
      readonly type: 'cardsPlaced'
      readonly seat: Seat
      readonly hand: readonly Hidden<string>[]
      readonly entries: readonly { readonly pile: Pile; readonly entry: PileEntry }[]
    }
  | { readonly type: 'eventTaken'; readonly seat: Seat; readonly card: Hidden<string> }
  | { readonly type: 'eventPlaced'; readonly seat: Seat; readonly card: Hidden<string> }
  | { readonly type: 'spied'; readonly seat: Seat; readonly cards: readonly Hidden<string>[] }
  | { readonly type: 'spyChose'; readonly seat: Seat; readonly card: Hidden<string> }
  /** The slot is emptied: one goes on each pile, the rest away. */
  | {
      readonly type: 'eventsPlaced'
      readonly entries: readonly { readonly pile: Pile; readonly entry: PileEntry }[]
      readonly discarded: readonly Hidden<string>[]
    }

type ResolutionFact =
  | { readonly type: 'revealed'; readonly card: string }
  | { readonly type: 'attachedRevealed'; readonly card: string }
  | {
      readonly type: 'notPlayed'
      readonly seat: Seat | null
      readonly card: string
      readonly why: 'skipNext' | 'famine' | 'noAlchemist'
    }
  | { readonly type: 'flagSet'; readonly flag: Flag; readonly on: boolean }
  | { readonly type: 'skipNext'; readonly seat: Seat; readonly by: 1 | -1 }
  | { readonly type: 'fairWinds'; readonly seat: Seat; readonly on: boolean }
  | { readonly type: 'cardFinished'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'revoltRevealed'; readonly revolt: string }
  | { readonly type: 'eventResolved'; readonly card: Hidden<string> }
  | { readonly type: 'futureShuffled'; readonly future: readonly PileEntry[] }

export type Event = SetupFact | FlowFact | MapFact | CardFact | PlanFact | ResolutionFact
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>
