/** Where something was pressed last, by a pointer or a key: what is said of it stands there. */
import { onCleanup } from 'solid-js'
import type { Slip } from './freePlace.ts'

export interface Press {
  /** What was pressed, as long as it is on the page. */
  readonly element: Element
  /** Where it is now; where it was, once it has gone. */
  box(): Slip
}

const things = 'button, a, select, input, [role="button"], [data-anchor], [data-card]'
/** Pixels of a side: of what is larger only the place under the finger counts. */
const largest = 160
const fingertip = 24
/** Pixels between press and release from which on something was carried there. */
const carried = 24

const pressOn = (element: Element, x: number, y: number): Press => {
  const thing = element.closest(things) ?? element
  const { width, height } = thing.getBoundingClientRect()
  const isSmall = width <= largest && height <= largest
  const before = isSmall
    ? thing.getBoundingClientRect()
    : { x: x - fingertip / 2, y: y - fingertip / 2, width: fingertip, height: fingertip }
  return {
    element: thing,
    box() {
      const now = thing.getBoundingClientRect()
      return isSmall && now.width > 0 ? now : before
    },
  }
}

/** What a key is meant for, or what was pressed before anybody listened: presses take the focus. */
const pressOnFocused = (): Press | null => {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return null
  const { x, y, width, height } = focused.getBoundingClientRect()
  return pressOn(focused, x + width / 2, y + height / 2)
}

/** Null until something is pressed. */
export const createLastPress = (): (() => Press | null) => {
  let last = pressOnFocused()
  let began = { x: 0, y: 0 }
  const down = ({ target, clientX: x, clientY: y }: PointerEvent): void => {
    began = { x, y }
    if (target instanceof Element) last = pressOn(target, x, y)
  }
  const up = ({ clientX: x, clientY: y }: PointerEvent): void => {
    if (Math.hypot(x - began.x, y - began.y) < carried) return
    const under = document.elementFromPoint(x, y)
    if (under !== null) last = pressOn(under, x, y)
  }
  const key = (): void => void (last = pressOnFocused() ?? last)
  document.addEventListener('pointerdown', down, true)
  document.addEventListener('pointerup', up, true)
  document.addEventListener('keydown', key, true)
  onCleanup(() => {
    document.removeEventListener('pointerdown', down, true)
    document.removeEventListener('pointerup', up, true)
    document.removeEventListener('keydown', key, true)
  })
  return () => last
}
