// @vitest-environment happy-dom
/** Whom the board of Fortium shows while a scene tells what becomes of them. */
import { render } from 'solid-js/web'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setAway } from '../../frontend/games/fortium/away.ts'
import { Board } from '../../frontend/games/fortium/Board.tsx'
import { es } from '../../frontend/games/fortium/texts.es.ts'
import { given } from '../kit/fortium.ts'
import { choosing } from '../kit/fortiumPage.ts'

test('who is seen to walk, or has fallen, is not drawn where they stood until the board goes on', async () => {
  const { choice, page, stage } = choosing(given({ miners: { W: { '5,10': 3 } }, dice: [4, 1] }))
  const place = document.body.appendChild(document.createElement('div'))
  onTestFinished(render(() => <Board choice={choice} texts={es} />, place))
  const standing = () => place.querySelectorAll('[data-anchor="5,10"][role] ellipse').length
  await vi.waitFor(() => expect(standing()).toBe(3))
  setAway(['W-0', 'W-1'])
  expect(standing()).toBe(1)
  await stage({ type: 'endTurn' })
  page.unstage()
  await vi.waitFor(() => expect(standing()).toBe(3))
})
