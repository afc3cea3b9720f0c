/** A rulebook in one language with all that it is drawn by. */
import type { Language } from '../../../shared/engine/meta.ts'
import type { AnyPlug, AnyTableModel, BookDrawing, RuleText } from '../../plug/gameUi.ts'
import type { RulebookTexts } from '../../texts/rulebook.es.ts'
import type { NameOf } from './RulePicture.tsx'

export interface Book {
  readonly rules: readonly RuleText[]
  readonly pictures: Readonly<Record<string, BookDrawing>>
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

/** What the things in its pictures are called, at this table or, without one, at that of the examples. */
export const loadNames = async (
  plug: AnyPlug,
  spoken: Language,
  at: AnyTableModel | undefined,
): Promise<NameOf> => {
  const [cards, { exampleTable }] = await Promise.all([plug.cards(spoken), import('./exampleTable.ts')])
  const table = at ?? exampleTable(plug)
  return (anchor) => cards(anchor, table)?.name ?? null
}
