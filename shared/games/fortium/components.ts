/** What lies in the box of Fortium: bricks, prices, floors and support cards [section 2 of RULES.md]. */

/** What can be kept in stock, from the cheapest up [FT-2.1.4]. */
export const stored = ['granite', 'limestone', 'turquoise', 'gold'] as const
export type Stored = (typeof stored)[number]
export const kinds = [...stored, 'diamond'] as const
export type Kind = (typeof kinds)[number]
/** So many units of each kind, none of those left out. */
export type Bundle = Readonly<Partial<Record<Stored, number>>>

export const playerCounts = [2, 3, 4] as const
export type PlayerCount = (typeof playerCounts)[number]

/** [FT-2.1.1, FT-2.1.2] */
export const minersEach = 10
export const campsEach = 6
/** Green dice of a turn [FT-2.1.3]. */
export const moveDiceCount = 3
/** In one cell, whoever they belong to [FT-2.4.1]. */
export const cellLimit = 3

/** Before the starting stock is paid out [FT-2.1.5]. */
export const bankBefore: Readonly<Record<Kind, number>> = {
  granite: 120,
  limestone: 120,
  turquoise: 80,
  gold: 100,
  diamond: 16,
}

/** [FT-3.3] */
export const startStock: Readonly<Record<Stored, number>> = {
  granite: 10,
  limestone: 10,
  turquoise: 0,
  gold: 0,
}
/** What the second of two players has on top, with the option for it [FT-8.8]. */
export const secondPlayerStock: Bundle = { granite: 2, limestone: 2 }

export interface Floor {
  readonly kind: Stored
  /** Bricks of that kind, all at once. */
  readonly cost: number
}

/** Levels 1 to 4, from the ground up [section 2.3]. */
export const floors: readonly Floor[] = [
  { kind: 'granite', cost: 15 },
  { kind: 'limestone', cost: 15 },
  { kind: 'turquoise', cost: 10 },
  { kind: 'gold', cost: 10 },
]
/** The level whose bricks a card can take away again [FT-2.3.1]. */
export const turquoiseLevel = 3
export const diamondsToWin = 4
/** Rounds after the one in which the first diamond was placed [FT-6.4]. */
export const finalRounds = 4

/** Of a camp and of a support card [FT-2.5.1, FT-2.5.2]. */
export const price = { granite: 5, limestone: 5 } as const satisfies Bundle
/** Of one lost miner: any one of these [FT-2.5.3]. */
export const recoveryPrices: Readonly<Record<Stored, number>> = {
  granite: 4,
  limestone: 3,
  turquoise: 2,
  gold: 1,
}

/** What so many units buy one of [FT-2.6.1 to FT-2.6.4]. */
export const exchanges: Readonly<Record<Stored, { readonly pay: number; readonly to: Kind }>> = {
  granite: { pay: 2, to: 'limestone' },
  limestone: { pay: 3, to: 'turquoise' },
  turquoise: { pay: 4, to: 'gold' },
  gold: { pay: 8, to: 'diamond' },
}

/** Points of a unit [FT-6.6]. */
export const worths: Readonly<Record<Stored, number>> = { granite: 1, limestone: 2, turquoise: 3, gold: 4 }

export const cardKinds = [
  'demolishTurquoise',
  'stealLimestone',
  'convertMiner',
  'convertCamp',
  'unifyMiners',
  'doubleProduction',
  'negotiate',
] as const
export type CardKind = (typeof cardKinds)[number]

/** The card for each number drawn, 0 to 9 [section 2.7]. */
export const cardByDraw: readonly CardKind[] = [
  'demolishTurquoise',
  'stealLimestone',
  'convertMiner',
  'convertCamp',
  'unifyMiners',
  'unifyMiners',
  'doubleProduction',
  'doubleProduction',
  'negotiate',
  'negotiate',
]

/** Proposals that one card allows [FT-4.40]. */
export const proposalsPerCard = 3

/** Chance in per cent that so many attackers (1 to 3) beat so many defenders, fought to the end [FT-2.8.1]. */
export const attackOdds: Readonly<Record<1 | 2 | 3, Readonly<Record<1 | 2 | 3, number>>>> = {
  1: { 1: 41.67, 2: 10.61, 3: 1.84 },
  2: { 1: 75.42, 2: 36.27, 3: 12.2 },
  3: { 1: 91.64, 2: 65.6, 3: 32.76 },
}
