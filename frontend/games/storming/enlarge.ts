/** Any card, as large as it is read best, over whatever is open. */
import type { NameOf } from './names.ts'
import { later } from './part.ts'
import type { Texts } from './texts.es.ts'

/** The sheet is fetched when the first card is enlarged. `cards`: those beside it, to go on to. */
export const enlarge = (
  texts: () => Texts,
  nameOf: NameOf,
  card: string,
  cards: readonly string[] = [card],
): void => void later().then(({ showCard }) => showCard(texts, nameOf, card, cards))
