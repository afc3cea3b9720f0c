// @vitest-environment happy-dom
/** What an exchange of Fortium is told to bring: the win where it wins, and no loss where only diamonds place. */
import { render } from 'solid-js/web'
import { expect, onTestFinished, test } from 'vitest'
import { ExchangeSheet } from '../../frontend/games/fortium/ExchangeSheet.tsx'
import { Outlook } from '../../frontend/games/fortium/Outlook.tsx'
import { es } from '../../frontend/games/fortium/texts.es.ts'
import { given, type Scene } from '../kit/fortium.ts'
import { choosing } from '../kit/fortiumPage.ts'

const sheet = (scene: Scene, from: 'gold' | 'turquoise'): HTMLElement => {
  const state = given({ round: 16, trigger: 14, dice: [4], ...scene })
  const { choice } = choosing(state)
  const tray = document.body.appendChild(document.createElement('div'))
  onTestFinished(render(() => <ExchangeSheet choice={choice} texts={es} from={from} />, tray))
  return tray
}

test('[FT-6.3] gold for the diamond that completes the fort says that it wins, and shows no loss', () => {
  const at = (diamonds: number) =>
    sheet({ floors: { W: 4 }, diamonds: { W: diamonds }, stock: { W: '0/0/0/8' } }, 'gold')
  const won = at(3)
  expect(won.textContent).toContain('Completa tu fuerte: ganas')
  expect(won.querySelector('.laurel')).toBeNull()
  // One diamond in a turn: there is no number to choose.
  expect(won.querySelector('.ft-stepper')).toBeNull()
  const third = at(2)
  expect(third.textContent).not.toContain('ganas')
  expect(third.querySelector('.laurel')).toBeNull()
})

test('[FT-6.6] with all floors built points are not weighed against diamonds; before that they are shown', () => {
  const at = (floors: number) => sheet({ floors: { W: floors }, stock: { W: '0/0/8/0' } }, 'turquoise')
  expect(at(4).querySelector('.laurel')).toBeNull()
  expect(at(2).querySelector('.laurel')?.textContent).toBe('−8')
})

test('[FT-6.4] before the countdown no exchange shows points', () => {
  const state = { trigger: undefined as never, round: 5, floors: { W: 2 }, stock: { W: '0/0/8/0' } }
  expect(sheet(state, 'turquoise').querySelector('.laurel')).toBeNull()
})

test('while what was just staged is still to be seen, nothing else is told to bring what that did', () => {
  const rest = { stock: { W: '5/5/0/0' }, camps: { W: ['W-granA'] } } as const
  const { choice } = choosing(given({ miners: { W: { '2,8': 1 } }, ...rest }))
  const shown = given({ miners: { W: { '2,8': 3 } }, ...rest })
  const lagging = { ...choice, table: { ...choice.table, view: () => shown as never } }
  const tray = document.body.appendChild(document.createElement('div'))
  onTestFinished(render(() => <Outlook choice={lagging} texts={es} move={{ type: 'buyCard' }} />, tray))
  expect(tray.querySelector('.ft-outlook')).not.toBeNull()
  expect(tray.textContent).toBe('')
})
