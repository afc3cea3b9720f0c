/** What a finger presses of the castle's places for helpers. */
import { readFileSync } from 'node:fs'
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

/** How bright a colour is, as WCAG weighs its parts. */
const luminance = (color: string): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, part) => {
    const level = parseInt(color.slice(1 + 2 * part, 3 + 2 * part), 16) / 255
    return sum + weight * (level <= 0.03928 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4)
  }, 0)

test('by night a plan stands out from yard and lane, and its lines from its paper', () => {
  const css = readFileSync('frontend/games/castillo/art/castle/castle.css', 'utf8')
  const night = css.slice(css.indexOf("[data-theme='dark']"))
  const colorOf = (name: string): string => new RegExp(`--ca-art-${name}: (#\\w+)`).exec(night)?.[1] ?? ''
  const contrast = (...names: readonly [string, string]): number => {
    const [dark = 0, light = 0] = names.map((name) => luminance(colorOf(name))).sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  expect(contrast('paper', 'yard')).toBeGreaterThan(4)
  expect(contrast('paper', 'lane')).toBeGreaterThan(3)
  expect(contrast('paper', 'plan-ink')).toBeGreaterThan(7)
})
