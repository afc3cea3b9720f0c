// @vitest-environment happy-dom
/** Lost miners of Fortium are bought back one by one: the tray says so, each price has a card, and so does the bar. */
import { render } from 'solid-js/web'
import { expect, onTestFinished, test } from 'vitest'
import { makeCards } from '../../frontend/games/fortium/cards/cards.ts'
import { Kept } from '../../frontend/games/fortium/Kept.tsx'
import { Recover } from '../../frontend/games/fortium/Recover.tsx'
import { es } from '../../frontend/games/fortium/texts.es.ts'
import { plug } from '../../frontend/games/fortium/ui.tsx'
import type { Move } from '../../shared/games/fortium/moves.ts'
import { given, type Scene } from '../kit/fortium.ts'
import { choosing } from '../kit/fortiumPage.ts'

const buyBack: Move = { type: 'recoverMiner', pay: 'granite' }

const asked = (scene: Scene) => {
  const { page, stage, choice } = choosing(given({ phase: 'recover', ...scene }))
  const tray = document.body.appendChild(document.createElement('div'))
  onTestFinished(render(() => <Recover choice={choice} texts={es} />, tray))
  const ui = plug.create(() => es)
  return { page, stage, tray, status: () => ui.status(page as never) }
}

test('[FT-4.4] each price buys one miner: the tray says it, and its card where that one goes', async () => {
  const { page, tray } = asked({ miners: { W: { lost: 3 } }, stock: { W: '4/0/0/0' } })
  expect(tray.querySelector('.ft-note')?.textContent).toBe('Recuperar 1 de 3 por:')
  const things = [...tray.querySelectorAll('.ft-price')].map((one) => one.getAttribute('data-card') ?? '')
  expect(things).toEqual(['recover:granite', 'recover:limestone', 'recover:turquoise', 'recover:gold'])
  const cardOf = await makeCards('es', es)
  const card = cardOf('recover:granite', page as never)
  expect(card?.name).toBe('Recuperar un minero por 4 de granito')
  expect(card?.figures?.map(({ text }) => text)).toEqual(['Perdidos: 3', 'Almacenado: 4'])
  expect(card?.text).toMatch(/un solo minero, que vuelve a tu base/)
  // What it costs and when it is paid stand together, on this card as on the one of who is lost.
  expect(card?.text).toMatch(/después de cobrar y antes de tirar/)
  const lost = cardOf(`seat:${page.me()}:lost`, page as never)
  expect(lost?.text).toMatch(/después de cobrar y antes de tirar/)
  expect(lost?.figures?.slice(1).map(({ text }) => text)).toEqual([
    'Recupera un minero: 4 de granito',
    'Recupera un minero: 3 de caliza',
    'Recupera un minero: 2 de turquesa',
    'Recupera un minero: 1 de oro',
  ])
})

test('[FT-4.4] nobody is asked to buy back miners once none is lost', async () => {
  const { stage, status } = asked({ miners: { W: { lost: 1 } }, stock: { W: '4/0/0/0' } })
  expect(status()).toBe('Recupera mineros o tira los dados')
  await stage(buyBack)
  expect(status()).toBe('Tira los dados')
})

test.each(['tray', 'hint'])(
  '[FT-4.4] with a miner still lost the dice roll at once from the %s',
  async (from) => {
    const { page, tray } = asked({ miners: { W: { lost: 1 } }, stock: { W: '8/0/0/0' } })
    page.stage(buyBack)
    if (from === 'tray') tray.querySelector<HTMLButtonElement>('.main')?.click()
    else page.stage({ type: 'rollDice' })
    await expect.poll(() => (page.view() as unknown as { phase: string }).phase).toBe('main')
    expect(page.staged()).toEqual([])
  },
)

test('on a phone each yard of four tells miners lost and camps left, which shut panels hide', () => {
  const { choice } = choosing(given({ miners: { W: { lost: 3 } } }))
  const yard = document.body.appendChild(document.createElement('div'))
  onTestFinished(render(() => <Kept choice={choice} seat={choice.table.me()!} />, yard))
  expect([...yard.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['3', '6'])
})
