/** Which sort a card is of, and whose it is. */
import type { Seat } from '../../../../../shared/engine/ids.ts'
import {
  baseActions,
  cardsOf,
  invention,
  isRevolt,
  ownerOfCard,
  seatOfColour,
  typeOfCard,
} from '../../../../../shared/games/storming/components.ts'
import { directedOf } from '../../../../../shared/games/storming/events.ts'

export type CardSort =
  | 'action'
  | 'event'
  | 'civilian'
  | 'improvement'
  | 'pact'
  | 'revolt'
  | 'invention'
  | 'startCard'

export const sortOf = (card: string): CardSort => {
  if (typeOfCard(card) !== null) return 'action'
  if (isRevolt(card)) return 'revolt'
  if (card === invention) return 'invention'
  if (card.startsWith('start')) return 'startCard'
  if (cardsOf.civilian.includes(card)) return 'civilian'
  if (cardsOf.improvement.includes(card)) return 'improvement'
  return cardsOf.pact.includes(card) ? 'pact' : 'event'
}

/** Whose action card it is, or whom an event is aimed at; null: neither. */
export const seatOfCard = (card: string): Seat | null => {
  if (typeOfCard(card) !== null) return ownerOfCard(card)
  const aimed = directedOf(card)
  return aimed === null ? null : seatOfColour(aimed.colour)
}

/** How many actions an action card is worth by itself. */
export const actionsOf = (card: string): number => {
  const type = typeOfCard(card)
  return type === null ? 0 : baseActions[type]
}
