/** Test vectors of RULES.md, one test each: the rulebook’s own examples, movement and combat [10.1, 10.2]. */
import { describe, expect, test } from 'vitest'
import type { State } from '../../../shared/games/fortium/state.ts'
import {
  camp,
  collect,
  given,
  go,
  play,
  playAll,
  player,
  reason,
  recover,
  standing,
  stockOf,
} from '../../kit/fortium.ts'

const free = (state: State): number[] => state.moveDice.filter(({ used }) => !used).map(({ value }) => value)

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
