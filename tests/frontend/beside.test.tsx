// @vitest-environment happy-dom
/** What is asked about a thing on the board: beside it where nothing is to be pressed, else where it stands in the page. */
import { render } from 'solid-js/web'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Beside } from '../../frontend/kit/Beside.tsx'
import type { Slip } from '../../frontend/kit/freePlace.ts'

const boxes = new Map<Element, Slip>()
let dispose = (): void => undefined
beforeEach(() => {
  boxes.clear()
  Object.assign(window, { innerWidth: 800, innerHeight: 600 })
  Element.prototype.getBoundingClientRect = function (this: Element) {
    return (boxes.get(this) ?? { x: 0, y: 0, width: 0, height: 0 }) as DOMRect
  }
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, get: () => 200 })
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 80 })
  HTMLElement.prototype.showPopover = () => undefined
})
afterEach(() => (dispose(), (document.body.innerHTML = '')))

/** A board with the thing at this box, and something to press at the others; the question stands in the tray. */
const ask = (
  thing: Slip,
  live: readonly Slip[],
  { board, seat }: { board: Slip; seat?: Slip } = { board: { x: 0, y: 0, width: 800, height: 600 } },
) => {
  document.body.innerHTML =
    '<div class="board"><svg><g tabindex="0" data-anchor="FB"></g></svg></div><div class="tray"></div>'
  const at = document.querySelector<SVGElement>('[data-anchor]')!
  boxes.set(document.querySelector('.board')!, board)
  boxes.set(at, thing)
  if (seat !== undefined) {
    boxes.set(at.parentElement!, board)
    const chip = Object.assign(document.createElement('i'), { className: 'seat' })
    document.body.append(chip)
    boxes.set(chip, seat)
  }
  for (const box of live) {
    const place = document.createElement('i')
    place.dataset['live'] = ''
    document.body.append(place)
    boxes.set(place, box)
  }
  at.focus()
  const leave = vi.fn()
  dispose = render(
    () => (
      <Beside anchor="FB" class="which" label="Which?" leave={leave}>
        <button type="button">one</button>
        <button type="button">two</button>
      </Beside>
    ),
    document.querySelector('.tray')!,
  )
  const slip = document.querySelector<HTMLElement>('.which')!
  const corner = { x: Number.parseFloat(slip.style.left), y: Number.parseFloat(slip.style.top) }
  return { at, slip, corner, leave }
}
const thing: Slip = { x: 300, y: 200, width: 60, height: 60 }

test('it lies beside the thing, and off what can be pressed', () => {
  const { slip, corner } = ask(thing, [{ x: 100, y: 120, width: 800, height: 70 }])
  expect([slip.popover, slip.classList.contains('placed'), slip.closest('.tray') !== null]).toEqual([
    'manual',
    true,
    true,
  ])
  // No higher than what can be pressed ends, and near.
  expect(corner.y).toBeGreaterThanOrEqual(190)
  expect(Math.hypot(corner.x + 100 - 330, corner.y + 40 - 230)).toBeLessThan(240)
})

test('on a phone that lies it is off the board where the page is free beside it, and over no seat', () => {
  Object.assign(window, { innerWidth: 844, innerHeight: 390 })
  const small: Slip = { x: 96, y: 208, width: 22, height: 22 }
  const on = (free: number) => {
    document.body.innerHTML = ''
    return ask(small, [{ x: 342, y: free, width: 502, height: 390 - free }], {
      board: { x: 0, y: 48, width: 342, height: 342 },
      seat: { x: 342, y: 48, width: 502, height: 52 },
    }).corner
  }
  const beyond = on(240)
  expect([beyond.x >= 342, beyond.y >= 100, beyond.y + 80 <= 240]).toEqual([true, true, true])
  dispose()
  // Where all of the page beside the board is taken it lies near, but over no seat all the same.
  const near = on(110)
  expect(near.x).toBeLessThan(342)
  expect(near.x + 200 <= 342 || near.y >= 100).toBe(true)
})

test('it is not lifted over a card that is read', async () => {
  const { slip } = ask(thing, [{ x: 0, y: 0, width: 800, height: 600 }])
  const lifted = vi.spyOn(HTMLElement.prototype, 'showPopover')
  document.body.append(Object.assign(document.createElement('div'), { className: 'info-card' }))
  for (const place of document.querySelectorAll('[data-live]')) place.remove()
  dispatchEvent(new Event('resize'))
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect([lifted.mock.calls.length, slip.popover]).toEqual([0, null])
  document.querySelector('.info-card')?.remove()
  dispatchEvent(new Event('resize'))
  await vi.waitFor(() => expect(slip.popover).toBe('manual'))
})

test('where all about the thing is to be pressed it stands in the page', () => {
  const { slip } = ask(thing, [{ x: 0, y: 0, width: 800, height: 600 }])
  expect([slip.popover, slip.classList.contains('placed')]).toEqual([null, false])
})

test('who came to the thing by key goes on at the first answer, back to it by none, and Escape answers nothing', () => {
  const { at, slip, leave } = ask(thing, [])
  expect(document.activeElement?.textContent).toBe('one')
  slip.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(leave).toHaveBeenCalledOnce()
  dispose()
  expect(document.activeElement).toBe(at)
})

test('the thing is where it is with the question over the page: by where it is above that, it would come and go for ever', async () => {
  // In the page it takes room from the board, and the thing stands higher: there is room beside it there, and none below.
  const { at, slip } = ask(thing, [{ x: 0, y: 330, width: 800, height: 270 }])
  const [high, low] = [thing, { ...thing, y: 520 }]
  const where = boxes.get.bind(boxes)
  boxes.get = (one) => (one === at ? (slip.popover === 'manual' ? low : high) : where(one))
  const seen = new Set<boolean>()
  for (let frame = 0; frame < 12; frame++) {
    // It is placed in the task after a frame.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 1)))
    // Nothing has changed but what it does itself.
    if (frame === 0) dispatchEvent(new Event('resize'))
    else if (frame > 2) seen.add(slip.classList.contains('placed'))
  }
  expect([...seen]).toEqual([false])
})
