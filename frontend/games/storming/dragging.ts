/** A card drawn over the table by pointer: it follows, and where it is let go it lies. A press without a way stays a press. */
import { createSignal } from 'solid-js'

export interface Drag {
  readonly card: string
  readonly x: number
  readonly y: number
  /** The place under it. */
  readonly over: string | null
}

/** Pixels that a pointer may stray in a press. */
const slack = 8

const [drag, setDrag] = createSignal<Drag | null>(null)
export { drag }

/** The place that a card is let go on: anything with `data-drop`. */
const placeAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest('[data-drop]')?.getAttribute('data-drop') ?? null

/** The click that ends a drag is not meant for the card. */
const swallowClick = (): void => {
  const stop = (event: Event): void => {
    event.stopPropagation()
    event.preventDefault()
  }
  document.addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => document.removeEventListener('click', stop, { capture: true }), 0)
}

/** For `onPointerDown` of a card. */
export const startDrag = (
  event: PointerEvent,
  card: string,
  on: { begin(): void; drop(place: string): void },
): void => {
  if (event.button !== 0) return
  const [fromX, fromY] = [event.clientX, event.clientY]
  const ended = new AbortController()
  const until = { signal: ended.signal }
  const isMine = (other: PointerEvent): boolean => other.pointerId === event.pointerId
  const end = (): void => {
    ended.abort()
    setDrag(null)
  }
  addEventListener(
    'pointermove',
    (moved) => {
      if (!isMine(moved)) return
      const { clientX: x, clientY: y } = moved
      if (drag() === null && Math.hypot(x - fromX, y - fromY) <= slack) return
      if (drag() === null) on.begin()
      setDrag({ card, x, y, over: placeAt(x, y) })
    },
    until,
  )
  addEventListener(
    'pointerup',
    (up) => {
      if (!isMine(up)) return
      const place = drag()?.over ?? null
      if (drag() !== null) swallowClick()
      end()
      if (place !== null) on.drop(place)
    },
    until,
  )
  addEventListener('pointercancel', (cancelled) => isMine(cancelled) && end(), until)
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(), until)
}
