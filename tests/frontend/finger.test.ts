// @vitest-environment happy-dom
/** On a board whose places are smaller than a finger, a tap beside one means the nearest that does something. */
import { expect, test } from 'vitest'
import { meantBy } from '../../frontend/kit/svg/finger.ts'

/** A board drawn so large, with these places, every one by its middle in pixels; and what a tap means that met one of them, or the ground. */
const board = (
  cell: string,
  scale: number,
  places: Readonly<Record<string, readonly [number, number, string]>>,
) => {
  document.body.innerHTML = `<svg ${cell}><rect id="ground" />${Object.entries(places)
    .map(([id, [, , states]]) => `<g id="${id}" class="spot ${states}" data-live=""></g>`)
    .join('')}</svg>`
  const lies = (element: Element | null, e: number, f: number): void =>
    void Object.assign(element!, { getScreenCTM: () => ({ a: scale, e, f }) })
  lies(document.querySelector('svg'), 0, 0)
  for (const [id, [x, y]] of Object.entries(places)) lies(document.getElementById(id), x, y)
  return (met: string, clientX: number, clientY: number): string | null =>
    meantBy({ target: document.getElementById(met), clientX, clientY } as never)?.id ?? null
}

// Cells of 16 pixels, and of 32.
const places = { mine: [100, 100, 'open'], cell: [116, 100, 'open bare'], group: [200, 100, 'free'] } as const

test('the nearest within a finger is meant, and nothing further off', () => {
  const tap = board('data-cell="48"', 1 / 3, places)
  expect(tap('ground', 200, 115)).toBe('group')
  expect(tap('ground', 200, 119)).toBeNull()
  // As broad as a finger, and so reached from further off.
  expect(tap('ground', 100, 122)).toBe('mine')
  expect(tap('ground', 118, 112)).toBe('cell')
})

test('of open ground beside a thing as much is its as a finger is broader than a cell', () => {
  const tap = board('data-cell="48"', 1 / 3, places)
  expect(tap('cell', 110, 100)).toBe('mine')
  expect(tap('cell', 113, 100)).toBeNull()
  // What has been met is meant, if it is no open ground.
  expect(tap('mine', 107, 100)).toBeNull()
})

test('where a cell is as broad as a finger, or a board does not say, the one that is met is meant', () => {
  expect(board('data-cell="48"', 2 / 3, places)('cell', 109, 100)).toBeNull()
  expect(board('', 1 / 3, places)('ground', 101, 101)).toBeNull()
})
