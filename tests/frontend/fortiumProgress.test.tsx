// @vitest-environment happy-dom
/** How far one is stands in a seat's chip of Fortium: points, which fall as one builds up, would tell the contrary. */
import { render } from 'solid-js/web'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Progress } from '../../frontend/games/fortium/Progress.tsx'
import { en } from '../../frontend/games/fortium/texts.en.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { seatOf } from '../../shared/engine/ids.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { fortiumRules } from '../../shared/games/fortium/rules.ts'
import type { Options, State } from '../../shared/games/fortium/state.ts'

const options: Options = {
  attackMode: 'onePerTurn',
  alliances: 'none',
  supportCards: 'yes',
  magicHats: 'no',
  roundCap: 'standard',
  secondPlayerBonus: 'no',
}

const shown = (
  floors: number,
  diamonds: number,
  over: boolean | NonNullable<State['ended']> = false,
  phase: State['phase'] = 'setup',
): HTMLElement => {
  const state = { ...fortiumRules.blank({ seats: 2, options }), phase }
  const stock = { granite: 0, limestone: 0, turquoise: 0, gold: 0 }
  Object.assign(state.players[0]!, { floors, diamonds, stock })
  if (typeof over === 'string') state.ended = over
  const table = stillTable(fortiumRules as never, conceal(state, null), null, () => 'Ana')
  const place = document.createElement('p')
  onTestFinished(
    render(
      () => (
        <Progress table={{ ...table, finished: () => over !== false } as never} seat={seatOf(0)} texts={en} />
      ),
      place,
    ),
  )
  return place
}

test('[FT-6.3] floors and diamonds are filled, what is missing of them is drawn in outline', () => {
  const built = (floors: number, diamonds: number) =>
    ['rect', 'path'].map((shape) => shown(floors, diamonds).querySelectorAll(`${shape}.built`).length)
  expect(built(0, 0)).toEqual([0, 0])
  expect(built(4, 1)).toEqual([4, 1])
  expect(shown(2, 0).querySelectorAll('rect, path')).toHaveLength(8)
  expect(shown(2, 0).querySelector('svg')?.getAttribute('aria-label')).toBe(
    'Fort of Ana: 2 floors, 0 diamonds',
  )
})

test('[FT-6.6] once the game is over it is what has won: diamonds, with their sign', async () => {
  const chip = shown(4, 3, 'countdown')
  await vi.waitFor(() => expect(chip.textContent).toBe('3'))
  expect(chip.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('Diamonds')
  // As many as the others have: what fort and stock are worth has decided.
  expect(shown(1, 0, 'roundCap').textContent).toBe('15')
})

test('[FT-6.6] once the game is over it is what fort and stock are worth', () => {
  expect(shown(1, 0, true).textContent).toBe('15')
})

test('[FT-2.6.4] beside its fort stands what the next floor still takes, and nothing before the first turn', async () => {
  const [chip, before] = [shown(1, 0, false, 'turnStart'), shown(0, 0)]
  await vi.waitFor(() => expect(chip.querySelector('.ft-ahead')?.textContent).toBe('faltan 15'))
  expect(chip.querySelector('.ft-ahead [role="img"]')?.getAttribute('aria-label')).toBe('Limestone floor')
  expect(before.querySelector('.ft-ahead')).toBeNull()
})
