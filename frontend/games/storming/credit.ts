/** Whose the game is: its rulebook, which names no publisher, begins "creado por Alfonso Ricardo Felipe López y Pablo Salinas". */
import type { Worded } from '../../../shared/engine/meta.ts'

export const credit: Worded = {
  es: 'de Alfonso Ricardo Felipe López y Pablo Salinas; su reglamento no nombra editorial.',
  en: 'by Alfonso Ricardo Felipe López and Pablo Salinas; its rulebook names no publisher.',
}
