/** What lies in the box of Castillo: roles, resources, carts, buildings, winter cards [section 2.1 to CA-2.7]. */

/** Kinds with a value of their own, the cheapest first [CA-2.3]. */
export const baseResources = ['sand', 'wood', 'brick', 'stone'] as const
export type BaseResource = (typeof baseResources)[number]
/** Silver is a joker [CA-2.3.2]. */
export const resources = [...baseResources, 'silver'] as const
export type Resource = (typeof resources)[number]

/** What a piece counts in a payment [CA-2.3.1]. */
export const values: Readonly<Record<BaseResource, number>> = { sand: 1, wood: 2, brick: 4, stone: 5 }
/** What a piece counts where resources are turned into points, and in a tie [CA-6.3.3, CA-6.5]. */
export const worths: Readonly<Record<Resource, number>> = { ...values, silver: 5 }
/** Pieces in the game [CA-2.1.4]. */
export const totals: Readonly<Record<Resource, number>> = {
  sand: 20,
  wood: 18,
  brick: 15,
  stone: 15,
  silver: 15,
}
/** Sum of all coins; denominations are of no consequence [CA-2.1.5]. */
export const talersTotal = 105

/** In the order in which they are resolved [section 2.2]. */
export const roles = ['messenger', 'trader', 'bricklayer', 'stonemason', 'worker', 'masterBuilder'] as const
export type Role = (typeof roles)[number]
export const roleCards = [
  'messenger',
  'trader',
  'bricklayer',
  'stonemason',
  'worker1',
  'worker2',
  'worker3',
  'masterBuilder',
] as const
export type RoleCard = (typeof roleCards)[number]

export const isWorkerCard = (card: RoleCard): boolean => card.startsWith('worker')
export const roleOf = (card: RoleCard): Role => (isWorkerCard(card) ? 'worker' : card) as Role

/** Builders place helpers in the castle if they are one of these [CA-2.2.3, CA-2.2.4]. */
export const placesHelpers = (role: Role): boolean => role === 'bricklayer' || role === 'stonemason'

export const messengerTalers = 8
export const stonemasonPrice = 1
export const masterBuilderPoints = 5
export const buildLimit = 2
export const helperLimit = 2
export const startTalers = 3

/** Two kinds go with the stone on a Worker card [CA-4.2.2]. */
export const workerPairs = [
  ['sand', 'wood'],
  ['sand', 'brick'],
  ['wood', 'brick'],
] as const satisfies readonly (readonly [BaseResource, BaseResource])[]
export const workerKinds = ['sand', 'wood', 'brick'] as const
export type WorkerKind = (typeof workerKinds)[number]
/** The fixed mixes of the option `printed` [CA-4.2.5]. */
export const printedKinds: Readonly<Record<string, readonly [WorkerKind, WorkerKind]>> = {
  worker1: workerPairs[0],
  worker2: workerPairs[1],
  worker3: workerPairs[2],
}

/** The four carts and the rider, each with what it brings [CA-2.4]. */
export const traderSpaces = [
  { id: 'cartSand', resource: 'sand', amount: 4 },
  { id: 'cartWood', resource: 'wood', amount: 3 },
  { id: 'cartBrick', resource: 'brick', amount: 2 },
  { id: 'cartStone', resource: 'stone', amount: 2 },
  { id: 'rider', resource: 'silver', amount: 2 },
] as const
export type TraderSpace = (typeof traderSpaces)[number]['id']
export const traderSpaceIds = traderSpaces.map(({ id }) => id)
export const cartIds = traderSpaceIds.filter((id) => id !== 'rider')

export type BuildingType = 'special' | 'gate' | 'tower' | 'house'

interface BuildingData {
  readonly id: string
  readonly type: BuildingType
  /** What a Stonemason scores for it. */
  readonly vp: number
  /** What must be paid for it. */
  readonly value: number
  /** Where it stands on a canvas of 1000 x 700. */
  readonly x: number
  readonly y: number
}

/** The 23 tiles [CA-2.5]. */
export const buildings = [
  { id: 'keep', type: 'special', vp: 14, value: 24, x: 500, y: 170 },
  { id: 'palace', type: 'special', vp: 18, value: 30, x: 360, y: 210 },
  { id: 'servantsHouse', type: 'special', vp: 14, value: 18, x: 640, y: 210 },
  { id: 'tavern', type: 'special', vp: 12, value: 22, x: 240, y: 340 },
  { id: 'stable', type: 'special', vp: 14, value: 18, x: 760, y: 340 },
  { id: 'largeGate', type: 'gate', vp: 10, value: 18, x: 330, y: 575 },
  { id: 'smallGate', type: 'gate', vp: 6, value: 12, x: 670, y: 575 },
  { id: 'largeTower1', type: 'tower', vp: 10, value: 12, x: 120, y: 110 },
  { id: 'largeTower2', type: 'tower', vp: 10, value: 12, x: 880, y: 110 },
  { id: 'largeTower3', type: 'tower', vp: 10, value: 12, x: 120, y: 560 },
  { id: 'largeTower4', type: 'tower', vp: 10, value: 12, x: 880, y: 560 },
  { id: 'smallTower1', type: 'tower', vp: 6, value: 8, x: 370, y: 90 },
  { id: 'smallTower2', type: 'tower', vp: 6, value: 8, x: 630, y: 90 },
  { id: 'smallTower3', type: 'tower', vp: 6, value: 8, x: 100, y: 335 },
  { id: 'smallTower4', type: 'tower', vp: 6, value: 8, x: 900, y: 335 },
  { id: 'smallTower5', type: 'tower', vp: 6, value: 8, x: 500, y: 590 },
  { id: 'house1', type: 'house', vp: 8, value: 10, x: 230, y: 220 },
  { id: 'house2', type: 'house', vp: 8, value: 10, x: 770, y: 220 },
  { id: 'house3', type: 'house', vp: 8, value: 10, x: 300, y: 460 },
  { id: 'house4', type: 'house', vp: 8, value: 10, x: 400, y: 480 },
  { id: 'house5', type: 'house', vp: 8, value: 10, x: 500, y: 465 },
  { id: 'house6', type: 'house', vp: 8, value: 10, x: 600, y: 480 },
  { id: 'house7', type: 'house', vp: 8, value: 10, x: 700, y: 460 },
] as const satisfies readonly BuildingData[]
export type BuildingId = (typeof buildings)[number]['id']
export type Building = BuildingData & { readonly id: BuildingId }

/** Open to helpers from the start [CA-3.5]. */
export const prebuilt = [
  { id: 'market', x: 430, y: 340 },
  { id: 'forge', x: 570, y: 340 },
] as const

const byId: ReadonlyMap<string, Building> = new Map(buildings.map((building) => [building.id, building]))
export const findBuilding = (id: string): Building | undefined => byId.get(id)
export const buildingOf = (id: BuildingId): Building => {
  const found = findBuilding(id)
  if (found === undefined) throw new Error(`no building ${id}`)
  return found
}

/** Places for helpers, with their price; the inn's only stands in winter [CA-2.5, CA-2.7]. */
export const helperSpaces = [
  { id: 'market-a', building: 'market', price: 7 },
  { id: 'market-b', building: 'market', price: 7 },
  { id: 'forge-a', building: 'forge', price: 10 },
  { id: 'forge-b', building: 'forge', price: 6 },
  { id: 'servantsHouse-a', building: 'servantsHouse', price: 7 },
  { id: 'servantsHouse-b', building: 'servantsHouse', price: 7 },
  { id: 'tavern-a', building: 'tavern', price: 12 },
  { id: 'tavern-b', building: 'tavern', price: 6 },
  { id: 'stable-a', building: 'stable', price: 16 },
  { id: 'stable-b', building: 'stable', price: 12 },
  { id: 'largeGate-a', building: 'largeGate', price: 10 },
  { id: 'smallGate-a', building: 'smallGate', price: 5 },
  { id: 'keep-a', building: 'keep', price: 14 },
  { id: 'palace-a', building: 'palace', price: 17 },
  { id: 'palace-b', building: 'palace', price: 17 },
  { id: 'winterInn-a', building: 'winterInn', price: 3 },
] as const
export type HelperSpace = (typeof helperSpaces)[number]
export type HelperSpaceId = HelperSpace['id']
/** What a helper space belongs to: a tile, Market, Forge, or the inn. */
export type HelperBuilding = HelperSpace['building']
/** In the order in which the final scoring counts them [section 6.4]. */
export const helperBuildings = [...new Set(helperSpaces.map(({ building }) => building))]

const spaceById: ReadonlyMap<string, HelperSpace> = new Map(helperSpaces.map((space) => [space.id, space]))
export const findHelperSpace = (id: string): HelperSpace | undefined => spaceById.get(id)
export const spacesOf = (building: HelperBuilding): readonly HelperSpace[] =>
  helperSpaces.filter((space) => space.building === building)

export const winterCards = [
  'winterInn',
  'sleighs',
  'royalBounty',
  'hardFrost',
  'firewood',
  'snowstorm',
] as const
export type WinterCard = (typeof winterCards)[number]
/** Round spaces with a winter card, the highest first [CA-2.7]. */
export const winterSpaces = [14, 13, 11, 9, 6, 4] as const

export type PlayerCount = 2 | 3 | 4
/** By number of players [CA-2.6]. */
export const constants: Readonly<
  Record<PlayerCount, { readonly rounds: number; readonly helpers: number; readonly cardsPerRound: 1 | 2 }>
> = {
  2: { rounds: 12, helpers: 7, cardsPerRound: 2 },
  3: { rounds: 15, helpers: 6, cardsPerRound: 1 },
  4: { rounds: 12, helpers: 6, cardsPerRound: 1 },
}

/** Spaces with a winter card that a game of so many rounds comes by [CA-3.7]. */
export const winterSpacesFor = (rounds: number): readonly number[] =>
  winterSpaces.filter((space) => space <= rounds)

/** Cards as they lie in a hand: by the order of their roles. */
export const byOrder = (a: RoleCard, b: RoleCard): number => roleCards.indexOf(a) - roleCards.indexOf(b)
