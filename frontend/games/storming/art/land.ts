/**
 * The country as lines: regions share crooked corners and bent borders, so that no grid is to be seen. Corners lie on a
 * lattice of 43.3 by 25, borders are told by their two corners; all of it is a function of the layout alone.
 */
import { type RegionPlace, regions } from '../../../../shared/games/storming/layout.ts'

/** Between 0 and 1, the same for the same number. */
export const noise = (n: number): number => {
  const wave = Math.sin(n * 12.9898 + 4.1) * 43_758.5453
  return wave - Math.floor(wave)
}

type Spot = readonly [number, number]
export const fixed = (n: number): string => n.toFixed(1)

/** Where a region's middle lies on the lattice: column and row of its uppermost corner. */
const latticeOf = ({ x, y }: RegionPlace): Spot => [Math.round((x - 60) / 43.3), (y - 60) / 25]
const around: readonly Spot[] = [
  [0, 0],
  [1, 1],
  [1, 3],
  [0, 4],
  [-1, 3],
  [-1, 1],
]

const corner = ([col, row]: Spot): Spot => {
  const at = col * 31 + row * 7
  return [60 + 43.3 * col + (noise(at) - 0.5) * 11, 10 + 25 * row + (noise(at + 0.5) - 0.5) * 11]
}

const keyOf = ([col, row]: Spot): string => `${col},${row}`
const edgeKey = (a: Spot, b: Spot): string => [keyOf(a), keyOf(b)].toSorted().join(' ')

/** A bent border from one corner to the next, as the rest of a path. */
const bent = (a: Spot, b: Spot): string => {
  const [[ax, ay], [bx, by]] = [corner(a), corner(b)]
  const [from, to] = [keyOf(a), keyOf(b)]
  // The same bend, told from either end.
  const side = from < to ? 1 : -1
  const bend = side * (noise(from.length + ax * ay + bx * by + to.length) - 0.5) * 0.24
  const [mx, my] = [(ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend]
  return `Q${fixed(mx)} ${fixed(my)} ${fixed(bx)} ${fixed(by)}`
}
const at = (spot: Spot): string => corner(spot).map(fixed).join(' ')

const cornersOf = (place: RegionPlace): readonly Spot[] => {
  const [col, row] = latticeOf(place)
  return around.map(([dc, dr]) => [col + dc, row + dr] as const)
}

/** A region's border, as a path on the whole map. */
export const outlineOf = (place: RegionPlace): string => {
  const corners = cornersOf(place)
  return `M${at(corners[0] ?? [0, 0])}${corners.map((one, index) => bent(one, corners[(index + 1) % 6] ?? one)).join('')}z`
}

export interface Field {
  readonly path: string
  readonly tone: number
  /** Degrees in which it is ploughed. */
  readonly turn: number
}

/** Two or three fields side by side, parted by crooked lines from corner to corner. */
export const fieldsOf = (place: RegionPlace, index: number): readonly Field[] => {
  const corners = cornersOf(place)
  const first = Math.floor(noise(index + 0.7) * 6)
  const run = (from: number, to: number): string =>
    Array.from({ length: to - from }, (_, nth) => {
      const [a, b] = [corners[(first + from + nth) % 6], corners[(first + from + nth + 1) % 6]]
      return a === undefined || b === undefined ? '' : bent(a, b)
    }).join('')
  const start = (nth: number): string => `M${at(corners[(first + nth) % 6] ?? [0, 0])}`
  const paths =
    noise(index + 0.2) < 0.45
      ? [`${start(0)}${run(0, 3)}z`, `${start(3)}${run(3, 6)}z`]
      : // A corner, a broad strip across, and the corner over there.
        [
          `${start(0)}${run(0, 2)}z`,
          `${start(2)}${run(2, 3)}L${at(corners[(first + 5) % 6] ?? [0, 0])}${run(5, 6)}z`,
          `${start(3)}${run(3, 5)}z`,
        ]
  return paths.map((path, nth) => ({
    path,
    tone: Math.floor(noise(index * 3 + nth) * 6),
    turn: Math.round(noise(index * 5 + nth) * 180),
  }))
}

/** Corners that the streams run along: from the upper edge to the lower one, and two that join it. */
const streams: readonly (readonly Spot[])[] = [
  [
    [8, 0.6],
    [8, 1],
    [8, 3],
    [9, 4],
    [9, 6],
    [8, 7],
    [8, 9],
    [7, 10],
    [7, 12],
    [6, 13],
    [6, 15],
    [7, 16],
    [7, 18],
    [6, 19],
    [6, 21],
    [6, 21.5],
  ],
  [
    [13, 10],
    [13, 12],
    [12, 13],
    [12, 15],
    [11, 16],
    [10, 15],
    [9, 16],
    [9, 18],
    [8, 19],
    [7, 18],
  ],
  [
    [3, 10],
    [3, 12],
    [4, 13],
    [4, 15],
    [5, 16],
    [6, 15],
  ],
]
const wet: ReadonlySet<string> = new Set(
  streams.flatMap((stream) => stream.slice(1).map((to, index) => edgeKey(stream[index] ?? to, to))),
)
/** They wind: from the middle of one border to that of the next. */
export const streamPaths: readonly string[] = streams.map((stream) => {
  const spots = stream.map(corner)
  const bends = spots.slice(1, -1).map(([x, y], index) => {
    const [nx, ny] = spots[index + 2] ?? [x, y]
    return `Q${fixed(x)} ${fixed(y)} ${fixed((x + nx) / 2)} ${fixed((y + ny) / 2)}`
  })
  return `M${(spots[0] ?? []).map(fixed).join(' ')}${bends.join('')}T${(spots.at(-1) ?? []).map(fixed).join(' ')}`
})

/** What parts two regions where no stream runs: a hedge, or a lane. */
export const bordersOf = (
  places: readonly RegionPlace[],
): { readonly hedges: string; readonly lanes: string } => {
  const seen = new Map<string, { readonly path: string; count: number; readonly isLane: boolean }>()
  for (const place of places) {
    const corners = cornersOf(place)
    corners.forEach((a, index) => {
      const b = corners[(index + 1) % 6] ?? a
      const known = seen.get(edgeKey(a, b))
      const isLane = noise(a[0] * 3 + a[1] * 5 + b[0] * 7 + b[1] * 11) < 0.3
      if (known === undefined) seen.set(edgeKey(a, b), { path: `M${at(a)}${bent(a, b)}`, count: 1, isLane })
      else known.count++
    })
  }
  const inner = [...seen]
    .filter(([key, { count }]) => count === 2 && !wet.has(key))
    .map(([, border]) => border)
  const joined = (lanes: boolean): string =>
    inner
      .filter(({ isLane }) => isLane === lanes)
      .map(({ path }) => path)
      .join('')
  return { hedges: joined(false), lanes: joined(true) }
}

/** A place's number in the whole layout, which its looks hang on. */
export const indexOf = (place: RegionPlace): number => regions.indexOf(place)
