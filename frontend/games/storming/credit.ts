/** Whose the game is: its rulebook, which names no publisher, begins "creado por Alfonso Ricardo Felipe López y Pablo Salinas". */
import type { Worded } from '../../../shared/engine/meta.ts'

export const credit: Worded = {
  es: 'De Alfonso Ricardo Felipe López y Pablo Salinas.',
  en: 'By Alfonso Ricardo Felipe López and Pablo Salinas.',
}
