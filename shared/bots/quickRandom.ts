import type { Random } from '../engine/random.ts'

/**
 * Chance for worlds that are only imagined: quick and repeatable, with nothing to guard. Weyl steps and one mix of the
 * bits, as in mulberry32.
 */
export const quickRandom = (seed: number): Random => {
  let at = seed | 0
  const below = (n: number): number => {
    at = (at + 0x6d2b79f5) | 0
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n)
  }
  return {
    below,
    die: () => (below(6) + 1) as 1 | 2 | 3 | 4 | 5 | 6,
    shuffle: <T>(items: readonly T[]): T[] => {
      const pile = [...items]
      for (let last = pile.length - 1; last > 0; last--) {
        const pick = below(last + 1)
        const moved = pile[last] as T
        pile[last] = pile[pick] as T
        pile[pick] = moved
      }
      return pile
    },
  }
}
