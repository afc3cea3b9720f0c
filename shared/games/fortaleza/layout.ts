/** Every place of the board, with its coordinates on a canvas of 1000 x 1000 [FZ-2.2 to FZ-2.8]. */
import type { GuildColor } from './components.ts'

export const sides = ['north', 'east', 'south', 'west'] as const
export type Side = (typeof sides)[number]

type Letter = 'N' | 'E' | 'S' | 'W'
export type WallId = `${Letter}${1 | 2 | 3 | 4}`
export type GateId = `${Letter}G`
export type TowerId = `${Letter}T${1 | 2}` | 'CNW' | 'CNE' | 'CSE' | 'CSW'
export type SpaceId = WallId | GateId | TowerId

interface Place {
  readonly x: number
  readonly y: number
  /** Covered with 3 players [FZ-3.5]. */
  readonly hidden3p: boolean
}

export interface Space extends Place {
  readonly id: SpaceId
  readonly kind: 'wall' | 'gate' | 'tower'
  /** Printed on the board, in coins [FZ-2.5]. */
  readonly price: number
  /** A corner tower belongs to two [FZ-2.6]. */
  readonly sides: readonly Side[]
}

interface Row {
  readonly id: SpaceId
  readonly kind: Space['kind']
  readonly price: number
}

/** One side without its corners, clockwise [FZ-2.4, FZ-2.5]. */
const rowOf = (letter: Letter): readonly Row[] => [
  { id: `${letter}1`, kind: 'wall', price: 1 },
  { id: `${letter}T1`, kind: 'tower', price: 2 },
  { id: `${letter}2`, kind: 'wall', price: 2 },
  { id: `${letter}G`, kind: 'gate', price: 3 },
  { id: `${letter}3`, kind: 'wall', price: 2 },
  { id: `${letter}T2`, kind: 'tower', price: 3 },
  { id: `${letter}4`, kind: 'wall', price: 3 },
]

const corner = (id: TowerId, x: number, y: number, ...of: readonly Side[]): Space => ({
  id,
  kind: 'tower',
  price: 4,
  sides: of,
  x,
  y,
  hidden3p: true,
})

const side = (letter: Letter, of: Side, at: (step: number) => { x: number; y: number }): Space[] =>
  rowOf(letter).map((row, index) => ({ ...row, sides: [of], ...at(200 + index * 100), hidden3p: false }))

/** The 32 spaces of the perimeter, clockwise from the north-west corner [FZ-2.4]. */
export const spaces: readonly Space[] = [
  corner('CNW', 100, 100, 'north', 'west'),
  ...side('N', 'north', (step) => ({ x: step, y: 100 })),
  corner('CNE', 900, 100, 'north', 'east'),
  ...side('E', 'east', (step) => ({ x: 900, y: step })),
  corner('CSE', 900, 900, 'east', 'south'),
  ...side('S', 'south', (step) => ({ x: 1000 - step, y: 900 })),
  corner('CSW', 100, 900, 'south', 'west'),
  ...side('W', 'west', (step) => ({ x: 100, y: 1000 - step })),
]

/** The ten guild zones, one for each pair of different colours [FZ-2.7]. */
export const zoneIds = [
  'orangePurple',
  'orangeTeal',
  'orangeWhite',
  'tealPurple',
  'orangeBrown',
  'tealWhite',
  'brownPurple',
  'whiteBrown',
  'tealBrown',
  'whitePurple',
] as const
export type ZoneId = (typeof zoneIds)[number]

export interface Zone extends Place {
  readonly id: ZoneId
  readonly colors: readonly [GuildColor, GuildColor]
}

const zone = (id: ZoneId, first: GuildColor, second: GuildColor, x: number, y: number): Zone => ({
  id,
  colors: [first, second],
  x,
  y,
  hidden3p: first === 'purple' || second === 'purple',
})

export const zones: readonly Zone[] = [
  zone('orangePurple', 'orange', 'purple', 250, 250),
  zone('orangeTeal', 'orange', 'teal', 417, 250),
  zone('orangeWhite', 'orange', 'white', 583, 250),
  zone('tealPurple', 'teal', 'purple', 750, 250),
  zone('orangeBrown', 'orange', 'brown', 250, 500),
  zone('tealWhite', 'teal', 'white', 750, 500),
  zone('brownPurple', 'brown', 'purple', 250, 750),
  zone('whiteBrown', 'white', 'brown', 417, 750),
  zone('tealBrown', 'teal', 'brown', 583, 750),
  zone('whitePurple', 'white', 'purple', 750, 750),
]

export const temple = { x: 500, y: 500 } as const

const spaceById: ReadonlyMap<string, Space> = new Map(spaces.map((space) => [space.id, space]))
const zoneById: ReadonlyMap<string, Zone> = new Map(zones.map((one) => [one.id, one]))

export const findSpace = (id: string): Space | undefined => spaceById.get(id)
export const findZone = (id: string): Zone | undefined => zoneById.get(id)

/** Whether a place is on the board at all with so many players [FZ-3.5]. */
export const isInPlay = (place: { readonly hidden3p: boolean }, players: number): boolean =>
  players > 3 || !place.hidden3p

const uncoveredSpaces = spaces.filter((space) => !space.hidden3p)
const uncoveredZones = zones.filter((one) => !one.hidden3p)

export const spacesInPlay = (players: number): readonly Space[] => (players > 3 ? spaces : uncoveredSpaces)
export const zonesInPlay = (players: number): readonly Zone[] => (players > 3 ? zones : uncoveredZones)
