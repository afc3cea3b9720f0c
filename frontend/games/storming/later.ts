/** What the first view of a table does not need, as one part. */
export { Answers } from './Answers.tsx'
export { CardActs } from './CardActs.tsx'
export { makeCards } from './cards/cards.ts'
export { CardPaper } from './papers/CardPaper.tsx'
export { showCard } from './CardSheet.tsx'
export { motions } from './motions.tsx'
export { pictures } from './pictures.tsx'
export { scene } from './scenes.tsx'
