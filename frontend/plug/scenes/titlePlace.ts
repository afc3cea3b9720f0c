/** Where the name of what is counted lies: over as little as can be of the places that are lit for it, and of controls. */
import { type Corner, overlap, type Slip } from '../../kit/freePlace.ts'

/** Pixels from the rim of what it lies on. */
const rim = 14
/** Pixels from the board of what lies below it. */
const below = 6
/** Pixels between the heights that are tried beside the board and across its edge. */
const step = 16

/**
 * At the board's upper edge, at its lower one, beside it as low as can be, below it, where nothing is to be done while
 * points are counted, across its lower edge, or in its middle: the first of them that covers nothing of what is to be seen, else the one that
 * covers least; of several that cover as much, the one over least of what stands near that.
 */
export const titlePlace = (
  size: { readonly width: number; readonly height: number },
  board: Slip,
  screen: { readonly width: number; readonly height: number },
  seen: readonly Slip[],
  near: readonly Slip[] = [],
): Corner => {
  // Whole also over a board that one sees closer, which goes on beyond the screen.
  const x = Math.max(0, Math.min(board.x + (board.width - size.width) / 2, screen.width - size.width))
  const [right, bottom] = [board.x + board.width, board.y + board.height]
  const low = bottom - size.height - rim
  const places: Corner[] = [
    { x, y: board.y + rim },
    { x, y: low },
  ]
  if (screen.width - right >= size.width + rim)
    for (let y = low; y > board.y; y -= step) places.push({ x: (right + screen.width - size.width) / 2, y })
  if (screen.height - bottom >= size.height + below + rim) {
    places.push({ x, y: bottom + below })
    for (let y = low + step; y < bottom; y += step) places.push({ x, y })
  }
  places.push({ x, y: board.y + (board.height - size.height) / 2 })
  const over = (at: Corner, boxes: readonly Slip[]): number =>
    boxes.reduce((sum, one) => sum + overlap({ ...at, ...size }, one), 0)
  const isBetter = (one: Corner, best: Corner): boolean =>
    (over(one, seen) - over(best, seen) || over(one, near) - over(best, near)) < 0
  return places.reduce((best, one) => (isBetter(one, best) ? one : best))
}

/** Where a title lay before, so that what is read one after the other stands still: as long as it ends within the screen there, and covers nothing of what is to be seen now. */
export const stillThere = (
  before: Slip | null,
  size: { readonly width: number; readonly height: number },
  screen: { readonly width: number; readonly height: number },
  seen: readonly Slip[],
): Corner | null => {
  if (before === null) return null
  const at = { x: before.x + (before.width - size.width) / 2, y: before.y }
  const fits = at.x + size.width <= screen.width && at.y + size.height <= screen.height
  return fits && seen.every((one) => overlap({ ...at, ...size }, one) === 0) ? at : null
}
