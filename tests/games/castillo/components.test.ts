import { describe, expect, test } from 'vitest'
import { copy } from '../../../shared/engine/copy.ts'
import { eventsOf } from '../../../shared/engine/log.ts'
import { parse } from '../../../shared/engine/result.ts'
import {
  type BuildingType,
  buildings,
  constants,
  helperSpaces,
  prebuilt,
  roleCards,
  roleOf,
  talersTotal,
  totals,
  traderSpaces,
  values,
  winterCards,
  winterSpaces,
  winterSpacesFor,
} from '../../../shared/games/castillo/components.ts'
import { castillo } from '../../../shared/games/castillo/game.ts'
import { castilloMeta } from '../../../shared/games/castillo/meta.ts'
import { valuesOf } from '../../kit/tables.ts'
import { roundSpaceOf } from '../../../shared/games/castillo/steps/winter.ts'
import {
  build,
  figures,
  given,
  opened,
  play,
  player,
  reason,
  wandered,
  wholeRound,
} from '../../kit/castillo.ts'

const sum = (figure: readonly number[]): number => figure.reduce((total, one) => total + one, 0)

describe('what is in the box', () => {
  test('[CA-2.1.1, CA-2.2, CA-2.2.1, CA-2.2.2, CA-2.2.3, CA-2.2.4, CA-2.2.5, CA-2.2.6] eight role cards for everybody: Worker thrice, the others once', () => {
    const roles = roleCards.map(roleOf)
    expect(roles).toEqual([
      'messenger',
      'trader',
      'bricklayer',
      'stonemason',
      ...Array<string>(3).fill('worker'),
      'masterBuilder',
    ])
    for (const { hand } of opened(4).state.players) expect(hand).toEqual([...roleCards])
  })

  test('[CA-2.1.2, CA-2.5] 23 tiles with 214 points and a value of 300; all points are even', () => {
    expect(buildings).toHaveLength(23)
    expect(sum(buildings.map(({ vp }) => vp))).toBe(214)
    expect(sum(buildings.map(({ value }) => value))).toBe(300)
    expect(buildings.every(({ vp }) => vp % 2 === 0)).toBe(true)
    const ofType = (type: BuildingType): number => buildings.filter((one) => one.type === type).length
    expect([ofType('special'), ofType('gate'), ofType('tower'), ofType('house')]).toEqual([5, 2, 9, 7])
  })

  test.each([
    ['keep', 14, 24],
    ['palace', 18, 30],
    ['servantsHouse', 14, 18],
    ['tavern', 12, 22],
    ['stable', 14, 18],
    ['largeGate', 10, 18],
    ['smallGate', 6, 12],
    ['largeTower', 10, 12, 4],
    ['smallTower', 6, 8, 5],
    ['house', 8, 10, 7],
  ])('[CA-2.5] %s: %i points for a value of %i', (name, vp, value, count = 1) => {
    const tiles = buildings.filter(({ id }) => id.replace(/\d$/, '') === name)
    expect(tiles.map((tile) => [tile.vp, tile.value])).toEqual(Array(count).fill([vp, value]))
  })

  test('[CA-2.5] 15 helper spaces in the castle, four of them in Market and Forge, and the inn’s', () => {
    const inn = helperSpaces.filter(({ building }) => building === 'winterInn')
    expect(inn).toMatchObject([{ id: 'winterInn-a', price: 3 }])
    expect(helperSpaces).toHaveLength(16)
    expect(prebuilt.map(({ id }) => id)).toEqual(['market', 'forge'])
    expect(helperSpaces.filter(({ id }) => /^(market|forge)-/.test(id))).toHaveLength(4)
  })

  test('[CA-2.5] tiles stand on the canvas, each in a place of its own', () => {
    const places = [...buildings, ...prebuilt].map(({ x, y }) => `${x} ${y}`)
    expect(new Set(places).size).toBe(25)
    for (const { x, y } of [...buildings, ...prebuilt])
      expect(x > 0 && x < 1000 && y > 0 && y < 700).toBe(true)
  })

  test.each([
    [2, 7],
    [3, 6],
    [4, 6],
  ] as const)('[CA-2.1.3, CA-2.6] %i players: %i helpers each', (players, helpers) => {
    expect(given({ players }).players.map(({ helperSupply }) => helperSupply)).toEqual(
      Array(players).fill(helpers),
    )
  })

  test('[CA-2.1.4, CA-2.3, CA-2.3.1] 83 pieces: 20 sand, 18 wood, and 15 each of brick, stone, silver', () => {
    expect(figures(totals)).toEqual([20, 18, 15, 15, 15])
    expect(values).toEqual({ sand: 1, wood: 2, brick: 4, stone: 5 })
    for (const players of [2, 3, 4] as const) {
      expect(figures(castillo.census(opened(players).state))).toEqual([20, 18, 15, 15, 15])
    }
  })

  test('[CA-2.1.5] 105 talers, whatever the option', () => {
    expect(talersTotal).toBe(51 + 8 * 3 + 6 * 5)
    for (const roundTrackTalers of ['one', 'printedNumber'] as const)
      expect(castillo.census(opened(3, 2, { roundTrackTalers }).state)['talers']).toBe(105)
  })

  test('[CA-2.1.6, CA-2.4] four carts and a rider', () => {
    expect(traderSpaces.map(({ id, resource, amount }) => [id, resource, amount])).toEqual([
      ['cartSand', 'sand', 4],
      ['cartWood', 'wood', 3],
      ['cartBrick', 'brick', 2],
      ['cartStone', 'stone', 2],
      ['rider', 'silver', 2],
    ])
  })

  test.each([
    [2, 12, 2],
    [3, 15, 1],
    [4, 12, 1],
  ] as const)('[CA-2.6, CA-2.1.7] %i players: %i rounds, %i cards', (players, rounds, cards) => {
    expect(constants[players]).toMatchObject({ rounds, cardsPerRound: cards })
    expect(roundSpaceOf(given({ players }))).toBe(rounds)
    expect(roundSpaceOf(given({ players, round: rounds }))).toBe(1)
  })

  test('[CA-2.1.8, CA-2.7, CA-R19] six winter cards; four spaces for them with 12 rounds, six with 15', () => {
    expect(winterCards).toHaveLength(6)
    expect(winterSpaces).toEqual([14, 13, 11, 9, 6, 4])
    expect([winterSpacesFor(12), winterSpacesFor(15)]).toEqual([[11, 9, 6, 4], [...winterSpaces]])
  })

  test('[CA-2.1.9] points have no upper limit', () => {
    const before = given({ phase: 'build', queue: ['A stonemason'], has: { A: '1T 1W 1S' }, vp: { A: 998 } })
    expect(player(play(before, 'A', build('smallTower1', '1T 1W 1S')).state, 'A').vp).toBe(1004)
  })
})

describe('supplies', () => {
  test('[CA-2.3.3, CA-R26] what is not there is lost, and not owed', () => {
    const before = given({ players: 3, bank: 3 })
    const dry = wholeRound(before, 'messenger', 'messenger', 'stonemason').state
    expect(dry.players.map(({ talers }) => talers)).toEqual([6, 3 + 1, 3])
    const next = wholeRound({ ...copy(dry), bank: 20 }, 'worker1', 'stonemason', 'messenger')
    expect(next.told('messengerPaid')).toMatchObject([{ seat: 2, talers: 8 }])
    expect(player(next.state, 'B').talers).toBe(4)
  })

  test('[CA-2.3.2] silver is spent as one of the four other kinds, at its value', () => {
    const state = given({ phase: 'build', queue: ['A stonemason'], has: { A: '1S 1W 1B 1T 1Ag' } })
    // 1 + 2 and a silver: 5 as stone makes 8, 4 as brick 7, 2 and 1 less.
    for (const [as, fits] of [
      ['1T', null],
      ['1B', 'wrongTotal'],
      ['1W', 'wrongTotal'],
      ['1S', 'wrongTotal'],
    ] as const)
      expect(reason(state, 'A', build('smallTower1', '1S 1W', as))).toBe(fits)
  })

  test.each([2, 3, 4] as const)(
    '[CA-2.3.4] %i players: nothing appears or vanishes in a whole game',
    (players) => {
      const census = castillo.census(opened(players, 4, { winter: 'yes' }).state)
      for (const steps of [10, 25, 50, 2000]) {
        const { state } = wandered(players, 4, steps, { winter: 'yes' })
        expect(castillo.census(state)).toEqual(census)
        expect(state.phase === 'finished').toBe(steps === 2000)
      }
    },
  )
})

describe('the shape of the game', () => {
  test('[CA-2.8] every question of a game is one of the seven, and its state is plain data', () => {
    const questions = new Set(castillo.decisions(given()).map(({ kind }) => kind))
    for (const players of [2, 3, 4] as const) {
      const { state, log } = wandered(players, 8, 2000)
      for (const event of log.flatMap((entry) => eventsOf(entry)))
        if (event.type === 'asked') questions.add(event.question)
      expect(JSON.parse(JSON.stringify(state))).toEqual(state)
    }
    expect([...questions].toSorted()).toEqual([
      'build',
      'buy',
      'chooseCards',
      'equipWorkers',
      'helpers',
      'towerTake',
      'traderPlace',
    ])
  })

  test('[CA-8.1 to CA-8.3] three options, each with two values; the plain one comes first', () => {
    expect(castilloMeta.options.map((option) => [option.id, ...valuesOf(option)])).toEqual([
      ['winter', 'no', 'yes'],
      ['roundTrackTalers', 'one', 'printedNumber'],
      ['workerSupply', 'choose', 'printed'],
    ])
    const options = { winter: 'no', roundTrackTalers: 'one', workerSupply: 'choose' }
    expect(parse(castillo.options, options).ok).toBe(true)
    expect(parse(castillo.options, { ...options, winter: 'maybe' }).ok).toBe(false)
  })

  test('two to four players', () => {
    expect(castillo.seats).toMatchObject({ min: 2, max: 4 })
    expect(() => castillo.blank({ seats: 5, options: given().config })).toThrow()
  })
})
