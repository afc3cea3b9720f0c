/** Who plays without a name: every page needs their word, and few need the names of bots. */
import type { Language } from '../engine/meta.ts'

/** A name like others, as it stands in sentences: "Turno de Invitado". */
const nameless: Readonly<Record<Language, string>> = { es: 'Invitado', en: 'Guest' }

/** What they are called who give no name: their seat keeps the word of their language. */
export const noNameIn = (language: Language): string => nameless[language]

/**
 * A name as it is kept, for who reads this language: who gave none is told of in the reader's word, not in their own; the
 * number that keeps two of them apart stays. Records that are older say it in older words.
 */
export const nameIn = (name: string, language: Language): string =>
  name.replace(/^(Invitado|Huésped|Guest|Alguien|Somebody)(?=( \d+)?$)/, nameless[language])
