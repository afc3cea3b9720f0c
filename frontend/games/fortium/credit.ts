/** Whose the game is, as far as its rulebook says. */
import type { Worded } from '../../../shared/engine/meta.ts'

export const credit: Worded = {
  es: 'Publicado por Jogu Games.',
  en: 'Published by Jogu Games.',
}
