/** Tiles, cards, prices and point tables, as data; the rule stands beside each table. */

export const guildColors = ['orange', 'teal', 'white', 'brown', 'purple'] as const
export type GuildColor = (typeof guildColors)[number]

/** By seat [FZ-3.1]. */
export const playerColors = ['blue', 'green', 'red', 'yellow', 'purple'] as const
export type PlayerColor = (typeof playerColors)[number]

export const stackKinds = ['guild', 'wall', 'tower'] as const
export type StackKind = (typeof stackKinds)[number]

export type Level = 0 | 1 | 2 | 3 | 4
export type PlayerCount = 3 | 4 | 5

export const cardKinds = ['guild', 'wallGuild', 'towerGuild', 'wall', 'tower', 'temple', 'wild'] as const
export type CardKind = (typeof cardKinds)[number]

/** What a card is used as [FZ-5.1]. */
export type Role = 'any' | 'wall' | 'tower' | 'temple' | GuildColor
export const roles: readonly Role[] = ['any', 'wall', 'tower', 'temple', ...guildColors]

/** A card's name: 'g-orange-1', 'wg-teal', 'tg-white', 'w-1', 't-1', 'm-1', 'x-1' [FZ-2.10]. */
export type CardId = string

export interface Card {
  readonly id: CardId
  readonly kind: CardKind
  /** Of guild cards, of both kinds of dual cards. */
  readonly color: GuildColor | null
  /** Roles it has without a fee, 'any' aside [FZ-5.2]. */
  readonly native: readonly Role[]
}

const numbered = (prefix: string, kind: CardKind, count: number, native: readonly Role[]): Card[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${prefix}-${index + 1}`, kind, color: null, native }))

/** All 80 cards [FZ-2.10]. */
export const deckOf80: readonly Card[] = [
  ...guildColors.flatMap((color) =>
    Array.from({ length: 7 }, (_, index): Card => ({
      id: `g-${color}-${index + 1}`,
      kind: 'guild',
      color,
      native: [color],
    })),
  ),
  ...guildColors.map((color): Card => ({
    id: `wg-${color}`,
    kind: 'wallGuild',
    color,
    native: ['wall', color],
  })),
  ...guildColors.map((color): Card => ({
    id: `tg-${color}`,
    kind: 'towerGuild',
    color,
    native: ['tower', color],
  })),
  ...numbered('w', 'wall', 14, ['wall']),
  ...numbered('t', 'tower', 7, ['tower']),
  ...numbered('m', 'temple', 6, ['temple']),
  ...numbered('x', 'wild', 8, []),
]

/** Out of the game with 3 players [FZ-2.12]. */
export const removedWith3: ReadonlySet<CardId> = new Set([
  ...Array.from({ length: 7 }, (_, index) => `g-purple-${index + 1}`),
  'wg-purple',
  'tg-purple',
  'w-11',
  'w-12',
  'w-13',
  'w-14',
  'x-6',
  'x-7',
  'x-8',
  'm-4',
  'm-5',
  'm-6',
  't-7',
])

const byId: ReadonlyMap<CardId, Card> = new Map(deckOf80.map((card) => [card.id, card]))

/** The card of that name. Throws if there is none: moves are bounded by their schema. */
export const cardOf = (id: CardId): Card => {
  const card = byId.get(id)
  if (card === undefined) throw new Error(`no card ${id}`)
  return card
}

export const isCardId = (id: string): id is CardId => byId.has(id)

/** Cards in the game [FZ-2.10, FZ-2.12]. */
export const deckFor = (players: number): readonly Card[] =>
  players === 3 ? deckOf80.filter((card) => !removedWith3.has(card.id)) : deckOf80

/** [FZ-2.16, FZ-2.17] */
export const guildTiles = [
  { level: 0, copies: 3, copies5p: 2, income: 9, points: -1 },
  { level: 1, copies: 3, copies5p: 2, income: 7, points: 1 },
  { level: 2, copies: 3, copies5p: 2, income: 5, points: 3 },
  { level: 3, copies: 3, copies5p: 2, income: 3, points: 5 },
  { level: 4, copies: 2, copies5p: 2, income: 2, points: 7 },
] as const

/** [FZ-2.18] */
export const wallTiles = [
  { level: 1, copies: 3, gatePoints: 3 },
  { level: 2, copies: 3, gatePoints: 4 },
  { level: 3, copies: 3, gatePoints: 5 },
  { level: 4, copies: 3, gatePoints: 6 },
] as const

/** [FZ-2.19] A tower of level I can never cover another player's. */
export const towerTiles = [
  { level: 1, copies: 2, points: 4, overbuildCost: null },
  { level: 2, copies: 2, points: 7, overbuildCost: 8 },
  { level: 3, copies: 2, points: 9, overbuildCost: 11 },
  { level: 4, copies: 2, points: 11, overbuildCost: 14 },
] as const

/** [FZ-2.13, FZ-4.2] */
export const turnsPerPhase: Readonly<Record<PlayerCount, number>> = { 3: 10, 4: 10, 5: 8 }
/** [FZ-3.7] */
export const handSize = 8
/** [FZ-4.3] */
export const cardsPerTurn = 2
/** [FZ-2.21] */
export const pawnsPerPlayer = 8
/** Coins by phase [FZ-5.10, FZ-5.11]. */
export const resourcesOne = { 1: 3, 2: 4 } as const
export const resourcesTwo = { 1: 7, 2: 9 } as const
/** [FZ-5.5, FZ-5.6] */
export const wildFee = 2
/** [FZ-5.4] */
export const conversionFee = 5
/** [FZ-5.19] */
export const templeAnyCardPrice = 1
/** Points by visible segments of one player on one wall [FZ-6.3]. */
export const wallPointsBySegments = [0, 4, 7, 9, 10] as const
/** [FZ-6.11] */
export const templePointsPerPawn = 2
/** [FZ-6.10] */
export const pointPerTowerOrGate = 1
/** [FZ-2.9] */
export const scoreTrackCells = 60
/** By players, then by how many share the majority, less one [FZ-6.9]. */
export const majorityPoints: Readonly<Record<PlayerCount, readonly number[]>> = {
  3: [3, 1, 0],
  4: [3, 2, 0, 0],
  5: [3, 2, 1, 0, 0],
}
