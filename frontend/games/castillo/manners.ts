/** How the characters of Castillo play, in a sentence each: in the order of their tastes (`shared/games/castillo/policy/tastes.ts`). */
import type { Manners } from '../../plug/manners.ts'

export const manners: Manners = {
  es: [
    'Construye en cuanto puede.',
    'Se fía del Comerciante.',
    'Trabaja con el Picapedrero.',
    'Manda por delante al Mensajero.',
  ],
  en: [
    'Builds as soon as possible.',
    'Trusts the Trader.',
    'Works with the Stonemason.',
    'Sends the Messenger ahead.',
  ],
}
