import { describe, expect, test } from 'vitest'
import { type Seat, seqOf, type Shown } from '../../../shared/engine/ids.ts'
import { quickRandom } from '../../../shared/bots/quickRandom.ts'
import { noRandom } from '../../../shared/engine/noRandom.ts'
import { randomAt, seedFromNumber } from '../../../shared/engine/random.ts'
import { conceal, known } from '../../../shared/engine/secret.ts'
import { evaluate } from '../../../shared/games/castillo/bot.ts'
import { type RoleCard, winterCards } from '../../../shared/games/castillo/components.ts'
import { castillo } from '../../../shared/games/castillo/game.ts'
import type { Move } from '../../../shared/games/castillo/moves.ts'
import type { State } from '../../../shared/games/castillo/state.ts'
import { simulate } from '../../sim/simulate.ts'
import {
  choose,
  equip,
  given,
  letters,
  pass,
  reason,
  type Scene,
  seat,
  take,
  wandered,
} from '../../kit/castillo.ts'

const viewOf = (scene: Scene, viewer: Seat = seat('A')): Shown<State> => conceal(given(scene), viewer)
const standIn = (scene: Scene): Move => castillo.standIn(viewOf(scene), seat('A'), noRandom)
const worth = (scene: Scene): number => evaluate(viewOf(scene), seat('A'))

const hands: readonly (readonly [players: 2 | 3 | 4, hand: RoleCard[], cards: RoleCard[]])[] = [
  [4, ['messenger', 'trader', 'worker1', 'masterBuilder'], ['messenger']],
  [4, ['trader', 'worker2', 'worker3', 'masterBuilder'], ['worker2']],
  [3, ['trader', 'bricklayer', 'masterBuilder'], ['trader']],
  [3, ['stonemason', 'bricklayer', 'masterBuilder'], ['bricklayer']],
  [3, ['stonemason', 'masterBuilder'], ['stonemason']],
  [2, ['messenger', 'trader', 'worker1', 'worker2', 'masterBuilder'], ['messenger', 'worker1']],
  [2, ['trader', 'worker3', 'stonemason', 'masterBuilder'], ['trader', 'worker3']],
  [2, ['stonemason', 'bricklayer', 'masterBuilder'], ['bricklayer', 'stonemason']],
]

describe('the stand-in', () => {
  test.each(hands)('[CA-4.6.5] %i players, a hand of %j: %j', (players, hand, cards) => {
    expect(standIn({ players, hand: { A: hand } })).toEqual(choose(...cards))
  })

  test('[CA-4.6.5, CA-4.1.3] from a full hand it plays the Messenger, and a Worker with two players', () => {
    expect(standIn({ players: 4 })).toEqual(choose('messenger'))
    expect(standIn({ players: 2 })).toEqual(choose('messenger', 'worker1'))
  })

  test.each([
    ['9S 9W 9B 9T', ['brick', 'wood']],
    ['9S 9W 9T', ['wood', 'sand']],
    ['9S 9B 9T', ['brick', 'sand']],
  ] as const)('[CA-4.6.5] with %s in stock it equips %j', (stock, kinds) => {
    const scene: Scene = { phase: 'equipWorkers', queue: ['A worker2', 'A worker3'], stock }
    expect(standIn(scene)).toEqual(equip('worker2', ...kinds))
  })

  test.each([
    ['4S 1W 1Ag', 'silver'],
    ['7S 1B 1T', 'sand'],
    ['4S 2W 1B', 'brick'],
    ['4S 2W', 'wood'],
    ['2S 3W', 'wood'],
    ['1Ag 2W 3B', 'brick'],
  ] as const)('[CA-4.6.5] of a tower of %s it takes %s', (tower, kind) => {
    expect(standIn({ phase: 'towerTake', queue: ['A bricklayer'], tower })).toEqual(take(kind))
  })

  test.each([
    ['traderPlace', 'trader', pass.trader],
    ['buy', 'stonemason', pass.buying],
    ['build', 'bricklayer', pass.building],
    ['helpers', 'stonemason', pass.helpers],
  ] as const)('[CA-4.6.5] it passes: %s', (phase, card, move) => {
    const scene: Scene = {
      phase,
      queue: [`A ${card}`, 'B worker1'],
      cards: { 'B worker1': '1S 1W 1T' },
      has: { A: '3T 3W 3S' },
      talers: { A: 20 },
      builtThisTurn: phase === 'helpers' ? 1 : 0,
    }
    expect(standIn(scene)).toEqual(move)
    expect(reason(given(scene), 'A', move)).toBeNull()
  })

  test('[CA-4.6.5] what it does is always allowed', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const players = ([2, 3, 4] as const)[seed % 3]!
      const { state } = wandered(players, seed, seed * 5, { winter: seed % 2 === 0 ? 'yes' : 'no' })
      for (const { seat: asked } of castillo.decisions(state)) {
        const move = castillo.standIn(conceal(state, asked), asked, noRandom)
        expect(reason(state, letters[asked]!, move)).toBeNull()
      }
    }
  })
})

describe('what bots go by', () => {
  test('greedy wins more than nine games of ten against three random bots', () => {
    const bots = ['greedy', 'random', 'random', 'random'] as const
    const options = { winter: 'no', roundTrackTalers: 'one', workerSupply: 'choose' }
    const plan = { games: 60, seed: 11, rotate: true, check: false, longest: 600 }
    const result = simulate({ game: castillo, options, bots, ...plan })
    expect(result.finished).toBe(60)
    expect(result.wins.byBot['greedy']).toBeGreaterThan(54)
  })

  test('a position is worth more with points, talers, pieces, helpers at work', () => {
    expect(worth({ vp: { A: 5 } })).toBeGreaterThan(worth({}))
    expect(worth({ talers: { A: 9 } })).toBeGreaterThan(worth({}))
    expect(worth({ has: { A: '2T 2B 1W 1S' } })).toBeGreaterThan(worth({}))
    expect(worth({ carts: { cartSand: 'A' } })).toBeGreaterThan(worth({ supply: { A: 5 } }))
    expect(worth({ castle: { 'market-a': 'A' } })).toBeGreaterThan(worth({ supply: { A: 5 } }))
  })

  test('a Trader promises more with an income to come, with more rounds to come, and to who is served first', () => {
    const promise = (scene: Scene): number => worth({ ...scene, chosen: { A: ['trader'] } }) - worth(scene)
    expect(promise({})).toBeGreaterThan(promise({ supply: { A: 1 } }))
    expect(promise({ round: 2 })).toBeGreaterThan(promise({ round: 10 }))
    expect(promise({ start: 'A' })).toBeGreaterThan(promise({ start: 'B' }))
  })

  test('a Bricklayer promises the best pile of the tower to who is served first, the next one to who is second', () => {
    const promise = (start: 'A' | 'D', tower: string): number =>
      worth({ start, tower, chosen: { A: ['bricklayer'] } }) - worth({ start, tower })
    expect(promise('A', '6T 1S')).toBeGreaterThan(promise('D', '6T 1S'))
    expect(promise('D', '6T 1S')).toBeLessThan(promise('D', '6T 6W'))
  })

  test('what another gains is worth less to oneself', () => {
    expect(worth({ vp: { B: 8 } })).toBeLessThan(worth({}))
  })

  test('at the end only points count', () => {
    const end: Scene = { players: 2, phase: 'finished', round: 12, vp: { A: 30, B: 20 } }
    expect(worth(end)).toBe(30 - 0.4 * 20)
    expect(worth({ ...end, talers: { A: 40 } })).toBe(worth(end))
  })

  const secret: Scene = {
    players: 3,
    options: { winter: 'yes' },
    chosen: { A: ['trader'], C: ['worker2'] },
    hand: { C: ['worker2', 'stonemason', 'masterBuilder'] },
    revealed: ['sleighs', 'firewood'],
  }

  test.each([1, 2, 3, 4, 5, 6])(
    '[CA-7.2] imagined choices are possible, and agree with the view (%i)',
    (number) => {
      const view = viewOf(secret)
      const chance = randomAt(seedFromNumber(number), seqOf(1))
      const state = castillo.imagine(view, seat('A'), chance)
      expect(conceal(state, seat('A'))).toEqual(view)
      expect(known(state.players[0]!.choice!.cards)).toEqual(['trader'])
      expect(state.players[1]!.choice).toBeNull()
      const [card] = known(state.players[2]!.choice!.cards)
      expect(state.players[2]!.hand).toContain(card)
      expect([...state.winter.deck.map(known), ...state.winter.revealed].toSorted()).toEqual(
        [...winterCards].toSorted(),
      )
    },
  )

  test('[CA-7.2] what is imagined does not hang on what is hidden', () => {
    const views = (['worker2', 'stonemason'] as const).map((card) =>
      viewOf({ ...secret, chosen: { A: ['trader'], C: [card] } }),
    )
    expect(views[0]).toEqual(views[1])
    const [one, other] = views.map((view) =>
      castillo.imagine(view, seat('A'), randomAt(seedFromNumber(1), seqOf(1))),
    )
    expect(one).toEqual(other)
  })

  test('[CA-7.2] who stands on no cart late in the game is thought to choose the Trader seldom', () => {
    const traders = (round: number, carts: NonNullable<Scene['carts']>): number => {
      const view = viewOf({ players: 3, round, carts, chosen: { C: ['trader'] } })
      const cards = Array.from({ length: 200 }, (_, number) =>
        known(castillo.imagine(view, seat('A'), quickRandom(number)).players[2]!.choice!.cards),
      )
      return cards.filter(([card]) => card === 'trader').length
    }
    const without = traders(8, { rider: 'B' })
    expect(traders(1, { rider: 'B' })).toBeGreaterThan(without + 20)
    expect(traders(8, { rider: 'C' })).toBeGreaterThan(without + 20)
  })
})
