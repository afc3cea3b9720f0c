/**
 * Where things lie in the drawing: the board by its cells, and the yards with forts, stocks and dice in the corners it
 * leaves free. A screen held upright gets the strip and the T turned, so that cells stay as large as they can.
 */
import { type Seat, seatsOf, type Viewer } from '../../../shared/engine/ids.ts'
import {
  type Arm,
  baseCells,
  boardFor,
  isBase,
  type NodeId,
  parcels,
  parcelSize,
} from '../../../shared/games/fortium/layout.ts'

/** Side of a cell, in units of the drawing. */
export const cell = 48
const parcel = parcelSize * cell
/** Columns of the whole board, and the row of its strip. */
const columns = 3 * parcelSize
const stripRow = parcelSize
/** What lies above the strip of two players. */
export const bandHeight = 264

export interface Place {
  readonly x: number
  readonly y: number
}

/** A seat's fort, stock and dice; x and y of the top left corner. */
export interface YardPlace extends Place {
  /** Fort beside the rest, 336 × 336 or, above the strip, 336 × 264; or above the rest, 168 × 336. */
  readonly form: 'corner' | 'wide' | 'narrow'
}

export interface Plan {
  readonly width: number
  readonly height: number
  /** Centre of a node; of a base that of its middle cell. */
  at(node: NodeId): Place
  /** Top left corner of a parcel. */
  parcelAt(parcel: keyof typeof parcels): Place
  /** Whether the base of an arm lies along x. */
  isAcross(arm: Arm): boolean
  readonly yards: readonly YardPlace[]
  /** Land that nobody walks on. */
  readonly wilds: readonly Wild[]
}

/** A stretch of forest and rock that fills what board and yards leave free. */
export interface Wild extends Place {
  readonly width: number
  readonly height: number
}

const corner = (x: number, y: number): YardPlace => ({ x, y, form: 'corner' })
const wide = (x: number, y: number): YardPlace => ({ x, y, form: 'wide' })
const narrow = (x: number, y: number): YardPlace => ({ x, y, form: 'narrow' })
const far = columns * cell - parcel

interface Frame {
  readonly width: number
  readonly height: number
  readonly top: number
  readonly left: number
  readonly firstRow: number
  readonly yards: readonly YardPlace[]
  readonly wilds: readonly Wild[]
}

/** By the number of players; seats clockwise from the west, each yard clockwise from its arm. */
const flat: Readonly<Record<number, Frame>> = {
  2: {
    width: columns * cell,
    height: bandHeight + parcel,
    top: bandHeight,
    left: 0,
    firstRow: stripRow,
    yards: [wide(0, 0), wide(far, 0)],
    wilds: [{ x: parcel, y: 0, width: parcel, height: bandHeight }],
  },
  3: {
    width: columns * cell,
    height: 2 * parcel,
    top: 0,
    left: 0,
    firstRow: 0,
    yards: [narrow(0, 0), narrow(parcel / 2, 0), corner(far, 0)],
    wilds: [],
  },
  4: {
    width: columns * cell,
    height: columns * cell,
    top: 0,
    left: 0,
    firstRow: 0,
    yards: [corner(0, 0), corner(far, 0), corner(far, far), corner(0, far)],
    wilds: [],
  },
}
/** Of three, two share the room that the third has alone: by who looks, whose fort is never one of these. */
const ofThree: readonly (readonly YardPlace[])[] = [
  [corner(0, 0), narrow(far, 0), narrow(far + parcel / 2, 0)],
  [narrow(0, 0), corner(far, 0), narrow(parcel / 2, 0)],
]
/** Nothing is played with in the lower left, a quarter as broad as the board: there dice lie within reach of the thumb. */
const tall: Readonly<Record<number, Frame>> = {
  2: {
    width: 2 * parcel,
    height: columns * cell,
    top: 0,
    left: parcel / 2,
    firstRow: stripRow,
    yards: [narrow(1.5 * parcel, far), narrow(0, 0)],
    wilds: [
      { x: 0, y: parcel, width: parcel / 2, height: far },
      { x: 1.5 * parcel, y: 0, width: parcel / 2, height: far },
    ],
  },
  3: {
    width: 2 * parcel,
    height: columns * cell,
    top: 0,
    left: 0,
    firstRow: 0,
    yards: [narrow(parcel / 2, far), narrow(parcel / 2, 0), narrow(0, 0)],
    wilds: [{ x: 0, y: far, width: parcel / 2, height: parcel }],
  },
}

const numbers = (key: string): readonly [number, number] => {
  const [col = 0, row = 0] = key.split(',').map(Number)
  return [col, row]
}

export const planFor = (players: number, isTall: boolean, me: Viewer = null): Plan => {
  const turned = isTall ? tall[players] : undefined
  const frame = turned ?? flat[players]
  if (frame === undefined) throw new Error(`no board for ${players} players`)
  const { left, top, firstRow } = frame
  /** Top left of a square of cells, wherever it has been turned to. */
  const topLeft = (col: number, row: number, side: number): Place =>
    turned === undefined
      ? { x: left + col * cell, y: top + (row - firstRow) * cell }
      : { x: left + (row - firstRow) * cell, y: top + (columns - col - side) * cell }
  const middle = (col: number, row: number): Place => {
    const { x, y } = topLeft(col, row, 1)
    return { x: x + cell / 2, y: y + cell / 2 }
  }
  return {
    width: frame.width,
    height: frame.height,
    yards: (turned === undefined && players === 3 && me !== null && ofThree[me]) || frame.yards,
    wilds: frame.wilds,
    at(node) {
      const key = isBase(node) ? (baseCells[node.slice('base:'.length) as Arm][1] ?? node) : node
      return middle(...numbers(key))
    },
    parcelAt(name) {
      const { col, row } = parcels[name]
      return topLeft(col, row, parcelSize)
    },
    isAcross: (arm) => (arm === 'W' || arm === 'E') === (turned === undefined),
  }
}

/** The arms in play, by seat. */
export const armsOf = (players: number): readonly (readonly [Seat, Arm])[] =>
  seatsOf(players).map((seat) => [seat, boardFor(players).arms[seat] ?? 'W'] as const)
