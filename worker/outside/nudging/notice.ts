/** What is told when it is somebody's turn. */
import type { Language } from '../../../shared/engine/meta.ts'
import { registry } from '../../../shared/registry.ts'

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
export type NoticeResult = 'told' | 'gone' | 'later'

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

/**
 * What an answer says. Only who says so is gone for good: anything else may be a fault of ours, as a wrong key, and is
 * tried again a few times.
 */
export const noticeResult = async ({ body, ok, status }: Response): Promise<NoticeResult> => {
  // Unread answers hold their lines.
  await body?.cancel()
  if (ok) return 'told'
  return status === 404 || status === 410 ? 'gone' : 'later'
}
