import { type Random, randomBy } from '../engine/random.ts'

export interface QuickRandom extends Random {
  /** Goes on with what belongs to a part of the world, whatever was drawn before. */
  turnTo(part: number): void
}

/**
 * Chance for worlds that are only imagined: quick and repeatable, with nothing to guard. Weyl steps and one mix of the
 * bits, as in mulberry32.
 */
export const quickRandom = (seed: number): QuickRandom => {
  let at = seed | 0
  const below = (n: number): number => {
    at = (at + 0x6d2b79f5) | 0
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n)
  }
  const turnTo = (part: number): void => {
    at = seed ^ Math.imul(part, 0x85ebca6b)
  }
  return { ...randomBy(below), turnTo }
}
