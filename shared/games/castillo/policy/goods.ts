/** Kinds of buildings and how they are paid for, as lists of numbers: a policy looks at them thousands of times. */
import {
  type BaseResource,
  baseResources,
  type BuildingId,
  buildings,
  type Resource,
  resources,
  values,
} from '../components.ts'
import { leastKinds, type Payment } from '../payments.ts'
import type { State } from '../state.ts'

/** Buildings that are alike, as the five small towers. */
export interface BuildingKind {
  readonly name: string
  readonly ids: readonly BuildingId[]
  readonly vp: number
  readonly value: number
  readonly isTower: boolean
  readonly isHouse: boolean
  /** Sand, wood, brick and stone that make its value, four numbers for each mix; most sand first. */
  readonly mixes: Int8Array
  /** By a count of sand: where the mixes begin that ask for no more of it. */
  readonly from: Int16Array
}

const mixesOf = (value: number): Int8Array => {
  const mixes: number[][] = []
  for (let stone = 0; 5 * stone <= value; stone++)
    for (let brick = 0; 5 * stone + 4 * brick <= value; brick++)
      for (let wood = 0; 5 * stone + 4 * brick + 2 * wood <= value; wood++) {
        const mix = [value - 5 * stone - 4 * brick - 2 * wood, wood, brick, stone]
        if (mix.filter((count) => count > 0).length >= leastKinds) mixes.push(mix)
      }
  const at = (mix: readonly number[], index: number): number => mix[index] ?? 0
  return Int8Array.from(
    mixes.sort((a, b) => at(b, 0) - at(a, 0) || at(b, 1) - at(a, 1) || at(b, 2) - at(a, 2)).flat(),
  )
}

const fromOf = (mixes: Int8Array, value: number): Int16Array =>
  Int16Array.from({ length: value + 1 }, (_, sand) => {
    let at = 0
    while (at < mixes.length && (mixes[at] ?? 0) > sand) at += 4
    return at
  })

const nameOf = (id: string): string => id.replace(/\d$/, '')
export const buildingKinds: readonly BuildingKind[] = [...new Set(buildings.map(({ id }) => nameOf(id)))].map(
  (name) => {
    const alike = buildings.filter(({ id }) => nameOf(id) === name)
    const [first] = alike
    if (first === undefined) throw new Error(`no building ${name}`)
    const mixes = mixesOf(first.value)
    return {
      name,
      ids: alike.map(({ id }) => id),
      vp: first.vp,
      value: first.value,
      isTower: first.type === 'tower',
      isHouse: first.type === 'house',
      mixes,
      from: fromOf(mixes, first.value),
    }
  },
)

/** How many of each kind are built. */
export const builtOf = ({ buildings: built }: State): number[] =>
  buildingKinds.map(({ ids }) => {
    let count = 0
    for (const id of ids) if (built[id] !== undefined) count++
    return count
  })

/** Pieces by kind in the order of `resources`, silver last. */
export type Goods = number[]
export const goodsOf = (held: Readonly<Record<Resource, number>>): Goods =>
  resources.map((kind) => held[kind])

/**
 * Where the mix starts that pays a building with the least silver, of equal ones the first; -1: none. It was a
 * fifth of all that Castillo's bots compute: whatever asks for more sand than sand and silver make is passed over unseen.
 */
export const mixFor = (goods: Goods, { mixes, from, value }: BuildingKind): number => {
  const [sand = 0, wood = 0, brick = 0, stone = 0, silver = 0] = goods
  if (sand + 2 * wood + 4 * brick + 5 * (stone + silver) < value) return -1
  let best = -1
  let least = silver + 1
  for (let at = from[Math.min(value, sand + silver)] as number; at < mixes.length; at += 4) {
    let missing = (mixes[at] as number) - sand
    if (missing < 0) missing = 0
    const moreWood = (mixes[at + 1] as number) - wood
    if (moreWood > 0) missing += moreWood
    const moreBrick = (mixes[at + 2] as number) - brick
    if (moreBrick > 0) missing += moreBrick
    const moreStone = (mixes[at + 3] as number) - stone
    if (moreStone > 0) missing += moreStone
    if (missing >= least) continue
    if (missing === 0) return at
    best = at
    least = missing
  }
  return best
}

/** Pieces in a mix. */
export const piecesAt = ({ mixes }: BuildingKind, at: number): number =>
  (mixes[at] ?? 0) + (mixes[at + 1] ?? 0) + (mixes[at + 2] ?? 0) + (mixes[at + 3] ?? 0)

/** Takes a mix out of the goods: silver where pieces are missing. */
export const spend = (goods: Goods, { mixes }: BuildingKind, at: number): void => {
  for (let kind = 0; kind < 4; kind++) {
    const asked = mixes[at + kind] ?? 0
    const held = goods[kind] ?? 0
    goods[kind] = Math.max(0, held - asked)
    if (asked > held) goods[4] = (goods[4] ?? 0) - (asked - held)
  }
}

/** A mix as the payment of a move. */
export const paymentAt = (goods: Goods, { mixes }: BuildingKind, at: number): Payment => {
  const silverAs: Record<BaseResource, number> = { sand: 0, wood: 0, brick: 0, stone: 0 }
  const pieces: Record<BaseResource, number> = { sand: 0, wood: 0, brick: 0, stone: 0 }
  for (const [kind, name] of baseResources.entries()) {
    const asked = mixes[at + kind] ?? 0
    pieces[name] = Math.min(asked, goods[kind] ?? 0)
    silverAs[name] = asked - pieces[name]
  }
  return { ...pieces, silverAs }
}

/** Values by kind, silver last. */
export const pieceValues: readonly number[] = [...baseResources.map((kind) => values[kind]), 5]
