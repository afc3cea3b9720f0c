import { createDictionary } from '../kit/language.ts'
import type { EndingTexts } from '../texts/ending.es.ts'

export const { words: e, start: startEndingWords } = createDictionary<EndingTexts>({
  es: async () => (await import('../texts/ending.es.ts')).ending,
  en: async () => (await import('../texts/ending.en.ts')).ending,
})

/** Who has won, one or several. */
export const verdict = (winners: readonly string[]): string =>
  winners.length > 1 ? e().winners(winners) : e().winner(winners[0] ?? '')
