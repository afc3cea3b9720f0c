/** A rulebook in one language with all that it is drawn by. */
import type { Component } from 'solid-js'
import type { Language } from '../../../shared/engine/meta.ts'
import type { AnyPlug, RuleText } from '../../plug/gameUi.ts'
import type { RulebookTexts } from '../../texts/rulebook.es.ts'

export interface Book {
  readonly rules: readonly RuleText[]
  readonly pictures: Readonly<Record<string, Component>>
  readonly words: RulebookTexts
}

const wordsIn: Readonly<Record<Language, () => Promise<RulebookTexts>>> = {
  es: async () => (await import('../../texts/rulebook.es.ts')).rulebook,
  en: async () => (await import('../../texts/rulebook.en.ts')).rulebook,
}

/** Words and pictures together: what is read does not move when the pictures come. */
export const loadBook = async (plug: AnyPlug, spoken: Language): Promise<Book> => {
  const [rules, pictures, words] = await Promise.all([
    plug.rulebook(spoken),
    plug.pictures(),
    wordsIn[spoken](),
  ])
  return { rules, pictures, words }
}
