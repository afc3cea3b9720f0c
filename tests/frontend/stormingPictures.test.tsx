// @vitest-environment happy-dom
/** A card of Storming! is whole as it is first seen: its picture comes with its frame, not after it. */
import { render } from 'solid-js/web'
import { expect, onTestFinished, test } from 'vitest'
import { CardFace } from '../../frontend/games/storming/art/cards/Card.tsx'
import { generalEventIds } from '../../shared/games/storming/events.ts'

test.each(['military2-red', 'corruption-red-2', ...generalEventIds])('%s', (card) => {
  const place = document.createElement('div')
  onTestFinished(render(() => <CardFace card={card} form="sign" />, place))
  expect(place.querySelector('.st-card > svg')?.childElementCount).toBeGreaterThan(2)
})
