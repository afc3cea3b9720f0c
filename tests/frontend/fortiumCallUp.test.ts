// @vitest-environment happy-dom
/** What answers in Fortium where a place of the board is pressed before any miners are in hand. */
import { beforeAll, expect, test, vi } from 'vitest'
import { callUp } from '../../frontend/games/fortium/callUp.ts'
import { later } from '../../frontend/games/fortium/late.ts'
import type { State } from '../../shared/games/fortium/state.ts'
import { given } from '../kit/fortium.ts'
import { choosing } from '../kit/fortiumPage.ts'

beforeAll(later)

const pressed = (state: State, place: string) => {
  const { choice, page } = choosing(state)
  choice.point(place)
  return { choice, page, said: () => page.trouble() }
}

test('[FT-4.16] the one group that can go where is pressed is taken up, and the next press leads it there', async () => {
  // From the base it is too far.
  const { choice, page, said } = pressed(given({ dice: [2, 1], miners: { W: { '9,10': 2 } } }), '10,10')
  await vi.waitFor(() => expect(choice.from()).toBe('9,10'))
  expect(said()).toMatchObject({ reason: 'oneGroup' })
  expect(choice.path()).toEqual(['9,10', '10,10'])
  expect(page.staged()).toEqual([])
  choice.point('10,10')
  expect(page.staged()).toMatchObject([{ type: 'moveGroup', to: '10,10', die: 1 }])
})

test('[FT-2.2.5] of the group as many are in hand as find room', async () => {
  const { choice } = pressed(given({ dice: [1], miners: { W: { '9,10': 3, '10,10': 2 } } }), '10,10')
  // Two of one's own stand there: pressed, they are taken up themselves.
  expect(choice.from()).toBe('10,10')
  const crowded = given({ dice: [1], miners: { W: { '9,10': 3, '10,10': 2 } }, moved: [3, 4] })
  const { choice: crowd } = pressed(crowded, '10,10')
  await vi.waitFor(() => expect([crowd.from(), crowd.size()]).toEqual(['9,10', 1]))
})

test('of several groups it is asked which goes, and none is taken up', async () => {
  const { choice, said } = pressed(given({ dice: [2], miners: { W: { '9,10': 1, '8,10': 1 } } }), '10,10')
  await vi.waitFor(() => expect(said()).toMatchObject({ reason: 'whichGroup' }))
  expect([choice.from(), choice.looked()]).toEqual([null, null])
})

test('where nobody can go it is said why the nearest do not', async () => {
  const { said } = pressed(given({ dice: [1], miners: { W: { '7,10': 1 } } }), '10,10')
  await vi.waitFor(() => expect(said()).toMatchObject({ reason: 'tooFar', values: { need: 3, steps: 1 } }))
})

test('before the dice are thrown, and on others’ turns, a place is only looked at', async () => {
  const { choice, said } = pressed(given({ phase: 'turnStart', miners: { W: { '9,10': 2 } } }), '10,10')
  await vi.waitFor(() => expect(choice.looked()).toBe('10,10'))
  expect(said()).toBeNull()
})

test('[FT-4.15] of one’s own who have walked it is said that they have, not that others cannot come to them', async () => {
  const state = given({ dice: [1], miners: { W: { '9,10': 3, '5,10': 1 } }, moved: [0, 1, 2] })
  const { said } = pressed(state, '9,10')
  await vi.waitFor(() => expect(said()).toMatchObject({ reason: 'minerAlreadyMoved' }))
})

test('[FT-4.1] before the dice are thrown one’s own are not ringed as if they were in hand: it is said what comes first', async () => {
  const { choice, said } = pressed(given({ phase: 'turnStart', miners: { W: { '9,10': 2 } } }), '9,10')
  await vi.waitFor(() => expect(said()).toMatchObject({ reason: 'wrongPhase' }))
  expect(choice.looked()).toBeNull()
})

test('[FT-4.13] a group that is pressed while its dice still roll is taken up as they lie, and not in a later turn', async () => {
  const scene = { phase: 'recover', miners: { W: { '9,10': 2 } } } as const
  const { choice, page } = choosing(given(scene))
  page.stage({ type: 'rollDice' })
  page.commit()
  callUp(choice, '9,10')
  expect([choice.mine(), choice.from(), choice.looked()]).toEqual([null, null, '9,10'])
  await vi.waitFor(() => expect(choice.from()).toBe('9,10'))
  expect(page.view()).toMatchObject({ phase: 'main' })
  const { choice: other } = pressed(given({ ...scene, active: 'N' }), '9,10')
  await vi.waitFor(() => expect(other.looked()).toBe('9,10'))
  expect(other.from()).toBeNull()
})
