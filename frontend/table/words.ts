import { createDictionary } from '../kit/language.ts'
import type { PlayTexts } from '../texts/play.es.ts'

export const { words: w, start: startTableWords } = createDictionary<PlayTexts>({
  es: async () => (await import('../texts/play.es.ts')).play,
  en: async () => (await import('../texts/play.en.ts')).play,
})
