/** Pieces and cards of Storming! as data; what an event does is in `events.ts` [section 2]. */
import { type Seat, seatOf } from '../../engine/ids.ts'

/** Of seats 0 to 3 [ST-2.4]. */
export const colours = ['red', 'blue', 'green', 'yellow'] as const
export type Colour = (typeof colours)[number]
export const colourOf = (seat: Seat): Colour => colours[seat] ?? 'red'
export const seatOfColour = (colour: Colour): Seat => seatOf(colours.indexOf(colour))

/** Hard limits of each player [ST-2.2]; one stock serves sawmills and mines. */
export const pieceLimits = {
  soldier: 5,
  knight: 3,
  artillery: 2,
  village: 5,
  town: 4,
  city: 3,
  resource: 3,
  wall: 3,
} as const
export type Piece = keyof typeof pieceLimits
export const pieces = Object.keys(pieceLimits) as readonly Piece[]

export const settlementKinds = ['village', 'town', 'city'] as const
export type SettlementKind = (typeof settlementKinds)[number]
export const troopKinds = ['soldier', 'knight', 'artillery'] as const
export type OwnTroopKind = (typeof troopKinds)[number]
export type SpecialKind = 'warWagon' | 'caravan'
export type TroopKind = OwnTroopKind | SpecialKind

/** Lakes there are; three lie on the map at the start [ST-2.3, ST-2.20]. */
export const lakes = 4

export const actionTypes = ['build', 'recruit', 'military', 'diplomacy'] as const
export type ActionType = (typeof actionTypes)[number]
/** [ST-2.30 to ST-2.33] */
export const baseActions: Readonly<Record<ActionType, number>> = {
  build: 2,
  recruit: 2,
  military: 2,
  diplomacy: 1,
}

/** Five cards of each colour, 'build-red' and so on. */
export const actionKinds = ['build', 'recruit', 'military1', 'military2', 'diplomacy'] as const
export const actionCardsOf = (colour: Colour): readonly string[] =>
  actionKinds.map((kind) => `${kind}-${colour}`)

const [cardHead, cardTail] = [/^(build|recruit|military|diplomacy)[12]?-/, /-(red|blue|green|yellow)$/]
/** The type of an action card; null: it is another card. */
export const typeOfCard = (card: string): ActionType | null =>
  (cardHead.exec(card)?.[1] as ActionType | undefined) ?? null
/** Whose action card it is. Throws where it is none. */
export const ownerOfCard = (card: string): Seat => {
  const colour = cardTail.exec(card)?.[1]
  if (colour === undefined) throw new Error(`${card} has no colour`)
  return seatOfColour(colour as Colour)
}

/** 'revolt1' to 'revolt11' [ST-2.45, ST-R47]. */
export const revolts: readonly string[] = Array.from({ length: 11 }, (_, index) => `revolt${index + 1}`)
export const isRevolt = (card: string): boolean => card.startsWith('revolt')
/** [ST-2.46] */
export const invention = 'invention' as const

/** [section 2.9] */
export const civilians = [
  'strategist',
  'spy',
  'warlock',
  'general',
  'sheriff',
  'alchemist',
  'saboteur',
  'henchman',
  'philosopher',
  'chancellor',
] as const
export type Civilian = (typeof civilians)[number]

/** [section 2.10] */
export const improvements = [
  'embassy',
  'barracks',
  'customsHouse',
  'palace',
  'cathedral',
  'market',
  'postOffice',
  'theatre',
  'university',
  'library',
] as const
export type Improvement = (typeof improvements)[number]

/** [section 2.11] */
export const pacts = [
  'noQuarter',
  'militaryAlliance',
  'informantNetwork',
  'conspiracy',
  'reinforcements',
  'blockade',
  'mutualSupport',
  'projectValkyrie',
  'tradeRoute',
  'developmentCrackdown',
] as const
export type PactId = (typeof pacts)[number]

/** Decks with a display of two cards [ST-3.2]. */
export const markets = ['civilian', 'improvement', 'pact'] as const
export type MarketKind = (typeof markets)[number]
export const cardsOf: Readonly<Record<MarketKind, readonly string[]>> = {
  civilian: civilians,
  improvement: improvements,
  pact: pacts,
}
export const displaySize = 2

/** [ST-5.7, ST-5.31] */
export const improvementLimit = 2
export const civilianLimits = { plain: 2, university: 3 } as const

/** [ST-1.2] */
export const pointsToWin = 7
