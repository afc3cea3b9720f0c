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

const things = {
  held: '<g class="held" style="left: 40px"/>',
  open: '<g class="spot open" data-live="" style="left: 80px"/>',
  live: '<g class="spot" data-live="" style="left: 560px"/>',
  own: '<g class="spot own" style="left: 320px"/>',
}
test.each([
  ['what is in hand and where it may go', [things.own, things.live, things.held, things.open], 65],
  ['what may be taken up', [things.own, things.live], 565],
  ['what is one’s own', [things.own], 325],
  ['the middle', [], 300],
])('a button brings closer %s', (_, drawn, x) => {
  const frame = document.querySelector('section')!
  const picture = frame.querySelector('svg')!
  picture.innerHTML = drawn.join('')
  for (const size of ['clientWidth', 'clientHeight'])
    Object.defineProperty(frame, size, { value: 600, configurable: true })
  // Each lies at its share of the picture, which is scrolled in its frame.
  const wide = (): number => Number.parseFloat(picture.style.width) || 600
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this === frame) return new DOMRect(0, 0, 600, 600)
    const left = Number.parseFloat(/left: (\d+)/.exec(this.getAttribute('style') ?? '')?.[1] ?? '')
    const grown = wide() / 600
    return Number.isNaN(left)
      ? new DOMRect(-frame.scrollLeft, -frame.scrollTop, wide(), wide())
      : new DOMRect(left * grown - frame.scrollLeft, 300 * grown - frame.scrollTop, 10 * grown, 0)
  })
  zoom!.toggle()
  expect(zoom!.scale()).toBeGreaterThan(1.5)
  expect((frame.scrollLeft + 300) / (wide() / 600)).toBeCloseTo(x)
  zoom!.toggle()
  expect(zoom!.scale()).toBe(1)
})
