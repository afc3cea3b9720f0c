import { describe, expect, test } from 'vitest'
import { legalMoves } from '../../../shared/engine/game.ts'
import type { TraderSpace } from '../../../shared/games/castillo/components.ts'
import { castillo } from '../../../shared/games/castillo/game.ts'
import type { State } from '../../../shared/games/castillo/state.ts'
import { traderPlace } from '../../../shared/games/castillo/steps/trader.ts'
import {
  asked,
  chosen,
  figures,
  forced,
  given,
  helper,
  type Letter,
  pass,
  play,
  playAll,
  player,
  reason,
  type Scene,
  seat,
  trader,
} from '../../kit/castillo.ts'

/** B is to place; a Stonemason of D, which nobody asks for anything, ends the queue. */
const placing = (scene: Scene = {}): State =>
  given({ phase: 'traderPlace', queue: ['B trader', 'D stonemason'], ...scene })

const places = (state: State, letter: Letter): TraderSpace[] =>
  legalMoves(castillo, state, seat(letter)).flatMap((move) =>
    move.type === 'placeTrader' ? [move.space] : [],
  )
const holdings = (state: State): number[][] => state.players.map(({ resources }) => figures(resources))

describe('the Messenger', () => {
  test('[CA-4.3.1, CA-2.6] takes 8 talers from the bank', () => {
    const before = given({ players: 3 })
    const { state } = chosen(before, 'messenger', 'trader', 'trader')
    expect([player(state, 'A').talers, state.bank]).toEqual([11, before.bank - 8])
  })

  test('[CA-T16, CA-4.3.1, CA-R26] a bank that runs dry', () => {
    const before = given({ bank: 11 })
    const { state, told } = chosen(before, 'messenger', 'messenger', 'trader', 'trader')
    expect(told('messengerPaid').map(({ talers }) => talers)).toEqual([8, 3])
    expect([state.bank, player(state, 'A').talers, player(state, 'B').talers]).toEqual([0, 11, 6])
  })

  test('[CA-4.3.1, CA-2.3.3] with an empty bank there is nothing, and nothing is owed later', () => {
    const { state } = chosen(given({ bank: 0 }), 'messenger', 'trader', 'trader', 'trader')
    expect([state.bank, player(state, 'A').talers]).toEqual([0, 3])
  })
})

describe('the Trader places', () => {
  test('[CA-4.3.2] a helper from the supply goes on a vacant cart', () => {
    const { state } = play(placing(), 'B', trader('cartBrick'))
    expect(state.traderSpaces.cartBrick).toBe(seat('B'))
    expect(player(state, 'B').helperSupply).toBe(5)
  })

  test('[CA-4.3.3, CA-R03] while a cart is vacant, only vacant carts', () => {
    const state = placing({ carts: { cartSand: 'A', cartStone: 'B' } })
    expect(places(state, 'B')).toEqual(['cartWood', 'cartBrick'])
  })

  test.each([
    ['CA-T17', 'rider'],
    ['CA-T18', 'cartSand'],
  ] as const)('[%s, CA-4.3.3] sand is taken, wood is empty: not on %s', (_id, space) => {
    const carts = { cartSand: 'A', cartBrick: 'C', cartStone: 'D' } as const
    expect(reason(placing({ carts }), 'B', trader(space))).toBe('cartsStillVacant')
    expect(reason(placing({ carts }), 'B', trader('cartWood'))).toBeNull()
  })

  const full = { cartSand: 'A', cartWood: 'C', cartBrick: 'D', cartStone: 'A' } as const

  test('[CA-T19, CA-4.3.4, CA-4.3.8] the rider, once the carts are taken: 2 silver, 1 of it for the tower', () => {
    const before = placing({ carts: full })
    const { state } = play(before, 'B', trader('rider'))
    expect(player(state, 'B').resources.silver).toBe(1)
    expect(state.defenceTower.silver).toBe(2)
    expect(state.stock.silver).toBe(before.stock.silver - 2)
  })

  test('[CA-T20, CA-4.3.4, CA-4.3.5, CA-R04] the rider’s helper may be displaced', () => {
    const before = placing({ carts: { ...full, rider: 'C' } })
    const { state, told } = play(before, 'B', trader('rider'))
    expect(told('traderPlaced')).toMatchObject([{ space: 'rider', displaced: 2 }])
    expect(player(state, 'C').helperSupply).toBe(player(before, 'C').helperSupply + 1)
    expect(player(state, 'B').helperSupply).toBe(player(before, 'B').helperSupply - 1)
    expect(state.traderSpaces.rider).toBe(seat('B'))
  })

  test('[CA-4.3.4, CA-R03] all carts taken: the rider, or a cart of somebody else', () => {
    expect(places(placing({ carts: full }), 'B')).toEqual([
      'cartSand',
      'cartWood',
      'cartBrick',
      'cartStone',
      'rider',
    ])
    expect(places(placing({ carts: full, queue: ['A trader'] }), 'A')).toEqual([
      'cartWood',
      'cartBrick',
      'rider',
    ])
    expect(places(placing({ carts: { ...full, rider: 'B' } }), 'B')).not.toContain('rider')
  })

  test('[CA-T21, CA-4.3.5] never one’s own helper', () => {
    const carts = { cartSand: 'A', cartWood: 'A', cartBrick: 'B', cartStone: 'C' } as const
    const state = placing({ carts, queue: ['A trader'] })
    expect(reason(state, 'A', trader('cartSand'))).toBe('ownHelper')
  })

  test('[CA-4.3.6, CA-4.6.2] placing is optional', () => {
    const { state, told } = play(placing(), 'B', pass.trader)
    expect(told('traderPlaced')).toEqual([])
    expect(player(state, 'B').helperSupply).toBe(6)
  })

  test('[CA-4.3.6, CA-4.6.1] without a helper in supply nobody is asked', () => {
    const scene = { players: 3, supply: { A: 0 } } as const
    const { told } = chosen(given(scene), 'trader', 'messenger', 'messenger')
    expect(told('asked')).toEqual([])
    expect(told('cardResolved').map(({ card }) => card)).toContain('trader')
    const state = placing({ supply: { B: 0 } })
    expect(forced(traderPlace, { type: 'traderPlace' }, state, 'B', trader('cartSand'))).toBe('noHelper')
  })

  test('[CA-4.6.1] who holds all carts and the rider has no target and is not asked', () => {
    const carts = { cartSand: 'A', cartWood: 'A', cartBrick: 'A', cartStone: 'A', rider: 'A' } as const
    const before = given({ players: 3, carts })
    expect(player(before, 'A').helperSupply).toBe(1)
    const { told } = chosen(before, 'trader', 'messenger', 'messenger')
    expect(told('asked')).toEqual([])
    expect(told('incomeTaken')).toHaveLength(5)
  })

  test('[CA-4.3.10] helpers stay on the carts from round to round', () => {
    const before = placing({ carts: { cartSand: 'A' }, round: 4 })
    const { state } = play(before, 'B', trader('cartWood'))
    expect(state.round).toBe(5)
    expect(state.traderSpaces).toMatchObject({ cartSand: seat('A'), cartWood: seat('B') })
  })

  test('[CA-4.3.10, CA-4.3.6] a helper leaves a cart for the castle, not by the Trader', () => {
    const carts = { cartSand: 'B' } as const
    expect(places(placing({ carts }), 'B')).not.toContain('cartSand')
    const state = given({
      carts,
      phase: 'helpers',
      queue: ['B bricklayer'],
      builtThisTurn: 1,
      talers: { B: 7 },
    })
    expect(play(state, 'B', helper('market-a', 'cartSand')).state.traderSpaces.cartSand).toBeNull()
  })
})

describe('income', () => {
  test('[CA-T21a, CA-4.3.7, CA-4.3.8, CA-R05] all who stand there earn, and pay one of each kind', () => {
    const carts = { cartSand: 'A', cartStone: 'A', cartWood: 'B' } as const
    const before = placing({ carts, queue: ['C trader', 'D stonemason'] })
    const { state, told } = play(before, 'C', pass.trader)
    expect(holdings(state)).toEqual([
      [1 + 3, 1, 0, 1, 0],
      [1, 1 + 2, 0, 0, 0],
      [1, 1, 0, 0, 0],
      [1, 1, 0, 0, 0],
    ])
    expect(figures(state.defenceTower)).toEqual([2, 2, 1, 2, 1])
    expect(told('incomeTaken')).toHaveLength(3)
  })

  test('[CA-2.4] 4 sand, 3 wood, 2 brick, 2 stone, 2 silver', () => {
    const carts = { cartSand: 'A', cartWood: 'A', cartBrick: 'A', cartStone: 'A', rider: 'A' } as const
    const { told } = play(placing({ carts }), 'B', pass.trader)
    expect(told('incomeTaken').map(({ resource, amount }) => `${amount} ${resource}`)).toEqual([
      '4 sand',
      '3 wood',
      '2 brick',
      '2 stone',
      '2 silver',
    ])
  })

  test('[CA-T21b, CA-4.3.7, CA-R06] two Traders: both place, then there is one income', () => {
    const before = placing({ carts: { cartSand: 'A' }, queue: ['B trader', 'C trader'] })
    const first = play(before, 'B', trader('cartWood'))
    expect(first.told('incomeTaken')).toEqual([])
    expect(asked(first.state)).toBe('C traderPlace')
    const { state, told } = play(first.state, 'C', trader('cartBrick'))
    expect(told('incomeTaken')).toHaveLength(3)
    expect(holdings(state).slice(0, 3)).toEqual([
      [4, 1, 0, 0, 0],
      [1, 3, 0, 0, 0],
      [1, 1, 1, 0, 0],
    ])
  })

  test('[CA-T21b, CA-4.3.7] there is one income also when the last Trader is not asked', () => {
    const before = placing({
      carts: { cartSand: 'A' },
      queue: ['B trader', 'C trader', 'D messenger'],
      supply: { C: 0 },
    })
    const { told } = play(before, 'B', pass.trader)
    expect(told('incomeTaken')).toHaveLength(1)
  })

  test('[CA-T21c, CA-4.3.9] without a Trader there is no income', () => {
    const before = given({ players: 3, carts: { cartSand: 'A', cartStone: 'B' } })
    const { state, told } = chosen(before, 'messenger', 'messenger', 'messenger')
    expect(state.round).toBe(2)
    expect(told('incomeTaken')).toEqual([])
    expect(holdings(state)).toEqual(Array(3).fill([1, 1, 0, 0, 0]))
  })

  test('[CA-T21d, CA-4.3.8, CA-2.3.3, CA-R26] a short stock gives what it has; the tower gets one of what came', () => {
    const carts = { cartWood: 'A', cartBrick: 'A', rider: 'A' } as const
    const before = placing({ carts, stock: '9S 2W 9T 1Ag' })
    const { state } = play(before, 'B', pass.trader)
    expect(holdings(state)[0]).toEqual([1, 1 + 1, 0, 0, 0])
    expect(figures(state.defenceTower)).toEqual([1, 2, 1, 1, 2])
    expect(figures(state.stock)).toEqual([9, 0, 0, 9, 0])
  })

  test('[CA-4.3.7] a helper displaced in this round earns nothing; who displaced it does', () => {
    const carts = { cartSand: 'A', cartWood: 'C', cartBrick: 'D', cartStone: 'A' } as const
    const { state } = play(placing({ carts }), 'B', trader('cartSand'))
    expect(holdings(state)[0]).toEqual([1, 1, 0, 1, 0])
    expect(holdings(state)[1]).toEqual([4, 1, 0, 0, 0])
  })

  test('[CA-4.3.7] income comes before the next role', () => {
    const before = placing({ queue: ['B trader', 'B bricklayer'], players: 2, tower: '' })
    const { state } = playAll(before, [['B', trader('cartBrick')]])
    // The one brick on the tower is the only pile there, and comes back to its giver.
    expect(figures(state.defenceTower)).toEqual([0, 0, 0, 0, 0])
    expect(figures(player(state, 'B').resources)).toEqual([1, 1, 2, 0, 0])
  })
})
