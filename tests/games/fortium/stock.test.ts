/** What a turn does with the stock: exchanges, floors; and the magic hat [sections 2.6, 4.6 and 8.7 of RULES.md]. */
import { describe, expect, test } from 'vitest'
import { stored } from '../../../shared/games/fortium/components.ts'
import {
  asked,
  build,
  collect,
  exchange,
  given,
  go,
  hat,
  play,
  playAll,
  player,
  reason,
  type Scene,
  stockOf,
} from '../../kit/fortium.ts'

describe('exchanging', () => {
  test('[FT-2.6.1, FT-2.6.2, FT-2.6.3, FT-R10] any number of times, what is paid goes to the bank', () => {
    for (const phase of ['recover', 'main'] as const) {
      const before = given({ phase, stock: { W: '5/7/9/0' } })
      const state = playAll(before, [
        ['W', exchange('granite', 2)],
        ['W', exchange('limestone', 3)],
        ['W', exchange('turquoise', 3)],
      ])
      expect(stockOf(state, 'W')).toBe('1/0/0/3')
      expect(stored.map((kind) => state.bank[kind] - before.bank[kind])).toEqual([4, 7, 9, -3])
    }
    expect(reason(given({ phase: 'turnStart', stock: { W: '5/0/0/0' } }), 'W', exchange('granite'))).toBe(
      'wrongPhase',
    )
  })

  test('[FT-R29] nothing for nothing', () => {
    const before = given({ stock: { W: '9/0/0/0' } })
    for (const times of [0, -1])
      expect(reason(before, 'W', exchange('granite', times))).toBe('insufficientResources')
    expect(reason(before, 'W', exchange('limestone'))).toBe('insufficientResources')
  })

  const final: Scene = { round: 13, trigger: 12, floors: { W: 4 }, stock: { W: '0/0/0/24' } }
  test('[FT-2.6.4, FT-R22, FT-R23] gold for a diamond, in the final rounds, one a turn', () => {
    expect(reason(given({ ...final, round: 12 }), 'W', exchange('gold'))).toBe('notInCountdown')
    const { trigger: _none, ...before } = final
    // Of little gold it is not said that more of it would do.
    expect(reason(given({ ...before, stock: { W: '0/0/0/3' } }), 'W', exchange('gold'))).toBe(
      'notInCountdown',
    )
    expect(reason(given(before), 'W', exchange('gold'))).toBe('notInCountdown')
    expect(reason(given({ ...final, diamondUsed: true }), 'W', exchange('gold'))).toBe('diamondExchangeUsed')
    expect(reason(given(final), 'W', exchange('gold', 2))).toBe('diamondExchangeUsed')
    expect(reason(given({ ...final, round: 16 }), 'W', exchange('gold'))).toBeNull()
    const { state, told } = play(given(final), 'W', exchange('gold'))
    expect(told('diamondsPlaced')[0]).toMatchObject({ count: 1, from: 'exchange', first: false })
    expect([stockOf(state, 'W'), state.bank.gold, state.triggerRound]).toEqual([
      '0/0/0/16',
      100 - 10 - 16,
      12,
    ])
    expect(reason(given({ ...final, stock: { W: '0/0/0/7' } }), 'W', exchange('gold'))).toBe(
      'insufficientResources',
    )
    expect(reason(given({ ...final, bank: { diamond: 0 } }), 'W', exchange('gold'))).toBe('bankEmpty')
    for (const built of [0, 3])
      expect(reason(given({ ...final, floors: { W: built } }), 'W', exchange('gold'))).toBe(
        'goldFloorMissing',
      )
  })

  test('[FT-2.4.3] a diamond goes straight into the fort: none is ever in stock', () => {
    const { state } = play(given({ ...final, diamonds: { W: 1 } }), 'W', exchange('gold'))
    expect(player(state, 'W').diamonds).toBe(2)
    expect(Object.keys(player(state, 'W').stock)).toEqual([...stored])
  })
})

describe('building', () => {
  test.each([
    [0, '15/0/0/0'],
    [1, '0/15/0/0'],
    [2, '0/0/10/0'],
    [3, '0/0/0/10'],
  ])('[FT-4.31, FT-2.3.1] floor %i + 1 for %s, all at once', (level, stock) => {
    const before = given({ floors: { W: level }, stock: { W: stock } })
    const { state } = play(before, 'W', build)
    expect([player(state, 'W').floors, stockOf(state, 'W')]).toEqual([level + 1, '0/0/0/0'])
    expect(state.bank).toEqual(before.bank)
    const less = stock.replace('15', '14').replace('10', '9')
    expect(reason(given({ floors: { W: level }, stock: { W: less } }), 'W', build)).toBe(
      'insufficientResources',
    )
  })

  test('[FT-4.32, FT-R16] one a turn, as its last act; the diamonds are never built', () => {
    const before = given({ stock: { W: '15/15/0/0' }, dice: [1, 1, 1] })
    expect(asked(play(before, 'W', build).state)).toBe('N turnStart')
    expect(reason(given({ floors: { W: 4 }, stock: { W: '20/20/20/20' } }), 'W', build)).toBe(
      'nothingToBuild',
    )
  })
})

describe('the magic hat', () => {
  const scene: Scene = { options: { magicHats: 'yes' }, dice: [2, 1, 1], miners: { W: { '2,8': 1 } } }

  test('[FT-8.7] is put on in the own base, once', () => {
    const { state } = play(given(scene), 'W', hat('W-9'))
    expect(player(state, 'W').hat).toBe(9)
    expect(reason(state, 'W', hat('W-8'))).toBe('noHat')
    for (const id of ['W-0', 'E-1', 'W-99']) expect(reason(given(scene), 'W', hat(id))).toBe('notInBase')
    expect(reason(given({ ...scene, options: {} }), 'W', hat('W-9'))).toBe('optionOff')
  })

  test('[FT-8.7, FT-R13] walks double alone, and digs diamonds double', () => {
    const worn = given({ ...scene, hat: { W: 9 } })
    expect(reason(worn, 'W', go('W-9', '6,10'))).toBeNull()
    expect(reason(worn, 'W', go('W-9', '7,10'))).toBe('tooFar')
    expect(reason(worn, 'W', go('W-9', '10,10', 0, 1, 2))).toBeNull()
    expect(reason(worn, 'W', go('W-9 W-8', '6,10'))).toBe('tooFar')
    const mine: Scene = {
      phase: 'turnStart',
      options: { magicHats: 'yes' },
      hat: { W: 0 },
      floors: { W: 4 },
      miners: { W: { '10,10': 1 } },
      camps: { W: ['diamond'] },
    }
    expect(player(play(given(mine), 'W', collect).state, 'W').diamonds).toBe(2)
  })

  test('[FT-8.7] returns to supply when its wearer is lost', () => {
    const fight = given({ ...scene, hat: { W: 0 }, miners: { W: { '9,10': 1 }, E: { '10,10': 1 } } })
    const { state } = play(fight, 'W', go('W-0', '10,10'), [1, 6])
    expect([player(state, 'W').hat, reason(state, 'W', hat('W-3'))]).toEqual([null, null])
  })
})
