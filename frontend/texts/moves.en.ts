import { createCounting } from '../kit/counting.ts'
import type { MovesTexts } from './moves.es.ts'

const { counted } = createCounting('en')

export const moves: MovesTexts = {
  now: (count) => `${counted(count, ['legal move', 'legal moves'])} now`,
  soFar: (count) => `${counted(count, ['possible move', 'possible moves'])}, looking for more…`,
  more: (count) => `Show ${counted(count, ['more move', 'more moves'])}`,
  none: 'It is not your turn.',
}
