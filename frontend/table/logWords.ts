import { createDictionary } from '../kit/language.ts'
import type { LogTexts } from '../texts/log.es.ts'

export const { words: l, start: startLogWords } = createDictionary<LogTexts>({
  es: async () => (await import('../texts/log.es.ts')).log,
  en: async () => (await import('../texts/log.en.ts')).log,
})
