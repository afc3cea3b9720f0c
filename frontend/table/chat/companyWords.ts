import { createDictionary } from '../../kit/language.ts'
import type { CompanyTexts } from '../../texts/company.es.ts'

export const { words: c, start: startCompanyWords } = createDictionary<CompanyTexts>({
  es: async () => (await import('../../texts/company.es.ts')).company,
  en: async () => (await import('../../texts/company.en.ts')).company,
})
