/** What every law is written with. */
import type { Random } from '../../shared/engine/random.ts'
import type { Playthrough } from './playthrough.ts'

/** A law throws where it does not hold, and returns how many times it was put to the test. */
export type Law = (play: Playthrough) => number

export class LawBroken extends Error {
  override name = 'LawBroken'
}

export const hold = (holds: boolean, what: string, ...about: readonly unknown[]): void => {
  if (!holds) throw new LawBroken([what, ...about.map((item) => JSON.stringify(item))].join('\n'))
}

/** A drawn few: laws that look long look at these only. */
export const someOf = <T>(items: readonly T[], count: number, random: Random): T[] =>
  items.length <= count ? [...items] : random.shuffle(items).slice(0, count)
