/** What tells what has been done, as one part: the log, what lies over the board, what each seat did last and has. */
export { startLogWords } from '../logWords.ts'
export { Log } from './Log.tsx'
export { Overlays } from './Overlays.tsx'
export { SeatFigures } from './SeatFigures.tsx'
export { SeatFoot } from './SeatFoot.tsx'
