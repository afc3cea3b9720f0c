/** What lies in the box, and the board [section 2 of RULES.md]. */
import { describe, expect, test } from 'vitest'
import {
  attackOdds,
  bankBefore,
  campsEach,
  cardByDraw,
  cardKinds,
  exchanges,
  floors,
  kinds,
  minersEach,
  moveDiceCount,
  playerCounts,
  price,
  recoveryPrices,
  worths,
} from '../../../shared/games/fortium/components.ts'
import { fortium } from '../../../shared/games/fortium/game.ts'
import {
  armsByPlayers,
  baseCells,
  baseOf,
  boardFor,
  distance,
  parcels,
  parcelSize,
  reachable,
  sites,
} from '../../../shared/games/fortium/layout.ts'
import { textOf } from '../../kit/sources.ts'
import { given, go, hat, play, plain, player, reason } from '../../kit/fortium.ts'

describe('components', () => {
  test('[FT-2.1.1, FT-2.1.2, FT-2.1.3] ten miners and six camps each, three dice of each colour', () => {
    expect([minersEach, campsEach, moveDiceCount]).toEqual([10, 6, 3])
    for (const { miners, camps, campSupply } of given().players)
      expect([miners.length, camps.length + campSupply]).toEqual([10, 6])
  })

  test('[FT-2.1.4, FT-2.1.5] five resources, 436 bricks', () => {
    expect(kinds.map((kind) => [kind, bankBefore[kind]])).toEqual([
      ['granite', 120],
      ['limestone', 120],
      ['turquoise', 80],
      ['gold', 100],
      ['diamond', 16],
    ])
    for (const players of playerCounts)
      expect(Object.values(fortium.census(given({ players }))).slice(0, 5)).toEqual([120, 120, 80, 100, 16])
  })

  test('[FT-2.1.6, FT-2.2.1] five parcels of seven by seven, in one system of coordinates', () => {
    expect([Object.keys(parcels).length, parcelSize]).toEqual([5, 7])
    const { nodes, arms } = boardFor(4)
    const cells = [...nodes.filter((node) => node.includes(',')), ...arms.flatMap((arm) => baseCells[arm])]
    const numbers = cells.map((cell) => cell.split(',').map(Number))
    expect(Math.max(...numbers.flat())).toBe(20)
    expect(Math.min(...numbers.flat())).toBe(0)
    expect(new Set(cells).size).toBe(245)
    expect(boardFor(2).indexOf.has('10,2')).toBe(false)
  })

  test('[FT-2.1.7] two granite, a limestone, a turquoise and a gold each, and one diamond', () => {
    const count = (home: string | null) => sites.filter((site) => site.home === home).map(({ kind }) => kind)
    for (const arm of armsByPlayers[4])
      expect(count(arm)).toEqual(['granite', 'granite', 'limestone', 'turquoise', 'gold'])
    expect(count(null)).toEqual(['diamond'])
  })

  test('[FT-2.1.8, FT-2.7.1] seven kinds of cards, by the printed chances', () => {
    const chances = cardKinds.map((kind) => cardByDraw.filter((one) => one === kind).length)
    expect(chances).toEqual([1, 1, 1, 1, 2, 2, 2])
    // Drawn anew each time: a used card comes again.
    expect(cardByDraw.indexOf('unifyMiners')).toBe(4)
    expect(cardByDraw).toHaveLength(10)
  })

  test('[FT-2.1.9] one magic hat each, with the option', () => {
    const state = given({ options: { magicHats: 'yes' } })
    const { state: worn } = play(state, 'W', hat('W-0'))
    expect(player(worn, 'W').hat).toBe(0)
    expect(reason(worn, 'W', hat('W-1'))).toBe('noHat')
  })

  test('[FT-2.3.1] the floors cost 15, 15, 10, 10, in this order', () => {
    expect(floors.map(({ kind, cost }) => [kind, cost])).toEqual([
      ['granite', 15],
      ['limestone', 15],
      ['turquoise', 10],
      ['gold', 10],
    ])
  })

  test('[FT-2.5.1, FT-2.5.2, FT-2.5.3] prices', () => {
    expect(price).toEqual({ granite: 5, limestone: 5 })
    expect(recoveryPrices).toEqual({ granite: 4, limestone: 3, turquoise: 2, gold: 1 })
  })

  test('[FT-2.6.1, FT-2.6.2, FT-2.6.3, FT-2.6.4] the bank exchanges upwards, step by step', () => {
    expect(exchanges).toEqual({
      granite: { pay: 2, to: 'limestone' },
      limestone: { pay: 3, to: 'turquoise' },
      turquoise: { pay: 4, to: 'gold' },
      gold: { pay: 8, to: 'diamond' },
    })
  })

  test('[FT-6.6] points of a unit', () => {
    expect(worths).toEqual({ granite: 1, limestone: 2, turquoise: 3, gold: 4 })
  })

  test('[FT-2.3.2] a fort’s bricks are not in the bank', () => {
    const before = given({ floors: { W: 4, N: 2 } })
    expect(before.bank).toEqual({ granite: 90, limestone: 90, turquoise: 70, gold: 90, diamond: 16 })
  })
})

/** Chance that a attackers beat d defenders, from all dice of a round. */
const oddsOf = (a: number, d: number): number => {
  if (d === 0) return 1
  if (a === 0) return 0
  const total = 6 ** (a + d)
  const chances = new Map<number, number>()
  for (let roll = 0; roll < total; roll++) {
    const dice = Array.from({ length: a + d }, (_, at) => (Math.floor(roll / 6 ** at) % 6) + 1)
    const red = dice.slice(0, a).sort((x, y) => y - x)
    const blue = dice.slice(a).sort((x, y) => y - x)
    const hits = red.filter((value, at) => at < d && value > blue[at]!).length
    chances.set(hits, (chances.get(hits) ?? 0) + 1 / total)
  }
  const pairs = Math.min(a, d)
  return [...chances].reduce((sum, [hits, chance]) => sum + chance * oddsOf(a - (pairs - hits), d - hits), 0)
}

test('[FT-2.8.1] the odds told are those of the dice', () => {
  for (const a of [1, 2, 3] as const)
    for (const d of [1, 2, 3] as const) expect(100 * oddsOf(a, d)).toBeCloseTo(attackOdds[a][d], 2)
})

describe('the board', () => {
  test('[FT-2.2.2, FT-3.2] a strip, a T and a plus; seats in turn order', () => {
    expect(armsByPlayers).toEqual({ 2: ['W', 'E'], 3: ['W', 'N', 'E'], 4: ['W', 'N', 'E', 'S'] })
    expect(() => boardFor(5)).toThrow('2 to 4 players')
  })

  test.each([
    [2, 147, 143, 262, 11],
    [3, 196, 190, 351, 16],
    [4, 245, 237, 440, 21],
  ])(
    '[FT-2.2.4] %i players: %i cells, %i nodes, %i edges, %i sites',
    (players, cells, nodes, edges, count) => {
      const board = boardFor(players)
      expect(board.nodes).toHaveLength(nodes)
      expect(nodes + 2 * players).toBe(cells)
      expect(board.neighbours.flat().length / 2).toBe(edges)
      expect(board.sites).toHaveLength(count)
      for (const { cell } of board.sites) expect(board.indexOf.has(cell)).toBe(true)
      for (const [node, next] of board.neighbours.entries())
        for (const other of next) expect(board.neighbours[other]).toContain(node)
    },
  )

  test('[FT-2.2.3] the base is one node of three cells; without its arm a cell is green', () => {
    const { indexOf, siteByCell } = boardFor(2)
    for (const cell of baseCells.W) expect(indexOf.has(cell)).toBe(false)
    expect(indexOf.has('base:W')).toBe(true)
    expect([indexOf.has('10,8'), siteByCell.has('10,8')]).toEqual([true, false])
    expect(boardFor(3).siteByCell.has('10,12')).toBe(false)
  })

  test('[FT-2.2.5] a base has seven neighbours, and its diagonals are none', () => {
    for (const players of playerCounts)
      for (const arm of armsByPlayers[players]) {
        const { neighbours, indexOf } = boardFor(players)
        expect(neighbours[indexOf.get(baseOf(arm))!]).toHaveLength(7)
      }
    const { neighbours, indexOf, nodes } = boardFor(4)
    expect(new Set(neighbours[indexOf.get('base:W')!]!.map((at) => nodes[at]))).toEqual(
      new Set(['0,9', '1,9', '2,9', '3,10', '2,11', '1,11', '0,11']),
    )
    const step = given({ dice: [1, 1, 2] })
    for (const to of ['0,9', '2,9', '3,10', '0,11']) expect(reason(step, 'W', go('W-0', to))).toBeNull()
    for (const to of ['3,9', '3,11']) expect(reason(step, 'W', go('W-0', to))).toBe('tooFar')
  })

  test.each(playerCounts)(
    '[FT-2.2.6, FT-R02] %i players: distances are the same for every seat',
    (players) => {
      const board = boardFor(players)
      const site = (id: string) => board.siteById.get(id)!.cell
      for (const arm of board.arms) {
        const from = (to: string) => distance(board, baseOf(arm), to)
        const own = ['granA', 'granB', 'lime', 'turq', 'gold'].map((name) => from(site(`${arm}-${name}`)))
        expect([...own, from('10,10')]).toEqual([2, 2, 2, 4, 6, 8])
        for (const other of board.arms.filter((one) => one !== arm)) {
          expect(from(baseOf(other))).toBe(16)
          expect(['gold', 'turq', 'lime'].map((name) => from(site(`${other}-${name}`)))).toEqual([10, 12, 14])
          for (const name of ['granA', 'granB']) expect([14, 18]).toContain(from(site(`${other}-${name}`)))
          expect(distance(board, site(`${arm}-gold`), site(`${other}-gold`))).toBe(4)
        }
        const between = (a: string, b: string) => distance(board, site(`${arm}-${a}`), site(`${arm}-${b}`))
        expect([
          between('granA', 'granB'),
          between('granA', 'lime'),
          between('granA', 'turq'),
          between('granA', 'gold'),
          distance(board, site(`${arm}-granA`), '10,10'),
          between('lime', 'turq'),
          between('turq', 'gold'),
          distance(board, site(`${arm}-gold`), '10,10'),
        ]).toEqual([4, 4, 6, 8, 10, 2, 2, 2])
      }
      expect(() => distance(board, '10,10', '99,99')).toThrow('no such node')
    },
  )

  test('[FT-2.2.4] what is within reach is just what is near enough', () => {
    for (const players of playerCounts) {
      const board = boardFor(players)
      for (const from of ['base:W', '10,10', '7,7'])
        for (const steps of [1, 2, 5, 8, 16, 99]) {
          const near = board.nodes.filter((node) => node !== from && distance(board, from, node) <= steps)
          expect([...reachable(board, from, steps)].toSorted()).toEqual(near.toSorted())
        }
    }
  })

  test('[FT-2.2.3] the data are those of RULES.md', () => {
    const [, block = ''] = /```json\n([\s\S]*?)```/.exec(textOf('shared/games/fortium/RULES.md')) ?? []
    const written = JSON.parse(block) as Record<string, unknown>
    expect({ parcelSize, parcels, seatsByPlayers: armsByPlayers, bases: baseCells, sites }).toEqual(written)
  })
})

test('[FT-R01] two to four play', () => {
  expect(fortium.seats).toMatchObject({ min: 2, max: 4 })
  expect(() => fortium.blank({ seats: 5, options: plain })).toThrow('2 to 4')
})
