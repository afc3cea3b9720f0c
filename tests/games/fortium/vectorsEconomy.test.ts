/** Test vectors of RULES.md, one test each: the economy [10.3]. */
import { describe, expect, test } from 'vitest'
import type { State } from '../../../shared/games/fortium/state.ts'
import {
  asked,
  build,
  camp,
  card,
  collect,
  endTurn,
  exchange,
  given,
  places,
  play,
  playAll,
  player,
  reason,
  standing,
  stockOf,
  strike,
} from '../../kit/fortium.ts'

const winners = (state: State): string => places(state).split(', ')[0] ?? ''

const first = { W: { '2,8': 3, '2,12': 3, '4,10': 3 } }
const camps = { W: ['W-granA', 'W-granB', 'W-lime'] } as const

describe('economy', () => {
  test('[FT-T21] nobody collects in the first round', () => {
    const scene = { phase: 'turnStart', round: 1, stock: { W: '10/10/0/0' }, miners: first, camps } as const
    expect(stockOf(play(given(scene), 'W', collect).state, 'W')).toBe('10/10/0/0')
  })

  test('[FT-T22] but in the second', () => {
    const miners = { W: { '2,8': 3, '2,12': 2, '4,10': 3 } }
    const scene = { phase: 'turnStart', round: 2, stock: { W: '10/10/0/0' }, miners, camps } as const
    expect(stockOf(play(given(scene), 'W', collect).state, 'W')).toBe('15/13/0/0')
  })

  test('[FT-T23] the doublings multiply, the fort’s income is not doubled', () => {
    const before = given({
      phase: 'turnStart',
      trigger: 4,
      floors: { W: 1 },
      miners: { W: { '2,8': 3 } },
      camps: { W: ['W-granA'] },
      card: { W: 'doubleProduction' },
    })
    const doubled = play(before, 'W', card({ site: 'W-granA' })).state
    expect(stockOf(play(doubled, 'W', collect).state, 'W')).toBe('13/0/0/0')
  })

  test.each([[{}], [{ E: ['W-turq'] }]] as const)('[FT-T24] without an own camp nothing: %j', (camps) => {
    const before = given({ phase: 'turnStart', miners: { W: { '6,10': 3 } }, camps })
    expect(stockOf(play(before, 'W', collect).state, 'W')).toBe('0/0/0/0')
  })

  test('[FT-T25] without the gold floor no diamonds', () => {
    const before = given({
      phase: 'turnStart',
      floors: { W: 3 },
      miners: { W: { '10,10': 3 } },
      camps: { W: ['diamond'] },
    })
    const { state } = play(before, 'W', collect)
    expect([player(state, 'W').diamonds, state.triggerRound]).toEqual([0, null])
  })

  test('[FT-T26] the first diamonds double later collections, not this one', () => {
    const before = given({
      phase: 'turnStart',
      round: 12,
      floors: { W: 4 },
      miners: { W: { '10,10': 3, '2,8': 1, '4,10': 1 }, N: { '12,2': 2 } },
      camps: { W: ['diamond', 'W-granA', 'W-lime'], N: ['N-granA'] },
    })
    const { state } = play(before, 'W', collect)
    expect([player(state, 'W').diamonds, state.triggerRound]).toEqual([3, 12])
    expect(stockOf(state, 'W')).toBe('2/2/1/1')
    const next = play({ ...state, phase: 'main' }, 'W', endTurn).state
    expect(stockOf(play(next, 'N', collect).state, 'N')).toBe('4/0/0/0')
  })

  test('[FT-T27] the fourth diamond ends it; the surplus is not produced', () => {
    const before = given({
      phase: 'turnStart',
      trigger: 4,
      floors: { W: 4 },
      diamonds: { W: 2 },
      miners: { W: { '10,10': 3 } },
      camps: { W: ['diamond'] },
    })
    const { state } = play(before, 'W', collect)
    expect([player(state, 'W').diamonds, state.ended, winners(state)]).toEqual([4, 'fortComplete', 'W'])
    expect(before.bank.diamond - state.bank.diamond).toBe(2)
  })

  test('[FT-T28] whoever has most pays, unit by unit', () => {
    const before = given({
      phase: 'turnStart',
      stock: { W: '5/0/0/0', N: '9/0/0/0', E: '7/0/0/0' },
      bank: { granite: 1 },
      miners: { W: { '2,8': 3 } },
      camps: { W: ['W-granA'] },
    })
    const { state } = play(before, 'W', collect)
    expect(['W', 'N', 'E', 'S'].map((arm) => player(state, arm as 'W').stock.granite)).toEqual([8, 7, 7, 0])
    expect(state.bank.granite).toBe(0)
  })

  test('[FT-T29] nobody pays who has no more', () => {
    const before = given({
      phase: 'turnStart',
      stock: { W: '9/0/0/0', N: '7/0/0/0', E: '7/0/0/0' },
      bank: { granite: 0 },
      miners: { W: { '2,8': 3 } },
      camps: { W: ['W-granA'] },
    })
    const { state, told } = play(before, 'W', collect)
    expect(player(state, 'W').stock.granite).toBe(9)
    expect(told('collected')[0]).toMatchObject({ due: 3, bank: 0, payers: [] })
  })

  test('[FT-T30] two granite for a limestone', () => {
    const before = given({ stock: { W: '5/0/0/0' } })
    expect(stockOf(play(before, 'W', exchange('granite', 2)).state, 'W')).toBe('1/2/0/0')
    expect(reason(before, 'W', exchange('granite', 3))).toBe('insufficientResources')
  })

  test('[FT-T31] the bank must have what it gives', () => {
    const before = given({ stock: { W: '0/9/0/0' }, bank: { turquoise: 2 } })
    expect(reason(before, 'W', exchange('limestone', 3))).toBe('bankEmpty')
    expect(stockOf(play(before, 'W', exchange('limestone', 2)).state, 'W')).toBe('0/3/2/0')
  })

  test('[FT-T32] gold for a diamond: in the final rounds, once a turn', () => {
    const scene = { trigger: 12, floors: { W: 4 }, stock: { W: '0/0/0/16' } }
    expect(reason(given({ ...scene, round: 12 }), 'W', exchange('gold'))).toBe('notInCountdown')
    const { state } = play(given({ ...scene, round: 13 }), 'W', exchange('gold'))
    expect([stockOf(state, 'W'), player(state, 'W').diamonds]).toEqual(['0/0/0/8', 1])
    expect(reason(state, 'W', exchange('gold'))).toBe('diamondExchangeUsed')
  })

  test('[FT-T33] and with the gold floor', () => {
    const before = given({ round: 14, trigger: 12, floors: { W: 3 }, stock: { W: '0/0/0/16' } })
    expect(reason(before, 'W', exchange('gold'))).toBe('goldFloorMissing')
  })

  test('[FT-T34] a floor is paid at once, ends the turn, and its bricks do not go to the bank', () => {
    const before = given({ stock: { W: '15/0/0/0' } })
    const { state } = play(before, 'W', build)
    expect([player(state, 'W').floors, stockOf(state, 'W'), asked(state)]).toEqual([
      1,
      '0/0/0/0',
      'N turnStart',
    ])
    expect(state.bank).toEqual(before.bank)
    expect(reason(given({ stock: { W: '14/0/0/0' } }), 'W', build)).toBe('insufficientResources')
  })

  test('[FT-T35] floors are built in their order', () => {
    const before = given({ floors: { W: 1 }, stock: { W: '0/3/40/0' } })
    expect(reason(before, 'W', build)).toBe('insufficientResources')
  })

  test('[FT-T36] an own camp sends the rival’s home', () => {
    const before = given({
      stock: { W: '5/5/0/0' },
      miners: { W: { '12,10': 1 } },
      camps: { W: ['W-granA', 'W-granB', 'W-lime'], E: ['E-gold'] },
    })
    const { state } = play(before, 'W', camp('E-gold'))
    expect([player(state, 'W').campSupply, stockOf(state, 'W')]).toEqual([2, '0/0/0/0'])
    expect([player(state, 'W').camps.includes('E-gold'), player(state, 'E').campSupply]).toEqual([true, 6])
  })

  test('[FT-T37] a camp needs a miner there', () => {
    expect(reason(given({ stock: { W: '5/5/0/0' } }), 'W', camp('diamond'))).toBe('noMinerOnSite')
  })

  test('[FT-T38] a camp taken away can be pitched elsewhere', () => {
    const before = given({
      stock: { W: '5/5/0/0' },
      miners: { W: { '10,10': 1 } },
      camps: { W: ['W-granA', 'W-granB', 'W-lime', 'W-turq', 'W-gold', 'N-gold'] },
    })
    expect(reason(before, 'W', camp('diamond'))).toBe('noCampInSupply')
    const state = playAll(before, [
      ['W', strike('W-granB')],
      ['W', camp('diamond')],
    ])
    expect(player(state, 'W').camps).toContain('diamond')
    expect(player(state, 'W').campSupply).toBe(0)
  })

  test('[FT-T39] nobody left and nothing to pay with: one miner comes back', () => {
    const scene = { phase: 'turnStart', miners: { W: { lost: 10 } } } as const
    const relieved = play(given({ ...scene, stock: { W: '3/2/1/0' } }), 'W', collect).state
    expect([standing(relieved, 'W', 'base'), stockOf(relieved, 'W')]).toEqual([1, '3/2/1/0'])
    const other = play(given({ ...scene, stock: { W: '4/0/0/0' } }), 'W', collect).state
    expect(standing(other, 'W', 'base')).toBe(0)
  })

  test('[FT-T40] no camp and no means: one on granite for nothing', () => {
    const before = given({ stock: { W: '2/0/0/0' }, miners: { W: { '2,8': 1, '4,10': 1 } } })
    const { state } = play(before, 'W', camp('W-granA'))
    expect([player(state, 'W').camps, stockOf(state, 'W')]).toEqual([['W-granA'], '2/0/0/0'])
    expect(reason(before, 'W', camp('W-lime'))).toBe('insufficientResources')
  })
})
