/** Rows of the lists of cards, out of what the cards themselves say. */
import { type PlayerCount, startCardsFor } from '../../../../shared/games/storming/layout.ts'
import type { CardKind } from '../cardKinds.ts'
import type { CardWords } from '../texts/cards.es.ts'

type Rows = readonly (readonly string[])[]

/** Name and full text of each. */
export const cardRows = (cards: Readonly<Record<CardKind, CardWords>>, kinds: readonly CardKind[]): Rows =>
  kinds.map((kind) => [cards[kind].name, cards[kind].text])

/** Number of players, number of the card, and where things lie. */
export const startRows: Rows = ([3, 4] as const satisfies readonly PlayerCount[]).flatMap((players) =>
  startCardsFor(players).map(({ forests, mountain, lakes }, nth) => [
    String(players),
    String(nth + 1),
    forests.join(', '),
    mountain,
    lakes.join(', '),
  ]),
)
