/** The test vectors of RULES.md, one test each [section 10]. */
import { describe, expect, test } from 'vitest'
import { conceal } from '../../../shared/engine/secret.ts'
import type { State } from '../../../shared/games/fortium/state.ts'
import {
  accept,
  asked,
  build,
  buyCard,
  camp,
  card,
  close,
  collect,
  counter,
  discard,
  endTurn,
  exchange,
  given,
  go,
  offer,
  places,
  play,
  playAll,
  player,
  reason,
  recover,
  reject,
  resign,
  setup,
  standing,
  stockOf,
  strike,
} from '../../kit/fortium.ts'

const free = (state: State): number[] => state.moveDice.filter(({ used }) => !used).map(({ value }) => value)
const winners = (state: State): string => places(state).split(', ')[0] ?? ''

describe('the rulebook’s own examples', () => {
  test('[FT-T01] one granite floor yields one granite', () => {
    const before = given({ phase: 'turnStart', floors: { W: 1 }, stock: { W: '3/0/0/0' } })
    expect(stockOf(play(before, 'W', collect).state, 'W')).toBe('4/0/0/0')
  })

  test('[FT-T02] a 6 and a 1 walk seven steps; the 4 is left', () => {
    const { state } = play(given({ dice: [6, 1, 4] }), 'W', go('W-0 W-1 W-2', '9,10', 0, 1))
    expect(standing(state, 'W', '9,10')).toBe(3)
    expect(free(state)).toEqual([4])
    expect(reason(given({ dice: [6, 1, 4] }), 'W', go('W-0 W-1 W-2', '9,10'))).toBe('tooFar')
  })

  test('[FT-T03] a 6 and both ones reach the diamond in one turn', () => {
    const { state } = play(given({ dice: [6, 1, 1] }), 'W', go('W-0 W-1 W-2', '10,10', 0, 1, 2))
    expect(standing(state, 'W', '10,10')).toBe(3)
    expect(free(state)).toEqual([])
  })

  test('[FT-T04] three dice move nine miners, the tenth stays', () => {
    const state = playAll(given({ dice: [4, 4, 4] }), [
      ['W', go('W-0 W-1 W-2', '3,9', 0)],
      ['W', go('W-3 W-4 W-5', '3,11', 1)],
      ['W', go('W-6 W-7 W-8', '5,10', 2)],
    ])
    expect([standing(state, 'W', 'base'), state.moved.length]).toEqual([1, 9])
    expect(reason(state, 'W', go('W-9', '3,10', 0))).toBe('dieUsed')
  })

  test('[FT-T05] three against three, to the end', () => {
    const before = given({ dice: [1, 2, 2], miners: { W: { '10,9': 3 }, E: { '10,8': 3 } } })
    const rolls = [6, 4, 2, 5, 4, 1, 3, 2, 3, 5, 2]
    const { state, told } = play(before, 'W', go('W-0 W-1 W-2', '10,8'), rolls)
    expect(told('fought').map(({ lost }) => lost)).toEqual([['E-2', 'W-2', 'E-1'], ['W-1'], ['E-0']])
    expect([standing(state, 'W', '10,8'), standing(state, 'W', 'lost')]).toEqual([1, 2])
    expect([standing(state, 'E', '10,8'), standing(state, 'E', 'lost')]).toEqual([0, 3])
  })

  test('[FT-T06] allies stand together, three at most', () => {
    const before = given({
      options: { alliances: 'WN' },
      active: 'N',
      dice: [2, 2, 2],
      miners: { W: { '10,10': 1 }, N: { '10,8': 3 } },
    })
    const { state, told } = play(before, 'N', go('N-0 N-1', '10,10'))
    expect(told('fought')).toEqual([])
    expect([standing(state, 'W', '10,10'), standing(state, 'N', '10,10')]).toEqual([1, 2])
    expect(reason(state, 'N', go('N-2', '10,10', 1))).toBe('cellFull')
  })

  test('[FT-T07] two miners bought back, each at its own price', () => {
    const before = given({ phase: 'recover', stock: { W: '4/0/0/1' }, miners: { W: { lost: 2 } } })
    const state = playAll(before, [
      ['W', recover('granite')],
      ['W', recover('gold')],
    ])
    expect([standing(state, 'W', 'base'), stockOf(state, 'W')]).toEqual([10, '0/0/0/0'])
    const rolled = play(state, 'W', { type: 'rollDice' }, [4, 4, 4]).state
    expect(reason(rolled, 'W', go('W-0 W-1', '3,9'))).toBeNull()
  })
})

describe('movement and combat', () => {
  test('[FT-T08] only a 1 may be added', () => {
    expect(reason(given({ dice: [6, 5, 1] }), 'W', go('W-0', '3,10', 0, 1))).toBe('notAOne')
  })

  test('[FT-T09] no diagonals', () => {
    const before = given({ dice: [1, 1, 2], miners: { W: { '4,10': 1 } } })
    expect(reason(before, 'W', go('W-0', '5,11'))).toBe('tooFar')
    expect(reason(before, 'W', go('W-0', '5,11', 2))).toBeNull()
  })

  test('[FT-T10] through the own base it is four steps', () => {
    expect(reason(given({ dice: [4, 1, 1], miners: { W: { '2,8': 1 } } }), 'W', go('W-0', '2,12'))).toBeNull()
  })

  test('[FT-T11] and three are not enough', () => {
    const before = given({ dice: [3, 2, 2], miners: { W: { '2,8': 1 } } })
    expect(reason(before, 'W', go('W-0', '2,12'))).toBe('tooFar')
  })

  test('[FT-T12] rivals are passed without a fight', () => {
    const before = given({ dice: [6, 2, 2], miners: { W: { '8,10': 2 }, E: { '9,10': 3 } } })
    const { state, told } = play(before, 'W', go('W-0 W-1', '11,10'))
    expect(told('fought')).toEqual([])
    expect([standing(state, 'W', '11,10'), standing(state, 'E', '9,10')]).toEqual([2, 3])
  })

  test('[FT-T13] nobody enters a foreign base', () => {
    const before = given({ dice: [6, 2, 2], miners: { W: { '15,10': 1 } } })
    expect(reason(before, 'W', go('W-0', 'base:E'))).toBe('foreignBase')
  })

  test('[FT-T14] but anyone may cross it, for one step', () => {
    const before = given({ dice: [4, 1, 1], miners: { W: { '18,9': 1 } } })
    expect(reason(before, 'W', go('W-0', '18,11'))).toBeNull()
    expect(reason(before, 'W', go('W-0', '18,11', 1, 2))).toBeNull()
    expect(reason(before, 'W', go('W-0', '18,11', 1))).toBe('tooFar')
  })

  test('[FT-T15] three in a cell', () => {
    const before = given({ dice: [1, 2, 2], miners: { W: { '7,9': 2, '7,10': 2 } } })
    expect(reason(before, 'W', go('W-2 W-3', '7,9'))).toBe('cellFull')
    expect(reason(before, 'W', go('W-2', '7,9'))).toBeNull()
  })

  test('[FT-T16] two who stand apart do not attack together', () => {
    const before = given({ dice: [1, 2, 2], miners: { W: { '9,9': 1, '9,11': 1 }, E: { '9,10': 2 } } })
    expect(reason(before, 'W', go('W-0 W-1', '9,10'))).toBe('minersNotTogether')
    const [first] = play(before, 'W', go('W-0', '9,10'), [3, 6, 5]).told('fought')
    expect([first?.red, first?.blue, first?.lost]).toEqual([[3], [6, 5], ['W-0']])
  })

  test('[FT-T17] one against three', () => {
    const before = given({ dice: [1, 2, 2], miners: { W: { '9,9': 1 }, E: { '9,10': 3 } } })
    const { state } = play(before, 'W', go('W-0', '9,10'), [6, 5, 5, 1, 2, 4, 1])
    expect([standing(state, 'E', '9,10'), standing(state, 'E', 'lost')]).toEqual([2, 1])
    expect([standing(state, 'W', '9,10'), standing(state, 'W', 'lost')]).toEqual([0, 1])
  })

  test('[FT-T18] one attack a turn, unless agreed otherwise', () => {
    const scene = { dice: [1, 2, 2], attacks: 1, miners: { W: { '9,9': 1 }, N: { '9,10': 1 } } }
    expect(reason(given(scene), 'W', go('W-0', '9,10'))).toBe('attackLimit')
    const unlimited = given({ ...scene, options: { attackMode: 'unlimited' } })
    expect(reason(unlimited, 'W', go('W-0', '9,10'))).toBeNull()
  })

  test('[FT-T19] no miner moves twice', () => {
    const { state } = play(given({ dice: [5, 2, 2] }), 'W', go('W-3', '3,10'))
    expect(reason(state, 'W', go('W-3', '4,10', 1))).toBe('minerAlreadyMoved')
  })

  test('[FT-T20] a camp neither fights nor falls', () => {
    const before = given({
      dice: [2, 2, 2],
      stock: { W: '5/5/0/0' },
      miners: { W: { '12,12': 3 }, E: { '12,10': 1 } },
      camps: { E: ['E-gold'] },
    })
    const { state } = play(before, 'W', go('W-0 W-1 W-2', '12,10'), [5, 3, 1, 2])
    expect([standing(state, 'W', '12,10'), standing(state, 'E', 'lost')]).toEqual([3, 1])
    expect(player(state, 'E').camps).toEqual(['E-gold'])
    const next = play({ ...state, phase: 'turnStart' }, 'W', collect).state
    expect(stockOf(next, 'W')).toBe('5/5/0/0')
    expect(reason(state, 'W', camp('E-gold'))).toBeNull()
  })
})

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

describe('cards, the end of the game, options', () => {
  test('[FT-T41] not in the turn in which it was bought', () => {
    const { state } = play(given({ stock: { W: '5/5/0/0' } }), 'W', buyCard, [8])
    expect(reason(state, 'W', card())).toBe('cardTooFresh')
    expect(reason(state, 'W', discard)).toBe('cardTooFresh')
  })

  test('[FT-T42] use one, buy another, hold one at most', () => {
    const before = given({ card: { W: 'stealLimestone' }, stock: { W: '15/5/0/0', E: '0/7/0/0' } })
    const stolen = play(before, 'W', card({ target: 'E' })).state
    expect([stockOf(stolen, 'W'), stockOf(stolen, 'E')]).toEqual(['15/12/0/0', '0/0/0/0'])
    const bought = play(stolen, 'W', buyCard, [0]).state
    expect(stockOf(bought, 'W')).toBe('10/7/0/0')
    expect(reason(bought, 'W', buyCard)).toBe('cardLimit')
  })

  test('[FT-T43] a miner in company is not converted', () => {
    const before = given({ card: { W: 'convertMiner' }, miners: { E: { '12,10': 2 } } })
    const args = { targetMinerId: 'E-0', useMinerId: 'W-0' }
    expect(reason(before, 'W', card(args))).toBe('invalidTarget')
  })

  test('[FT-T44] a lone one is, and a lost one takes its place', () => {
    const before = given({
      dice: [2, 2, 2],
      card: { W: 'convertMiner' },
      miners: { W: { lost: 1 }, E: { '12,10': 1 } },
      camps: { E: ['E-gold'] },
    })
    const { state } = play(before, 'W', card({ targetMinerId: 'E-0', useMinerId: 'W-0' }))
    expect([standing(state, 'W', '12,10'), standing(state, 'E', 'lost')]).toEqual([1, 1])
    expect(reason(state, 'W', go('W-0', '12,11'))).toBe('minerAlreadyMoved')
    expect(player(state, 'E').camps).toEqual(['E-gold'])
  })

  test('[FT-T45] only the top floor can be demolished', () => {
    const scene = { card: { W: 'demolishTurquoise' } } as const
    expect(reason(given({ ...scene, floors: { E: 4 } }), 'W', card({ target: 'E' }))).toBe('invalidTarget')
    const before = given({ ...scene, floors: { E: 3 } })
    const { state } = play(before, 'W', card({ target: 'E' }))
    expect([player(state, 'E').floors, state.bank.turquoise - before.bank.turquoise]).toEqual([2, 10])
  })

  test('[FT-T46] the camp on the diamond mine is not converted', () => {
    const before = given({ card: { W: 'convertCamp' }, camps: { E: ['diamond'] } })
    expect(reason(before, 'W', card({ site: 'diamond' }))).toBe('invalidTarget')
  })

  test('[FT-T47] two more join a lone miner, and have moved', () => {
    const before = given({ dice: [2, 2, 2], card: { W: 'unifyMiners' }, miners: { W: { '8,10': 1 } } })
    const { state } = play(before, 'W', card({ cell: '8,10', minerIds: ['W-7', 'W-8'] }))
    expect(standing(state, 'W', '8,10')).toBe(3)
    expect(reason(state, 'W', go('W-7', '8,9'))).toBe('minerAlreadyMoved')
    expect(reason(state, 'W', go('W-8', '8,9'))).toBe('minerAlreadyMoved')
    expect(reason(state, 'W', go('W-0', '8,9'))).toBeNull()
  })

  test('[FT-T48] a counter is accepted', () => {
    const before = given({ card: { W: 'negotiate' }, stock: { W: '9/0/0/0', N: '0/0/0/2' } })
    const state = playAll(before, [
      ['W', card()],
      ['W', offer('N', { granite: 3 }, { gold: 1 })],
      ['N', counter({ granite: 5 }, { gold: 1 })],
      ['W', accept],
    ])
    expect([stockOf(state, 'W'), stockOf(state, 'N')]).toEqual(['4/0/0/1', '5/0/0/1'])
    expect([player(state, 'W').card, asked(state)]).toEqual([null, 'W main'])
  })

  test('[FT-T49] three rejections, and the card is lost', () => {
    const before = given({ card: { W: 'negotiate' }, stock: { W: '9/0/0/0', N: '0/0/0/2' } })
    const ask = ['W', offer('N', { granite: 1 }, { gold: 1 })] as const
    const no = ['N', reject] as const
    const twice = playAll(before, [['W', card()], ask, no, ask, no])
    expect(asked(twice)).toBe('W negotiation')
    const state = playAll(twice, [ask, no])
    expect([stockOf(state, 'W'), player(state, 'W').card, asked(state)]).toEqual(['9/0/0/0', null, 'W main'])
  })

  test('[FT-T50] the rest of the round and four more, from whoever began', () => {
    let state = given({ players: 3, start: 'N', active: 'W', round: 12, trigger: 12 })
    const turns: string[] = []
    while (state.phase !== 'finished') {
      turns.push(`${state.round} ${asked(state)}`)
      state = play({ ...state, phase: 'main' }, (['W', 'N', 'E'] as const)[state.active]!, endTurn).state
    }
    expect(turns.slice(0, 4)).toEqual(['12 W main', '13 N turnStart', '13 E turnStart', '13 W turnStart'])
    expect([turns.length, turns.at(-1), state.ended]).toEqual([13, '16 W turnStart', 'countdown'])
  })

  test('[FT-T51] diamonds, then what lies in stock', () => {
    const before = given({
      players: 3,
      active: 'E',
      round: 9,
      trigger: 5,
      floors: { W: 4, N: 4, E: 4 },
      diamonds: { W: 2, N: 1, E: 2 },
      stock: { W: '5/0/0/3', E: '0/4/2/1' },
    })
    const { state } = play(before, 'E', endTurn)
    expect([state.ended, places(state)]).toEqual(['countdown', 'E, W, N'])
  })

  test('[FT-T52] at the cap without a diamond, points decide', () => {
    const before = given({
      players: 2,
      options: { roundCap: '20' },
      active: 'E',
      round: 20,
      floors: { W: 2, E: 1 },
      stock: { E: '20/0/0/0' },
    })
    const { state } = play(before, 'E', endTurn)
    expect([state.ended, places(state)]).toEqual(['roundCap', 'W, E'])
  })

  test('[FT-T53] a countdown goes past the cap', () => {
    const at = (round: number) =>
      play(given({ players: 2, options: { roundCap: '20' }, active: 'E', round, trigger: 18 }), 'E', endTurn)
        .state.ended
    expect([20, 21, 22].map(at)).toEqual([null, null, 'countdown'])
  })

  test('[FT-T54] a hat walks double, alone', () => {
    const before = given({ options: { magicHats: 'yes' }, hat: { W: 9 }, dice: [4, 2, 1] })
    expect(reason(before, 'W', go('W-9', '10,10'))).toBeNull()
    expect(reason(before, 'W', go('W-9 W-8', '10,10'))).toBe('tooFar')
  })

  test('[FT-T55] a hat digs double', () => {
    const before = given({
      phase: 'turnStart',
      options: { magicHats: 'yes' },
      hat: { W: 0 },
      miners: { W: { '6,10': 3 } },
      camps: { W: ['W-turq'] },
    })
    expect(stockOf(play(before, 'W', collect).state, 'W')).toBe('0/0/4/0')
  })

  test('[FT-T56] allies share the mine, each digs for their own fort', () => {
    const before = given({
      phase: 'turnStart',
      options: { alliances: 'WN' },
      floors: { W: 4, N: 4 },
      miners: { W: { '10,10': 2 }, N: { '10,10': 1 } },
      camps: { W: ['diamond'], N: ['diamond'] },
    })
    const one = play(before, 'W', collect).state
    const two = play(play({ ...one, phase: 'main' }, 'W', endTurn).state, 'N', collect).state
    expect([player(two, 'W').diamonds, player(two, 'N').diamonds]).toEqual([2, 1])
  })

  test('[FT-T57] others see that there is a card and when it was bought', () => {
    const state = given({ card: { W: 'negotiate' }, bought: 3 })
    for (const viewer of [state.players[1]!.seat, null])
      expect(conceal(state, viewer).players[0]!.card).toEqual({ face: null, boughtTurn: 3 })
  })

  test('[FT-T58] an exchange can complete the fort', () => {
    const before = given({
      round: 7,
      trigger: 5,
      floors: { W: 4 },
      diamonds: { W: 3 },
      stock: { W: '0/0/0/8' },
    })
    const { state } = play(before, 'W', exchange('gold'))
    expect([player(state, 'W').diamonds, state.ended, winners(state)]).toEqual([4, 'fortComplete', 'W'])
  })

  test('[FT-T59] a card without a target is laid aside, and that is the turn’s use', () => {
    const before = given({ card: { W: 'demolishTurquoise' }, stock: { W: '5/5/0/0' } })
    expect(reason(before, 'W', card({ target: 'E' }))).toBe('invalidTarget')
    const { state } = play(before, 'W', discard)
    expect([player(state, 'W').card, state.cardUsedThisTurn, reason(state, 'W', buyCard)]).toEqual([
      null,
      true,
      null,
    ])
  })

  test('[FT-T60] a converted camp starves those who stand there, until they buy it back', () => {
    const before = given({
      card: { W: 'convertCamp' },
      stock: { E: '5/5/0/0' },
      miners: { E: { '12,10': 3 } },
      camps: { W: ['W-granA', 'W-granB', 'W-lime'], E: ['E-gold'] },
    })
    const { state } = play(before, 'W', card({ site: 'E-gold' }))
    expect([player(state, 'W').camps.includes('E-gold'), player(state, 'E').campSupply]).toEqual([true, 6])
    const turn = given({
      phase: 'turnStart',
      active: 'E',
      stock: { E: '5/5/0/0' },
      miners: { E: { '12,10': 3 } },
      camps: { W: ['E-gold'] },
    })
    const collected = play(turn, 'E', collect).state
    expect(stockOf(collected, 'E')).toBe('5/5/0/0')
    const back = play({ ...collected, phase: 'main' }, 'E', camp('E-gold')).state
    expect([player(back, 'W').camps, player(back, 'W').campSupply]).toEqual([[], 6])
  })

  test('[FT-T61] the last side wins', () => {
    const { state } = play(given({ players: 2, active: 'W' }), 'E', resign)
    expect([state.ended, places(state)]).toEqual(['lastSide', 'W, E'])
  })

  test('[FT-T62] one to three on each site', () => {
    expect(reason(given({ phase: 'setup' }), 'W', setup(0, 3, 3))).toBe('badChoice')
  })

  test('[FT-T63] dice may be left', () => {
    const { state } = play(given({ dice: [4, 4, 4] }), 'W', endTurn)
    expect(asked(state)).toBe('N turnStart')
  })

  test('[FT-4.40] the card holder may end the negotiation', () => {
    const before = given({ card: { W: 'negotiate' } })
    expect(
      asked(
        playAll(before, [
          ['W', card()],
          ['W', close],
        ]),
      ),
    ).toBe('W main')
  })
})
