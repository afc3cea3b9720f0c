// @vitest-environment happy-dom
/** What is seen of the two piles of Storming!: in whose order their cards come, however many there are. */
import { render } from 'solid-js/web'
import { expect, onTestFinished, test } from 'vitest'
import { Order } from '../../frontend/games/storming/Piles.tsx'
import type { PileEntry } from '../../shared/games/storming/state.ts'

const drawn = (...seats: readonly (number | null)[]): readonly string[] => {
  const page = document.createElement('div')
  const entries = seats.map((placedBy) => ({ placedBy, card: null, attached: [] }) as unknown as PileEntry)
  onTestFinished(render(() => <Order of={entries} />, page))
  return [...page.querySelectorAll('svg')].map(
    (sign) => /--seat-\d/.exec(sign.innerHTML)?.[0] ?? sign.getAttribute('class') ?? '',
  )
}

test('a pile so full that its backs are strips says by shields whose card comes after whose, events by their sign', () => {
  const order = [2, 0, null, 1, 2, 0]
  expect(drawn(...order)).toEqual(order.map((seat) => (seat === null ? 'st-sign' : `--seat-${seat}`)))
  expect(drawn(2, 0, null, 1)).toEqual([])
})
