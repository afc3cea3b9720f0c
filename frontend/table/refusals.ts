/** Why the house refuses something, in words. They are fetched when it first does. */
import { createDictionary } from '../kit/language.ts'
import type { Why } from '../../shared/protocol/messages.ts'
import type { Refused } from '../net/http.ts'
import type { WhyTexts } from '../texts/why.es.ts'

const { words, start } = createDictionary<WhyTexts>({
  es: async () => (await import('../texts/why.es.ts')).why,
  en: async () => (await import('../texts/why.en.ts')).why,
})
export { start as startRefusals }

/** Why the table, the link to it, or the page itself does not do something. */
export type Unmet = Why | Refused | 'stillShown'

/** Nothing for a refusal of the rules: the game has the words for it. Only after `startRefusals`. */
export const refusalWords = (why: Unmet): string => (typeof why === 'string' ? words()[why] : '')
