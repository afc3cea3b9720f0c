/** What a fight comes to, by the exact chances of its dice [FT-2.8.1]. */

/** Expected ends of a fight between so many attackers and defenders, fought to the end. */
export interface Odds {
  /** Chance that the attackers hold the cell. */
  readonly wins: number
  /** Miners left on either side, on average. */
  readonly attackers: number
  readonly defenders: number
}

const faces = 6

/** Chance of each number of defenders lost in one round, by all dice that may fall. */
const roundOf = (attackers: number, defenders: number): readonly number[] => {
  const count = attackers + defenders
  const total = faces ** count
  const chances = Array<number>(Math.min(attackers, defenders) + 1).fill(0)
  for (let roll = 0; roll < total; roll++) {
    const dice = Array.from({ length: count }, (_, at) => Math.floor(roll / faces ** at) % faces)
    const red = dice.slice(0, attackers).sort((a, b) => b - a)
    const blue = dice.slice(attackers).sort((a, b) => b - a)
    let hits = 0
    for (let pair = 0; pair < chances.length - 1; pair++) if ((red[pair] ?? 0) > (blue[pair] ?? 0)) hits++
    chances[hits] = (chances[hits] ?? 0) + 1 / total
  }
  return chances
}

const known = new Map<number, Odds>()

/** 0 to 3 on each side. */
export const oddsOf = (attackers: number, defenders: number): Odds => {
  if (attackers === 0 || defenders === 0) return { wins: defenders === 0 ? 1 : 0, attackers, defenders }
  const key = attackers * 4 + defenders
  const before = known.get(key)
  if (before !== undefined) return before
  const pairs = Math.min(attackers, defenders)
  const sum = { wins: 0, attackers: 0, defenders: 0 }
  for (const [hits, chance] of roundOf(attackers, defenders).entries()) {
    const next = oddsOf(attackers - (pairs - hits), defenders - hits)
    sum.wins += chance * next.wins
    sum.attackers += chance * next.attackers
    sum.defenders += chance * next.defenders
  }
  known.set(key, sum)
  return sum
}
