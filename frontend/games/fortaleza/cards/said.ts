import type { FortalezaTable } from '../choice.ts'
import type { Texts } from '../texts.es.ts'
import type { CardTexts } from './texts.es.ts'

/** What a card is made from: the game's words, the cards' own, and the table as the viewer knows it. */
export interface Said {
  readonly t: Texts
  readonly c: CardTexts
  readonly table: FortalezaTable
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
