import { describe, expect, test } from 'vitest'
import { actionsAt, balanceOf } from '../../frontend/games/fortaleza/proposals.ts'
import { backoff } from '../../frontend/net/backoff.ts'
import { neighbour } from '../../frontend/kit/svg/roving.ts'
import type { Action } from '../../shared/games/fortaleza/steps/actions.ts'
import { given, reason, seat } from '../kit/fortaleza.ts'

const me = seat('B')
const hand = { B: ['w-1', 'm-1', 'x-1', 't-1', 'g-orange-1', 'tg-teal'] }

describe('what cards at a place could mean', () => {
  test('one wall card: a wall, for the printed price', () => {
    const state = given({ hand, coins: { B: 5 } })
    const [action] = actionsAt(state, me, ['w-1'], 'N2')
    expect(action).toEqual({ type: 'buildWall', space: 'N2', cards: [{ cardId: 'w-1', as: 'wall' }] })
    expect(balanceOf(state, me, action!)).toBe(-2)
    expect(reason(state, 'B', action!)).toBeNull()
  })

  test('two cards at a zone: a guild or a collector, each card in its cheapest role', () => {
    const [guild, collector] = actionsAt(given({ hand }), me, ['tg-teal', 'g-orange-1'], 'orangeTeal')
    const cards = [
      { cardId: 'tg-teal', as: 'teal' },
      { cardId: 'g-orange-1', as: 'orange' },
    ]
    expect(guild).toEqual({ type: 'buildGuild', zone: 'orangeTeal', cards })
    expect(collector).toEqual({ type: 'placeCollector', zone: 'orangeTeal', cards })
  })

  test('[FZ-9.11] a wild card goes to the temple as a temple card, which is cheaper than as any card', () => {
    const [action] = actionsAt(given({ hand, coins: { B: 3 } }), me, ['x-1'], 'temple')
    expect(action).toEqual({ type: 'retireToTemple', cards: [{ cardId: 'x-1', as: 'temple' }] })
  })

  test('any other card goes there as any card, for a coin', () => {
    const state = given({ hand, coins: { B: 3 } })
    const [action] = actionsAt(state, me, ['w-1'], 'temple')
    expect(balanceOf(state, me, action!)).toBe(-1)
  })

  test('[FZ-9.31] two cards at a wall: the wall card alone is meant, since both would throw the other one away', () => {
    const state = given({ hand, coins: { B: 5 } })
    const ways = actionsAt(state, me, ['m-1', 'w-1'], 'N2')
    expect(ways.map((way) => way.cards)).toEqual([[{ cardId: 'w-1', as: 'wall' }]])
    const [alone] = ways
    const both = ['m-1', 'w-1'].map((cardId) => ({ cardId, as: 'any' as const }))
    for (const way of [alone!, { ...alone!, cards: both } as Action])
      expect(reason(state, 'B', way)).toBeNull()
  })

  test('[FZ-9.31] where each of two can be the wall alone it is asked which, the cheaper first [FZ-5.5]', () => {
    const state = given({ hand: { B: ['w-1', 'x-1'] }, coins: { B: 5 } })
    const ways = actionsAt(state, me, ['x-1', 'w-1'], 'N2')
    expect(ways.map(({ cards }) => cards.map(({ cardId }) => cardId))).toEqual([['w-1'], ['x-1']])
  })

  test('two cards without a wall among them: both, and no card turned into a wall', () => {
    const ways = actionsAt(given({ hand, coins: { B: 9 } }), me, ['m-1', 't-1'], 'N2')
    expect(ways.map((way) => way.cards.map(({ as }) => as))).toEqual([['any', 'any']])
  })

  test('two cards at the temple: one of them goes, the cheaper first', () => {
    const state = given({ hand, coins: { B: 5 } })
    const ways = actionsAt(state, me, ['w-1', 'm-1'], 'temple')
    expect(ways.map((way) => way.cards)).toEqual([
      [{ cardId: 'm-1', as: 'temple' }],
      [{ cardId: 'w-1', as: 'any' }],
    ])
    for (const way of ways) expect(reason(state, 'B', way)).toBeNull()
  })

  test('[FZ-5.31] two cards alike are one thing to choose', () => {
    const state = given({ hand: { B: ['w-1', 'w-2'] }, coins: { B: 5 } })
    expect(actionsAt(state, me, ['w-1', 'w-2'], 'temple')).toHaveLength(1)
  })

  test('without cards the rules say what is missing', () => {
    const state = given({ hand })
    const [action] = actionsAt(state, me, [], 'NT1')
    expect(reason(state, 'B', action!)).toBe('badCards')
  })
})

test('waiting to come back doubles up to eight seconds, by chance between nothing and all of it', () => {
  expect([0, 1, 2, 3, 4, 9].map((attempt) => backoff(attempt, 1))).toEqual([
    500, 1000, 2000, 4000, 8000, 8000,
  ])
  expect(backoff(5, 0)).toBe(0)
  expect(backoff(5, 0.5)).toBe(4000)
})

describe('arrow keys on a board', () => {
  const points = [
    { id: 'a', x: 0, y: 0 },
    { id: 'b', x: 100, y: 10 },
    { id: 'c', x: 200, y: 0 },
    { id: 'd', x: 0, y: 100 },
  ]
  const [a] = points

  test('go to the nearest place ahead', () => {
    expect(neighbour(points, a!, [1, 0])?.id).toBe('b')
    expect(neighbour(points, a!, [0, 1])?.id).toBe('d')
  })

  test('and nowhere where there is none', () => {
    expect(neighbour(points, a!, [-1, 0])).toBeNull()
    expect(neighbour(points, a!, [0, -1])).toBeNull()
  })
})
