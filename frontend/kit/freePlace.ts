/** Where on the screen a slip can lie beside a thing without lying over anything that is to be pressed. */

export interface Slip {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export interface Corner {
  readonly x: number
  readonly y: number
}

/** Pixels between the places that are tried, around a thing, and at the rim of the screen. */
const step = 16
export const gap = 12
export const rim = 8

export const overlap = (one: Slip, other: Slip): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y))

/** How far two boxes are from each other. */
export const distance = (one: Slip, other: Slip): number =>
  Math.hypot(
    Math.max(0, one.x - other.x - other.width, other.x - one.x - one.width),
    Math.max(0, one.y - other.y - other.height, other.y - one.y - one.height),
  )

export interface Surroundings {
  readonly screen: Slip
  /** Never covered. */
  readonly taken: readonly Slip[]
  /** Better not covered: what can be pressed, but need not be; what somebody has. */
  readonly shy: readonly Slip[]
  /** Rather covered than those: what one has before oneself, and the places of the board, where none of them is asked for. */
  readonly resting?: readonly Slip[]
  /** To be seen, as far as there is a choice: the board, and what lies open to all beside it. */
  readonly ground: readonly Slip[]
  /** How much dearer the ground is, for what speaks of nothing there. */
  readonly dear?: number
  /** What a pixel counts that it lies away, where it need not be near: as little as free ground is to be had further off. */
  readonly pull?: number
  /** Things beside any of which it may lie as well. */
  readonly alike?: readonly Slip[]
}

/** Of several things the one that a slip lies nearest to. */
export const nearestOf = (slip: Slip, thing: Slip, alike: readonly Slip[] = []): Slip =>
  alike.reduce((best, one) => (distance(slip, one) < distance(slip, best) ? one : best), thing)

const around = (thing: Slip): Slip => ({
  x: thing.x - gap,
  y: thing.y - gap,
  width: thing.width + 2 * gap,
  height: thing.height + 2 * gap,
})

/** Whether a slip may lie there. */
export const isFree = (slip: Slip, thing: Slip, { screen, taken }: Surroundings): boolean =>
  slip.x >= screen.x + rim &&
  slip.y >= screen.y + rim &&
  slip.x + slip.width <= screen.x + screen.width - rim &&
  slip.y + slip.height <= screen.y + screen.height - rim &&
  overlap(slip, around(thing)) === 0 &&
  taken.every((one) => overlap(slip, one) === 0)

/** The lower corner of the screen as something that a slip may lie near, at its rim or further in: it covers nothing there. */
export const cornerOf = ({ x, y, width, height }: Slip): Slip => ({
  x: x + width + gap,
  y: y + height + gap,
  width: 0,
  height: 0,
})

const covered = (slip: Slip, boxes: readonly Slip[]): number =>
  boxes.reduce((sum, one) => sum + overlap(slip, one), 0)

/** Where a side of that length may begin: every few pixels, and right beside each box, as a gap may be just as wide: to a quarter of a pixel. */
const starts = (
  from: number,
  room: number,
  length: number,
  boxes: readonly (readonly [number, number])[],
) => {
  const [first, last] = [from + rim, from + room - rim - length]
  const grid = Array.from(
    { length: Math.max(0, Math.floor((last - first) / step) + 1) },
    (_, n) => first + n * step,
  )
  const beside = boxes.flatMap(([at, wide]) => [
    Math.floor((at - length) * 4) / 4,
    Math.ceil((at + wide) * 4) / 4,
  ])
  return [...new Set([...grid, ...beside.filter((at) => at >= first && at <= last)])]
}

/** A place, and what it costs to lie there: by what it covers, and by how far it is. */
export interface PricedPlace {
  readonly at: Corner
  readonly cost: number
}

/** The free place nearest to the thing, over as little as may be; null where the screen has none. */
export const cheapestPlace = (size: Size, thing: Slip, surroundings: Surroundings): PricedPlace | null => {
  const { screen, taken, shy, resting = [], ground, dear = 1, pull = 1, alike } = surroundings
  let [best, least]: [Corner | null, number] = [null, Infinity]
  const edges = [...taken, ...ground]
  const columns = starts(
    screen.x,
    screen.width,
    size.width,
    edges.map(({ x, width }) => [x, width]),
  )
  const rows = starts(
    screen.y,
    screen.height,
    size.height,
    edges.map(({ y, height }) => [y, height]),
  )
  for (const y of rows)
    for (const x of columns) {
      const slip = { x, y, ...size }
      const away = pull * distance(slip, nearestOf(slip, thing, alike))
      if (away >= least) continue
      const lies =
        covered(slip, shy) / 10 + covered(slip, resting) / 80 + (covered(slip, ground) * dear) / 160
      if (away + lies < least && isFree(slip, thing, surroundings)) [best, least] = [{ x, y }, away + lies]
    }
  return best === null ? null : { at: best, cost: least }
}

export const freePlace = (size: Size, thing: Slip, surroundings: Surroundings): Corner | null =>
  cheapestPlace(size, thing, surroundings)?.at ?? null

export type Side = 'left' | 'right' | 'top' | 'bottom'

/** The first of these sides of a thing where a slip has room and lies over nothing that is taken; null where none is. */
export const clearSide = (
  order: readonly Side[],
  { width, height }: Size,
  thing: Slip,
  surroundings: Surroundings,
): Side | null => {
  const { screen } = surroundings
  const within = (at: number, length: number, from: number, room: number): number =>
    Math.max(from + rim, Math.min(at, from + room - rim - length))
  const x = within(thing.x + (thing.width - width) / 2, width, screen.x, screen.width)
  const y = within(thing.y + (thing.height - height) / 2, height, screen.y, screen.height)
  const at: Readonly<Record<Side, Corner>> = {
    left: { x: thing.x - gap - width, y },
    right: { x: thing.x + thing.width + gap, y },
    top: { x, y: thing.y - gap - height },
    bottom: { x, y: thing.y + thing.height + gap },
  }
  return order.find((side) => isFree({ ...at[side], width, height }, thing, surroundings)) ?? null
}

interface Hiding {
  readonly at: Corner | null
  readonly hides: number
}
export type Size = Pick<Slip, 'width' | 'height'>

/**
 * The place for a slip that may be broad or narrow: narrow where a broad one would lie over the ground with a quarter of
 * itself or more, and a narrow one hides less than half of that.
 */
export const placeOfEither = (
  broad: Size,
  slim: Size,
  thing: Slip,
  around: Surroundings,
): { readonly at: Corner | null; readonly isSlim: boolean } => {
  const [one, other] = [broad, slim].map((size) => {
    const at = freePlace(size, thing, around)
    return { at, hides: at === null ? Infinity : covered({ ...at, ...size }, around.ground) }
  }) as [Hiding, Hiding]
  const isSlim = one.hides > (broad.width * broad.height) / 4 && other.hides < one.hides / 2
  return { at: (isSlim ? other : one).at, isSlim }
}

/** Pixels that a slip may be away from what it is about, to each side. */
const near = 28
/** As much of the screen as lies near a thing for a slip of that size. */
export const nearby = (thing: Slip, { width, height }: Omit<Slip, 'x' | 'y'>, screen: Slip): Slip => {
  const x = Math.max(screen.x, thing.x - width - near)
  const y = Math.max(screen.y, thing.y - height - near)
  return {
    x,
    y,
    width: Math.min(screen.width, thing.x + thing.width + width + near) - x,
    height: Math.min(screen.height, thing.y + thing.height + height + near) - y,
  }
}

/** Pixels that a pointer stands out from its slip, half as broad as it is there, and clear of the slip's corners. */
const pointerReach = 11
const pointerHalf = 8
const pointerRim = 14

/** A pointer at the rim of a slip, on the side where the thing lies, as near to it there as it may stand, and leaning its way. */
export const pointerTo = (
  thing: Slip,
  slip: Slip,
): { readonly base: readonly [Corner, Corner]; readonly tip: Corner } => {
  const apart = {
    left: slip.x - thing.x - thing.width,
    right: thing.x - slip.x - slip.width,
    top: slip.y - thing.y - thing.height,
    bottom: thing.y - slip.y - slip.height,
  }
  const side = (Object.keys(apart) as Side[]).reduce((best, one) => (apart[one] > apart[best] ? one : best))
  const along = (from: number, length: number, to: number): number => {
    const margin = Math.min(length / 2, pointerHalf + pointerRim)
    return Math.min(from + length - margin, Math.max(from + margin, to))
  }
  const goal = { x: thing.x + thing.width / 2, y: thing.y + thing.height / 2 }
  const isLevel = side === 'left' || side === 'right'
  const root = isLevel
    ? { x: side === 'left' ? slip.x + 1 : slip.x + slip.width - 1, y: along(slip.y, slip.height, goal.y) }
    : { x: along(slip.x, slip.width, goal.x), y: side === 'top' ? slip.y + 1 : slip.y + slip.height - 1 }
  const towards = (from: number, to: number): number =>
    Math.max(-pointerHalf, Math.min(pointerHalf, to - from))
  const out = side === 'left' || side === 'top' ? -pointerReach : pointerReach
  return isLevel
    ? {
        base: [
          { x: root.x, y: root.y - pointerHalf },
          { x: root.x, y: root.y + pointerHalf },
        ],
        tip: { x: root.x + out, y: root.y + towards(root.y, goal.y) },
      }
    : {
        base: [
          { x: root.x - pointerHalf, y: root.y },
          { x: root.x + pointerHalf, y: root.y },
        ],
        tip: { x: root.x + towards(root.x, goal.x), y: root.y + out },
      }
}
