/** What is told when it is somebody's turn. */
import type { Language } from '../../shared/engine/meta.ts'
import { registry } from '../../shared/registry.ts'

export interface Notice {
  readonly table: string
  readonly game: string
  readonly seat: number
  readonly name: string
  readonly url: string
  /** One sentence, in the person's own language. */
  readonly text: string
}

/** How an attempt to tell somebody ended: told, not to be told there any more, or to be tried again. */
export type Told = 'told' | 'gone' | 'later'

const words: Readonly<Record<Language, (name: string, game: string) => string>> = {
  es: (name, game) => `${name}, te toca en ${game}.`,
  en: (name, game) => `${name}, it is your turn in ${game}.`,
}

export const noticeFor = (
  at: Omit<Notice, 'text' | 'url'> & { readonly origin: string },
  language: Language,
): Notice => {
  const { origin, ...notice } = at
  const game = registry[notice.game]?.meta.name[language] ?? notice.game
  return { ...notice, url: `${origin}/g/${notice.table}`, text: words[language](notice.name, game) }
}
