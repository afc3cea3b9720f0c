/** The order of a turn, collecting, shortage and recovery [sections 4 to 4.2 of RULES.md]. */
import { describe, expect, test } from 'vitest'
import { stored } from '../../../shared/games/fortium/components.ts'
import type { Move } from '../../../shared/games/fortium/moves.ts'
import {
  asked,
  build,
  camp,
  card,
  collect,
  endTurn,
  exchange,
  given,
  go,
  play,
  playAll,
  player,
  reason,
  recover,
  roll,
  type Scene,
  standing,
  stockOf,
} from '../../kit/fortium.ts'

describe('the order of a turn', () => {
  test('[FT-4.1] collect, recover, roll, act, build', () => {
    let state = given({ phase: 'turnStart', stock: { W: '15/0/0/0' } })
    const offTurn: readonly Move[] = [roll, recover('gold'), go('W-0', '3,10'), build, endTurn]
    for (const move of offTurn) expect(reason(state, 'W', move)).toBe('wrongPhase')
    state = play(state, 'W', collect).state
    expect(asked(state)).toBe('W recover')
    for (const move of [collect, build, endTurn, go('W-0', '3,10')])
      expect(reason(state, 'W', move)).toBe('wrongPhase')
    state = play(state, 'W', roll, [3, 6, 1]).state
    expect([asked(state), state.moveDice.map(({ value }) => value)]).toEqual(['W main', [3, 6, 1]])
    for (const move of [collect, roll, recover('granite')])
      expect(reason(state, 'W', move)).toBe('wrongPhase')
    expect(asked(play(state, 'W', build).state)).toBe('N turnStart')
  })

  test('[FT-4.1] in any order and as often as allowed', () => {
    const state = playAll(given({ dice: [2, 2, 2], stock: { W: '12/10/0/0' }, camps: { W: ['W-lime'] } }), [
      ['W', exchange('granite')],
      ['W', go('W-0', '2,8')],
      ['W', camp('W-granA')],
      ['W', go('W-1', '2,12', 1)],
      ['W', camp('W-granB')],
    ])
    expect([stockOf(state, 'W'), player(state, 'W').campSupply]).toEqual(['0/1/0/0', 3])
  })

  test('[FT-4.0] clockwise from the starting seat, each once a round', () => {
    const turn = (active: 'W' | 'N' | 'E' | 'S', more: Scene = {}) => {
      const { state } = play(given({ start: 'E', active, ...more }), active, endTurn)
      return [asked(state), state.round, state.turnNo]
    }
    expect(turn('E')).toEqual(['S turnStart', 5, 18])
    expect(turn('S')).toEqual(['W turnStart', 5, 18])
    expect(turn('N')).toEqual(['E turnStart', 6, 18])
    expect(turn('S', { resigned: ['W'] })).toEqual(['N turnStart', 5, 18])
    expect(turn('W', { resigned: ['N', 'E'] })).toEqual(['S turnStart', 6, 18])
    expect(reason(given(), 'N', endTurn)).toBe('notYourTurn')
    // Whose turn it is comes before what the phase allows.
    expect(reason(given(), 'N', collect)).toBe('notYourTurn')
  })

  test('[FT-4.6, FT-4.7] a new turn begins with nothing moved, used, rolled or doubled', () => {
    const before = given({ dice: [1, 2, 3], moved: [0, 1], attacks: 1, cardUsed: true, diamondUsed: true })
    before.doubled = 'W-granA'
    before.reliefThisTurn = true
    const { state } = play(before, 'W', endTurn)
    expect(state).toMatchObject({
      phase: 'turnStart',
      moveDice: [],
      moved: [],
      attacksThisTurn: 0,
      cardUsedThisTurn: false,
      diamondExchangedThisTurn: false,
      reliefThisTurn: false,
      doubled: null,
    })
  })

  test('[FT-4.5] three dice, each as it falls; none must be used', () => {
    const { state } = play(given({ phase: 'recover' }), 'W', roll, [5, 1, 5])
    expect(state.moveDice).toEqual([
      { value: 5, used: false },
      { value: 1, used: false },
      { value: 5, used: false },
    ])
    expect(reason(state, 'W', endTurn)).toBeNull()
  })
})

/** The default miners and camps of a first turn of W. */
const dug: Scene = {
  phase: 'turnStart',
  miners: { W: { '2,8': 2, '2,12': 1, '4,10': 3, '6,10': 1, '8,10': 2 } },
  camps: { W: ['W-granA', 'W-lime', 'W-turq', 'W-gold'] },
}
const collected = (scene: Scene): string => stockOf(play(given(scene), 'W', collect).state, 'W')

describe('collecting', () => {
  test('[FT-4.2, FT-4.2b, FT-2.4.2] one for each miner, where there is an own camp', () => {
    expect(collected(dug)).toBe('2/3/1/2')
    expect(collected({ ...dug, round: 1 })).toBe('0/0/0/0')
    expect(collected({ ...dug, round: 2 })).toBe('2/3/1/2')
  })

  test('[FT-4.2, FT-4.2a, FT-4.10] one for each floor built, never doubled', () => {
    expect(collected({ phase: 'turnStart', floors: { W: 4 }, trigger: 2 })).toBe('1/1/1/1')
    expect(collected({ phase: 'turnStart', floors: { W: 2 } })).toBe('1/1/0/0')
  })

  test('[FT-4.9] who stands there when it is collected, wherever they came from', () => {
    const before = given({ dice: [2, 2, 2], camps: { W: ['W-granA'] }, players: 2 })
    const walked = play(before, 'W', go('W-0 W-1', '2,8')).state
    expect(stockOf(walked, 'W')).toBe('0/0/0/0')
    const next = { ...walked, phase: 'turnStart' as const, moved: [] }
    expect(stockOf(play(next, 'W', collect).state, 'W')).toBe('2/0/0/0')
  })

  test('[FT-6.5, FT-4.11] after the first diamond quarries yield double, mines do not', () => {
    expect(collected({ ...dug, trigger: 4 })).toBe('4/6/1/2')
  })

  test('[FT-4.11, FT-4.35] a doubled site, and a doubled quarry once more; a card lasts one collection', () => {
    const held: Scene = { ...dug, card: { W: 'doubleProduction' } }
    const doubled = (site: string, scene: Scene = held) => {
      const { state } = play(play(given(scene), 'W', card({ site })).state, 'W', collect)
      return stockOf(state, 'W')
    }
    expect(doubled('W-turq')).toBe('2/3/2/2')
    expect(doubled('W-granA', { ...held, trigger: 4 })).toBe('8/6/1/2')
    const after = play(play(given(held), 'W', card({ site: 'W-lime' })).state, 'W', collect).state
    expect(play({ ...after, phase: 'main' }, 'W', endTurn).state.doubled).toBeNull()
  })

  test('[FT-8.7] a hat counts double before all that', () => {
    expect(collected({ ...dug, options: { magicHats: 'yes' }, hat: { W: 2 }, trigger: 4 })).toBe('4/6/1/2')
    const scene: Scene = { ...dug, options: { magicHats: 'yes' }, hat: { W: 0 }, trigger: 4 }
    expect(collected(scene)).toBe('6/6/1/2')
  })

  test('[FT-4.2, FT-R17] diamonds come last: this collection is not doubled', () => {
    const scene: Scene = {
      ...dug,
      floors: { W: 4 },
      miners: { W: { '2,8': 2, '10,10': 2 } },
      camps: { W: ['diamond', 'W-granA'] },
    }
    const { state, events } = play(given(scene), 'W', collect)
    expect(stockOf(state, 'W')).toBe('3/1/1/1')
    expect(events.map(({ type }) => type).slice(-2)).toEqual(['diamondsPlaced', 'collectionEnded'])
    expect([state.triggerRound, player(state, 'W').diamonds]).toEqual([5, 2])
  })

  test('[FT-2.4.2, FT-4.30] a camp on the diamond mine yields nothing before the gold floor, and no other way', () => {
    const scene: Scene = { phase: 'turnStart', miners: { W: { '10,10': 3 } }, floors: { W: 4 } }
    expect(play(given(scene), 'W', collect).state.triggerRound).toBeNull()
    const before = given({ ...scene, phase: 'main', stock: { W: '5/5/0/0' }, floors: { W: 0 } })
    expect(reason(before, 'W', camp('diamond'))).toBeNull()
  })

  test('[FT-4.2] each source is told by itself, the fort first, then site by site', () => {
    const { told } = play(given({ ...dug, floors: { W: 1 } }), 'W', collect)
    expect(told('collected').map(({ from, due }) => [from, due])).toEqual([
      ['fort', 1],
      ['W-granA', 2],
      ['W-lime', 3],
      ['W-turq', 1],
      ['W-gold', 2],
    ])
  })
})

describe('shortage', () => {
  const short = (stock: Scene['stock'], bank: number, count = 3, more: Scene = {}) => {
    const { state } = play(
      given({
        phase: 'turnStart',
        stock: stock ?? {},
        bank: { granite: bank },
        miners: { W: { '2,8': count } },
        camps: { W: ['W-granA'] },
        ...more,
      }),
      'W',
      collect,
    )
    return state.players.map((one) => one.stock.granite)
  }

  test('[FT-4.12, FT-R14] the bank pays first; then whoever has strictly more than the collector', () => {
    expect(short({ N: '9/0/0/0' }, 2)).toEqual([3, 8, 0, 0])
    expect(short({ W: '3/0/0/0', N: '4/0/0/0' }, 0)).toEqual([4, 3, 0, 0])
    expect(short({ W: '4/0/0/0', N: '4/0/0/0' }, 0)).toEqual([4, 4, 0, 0])
    expect(short({ N: '5/0/0/0' }, 5)).toEqual([3, 5, 0, 0])
    // Each unit counts at once.
    expect(short({ W: '3/0/0/0', N: '6/0/0/0' }, 0)).toEqual([5, 4, 0, 0])
  })

  test('[FT-4.12] of those who have most, the one whose turn comes next; unit by unit', () => {
    expect(short({ N: '6/0/0/0', E: '6/0/0/0', S: '6/0/0/0' }, 0, 1)).toEqual([1, 5, 6, 6])
    expect(short({ N: '6/0/0/0', E: '6/0/0/0', S: '6/0/0/0' }, 0, 2)).toEqual([2, 5, 5, 6])
    expect(short({ N: '6/0/0/0', E: '6/0/0/0', S: '6/0/0/0' }, 0, 3)).toEqual([3, 5, 5, 5])
    expect(short({ N: '6/0/0/0', E: '7/0/0/0' }, 0, 2)).toEqual([2, 5, 6, 0])
  })

  test('[FT-4.12] allies are not spared', () => {
    expect(short({ N: '6/0/0/0' }, 0, 1, { options: { alliances: 'WN' } })).toEqual([1, 5, 0, 0])
  })

  test('[FT-4.12] of the fort’s income too, and told who paid', () => {
    const before = given({
      phase: 'turnStart',
      floors: { W: 4 },
      stock: { N: '0/0/0/9', S: '0/0/2/0' },
      bank: { gold: 0, turquoise: 0 },
    })
    const { told, state } = play(before, 'W', collect)
    expect(told('collected').map(({ kind, bank, payers }) => [kind, bank, payers])).toEqual([
      ['granite', 1, []],
      ['limestone', 1, []],
      ['turquoise', 0, [{ seat: 3, amount: 1 }]],
      ['gold', 0, [{ seat: 1, amount: 1 }]],
    ])
    expect(stockOf(state, 'W')).toBe('1/1/1/1')
  })

  test('[FT-R15] nobody pays in an exchange', () => {
    const before = given({ stock: { W: '2/0/0/0', N: '0/9/0/0' }, bank: { limestone: 0 } })
    expect(reason(before, 'W', exchange('granite'))).toBe('bankEmpty')
  })
})

describe('who has nobody left', () => {
  test.each([
    ['3/2/1/0', 1],
    ['4/0/0/0', 0],
    ['0/3/0/0', 0],
    ['0/0/2/0', 0],
    ['0/0/0/1', 0],
  ])('[FT-4.3, FT-R18] with %s in stock %i come back', (stock, back) => {
    const { state } = play(
      given({ phase: 'turnStart', stock: { W: stock }, miners: { W: { lost: 10 } } }),
      'W',
      collect,
    )
    expect(standing(state, 'W', 'base')).toBe(back)
    expect(stockOf(state, 'W')).toBe(stock)
  })

  test('[FT-4.3] what the fort brings counts; one miner left is somebody', () => {
    const scene: Scene = { phase: 'turnStart', floors: { W: 4 }, miners: { W: { lost: 10 } } }
    expect(standing(play(given(scene), 'W', collect).state, 'W', 'base')).toBe(0)
    const one: Scene = { phase: 'turnStart', miners: { W: { lost: 9 } } }
    expect(standing(play(given(one), 'W', collect).state, 'W', 'base')).toBe(1)
  })
})

describe('recovering', () => {
  test.each(stored)('[FT-4.4, FT-2.5.3] for %s', (kind) => {
    const price = { granite: 4, limestone: 3, turquoise: 2, gold: 1 }[kind]
    const stock = stored.map((one) => (one === kind ? price : 0)).join('/')
    const scene: Scene = { phase: 'recover', miners: { W: { '10,10': 1, lost: 2 } }, stock: { W: stock } }
    const before = given(scene)
    const { state } = play(before, 'W', recover(kind))
    expect([stockOf(state, 'W'), state.bank[kind] - before.bank[kind]]).toEqual(['0/0/0/0', price])
    // The lowest number first.
    expect(player(state, 'W').miners.slice(0, 3)).toEqual(['10,10', 'base:W', 'lost'])
    const poor = given({ ...scene, stock: {} })
    expect(reason(poor, 'W', recover(kind))).toBe('insufficientResources')
  })

  test('[FT-4.4] any number; only who is lost; they may move in the same turn', () => {
    const before = given({ phase: 'recover', miners: { W: { lost: 1 } }, stock: { W: '0/0/0/5' } })
    const { state } = play(before, 'W', recover('gold'))
    expect(reason(state, 'W', recover('gold'))).toBe('noLostMiner')
    expect(reason(play(state, 'W', roll, [2, 2, 2]).state, 'W', go('W-0', '3,9'))).toBeNull()
  })
})
