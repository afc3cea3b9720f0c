/** How the characters of Fortaleza play, in a sentence each: in the order of their tastes (`shared/games/fortaleza/policy/tastes.ts`). */
import type { Manners } from '../../plug/manners.ts'

export const manners: Manners = {
  es: [
    'Le gustan las torres.',
    'Le gustan las puertas.',
    'Le gustan las murallas.',
    'Desarrolla más que nadie.',
    'Busca el templo y pone recaudadores.',
  ],
  en: [
    'Likes towers.',
    'Likes gates.',
    'Likes walls.',
    'Develops more than others.',
    'Seeks the temple and places collectors.',
  ],
}
