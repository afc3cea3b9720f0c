/** What lies on the page of a table around a slip that is to lie beside a thing, and when that may have changed. */
import { onCleanup, onMount } from 'solid-js'
import type { Slip, Surroundings } from '../../kit/freePlace.ts'

/** What a press would do something at, and the line that says what to do. */
const pressed =
  '[data-live], [data-drop], .tray button:not(:disabled, [aria-disabled="true"]), .tray select, .bar, .info-card'
/** What can be pressed but need not be, and what the seats and oneself have. */
const kept =
  '.table-page button, .table-page a, .board [role="button"], .seat, .tray :is([data-card^="seat:"], [data-anchor^="seat:"])'

export const boxOnScreen = (element: Element): Slip => element.getBoundingClientRect()

export const isSeen = ({ x, y, width, height }: Slip): boolean =>
  width > 0 && x + width > 0 && y + height > 0 && x < innerWidth && y < innerHeight

/** Where such things are on the screen, but for those in one that is left out. */
export const boxesOf = (selector: string, except: Element): Slip[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => !except.contains(element))
    .map(boxOnScreen)
    .filter(isSeen)

export const surroundingsOf = (slip: Element): Surroundings => ({
  screen: { x: 0, y: 0, width: innerWidth, height: innerHeight },
  taken: boxesOf(pressed, slip),
  shy: boxesOf(kept, slip),
})

/** Looks for a place anew, once in a frame, when something on the page may lie elsewhere; and when it is asked to. */
export const createPlacing = (place: () => void): (() => void) => {
  let frame = 0
  const soon = (): void => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(place)
  }
  onMount(() => {
    const watched = new MutationObserver(soon)
    watched.observe(document.querySelector('.table-page') ?? document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-live', 'disabled', 'class'],
    })
    addEventListener('resize', soon)
    addEventListener('scroll', soon, true)
    onCleanup(() => {
      watched.disconnect()
      cancelAnimationFrame(frame)
      removeEventListener('resize', soon)
      removeEventListener('scroll', soon, true)
    })
  })
  return soon
}
