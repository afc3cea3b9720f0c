/** Words of players, pacts and answers. */
import type { seats as es } from './seats.es.ts'

export const seats: typeof es = {
  points: 'Points',
}
