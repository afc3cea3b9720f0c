import type { Choice } from './choice.ts'
import type { Texts } from './texts.es.ts'

/** What each part of tray and board is given. */
export interface HandProps {
  readonly choice: Choice
  readonly texts: Texts
}
