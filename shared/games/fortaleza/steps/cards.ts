/** Roles of cards, and what using them costs [FZ-5.1 to FZ-5.7]. */
import { faces } from '../../../engine/secret.ts'
import type { Seat } from '../../../engine/ids.ts'
import { type CardId, cardOf, conversionFee, type Role, wildFee } from '../components.ts'
import { playerAt } from '../evolve.ts'
import type { CardUse } from '../moves.ts'
import type { State } from '../state.ts'

export interface Fees {
  readonly wild: number
  readonly conversion: number
}

/** What one card costs in one role [FZ-5.2 to FZ-5.7]. */
export const feeOf = (card: CardId, role: Role): Fees => {
  const { kind, native } = cardOf(card)
  if (kind === 'wild') return { wild: wildFee, conversion: 0 }
  return { wild: 0, conversion: role === 'any' || native.includes(role) ? 0 : conversionFee }
}

export const feesOf = (cards: readonly CardUse[]): Fees => {
  let wild = 0
  let conversion = 0
  for (const { cardId, as } of cards) {
    const fee = feeOf(cardId, as)
    wild += fee.wild
    conversion += fee.conversion
  }
  return { wild, conversion }
}

/** What an action earns and costs before fees. */
export interface Terms {
  readonly price: number
  readonly income: number
}

/** Coins that must be held for an action: wild fees may come out of its income, the rest may not [FZ-5.7]. */
export const needed = ({ wild, conversion }: Fees, { price, income }: Terms): number =>
  conversion + price + Math.max(0, wild - income)

/** Whether the roles are exactly these, in any order. */
export const hasRoles = (cards: readonly CardUse[], wanted: readonly Role[]): boolean => {
  if (cards.length !== wanted.length) return false
  const left = [...wanted]
  return cards.every(({ as }) => {
    const place = left.indexOf(as)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
}

/** The cheapest way to use these cards in these roles: each card in one of them. */
export const cheapest = (cards: readonly CardId[], wanted: readonly Role[]): readonly CardUse[] => {
  const [first, second] = cards
  const [one, other] = wanted
  if (first === undefined || one === undefined) return []
  if (second === undefined || other === undefined) return [{ cardId: first, as: one }]
  const straight: readonly CardUse[] = [
    { cardId: first, as: one },
    { cardId: second, as: other },
  ]
  if (one === other) return straight
  const crossed: readonly CardUse[] = [
    { cardId: first, as: other },
    { cardId: second, as: one },
  ]
  return feesOf(crossed).conversion < feesOf(straight).conversion ? crossed : straight
}

/** How cards are used: in which of some lists of roles, and what that costs. */
export interface Usage {
  readonly list: number
  readonly cards: readonly CardUse[]
  readonly fees: Fees
}

/** The cheapest way to use these cards in one of these lists; of equal ones the first [FZ-5.31]. */
export const cheapestOf = (cards: readonly CardId[], lists: readonly (readonly Role[])[]): Usage | null => {
  let best: Usage | null = null
  for (const [list, wanted] of lists.entries()) {
    const used = cheapest(cards, wanted)
    const fees = feesOf(used)
    // The wild fee is the same in every role [FZ-5.6].
    if (best === null || fees.conversion < best.fees.conversion) best = { list, cards: used, fees }
  }
  return best
}

/** Cards of a kind and colour do the same: a name for what a card is, whichever copy it is. */
const sortOf = (id: CardId): string => {
  const { kind, color } = cardOf(id)
  return `${kind} ${color ?? ''}`
}

/** One card for each sort in the hand, as far as it is known here. */
export const singles = (state: State, seat: Seat): readonly CardId[] => {
  const sorts = new Map<string, CardId>()
  for (const id of faces(playerAt(state, seat).hand)) if (!sorts.has(sortOf(id))) sorts.set(sortOf(id), id)
  return [...sorts.values()]
}

/** Two cards for each pair of sorts in the hand, as far as it is known here. */
export const pairs = (state: State, seat: Seat): readonly (readonly [CardId, CardId])[] => {
  const hand = faces(playerAt(state, seat).hand)
  const sorts = new Map<string, readonly [CardId, CardId]>()
  for (const [index, first] of hand.entries())
    for (const second of hand.slice(index + 1)) {
      const sort = [sortOf(first), sortOf(second)].sort().join('+')
      if (!sorts.has(sort)) sorts.set(sort, [first, second])
    }
  return [...sorts.values()]
}
