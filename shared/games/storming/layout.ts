/** The map: 44 hexagons, who lies beside whom, and the start cards [section 2.3, ST-2.20, ST-2.21]. */
export type RegionId = `${'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`
export type PlayerCount = 3 | 4

export interface RegionPlace {
  readonly id: RegionId
  /** Centre of the hexagon in the drawing. */
  readonly x: number
  readonly y: number
  /** Only in play with four players [ST-2.12]. */
  readonly grey: boolean
  /** The number of players for which a start village may stand here; 0: none [ST-2.13]. */
  readonly start: 0 | PlayerCount
}

/** The drawing's frame, and the radius of its pointy-topped hexagons [ST-2.14]. */
export const frame = { width: 726, height: 570, hexRadius: 50 } as const

/** [ST-2.14] */
export const regions: readonly RegionPlace[] = [
  { id: 'A1', x: 190, y: 60, grey: true, start: 0 },
  { id: 'A2', x: 277, y: 60, grey: false, start: 0 },
  { id: 'A3', x: 363, y: 60, grey: false, start: 4 },
  { id: 'A4', x: 450, y: 60, grey: false, start: 0 },
  { id: 'A5', x: 536, y: 60, grey: false, start: 3 },
  { id: 'B1', x: 147, y: 135, grey: true, start: 0 },
  { id: 'B2', x: 233, y: 135, grey: false, start: 0 },
  { id: 'B3', x: 320, y: 135, grey: false, start: 0 },
  { id: 'B4', x: 406, y: 135, grey: false, start: 0 },
  { id: 'B5', x: 493, y: 135, grey: false, start: 0 },
  { id: 'B6', x: 580, y: 135, grey: false, start: 0 },
  { id: 'C1', x: 103, y: 210, grey: true, start: 0 },
  { id: 'C2', x: 190, y: 210, grey: false, start: 0 },
  { id: 'C3', x: 277, y: 210, grey: false, start: 0 },
  { id: 'C4', x: 363, y: 210, grey: false, start: 0 },
  { id: 'C5', x: 450, y: 210, grey: false, start: 0 },
  { id: 'C6', x: 536, y: 210, grey: false, start: 0 },
  { id: 'C7', x: 623, y: 210, grey: false, start: 0 },
  { id: 'D1', x: 60, y: 285, grey: true, start: 4 },
  { id: 'D2', x: 147, y: 285, grey: false, start: 3 },
  { id: 'D3', x: 233, y: 285, grey: false, start: 0 },
  { id: 'D4', x: 320, y: 285, grey: false, start: 0 },
  { id: 'D5', x: 406, y: 285, grey: false, start: 0 },
  { id: 'D6', x: 493, y: 285, grey: false, start: 0 },
  { id: 'D7', x: 580, y: 285, grey: false, start: 0 },
  { id: 'D8', x: 666, y: 285, grey: false, start: 4 },
  { id: 'E1', x: 103, y: 360, grey: true, start: 0 },
  { id: 'E2', x: 190, y: 360, grey: false, start: 0 },
  { id: 'E3', x: 277, y: 360, grey: false, start: 0 },
  { id: 'E4', x: 363, y: 360, grey: false, start: 0 },
  { id: 'E5', x: 450, y: 360, grey: false, start: 0 },
  { id: 'E6', x: 536, y: 360, grey: false, start: 0 },
  { id: 'E7', x: 623, y: 360, grey: false, start: 0 },
  { id: 'F1', x: 147, y: 435, grey: true, start: 0 },
  { id: 'F2', x: 233, y: 435, grey: false, start: 0 },
  { id: 'F3', x: 320, y: 435, grey: false, start: 0 },
  { id: 'F4', x: 406, y: 435, grey: false, start: 0 },
  { id: 'F5', x: 493, y: 435, grey: false, start: 0 },
  { id: 'F6', x: 580, y: 435, grey: false, start: 0 },
  { id: 'G1', x: 190, y: 510, grey: true, start: 0 },
  { id: 'G2', x: 277, y: 510, grey: false, start: 0 },
  { id: 'G3', x: 363, y: 510, grey: false, start: 4 },
  { id: 'G4', x: 450, y: 510, grey: false, start: 0 },
  { id: 'G5', x: 536, y: 510, grey: false, start: 3 },
]

const byId: ReadonlyMap<string, RegionPlace> = new Map(regions.map((region) => [region.id, region]))
export const findRegion = (id: string): RegionPlace | undefined => byId.get(id)
export const isInPlay = ({ grey }: RegionPlace, players: PlayerCount): boolean => players === 4 || !grey
/** In the order of the rules, A1 to G5. */
const inPlay = {
  3: regions.filter((region) => isInPlay(region, 3)),
  4: regions,
} as const
export const regionsFor = (players: PlayerCount): readonly RegionPlace[] => inPlay[players]

const rows = 'ABCDEFG'

const spotOf = ({ id }: RegionPlace): readonly [number, number] => {
  const row = rows.indexOf(id.charAt(0))
  return [row, Number(id.charAt(1)) - 1 + Math.abs(3 - row) / 2]
}
const apart = (a: RegionPlace, b: RegionPlace): number => {
  const [rowA, placeA] = spotOf(a)
  const [rowB, placeB] = spotOf(b)
  const down = Math.abs(rowA - rowB)
  return Math.max(down, Math.abs(placeA - placeB) + down / 2)
}
const distances: ReadonlyMap<string, number> = new Map(
  regions.flatMap((a) => regions.map((b) => [`${a.id}${b.id}`, apart(a, b)] as const)),
)

/** Steps between two regions as the crow flies [ST-2.14]. */
export const distance = (a: RegionId, b: RegionId): number =>
  distances.get(`${a}${b}`) ?? Number.POSITIVE_INFINITY

const nearby = (players: PlayerCount, steps: number): Readonly<Record<string, readonly RegionId[]>> => {
  const ids = regionsFor(players).map(({ id }) => id)
  return Object.fromEntries(
    ids.map((id) => [id, ids.filter((other) => other !== id && distance(id, other) <= steps)]),
  )
}
const tables = {
  3: [nearby(3, 1), nearby(3, 2)],
  4: [nearby(4, 1), nearby(4, 2)],
} as const

/** Regions in play beside this one. */
export const adjacentTo = (players: PlayerCount, id: RegionId): readonly RegionId[] =>
  tables[players][0][id] ?? []
/** Regions in play one or two steps away. */
export const withinTwo = (players: PlayerCount, id: RegionId): readonly RegionId[] =>
  tables[players][1][id] ?? []

export interface StartCard {
  readonly id: `start${PlayerCount}-${string}`
  readonly players: PlayerCount
  readonly forests: readonly [RegionId, RegionId]
  readonly mountain: RegionId
  readonly lakes: readonly [RegionId, RegionId, RegionId]
}

const card = (
  id: StartCard['id'],
  forests: StartCard['forests'],
  mountain: RegionId,
  lakes: StartCard['lakes'],
): StartCard => ({ id, players: id.startsWith('start3') ? 3 : 4, forests, mountain, lakes })

/** [ST-2.20, ST-2.21] */
export const startCards: readonly StartCard[] = [
  card('start3-01', ['C4', 'F3'], 'D6', ['B4', 'E3', 'E6']),
  card('start3-02', ['B3', 'D6'], 'E4', ['B2', 'C4', 'F4']),
  card('start3-03', ['B2', 'D7'], 'D5', ['A3', 'D4', 'F3']),
  card('start3-04', ['D6', 'E4'], 'C4', ['B3', 'E7', 'G3']),
  card('start3-05', ['B3', 'F4'], 'D5', ['C6', 'E4', 'F2']),
  card('start3-06', ['C4', 'F3'], 'D6', ['C3', 'D7', 'E5']),
  card('start3-07', ['D7', 'E4'], 'C4', ['C7', 'D6', 'F2']),
  card('start3-08', ['A3', 'F3'], 'D5', ['B3', 'C5', 'G3']),
  card('start3-09', ['B3', 'D6'], 'E4', ['C4', 'E5', 'E7']),
  card('start3-10', ['C3', 'D7'], 'D5', ['A3', 'B2', 'F3']),
  card('start4-01', ['B6', 'E2'], 'D5', ['C5', 'E3', 'E6']),
  card('start4-02', ['B1', 'E6'], 'D4', ['B5', 'F2', 'F5']),
  card('start4-03', ['C6', 'F1'], 'D5', ['B2', 'C4', 'E5']),
  card('start4-04', ['B1', 'E6'], 'D4', ['C3', 'C6', 'E2']),
  card('start4-05', ['C2', 'D6'], 'D4', ['B1', 'B5', 'F2']),
  card('start4-06', ['C6', 'D3'], 'D5', ['B2', 'C5', 'F1']),
  card('start4-07', ['C2', 'F6'], 'D4', ['C3', 'E3', 'E5']),
  card('start4-08', ['B6', 'F1'], 'D5', ['B2', 'E4', 'F5']),
  card('start4-09', ['D6', 'E2'], 'D4', ['B5', 'C3', 'F6']),
  card('start4-10', ['C6', 'D3'], 'D5', ['B1', 'E6', 'F2']),
]

export const startCardsFor = (players: PlayerCount): readonly StartCard[] =>
  startCards.filter((one) => one.players === players)
