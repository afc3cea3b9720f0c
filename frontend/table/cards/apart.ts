/** Where the card lies of what is weighed against the board: beside both, over what can wait. */
import { freePlace, rim, type Slip } from '../../kit/freePlace.ts'
import { boxAround, boxesOf, boxOnScreen, isSeen } from '../../kit/surroundings.ts'

/** As broad as a card is (`InfoCard.css`), and broader, in two columns, where it is too high for what is free: pixels. */
const breadths = [280, 400, 460] as const

/** What is read while one chooses: each of these as a whole, as one's way from the one to the other leads all over it. */
const weighed = ['.board [data-anchor]', '.tray :is([data-anchor], button)', '.seat', '.bar']

/** As high as such a card may be, in the lower corner: pixels. */
const highest = 320

/**
 * What a tip about such a hand leaves to be seen: all that is weighed, and where the hand's cards come, as its button would
 * lie under them.
 */
export const weighedWith = (thing: Element): readonly Slip[] => {
  if (thing.closest('[data-apart]') === null) return []
  const [width, height] = [breadths[2] + rim, highest + rim]
  return [
    { x: innerWidth - width, y: innerHeight - height, width, height },
    ...boxesOf('.board [data-anchor], .tray :is([data-anchor], [data-card])', thing),
  ]
}

/** Of a game's hand that says so by `data-apart`. False where there is no such place. */
export const standApart = (thing: Element, slip: HTMLElement): boolean => {
  const [usual] = breadths
  if (thing.closest('[data-apart]') === null || slip.classList.contains('sign')) return false
  const taken = weighed.flatMap((part) => {
    const parts = [...document.querySelectorAll(part)].filter((one) => isSeen(boxOnScreen(one)))
    return parts.length > 0 ? [boxAround(parts)] : []
  })
  // Of two free places the lower one, beside the hand.
  const at = { x: boxAround([thing]).x, y: innerHeight, width: 0, height: 0 }
  const screen = { x: 0, y: 0, width: innerWidth, height: innerHeight }
  const shy = boxesOf('.lesson, .actions, .asked-slot > *', thing)
  for (const breadth of breadths) {
    slip.style.width = `${breadth}px`
    slip.classList.toggle('apart', breadth !== usual)
    const size = { width: slip.offsetWidth, height: slip.offsetHeight }
    const free = freePlace(size, at, { screen, taken, shy, ground: [] })
    if (free === null) continue
    slip.style.left = `${free.x}px`
    slip.style.top = `${free.y}px`
    return true
  }
  slip.classList.remove('apart')
  return false
}
