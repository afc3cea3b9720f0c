/** Where everything stands in the picture. */
import {
  buildings,
  helperSpaces,
  prebuilt,
  spacesOf,
  type TraderSpace,
  traderSpaceIds,
} from '../../../shared/games/castillo/components.ts'
import type { Point } from '../../kit/svg/roving.ts'
import { halfSizes, kindOf } from './art/castle/Buildings.tsx'

/** Some sky above the castle for the round track, the road below it. */
export const canvas = { left: 0, top: -34, width: 1000, height: 914 } as const

/** Tiles, Market and Forge, those behind first: what stands in front is drawn over it. */
export const buildingPoints: readonly Point[] = [
  ...buildings.map(({ id, x, y }) => ({ id, x, y })),
  ...prebuilt,
].sort((a, b) => a.y - b.y)

/** The inn stands at the road, by the carts. */
export const inn: Point = { id: 'winterInn', x: 905, y: 700 }

/** Half of what lies between two of them: the ring of one does not reach the figure of the other. */
const reach = 24
/** A finger's: three times the circle, on the screen of a phone that lies 25 pixels. */
export const touched = 68
/** Half of what lies between two of them where a finger may have meant either: that asks which, as their building does. */
export const unsure = 14
/**
 * Places for helpers, along the foot of their building. Of two beside each other each is touched as far as the middle
 * between them, and the further out beyond: `touch` is where that begins.
 */
export const spacePoints: readonly (Point & { readonly touch: number })[] = helperSpaces.map(
  ({ id, building }) => {
    const at = [...buildingPoints, inn].find((point) => point.id === building) ?? inn
    const siblings = spacesOf(building)
    const side = siblings.findIndex((one) => one.id === id) - (siblings.length - 1) / 2
    const foot = building === 'winterInn' ? 34 : halfSizes[kindOf(building)][1] - 8
    return { id, x: at.x + side * 2 * reach, y: at.y + foot, touch: side * 20 - touched / 2 }
  },
)

const traderXs: Readonly<Record<TraderSpace, number>> = {
  cartSand: 236,
  cartWood: 372,
  cartBrick: 508,
  cartStone: 644,
  rider: 782,
}
export const traderPoints: readonly (Point & { readonly id: TraderSpace })[] = traderSpaceIds.map((id) => ({
  id,
  x: traderXs[id],
  y: 798,
}))

export const tower: Point = { id: 'defenceTower', x: 88, y: 754 }
export const store: Point = { id: 'stock', x: 918, y: 762 }

/** Spaces of the round track hang on a rope between the towers of the back wall, the highest first. */
export const trackPoint = (rounds: number, space: number): { readonly x: number; readonly y: number } => {
  const part = (rounds - space + 0.5) / rounds
  return { x: 170 + 660 * part, y: -22 + 20 * Math.sin(Math.PI * part) }
}
