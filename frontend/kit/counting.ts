/** Numbers with their nouns, and names in a row, as each language has them. */
import type { Language } from '../../shared/engine/meta.ts'

/** The word for one, and the word for any other number. */
export type Forms = readonly [one: string, other: string]

interface Counting {
  /** The form that goes with this number: of a noun, or of a verb. */
  form(n: number, forms: Forms): string
  /** "1 carta", "2 cartas". */
  counted(n: number, forms: Forms): string
  /** "Ana, Berta y Carla". */
  listed(names: readonly string[]): string
}

const locales: Record<Language, string> = { es: 'es', en: 'en-GB' }

export const createCounting = (language: Language): Counting => {
  const plural = new Intl.PluralRules(locales[language])
  const list = new Intl.ListFormat(locales[language])
  const form = (n: number, [one, other]: Forms): string => (plural.select(n) === 'one' ? one : other)
  return {
    form,
    counted: (n, forms) => `${n} ${form(n, forms)}`,
    listed: (names) => list.format(names),
  }
}
