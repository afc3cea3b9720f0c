import type { GameMeta } from '../../../shared/engine/meta.ts'

export const intrigueMeta: GameMeta = {
  id: 'intrigue',
  name: { es: 'Intriga', en: 'Intrigue' },
  pitch: { es: 'Complots, guardias y una corona.', en: 'Plots, guards and a crown.' },
  seats: { min: 2, max: 4, best: 3 },
  minutes: 2,
  age: 8,
  options: [],
}
