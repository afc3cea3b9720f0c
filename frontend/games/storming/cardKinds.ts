/** Of which kind a card is: all that are alike share one picture, one name and one text [section 2.1]. */
import {
  type ActionType,
  actionTypes,
  type Civilian,
  civilians,
  type Improvement,
  improvements,
  invention,
  isRevolt,
  type PactId,
  pacts,
  typeOfCard,
} from '../../../shared/games/storming/components.ts'
import {
  type Design,
  designs,
  directedOf,
  type GeneralEventId,
  generalEventIds,
} from '../../../shared/games/storming/events.ts'

export type CardKind =
  | ActionType
  | 'revolt'
  | 'invention'
  | Civilian
  | Improvement
  | PactId
  | GeneralEventId
  | Design
  | 'startCard'

/** Every kind there is, in the order of the component list. */
export const cardKinds: readonly CardKind[] = [
  ...actionTypes,
  'revolt',
  invention,
  ...generalEventIds,
  ...designs,
  ...civilians,
  ...improvements,
  ...pacts,
  'startCard',
]

/** 'military2-red' is a military card, 'corruption-red-2' the corruption; the others go by their own name. */
export const kindOf = (card: string): CardKind => {
  const known = typeOfCard(card) ?? directedOf(card)?.design
  if (known !== undefined) return known
  if (isRevolt(card)) return 'revolt'
  if (card.startsWith('start')) return 'startCard'
  const kind = cardKinds.find((one) => one === card)
  if (kind === undefined) throw new Error(`${card} is no card`)
  return kind
}
