// @vitest-environment happy-dom
/** A fight that is asked about stands alone on the board of Fortium, so that its question has room beside its cell. */
import { render } from 'solid-js/web'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Board } from '../../frontend/games/fortium/Board.tsx'
import { FightSheet } from '../../frontend/games/fortium/FightSheet.tsx'
import { en } from '../../frontend/games/fortium/texts.en.ts'
import { given } from '../kit/fortium.ts'
import { choosing } from '../kit/fortiumPage.ts'

test('[FT-4.19] while a fight is asked about only its cell is lit, and nothing else is in its way', async () => {
  const state = given({
    dice: [4, 4, 4],
    miners: { W: { '5,10': 1, '4,10': 2 }, E: { '7,10': 1 } },
  })
  const { choice } = choosing(state)
  const hall = document.body.appendChild(document.createElement('div'))
  hall.className = 'board'
  onTestFinished(
    render(
      () => (
        <>
          <Board choice={choice} texts={en} />
          {choice.fight() !== null && <FightSheet choice={choice} texts={en} fight={choice.fight()!} />}
        </>
      ),
      hall,
    ),
  )
  const lit = (): number => hall.querySelectorAll('.ft-place.open').length
  const inTheWay = (): (string | null)[] =>
    [...hall.querySelectorAll('.ft-place[data-live]')].map((one) => one.getAttribute('data-anchor'))
  choice.point('5,10')
  await vi.waitFor(() => expect(lit()).toBeGreaterThan(20))
  choice.point('7,10')
  expect(lit()).toBe(1)
  expect(inTheWay()).toEqual(['7,10'])
  expect(hall.querySelector('.beside.ft-fight')).not.toBeNull()
  // Put down, all is as it was.
  choice.clear()
  choice.point('5,10')
  expect(lit()).toBeGreaterThan(20)
})
