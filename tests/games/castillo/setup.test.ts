import { expect, test } from 'vitest'
import { copy } from '../../../shared/engine/copy.ts'
import { setupChance } from '../../../shared/engine/chance.ts'
import { seatOf } from '../../../shared/engine/ids.ts'
import { seedFromNumber } from '../../../shared/engine/random.ts'
import { known } from '../../../shared/engine/secret.ts'
import { roleCards, winterCards } from '../../../shared/games/castillo/components.ts'
import { castillo } from '../../../shared/games/castillo/game.ts'
import type { Options, State } from '../../../shared/games/castillo/state.ts'
import {
  figures,
  finishRound,
  given,
  opened,
  type Played,
  player,
  seat,
  startedBy,
  wholeRound,
} from '../../kit/castillo.ts'

const fresh = (seats: number, options: Partial<Options> = {}) =>
  castillo.blank({
    seats,
    options: { winter: 'no', roundTrackTalers: 'one', workerSupply: 'choose', ...options },
  })

/** A round of Messengers, to its end. */
const messengers = (state: State): Played => wholeRound(state, ...state.players.map(() => 'messenger'))

test.each([
  ['CA-T01', 2, 12, 7, [17, 15, 14, 14, 14], 87, 12],
  ['CA-T02', 3, 15, 6, [16, 14, 14, 14, 14], 81, 15],
  ['CA-T03', 4, 12, 6, [15, 13, 14, 14, 14], 81, 12],
] as const)(
  '[%s, CA-3.2, CA-3.4, CA-2.6] setup for %i players',
  (_id, seats, rounds, helpers, stock, bank, track) => {
    const state = fresh(seats)
    expect(state.config.rounds).toBe(rounds)
    for (const one of state.players) {
      expect(one).toMatchObject({ helperSupply: helpers, talers: 3, vp: 0, played: [], choice: null })
      expect(figures(one.resources)).toEqual([1, 1, 0, 0, 0])
      expect(one.hand).toEqual([...roleCards])
    }
    expect(state.players).toHaveLength(seats)
    expect(figures(state.stock)).toEqual(stock)
    expect(figures(state.defenceTower)).toEqual([1, 1, 1, 1, 1])
    expect([state.bank, state.trackTalers]).toEqual([bank, track])
  },
)

test.each([
  [2, 99],
  [3, 96],
  [4, 93],
])(
  '[CA-3.4, CA-8.2] %i players with the printed number: an empty track and %i in the bank',
  (seats, bank) => {
    const state = fresh(seats, { roundTrackTalers: 'printedNumber' })
    expect([state.bank, state.trackTalers]).toEqual([bank, 0])
  },
)

test('[CA-3.1] seats are numbered from 0, and any of them may start, by chance', () => {
  for (const seats of [2, 3, 4] as const) {
    const starts = Array.from({ length: 120 }, (_, seed) => opened(seats, seed + 1).state.startSeat)
    for (const { seat: one } of opened(seats).state.players) {
      const share = starts.filter((start) => start === one).length / starts.length
      expect(Math.abs(share - 1 / seats)).toBeLessThan(0.15)
    }
    expect(Math.max(...starts)).toBe(seats - 1)
  }
})

test('[CA-3.3, CA-R25] one of each resource lies on the Defence Tower', () => {
  expect(opened(3).state.defenceTower).toEqual({ sand: 1, wood: 1, brick: 1, stone: 1, silver: 1 })
})

test('[CA-3.5, CA-3.6] nothing is built; carts, rider and castle are empty', () => {
  const { state } = opened(4)
  expect(state.buildings).toEqual({})
  expect(state.forgeSilver).toBe(0)
  expect(Object.values(state.traderSpaces)).toEqual(Array(5).fill(null))
  expect(Object.values(state.castleSpaces)).toEqual(Array(16).fill(null))
})

test('[CA-3.7, CA-7.3] the start seat is drawn, then the six winter cards are shuffled, face down', () => {
  const options = { winter: 'yes' } as const
  const { state, log } = opened(4, 9, options)
  const chance = setupChance(seedFromNumber(9))
  expect(state.startSeat).toBe(chance.below(4))
  expect(state.winter.deck.map(known)).toEqual(chance.shuffle(winterCards))
  expect(state.winter.deck.map((card) => card?.to)).toEqual(Array(6).fill([]))
  expect(log[0]).toMatchObject({
    events: [{ type: 'startPlayerDrawn' }, { type: 'winterDealt' }, { type: 'roundStarted' }],
  })
})

test('[CA-3.7, CA-8.1] without winter no card is dealt', () => {
  expect(opened(4, 9).state.winter).toEqual({ deck: [], current: null, revealed: [] })
})

test('[CA-T04, CA-4.1.1, CA-R01] the start player takes the taler of the highest round space', () => {
  const { state } = startedBy(4, 'A')
  expect(state.players.map(({ talers }) => talers)).toEqual([4, 3, 3, 3])
  expect([state.trackTalers, state.bank, state.round]).toEqual([11, 81, 1])
})

test('[CA-T05, CA-4.1.1, CA-8.2, CA-R01] the start player takes as many talers as the round space says', () => {
  const { state } = startedBy(4, 'A', { roundTrackTalers: 'printedNumber' })
  expect(state.players.map(({ talers }) => talers)).toEqual([15, 3, 3, 3])
  expect(state.bank).toBe(81)
  const second = messengers(state)
  expect(second.told('roundStarted')).toEqual([
    { type: 'roundStarted', round: 2, seat: seat('B'), talers: 11, from: 'bank' },
  ])
  expect(player(second.state, 'B').talers).toBe(3 + 8 + 11)
})

test('[CA-4.1.1, CA-2.3.3, CA-R26] an almost empty bank gives the start player what it has', () => {
  const before = given({
    options: { roundTrackTalers: 'printedNumber' },
    talers: { A: 96, B: 0, C: 0, D: 0 },
    bank: 9,
  })
  const { state, told } = wholeRound(before, 'trader', 'trader', 'trader', 'messenger')
  expect(told('roundStarted')).toMatchObject([{ round: 2, seat: 1, talers: 1 }])
  expect([state.bank, player(state, 'B').talers]).toEqual([0, 1])
})

test('[CA-T06, CA-4.6.3] the start seat moves clockwise', () => {
  const before = given({ players: 3, start: 'C', round: 4 })
  const { state } = messengers(before)
  expect([state.round, state.startSeat]).toEqual([5, seatOf(0)])
})

test('[CA-4.1.1, CA-2.1.7] every round takes one taler off the track, until it is empty', () => {
  let state = copy(startedBy(2, 'A').state)
  for (let round = 1; round <= 12; round++) {
    expect([state.round, state.trackTalers]).toEqual([round, 12 - round])
    state = finishRound(state).state
  }
  expect(state.phase).toBe('finished')
})
