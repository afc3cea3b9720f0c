// @vitest-environment happy-dom
/** What a support card of Fortium is can be read before one is paid for. */
import { render } from 'solid-js/web'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CardSheet } from '../../frontend/games/fortium/CardSheet.tsx'
import { cardTexts } from '../../frontend/games/fortium/cards/texts.es.ts'
import { Prices } from '../../frontend/games/fortium/Prices.tsx'
import { es } from '../../frontend/games/fortium/texts.es.ts'
import { percent } from '../../frontend/games/fortium/percent.ts'
import { cardKinds } from '../../shared/games/fortium/components.ts'
import type { State } from '../../shared/games/fortium/state.ts'
import { given, plain, type Scene, seatIn } from '../kit/fortium.ts'
import { choosing } from '../kit/fortiumPage.ts'

/** The tray of who has pressed the price of a card, and has no card. */
const pressed = async (scene: Scene) => {
  const state = given(scene)
  const me = seatIn(state, 'W')
  const { page, choice } = choosing(state, { ...plain, supportCards: 'yes' })
  const tray = document.body.appendChild(document.createElement('div'))
  const Tray = () => [
    <Prices choice={choice} texts={es} />,
    choice.drawer()?.what === 'card' && <CardSheet choice={choice} texts={es} />,
  ]
  onTestFinished(render(() => <>{Tray}</>, tray))
  tray.querySelector<HTMLButtonElement>('[data-anchor="bank:card"]')?.click()
  await vi.waitFor(() => expect(tray.querySelector('.ft-shop')).not.toBeNull())
  return {
    page,
    own: () => (page.view() as unknown as State).players[me],
    said: () => tray.querySelector('.ft-said')?.textContent ?? '',
    kinds: [...tray.querySelectorAll<HTMLButtonElement>('.ft-kinds button')],
    buy: tray.querySelector<HTMLButtonElement>('.ft-buy'),
  }
}

test('[FT-4.33] the price of a card buys nothing yet: it says that one is drawn unseen, and what it costs', async () => {
  const { page, own, said, buy } = await pressed({ stock: { W: '5/5/0/0' }, dice: [4] })
  expect(page.staged()).toEqual([])
  expect(said()).toContain(cardTexts.shop.blind)
  expect([buy?.textContent, buy?.className]).toEqual([
    'Comprar por 5 de granito y 5 de caliza',
    'ft-buy main',
  ])
  buy?.click()
  await vi.waitFor(() => expect(own()?.card).not.toBeNull())
})

test('every kind stands there with how often it comes, and says what it does', async () => {
  const { said, kinds } = await pressed({ stock: { W: '5/5/0/0' }, dice: [4] })
  const often = ['unifyMiners', 'doubleProduction', 'negotiate']
  expect(kinds.map((one) => one.getAttribute('aria-label'))).toEqual(
    cardKinds.map((kind) => `${es.cards[kind].name}, ${percent(often.includes(kind) ? 0.2 : 0.1)}`),
  )
  for (const [index, kind] of cardKinds.entries()) {
    kinds[index]?.click()
    expect(said()).toContain(es.cards[kind].text)
  }
})

test('who cannot pay reads it all the same, and is told what is missing as they try', async () => {
  const { page, said, buy } = await pressed({ stock: { W: '5/4/0/0' }, dice: [4] })
  expect(said()).toContain(cardTexts.shop.blind)
  expect(buy?.className).toBe('ft-buy')
  buy?.click()
  const trouble = page.trouble() as { reason: string; values: Record<string, number> }
  expect(es.refusals[trouble.reason]?.(trouble.values)).toBe(
    'Hacen falta 5 de granito y 5 de caliza, y tienes 5 y 4.',
  )
})
