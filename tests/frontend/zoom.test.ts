// @vitest-environment happy-dom
/** A board in its frame under fingers: what brings it closer, and what is left to whatever is pressed. */
import { createRoot } from 'solid-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createZoom, type Zoom } from '../../frontend/kit/zoom.ts'

let [zoom, dispose]: [Zoom | undefined, () => void] = [undefined, () => undefined]
/** Clicks that come past the frame, to what asks about things. */
let heard = 0
const hear = (): void => void heard++

beforeEach(() => {
  heard = 0
  document.body.innerHTML =
    '<section><svg><rect class="ground"/><g role="button" class="idle"/><g role="button" class="live" data-live=""/></svg></section>'
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 300))
  document.addEventListener('click', hear)
  createRoot((end) => {
    dispose = end
    zoom = createZoom(document.querySelector('section')!, () => null)
  })
})
afterEach(() => {
  dispose()
  document.removeEventListener('click', hear)
  vi.restoreAllMocks()
})

/** At this moment, in milliseconds, and so far to the right. */
const press = (event: MouseEvent, on: string, at: number): void => {
  Object.defineProperty(event, 'timeStamp', { value: at })
  document.querySelector(on)!.dispatchEvent(event)
}
const tap = (on: string, at: number, x = 100): void =>
  press(new PointerEvent('click', { bubbles: true, pointerType: 'touch', clientX: x, clientY: 100 }), on, at)

test('two taps bring the board closer, and two more back; one alone does nothing', () => {
  tap('.ground', 1000)
  expect(zoom?.scale()).toBe(1)
  tap('.ground', 1200)
  expect(zoom?.scale()).toBeGreaterThan(1.5)
  // A browser tells of both once more.
  press(new MouseEvent('dblclick', { bubbles: true }), '.ground', 1201)
  expect(zoom?.scale()).toBeGreaterThan(1.5)
  tap('.ground', 3000)
  tap('.ground', 3200)
  expect(zoom?.scale()).toBe(1)
})

test.each([
  ['long after each other', 600, 100],
  ['at two places', 200, 180],
])('two taps %s are two single ones', (_, later, x) => {
  tap('.ground', 1000)
  tap('.ground', 1000 + later, x)
  expect(zoom?.scale()).toBe(1)
})

test('what can be pressed is pressed at once, however often; of what cannot, the first tap asks alone', () => {
  tap('.live', 1000)
  tap('.live', 1100)
  expect([zoom?.scale(), heard]).toEqual([1, 2])
  tap('.idle', 5000)
  expect(heard).toBe(3)
  tap('.idle', 5200)
  expect(heard).toBe(3)
  expect(zoom?.scale()).toBeGreaterThan(1.5)
})
