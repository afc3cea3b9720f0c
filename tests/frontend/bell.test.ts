import { expect, test, vi } from 'vitest'
import { createBell } from '../../frontend/kit/turnSignals.ts'

test('the bell rings when a turn comes after a wait, not on arrival and not in passing', () => {
  const ring = vi.fn()
  const bell = createBell(ring)
  bell(true, 0)
  bell(true, 9000)
  bell(false, 10_000)
  bell(true, 10_900)
  expect(ring).not.toHaveBeenCalled()
  bell(false, 11_000)
  bell(false, 15_000)
  bell(true, 16_000)
  bell(true, 17_000)
  expect(ring).toHaveBeenCalledTimes(1)
})

test('who comes during the turn of another hears their own', () => {
  const ring = vi.fn()
  const bell = createBell(ring)
  bell(false, 1000)
  bell(true, 4000)
  expect(ring).toHaveBeenCalledTimes(1)
})
