/** How the characters of Fortium play, in a sentence each: in the order of their tastes (`shared/games/fortium/policy/tastes.ts`). */
import type { Manners } from '../../plug/manners.ts'

export const manners: Manners = {
  es: ['Busca las cartas.', 'Cambia mucho con la banca.', 'Ataca siempre que puede.', 'Evita los combates.'],
  en: [
    'Looks for cards.',
    'Exchanges a lot with the bank.',
    'Fights whenever possible.',
    'Does not fight if it can be helped.',
  ],
}
