/** Whose the game is: its rulebook names no author; whoever lacks a piece is told to write to Jogu Games. */
import type { Worded } from '../../../shared/engine/meta.ts'

export const credit: Worded = {
  es: 'publicado por Jogu Games; su reglamento no nombra autores.',
  en: 'published by Jogu Games; its rulebook names no authors.',
}
