/** Whose the game is, under the name that it was first published with: by the publisher's own rulebook and page. */
import type { Worded } from '../../../shared/engine/meta.ts'

export const credit: Worded = {
  es: 'Im Schutze der Burg, de Inka y Markus Brand; publicado por eggertspiele.',
  en: 'Im Schutze der Burg, by Inka and Markus Brand; published by eggertspiele.',
}
