// @vitest-environment happy-dom
/** Fortaleza's tray and line: what is said of the cards taken up, and of what is done with them. */
import { createRoot } from 'solid-js'
import { render } from 'solid-js/web'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ChooseStart } from '../../frontend/games/fortaleza/ChooseStart.tsx'
import { plug } from '../../frontend/games/fortaleza/ui.tsx'
import type { AnyPlug } from '../../frontend/plug/gameUi.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { seatOf } from '../../shared/engine/ids.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { given, type Scene } from '../kit/fortaleza.ts'
import { textOf } from '../kit/sources.ts'

/** Blue's tray with all its cards taken up, and the line above it. */
const trayAt = async (language: 'es' | 'en', scene: Scene, told: object = {}) => {
  const texts = await plug.texts(language)
  const view = conceal(given(scene), seatOf(0))
  const table = {
    ...stillTable(plug.rules as unknown as AnyPlug['rules'], view, seatOf(0), String),
    pending: () => false,
    ...told,
  } as never
  const tray = document.createElement('div')
  document.body.append(tray)
  const ui = createRoot((dispose) => {
    onTestFinished(dispose)
    return plug.create(() => texts)
  })
  onTestFinished(render(() => <ui.Hand table={table} />, tray))
  const panel = document.createElement('div')
  document.body.append(panel)
  onTestFinished(render(() => <ui.Holdings table={table} seat={seatOf(0)} />, panel))
  for (const card of tray.querySelectorAll<HTMLElement>('.fz-in-hand')) card.click()
  return { tray, panel, line: (): string => ui.status(table) }
}

test('[FZ-5.7] where two cards are taken up and nothing can be paid, no third one is asked for', async () => {
  const two: Scene = { hand: { B: ['g-brown-1', 'g-brown-2'] } }
  expect((await trayAt('es', two)).line()).toMatch(/toma recursos, o cambia una carta$/)
  expect((await trayAt('en', two)).line()).toMatch(/take resources, or change a card$/)
  const one: Scene = { hand: { B: ['w-1'] } }
  expect((await trayAt('es', one)).line()).toMatch(/cambia o añade una carta$/)
  expect((await trayAt('es', { ...one, played: 1 })).line()).toMatch(/cambia una carta$/)
})

test('[FZ-5.19] a card that alone could only go to the temple, for a coin, wants a second one rather than coins', async () => {
  const one: Scene = { hand: { B: ['g-white-1'] } }
  expect((await trayAt('es', one)).line()).toBe('Añade una carta más, o elige una acción')
  expect((await trayAt('en', one)).line()).toBe('Add one more card, or choose an action')
  expect((await trayAt('es', { ...one, played: 1 })).line()).toMatch(
    /^Te faltan monedas .* cambia una carta$/,
  )
})

test('[FZ-5.16] of a card alone that only another one makes use of, that one is asked for before what is dearer', async () => {
  const line = async (card: string, coins: number, language: 'es' | 'en' = 'es', played = 0) =>
    (await trayAt(language, { hand: { B: [card] }, coins: { B: coins }, played })).line()
  const dashed = ', o elige un lugar (a trazos, 5 monedas más) o una acción'
  expect(await line('t-1', 20)).toBe(`Añade una carta más, de torre o muralla${dashed}`)
  expect(await line('t-1', 20, 'en')).toBe(
    'Add one more card, for a tower or a wall, or choose a place (dashed: 5 more coins) or an action',
  )
  expect(await line('t-1', 0)).toBe('Añade una carta más, de torre o muralla, o elige una acción')
  expect(await line('g-white-1', 20)).toBe(`Añade una carta más${dashed}`)
  expect(await line('w-1', 20)).toMatch(/^Elige un lugar que brille o /)
  // The last card of a turn takes no second one.
  expect(await line('t-1', 20, 'es', 1)).toMatch(/^Elige un lugar que brille \(a trazos/)
})

test('below what one would build next stands what it is, and of how many', async () => {
  const names = async (language: 'es' | 'en') =>
    [...(await trayAt(language, {})).tray.querySelectorAll('.fz-stacks small')].map((one) => one.textContent)
  expect(await names('es')).toEqual(['gremios 14', 'murallas 12', 'torres 8'])
  expect(await names('en')).toEqual(['guilds 14', 'walls 12', 'towers 8'])
})

test('[FZ-5.12] while tiles are chosen to develop the line asks for them, and says no more of places', async () => {
  const { tray, line } = await trayAt('es', { hand: { B: ['w-1'] }, coins: { B: 9 } })
  expect(line()).toContain('Elige un lugar')
  tray.querySelector<HTMLElement>('[data-card="act:develop"]')?.click()
  expect(line()).toBe('Elige qué losetas retiras de tus pilas, o déjalo')
  await vi.waitFor(() =>
    expect(tray.querySelector('.fz-develop p')?.textContent).toBe(
      'Retira 1 loseta (puntos: la de arriba → la siguiente)',
    ),
  )
  tray.querySelector<HTMLElement>('.fz-develop .quiet')?.click()
  expect(line()).toContain('Elige un lugar')
})

test('[FZ-5.6] what wild cards cost and one has not is said at the first press, before tiles are chosen', async () => {
  const explain = vi.fn()
  const { tray, line } = await trayAt('es', { hand: { B: ['x-1', 'x-2'] } }, { explain })
  const button = tray.querySelector<HTMLElement>('[data-card="act:develop"]')
  expect(button?.classList.contains('dim')).toBe(true)
  button?.click()
  expect(explain).toHaveBeenCalledWith(
    expect.objectContaining({ reason: 'notEnoughCoins', values: { need: 4, wild: 4, coins: 0 } }),
  )
  expect(line()).not.toContain('losetas')
})

test('along the edge of a card that is two things each has a line of its own', async () => {
  const { tray } = await trayAt('en', { hand: { B: ['w-1', 'wg-orange'] } })
  const names = [...tray.querySelectorAll('.fz-in-hand')].map((card) => card.getAttribute('data-held'))
  expect(names).toEqual(['wall', 'wall\nsmiths'])
})

test('who starts the second phase is asked no more once that is said, and the first is not scored anew', async () => {
  const texts = await plug.texts('es')
  const state = given({ stage: 'chooseStartPlayer', active: 'G', played: 2 })
  for (const player of state.players) player.hand = { bag: [] }
  const lineAt = (): string =>
    createRoot((dispose) => {
      onTestFinished(dispose)
      const view = conceal(state, seatOf(0))
      const table = stillTable(plug.rules as unknown as AnyPlug['rules'], view, seatOf(0), String)
      return plug.create(() => texts).status({ ...table, pending: () => false } as never)
    })
  expect(lineAt()).toMatch(/elige quién empieza la segunda fase$/)
  plug.rules.evolve(state, { type: 'startPlayerNamed', seat: seatOf(2), by: state.activeSeat })
  expect(lineAt()).toBe('Mira lo que pasa en el tablero')
})

test('[FZ-5.13] while tiles are chosen one’s own piles take a press themselves and tell what is taken, and before and after it they do not', async () => {
  const { tray, panel } = await trayAt('es', { hand: { B: ['w-1', 'w-2'] }, coins: { B: 9 } })
  const tower = panel.querySelector<HTMLElement>('[data-anchor="own:tower"]')!
  tower.click()
  expect(tower.dataset).not.toHaveProperty('live')
  tray.querySelector<HTMLElement>('[data-card="act:develop"]')?.click()
  await vi.waitFor(() => expect(tower.dataset).toHaveProperty('live'), { timeout: 5000 })
  for (const taken of ['−1', '−2', '−3']) {
    tower.click()
    expect(tower.dataset['taken']).toBe(taken)
  }
  // Three are as many as there may be.
  expect(panel.querySelectorAll('[data-live]')).toHaveLength(0)
  tower.click()
  expect(tower.dataset['taken']).toBe('−3')
  expect(tray.querySelector('.fz-less')?.textContent).toContain('3')
  tray.querySelector<HTMLElement>('.fz-develop .quiet')?.click()
  expect(tower.dataset).not.toHaveProperty('taken')
})

test('[FZ-5.12, FZ-5.13] beside what develops stands, before one chooses, which pile would bring most and how much', async () => {
  const brings = async (hand: readonly string[], top: Scene['top'] = {}) => {
    const { tray } = await trayAt('es', { hand: { B: hand }, coins: { B: 9 }, top })
    await vi.waitFor(() => expect(tray.querySelector('.fz-brings')).not.toBeNull(), { timeout: 5000 })
    const told = tray.querySelector('[data-card="act:develop"] .fz-brings')
    return [told?.querySelector('svg')?.getAttribute('class'), told?.textContent.trim()]
  }
  // At first the next tile is like the one above it, and that is what is said, of no pile.
  expect(await brings(['w-1'])).toEqual([undefined, 'aún sin más puntos'])
  // Two cards reach further, and the fewest tiles that bring as much are meant.
  expect(await brings(['w-1', 'w-2'])).toEqual(['fz-as-tower', '4 → 7'])
})

test('[FZ-5.13] a pile is pressed to take of it, says which level it then shows, and gives one back; the button says what is missing', async () => {
  const { tray } = await trayAt('es', { hand: { B: ['w-1', 'w-2'] }, coins: { B: 9 } })
  tray.querySelector<HTMLElement>('[data-card="act:develop"]')?.click()
  await vi.waitFor(() => expect(tray.querySelector('.fz-stepper')).not.toBeNull(), { timeout: 5000 })
  const tower = tray.querySelectorAll<HTMLElement>('.fz-stepper')[2]!
  // A wall scores by its level as a gate alone: that one's sign stands before its figures [FZ-6.4].
  expect(
    [...tray.querySelectorAll('.fz-stepper')].map((pile) => pile.querySelectorAll('.fz-as-gate').length),
  ).toEqual([0, 1, 0])
  const said = (): string => [...tray.querySelectorAll('.fz-develop > button')][0]?.textContent ?? ''
  const press = (): void => tower.querySelector<HTMLElement>('button:last-child')?.click()
  expect(said()).toBe('Elige 2 o 3')
  expect(tower.querySelectorAll('button')).toHaveLength(1)
  press()
  expect(tower.querySelector('small')?.textContent).toMatch(/^aún 4/)
  press()
  expect(said()).toBe('Desarrollar 2')
  expect(tower.querySelector('small')?.textContent).toMatch(/^4 → 7/)
  expect(tower.querySelector('.fz-less')?.textContent).toBe('− 2')
  tower.querySelector<HTMLElement>('.fz-less')?.click()
  expect(said()).toBe('Elige 2 o 3')
})

test('above what can be done one’s stacks stay in the tray: what one would build with it is read on them', async () => {
  const { tray } = await trayAt('es', { hand: { B: ['w-1'] } })
  expect(tray.querySelectorAll('.fz-acts + .fz-stacks li')).toHaveLength(3)
})

test('[FZ-4.7] who names the start player of the second phase reads what it is worth', async () => {
  const state = given({ stage: 'chooseStartPlayer', active: 'G', played: 2 })
  const texts = { hand: { choose: 'Elige' } } as never
  const table = { view: () => state, nameOf: String, stage: () => undefined }
  const place = document.createElement('div')
  onTestFinished(render(() => <ChooseStart choice={{ table } as never} texts={texts} />, place))
  expect(place.querySelector('small')?.textContent).toMatch(
    /empieza elige sitio antes; quien juega en último/,
  )
})

test('what each seat could pay stands in its chip', async () => {
  const texts = await plug.texts('es')
  const view = conceal(given({ coins: { B: 3, G: 7 } }), seatOf(0))
  const table = stillTable(plug.rules as unknown as AnyPlug['rules'], view, seatOf(0), String) as never
  const chip = document.createElement('div')
  const ui = createRoot((dispose) => {
    onTestFinished(dispose)
    return plug.create(() => texts)
  })
  onTestFinished(render(() => <>{[0, 1].map((seat) => ui.Sign?.({ table, seat: seatOf(seat) }))}</>, chip))
  expect([...chip.querySelectorAll('svg')].map((one) => one.getAttribute('aria-label'))).toEqual([
    '3 monedas',
    '7 monedas',
  ])
})

test('what is taken of a pile has a tile behind its figure: alone it was read as points', () => {
  const style = textOf('frontend/games/fortaleza/fortaleza.css')
  expect(style).toMatch(/\[data-taken\]::after \{[^}]*linear-gradient\([^}]* no-repeat/)
})

test('[FZ-4.4] from an empty deck on the line says that nobody draws any more', async () => {
  const line = async (language: 'es' | 'en', deck: number): Promise<string> => {
    const { tray, line: said } = await trayAt(language, { hand: { B: ['w-1'] }, deck })
    tray.querySelector<HTMLElement>('.fz-in-hand.up')?.click()
    return said()
  }
  expect(await line('es', 2)).toMatch(/^Elige una o dos cartas/)
  expect(await line('es', 0)).toBe('Ya no quedan cartas por robar: elige una o dos tuyas')
  expect(await line('en', 0)).toMatch(/^No more cards to draw/)
})
