import { expect, test } from 'vitest'
import { legalMoves } from '../../../shared/engine/game.ts'
import { fortaleza } from '../../../shared/games/fortaleza/game.ts'
import { feeOf } from '../../../shared/games/fortaleza/steps/cards.ts'
import {
  build,
  collector,
  develop,
  given,
  guild,
  play,
  reason,
  resources,
  seat,
  temple,
} from '../../kit/fortaleza.ts'

const hand = ['x-1', 'x-2', 'w-1', 'w-2', 'g-orange-1', 'g-teal-1', 'm-1', 't-1']

test('[FZ-5.1] a move says each card and its role, and is judged as it is sent', () => {
  const state = given({ hand: { B: hand }, coins: { B: 9 } })
  const { events } = play(state, 'B', build('N1', 'g-orange-1:wall'))
  expect(events[0]).toEqual({
    type: 'cardsUsed',
    seat: seat('B'),
    cards: [{ cardId: 'g-orange-1', as: 'wall' }],
  })
  expect(reason(state, 'B', build('N1', 'w-1:temple'))).toBe('cardsDoNotMatchAction')
})

test.each([
  ['FZ-5.2', 'wg-teal', 'wall', 0, 0],
  ['FZ-5.2', 'wg-teal', 'teal', 0, 0],
  ['FZ-5.2', 'tg-white', 'tower', 0, 0],
  ['FZ-5.2', 'tg-white', 'white', 0, 0],
  ['FZ-5.3', 'm-1', 'any', 0, 0],
  ['FZ-5.4', 'w-1', 'orange', 0, 5],
  ['FZ-5.4', 'wg-teal', 'tower', 0, 5],
  ['FZ-5.5', 'x-1', 'temple', 2, 0],
  ['FZ-5.5', 'x-1', 'purple', 2, 0],
  ['FZ-5.6, FZ-9.11', 'x-1', 'any', 2, 0],
  ['FZ-5.7', 't-1', 'tower', 0, 0],
] as const)(
  '[%s] %s as %s costs %i for the wild card and %i for the conversion',
  (_rule, card, role, wild, conversion) => {
    expect(feeOf(card, role)).toEqual({ wild, conversion })
  },
)

test('[FZ-5.10] one card brings 3 coins in phase 1 and 4 in phase 2', () => {
  expect(play(given({ hand: { B: hand } }), 'B', resources('w-1')).coins('B')).toBe(3)
  expect(play(given({ hand: { B: hand }, phase: 2 }), 'B', resources('w-1')).coins('B')).toBe(4)
})

test('[FZ-5.11] two cards bring 7 coins in phase 1 and 9 in phase 2', () => {
  expect(play(given({ hand: { B: hand } }), 'B', resources('w-1', 'm-1')).coins('B')).toBe(7)
  expect(play(given({ hand: { B: hand }, phase: 2 }), 'B', resources('w-1', 'm-1')).coins('B')).toBe(9)
})

test('[FZ-9.29, FZ-2.20] the bank never runs out', () => {
  const state = given({ coins: { B: 150 }, hand: { B: ['w-1', 'w-2'] } })
  expect(play(state, 'B', resources('w-1', 'w-2')).coins('B')).toBe(157)
})

test('[FZ-10.40] two cards, one of them wild, bring 7 - 2', () => {
  expect(play(given({ hand: { B: hand } }), 'B', resources('x-1', 'w-1')).coins('B')).toBe(5)
})

test('[FZ-10.41] two wild cards bring 7 - 4', () => {
  expect(play(given({ hand: { B: hand } }), 'B', resources('x-1', 'x-2')).coins('B')).toBe(3)
})

test('[FZ-10.42] a wild card alone brings 4 - 2 in phase 2', () => {
  expect(play(given({ hand: { B: hand }, phase: 2 }), 'B', resources('x-1')).coins('B')).toBe(2)
})

test('[FZ-10.43, FZ-9.12] the fee of a wild card comes out of the income of the guild', () => {
  const played = play(given({ hand: { B: hand } }), 'B', guild('orangeTeal', 'x-1:orange', 'g-teal-1:teal'))
  expect(played.coins('B')).toBe(7)
})

test('[FZ-10.44, FZ-9.13] two wild cards for a guild of income 2 cost 2 coins', () => {
  const scene = { hand: { B: hand }, top: { B: { guild: 4 } }, guilds: { orangeTeal: [['B', 1]] } } as const
  const move = guild('orangeTeal', 'x-1:orange', 'x-2:teal')
  expect(reason(given({ ...scene, coins: { B: 1 } }), 'B', move)).toBe('notEnoughCoins')
  expect(play(given({ ...scene, coins: { B: 2 } }), 'B', move).coins('B')).toBe(0)
})

test('[FZ-10.45] the fee lessens only what the builder gets', () => {
  const scene = {
    active: 'G',
    hand: { G: hand },
    top: { G: { guild: 3 } },
    guilds: { orangeTeal: [['B', 1]] },
  } as const
  const played = play(given(scene), 'G', guild('orangeTeal', 'x-1:orange', 'g-teal-1:teal'))
  expect([played.coins('G'), played.coins('B')]).toEqual([1, 3])
})

test('[FZ-10.46] a conversion cannot be paid out of the income it brings', () => {
  const move = guild('orangeTeal', 'w-1:orange', 'g-teal-1:teal')
  expect(reason(given({ hand: { B: hand }, coins: { B: 4 } }), 'B', move)).toBe('notEnoughCoins')
})

test('[FZ-10.47] with 5 coins held the same move is allowed', () => {
  const state = given({ hand: { B: hand }, coins: { B: 5 } })
  expect(play(state, 'B', guild('orangeTeal', 'w-1:orange', 'g-teal-1:teal')).coins('B')).toBe(9)
})

test('[FZ-10.48] a converted tower card costs its conversion and the price', () => {
  const state = given({ hand: { B: hand }, coins: { B: 10 } })
  expect(play(state, 'B', build('NT1', 'w-1:tower', 'w-2:wall')).coins('B')).toBe(3)
})

test('[FZ-10.49] two wall cards are no tower', () => {
  const state = given({ hand: { B: hand }, coins: { B: 5 } })
  expect(reason(state, 'B', build('NT1', 'w-1:wall', 'w-2:wall'))).toBe('cardsDoNotMatchAction')
})

test('[FZ-10.50] dual cards serve as tower and wall', () => {
  const state = given({ hand: { B: ['tg-teal', 'wg-brown'] }, coins: { B: 3 } })
  expect(play(state, 'B', build('NT2', 'tg-teal:tower', 'wg-brown:wall')).coins('B')).toBe(0)
})

test('[FZ-10.51] any two cards build a wall and end the turn', () => {
  const played = play(given({ hand: { B: hand }, coins: { B: 2 } }), 'B', build('N2', 'g-teal-1', 'm-1'))
  expect(played.coins('B')).toBe(0)
  expect(played.state.activeSeat).toBe(seat('G'))
})

test('[FZ-10.56, FZ-9.2] two cards of one colour are no pair for a zone', () => {
  const state = given({ hand: { B: ['g-orange-1', 'g-orange-2'] }, coins: { B: 5 } })
  expect(reason(state, 'B', guild('orangeTeal', 'g-orange-1:orange', 'g-orange-2:orange'))).toBe(
    'cardsDoNotMatchAction',
  )
  expect(reason(state, 'B', guild('orangeTeal', 'g-orange-1:orange', 'g-orange-2:teal'))).toBeNull()
  expect(reason(state, 'B', resources('g-orange-1', 'g-orange-2'))).toBeNull()
})

test('[FZ-10.57] dual cards serve as their guild colours without a fee', () => {
  const state = given({ hand: { B: ['wg-orange', 'tg-teal'] } })
  expect(play(state, 'B', guild('orangeTeal', 'wg-orange:orange', 'tg-teal:teal')).coins('B')).toBe(9)
})

test('[FZ-9.14] both cards of an action may be converted, 5 coins each', () => {
  const move = guild('orangeTeal', 'w-1:orange', 'm-1:teal')
  expect(reason(given({ hand: { B: hand }, coins: { B: 9 } }), 'B', move)).toBe('notEnoughCoins')
  expect(play(given({ hand: { B: hand }, coins: { B: 10 } }), 'B', move).coins('B')).toBe(9)
})

test('[FZ-9.31] a wall card may be one of any two', () => {
  const state = given({ hand: { B: hand }, coins: { B: 1 } })
  expect(play(state, 'B', build('N1', 'w-1', 'm-1')).coins('B')).toBe(0)
})

test('[FZ-5.31] equal cards are listed once, and every copy is accepted', () => {
  const state = given({ hand: { B: ['g-orange-1', 'g-orange-2', 'm-1'] } })
  const listed = legalMoves(fortaleza, state, seat('B')).filter((move) => move.type === 'takeResourcesOne')
  expect(listed).toHaveLength(2)
  expect(reason(state, 'B', resources('g-orange-1'))).toBeNull()
  expect(reason(state, 'B', resources('g-orange-2'))).toBeNull()
})

test('[FZ-5.31] what is listed is legal, and names the cheapest roles', () => {
  const state = given({ hand: { B: hand }, coins: { B: 12 } })
  const listed = legalMoves(fortaleza, state, seat('B'))
  expect(listed.every((move) => fortaleza.check(state, seat('B'), move) === null)).toBe(true)
  const straight = guild('orangeTeal', 'g-orange-1:orange', 'g-teal-1:teal')
  const crossed = guild('orangeTeal', 'g-orange-1:teal', 'g-teal-1:orange')
  expect(listed).toContainEqual(straight)
  expect(listed).not.toContainEqual(crossed)
  expect(listed).toContainEqual(temple('m-1:temple'))
  expect(listed).toContainEqual(develop(1, 0, 0, 'w-1'))
  expect(listed).toContainEqual(collector('orangeTeal', 'g-orange-1:orange', 'g-teal-1:teal'))
})
