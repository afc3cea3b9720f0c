/** From the cards in hand that are selected and a place that is pointed at to the moves that could be meant. */
import type { Seat } from '../../../shared/engine/ids.ts'
import { type CardId, cardOf } from '../../../shared/games/fortaleza/components.ts'
import { findSpace, findZone, type SpaceId, type ZoneId } from '../../../shared/games/fortaleza/layout.ts'
import type { State } from '../../../shared/games/fortaleza/state.ts'
import { type Action, cardCounts, roleLists, termsOf } from '../../../shared/games/fortaleza/steps/actions.ts'
import { cheapest, feesOf } from '../../../shared/games/fortaleza/steps/cards.ts'

export type Place = SpaceId | ZoneId | 'temple'

/** Coins that an action brings (above 0) and costs (below): income or price, then the fees of its cards. */
export const coinsOf = (state: State, seat: Seat, action: Action): readonly number[] => {
  const { price, income } = termsOf(state, seat, action)
  const { wild, conversion } = feesOf(action.cards)
  return [income - price, -wild, -conversion].filter((part) => part !== 0)
}

export const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0)

/** Coins that an action brings, fees and price taken off. */
export const balanceOf = (state: State, seat: Seat, action: Action): number =>
  sumOf(coinsOf(state, seat, action))

/** The action with these cards in the roles that cost least [FZ-5.1, FZ-5.7]. */
const withCards = (state: State, seat: Seat, action: Action, ids: readonly CardId[]): Action => {
  const ways = roleLists(action)
    .filter((roles) => roles.length === ids.length)
    .map((roles): Action => ({ ...action, cards: [...cheapest(ids, roles)] }))
  const [first, ...others] = ways
  // No list of roles takes so many cards: as they are, so that the rules can say what is missing.
  if (first === undefined) return { ...action, cards: ids.map((cardId) => ({ cardId, as: 'any' })) }
  return others.reduce(
    (best, way) => (balanceOf(state, seat, way) > balanceOf(state, seat, best) ? way : best),
    first,
  )
}

/** Cards of a kind and colour do the same: one of each is enough to choose from [FZ-5.31]. */
const oneOfEach = (ids: readonly CardId[]): readonly CardId[] => {
  const sort = (id: CardId): string => `${cardOf(id).kind} ${cardOf(id).color ?? ''}`
  return ids.filter((id, index) => ids.findIndex((other) => sort(other) === sort(id)) === index)
}

/** No card has to be turned into another [FZ-5.4]. */
export const isPlain = ({ cards }: Action): boolean => feesOf(cards).conversion === 0

/**
 * With two cards up, what one of them does alone is meant, and the other stays in the hand: together they cost no less, and
 * it would be thrown away [FZ-9.31].
 */
const waysWith = (state: State, seat: Seat, action: Action, ids: readonly CardId[]): readonly Action[] => {
  const counts = cardCounts[action.type]
  const together = withCards(state, seat, action, ids)
  if (ids.length < 2 || !counts.includes(1)) return [together]
  const alone = oneOfEach(ids).map((id) => withCards(state, seat, action, [id]))
  if (!counts.includes(2)) return byCost(state, seat, alone)
  const plain = alone.filter(isPlain)
  return plain.length > 0 ? byCost(state, seat, plain) : [together]
}

/** The cheapest first; of equal ones in the order given. */
const byCost = (state: State, seat: Seat, actions: readonly Action[]): readonly Action[] =>
  actions.toSorted((a, b) => balanceOf(state, seat, b) - balanceOf(state, seat, a))

const buildTypes = { wall: 'buildWall', gate: 'buildGate', tower: 'buildTower' } as const

/** What could be meant by these cards at this place, legal or not. */
export const actionsAt = (
  state: State,
  seat: Seat,
  ids: readonly CardId[],
  place: Place,
): readonly Action[] => {
  const bare: Action[] = []
  if (place === 'temple') bare.push({ type: 'retireToTemple', cards: [] })
  const space = findSpace(place)
  if (space !== undefined) bare.push({ type: buildTypes[space.kind], cards: [], space: space.id })
  const zone = findZone(place)
  if (zone !== undefined)
    bare.push(
      { type: 'buildGuild', cards: [], zone: zone.id },
      { type: 'placeCollector', cards: [], zone: zone.id },
    )
  return bare.flatMap((action) => waysWith(state, seat, action, ids))
}

export const resourcesWith = (ids: readonly CardId[]): Action => ({
  type: ids.length === 2 ? 'takeResourcesTwo' : 'takeResourcesOne',
  cards: ids.map((cardId) => ({ cardId, as: 'any' })),
})
