// @vitest-environment happy-dom
/** A board in its frame under fingers: what brings it closer, and what is left to whatever is pressed. */
import { createRoot, createSignal } from 'solid-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createZoom, type Zoom } from '../../frontend/kit/zoom.ts'

let [zoom, dispose]: [Zoom | undefined, () => void] = [undefined, () => undefined]
const [isTold, tell] = createSignal(false)
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
    zoom = createZoom(document.querySelector('section')!, () => null, isTold)
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
/** Things so far to the left, each at its share of a picture that is scrolled in a frame of 600 pixels. */
const draw = (drawn: readonly string[]): HTMLElement => {
  const frame = document.querySelector('section')!
  const picture = frame.querySelector('svg')!
  picture.innerHTML = drawn.join('')
  for (const size of ['clientWidth', 'clientHeight'])
    Object.defineProperty(frame, size, { value: 600, configurable: true })
  const wide = (): number => Number.parseFloat(picture.style.width) || 600
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this === frame) return new DOMRect(0, 0, 600, 600)
    const left = Number.parseFloat(/left: (\d+)/.exec(this.getAttribute('style') ?? '')?.[1] ?? '')
    const grown = wide() / 600
    return Number.isNaN(left)
      ? new DOMRect(-frame.scrollLeft, -frame.scrollTop, wide(), wide())
      : new DOMRect(left * grown - frame.scrollLeft, 300 * grown - frame.scrollTop, 10 * grown, 0)
  })
  return frame
}
test.each([
  ['what is in hand and where it may go', [things.own, things.live, things.held, things.open], 65],
  ['what may be taken up', [things.own, things.live], 565],
  ['what is one’s own', [things.own], 325],
  ['the middle', [], 300],
])('a button brings closer %s', (_, drawn, x) => {
  const frame = draw(drawn)
  zoom!.toggle()
  expect(zoom!.scale()).toBeGreaterThan(1.5)
  expect((frame.scrollLeft + 300) / zoom!.scale()).toBeCloseTo(x)
  zoom!.toggle()
  expect(zoom!.scale()).toBe(1)
})

test.each([
  ['coarse', 18, 600 / 490],
  ['coarse', 12, 22 / 12],
  ['coarse', 24, 1],
  ['fine', 18, 1],
])(
  'a %s pointer takes up what stands on cells of %i pixels: seen %f times as large until it is put down',
  async (pointer, side, closer) => {
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(
      (media) => ({ matches: media.includes(pointer) }) as MediaQueryList,
    )
    const frame = draw([
      '<g class="spot open" style="left: 100px"/>',
      '<g class="spot group" style="left: 580px"/>',
    ])
    const board = frame.querySelector('svg')!
    board.dataset['cell'] = '48'
    board.getScreenCTM = () => ({ a: side / 48 }) as DOMMatrix
    const group = board.querySelector('.group')!
    const isSettling = () => frame.classList.contains('settling')
    group.classList.add('taken')
    await vi.waitFor(() => expect(zoom!.scale()).toBeCloseTo(closer))
    // What has moved under the finger takes no press until it can have been seen; what has not, at once.
    await vi.waitFor(() => expect(isSettling()).toBe(closer > 1))
    await vi.waitFor(() => expect(isSettling()).toBe(false))
    group.classList.remove('taken')
    await vi.waitFor(() => expect(zoom!.scale()).toBe(1))
    await vi.waitFor(() => expect(isSettling()).toBe(closer > 1))
  },
)

test('whoever is taken up instead is seen as closely, and nothing moves where they and their ways are in sight', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(() => ({ matches: true }) as MediaQueryList)
  const frame = draw(
    [100, 200, 250, 540].map((left) => `<g class="spot at${left}" style="left: ${left}px"/>`),
  )
  const board = frame.querySelector('svg')!
  board.dataset['cell'] = '48'
  board.getScreenCTM = () => ({ a: 0.3 }) as DOMMatrix
  const at = (left: number) => board.querySelector(`.at${left}`)!
  const hold = async (held: number, ...open: number[]) => {
    for (const one of board.querySelectorAll('.spot')) one.classList.remove('open', 'taken')
    at(held).classList.add('taken')
    for (const left of open) at(left).classList.add('open')
    await new Promise((resolve) => setTimeout(resolve, 20))
    return [zoom!.scale(), frame.scrollLeft]
  }
  const [scale, first] = await hold(100, 200, 250)
  expect(scale).toBeGreaterThan(1.1)
  expect(await hold(200, 250)).toEqual([scale, first])
  // Only as far as it takes.
  const [same, then] = await hold(250, 540)
  expect(same).toBe(scale)
  expect(then).toBeCloseTo(550 * scale! - 600)
})

test('what one has brought closer oneself stays as it is, whatever is taken up and put down', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(() => ({ matches: true }) as MediaQueryList)
  const board = draw(['<g class="spot open" style="left: 580px"/>']).querySelector('svg')!
  board.dataset['cell'] = '48'
  board.getScreenCTM = () => ({ a: 0.3 }) as DOMMatrix
  zoom!.toggle()
  const seen = zoom!.scale()
  for (const isTaken of [true, false]) {
    board.querySelector('.spot')!.classList.toggle('taken', isTaken)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(zoom!.scale()).toBe(seen)
  }
})

test('what is done with what was taken up is seen as closely, until it is told', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(() => ({ matches: true }) as MediaQueryList)
  const board = draw(['<g class="spot open" style="left: 580px"/>']).querySelector('svg')!
  board.dataset['cell'] = '48'
  board.getScreenCTM = () => ({ a: 0.3 }) as DOMMatrix
  const group = board.querySelector('.spot')!
  group.classList.add('taken')
  await vi.waitFor(() => expect(zoom!.scale()).toBeGreaterThan(1))
  const seen = zoom!.scale()
  tell(true)
  group.classList.remove('taken')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(zoom!.scale()).toBe(seen)
  tell(false)
  expect(zoom!.scale()).toBe(1)
})

/** The page has another size now: the frame is so broad and so high. */
const turn = async (width: number, height: number): Promise<void> => {
  const frame = document.querySelector('section')!
  Object.defineProperty(frame, 'clientWidth', { value: width, configurable: true })
  Object.defineProperty(frame, 'clientHeight', { value: height, configurable: true })
  dispatchEvent(new Event('resize'))
  await new Promise((resolve) => requestAnimationFrame(() => resolve(null)))
}
test('a page that is turned is seen as closely, with the same in the middle', async () => {
  const frame = draw([])
  zoom!.toggle()
  const seen = zoom!.scale()
  Object.assign(frame, { scrollLeft: 350, scrollTop: 30 })
  frame.dispatchEvent(new Event('scroll'))
  const before = [650 / (600 * seen), 330 / (600 * seen)]
  // As browsers do where the frame has grown.
  frame.scrollLeft = 0
  await turn(400, 200)
  expect(zoom!.scale()).toBe(seen)
  expect((frame.scrollLeft + 200) / (400 * seen)).toBeCloseTo(before[0]!)
  expect((frame.scrollTop + 100) / (200 * seen)).toBeCloseTo(before[1]!)
  // A board that was drawn anew for it has other places there.
  dispatchEvent(new Event('resize'))
  frame.replaceChildren(document.createElementNS('http://www.w3.org/2000/svg', 'svg'))
  await new Promise((resolve) => requestAnimationFrame(() => resolve(null)))
  expect(zoom!.scale()).toBe(1)
})
