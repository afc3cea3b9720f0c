// @vitest-environment happy-dom
/** What a press of Fortium is called, the turn in hand calls too: by two names it would be two things. */
import { Suspense } from 'solid-js'
import { render } from 'solid-js/web'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Hand } from '../../frontend/games/fortium/Hand.tsx'
import { en } from '../../frontend/games/fortium/texts.en.ts'
import { es } from '../../frontend/games/fortium/texts.es.ts'
import { plug } from '../../frontend/games/fortium/ui.tsx'
import { given, type Scene } from '../kit/fortium.ts'
import { choosing } from '../kit/fortiumPage.ts'

const walked = { phase: 'main', dice: [4, 2], round: 3 } as const

/** The move as the scene allows it, where it is pressed, and what is opened before that. */
test.each([
  ['the end of a turn', walked, { type: 'endTurn' }, '.ft-end'],
  [
    'an exchange',
    { ...walked, floors: { W: 4 } },
    { type: 'exchange', from: 'gold', times: 1 },
    '[data-card="mine:gold"]',
  ],
  [
    'a miner bought back',
    { phase: 'recover', round: 3, miners: { W: { lost: 1 } } },
    { type: 'recoverMiner', pay: 'limestone' },
    '[data-card="recover:limestone"]',
  ],
  ['the dice', { phase: 'recover', round: 3 }, { type: 'rollDice' }, '.ft-act .main'],
] as const)('%s', async (_, scene, move, at) => {
  for (const texts of [es, en]) {
    const { page, choice } = choosing(given({ active: 'W', ...scene } as Scene))
    const place = document.body.appendChild(document.createElement('div'))
    onTestFinished(
      render(
        () => (
          <Suspense>
            <Hand choice={choice} texts={texts} />
          </Suspense>
        ),
        place,
      ),
    )
    const button = () => place.querySelector(at)
    await vi.waitFor(() => expect(button()).not.toBeNull())
    const called = plug.create(() => texts).nameMove(move as never, page.view() as never, String)
    const pressed = button()?.getAttribute('aria-label') ?? button()?.textContent
    // What dice are lost by it is added once they are in hand.
    expect(called.replace(/, .*/, '')).toBe(pressed)
  }
})
