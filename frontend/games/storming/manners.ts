/** How the characters of Storming! play, in a sentence each: in the order of their tastes (`shared/games/storming/policy/tastes.ts`). */
import type { Manners } from '../../plug/manners.ts'

export const manners: Manners = {
  es: ['Recluta sin descanso.', 'Prefiere la diplomacia.', 'Prefiere las armas.', 'Construye sin descanso.'],
  en: ['Recruits without rest.', 'Prefers diplomacy.', 'Prefers arms.', 'Builds without rest.'],
}
