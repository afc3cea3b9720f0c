/** Support cards and what they allow [sections 2.7 and 4.7 of RULES.md]. */
import { describe, expect, test } from 'vitest'
import { cardByDraw } from '../../../shared/games/fortium/components.ts'
import {
  accept,
  asked,
  buyCard,
  card,
  close,
  collect,
  counter,
  discard,
  endTurn,
  given,
  go,
  offer,
  play,
  playAll,
  player,
  reason,
  reject,
  resign,
  type Scene,
  standing,
  stockOf,
} from '../../kit/fortium.ts'

describe('buying', () => {
  test.each(cardByDraw.map((kind, draw) => [draw, kind] as const))(
    '[FT-2.5.2, FT-R20] for 5 and 5, by chance: %i is %s',
    (draw, kind) => {
      const before = given({ stock: { W: '6/7/0/0' } })
      const { state } = play(before, 'W', buyCard, [draw])
      expect([stockOf(state, 'W'), state.bank.granite]).toEqual(['1/2/0/0', 119])
      expect(player(state, 'W').card).toEqual({ face: { secret: { kind }, to: [0] }, boughtTurn: 17 })
    },
  )

  test('[FT-4.33, FT-8.3] one in hand, with the option, for the price', () => {
    expect(reason(given({ stock: { W: '9/9/0/0' }, card: { W: 'negotiate' } }), 'W', buyCard)).toBe(
      'cardLimit',
    )
    for (const stock of ['4/9/0/0', '9/4/0/0'])
      expect(reason(given({ stock: { W: stock } }), 'W', buyCard)).toBe('insufficientResources')
    const off = given({ stock: { W: '9/9/0/0' }, options: { supportCards: 'no' } })
    expect(reason(off, 'W', buyCard)).toBe('optionOff')
  })
})

describe('using', () => {
  const held: Scene = { card: { W: 'stealLimestone' }, stock: { E: '0/3/0/0' } }
  const steal = card({ target: 'E' })

  test('[FT-4.33] one a turn, none in the turn in which it was bought', () => {
    expect(reason(given(), 'W', steal)).toBe('noCard')
    expect(reason(given(), 'W', discard)).toBe('noCard')
    for (const move of [steal, discard]) {
      expect(reason(given({ ...held, bought: 17 }), 'W', move)).toBe('cardTooFresh')
      expect(reason(given({ ...held, cardUsed: true }), 'W', move)).toBe('cardAlreadyUsed')
      const { state } = play(given(held), 'W', move)
      expect([state.cardUsedThisTurn, player(state, 'W').card]).toEqual([true, null])
    }
    expect(reason(given({ ...held, bought: 16 }), 'W', steal)).toBeNull()
  })

  test('[FT-4.33] use one, then buy another, which waits', () => {
    const used = play(given({ ...held, stock: { W: '5/5/0/0', E: '0/3/0/0' } }), 'W', steal).state
    const { state } = play(used, 'W', buyCard, [1])
    expect(reason(state, 'W', steal)).toBe('cardTooFresh')
  })

  test('[FT-4.34, FT-R11] the holder lays it aside, valid or not, face up; it may be kept for ever', () => {
    const { told, state } = play(given({ ...held, bought: 1 }), 'W', discard)
    expect(told('cardDiscarded')).toEqual([{ type: 'cardDiscarded', seat: 0, card: 'stealLimestone' }])
    expect(stockOf(state, 'E')).toBe('0/3/0/0')
    expect(reason(given({ card: { W: 'doubleProduction' } }), 'W', discard)).toBeNull()
    expect(reason(given({ ...held, phase: 'turnStart' }), 'W', discard)).toBe('wrongPhase')
    expect(reason(given({ ...held, phase: 'recover' }), 'W', discard)).toBe('wrongPhase')
  })

  test('[FT-4.35] doubling comes before collecting, everything else after the roll', () => {
    const dug: Scene = {
      miners: { W: { '2,8': 1 } },
      camps: { W: ['W-granA'] },
      card: { W: 'doubleProduction' },
    }
    expect(reason(given(dug), 'W', card({ site: 'W-granA' }))).toBe('wrongPhase')
    expect(reason(given({ ...held, phase: 'turnStart' }), 'W', steal)).toBe('wrongPhase')
    expect(reason(given({ ...held, phase: 'recover' }), 'W', steal)).toBe('wrongPhase')
    const start: Scene = { ...dug, phase: 'turnStart' }
    expect(reason(given(start), 'W', card({ site: 'W-granA' }))).toBeNull()
    expect(reason(given({ ...start, round: 2 }), 'W', card({ site: 'W-granA' }))).toBeNull()
    expect(reason(given({ ...start, round: 1 }), 'W', card({ site: 'W-granA' }))).toBe('invalidTarget')
    const mine = { '2,8': 1, '10,10': 1 }
    const diamond = given({ ...start, miners: { W: mine }, camps: { W: ['diamond'] } })
    expect(reason(diamond, 'W', card({ site: 'diamond' }))).toBe('invalidTarget')
    for (const bad of [{ site: 'W-granB' }, { site: 'nowhere' }, { target: 'E' }, {}])
      expect(reason(given(start), 'W', card(bad))).toBe('invalidTarget')
    expect(reason(given({ ...start, miners: {} }), 'W', card({ site: 'W-granA' }))).toBe('invalidTarget')
    expect(reason(given({ ...start, camps: { E: ['W-granA'] } }), 'W', card({ site: 'W-granA' }))).toBe(
      'invalidTarget',
    )
    const { state } = play(given(start), 'W', card({ site: 'W-granA' }))
    expect([asked(state), stockOf(play(state, 'W', collect).state, 'W')]).toEqual(['W turnStart', '2/0/0/0'])
  })

  test('[FT-4.36] never against an ally, oneself or who has left', () => {
    const scene: Scene = {
      options: { alliances: 'WE' },
      resigned: ['S'],
      stock: { N: '0/1/0/0', E: '0/1/0/0', W: '0/1/0/0' },
      floors: { N: 3, E: 3, W: 3, S: 3 },
      miners: { N: { '9,9': 1 }, E: { '9,10': 1 } },
      camps: { N: ['N-gold'], E: ['E-gold'] },
    }
    for (const kind of ['stealLimestone', 'demolishTurquoise'] as const)
      expect(
        ['W', 'N', 'E', 'S', 'X'].map((target) =>
          reason(given({ ...scene, card: { W: kind } }), 'W', card({ target })),
        ),
      ).toEqual(['invalidTarget', null, 'invalidTarget', 'invalidTarget', 'invalidTarget'])
    const convert = (targetMinerId: string) =>
      reason(
        given({ ...scene, card: { W: 'convertMiner' } }),
        'W',
        card({ targetMinerId, useMinerId: 'W-0' }),
      )
    expect(['N-0', 'E-0', 'W-1', 'N-9', 'S-0', 'X-0'].map(convert)).toEqual([
      null,
      ...Array(5).fill('invalidTarget'),
    ])
    const camps = (site: string) =>
      reason(given({ ...scene, card: { W: 'convertCamp' } }), 'W', card({ site }))
    expect(['N-gold', 'E-gold'].map(camps)).toEqual([null, 'invalidTarget'])
  })

  test('[FT-2.3.1, FT-4.36] demolishing takes the turquoise floor from whoever has it on top', () => {
    for (const [built, refused] of [
      [2, 'invalidTarget'],
      [3, null],
      [4, 'invalidTarget'],
    ] as const)
      expect(
        reason(given({ card: { W: 'demolishTurquoise' }, floors: { N: built } }), 'W', card({ target: 'N' })),
      ).toBe(refused)
    const { state } = play(
      given({ card: { W: 'demolishTurquoise' }, floors: { N: 3 } }),
      'W',
      card({ target: 'N' }),
    )
    expect([player(state, 'N').floors, state.bank.turquoise]).toEqual([2, 80])
  })

  test('[FT-4.36] all the limestone in stock, at least one', () => {
    expect(reason(given({ card: { W: 'stealLimestone' }, stock: { E: '9/0/9/9' } }), 'W', steal)).toBe(
      'invalidTarget',
    )
    const { state } = play(given({ ...held, stock: { W: '0/2/0/0', E: '1/3/1/1' } }), 'W', steal)
    expect([stockOf(state, 'W'), stockOf(state, 'E')]).toEqual(['0/5/0/0', '1/0/1/1'])
  })

  test('[FT-4.37] a lone rival is replaced by a lost miner, or one that has not moved', () => {
    const scene: Scene = {
      card: { W: 'convertMiner' },
      dice: [2, 2, 2],
      moved: [2],
      miners: { W: { lost: 1, '5,10': 2 }, E: { '9,10': 1, '9,9': 2, '9,8': 1 } },
      hat: { E: 0 },
      options: { magicHats: 'yes' },
    }
    const use = (useMinerId: string, targetMinerId = 'E-0') =>
      reason(given(scene), 'W', card({ targetMinerId, useMinerId }))
    expect(['W-0', 'W-1', 'W-9', 'W-2', 'E-3', 'N-0', 'W-11'].map((id) => use(id))).toEqual([
      null,
      null,
      null,
      ...Array(4).fill('invalidTarget'),
    ])
    expect(use('W-0', 'E-1')).toBe('invalidTarget')
    expect(use('W-0', 'E-8')).toBe('invalidTarget')
    const { state } = play(given(scene), 'W', card({ targetMinerId: 'E-0', useMinerId: 'W-1' }))
    expect([standing(state, 'W', '9,10'), standing(state, 'E', 'lost'), player(state, 'E').hat]).toEqual([
      1,
      1,
      null,
    ])
    expect(reason(state, 'W', go('W-1', '9,11'))).toBe('minerAlreadyMoved')
    expect(state.attacksThisTurn).toBe(0)
  })

  test('[FT-4.36, FT-4.37] not in a base, alone there or not', () => {
    const before = given({ card: { W: 'convertMiner' }, miners: { E: { '9,10': 3, '9,9': 3, '9,8': 3 } } })
    expect(standing(before, 'E', 'base')).toBe(1)
    const move = card({ targetMinerId: 'E-9', useMinerId: 'W-0' })
    expect(reason(before, 'W', move)).toBe('invalidTarget')
  })

  test('[FT-4.38, FT-R12] two others join a lone own miner, from anywhere, and have moved', () => {
    const scene: Scene = {
      card: { W: 'unifyMiners' },
      dice: [2, 2, 2],
      moved: [5],
      miners: { W: { '8,10': 1, '5,10': 2, lost: 1, '6,6': 1 }, E: { '9,9': 1 } },
      players: 2,
    }
    const board = { ...scene, miners: { ...scene.miners, W: { '8,10': 1, '5,10': 2, lost: 1, '6,7': 1 } } }
    const join = (cell: string, one: string, other: string) =>
      reason(given(board), 'W', card({ cell, minerIds: [one, other] }))
    expect(join('8,10', 'W-1', 'W-4')).toBeNull()
    expect(join('8,10', 'W-9', 'W-8')).toBeNull()
    for (const [cell, one, other] of [
      ['8,10', 'W-1', 'W-1'],
      ['8,10', 'W-1', 'W-0'],
      ['8,10', 'W-1', 'W-3'],
      ['8,10', 'W-1', 'W-5'],
      ['8,10', 'W-1', 'E-0'],
      ['5,10', 'W-0', 'W-4'],
      ['9,9', 'W-0', 'W-1'],
      ['7,7', 'W-0', 'W-1'],
      ['base:W', 'W-0', 'W-1'],
      ['lost', 'W-0', 'W-1'],
    ] as const)
      expect([cell, one, other, join(cell, one, other)]).toEqual([cell, one, other, 'invalidTarget'])
    const { state } = play(given(board), 'W', card({ cell: '8,10', minerIds: ['W-4', 'W-1'] }))
    expect(standing(state, 'W', '8,10')).toBe(3)
    expect(new Set(state.moved)).toEqual(new Set([1, 4, 5]))
  })

  test('[FT-4.38] a base is no cell to unify in, even with one miner there', () => {
    const before = given({ card: { W: 'unifyMiners' }, miners: { W: { '5,10': 3, '6,10': 3, '7,10': 3 } } })
    expect(reason(before, 'W', card({ cell: 'base:W', minerIds: ['W-0', 'W-1'] }))).toBe('invalidTarget')
    const shared = given({
      card: { W: 'unifyMiners' },
      options: { alliances: 'WN' },
      miners: { W: { '5,10': 1 }, N: { '5,10': 1 } },
    })
    expect(reason(shared, 'W', card({ cell: '5,10', minerIds: ['W-5', 'W-6'] }))).toBe('invalidTarget')
  })

  test('[FT-4.39] a camp is converted from supply; miners stay; two allied ones both go home', () => {
    const scene: Scene = {
      card: { W: 'convertCamp' },
      options: { alliances: 'NE' },
      camps: { N: ['E-gold'], E: ['E-gold', 'diamond'] },
      miners: { E: { '12,10': 3 } },
    }
    expect(reason(given(scene), 'W', card({ site: 'diamond' }))).toBe('invalidTarget')
    for (const site of ['W-gold', 'nowhere'])
      expect(reason(given(scene), 'W', card({ site }))).toBe('invalidTarget')
    expect(reason(given({ ...scene, supply: { W: 0 } }), 'W', card({ site: 'E-gold' }))).toBe(
      'noCampInSupply',
    )
    // A target that is none is told first.
    expect(reason(given({ ...scene, supply: { W: 0 } }), 'W', card({ site: 'W-gold' }))).toBe('invalidTarget')
    const { state, told } = play(given(scene), 'W', card({ site: 'E-gold' }))
    expect(told('campConverted')[0]?.returned).toEqual([1, 2])
    expect([player(state, 'W').camps, player(state, 'W').campSupply]).toEqual([['E-gold'], 5])
    expect([player(state, 'E').camps, standing(state, 'E', '12,10'), stockOf(state, 'W')]).toEqual([
      ['diamond'],
      3,
      '0/0/0/0',
    ])
  })
})

describe('negotiating', () => {
  const scene: Scene = { card: { W: 'negotiate' }, stock: { W: '9/0/0/1', N: '0/4/0/2' } }
  const begun = play(given(scene), 'W', card()).state
  const open = play(begun, 'W', offer('N', { granite: 3 }, { gold: 1 })).state

  test('[FT-4.40] the card leaves the hand; the holder proposes; the other answers', () => {
    expect([player(begun, 'W').card, begun.cardUsedThisTurn, asked(begun)]).toEqual([
      null,
      true,
      'W negotiation',
    ])
    expect(reason(begun, 'W', endTurn)).toBe('wrongPhase')
    expect(reason(begun, 'N', accept)).toBe('notYourTurn')
    expect(reason(begun, 'W', accept)).toBe('wrongPhase')
    expect(asked(open)).toBe('N answer')
    expect(reason(open, 'W', close)).toBe('notYourTurn')
    expect(reason(open, 'N', close)).toBe('wrongPhase')
    expect(reason(given(scene), 'W', card({ target: 'N' }))).toBe('invalidTarget')
  })

  test('[FT-4.40] with anyone else in the game, allies too', () => {
    const allied = play(given({ ...scene, options: { alliances: 'WN' } }), 'W', card()).state
    expect(reason(allied, 'W', offer('N', { granite: 1 }, { gold: 1 }))).toBeNull()
    const last = play(
      given({ active: 'S', card: { S: 'negotiate' }, stock: { S: '1/0/0/0', W: '0/0/0/1' } }),
      'S',
      card(),
    )
    expect(reason(last.state, 'S', offer('W', { granite: 1 }, { gold: 1 }))).toBeNull()
    for (const to of ['W', 'X', 'base:N'])
      expect(reason(begun, 'W', offer(to, { granite: 1 }, { gold: 1 }))).toBe('invalidTarget')
    const gone = play(given({ ...scene, resigned: ['E'] }), 'W', card()).state
    expect(reason(gone, 'W', offer('E', { granite: 1 }, { gold: 1 }))).toBe('invalidTarget')
  })

  test('[FT-4.40, FT-R29] at least a unit each way, which each side owns', () => {
    for (const [give, get] of [
      [{}, { gold: 1 }],
      [{ granite: 1 }, {}],
      [{ granite: 0 }, { gold: 1 }],
    ])
      expect(reason(begun, 'W', offer('N', give!, get!))).toBe('badBundle')
    expect(reason(begun, 'W', offer('N', { granite: 10 }, { gold: 1 }))).toBe('insufficientResources')
    expect(reason(begun, 'W', offer('N', { granite: 1 }, { gold: 3 }))).toBe('insufficientResources')
    expect(reason(open, 'N', counter({ granite: 10 }, { gold: 1 }))).toBe('insufficientResources')
    expect(reason(open, 'N', counter({ granite: 1 }, {}))).toBe('badBundle')
    expect(reason(begun, 'W', offer('N', { granite: 9, gold: 1 }, { limestone: 4, gold: 2 }))).toBeNull()
  })

  test('[FT-4.40] accepted: the bundles are swapped, the turn goes on', () => {
    const { state } = play(open, 'N', accept)
    expect([stockOf(state, 'W'), stockOf(state, 'N'), asked(state)]).toEqual(['6/0/0/2', '3/4/0/1', 'W main'])
  })

  test('[FT-4.40] a counter, as the holder sees it, once; then the holder answers', () => {
    const { state } = play(open, 'N', counter({ granite: 5 }, { limestone: 2 }))
    expect(asked(state)).toBe('W answer')
    expect(reason(state, 'W', counter({ granite: 4 }, { limestone: 2 }))).toBe('alreadyCountered')
    expect(reason(state, 'W', offer('N', { granite: 1 }, { gold: 1 }))).toBe('wrongPhase')
    expect(stockOf(play(state, 'W', accept).state, 'W')).toBe('4/2/0/1')
    const refused = play(state, 'W', reject).state
    expect([asked(refused), refused.negotiation?.proposalsLeft, stockOf(refused, 'W')]).toEqual([
      'W negotiation',
      2,
      '9/0/0/1',
    ])
    // The next proposal may be countered again.
    const again = play(refused, 'W', offer('N', { granite: 1 }, { gold: 1 })).state
    expect(reason(again, 'N', counter({ granite: 2 }, { gold: 1 }))).toBeNull()
  })

  test('[FT-4.40] three rejections, or the holder’s word, and the card is lost', () => {
    const ask = ['W', offer('E', { granite: 1 }, { gold: 1 })] as const
    const rich = play(given({ ...scene, stock: { W: '9/0/0/0', E: '0/0/0/2' } }), 'W', card()).state
    const no = ['E', reject] as const
    const left = [1, 2, 3].map((times) => playAll(rich, Array(times).fill([ask, no]).flat() as never))
    expect(left.map((state) => asked(state))).toEqual(['W negotiation', 'W negotiation', 'W main'])
    expect(asked(play(rich, 'W', close).state)).toBe('W main')
    expect(left[2]!.negotiation).toBeNull()
  })

  test('[FT-4.40] who cannot pay any more cannot accept', () => {
    const broke = {
      ...open,
      players: open.players.map((one) => ({ ...one, stock: { ...one.stock, gold: 0 } })),
    }
    expect(reason(broke, 'N', accept)).toBe('insufficientResources')
  })

  test('[FT-6.7] the holder or the partner leaves: it is over; anyone else does not matter', () => {
    const partner = play(open, 'N', resign).state
    expect([asked(partner), partner.negotiation]).toEqual(['W main', null])
    expect(asked(play(open, 'W', resign).state)).toBe('N turnStart')
    const other = play(open, 'E', resign).state
    expect([asked(other), other.negotiation?.open?.to]).toEqual(['N answer', 1])
    expect(asked(play(begun, 'N', resign).state)).toBe('W negotiation')
  })
})
