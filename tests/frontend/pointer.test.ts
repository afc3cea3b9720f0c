/** The pointer of a slip to what it speaks of: at its rim, short, on the side where the thing lies. */
import { expect, test } from 'vitest'
import { pointerTo, type Slip } from '../../frontend/kit/freePlace.ts'

const slip: Slip = { x: 200, y: 200, width: 260, height: 90 }
const at = (x: number, y: number): Slip => ({ x, y, width: 40, height: 40 })

test.each([
  ['left', at(20, 230), { x: 190, y: 250 }],
  ['right', at(600, 230), { x: 470, y: 250 }],
  ['above', at(310, 20), { x: 330, y: 190 }],
  ['below', at(310, 700), { x: 330, y: 300 }],
])('it points to the %s, no farther than a fingertip', (_, thing, tip) => {
  expect(pointerTo(thing, slip).tip).toEqual(tip)
})

test('to what lies aslant it leans, clear of the round corner', () => {
  const { base, tip } = pointerTo(at(20, 20), slip)
  const whole = [...base, tip]
  expect(Math.min(...whole.map(({ x, y }) => Math.max(x - slip.x, y - slip.y)))).toBeGreaterThanOrEqual(0)
  expect(base.map(({ x, y }) => Math.hypot(x - slip.x, y - slip.y)).every((away) => away > 12)).toBe(true)
  expect(tip.x).toBeLessThan((base[0].x + base[1].x) / 2 + 1)
})
