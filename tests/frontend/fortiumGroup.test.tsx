// @vitest-environment happy-dom
/** How many miners go, in Fortium's tray: what the numbers count is said, and of a hint's walk as many as it names go. */
import { render } from 'solid-js/web'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Hand } from '../../frontend/games/fortium/Hand.tsx'
import { en } from '../../frontend/games/fortium/texts.en.ts'
import { es } from '../../frontend/games/fortium/texts.es.ts'
import { given } from '../kit/fortium.ts'
import { choosing } from '../kit/fortiumPage.ts'

const drawn = async (texts = en) => {
  const { choice, page } = choosing(given({ dice: [4], miners: { W: { '5,10': 3 } } }))
  const place = document.body.appendChild(document.createElement('div'))
  onTestFinished(render(() => <Hand choice={choice} texts={texts} />, place))
  await vi.waitFor(() => expect(place.querySelector('.ft-tray-die')).not.toBeNull(), { timeout: 5000 })
  const chosen = () => place.querySelector('.ft-sizes .chosen')?.textContent
  return { choice, page, place, chosen }
}

test.each([
  [es, 'Mineros'],
  [en, 'Miners'],
] as const)('[FT-4.14] the numbers are told by what they count', async (texts, said) => {
  const { choice, place } = await drawn(texts)
  choice.take('5,10')
  expect(place.querySelector('.ft-sizes')?.textContent).toBe(`${said}123`)
})

test('[FT-4.14] of a group that a hint speaks of as many are in hand as it names', async () => {
  const { choice, page, chosen } = await drawn()
  page.light(['W-0', 'W-1', '7,10', '5,10', 'die:0'])
  choice.take('5,10')
  expect([choice.size(), chosen()]).toEqual([2, '2'])
  choice.setSize(3)
  expect(chosen()).toBe('3')
  choice.clear()
  page.light([])
  choice.take('5,10')
  expect(chosen()).toBe('3')
  // It is asked for with all of them in hand, too.
  page.light(['W-0', '7,10', '5,10'])
  expect(chosen()).toBe('1')
})
