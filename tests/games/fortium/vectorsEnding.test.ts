/** Test vectors of RULES.md, one test each: cards, the end of the game, options [10.4]. */
import { describe, expect, test } from 'vitest'
import { conceal } from '../../../shared/engine/secret.ts'
import type { State } from '../../../shared/games/fortium/state.ts'
import {
  accept,
  asked,
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
  reject,
  resign,
  setup,
  standing,
  stockOf,
} from '../../kit/fortium.ts'

const winners = (state: State): string => places(state).split(', ')[0] ?? ''

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
