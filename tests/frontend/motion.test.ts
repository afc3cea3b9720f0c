// @vitest-environment happy-dom
/** The way of a piece in flight: to and from what stands in a row it goes straight, not along the others. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fly } from '../../frontend/kit/motion.ts'

const boxes = new Map<string, DOMRect>()
let way: Keyframe[] = []
beforeEach(() => {
  boxes.clear()
  document.body.innerHTML = ''
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxes.get(this.id) ?? new DOMRect()
  })
  Element.prototype.animate = function (frames: Keyframe[]) {
    way = frames
    return { finished: Promise.resolve(), finish: () => undefined } as unknown as Animation
  } as typeof Element.prototype.animate
})
afterEach(() => vi.restoreAllMocks())

const put = (anchor: string, box: DOMRect): void => {
  boxes.set(anchor, box)
  boxes.set(`${anchor}-points`, box)
  const lands = anchor.startsWith('seat') ? `<b id="${anchor}-points" data-lands></b>` : ''
  document.body.insertAdjacentHTML('beforeend', `<i id="${anchor}" data-anchor="${anchor}">${lands}</i>`)
}
const flight = (from: string, to: string) => fly({ piece: () => null, from, to, lasts: 300 })
const passed = (): unknown[] => way.flatMap(({ translate }) => (translate === undefined ? [] : [translate]))

test('to a seat of a row the last of it is straight up, and from there the first straight down', async () => {
  put('seat:0', new DOMRect(400, 60, 20, 20))
  put('seat:1', new DOMRect(600, 60, 20, 20))
  put('place', new DOMRect(100, 300, 40, 40))
  await flight('place', 'seat:1')
  expect(passed()).toEqual(['92px 292px', '582px 108px', '582px 42px'])
  await flight('seat:1', 'place')
  expect(passed()).toEqual(['582px 42px', '582px 108px', '92px 292px'])
})

test('where seats stand below each other it goes the shortest way', async () => {
  put('seat:0', new DOMRect(600, 60, 20, 20))
  put('seat:1', new DOMRect(600, 160, 20, 20))
  put('place', new DOMRect(100, 300, 40, 40))
  await flight('place', 'seat:1')
  expect(passed()).toEqual(['92px 292px', '582px 142px'])
})
