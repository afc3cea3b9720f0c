/** Words of cards, piles and planning. */
import type { planning as es } from './planning.es.ts'

export const planning: typeof es = {
  present: 'PRESENT',
  future: 'FUTURE',
  events: 'EVENTS',
  discards: 'Discards',
}
