// @vitest-environment happy-dom
/** What a price of Fortium looks like is what it is good for now. */
import { render } from 'solid-js/web'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Alarm } from '../../frontend/games/fortium/Alarm.tsx'
import { Holdings } from '../../frontend/games/fortium/Holdings.tsx'
import { Prices } from '../../frontend/games/fortium/Prices.tsx'
import { Stocks } from '../../frontend/games/fortium/Stocks.tsx'
import { en } from '../../frontend/games/fortium/texts.en.ts'
import { firstExchange } from '../../frontend/games/fortium/toFloor.ts'
import { plug } from '../../frontend/games/fortium/ui.tsx'
import { playerAt } from '../../shared/games/fortium/position.ts'
import { given, west } from '../kit/fortium.ts'
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

test('[FT-4.25] a camp is asked about where a group goes before it is seen to be there', () => {
  const { page, price, choice } = seated(
    given({ miners: { W: { base: 3 } }, stock: { W: '5/5/0/0' }, dice: [4] }),
  )
  choice.stage({ type: 'moveGroup', die: 0, addOnes: [], minerIds: ['W-0'], to: '6,10' })
  expect(playerAt(choice.table.view(), west).miners).not.toContain('6,10')
  price('price:camp').click()
  expect(page.trouble()).toBeNull()
  expect([...choice.pitching().keys()]).toEqual(['6,10'])
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

test.each([
  ['0/10/0/0', null],
  ['20/10/0/0', 'granite'],
  ['0/15/0/0', null],
])(
  '[FT-2.6.4] a floor that is there by exchange opens that, as often as it takes: of %s %s',
  (stock, from) => {
    const { page, price, choice } = seated(given({ floors: { W: 1 }, stock: { W: stock }, dice: [4] }))
    price('price:floor').click()
    expect(choice.exchanging()).toBe(from)
    if (from !== null) expect(choice.times()).toBe(5)
    expect(page.trouble() === null).toBe(stock !== '0/10/0/0')
  },
)

test('[FT-2.6.4] of a floor two kinds away the lower exchange comes first', () => {
  expect(firstExchange({ granite: 12, limestone: 0, turquoise: 8, gold: 0 }, 'turquoise', 10)).toEqual({
    from: 'granite',
    times: 6,
  })
  expect(firstExchange({ granite: 11, limestone: 0, turquoise: 8, gold: 0 }, 'turquoise', 10)).toBeNull()
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

/** West lacks one diamond and has the gold for it; before the roll, as the report of a missed win had it. */
const lastDiamond = {
  phase: 'recover',
  round: 8,
  trigger: 6,
  floors: { W: 4 },
  diamonds: { W: 3 },
  stock: { W: '0/0/0/16' },
} as const

test('[FT-2.6.4] the price of diamonds opens the exchange that wins, and before the countdown says where they come from', () => {
  const { price, choice } = seated(given(lastDiamond))
  expect(price('price:floor').classList.contains('dim')).toBe(false)
  price('price:floor').click()
  expect(choice.exchanging()).toBe('gold')
  const early = seated(given({ floors: { W: 4 }, stock: { W: '0/0/0/16' }, dice: [4] }))
  early.price('price:floor').click()
  expect(early.page.trouble()).toMatchObject({ reason: 'nothingToBuild' })
  const poor = seated(given({ ...lastDiamond, stock: { W: '0/0/0/7' } }))
  poor.price('price:floor').click()
  expect(poor.page.trouble()).toMatchObject({ reason: 'insufficientResources' })
})

test.each([
  ['with the gold in stock', {}, true],
  ['with turquoise to exchange first', { stock: { W: '0/0/4/7' } }, true],
  ['with too little gold', { stock: { W: '0/0/0/7' } }, false],
  ['in the round of the first diamond', { trigger: 8 }, false],
  ['with two diamonds missing', { diamonds: { W: 2 } }, false],
] as const)('[FT-6.3] the line and the exchange say that one wins now: %s', async (_, scene, isSaid) => {
  const { page, choice } = choosing(given({ ...lastDiamond, ...scene }))
  const tray = document.body.appendChild(document.createElement('div'))
  onTestFinished(render(() => <Alarm choice={choice} texts={en} />, tray))
  await vi.waitFor(() => expect(tray.textContent).toContain('Countdown'))
  await new Promise((done) => setTimeout(done, 50))
  expect(choice.warning()).toBe(isSaid ? 'Puedes ganar ahora: cambia 8 de oro por el cuarto diamante' : '')
  expect(tray.querySelector('.ft-won') !== null).toBe(isSaid)
  const place = document.body.appendChild(document.createElement('div'))
  let line = (): string => ''
  onTestFinished(
    render(() => {
      const ui = plug.create(() => en)
      line = () => ui.status(page as never)
      return <ui.Hand table={page as never} />
    }, place),
  )
  await vi.waitFor(() => expect(line().startsWith('Puedes ganar ahora')).toBe(isSaid))
  const { soonOf } = await import('../../frontend/games/fortium/Soon.tsx')
  const { cardTexts } = await import('../../frontend/games/fortium/cards/texts.en.ts')
  expect(soonOf(cardTexts, page as never, page.me()!)?.includes('this turn') ?? false).toBe(isSaid)
})
