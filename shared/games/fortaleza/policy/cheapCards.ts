/** Which cards of a hand a role costs least of: two for each, so that a pair is found without trying all pairs. */
import type { Hidden } from '../../../engine/secret.ts'
import { type CardId, type CardKind, deckOf80, type Role, roles } from '../components.ts'
import { feeOf } from '../steps/cards.ts'

/** Where a role stands in lists by role. */
export const roleAt: Readonly<Record<Role, number>> = Object.fromEntries(
  roles.map((role, index) => [role, index]),
) as Record<Role, number>
/** The first of the five colours. */
export const firstColor = roleAt.orange

/** What a card is worth kept, in points: found by playing figures against each other. */
const keepWorths: Readonly<Record<CardKind, number>> = {
  guild: 0.22,
  wallGuild: 0.49,
  towerGuild: 0.49,
  wall: 0.74,
  tower: 0.34,
  temple: 0.19,
  wild: 0.59,
}

interface CardSeen {
  readonly id: CardId
  readonly keep: number
  readonly isWild: boolean
  /** By role, wild fee and conversion together. */
  readonly fees: readonly number[]
}
const seen: ReadonlyMap<CardId, CardSeen> = new Map(
  deckOf80.map(({ id, kind }) => [
    id,
    {
      id,
      keep: keepWorths[kind],
      isWild: kind === 'wild',
      fees: roles.map((role) => feeOf(id, role).wild + feeOf(id, role).conversion),
    },
  ]),
)

/** A card in a role, and what that costs in points and coins. */
export interface Use {
  readonly card: CardSeen
  readonly role: number
  readonly worth: number
  readonly fee: number
}
export interface Pair {
  readonly first: Use
  readonly second: Use
  readonly worth: number
  readonly fee: number
  /** As much of the fee as may be paid out of income. */
  readonly wild: number
}

/** The least dear use of a hand's cards in each role, and the next. */
export interface CheapCards {
  readonly best: readonly (Use | undefined)[]
  readonly next: readonly (Use | undefined)[]
}

export const cheapCardsOf = (bag: readonly Hidden<CardId>[], coin: number): CheapCards => {
  const best: (Use | undefined)[] = []
  const next: (Use | undefined)[] = []
  const cards: CardSeen[] = []
  for (const thing of bag) {
    const card = thing === null ? undefined : seen.get(thing.secret)
    if (card !== undefined) cards.push(card)
  }
  for (let role = 0; role < roles.length; role++) {
    let first: CardSeen | undefined
    let second: CardSeen | undefined
    let least = Number.POSITIVE_INFINITY
    let more = Number.POSITIVE_INFINITY
    for (const card of cards) {
      const worth = card.keep + (card.fees[role] ?? 0) * coin
      if (worth < least) {
        second = first
        more = least
        first = card
        least = worth
      } else if (worth < more) {
        second = card
        more = worth
      }
    }
    best.push(
      first === undefined ? undefined : { card: first, role, worth: least, fee: first.fees[role] ?? 0 },
    )
    next.push(
      second === undefined ? undefined : { card: second, role, worth: more, fee: second.fees[role] ?? 0 },
    )
  }
  return { best, next }
}

const together = (first: Use, second: Use): Pair => ({
  first,
  second,
  worth: first.worth + second.worth,
  fee: first.fee + second.fee,
  wild: (first.card.isWild ? first.fee : 0) + (second.card.isWild ? second.fee : 0),
})

/** Two cards in two roles, at the least cost; null where the hand has none. */
export const pairFor = ({ best, next }: CheapCards, one: number, other: number): Pair | null => {
  const [a, b] = [best[one], best[other]]
  if (a === undefined || b === undefined) return null
  if (a.card !== b.card) return together(a, b)
  const [c, d] = [next[one], next[other]]
  const left = c === undefined ? null : together(c, b)
  const right = d === undefined ? null : together(a, d)
  if (left === null || right === null) return left ?? right
  return left.worth < right.worth ? left : right
}
