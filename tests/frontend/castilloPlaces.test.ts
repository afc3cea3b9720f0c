/** What a finger presses of the castle's places for helpers. */
import { expect, test } from 'vitest'
import { canvas, spacePoints, touched } from '../../frontend/games/castillo/places.ts'

test('on a lying phone each is pressed on 24 pixels, none on what is another’s', () => {
  // As wide as the castle is where it has all the height of a page of 390.
  const wide = (1.094 * (390 - 48)) / canvas.width
  expect(touched * wide).toBeGreaterThanOrEqual(24)
  const boxes = spacePoints.map(({ id, x, y, touch }) => ({ id, left: x + touch, top: y - touched / 2 }))
  const shared = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => Math.abs(one.left - other.left) < touched && Math.abs(one.top - other.top) < touched)
      .map((other) => `${one.id} ${other.id}`),
  )
  expect(shared).toEqual([])
  // What is drawn lies within.
  for (const { touch } of spacePoints) {
    expect(touch).toBeLessThanOrEqual(-21)
    expect(touch + touched).toBeGreaterThanOrEqual(21)
  }
})
