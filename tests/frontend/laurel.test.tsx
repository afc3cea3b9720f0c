// @vitest-environment happy-dom
/** Points that are lost are not wreathed. */
import { render } from 'solid-js/web'
import { expect, onTestFinished, test } from 'vitest'
import { Laurel } from '../../frontend/kit/pieces/pieces.tsx'
import { figure } from '../../frontend/kit/sums.ts'
import { textOf } from '../kit/sources.ts'

const classOf = (points: number): string | null => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  onTestFinished(render(() => <Laurel x={0} y={0} size={40} figure={figure(points)} />, svg))
  return svg.querySelector('g')?.getAttribute('class') ?? null
}

test('a minus stands over no leaves: it could not be read where a laurel is small', () => {
  expect([3, 0, -1].map(classOf)).toEqual(['laurel', 'laurel', 'laurel loss'])
  expect(textOf('frontend/kit/pieces/pieces.css')).toMatch(/\.laurel\.loss \{\s*path \{\s*display: none;/)
})
