import { expect, test } from 'vitest'
import { seatOf, seqOf } from '../../../shared/engine/ids.ts'
import { randomAt, seedFromNumber } from '../../../shared/engine/random.ts'
import { conceal } from '../../../shared/engine/secret.ts'
import { evaluate } from '../../../shared/games/fortaleza/bot.ts'
import { fortaleza } from '../../../shared/games/fortaleza/game.ts'
import { simulate } from '../../sim/simulate.ts'
import { given, seat } from '../../kit/fortaleza.ts'

const chance = randomAt(seedFromNumber(5), seqOf(1))
const worth = (scene: Parameters<typeof given>[0]): number =>
  evaluate(conceal(given(scene), seat('B')), seat('B'))

test('greedy wins more than nine games of ten against three random bots', () => {
  const bots = ['greedy', 'random', 'random', 'random'] as const
  const plan = { games: 40, seed: 11, rotate: true, check: false, longest: 400 }
  const result = simulate({ game: fortaleza, options: { scoring: 'advanced' }, bots, ...plan })
  expect(result.wins.byBot['greedy']).toBeGreaterThan(36)
})

test('a position is worth more with points standing, with coins, with higher tiles', () => {
  expect(worth({ spaces: { NT1: [['B', 2]] } })).toBeGreaterThan(worth({ spaces: { NT1: [['B', 1]] } }))
  expect(worth({ coins: { B: 5 } })).toBeGreaterThan(worth({}))
  expect(worth({ top: { B: { wall: 3 } } })).toBeGreaterThan(worth({}))
})

test('what another gains is worth less to oneself', () => {
  expect(worth({ spaces: { NT1: [['G', 3]] } })).toBeLessThan(worth({}))
})

test('[FZ-7.3] imagined cards are those not seen, each once', () => {
  const view = conceal(given({ deck: 20 }), seat('B'))
  const state = fortaleza.imagine(view, seat('B'), chance)
  const cards = [...state.deck, ...state.players.flatMap(({ hand }) => hand.bag)].map((card) => card?.secret)
  expect(new Set([...cards, ...state.discard]).size).toBe(80)
  expect(conceal(state, seat('B'))).toEqual(view)
})

test('[FZ-4.10] the stand-in never plays a wild card while it has another', () => {
  const view = conceal(given({ hand: { B: ['x-1', 'x-2', 'w-1', 'm-1', 't-1'] } }), seatOf(0))
  const move = fortaleza.standIn(view, seatOf(0), chance)
  expect('cards' in move && move.cards.every(({ cardId }) => !cardId.startsWith('x-'))).toBe(true)
})
