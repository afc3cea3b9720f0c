/** The nouns of Storming!: what a table remembers [section 2.2]. What happens at it is in `facts.ts`. */
import type { Seat } from '../../engine/ids.ts'
import type { Bag, Hidden } from '../../engine/secret.ts'
import type {
  ActionType,
  Civilian,
  Improvement,
  MarketKind,
  PactId,
  Piece,
  SettlementKind,
  TroopKind,
} from './components.ts'
import type { PlayerCount, RegionId } from './layout.ts'

export interface Options {
  readonly conspiracyPoint: 'signers' | 'outsiders'
  readonly fourPlayerDirectedSet: 'false' | 'true'
  /** In digits. 0: at random; else the number of a start card for this many players [ST-8.3]. */
  readonly startCard: string
  readonly walledStart: 'false' | 'true'
}

export type Terrain = 'plain' | 'forest' | 'mountain' | 'lake'
export type Structure =
  | { readonly kind: SettlementKind; readonly owner: Seat; readonly wall: boolean }
  | { readonly kind: 'sawmill' | 'mine'; readonly owner: Seat }
export interface Troop {
  /** From 1, in order of placing; never used again [ST-R47]. */
  readonly id: number
  readonly kind: TroopKind
  /** Null: a special troop, which belongs to its pact. */
  readonly owner: Seat | null
}
export interface Region {
  terrain: Terrain
  structure: Structure | null
  troop: Troop | null
}

/** In front of a player, perhaps with an action card under it. */
export interface Revolt {
  readonly id: string
  under: Hidden<string>[]
}

/** A card on PRESENT or FUTURE: an action card, a revolt, the Invention, or (placed by nobody) an event. */
export interface PileEntry {
  readonly placedBy: Seat | null
  readonly card: Hidden<string>
  /** The Warlock's event that follows it, if there is one. */
  readonly attached: readonly Hidden<string>[]
  /** Where it lies among those of its round: piles are sorted by it as cards come [ST-4.22, ST-R48]. */
  readonly order: number
}
export type Pile = 'present' | 'future'

/** What permanent points were for [ST-6.1]. */
export const pointSources = [
  'cityBuilt',
  'conquest',
  'university',
  'theatre',
  'conspiracy',
  'reinforcements',
  'tradeRoute',
  'caravan',
  'warWagon',
] as const
export type PointSource = (typeof pointSources)[number]

/** How far a seat is with its planning turn [ST-4.12, ST-4.15]. */
export type Planning = 'waits' | 'place' | 'event' | 'done'

export interface Player {
  readonly seat: Seat
  /** Action cards and the Invention; only their number is public [ST-7.1]. */
  hand: Bag<string>
  events: Bag<string>
  /** Set aside face down for the turn, so that nobody's draw hangs on who plans faster [ST-R48]. */
  drawn: Hidden<string>[]
  revolts: Revolt[]
  civilians: Civilian[]
  improvements: Improvement[]
  /** Permanent points by what they were for. */
  tally: Partial<Record<PointSource, number>>
  supply: Record<Piece, number>
  skipNext: number
  fairWinds: boolean
  universityArmed: boolean
  theatreCount: number
  planning: Planning
  /** Wants to be asked for no reaction any more this round [ST-R49]. */
  waived: boolean
}

export interface Pact {
  readonly id: PactId
  /** Who offered it, and who accepted. */
  readonly signers: readonly [Seat, Seat]
  unitTroopId: number | null
  /** Owner of the settlement that the caravan scored at last [ST-5.73]. */
  caravanLastOwner: Seat | null
}

export type Role = 'point' | 'troops'
export interface PactOffer {
  readonly pact: PactId
  readonly from: Seat
  readonly to: Seat
  /** What the offerer takes of `reinforcements`. */
  readonly role: Role | null
}

export type Flag = 'famine' | 'truce' | 'embargo' | 'chaos'
export type StartOption = 'mutualSupport' | 'warlock' | 'sheriff' | 'library'

/** What one action is judged by besides the board. */
export interface Budget {
  readonly seat: Seat
  /** As what the card is played; the Invention as what was chosen. */
  readonly kind: ActionType
  readonly card: string
  readonly fairWinds: boolean
  readonly truce: boolean
  /** Actions of the card so far, and those of them that its own budget paid [ST-4.25]. */
  readonly total: number
  readonly base: number
  readonly market: boolean
  readonly extra: boolean
  /** Troops used, by id; the General's soldier twice [ST-4.27]. */
  readonly used: readonly number[]
}

/** Questions that are offered to seats one after another. */
export type OfferKind =
  | 'palace'
  | 'spy'
  | 'militaryAlliance'
  | 'customsHouse'
  | 'philosopher'
  | 'fullMoon'
  | 'mercenaries'
  | 'goodHarvest'
  | 'torrentialRain'
  | 'boldWins'
  | 'drought'
  | 'depopulation'
  | 'lordOfWar'
  | 'orderOfChivalry'
  | 'materialShortage'
  | 'tradeBoom'
  | 'armsSupply'
  | 'talentPatronage'
  | 'prosperity'
  | 'embassyBuilt'
  | 'barracksBuilt'
  | 'cathedralBuilt'
  | 'libraryBuilt'
  | 'civilianRecruited'
  | 'reinforcements'
  | 'projectValkyrie'
  | 'tradeRoute'

/** A step of each of these types. */
type Each<Type extends string, Fields> = Type extends string
  ? { readonly type: Type } & Readonly<Fields>
  : never

/** The last one on the agenda is open; those below wait for it [ST-4.9]. */
export type Step =
  | Each<'startVillage' | 'startSoldier' | 'secondVillage', { seat: Seat }>
  | Each<'openStart', { seat: Seat }>
  | Each<'startCard' | 'round' | 'planning', object>
  | Each<'palace' | 'spy' | 'placeEvents' | 'resolution' | 'endRound', object>
  /** A planning turn of its own; what has been done at its start. */
  | Each<'turn' | 'startOfTurn', { seat: Seat; done: readonly StartOption[] }>
  | Each<'keepWarlockEvent' | 'chooseInventionType' | 'discardCivilian', { seat: Seat }>
  /** These seats place their cards and events, all at once. */
  | Each<'openPlan' | 'plan', { seats: readonly Seat[] }>
  | Each<'card' | 'act', Budget>
  | Each<'revolt' | 'attachedEvent', object>
  /** An event is read; `asked`: its Sheriff has been, and this seat is spared. */
  | Each<'event', { card: string; asked: boolean; spared: Seat | null }>
  | Each<'sheriffBlock', { seat: Seat; card: string }>
  | Each<'offers', Offered & { queue: readonly Seat[] }>
  | Each<'offer', Offered & { seat: Seat }>
  | Each<'answerPact', PactOffer>
  | Each<'endPact', { pact: PactId }>
  | Each<'loseOrKeep', { seat: Seat; civilian: Civilian }>

export interface Offered {
  readonly what: OfferKind
  /** The player whose card is reacted to, or the civilian just recruited. */
  readonly to?: Seat
  readonly civilian?: Civilian
}

export interface State {
  readonly config: { readonly players: PlayerCount } & Options
  round: number
  firstPlayer: Seat
  agenda: Step[]
  /** Facts so far: no question comes twice. */
  facts: number
  map: Partial<Record<RegionId, Region>>
  startRegions: (RegionId | null)[]
  troops: number
  present: PileEntry[]
  future: PileEntry[]
  /** The card revealed last, for all to see: whether it still lies there, and the event that will follow it. */
  resolving: {
    readonly card: string
    readonly lies: boolean
    readonly attached: readonly Hidden<string>[]
  } | null
  eventSlot: { readonly placedBy: Seat; readonly card: Hidden<string> }[]
  /** What the Spy has seen, and which one is to be resolved first. */
  spied: Bag<string>
  spyChoice: Hidden<string>[]
  warlock: { readonly seat: Seat; readonly cards: Bag<string> } | null
  warlockKept: { readonly seat: Seat; readonly event: Hidden<string> } | null
  flags: Record<Flag, boolean>
  players: Player[]
  pacts: Pact[]
  offered: PactOffer | null
  rotatingVp: Seat | null
  libraryCopy: { readonly seat: Seat; readonly improvement: Improvement; readonly from: Seat } | null
  inventionInSupply: boolean
  /** Who got it last; null while it is in the supply, or when it is on a pile and its owner lost the Alchemist. */
  inventionWith: Seat | null
  lakeReserve: number
  /** The next one first. */
  revoltSupply: string[]
  /** The next card last. */
  decks: Record<'event' | MarketKind, Hidden<string>[]>
  eventDiscards: Hidden<string>[]
  discards: Record<MarketKind, string[]>
  display: Record<MarketKind, string[]>
  /** Directed events that are not in the game. */
  box: string[]
  startCard: string | null
  /** Took the last settlement of another player [ST-6.4]. */
  conqueror: Seat | null
  winner: { readonly seat: Seat; readonly why: 'conquest' | 'points' } | null
}
