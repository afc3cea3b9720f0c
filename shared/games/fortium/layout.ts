/** The board: parcels, bases and sites as data, and what follows from them [section 2.2 of RULES.md]. */
import type { Kind, PlayerCount } from './components.ts'

/** Arms of the plus, clockwise. */
export const compass = ['W', 'N', 'E', 'S'] as const
export type Arm = (typeof compass)[number]
/** `"col,row"`, or the base of an arm: `"base:W"`. */
export type NodeId = string

/** Cells along each side of a parcel [FT-2.1.6]. */
export const parcelSize = 7
/** Top left cell of each parcel [FT-2.2.1]. */
export const parcels = {
  C: { col: 7, row: 7 },
  W: { col: 0, row: 7 },
  N: { col: 7, row: 0 },
  E: { col: 14, row: 7 },
  S: { col: 7, row: 14 },
} as const satisfies Record<Arm | 'C', { readonly col: number; readonly row: number }>

/** Seat 0, 1 … by the number of players, in turn order [FT-2.2.2]. */
export const armsByPlayers: Readonly<Record<PlayerCount, readonly Arm[]>> = {
  2: ['W', 'E'],
  3: ['W', 'N', 'E'],
  4: ['W', 'N', 'E', 'S'],
}

/** Three cells that count as one [FT-2.2.3]. */
export const baseCells: Readonly<Record<Arm, readonly string[]>> = {
  W: ['0,10', '1,10', '2,10'],
  N: ['10,0', '10,1', '10,2'],
  E: ['18,10', '19,10', '20,10'],
  S: ['10,18', '10,19', '10,20'],
}

export interface Site {
  readonly id: string
  readonly kind: Kind
  /** Geography only: any player may exploit any site. */
  readonly home: Arm | null
  readonly cell: NodeId
}

const site = <const Id extends string, const K extends Kind>(
  id: Id,
  kind: K,
  home: Arm | null,
  cell: string,
) => ({
  id,
  kind,
  home,
  cell,
})

/** Where the one diamond mine is: the middle of the land. */
export const diamondMine = '10,10'

/** [FT-2.1.7] */
export const sites = [
  site('diamond', 'diamond', null, diamondMine),
  site('W-granA', 'granite', 'W', '2,8'),
  site('W-granB', 'granite', 'W', '2,12'),
  site('W-lime', 'limestone', 'W', '4,10'),
  site('W-turq', 'turquoise', 'W', '6,10'),
  site('W-gold', 'gold', 'W', '8,10'),
  site('N-granA', 'granite', 'N', '12,2'),
  site('N-granB', 'granite', 'N', '8,2'),
  site('N-lime', 'limestone', 'N', '10,4'),
  site('N-turq', 'turquoise', 'N', '10,6'),
  site('N-gold', 'gold', 'N', '10,8'),
  site('E-granA', 'granite', 'E', '18,12'),
  site('E-granB', 'granite', 'E', '18,8'),
  site('E-lime', 'limestone', 'E', '16,10'),
  site('E-turq', 'turquoise', 'E', '14,10'),
  site('E-gold', 'gold', 'E', '12,10'),
  site('S-granA', 'granite', 'S', '8,18'),
  site('S-granB', 'granite', 'S', '12,18'),
  site('S-lime', 'limestone', 'S', '10,16'),
  site('S-turq', 'turquoise', 'S', '10,14'),
  site('S-gold', 'gold', 'S', '10,12'),
] as const
export type SiteId = (typeof sites)[number]['id']
export type PlacedSite = Site & { readonly id: SiteId }

/** What the board is at one number of players. Distances never change, so they are counted once. */
export interface BoardLayout {
  readonly arms: readonly Arm[]
  readonly nodes: readonly NodeId[]
  readonly neighbours: readonly (readonly number[])[]
  /** By id of the site, in the order of the list [section 4.1]. */
  readonly sites: readonly PlacedSite[]
  readonly siteById: ReadonlyMap<string, PlacedSite>
  readonly siteByCell: ReadonlyMap<NodeId, PlacedSite>
  /** Which of them stands on a node: its place in the list. */
  readonly siteOrder: ReadonlyMap<NodeId, number>
  readonly indexOf: ReadonlyMap<NodeId, number>
  /** Steps from a node to another: `steps[from * nodes.length + to]`. */
  readonly steps: Uint8Array
  /** By node: all others, the nearest first. */
  readonly nearest: readonly (readonly NodeId[])[]
  /** By node: how many others lie within 0, 1, 2 … steps. */
  readonly within: readonly (readonly number[])[]
}

const cellsOf = (parcel: keyof typeof parcels): string[] => {
  const { col, row } = parcels[parcel]
  return Array.from(
    { length: parcelSize ** 2 },
    (_, at) => `${col + (at % parcelSize)},${row + Math.floor(at / parcelSize)}`,
  )
}

export const baseOf = (arm: Arm): NodeId => `base:${arm}`
export const isBase = (node: NodeId): boolean => node.startsWith('base:')

/** Cells that share a side with this one [FT-2.2.4]. */
const besides = (cell: string): string[] => {
  const [col = 0, row = 0] = cell.split(',').map(Number)
  return [`${col + 1},${row}`, `${col},${row + 1}`, `${col - 1},${row}`, `${col},${row - 1}`]
}

/** Steps from one node to every other, nearest first. */
const walk = (neighbours: readonly (readonly number[])[], from: number): ReadonlyMap<number, number> => {
  const steps = new Map([[from, 0]])
  for (const [node, count] of steps)
    for (const next of neighbours[node] ?? []) if (!steps.has(next)) steps.set(next, count + 1)
  return steps
}

const build = (players: PlayerCount): BoardLayout => {
  const arms = armsByPlayers[players]
  const cells = ['C' as const, ...arms].flatMap(cellsOf)
  const nodeOf = new Map(cells.map((cell) => [cell, cell]))
  for (const arm of arms) for (const cell of baseCells[arm]) nodeOf.set(cell, baseOf(arm))
  // As keys of an object, so that the engine keeps one copy of each name, and compares names by where they lie.
  const nodes = Object.keys(Object.fromEntries([...nodeOf.values()].map((node) => [node, true])))
  const indexOf = new Map(nodes.map((node, index) => [node, index]))
  const sets = nodes.map(() => new Set<number>())
  for (const [cell, node] of nodeOf)
    for (const next of besides(cell)) {
      const other = nodeOf.get(next)
      if (other === undefined || other === node) continue
      sets[indexOf.get(node) ?? 0]?.add(indexOf.get(other) ?? 0)
    }
  const neighbours = sets.map((set) => [...set])
  const steps = new Uint8Array(nodes.length ** 2)
  const nearest: NodeId[][] = []
  const within: number[][] = []
  for (const from of nodes.keys()) {
    const others: NodeId[] = []
    const counts: number[] = []
    for (const [to, count] of walk(neighbours, from)) {
      steps[from * nodes.length + to] = count
      if (count > 0) others.push(nodes[to] ?? '')
      counts[count] = others.length
    }
    nearest.push(others)
    within.push(counts)
  }
  const placed = sites.filter(({ home }) => home === null || arms.includes(home))
  return {
    arms,
    nodes,
    neighbours,
    sites: placed,
    siteById: new Map(placed.map((one) => [one.id, one])),
    siteByCell: new Map(placed.map((one) => [one.cell, one])),
    siteOrder: new Map(placed.map((one, order) => [one.cell, order])),
    indexOf,
    steps,
    nearest,
    within,
  }
}

const built = new Map<number, BoardLayout>()

/** The board for so many players. */
export const boardFor = (players: number): BoardLayout => {
  const known = built.get(players)
  if (known !== undefined) return known
  if (players !== 2 && players !== 3 && players !== 4)
    throw new Error(`Fortium is for 2 to 4 players, not ${players}`)
  const board = build(players)
  built.set(players, board)
  return board
}

const placeIn = (board: BoardLayout, node: NodeId): number => {
  const at = board.indexOf.get(node)
  if (at === undefined) throw new Error(`no such node: ${node}`)
  return at
}

/** Steps between two nodes of the board; every node may be walked through [FT-4.16]. */
export const distance = (board: BoardLayout, from: NodeId, to: NodeId): number =>
  board.steps[placeIn(board, from) * board.nodes.length + placeIn(board, to)] ?? 0

/** Every node but this one that lies within so many steps. */
export const reachable = (board: BoardLayout, from: NodeId, steps: number): readonly NodeId[] => {
  const at = placeIn(board, from)
  const counts = board.within[at] ?? []
  return (board.nearest[at] ?? []).slice(0, counts[Math.min(steps, counts.length - 1)])
}
