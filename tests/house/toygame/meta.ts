import type { GameMeta } from '../../../shared/engine/meta.ts'

const number = (value: string) => ({
  value,
  name: { es: value, en: value },
  hint: { es: `${value} rondas.`, en: `${value} rounds.` },
})

export const toyMeta: GameMeta = {
  id: 'toy',
  name: { es: 'Subasta', en: 'Auction' },
  pitch: { es: 'Pujas secretas y regalos dudosos.', en: 'Secret bids and dubious gifts.' },
  seats: { min: 2, max: 4, best: 3 },
  minutes: 1,
  age: 8,
  options: [{ id: 'rounds', name: { es: 'Rondas', en: 'Rounds' }, values: [number('3'), number('5')] }],
}
