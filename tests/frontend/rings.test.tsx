// @vitest-environment happy-dom
/** What others did last, ringed on the board: their signs stand whole, at the board's edges too. */
import { render } from 'solid-js/web'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Rings } from '../../frontend/table/play/Rings.tsx'
import type { LiveTable } from '../../frontend/table/model/table.ts'
import { seatOf, seqOf } from '../../shared/engine/ids.ts'

let dispose = (): void => undefined
beforeEach(() => {
  vi.stubGlobal(
    'DOMPoint',
    class {
      readonly x: number
      readonly y: number
      constructor(x: number, y: number) {
        this.x = x
        this.y = y
      }
      matrixTransform = () => this
    },
  )
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [x = 0, y = 0, width = 0, height = 0] = (this.getAttribute('data-box') ?? '').split(' ').map(Number)
    return new DOMRect(x, y, width, height)
  })
})
afterEach(() => {
  dispose()
  document.body.innerHTML = ''
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A board of 400 by 300 units, a pixel each, with a place at each of these boxes, where something was done and lost. */
const ring = async (boxes: readonly string[]): Promise<SVGSVGElement> => {
  document.body.innerHTML = `<div class="board"><svg viewBox="0 0 400 300">${boxes
    .map((box, at) => `<rect data-anchor="p${at}" data-box="${box}"/>`)
    .join('')}</svg></div>`
  const svg = document.querySelector<SVGSVGElement>('svg')!
  Object.assign(svg, { getScreenCTM: () => ({ a: 1, inverse: () => null }) })
  Object.defineProperty(svg, 'viewBox', { value: { baseVal: { x: 0, y: 0, width: 400, height: 300 } } })
  const lines = boxes.map((_, at) => ({
    seq: seqOf(5),
    fact: 0,
    seat: seatOf(1),
    text: '',
    places: [`p${at}`],
    lost: [seatOf(0)],
  }))
  const table = {
    replay: { at: () => 5 },
    shownAt: () => 5,
    log: () => lines,
    entries: () => [],
    me: () => null,
    view: () => ({}),
  } as unknown as LiveTable
  dispose = render(() => <Rings table={table} />, document.body)
  await vi.waitFor(() => expect(svg.querySelectorAll('circle')).toHaveLength(boxes.length))
  return svg
}

test('a sign at the board’s edge is moved inside, and one further in stands at its corner', async () => {
  const svg = await ring(['0 0 100 100', '150 120 100 100', '0 280 20 20'])
  const signs = [...svg.querySelectorAll('circle')].map((circle) =>
    ['cx', 'cy', 'r'].map((name) => Number(circle.getAttribute(name))),
  )
  expect(signs[1]).toEqual([150, 120, 9])
  const [x, y, r] = signs[0]!
  expect(Math.min(x!, y!)).toBeGreaterThan(r!)
  // So does what was lost there: a sign of 34 by 18, a little below its place.
  const [, inside, corner] = [...svg.querySelectorAll('.ring-lost')].map((lost) =>
    (lost.parentElement!.parentElement!.getAttribute('transform') ?? '').match(/[\d.]+/g)!.map(Number),
  )
  expect(inside).toEqual([200, 220, 1])
  expect(corner![0]! - 17).toBeGreaterThan(0)
  expect(corner![1]! + 4 + 9).toBeLessThan(300)
})
