import { createDictionary } from '../kit/language.ts'
import type { HomeTexts } from '../texts/home.es.ts'

export const { words: h, start: startHomeWords } = createDictionary<HomeTexts>({
  es: async () => (await import('../texts/home.es.ts')).home,
  en: async () => (await import('../texts/home.en.ts')).home,
})
