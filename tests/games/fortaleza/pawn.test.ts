import { expect, test } from 'vitest'
import { collector, given, play, reason, seat, temple } from '../../kit/fortaleza.ts'

const pair = ['g-orange-1:orange', 'g-teal-1:teal']
const cards = {
  hand: { B: ['g-orange-1', 'g-teal-1', 'm-1', 'w-1', 'x-1'], G: ['g-orange-2', 'g-teal-2'] },
} as const

test('[FZ-5.18, FZ-10.7] a collector goes from the supply to the zone and pays nothing', () => {
  const state = given({ ...cards, active: 'G' })
  const played = play(state, 'G', collector('orangeTeal', 'g-orange-2:orange', 'g-teal-2:teal'))
  expect(played.state.board.collectors.orangeTeal).toBe(seat('G'))
  expect(played.state.players[seat('G')]!.pawnSupply).toBe(7)
  expect(played.coins('G')).toBe(0)
})

test('[FZ-10.8, FZ-5.24] another’s collector goes home', () => {
  const state = given({ ...cards, collectors: { orangeTeal: 'G' } })
  const { players, board } = play(state, 'B', collector('orangeTeal', ...pair)).state
  expect(board.collectors.orangeTeal).toBe(seat('B'))
  expect([players[seat('B')]!.pawnSupply, players[seat('G')]!.pawnSupply]).toEqual([7, 8])
})

test('[FZ-10.69, FZ-9.21] one’s own collector is not replaced', () => {
  const state = given({ ...cards, collectors: { orangeTeal: 'B' } })
  expect(reason(state, 'B', collector('orangeTeal', ...pair))).toBe('ownCollector')
})

test('[FZ-10.70, FZ-9.22, FZ-5.24] a zone without a guild takes a collector', () => {
  expect(reason(given(cards), 'B', collector('orangeTeal', ...pair))).toBeNull()
})

test('[FZ-10.55, FZ-9.23] without a pawn in supply there is no collector and no retirement', () => {
  const state = given({ ...cards, supply: { B: 0 }, coins: { B: 9 } })
  expect(reason(state, 'B', collector('orangeTeal', ...pair))).toBe('noPawnInSupply')
  expect(reason(state, 'B', temple('m-1:temple'))).toBe('noPawnInSupply')
})

test('[FZ-5.19, FZ-10.52] a temple card retires a pawn for nothing', () => {
  const played = play(given(cards), 'B', temple('m-1:temple'))
  expect(played.state.players[0]).toMatchObject({ coins: 0, templePawns: 1, pawnSupply: 7 })
})

test('[FZ-10.53] any other card costs a coin', () => {
  expect(reason(given(cards), 'B', temple('w-1'))).toBe('notEnoughCoins')
  expect(play(given({ ...cards, coins: { B: 1 } }), 'B', temple('w-1')).coins('B')).toBe(0)
})

test('[FZ-10.54] a wild card as temple costs its fee; as any card a coin more', () => {
  expect(play(given({ ...cards, coins: { B: 2 } }), 'B', temple('x-1:temple')).coins('B')).toBe(0)
  expect(reason(given({ ...cards, coins: { B: 2 } }), 'B', temple('x-1'))).toBe('notEnoughCoins')
  expect(play(given({ ...cards, coins: { B: 3 } }), 'B', temple('x-1')).coins('B')).toBe(0)
})
