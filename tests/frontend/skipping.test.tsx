// @vitest-environment happy-dom
/** A press or a key goes on: what flies lands, a scene is over, and what follows at once is skipped with it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fly, isSkipped } from '../../frontend/kit/motion.ts'
import { playScene } from '../../frontend/kit/stage.tsx'

let finished: number
beforeEach(() => {
  finished = 0
  document.body.innerHTML = '<i data-anchor="from"></i><i data-anchor="to"></i>'
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 40, 40))
  Element.prototype.animate = (() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    return { finished: promise, finish: () => (finished++, resolve()), playbackRate: 1 }
  }) as unknown as typeof Element.prototype.animate
})
afterEach(() => void vi.restoreAllMocks())

const flight = { piece: () => <b />, from: 'from', to: 'to', lasts: 60_000 }

test.each([
  ['pointerdown', new Event('pointerdown')],
  ['a key', new KeyboardEvent('keydown', { key: 'a' })],
])('%s brings down what is in the air, once', async (_, press) => {
  const landed = fly(flight)
  expect(document.querySelectorAll('.flight')).toHaveLength(1)
  expect(isSkipped()).toBe(false)
  document.dispatchEvent(press)
  await landed
  expect(finished).toBe(1)
  expect(document.querySelectorAll('.flight')).toHaveLength(0)
  expect([isSkipped(), isSkipped()]).toEqual([true, false])
})

test('what comes to a seat lands at its points and no higher than they are, off its name', async () => {
  document.body.innerHTML = '<i data-anchor="from"></i><i data-anchor="to"><b data-lands></b></i>'
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.hasAttribute('data-lands') ? new DOMRect(100, 10, 12, 28) : new DOMRect(0, 0, 112, 56)
  })
  const ways: Keyframe[][] = []
  Element.prototype.animate = ((frames: Keyframe[]) => {
    ways.push(frames)
    return { finished: Promise.resolve() }
  }) as unknown as typeof Element.prototype.animate
  await fly(flight)
  expect(ways.map((frames) => [frames.at(0), frames.at(-1)])).toEqual([
    [
      { translate: '28px 0px', scale: 1 },
      { translate: '78px -4px', scale: 0.5 },
    ],
  ])
})

test.each([
  ['a plain one by the first', undefined, 1],
  ['one that is made faster first by the second', true, 2],
] as const)('a tap ends a scene: %s', async (_, isHurried, taps) => {
  const shown = (): number => document.querySelectorAll('.scene b').length
  const scene = { Play: () => <b />, lasts: 60_000, ...(isHurried && { isHurried }) }
  const over = playScene(scene, new AbortController().signal)
  for (let tap = 1; tap <= taps; tap++) {
    expect(shown()).toBe(1)
    document.body.click()
  }
  expect(shown()).toBe(0)
  await over
})
