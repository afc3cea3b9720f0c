/** Walking and fighting [sections 4.3 and 4.4 of RULES.md]. */
import { describe, expect, test } from 'vitest'
import { boardFor } from '../../../shared/games/fortium/layout.ts'
import type { Move } from '../../../shared/games/fortium/moves.ts'
import {
  camp,
  collect,
  given,
  go,
  play,
  player,
  reason,
  type Scene,
  standing,
  stockOf,
} from '../../kit/fortium.ts'

describe('dice', () => {
  test('[FT-4.13] one die, and any number of ones added, all of which are used', () => {
    const before = given({ dice: [1, 1, 1] })
    expect(reason(before, 'W', go('W-0', '2,7', 0, 1, 2))).toBeNull()
    expect(reason(before, 'W', go('W-0', '2,7', 0, 1))).toBe('tooFar')
    const { state } = play(before, 'W', go('W-0', '2,8', 0, 2))
    expect(state.moveDice.map(({ used }) => used)).toEqual([true, false, true])
  })

  test('[FT-4.13] no die twice, none that is not there', () => {
    const before = given({ dice: [1, 1, 5] })
    for (const bad of [
      go('W-0', '3,10', 3),
      go('W-0', '3,10', -1),
      go('W-0', '3,10', 0, 0),
      go('W-0', '3,10', 0, 1, 1),
      go('W-0', '3,10', 0, 7),
    ])
      expect(reason(before, 'W', bad)).toBe('dieUsed')
    expect(reason(before, 'W', go('W-0', '3,10', 0, 2))).toBe('notAOne')
    expect(reason(given({ dice: [6, 2, 3] }), 'W', go('W-0', '3,10', 0, 1))).toBe('notAOne')
    expect(reason(before, 'W', go('W-0', '3,10', 2, 0, 1))).toBeNull()
    const { state } = play(before, 'W', go('W-0', '3,10'))
    expect(reason(state, 'W', go('W-1', '3,9', 1, 0))).toBe('dieUsed')
  })

  test('[FT-R03, FT-4.16] a die is a maximum', () => {
    for (const to of ['3,10', '4,10', '5,10', '6,10', '7,10', '8,10'])
      expect(reason(given({ dice: [6, 6, 6] }), 'W', go('W-0', to))).toBeNull()
    expect(reason(given({ dice: [6, 6, 6] }), 'W', go('W-0', '9,10'))).toBe('tooFar')
  })
})

describe('groups', () => {
  test('[FT-4.14] one to three different own miners that stand together', () => {
    const before = given({ dice: [3, 3, 3], miners: { W: { '4,10': 1, '4,9': 1, lost: 1 } } })
    for (const ids of ['W-3 W-4 W-5 W-6', 'W-3 W-3', 'E-0', 'W-2', 'W-12', 'X-1', 'W-3 E-0'])
      expect([ids, reason(before, 'W', go(ids, '5,10'))]).toEqual([ids, 'badGroup'])
    expect(reason(before, 'W', { ...go('W-3', '5,10'), minerIds: [] })).toBe('badGroup')
    expect(reason(before, 'W', go('W-0 W-1', '5,10'))).toBe('minersNotTogether')
    const { state } = play(before, 'W', go('W-3 W-5 W-9', '3,10'))
    expect(standing(state, 'W', '3,10')).toBe(3)
  })

  test('[FT-4.15] a miner moves once a turn, also within a group', () => {
    const before = given({ dice: [3, 3, 3], moved: [0] })
    expect(reason(before, 'W', go('W-0 W-1', '3,10'))).toBe('minerAlreadyMoved')
    expect(reason(before, 'W', go('W-1 W-2', '3,10'))).toBeNull()
  })

  test('[FT-4.16] somewhere else, on the board, step by step; everything may be walked through', () => {
    const scene: Scene = { dice: [4, 4, 4], miners: { W: { '7,10': 1 }, N: { '8,10': 3 }, E: { '7,9': 1 } } }
    const before = given(scene)
    for (const to of ['21,10', '2,2', 'base:X', '1,10', '', '__proto__', 'constructor'])
      expect([to, reason(before, 'W', go('W-0', to))]).toEqual([to, 'noSuchCell'])
    expect(reason(before, 'W', go('W-0', '7,10'))).toBe('sameCell')
    for (const to of ['9,10', '10,10', '7,8', '4,10']) expect(reason(before, 'W', go('W-0', to))).toBeNull()
    expect(reason(given({ ...scene, players: 2, dice: [5, 5, 5] }), 'W', go('W-0', '10,6'))).toBe(
      'noSuchCell',
    )
  })

  test('[FT-4.17, FT-R05] the own base takes any number; no other base takes anybody', () => {
    const before = given({ dice: [2, 2, 2], miners: { W: { '3,10': 3, '17,10': 1 } } })
    const { state } = play(before, 'W', go('W-0 W-1 W-2', 'base:W'))
    expect(standing(state, 'W', 'base')).toBe(9)
    expect(reason(before, 'W', go('W-3', 'base:E'))).toBe('foreignBase')
    const allied = given({ dice: [2, 2, 2], options: { alliances: 'WE' }, miners: { W: { '17,10': 1 } } })
    expect(reason(allied, 'W', go('W-0', 'base:E'))).toBe('foreignBase')
  })

  test('[FT-4.17, FT-2.4.1] three miners in a cell, whoever of the side they are', () => {
    const scene: Scene = { dice: [2, 2, 2], miners: { W: { '4,10': 2 }, N: { '5,9': 2, '5,11': 3 } } }
    expect(reason(given(scene), 'W', go('W-2 W-3', '4,10'))).toBe('cellFull')
    expect(reason(given(scene), 'W', go('W-2', '4,10'))).toBeNull()
    const allied = given({ ...scene, options: { alliances: 'WN' } })
    expect(reason(allied, 'W', go('W-0 W-1', '5,9'))).toBe('cellFull')
    expect(reason(allied, 'W', go('W-0', '5,9'))).toBeNull()
    expect(reason(allied, 'W', go('W-0', '5,11'))).toBe('cellFull')
  })

  test('[FT-R24, FT-4.17] a lone walker blocks a site: its owner must attack to stop there', () => {
    const before = given({ dice: [2, 2, 2], camps: { W: ['W-granA'] }, miners: { E: { '2,8': 1 } } })
    const { told } = play(before, 'W', go('W-0', '2,8'), [6, 1])
    expect(told('groupMoved')[0]).toMatchObject({ attack: true, from: 'base:W', to: '2,8', dice: [0] })
    expect(
      reason(given({ dice: [2, 2, 2], attacks: 1, miners: { E: { '2,8': 1 } } }), 'W', go('W-0', '2,8')),
    ).toBe('attackLimit')
  })
})

const duel = (more: Scene = {}): Scene => ({
  dice: [2, 2, 2],
  miners: { W: { '9,10': 3, '9,9': 1 }, E: { '10,10': 3 } },
  ...more,
})

describe('combat', () => {
  test('[FT-4.18] only who walks in together attacks', () => {
    const { told, state } = play(given(duel()), 'W', go('W-0', '10,10'), [6, 5, 1, 1, 2, 3, 4])
    expect(told('fought')[0]?.red).toEqual([6])
    expect([standing(state, 'W', '9,10'), standing(state, 'W', 'lost')]).toEqual([2, 1])
  })

  test('[FT-4.19] red first, from the highest down, ties to the defender, to the end', () => {
    const rolls = [2, 6, 3, 1, 5, 3, 4, 4, 4, 6, 6]
    const { told, state } = play(given(duel()), 'W', go('W-0 W-1 W-2', '10,10'), rolls)
    expect(told('fought').map(({ red, blue, lost }) => ({ red, blue, lost }))).toEqual([
      { red: [6, 3, 2], blue: [5, 3, 1], lost: ['E-2', 'W-2', 'E-1'] },
      { red: [4, 4], blue: [4], lost: ['W-1'] },
      { red: [6], blue: [6], lost: ['W-0'] },
    ])
    expect([standing(state, 'W', '10,10'), standing(state, 'E', '10,10')]).toEqual([0, 1])
  })

  test('[FT-4.20] of allied defenders the larger colour first, then who comes next after the attacker', () => {
    const lostWith = (miners: Scene['miners'], hats: Scene['hat'] = {}) =>
      play(
        given({
          dice: [2, 2, 2],
          options: { alliances: 'NE', magicHats: 'yes' },
          miners: { W: { '9,10': 3 }, ...miners },
          hat: hats ?? {},
        }),
        'W',
        go('W-0 W-1 W-2', '10,10'),
        [6, 6, 6, 1, 1, 1],
      ).told('fought')[0]?.lost
    expect(lostWith({ N: { '10,10': 1 }, E: { '10,10': 2 } })).toEqual(['E-1', 'N-0', 'E-0'])
    expect(lostWith({ N: { '10,10': 2 }, E: { '10,10': 1 } })).toEqual(['N-1', 'N-0', 'E-0'])
    // A hat is lost last within its colour.
    expect(lostWith({ N: { '10,10': 3 } }, { N: 2 })).toEqual(['N-1', 'N-0', 'N-2'])
    expect(lostWith({ N: { '10,10': 3 } })).toEqual(['N-2', 'N-1', 'N-0'])
  })

  test('[FT-4.20] after the attacker means clockwise from the attacker', () => {
    const before = given({
      active: 'E',
      dice: [2, 2, 2],
      options: { alliances: 'WS' },
      miners: { E: { '11,10': 3 }, W: { '10,10': 1 }, S: { '10,10': 1 } },
    })
    const { told } = play(before, 'E', go('E-0 E-1 E-2', '10,10'), [6, 6, 6, 1, 1])
    expect(told('fought')[0]?.lost).toEqual(['S-0', 'W-0'])
  })

  test('[FT-4.20] attackers too lose the highest number first, a hat last', () => {
    const lost = (worn: number) =>
      play(
        given(duel({ options: { magicHats: 'yes' }, hat: { W: worn } })),
        'W',
        go('W-0 W-1 W-2', '10,10'),
        [1, 1, 1, 6, 6, 6],
      ).told('fought')[0]?.lost
    expect(lost(2)).toEqual(['W-1', 'W-0', 'W-2'])
    expect(lost(5)).toEqual(['W-2', 'W-1', 'W-0'])
  })

  test.each(['3,9', '4,10', '6,10', '10,10'])(
    '[FT-4.21] on green cells, in quarries and mines alike: %s',
    (cell) => {
      const from = boardFor(4).nodes.find((node) => node === cell.replace(/,.*/, ',7')) ?? '7,7'
      const before = given({ dice: [6, 6, 6], miners: { W: { [from]: 1 }, S: { [cell]: 1 } } })
      const { told } = play(before, 'W', go('W-0', cell), [6, 1])
      expect(told('fought')).toHaveLength(1)
    },
  )

  test('[FT-4.22, FT-8.1, FT-R06] one attack a turn; unlimited: with every die', () => {
    const scene: Scene = {
      dice: [2, 2, 2],
      miners: { W: { '9,10': 1, '9,8': 1 }, E: { '10,10': 1, '9,7': 1 } },
    }
    const once = play(given(scene), 'W', go('W-0', '10,10'), [6, 1]).state
    expect([once.attacksThisTurn, reason(once, 'W', go('W-1', '9,7', 1))]).toEqual([1, 'attackLimit'])
    expect(reason(once, 'W', go('W-1', '9,9', 1))).toBeNull()
    const more = play(
      given({ ...scene, options: { attackMode: 'unlimited' } }),
      'W',
      go('W-0', '10,10'),
      [6, 1],
    ).state
    const twice = play(more, 'W', go('W-1', '9,7', 1), [6, 1]).state
    expect([twice.attacksThisTurn, standing(twice, 'E', 'lost')]).toEqual([2, 2])
  })

  test('[FT-4.23, FT-4.24, FT-R04] who wins holds the site and has moved; the camp stays', () => {
    const before = given({
      dice: [2, 2, 2],
      miners: { W: { '9,10': 2 }, E: { '10,10': 1 } },
      camps: { E: ['diamond'] },
    })
    const { state } = play(before, 'W', go('W-0 W-1', '10,10'), [6, 5, 2])
    expect([player(state, 'E').camps, standing(state, 'W', '10,10')]).toEqual([['diamond'], 2])
    expect(reason(state, 'W', go('W-0', '10,9', 1))).toBe('minerAlreadyMoved')
    const lost = play(before, 'W', go('W-0 W-1', '10,10'), [1, 1, 6, 1, 6]).state
    expect([player(lost, 'E').camps, standing(lost, 'E', '10,10'), standing(lost, 'W', 'lost')]).toEqual([
      ['diamond'],
      1,
      2,
    ])
  })

  test('[FT-R21] rivals attack all the allies in a cell together', () => {
    const before = given({
      dice: [2, 2, 2],
      options: { alliances: 'NE' },
      miners: { W: { '9,10': 1 }, N: { '10,10': 1 }, E: { '10,10': 2 } },
    })
    expect(play(before, 'W', go('W-0', '10,10'), [1, 6, 5, 4]).told('fought')[0]?.blue).toEqual([6, 5, 4])
  })

  test('[FT-8.6] allies never fight: they share the cell', () => {
    const before = given({
      dice: [2, 2, 2],
      options: { alliances: 'WE-NS' },
      miners: { W: { '9,10': 1 }, E: { '10,10': 1 } },
    })
    const { told, state } = play(before, 'W', go('W-0', '10,10'))
    expect([told('fought'), state.attacksThisTurn]).toEqual([[], 0])
  })
})

describe('camps', () => {
  const moves = (scene: Scene, move: Move) => play(given(scene), 'W', move)
  const scene: Scene = { stock: { W: '12/11/0/0' }, miners: { W: { '6,10': 1, '8,10': 1 } } }

  test('[FT-4.25, FT-2.5.1] five granite and five limestone, to the bank; several in a turn', () => {
    const { state } = moves(scene, camp('W-turq'))
    const next = play(state, 'W', camp('W-gold')).state
    expect([stockOf(next, 'W'), player(next, 'W').campSupply, player(next, 'W').camps]).toEqual([
      '2/1/0/0',
      4,
      ['W-turq', 'W-gold'],
    ])
    expect(next.bank.granite).toBe(118)
    for (const stock of ['4/9/0/0', '9/4/0/0'])
      expect(
        reason(given({ ...scene, stock: { W: stock }, camps: { W: ['W-lime'] } }), 'W', camp('W-turq')),
      ).toBe('insufficientResources')
  })

  test('[FT-4.25] a miner there, no own camp there, one in supply', () => {
    expect(reason(given(scene), 'W', camp('W-lime'))).toBe('noMinerOnSite')
    expect(reason(given({ ...scene, camps: { W: ['W-turq'] } }), 'W', camp('W-turq'))).toBe(
      'campAlreadyThere',
    )
    expect(reason(given({ ...scene, supply: { W: 0 } }), 'W', camp('W-turq'))).toBe('noCampInSupply')
    for (const site of ['S-turq', 'nowhere', '6,10', '__proto__'])
      expect(reason(given({ ...scene, players: 3 }), 'W', camp(site))).toBe('notASite')
    const rival = given({ ...scene, miners: { W: { '6,10': 1 }, E: { '8,10': 1 } } })
    expect(reason(rival, 'W', camp('W-gold'))).toBe('noMinerOnSite')
  })

  test('[FT-4.25] a camp yields from the next collection', () => {
    const { state } = moves({ ...scene, phase: 'main' }, camp('W-turq'))
    expect(stockOf(state, 'W')).toBe('7/6/0/0')
    expect(stockOf(play({ ...state, phase: 'turnStart' }, 'W', collect).state, 'W')).toBe('7/6/1/0')
  })

  test('[FT-4.25, FT-4.26] all rival camps go home; an ally’s stays beside one’s own', () => {
    const shared: Scene = { ...scene, camps: { N: ['W-turq'], E: ['W-turq'] } }
    const both = given({ ...shared, options: { alliances: 'NE' } })
    const { state, told } = play(both, 'W', camp('W-turq'))
    expect(told('campBought')[0]?.returned).toEqual([1, 2])
    expect([player(state, 'N').campSupply, player(state, 'E').campSupply]).toEqual([6, 6])
    const ally = play(
      given({ ...scene, options: { alliances: 'WN' }, camps: { N: ['W-turq'] } }),
      'W',
      camp('W-turq'),
    ).state
    expect([player(ally, 'N').camps, player(ally, 'W').camps]).toEqual([['W-turq'], ['W-turq']])
  })

  test('[FT-4.27, FT-2.5.4] an own camp is taken away for nothing, and nothing comes back', () => {
    const before = given({ camps: { W: ['W-turq'], E: ['W-gold'] }, stock: { W: '1/1/0/0' } })
    const { state } = play(before, 'W', { type: 'removeCamp', site: 'W-turq' })
    expect([player(state, 'W').camps, player(state, 'W').campSupply, stockOf(state, 'W')]).toEqual([
      [],
      6,
      '1/1/0/0',
    ])
    for (const site of ['W-gold', 'W-lime', 'nowhere'])
      expect(reason(before, 'W', { type: 'removeCamp', site })).toBe('notYourCamp')
  })

  test('[FT-4.28] a camp without miners stays', () => {
    const before = given({ dice: [2, 2, 2], miners: { W: { '6,10': 1 } }, camps: { W: ['W-turq'] } })
    expect(player(play(before, 'W', go('W-0', '6,9')).state, 'W').camps).toEqual(['W-turq'])
  })

  test('[FT-4.30] the diamond mine takes a camp at any time', () => {
    const before = given({ stock: { W: '5/5/0/0' }, miners: { W: { '10,10': 1 } } })
    expect(player(play(before, 'W', camp('diamond')).state, 'W').camps).toEqual(['diamond'])
  })

  const poor: Scene = {
    stock: { W: '9/4/0/0' },
    miners: { W: { '2,8': 1, '2,12': 1, '4,10': 1, '12,2': 1 } },
  }
  test('[FT-4.29, FT-R18] no camp and no means: one on granite, anybody’s, for nothing', () => {
    const { state } = play(given(poor), 'W', camp('N-granA'))
    expect([stockOf(state, 'W'), player(state, 'W').camps]).toEqual(['9/4/0/0', ['N-granA']])
    expect(reason(state, 'W', camp('W-granA'))).toBe('insufficientResources')
    expect(reason(given(poor), 'W', camp('W-lime'))).toBe('insufficientResources')
    expect(reason(given({ ...poor, camps: { W: ['W-turq'] } }), 'W', camp('W-granA'))).toBe(
      'insufficientResources',
    )
    // Who can pay, pays.
    const rich = play(given({ ...poor, stock: { W: '5/5/0/0' } }), 'W', camp('W-granA')).state
    expect(stockOf(rich, 'W')).toBe('0/0/0/0')
  })

  test('[FT-R25] once a turn', () => {
    const first = play(given(poor), 'W', camp('W-granA')).state
    const gone = play(first, 'W', { type: 'removeCamp', site: 'W-granA' }).state
    expect(reason(gone, 'W', camp('W-granB'))).toBe('insufficientResources')
    const later = play(gone, 'W', { type: 'endTurn' }).state
    const again = { ...later, active: gone.active, phase: 'main' as const }
    expect(reason(again, 'W', camp('W-granB'))).toBeNull()
  })
})
