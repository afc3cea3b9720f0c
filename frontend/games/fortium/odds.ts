/**
 * How a fight can end, and how likely each end is: exact, by counting every throw of the dice [FT-4.19, FT-2.8.1]; and how
 * often a support card of a kind is drawn.
 */
import { type CardKind, cardByDraw } from '../../../shared/games/fortium/components.ts'

/** Sides of a die. */
const sides = 6

export interface FightEnd {
  /** Miners left on each side; one of the two is 0. */
  readonly attackers: number
  readonly defenders: number
  /** 0 to 1. */
  readonly chance: number
}

interface Throw {
  /** From the highest down. */
  readonly dice: readonly number[]
  /** Of all ways to throw so many dice. */
  readonly ways: number
}

/** All throws of so many dice, those that differ only in order as one. */
const throwsOf = (count: number): readonly Throw[] => {
  let found = new Map<string, Throw>([['', { dice: [], ways: 1 }]])
  for (let thrown = 0; thrown < count; thrown++) {
    const next = new Map<string, Throw>()
    for (const { dice, ways } of found.values())
      for (let value = 1; value <= sides; value++) {
        const sorted = [...dice, value].toSorted((a, b) => b - a)
        const key = sorted.join()
        next.set(key, { dice: sorted, ways: ways + (next.get(key)?.ways ?? 0) })
      }
    found = next
  }
  return [...found.values()]
}

/** By number of defenders hit in one round: how likely. The dice are compared in pairs, and a tie is the defender's. */
const hitsOf = (attackers: number, defenders: number): readonly number[] => {
  const pairs = Math.min(attackers, defenders)
  const ways = Array.from({ length: pairs + 1 }, () => 0)
  for (const red of throwsOf(attackers))
    for (const blue of throwsOf(defenders)) {
      let hits = 0
      for (let pair = 0; pair < pairs; pair++) if ((red.dice[pair] ?? 0) > (blue.dice[pair] ?? 0)) hits++
      ways[hits] = (ways[hits] ?? 0) + red.ways * blue.ways
    }
  return ways.map((count) => count / sides ** (attackers + defenders))
}

const counted = new Map<string, readonly FightEnd[]>()

/** Every end of a fight of 1 to 3 against 1 to 3, the best for the attacker first. */
export const fightEnds = (attackers: number, defenders: number): readonly FightEnd[] => {
  if (attackers === 0 || defenders === 0) return [{ attackers, defenders, chance: 1 }]
  const key = `${attackers}:${defenders}`
  const known = counted.get(key)
  if (known !== undefined) return known
  const ends = new Map<string, FightEnd>()
  const pairs = Math.min(attackers, defenders)
  for (const [hits, likely] of hitsOf(attackers, defenders).entries())
    for (const end of fightEnds(attackers - (pairs - hits), defenders - hits)) {
      const name = `${end.attackers}:${end.defenders}`
      ends.set(name, { ...end, chance: likely * end.chance + (ends.get(name)?.chance ?? 0) })
    }
  const sorted = [...ends.values()].toSorted(
    (a, b) => b.attackers - b.defenders - (a.attackers - a.defenders),
  )
  counted.set(key, sorted)
  return sorted
}

/** That the attacker wins, 0 to 1. */
export const winChance = (attackers: number, defenders: number): number =>
  fightEnds(attackers, defenders).reduce((sum, end) => sum + (end.defenders === 0 ? end.chance : 0), 0)

/** Hundredths that add up to so many: each is rounded down, and those that lose most by it get the rest. */
const inHundredths = (chances: readonly number[], sum: number): readonly number[] => {
  const downs = chances.map((chance) => Math.floor(100 * chance))
  const lost = (at: number): number => 100 * (chances[at] ?? 0) - (downs[at] ?? 0)
  const rest = sum - downs.reduce((all, one) => all + one, 0)
  const up = new Set([...chances.keys()].toSorted((a, b) => lost(b) - lost(a)).slice(0, rest))
  return downs.map((down, at) => (down + Number(up.has(at))) / 100)
}

/** The ends in whole percents that agree: the attacker's add up to the chance of winning, all of them to 100. */
export const wholeEnds = (attackers: number, defenders: number): readonly FightEnd[] => {
  const win = Math.round(100 * winChance(attackers, defenders))
  const ends = fightEnds(attackers, defenders)
  const [won, lost] = [ends.filter((end) => end.defenders === 0), ends.filter((end) => end.defenders > 0)]
  const whole = [
    ...inHundredths(
      won.map(({ chance }) => chance),
      win,
    ),
    ...inHundredths(
      lost.map(({ chance }) => chance),
      100 - win,
    ),
  ]
  return [...won, ...lost].map((end, at) => ({ ...end, chance: whole[at] ?? 0 }))
}

/** How often a support card of this kind is drawn, in per cent [FT-2.7.1]. */
export const chanceOf = (kind: CardKind): number =>
  (100 * cardByDraw.filter((one) => one === kind).length) / cardByDraw.length
