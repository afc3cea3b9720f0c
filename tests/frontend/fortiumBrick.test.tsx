// @vitest-environment happy-dom
/** A brick in its place shows what it is of, also when that changes. */
import { createSignal } from 'solid-js'
import { render } from 'solid-js/web'
import { expect, onTestFinished, test } from 'vitest'
import { Brick } from '../../frontend/games/fortium/art/pieces.tsx'

test('what one saves for next has its own colours where another material was before', () => {
  const [kind, become] = createSignal<'granite' | 'turquoise'>('granite')
  onTestFinished(
    render(
      () => (
        <svg>
          <Brick kind={kind()} x={0} y={0} size={36} />
        </svg>
      ),
      document.body,
    ),
  )
  const fills = (): readonly (string | null)[] =>
    [...document.querySelectorAll('path')].map((path) => path.getAttribute('fill'))
  const before = fills()
  become('turquoise')
  expect(
    fills()
      .slice(0, 3)
      .some((fill, at) => fill === before[at]),
  ).toBe(false)
})
