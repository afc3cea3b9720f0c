/**
 * What a finger means on a board whose places are smaller than it is. Such a board says, as `data-cell`, how large they
 * are in its own units.
 */

/** Pixels that a finger may stray. */
const breadth = 24
/** From the middle of a square to its corner, as part of its side. */
const corner = Math.SQRT1_2

/**
 * The place that a tap means, if not the one that it met: beside all places the nearest that does something, and on open
 * ground (`bare`) a place beside it where something stands that is lit, as far as that is smaller than a finger. Null: the one it met.
 */
export const meantBy = ({ target, clientX, clientY }: MouseEvent): Element | null => {
  const board = target instanceof Element ? target.closest<SVGSVGElement>('svg[data-cell]') : null
  const scale = board?.getScreenCTM()?.a ?? 0
  if (board === null || scale === 0) return null
  const met = (target as Element).closest('[data-live]')
  if (met !== null && !met.matches('.bare')) return null
  const side = Number(board.dataset['cell']) * scale
  const far = (place: Element): number => {
    const { e, f } = (place as SVGGElement).getScreenCTM() ?? { e: Infinity, f: Infinity }
    const more = place.matches('.open:not(.bare)') ? Math.max(0, breadth - side) : 0
    return Math.hypot(e - clientX, f - clientY) - more
  }
  let [best, least] = [met, met === null ? Math.max(breadth, side) * corner : far(met)]
  for (const place of board.querySelectorAll('.spot[data-live]')) {
    const away = far(place)
    if (away < least) [best, least] = [place, away]
  }
  return best === met ? null : best
}
