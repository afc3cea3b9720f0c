/**
 * What the first view of a table does not need, as one part: several would share pieces with the screen and with each
 * other, and cut it into small files.
 */
export { briefName } from './brief.ts'
export { Balance } from './Balance.tsx'
export { CardList } from './cards/CardList.tsx'
export { makeCards } from './cards/cards.ts'
export { ChooseStart } from './ChooseStart.tsx'
export { Brings, Develop } from './Develop.tsx'
export { motions } from './motions.tsx'
export { pictures } from './pictures.tsx'
export { scene } from './scenes.tsx'
export { Tally } from './Tally.tsx'
export { WhichAction } from './Which.tsx'
export { Foresight } from './Foresight.tsx'
