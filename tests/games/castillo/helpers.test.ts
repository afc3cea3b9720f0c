import { describe, expect, test } from 'vitest'
import { legalMoves } from '../../../shared/engine/game.ts'
import { helperSpaces } from '../../../shared/games/castillo/components.ts'
import { castillo } from '../../../shared/games/castillo/game.ts'
import type { State } from '../../../shared/games/castillo/state.ts'
import { helpers as helpersStep } from '../../../shared/games/castillo/steps/helpers.ts'
import {
  asked,
  build,
  forced,
  given,
  helper,
  pass,
  play,
  playAll,
  player,
  reason,
  type Scene,
  seat,
} from '../../kit/castillo.ts'

/** A, a Bricklayer who has built this turn, is to place helpers. */
const placing = (talers: number, scene: Scene = {}): State =>
  given({
    phase: 'helpers',
    queue: ['A bricklayer', 'B trader'],
    builtThisTurn: 1,
    builtThisRound: { A: 1 },
    ...scene,
    talers: { A: talers, ...scene.talers },
  })

const spacesFor = (state: State): string[] => [
  ...new Set(
    legalMoves(castillo, state, seat('A')).flatMap((move) =>
      move.type === 'placeHelper' ? [move.space] : [],
    ),
  ),
]

describe('when', () => {
  test('[CA-T44, CA-4.5.1] not without a building built in this turn', () => {
    const before = given({
      phase: 'build',
      queue: ['A bricklayer', 'B trader'],
      has: { A: '1T 1W 1S' },
      talers: { A: 30 },
      built: ['stable'],
    })
    const { state, told } = play(before, 'A', pass.building)
    expect(told('asked').map(({ question }) => question)).toEqual(['traderPlace'])
    expect(reason(state, 'A', helper('market-a'))).toBe('wrongPhase')
  })

  test('[CA-4.3.19, CA-4.5.1] a Stonemason too, once something is built', () => {
    const before = given({
      phase: 'build',
      queue: ['A stonemason'],
      has: { A: '1T 1W 1S' },
      talers: { A: 9 },
    })
    expect(asked(play(before, 'A', build('smallTower1', '1T 1W 1S')).state)).toBe('A helpers')
  })

  test('[CA-4.5.5] building comes before helpers, and is over when they come', () => {
    const before = given({
      phase: 'build',
      queue: ['A bricklayer'],
      has: { A: '2T 2W 2S' },
      talers: { A: 9 },
    })
    const one = play(before, 'A', build('smallTower1', '1T 1W 1S')).state
    expect(reason(one, 'A', helper('market-a'))).toBe('wrongPhase')
    const { state } = playAll(one, [
      ['A', pass.building],
      ['A', helper('market-a')],
    ])
    expect(reason(placing(20, { has: { A: '1T 1W 1S' } }), 'A', build('smallTower2', '1T 1W 1S'))).toBe(
      'wrongPhase',
    )
    expect(state.castleSpaces['market-a']).toBe(seat('A'))
  })

  test('[CA-4.5.1, CA-2.6] up to two helpers', () => {
    const before = placing(40)
    const one = play(before, 'A', helper('market-a')).state
    expect(asked(one)).toBe('A helpers')
    const two = play(one, 'A', helper('forge-b')).state
    expect(asked(two)).not.toContain('helpers')
    expect(player(two, 'A')).toMatchObject({ talers: 27, helperSupply: 4 })
    const third = placing(40, { helpersThisTurn: 2, built: ['stable'] })
    expect(forced(helpersStep, { type: 'helpers' }, third, 'A', helper('stable-a'))).toBe('helperLimit')
  })

  test('[CA-4.6.2] one or none is enough', () => {
    expect(asked(play(placing(40), 'A', pass.helpers).state)).not.toContain('helpers')
    const one = play(placing(40), 'A', helper('market-a')).state
    expect(asked(play(one, 'A', pass.helpers).state)).not.toContain('helpers')
  })

  test.each([
    ['no talers', { talers: { A: 5 } }],
    ['no helper anywhere', { talers: { A: 40 }, supply: { A: 0 } }],
    ['no free place', { castle: { 'market-a': 'B', 'market-b': 'C', 'forge-a': 'B', 'forge-b': 'C' } }],
    ['only places in buildings used already', { usedThisRound: { A: ['market', 'forge'] } }],
  ] as const)('[CA-4.6.1] nobody is asked with %s', (_what, scene) => {
    const before = given({
      phase: 'build',
      queue: ['A stonemason'],
      has: { A: '1T 1W 1S' },
      talers: { A: 40 },
      ...scene,
    })
    expect(play(before, 'A', build('smallTower1', '1T 1W 1S')).told('asked')).toEqual([])
  })
})

describe('where', () => {
  test('[CA-4.5.1, CA-3.5] Market and Forge at once; a tile once it is built, by anybody', () => {
    expect(spacesFor(placing(40))).toEqual(['market-a', 'market-b', 'forge-a', 'forge-b'])
    expect(spacesFor(placing(40, { built: ['largeGate', 'house1', 'tavern'] }))).toEqual([
      'market-a',
      'market-b',
      'forge-a',
      'forge-b',
      'tavern-a',
      'tavern-b',
      'largeGate-a',
    ])
  })

  test('[CA-T45, CA-4.5.2, CA-R16] one helper per building', () => {
    const { state } = play(placing(20), 'A', helper('market-a'))
    expect(reason(state, 'A', helper('market-b'))).toBe('oneHelperPerBuilding')
    expect(reason(state, 'A', helper('forge-b'))).toBeNull()
  })

  test('[CA-T46, CA-4.5.2, CA-R31] per round: not with a second card either, but in the next round', () => {
    const before = placing(30, {
      players: 2,
      queue: ['A bricklayer', 'A stonemason'],
      has: { A: '4T 4W 4S' },
    })
    const { state } = playAll(before, [
      ['A', helper('market-a')],
      ['A', pass.helpers],
      ['A', build('smallTower1', '1T 1W 1S')],
      ['A', pass.building],
    ])
    expect(asked(state)).toBe('A helpers')
    expect(reason(state, 'A', helper('market-b'))).toBe('oneHelperPerBuilding')
    const next = play(state, 'A', pass.helpers).state
    expect(next.round).toBe(2)
    expect(next.helperBuildingsThisRound).toEqual([[], []])
    const later: State = {
      ...next,
      phase: 'helpers',
      queue: [{ seat: seat('A'), card: 'bricklayer' }],
      builtThisTurn: 1,
    }
    expect(reason(later, 'A', helper('market-b'))).toBeNull()
  })

  test('[CA-T46, CA-4.5.1] each of two cards has a limit of two helpers of its own', () => {
    const before = placing(60, {
      players: 2,
      queue: ['A bricklayer', 'A stonemason'],
      has: { A: '4T 4W 4S' },
      built: ['tavern', 'smallGate'],
    })
    const { state } = playAll(before, [
      ['A', helper('market-a')],
      ['A', helper('forge-b')],
      ['A', build('smallTower1', '1T 1W 1S')],
      ['A', pass.building],
      ['A', helper('tavern-b')],
      ['A', helper('smallGate-a')],
    ])
    expect(Object.values(state.castleSpaces).filter((owner) => owner === seat('A'))).toHaveLength(4)
  })

  test('[CA-T47, CA-4.5.1] talers from building pay for the helper, in the building just built', () => {
    const before = given({
      phase: 'build',
      queue: ['A bricklayer', 'B messenger'],
      has: { A: '2T 1B 4S' },
      talers: { A: 9 },
    })
    const { state } = playAll(before, [
      ['A', build('stable', '2T 1B 4S')],
      ['A', helper('stable-a')],
    ])
    expect(player(state, 'A').talers).toBe(0)
    expect(state.castleSpaces['stable-a']).toBe(seat('A'))
  })

  test('[CA-T48, CA-4.5.1] not in a building that is not built', () => {
    expect(reason(placing(40), 'A', helper('keep-a'))).toBe('buildingNotBuilt')
    expect(reason(placing(40, { built: ['keep'] }), 'A', helper('keep-a'))).toBeNull()
  })

  test('[CA-T50, CA-4.5.3] one helper per space', () => {
    const state = placing(40, { castle: { 'forge-a': 'B', 'market-a': 'A' } })
    expect(reason(state, 'A', helper('forge-a'))).toBe('spaceOccupied')
    expect(reason(state, 'A', helper('market-a'))).toBe('spaceOccupied')
    expect(reason(state, 'A', helper('forge-b'))).toBeNull()
  })

  test('[CA-4.5.3] helpers in the castle stay for good', () => {
    const state = placing(40, { castle: { 'forge-a': 'A', 'market-a': 'B' } })
    const moves = legalMoves(castillo, state, seat('A'))
    for (const move of moves) {
      const { castleSpaces } = play(state, 'A', move).state
      expect([castleSpaces['forge-a'], castleSpaces['market-a']]).toEqual([seat('A'), seat('B')])
    }
    expect(moves.length).toBeGreaterThan(2)
  })

  test('[CA-4.5.1] what is no helper space', () => {
    for (const space of ['house1-a', 'keep-b', 'cartSand', 'rider', 'market', '', 'toString'])
      expect(reason(placing(40), 'A', helper(space))).toBe('unknownSpace')
  })
})

describe('from where, and for what', () => {
  test('[CA-T49, CA-4.5.4] from one’s own cart, which becomes vacant', () => {
    const { state } = play(placing(6, { carts: { cartWood: 'A' } }), 'A', helper('forge-b', 'cartWood'))
    expect(state.traderSpaces.cartWood).toBeNull()
    expect(player(state, 'A')).toMatchObject({ talers: 0, helperSupply: 5 })
    expect(state.castleSpaces['forge-b']).toBe(seat('A'))
  })

  test('[CA-R17, CA-4.5.4] from a cart or the rider also while there are helpers in supply', () => {
    const state = placing(20, { carts: { cartWood: 'A', rider: 'A' } })
    for (const from of ['supply', 'cartWood', 'rider'] as const)
      expect(reason(state, 'A', helper('market-a', from))).toBeNull()
    expect(player(state, 'A').helperSupply).toBe(4)
  })

  test('[CA-4.5.4] not from where no helper of one’s own is', () => {
    const state = placing(20, { carts: { cartWood: 'A', rider: 'B' }, supply: { A: 0 } })
    expect(reason(state, 'A', helper('market-a'))).toBe('noHelper')
    expect(reason(state, 'A', helper('market-a', 'rider'))).toBe('noHelper')
    expect(reason(state, 'A', helper('market-a', 'cartSand'))).toBe('noHelper')
    expect(reason(state, 'A', helper('market-a', 'cartWood'))).toBeNull()
  })

  const tiles = ['servantsHouse', 'tavern', 'stable', 'largeGate', 'smallGate', 'keep', 'palace'] as const
  const prices = helperSpaces.filter(({ building }) => building !== 'winterInn')

  test.each(prices)('[CA-4.5.1, CA-2.5] $id costs $price talers, paid to the bank', ({ id, price }) => {
    const before = placing(price, { built: tiles })
    const { state } = play(before, 'A', helper(id))
    expect([player(state, 'A').talers, state.bank - before.bank]).toEqual([0, price])
    if (price > 5)
      expect(reason(placing(price - 1, { built: tiles }), 'A', helper(id))).toBe('notEnoughTalers')
  })
})
