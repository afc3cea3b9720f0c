/** Whose the game is, as far as its rulebook says. */
import type { Worded } from '../../../shared/engine/meta.ts'

export const credit: Worded = {
  es: 'Im Schutze der Burg, de Inka y Markus Brand; publicado por eggertspiele.',
  en: 'Im Schutze der Burg, by Inka and Markus Brand; published by eggertspiele.',
}
