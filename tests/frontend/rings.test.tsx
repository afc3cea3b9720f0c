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
const ring = async (
  boxes: readonly string[],
  prepare?: (board: SVGSVGElement) => void,
): Promise<SVGSVGElement> => {
  document.body.innerHTML = `<div class="board"><svg viewBox="0 0 400 300">${boxes
    .map((box, at) => `<rect data-anchor="p${at}" data-box="${box}"/>`)
    .join('')}</svg></div>`
  const svg = document.querySelector<SVGSVGElement>('svg')!
  Object.assign(svg, { getScreenCTM: () => ({ a: 1, inverse: () => null }) })
  Object.defineProperty(svg, 'viewBox', { value: { baseVal: { x: 0, y: 0, width: 400, height: 300 } } })
  prepare?.(svg)
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
  const svg = await ring(['0 0 100 100', '150 120 100 100', '0 280 20 20', '300 20 44 50'])
  const signs = [...svg.querySelectorAll('circle')].map((circle) =>
    ['cx', 'cy', 'r'].map((name) => Number(circle.getAttribute(name))),
  )
  expect(signs[1]).toEqual([150, 120, 9])
  // A region on a phone keeps its own shield and figure in sight.
  expect(signs[3]![2]).toBeLessThan(6.5)
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

test('at a place with an outline a sign stands a little further out than its corner: trades are drawn right within it', async () => {
  const svg = await ring(['100 100 100 100'], (board) => {
    const place = document.createElementNS('http://www.w3.org/2000/svg', 'g')
    place.innerHTML = '<g class="glow"><path d="M0 0"/></g>'
    for (const { name, value } of board.querySelector('rect')!.attributes) place.setAttribute(name, value)
    board.querySelector('rect')!.replaceWith(place)
    const matrix = { multiply: () => matrix }
    Object.assign(board, { getScreenCTM: () => ({ a: 1, inverse: () => matrix }) })
    const corners = [new DOMPoint(100, 100), new DOMPoint(200, 100), new DOMPoint(200, 200)]
    Object.assign(place.querySelector('path')!, {
      getScreenCTM: () => matrix,
      getTotalLength: () => 48,
      getPointAtLength: (at: number) => corners[at % 3],
    })
  })
  const sign = svg.querySelector('circle')!
  expect(['cx', 'cy', 'r'].map((name) => Number(sign.getAttribute(name)))).toEqual([96.4, 96.4, 9])
})
