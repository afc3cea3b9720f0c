/** What tells what has been done, as one part: the log, the rings on the board, what each seat did last and has. */
export { startLogWords } from '../logWords.ts'
export { LastMove } from './LastMove.tsx'
export { Log } from './Log.tsx'
export { Rings } from './Rings.tsx'
export { SeatFigures } from './SeatFigures.tsx'
