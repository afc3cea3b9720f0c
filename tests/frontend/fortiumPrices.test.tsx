// @vitest-environment happy-dom
/** What a price of Fortium looks like is what it is good for now. */
import { createRoot } from 'solid-js'
import { render } from 'solid-js/web'
import { expect, onTestFinished, test } from 'vitest'
import { createChoice, type FortiumTable } from '../../frontend/games/fortium/choice.ts'
import { Prices } from '../../frontend/games/fortium/Prices.tsx'
import { en } from '../../frontend/games/fortium/texts.en.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { fortium } from '../../shared/games/fortium/game.ts'
import { given, plain, seatIn } from '../kit/fortium.ts'
import { plainUi } from '../kit/plainUi.ts'
import { seatedAt } from '../kit/seated.ts'

const seated = (state: ReturnType<typeof given>) => {
  const me = seatIn(state, 'W')
  const { page, stage } = seatedAt(fortium as unknown as AnyGame, () => plainUi, {
    seats: 4,
    options: plain,
    state,
    me,
  })
  const choice = createRoot(() => createChoice(page as unknown as FortiumTable))
  const tray = document.body.appendChild(document.createElement('div'))
  onTestFinished(render(() => <Prices choice={choice} texts={en} />, tray))
  const price = (anchor: string) => tray.querySelector<HTMLButtonElement>(`[data-anchor="${anchor}"]`)!
  return { page, stage, price }
}

test('[FT-4.31] with a floor staged the next one is not lit, and pressing it says that the turn is full', async () => {
  const { page, stage, price } = seated(given({ floors: { W: 1 }, stock: { W: '0/15/8/0' }, dice: [4] }))
  const floor = () => price('price:floor')
  expect(floor().textContent).toContain('Limestone floor')
  expect(floor().classList.contains('dim')).toBe(false)
  await stage({ type: 'buildFloor' })
  expect(floor().textContent).toContain('Turquoise floor')
  expect(floor().classList.contains('dim')).toBe(true)
  expect(floor().getAttribute('aria-pressed')).toBe('false')
  floor().click()
  expect(page.trouble()).toMatchObject({ reason: 'turnIsFull' })
})
