/** What the first view of a table does not need, as one part. */
export { Answers } from './Answers.tsx'
export { CardActs } from './CardActs.tsx'
export { makeCards } from './cards/cards.ts'
export { Discards } from './papers/Discards.tsx'
export { motions } from './motions.tsx'
export { pictures } from './pictures.tsx'
export { scene } from './scenes.tsx'
