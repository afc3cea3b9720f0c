/** Where the card of what was refused lies on a phone: over nothing that is to be pressed for the turn in hand. */
import { type Corner, freePlace, isFree, rim, type Size, type Surroundings } from '../../kit/freePlace.ts'
import { boxesOf } from '../../kit/surroundings.ts'

/** What a press would answer the question with, what others ask, the line that says what to do, and the turn in hand. */
const toBePressed =
  '.bar, .actions, [data-live], [data-drop], .tray button:not(:disabled, [aria-disabled="true"], [data-idle]), .tray select, .asked-slot > *'
/** Pixels that it may be broad, and below which its lines stand in one column. */
const widths = [480, 340, 222]
const column = 400
/** How much of it is seen at least, the rest by scrolling; and in pixels, as much as its name and the refusal take. */
const parts = [1, 0.8, 0.6]
const least = 150

const surroundings = (slip: Element): Surroundings => ({
  screen: { x: 0, y: 0, width: innerWidth, height: innerHeight },
  taken: boxesOf(toBePressed, slip),
  shy: boxesOf('.seat, .tray :is([data-card], [data-anchor])', slip),
  ground: [],
})

const stand = (slip: HTMLElement, { x, y }: Corner, { width, height }: Size): void => {
  const { style } = slip
  style.right = style.bottom = 'auto'
  style.left = `${x}px`
  style.top = `${y}px`
  style.width = `${width}px`
  style.maxHeight = `${height}px`
}

/** As broad and as high as it is when it is shown whole. */
const sizesOf = (slip: HTMLElement): readonly Size[] => {
  slip.style.maxHeight = 'none'
  return [...new Set(widths.map((one) => Math.min(one, innerWidth - 2 * rim)))].map((width) => {
    slip.style.width = `${width}px`
    slip.classList.toggle('aside', width < column)
    return { width, height: slip.offsetHeight }
  })
}

/** Puts it there, where it stays as long as it may; false where there is no such place. */
export const standOffPressed = (thing: Element, slip: HTMLElement): boolean => {
  const [box, around] = [thing.getBoundingClientRect(), surroundings(slip)]
  const { x, y, width, height } = slip.getBoundingClientRect()
  if (slip.classList.contains('off') && isFree({ x, y, width, height }, box, around)) return true
  slip.classList.add('off', 'slim')
  const sizes = sizesOf(slip)
  for (const part of parts)
    for (const whole of sizes) {
      const size = {
        ...whole,
        height: Math.max(Math.min(least, whole.height), Math.round(part * whole.height)),
      }
      const at = freePlace(size, box, around)
      if (at === null) continue
      slip.classList.toggle('aside', size.width < column)
      stand(slip, at, size)
      return true
    }
  slip.classList.remove('off', 'slim', 'aside')
  slip.removeAttribute('style')
  return false
}
