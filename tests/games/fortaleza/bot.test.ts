import { expect, test } from 'vitest'
import { bots } from '../../../shared/bots/bots.ts'
import { hintFor } from '../../../shared/bots/hint.ts'
import type { AnyGame } from '../../../shared/engine/game.ts'
import { seatOf, seqOf } from '../../../shared/engine/ids.ts'
import { randomAt, seedFromNumber } from '../../../shared/engine/random.ts'
import { conceal } from '../../../shared/engine/secret.ts'
import { evaluate } from '../../../shared/games/fortaleza/bot.ts'
import { fortaleza } from '../../../shared/games/fortaleza/game.ts'
import { quickGame } from '../../sim/quickGame.ts'
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

test('who meets the game against Oficiales sees all of it: quarters are built on, collectors placed, pawns retired', () => {
  const done = new Map<string, number>()
  const games = 20
  for (let seed = 0; seed < games; seed++)
    quickGame(
      fortaleza,
      { seats: 4, options: { scoring: 'basic' }, seed },
      (sitter) => ({ bot: bots.oficial, character: sitter + seed }),
      ({ type }) => done.set(type, (done.get(type) ?? 0) + 1),
    )
  // A guild was never built by any of them once, as none is worth its cards by its own points.
  expect((done.get('buildGuild') ?? 0) / games).toBeGreaterThan(8)
  for (const seldom of ['placeCollector', 'retireToTemple', 'developOne'])
    expect((done.get(seldom) ?? 0) / games, seldom).toBeGreaterThan(0.3)
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

test('[FZ-4.7] who is last and ends phase 1 is told no plan of saying who starts', () => {
  const state = given({
    turnInPhase: 10,
    active: 'Y',
    played: 1,
    score: { B: 30, G: 30, R: 30 },
    coins: { Y: 9 },
    hand: { B: [], G: [], R: [], Y: ['w-1'] },
    deck: 0,
  })
  const hint = hintFor(fortaleza as AnyGame, conceal(state, seat('Y')), seat('Y'))
  expect(hint?.next.map(({ move }) => move.type)).not.toContain('chooseStartPlayer')
})
