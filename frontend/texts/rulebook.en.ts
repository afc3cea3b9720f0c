import type { RulebookTexts } from './rulebook.es.ts'

/** Words of the rulebook, which come with it. */
export const rulebook: RulebookTexts = {
  contents: 'Contents',
  example: 'Example',
}
