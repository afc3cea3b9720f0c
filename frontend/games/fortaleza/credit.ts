/** Whose the game is: its rulebook names neither author nor publisher, and no public page was found that does. */
import type { Worded } from '../../../shared/engine/meta.ts'

export const credit: Worded = {
  es: 'El reglamento que conocemos no dice de quién es.',
  en: 'The rulebook that we know does not say whose it is.',
}
