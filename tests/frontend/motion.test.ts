// @vitest-environment happy-dom
/** The way of a piece in flight: to and from what stands in a row it goes straight, not along the others. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fly, setSpeed } from '../../frontend/kit/motion.ts'

const boxes = new Map<string, DOMRect>()
let way: Keyframe[] = []
let time: KeyframeAnimationOptions = {}
beforeEach(() => {
  boxes.clear()
  document.body.innerHTML = ''
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxes.get(this.id) ?? new DOMRect()
  })
  Element.prototype.animate = function (frames: Keyframe[], options: KeyframeAnimationOptions) {
    way = frames
    time = options
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

/** How far it is on its way at that share of the time. */
const wayAt = (share: number): number => {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (String(time.easing).match(/[\d.]+/g) ?? []).map(Number)
  const curve = (one: number, other: number, at: number): number =>
    3 * (1 - at) ** 2 * at * one + 3 * (1 - at) * at ** 2 * other + at ** 3
  let [low, high] = [0, 1]
  for (let n = 0; n < 40; n++) {
    const middle = (low + high) / 2
    if (curve(x1, x2, middle) < share) low = middle
    else high = middle
  }
  return curve(y1, y2, (low + high) / 2)
}

/** How many pixels a coin is across, at each hundredth of the time. */
const coinAcross = (): number[] => {
  const scales = way
    .map(({ scale, offset }, index) => ({
      scale: scale as number | undefined,
      at: offset ?? (index === 0 ? 0 : 1),
    }))
    .filter(({ scale }) => scale !== undefined)
  return Array.from({ length: 101 }, (_, hundredths) => {
    const share = [0, 1][hundredths / 100] ?? wayAt(hundredths / 100)
    const next = scales.find(({ at }) => at >= share)!
    const last = scales.findLast(({ at }) => at <= share)!
    const gone = next.at === last.at ? 0 : (share - last.at) / (next.at - last.at)
    return 0.64 * 56 * (last.scale! + gone * (next.scale! - last.scale!))
  })
}

test('in the middle of its way a coin is as large as a thumb, and at both ends no higher than what is there', async () => {
  put('seat:0', new DOMRect(60, 60, 20, 20))
  put('seat:1', new DOMRect(300, 60, 20, 20))
  put('deck', new DOMRect(8, 700, 30, 42))
  for (const [from, to, ends] of [
    ['deck', 'seat:1', [42, 20]],
    ['seat:1', 'deck', [20, 42]],
  ] as const) {
    await flight(from, to)
    const across = coinAcross()
    expect([across[0], across[100]].map((width) => width! / 0.64)).toEqual(ends)
    expect(across.filter((width) => width >= 48).length).toBeGreaterThan(40)
    expect(Math.min(...across.slice(25, 60))).toBeGreaterThanOrEqual(48)
  }
})

test('while it is large it is whole on the screen, though it comes to the edge of it', async () => {
  put('seat:0', new DOMRect(60, 60, 20, 20))
  put('seat:1', new DOMRect(innerWidth - 24, 60, 20, 20))
  put('deck', new DOMRect(4, 600, 30, 42))
  for (const [from, to] of [
    ['deck', 'seat:1'],
    ['seat:1', 'deck'],
  ] as const) {
    await flight(from, to)
    const large = way.filter(({ offset, translate }) => offset !== undefined && translate !== undefined)
    expect(large.length).toBeGreaterThan(0)
    for (const { translate } of large) {
      const left = Number.parseFloat(String(translate)) + 28 - 0.8 * 56
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left + 1.6 * 56).toBeLessThanOrEqual(innerWidth)
    }
    // It stays there until it shrinks.
    expect(way.find(({ offset }) => offset === (to === 'deck' ? 0.3 : 0.85))?.translate).toBeDefined()
  }
})

test('it takes as long as its game says, twice that for who likes it slow, and half of it for who likes it fast', async () => {
  put('one', new DOMRect(0, 0, 80, 80))
  put('other', new DOMRect(200, 200, 80, 80))
  await flight('one', 'other')
  expect(time.duration).toBe(300)
  setSpeed('slow')
  await flight('one', 'other')
  expect(time.duration).toBe(600)
  setSpeed('fast')
  await flight('one', 'other')
  expect(time.duration).toBe(150)
  setSpeed('normal')
})

test('what is counted out of sight, as others’ talers on a phone, comes from the seat that has it', async () => {
  put('seat:1', new DOMRect(600, 60, 20, 20))
  put('place', new DOMRect(100, 300, 40, 40))
  await flight('seat:1:talers', 'place')
  const whole = passed()
  await flight('seat:1', 'place')
  expect(whole).toEqual(passed())
  way = []
  put('seat:1:talers', new DOMRect(500, 400, 20, 20))
  await flight('seat:1:talers', 'place')
  expect(passed()).not.toEqual(whole)
  expect(passed()).not.toEqual([])
})
