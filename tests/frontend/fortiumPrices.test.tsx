// @vitest-environment happy-dom
/** What a price of Fortium looks like is what it is good for now. */
import { render } from 'solid-js/web'
import { expect, onTestFinished, test } from 'vitest'
import { Holdings } from '../../frontend/games/fortium/Holdings.tsx'
import { Prices } from '../../frontend/games/fortium/Prices.tsx'
import { Stocks } from '../../frontend/games/fortium/Stocks.tsx'
import { en } from '../../frontend/games/fortium/texts.en.ts'
import { given } from '../kit/fortium.ts'
import { choosing } from '../kit/fortiumPage.ts'

const seated = (state: ReturnType<typeof given>) => {
  const { page, stage, choice } = choosing(state)
  const tray = document.body.appendChild(document.createElement('div'))
  onTestFinished(render(() => <Prices choice={choice} texts={en} />, tray))
  const price = (anchor: string) => tray.querySelector<HTMLButtonElement>(`[data-anchor="${anchor}"]`)!
  return { page, stage, price, choice }
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

test('what cannot be paid for says why, and leaves in hand what is there', () => {
  const { page, price, choice } = seated(given({ miners: { W: { '5,10': 1 } }, dice: [4] }))
  choice.point('5,10')
  for (const anchor of ['price:floor', 'price:camp']) {
    price(anchor).click()
    expect(page.trouble()).not.toBeNull()
    page.forgive()
    expect([choice.from(), choice.drawer()]).toEqual(['5,10', null])
  }
})

test('what comes in says that it comes each turn, and on the rail it is one sum', () => {
  const { choice } = choosing(
    given({ miners: { W: { '2,8': 3, '4,10': 2 } }, camps: { W: ['W-granA', 'W-lime'] } }),
  )
  const place = document.body.appendChild(document.createElement('div'))
  const Parts = () => [
    <Stocks choice={choice} texts={en} />,
    <Holdings table={choice.table} seat={choice.table.me()!} texts={en} />,
  ]
  onTestFinished(render(() => <>{Parts}</>, place))
  expect(place.querySelector('.ft-plus')?.textContent).toBe('+3/turn')
  expect(place.querySelector('.ft-next')?.textContent).toBe('+32')
})
