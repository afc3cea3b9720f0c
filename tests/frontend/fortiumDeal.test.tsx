// @vitest-environment happy-dom
/** The sheet of a trade lies over the stocks that it is about: it says itself what both sides have. */
import { render } from 'solid-js/web'
import { expect, onTestFinished, test } from 'vitest'
import { Deal } from '../../frontend/games/fortium/Deal.tsx'
import { en } from '../../frontend/games/fortium/texts.en.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { fortiumRules } from '../../shared/games/fortium/rules.ts'
import { given, seatIn } from '../kit/fortium.ts'

test('[FT-4.40] beside each step stands what the giver has of it, whoever it is dealt with', () => {
  const state = given({
    phase: 'negotiation',
    stock: { W: '7/3/10/0', N: '9/0/4/6', S: '1/2/3/4' },
    negotiation: { proposalsLeft: 3, open: null },
  })
  const west = seatIn(state, 'W')
  const table = stillTable(fortiumRules as never, conceal(state, west), west, (seat) => `Seat ${seat}`)
  const sheet = document.body.appendChild(document.createElement('div'))
  const choice = { table, mine: () => west }
  onTestFinished(render(() => <Deal choice={choice as never} texts={en} />, sheet))
  const counts = (side: string): readonly string[] =>
    [...sheet.querySelectorAll(`.ft-amounts[aria-label="${side}"] small`)].map((one) => one.textContent ?? '')
  expect(counts(en.deal.give)).toEqual(['of 7', 'of 3', 'of 10', 'of 0'])
  expect(counts(en.deal.get)).toEqual(['of 9', 'of 0', 'of 4', 'of 6'])
  const south = [...sheet.querySelectorAll('button')].find((one) =>
    one.textContent?.includes(`Seat ${seatIn(state, 'S')}`),
  )
  south?.click()
  expect(counts(en.deal.get)).toEqual(['of 1', 'of 2', 'of 3', 'of 4'])
})
