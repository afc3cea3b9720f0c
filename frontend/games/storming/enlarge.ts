/** Any card, as large as it is read best, over whatever is open. */
import type { Texts } from './texts.es.ts'

/** The sheet is fetched when the first card is enlarged. `cards`: those beside it, to go on to. */
export const enlarge = (texts: () => Texts, card: string, cards: readonly string[] = [card]): void =>
  void import('./later.ts').then(({ showCard }) => showCard(texts, card, cards))
