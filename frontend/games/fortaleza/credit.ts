/** Whose the game is: its rulebook names neither author nor publisher, and no public page was found that does. */
import type { Worded } from '../../../shared/engine/meta.ts'

export const credit: Worded = {
  es: 'su reglamento no nombra autores ni editorial, y no hemos encontrado quién lo haga.',
  en: 'its rulebook names no authors and no publisher, and we have found nobody who does.',
}
