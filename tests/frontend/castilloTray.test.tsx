// @vitest-environment happy-dom
/** Castillo's tray: what one has, and one's eight cards. */
import { render } from 'solid-js/web'
import { afterEach, expect, test } from 'vitest'
import { type CastilloTable, createChoice } from '../../frontend/games/castillo/choice.ts'
import { PaymentInHand } from '../../frontend/games/castillo/Payment.tsx'
import { plug } from '../../frontend/games/castillo/ui.tsx'
import type { AnyPlug } from '../../frontend/plug/gameUi.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { given, type Scene, seat } from '../kit/castillo.ts'
import { seatedAt } from '../kit/seated.ts'

const words = await plug.texts('es')
let dispose = (): void => undefined
afterEach(() => dispose())

/** Seat A's tray. */
const trayAt = (scene: Scene): HTMLElement => {
  const { Hand } = plug.create(() => words)
  const view = conceal(given(scene), seat('A'))
  const table = stillTable(plug.rules as AnyPlug['rules'], view, seat('A'), String) as never
  dispose()
  document.body.innerHTML = ''
  dispose = render(() => <Hand table={table} />, document.body)
  return document.querySelector<HTMLElement>('.ca-tray')!
}

test('what one has is weighed for all that is asked in the course of a round: nothing lies over it then', () => {
  const weighed = (scene: Scene): boolean => trayAt(scene).querySelector('.ca-own[data-weighed]') !== null
  const cards = { 'C worker1': '1T 1S 1W' } as const
  expect(weighed({ phase: 'buy', queue: ['A stonemason', 'C worker1'], cards })).toBe(true)
  expect(weighed({ phase: 'buy', queue: ['B stonemason', 'C worker1'], cards })).toBe(false)
  expect(weighed({ phase: 'equipWorkers', queue: ['A worker1'] })).toBe(true)
  // The hand needs the room below it, and what one chooses there may bring what is missing.
  expect(weighed({ phase: 'chooseCards' })).toBe(false)
})

test.each(['es', 'en'] as const)(
  'the button that builds at once says so before it is pressed: %s',
  async (language) => {
    const texts = await plug.texts(language)
    const state = given({ players: 3, phase: 'build', queue: ['A stonemason'], has: { A: '6S 4W 3B 2T' } })
    const { page } = seatedAt(plug.rules as never, () => plug.create(() => texts) as never, {
      seats: 3,
      options: state.config,
      state,
      me: seat('A'),
    })
    document.body.innerHTML = ''
    dispose = render(() => {
      const choice = createChoice(page as unknown as CastilloTable)
      choice.point('house1')
      return <PaymentInHand choice={choice} texts={texts} />
    }, document.body)
    const button = document.querySelector('.ca-tick')
    expect(button?.textContent).toBe({ es: 'Construir', en: 'Build' }[language])
    // Who speaks to the page says what they see.
    expect(button?.getAttribute('aria-label')?.startsWith(button.textContent)).toBe(true)
    // As the line at the top does.
    expect(texts.status.pay).toContain(button?.textContent)
    const card = (await plug.cards(language))('pay:accept', page as never)
    expect(card?.text).toMatch({ es: /^Construye al momento/, en: /^Builds at once/ }[language])
  },
)
