/** What tells what has been done, as one part: log and papers, what lies over the board, what each seat did last and has. */
export { startLogWords as startWords } from '../logWords.ts'
export { Overlays } from './Overlays.tsx'
export { Papers } from './Papers.tsx'
export { SeatFigures } from './SeatFigures.tsx'
export { SeatFoot } from './SeatFoot.tsx'
export { Foretold } from './Foretold.tsx'
export { Hurry } from './Hurry.tsx'
export { TakeBack } from './TakeBack.tsx'
