import type { GameMeta } from '../../../shared/engine/meta.ts'

const both = (text: string) => ({ es: text, en: text })
const choice = (value: string, seats?: readonly number[]) => ({
  value,
  name: both(value),
  hint: both(value),
  ...(seats === undefined ? {} : { seats }),
})

export const raidMeta: GameMeta = {
  id: 'raid',
  name: { es: 'Correría', en: 'Raid' },
  pitch: { es: 'Dados, grupos y tratos.', en: 'Dice, groups and deals.' },
  seats: { min: 2, max: 4, best: 4 },
  minutes: 2,
  age: 8,
  options: [
    // Sides of two need four seats.
    { id: 'sides', name: both('sides'), values: [choice('none'), choice('pairs', [4])] },
    { id: 'trade', name: both('trade'), values: [choice('yes'), choice('no')] },
    { id: 'rounds', name: both('rounds'), hint: both('rounds'), min: 2, max: 8, step: 2, initial: 4 },
  ],
  // Who may not trade cannot help a friend either.
  exclusions: [{ values: { sides: 'pairs', trade: 'no' }, why: both('friends trade') }],
}
