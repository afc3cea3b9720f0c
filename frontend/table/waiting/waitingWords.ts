import { createDictionary } from '../../kit/language.ts'
import type { WaitingTexts } from '../../texts/waiting.es.ts'

export const { words: w, start: startWaitingWords } = createDictionary<WaitingTexts>({
  es: async () => (await import('../../texts/waiting.es.ts')).waiting,
  en: async () => (await import('../../texts/waiting.en.ts')).waiting,
})
