import { describe, expect, test } from 'vitest'
import { legalMoves } from '../../../shared/engine/game.ts'
import { castillo } from '../../../shared/games/castillo/game.ts'
import type { State } from '../../../shared/games/castillo/state.ts'
import { buy as buyStep } from '../../../shared/games/castillo/steps/buy.ts'
import { equipWorkers } from '../../../shared/games/castillo/steps/equip.ts'
import {
  asked,
  baseFigures,
  buy,
  chosen,
  equip,
  figures,
  forced,
  given,
  pass,
  play,
  playAll,
  player,
  reason,
  type Scene,
  seat,
} from '../../kit/castillo.ts'

/** What lies on the Worker cards that are out: [sand, wood, brick, stone] each. */
const loads = (state: State): number[][] => state.workerCards.map(({ resources }) => baseFigures(resources))

/** A of three players has revealed a Worker card; a Stonemason of C keeps the round going after it is equipped. */
const revealed = (scene: Scene = {}, card = 'worker1') =>
  chosen(given({ players: 3, ...scene }), card, 'messenger', 'stonemason')

describe('equipping', () => {
  test.each([
    ['CA-T36', ['brick', 'brick']],
    ['CA-T37', ['stone', 'sand']],
    ['CA-4.2.1', ['silver', 'sand']],
    ['CA-4.2.2', ['wood']],
    ['CA-4.2.2', ['sand', 'wood', 'brick']],
    ['CA-4.2.2', []],
  ] as const)('[%s, CA-4.2.2, CA-R07] no such mix: %j', (_id, kinds) => {
    expect(reason(revealed().state, 'A', equip('worker1', ...kinds))).toBe('invalidKinds')
  })

  test('[CA-4.2.1, CA-4.2.2, CA-R07, CA-R08] a stone and two different kinds of sand, wood and brick', () => {
    const { state } = revealed()
    expect(asked(state)).toBe('A equipWorkers')
    expect(legalMoves(castillo, state, seat('A'))).toEqual([
      equip('worker1', 'sand', 'wood'),
      equip('worker1', 'sand', 'brick'),
      equip('worker1', 'wood', 'brick'),
    ])
    const next = play(state, 'A', equip('worker1', 'brick', 'sand')).state
    expect(loads(next)).toEqual([[1, 0, 1, 1]])
    expect(figures(next.stock)).toEqual([15, 14, 13, 13, 14])
  })

  test('[CA-8.3, CA-R08] by default all three Worker cards leave the same choice', () => {
    for (const card of ['worker1', 'worker2', 'worker3'] as const)
      expect(reason(revealed({}, card).state, 'A', equip(card, 'wood', 'brick'))).toBeNull()
  })

  test('[CA-4.2.1] only the owner is asked, and only for a card that is out', () => {
    const { state } = revealed()
    expect(reason(state, 'B', equip('worker1', 'sand', 'wood'))).toBe('notYourDecision')
    expect(reason(state, 'A', equip('worker2', 'sand', 'wood'))).toBe('otherCardFirst')
  })

  test('[CA-T38, CA-4.2.3] with two kinds or fewer in stock there is no choice', () => {
    const { state, told } = revealed({ stock: '3W 5T' })
    expect(told('workerEquipped')).toMatchObject([{ resources: { sand: 0, wood: 1, brick: 0, stone: 1 } }])
    expect(loads(state)).toEqual([[0, 1, 0, 1]])
    expect(figures(state.stock)).toEqual([0, 2, 0, 4, 0])
    expect(asked(state)).toBe('C buy')
  })

  test.each([
    ['1S 1B 1T', [1, 0, 1, 1]],
    ['1S 1W 1B', [1, 1, 0, 0]],
    ['2B', [0, 0, 1, 0]],
    ['', [0, 0, 0, 0]],
  ])('[CA-4.2.3, CA-2.3.3] a stock of %j', (stock, load) => {
    const first = revealed({ stock })
    const { told } =
      asked(first.state) === 'A equipWorkers'
        ? play(first.state, 'A', equip('worker1', 'sand', 'wood'))
        : first
    expect(told('workerEquipped').map(({ resources }) => baseFigures(resources))).toEqual([load])
  })

  test('[CA-4.2.3] a kind that is not in stock cannot be chosen', () => {
    const state = given({ phase: 'equipWorkers', queue: ['A worker1'], stock: '1S 1W 1T' })
    const at = { type: 'equipWorkers' } as const
    expect(forced(equipWorkers, at, state, 'A', equip('worker1', 'sand', 'brick'))).toBe('kindNotInStock')
    expect(forced(equipWorkers, at, state, 'A', equip('worker1', 'sand', 'wood'))).toBeNull()
  })

  test('[CA-4.2.1, CA-4.2.3] cards are equipped in the order of the queue, each from what is left', () => {
    const before = given({ players: 3, start: 'B', stock: '5S 5W 1B 2T' })
    const { state } = chosen(before, 'worker1', 'worker2', 'worker3')
    expect(asked(state)).toBe('B equipWorkers')
    const next = play(state, 'B', equip('worker2', 'wood', 'brick'))
    expect(next.told('workerEquipped')).toEqual([
      {
        type: 'workerEquipped',
        seat: 1,
        card: 'worker2',
        resources: { sand: 0, wood: 1, brick: 1, stone: 1 },
      },
      {
        type: 'workerEquipped',
        seat: 2,
        card: 'worker3',
        resources: { sand: 1, wood: 1, brick: 0, stone: 1 },
      },
      {
        type: 'workerEquipped',
        seat: 0,
        card: 'worker1',
        resources: { sand: 1, wood: 1, brick: 0, stone: 0 },
      },
    ])
  })

  test.each([
    ['CA-4.2.5', 'worker1', '9S 9W 9B 9T', [1, 1, 0, 1]],
    ['CA-4.2.5', 'worker2', '9S 9W 9B 9T', [1, 0, 1, 1]],
    ['CA-T71', 'worker3', '9S 9W 9B 9T', [0, 1, 1, 1]],
    ['CA-T72', 'worker1', '9W 9B 9T', [0, 1, 0, 1]],
  ])('[%s, CA-8.3, CA-R08] printed: %s from a stock of %s', (_id, card, stock, load) => {
    const { state } = revealed({ options: { workerSupply: 'printed' }, stock }, card)
    expect(loads(state)).toEqual([load])
    expect(asked(state)).toBe('C buy')
  })
})

describe('what lies on a card', () => {
  test('[CA-4.2.4, CA-4.3.20] stays there until the Worker’s turn; the Worker gets what is left', () => {
    const before = play(revealed().state, 'A', equip('worker1', 'sand', 'brick')).state
    expect(figures(player(before, 'A').resources)).toEqual([1, 1, 0, 0, 0])
    const bought = play(before, 'C', buy('A worker1', 'brick'))
    expect(bought.told('delivered')).toEqual([
      { type: 'delivered', seat: 0, card: 'worker1', resources: { sand: 1, wood: 0, brick: 0, stone: 1 } },
    ])
    const untouched = play(before, 'C', pass.buying)
    expect(untouched.told('delivered')).toMatchObject([{ resources: { sand: 1, brick: 1, stone: 1 } }])
    expect(figures(player(untouched.state, 'A').resources)).toEqual([2, 1, 1, 1, 0])
  })

  test('[CA-4.3.20] both cards of one player are received, each in its turn', () => {
    const before = given({
      players: 2,
      phase: 'build',
      has: { A: '4S 1W 1B' },
      queue: ['A bricklayer', 'A worker1', 'A worker2'],
      cards: { 'A worker1': '1S 1W 1T', 'A worker2': '1W 1B 1T' },
    })
    const { state, told } = play(before, 'A', pass.building)
    expect(told('delivered')).toMatchObject([{ card: 'worker1' }])
    expect(figures(player(state, 'A').resources)).toEqual([5, 2, 1, 1, 0])
    expect(asked(state)).toBe('A build')
    const second = play(state, 'A', pass.building)
    expect(second.told('delivered')).toMatchObject([{ card: 'worker2' }])
    expect(figures(player(second.state, 'A').resources)).toEqual([5, 3, 2, 2, 0])
  })
})

/** A, a Stonemason, is to buy from the card of B. */
const shop = (scene: Scene = {}): State =>
  given({
    phase: 'buy',
    queue: ['A stonemason', 'B worker1', 'C worker2'],
    cards: { 'B worker1': '1S 1B 1T', 'C worker2': '1W 1B 1T' },
    talers: { A: 2 },
    ...scene,
  })

describe('the Stonemason buys', () => {
  test('[CA-T39, CA-4.3.14, CA-R13, CA-R32] one piece for one taler, which goes to the owner of the card', () => {
    const { state, told } = play(shop(), 'A', buy('B worker1', 'stone'))
    expect(player(state, 'A')).toMatchObject({ talers: 1, resources: { stone: 1 } })
    expect(player(state, 'B').talers).toBe(4)
    expect(loads(state)[0]).toEqual([1, 0, 1, 0])
    expect(told('bought')).toMatchObject([{ owner: 1, talers: 1, resource: 'stone' }])
  })

  test('[CA-T40, CA-4.3.15] not twice from one card', () => {
    const { state } = play(shop(), 'A', buy('B worker1', 'stone'))
    expect(reason(state, 'A', buy('B worker1', 'brick'))).toBe('alreadyBought')
    expect(reason(state, 'A', buy('C worker2', 'brick'))).toBeNull()
  })

  test('[CA-T41, CA-4.3.15, CA-4.3.16, CA-R12] the next buys from what is left; the last piece stays', () => {
    const before = shop({
      queue: ['A stonemason', 'C stonemason', 'D stonemason', 'B worker1'],
      cards: { 'B worker1': '1S 1B 1T' },
      has: { A: '', B: '', C: '', D: '' },
    })
    const first = play(before, 'A', buy('B worker1', 'stone')).state
    expect(asked(first)).toBe('C buy')
    expect(reason(first, 'C', buy('B worker1', 'stone'))).toBe('notOnCard')
    const { state, told } = play(first, 'C', buy('B worker1', 'brick'))
    // Nothing else is for sale, so D is not asked.
    expect(told('asked').some(({ question }) => question === 'buy')).toBe(false)
    expect(told('cardResolved').map((event) => event.seat)).toEqual([seat('C'), seat('D'), seat('B')])
    expect(told('delivered')).toMatchObject([{ resources: { sand: 1, wood: 0, brick: 0, stone: 0 } }])
    expect(state.round).toBe(2)
    const third = shop({ queue: ['D stonemason', 'B worker1'], cards: { 'B worker1': '1S' } })
    expect(forced(buyStep, { type: 'buy' }, third, 'D', buy('B worker1', 'sand'))).toBe('lastPiece')
  })

  test('[CA-4.3.16] the last piece stays also while another card is for sale', () => {
    const state = shop({ cards: { 'B worker1': '1S', 'C worker2': '1W 1T' } })
    expect(reason(state, 'A', buy('B worker1', 'sand'))).toBe('lastPiece')
    expect(reason(state, 'A', buy('C worker2', 'wood'))).toBeNull()
  })

  test('[CA-T42, CA-4.3.14, CA-R14] not from one’s own card', () => {
    const state = shop({
      players: 2,
      queue: ['A stonemason', 'A worker1', 'B worker2'],
      cards: { 'A worker1': '1S 1B 1T', 'B worker2': '1W 1B 1T' },
    })
    expect(reason(state, 'A', buy('A worker1', 'stone'))).toBe('ownWorkerCard')
  })

  test('[CA-R14, CA-4.3.15] one piece from each of two cards of one player', () => {
    const before = shop({
      players: 2,
      queue: ['A stonemason', 'B worker1', 'B worker2'],
      cards: { 'B worker1': '1S 1B 1T', 'B worker2': '1W 1B 1T' },
    })
    const { state } = playAll(before, [
      ['A', buy('B worker1', 'stone')],
      ['A', buy('B worker2', 'stone')],
    ])
    expect(player(state, 'B').talers).toBe(5)
    expect(player(state, 'A')).toMatchObject({ talers: 0 })
    expect(player(state, 'A').resources.stone).toBe(2)
  })

  test('[CA-T43, CA-4.6.1] nobody is asked without talers', () => {
    const scene = { players: 3, talers: { A: 0 }, start: 'B' } as const
    const { state } = chosen(given(scene), 'stonemason', 'worker1', 'trader')
    const { told } = playAll(state, [
      ['B', equip('worker1', 'sand', 'wood')],
      ['C', pass.trader],
    ])
    expect(told('asked').map(({ question }) => question)).not.toContain('buy')
    expect(told('cardResolved').map(({ card }) => card)).toContain('stonemason')
    expect(forced(buyStep, { type: 'buy' }, shop({ talers: { A: 0 } }), 'A', buy('B worker1', 'sand'))).toBe(
      'notEnoughTalers',
    )
  })

  test('[CA-4.6.1] nobody is asked when no Worker is out', () => {
    const { told } = chosen(given({ players: 3 }), 'stonemason', 'messenger', 'messenger')
    expect(told('asked')).toEqual([])
    expect(told('cardResolved').map(({ card }) => card)).toContain('stonemason')
  })

  test('[CA-R34] neither from a card that is not out nor a piece that is not on it', () => {
    expect(reason(shop(), 'A', buy('B worker3', 'stone'))).toBe('notOnCard')
    expect(reason(shop(), 'A', buy('D worker1', 'stone'))).toBe('notOnCard')
    expect(reason(shop(), 'A', buy('B messenger', 'stone'))).toBe('notOnCard')
    expect(reason(shop(), 'A', buy('B worker1', 'wood'))).toBe('notOnCard')
    expect(reason(shop(), 'A', buy('B worker1', 'silver'))).toBe('notOnCard')
    for (const owner of [-99, 4, 99])
      expect(reason(shop(), 'A', { ...buy('B worker1', 'stone'), owner })).toBe('notOnCard')
  })

  test('[CA-4.3.17] the buyer chooses any piece; the seller is not asked and loses nothing else', () => {
    for (const resource of ['sand', 'brick', 'stone'] as const) {
      const { state } = play(shop(), 'A', buy('B worker1', resource))
      expect(asked(state)).toBe('A buy')
      expect(player(state, 'A').resources[resource]).toBe(resource === 'sand' ? 2 : 1)
      expect(player(state, 'B')).toMatchObject({ vp: 0, talers: 4 })
    }
  })

  test('[CA-4.3.14, CA-4.6.2] buying may be left off, and building comes next', () => {
    const state = shop({ has: { A: '3S 3W 1B 1T' } })
    expect(asked(play(state, 'A', pass.buying).state)).toBe('A build')
    const bought = play(state, 'A', buy('B worker1', 'sand')).state
    expect(asked(bought)).toBe('A buy')
    expect(asked(play(bought, 'A', pass.buying).state)).toBe('A build')
  })
})
