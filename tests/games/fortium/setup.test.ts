/** How a game begins [section 3 of RULES.md]. */
import { describe, expect, test } from 'vitest'
import { collectEvents } from '../../../shared/engine/game.ts'
import { playerCounts } from '../../../shared/games/fortium/components.ts'
import { fortium } from '../../../shared/games/fortium/game.ts'
import type { Options, State } from '../../../shared/games/fortium/state.ts'
import {
  asked,
  collect,
  opened,
  play,
  playAll,
  plain,
  player,
  reason,
  resign,
  scripted,
  setup,
  standing,
  stockOf,
} from '../../kit/fortium.ts'

/** After the setup, with this seat to begin. */
const begun = (seats: number, first = 0, options: Partial<Options> = {}): State => {
  const state = fortium.blank({ seats, options: { ...plain, ...options } })
  collectEvents(fortium, state, scripted([first]), (progress) => fortium.setup(progress))
  return state
}

test('[FT-3.1, FT-R26] who begins is drawn, each seat as likely; who sits where is not drawn', () => {
  for (const seats of playerCounts) {
    const starts = Array.from({ length: 60 }, (_, seed) => Number(opened(seats, seed).state.startSeat))
    expect(new Set(starts).size).toBe(seats)
    for (const event of opened(seats, 3).log.flatMap((entry) => ('events' in entry ? entry.events : [])))
      expect(event.type).toBe('startPlayerDrawn')
  }
})

test('[FT-3.2, FT-2.2.2] nothing about the board is left to chance', () => {
  const [one, other] = [1, 2].map((seed) => opened(4, seed).state)
  expect({ ...one, startSeat: 0, active: 0 }).toEqual({ ...other, startSeat: 0, active: 0 })
})

test('[FT-3.3] ten granite and ten limestone each, paid by the bank', () => {
  for (const seats of playerCounts) {
    const state = begun(seats)
    for (const arm of ['W', 'E'] as const) expect(stockOf(state, arm)).toBe('10/10/0/0')
    expect(state.bank).toEqual({
      granite: 120 - 10 * seats,
      limestone: 120 - 10 * seats,
      turquoise: 80,
      gold: 100,
      diamond: 16,
    })
  }
  expect(begun(4).bank.granite).toBe(80)
})

test('[FT-3.4] three camps stand, three are in supply', () => {
  const { camps, campSupply } = player(begun(3), 'N')
  expect([camps, campSupply]).toEqual([['N-granA', 'N-granB', 'N-lime'], 3])
})

describe('the choice of the first sites', () => {
  test('[FT-3.5, FT-R19] one to three on each, freely; the others wait in the base', () => {
    const state = playAll(begun(2), [
      ['E', setup(3, 1, 2)],
      ['W', setup(1, 1, 1)],
    ])
    expect(player(state, 'E').miners).toEqual([
      ...Array(3).fill('18,12'),
      '18,8',
      ...Array(2).fill('16,10'),
      ...Array(4).fill('base:E'),
    ])
    expect(standing(state, 'W', 'base')).toBe(7)
    for (const bad of [setup(0, 1, 1), setup(1, 4, 1), setup(1, 1, -1)])
      expect(reason(begun(2), 'W', bad)).toBe('badChoice')
  })

  test('[FT-3.6, FT-4.6] all choose at once; until the last has, all miners wait in the base', () => {
    const before = begun(3)
    expect(asked(before)).toBe('W setup, N setup, E setup')
    const one = play(before, 'N', setup(2, 2, 2)).state
    expect(asked(one)).toBe('W setup, E setup')
    expect(standing(one, 'N', 'base')).toBe(10)
    expect(one.turnNo).toBe(0)
    expect(reason(one, 'N', setup(1, 1, 1))).toBe('alreadyChosen')
  })

  test('[FT-3.8, FT-4.6, FT-R27] with the last choice the first turn of the starting seat begins', () => {
    const state = playAll(begun(3, 1), [
      ['W', setup(3, 3, 3)],
      ['N', setup(3, 3, 3)],
      ['E', setup(3, 3, 3)],
    ])
    expect([asked(state), state.round, state.turnNo]).toEqual(['N turnStart', 1, 1])
    expect(state.setupChoices).toEqual([null, null, null])
    for (const arm of ['W', 'N', 'E'] as const)
      expect(reason(state, arm, setup(1, 1, 1))).toBe('alreadyChosen')
  })

  test('[FT-6.7] who resigns is not waited for; if it was the starting seat, the next one begins', () => {
    const state = playAll(begun(4, 1), [
      ['W', setup(3, 3, 3)],
      ['N', resign],
      ['E', setup(3, 3, 3)],
      ['S', setup(2, 2, 2)],
    ])
    expect([asked(state), standing(state, 'N', 'lost'), standing(state, 'E', 'base')]).toEqual([
      'E turnStart',
      10,
      1,
    ])
    expect(reason(state, 'N', setup(1, 1, 1))).toBe('notYourTurn')
    const last = playAll(begun(3), [
      ['W', setup(3, 3, 3)],
      ['N', setup(3, 3, 3)],
      ['E', resign],
    ])
    expect(asked(last)).toBe('W turnStart')
    const gone = playAll(begun(3), [
      ['N', setup(3, 3, 3)],
      ['N', resign],
    ])
    expect([asked(gone), gone.setupChoices[1]]).toEqual(['W setup, E setup', null])
  })
})

test('[FT-3.7, FT-2.1.9] with magic hats each begins with one in supply, worn by nobody', () => {
  expect(begun(4, 0, { magicHats: 'yes' }).players.map(({ hat }) => hat)).toEqual([null, null, null, null])
})

test('[FT-8.8] the second of two players may begin with two more of each', () => {
  for (const [first, stocks] of [
    [0, ['10/10/0/0', '12/12/0/0']],
    [1, ['12/12/0/0', '10/10/0/0']],
  ] as const) {
    const state = begun(2, first, { secondPlayerBonus: 'yes' })
    expect([stockOf(state, 'W'), stockOf(state, 'E')]).toEqual(stocks)
    expect(state.bank.granite).toBe(98)
  }
  expect(stockOf(begun(2, 0), 'E')).toBe('10/10/0/0')
})

test('[FT-R07] nobody collects in the first round', () => {
  const state = playAll(begun(2), [
    ['W', setup(3, 3, 3)],
    ['E', setup(3, 3, 3)],
    ['W', collect],
  ])
  expect([stockOf(state, 'W'), asked(state)]).toEqual(['10/10/0/0', 'W recover'])
})
