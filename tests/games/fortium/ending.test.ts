/** The end of the game, places, resignation and alliances [sections 6 and 8 of RULES.md]. */
import { describe, expect, test } from 'vitest'
import { fortium } from '../../../shared/games/fortium/game.ts'
import type { State } from '../../../shared/games/fortium/state.ts'
import {
  asked,
  collect,
  endTurn,
  exchange,
  given,
  opened,
  places,
  play,
  player,
  reason,
  resign,
  type Scene,
  seatIn,
  setup,
  standing,
  stockOf,
  wandered,
} from '../../kit/fortium.ts'

const mine: Scene = {
  phase: 'turnStart',
  floors: { W: 4 },
  miners: { W: { '10,10': 3 } },
  camps: { W: ['diamond'] },
}

describe('diamonds', () => {
  test('[FT-6.1] as many as are missing, and as there are', () => {
    const placed = (scene: Scene) =>
      player(play(given({ ...mine, ...scene }), 'W', collect).state, 'W').diamonds
    expect(placed({})).toBe(3)
    expect(placed({ diamonds: { W: 1 } })).toBe(4)
    expect(placed({ bank: { diamond: 2 } })).toBe(2)
    const none = play(given({ ...mine, bank: { diamond: 0 } }), 'W', collect)
    expect([none.told('diamondsPlaced'), none.state.triggerRound]).toEqual([[], null])
  })

  test('[FT-6.4, FT-6.5] the first one starts the countdown; a later first one does not start it anew', () => {
    const { state, told } = play(given(mine), 'W', collect)
    expect([state.triggerRound, told('diamondsPlaced')[0]?.first]).toEqual([5, true])
    const later = play(given({ ...mine, trigger: 3 }), 'W', collect)
    expect([later.state.triggerRound, later.told('diamondsPlaced')[0]?.first]).toEqual([3, false])
  })

  test('[FT-6.3] four complete the fort, at once, in the middle of a round', () => {
    const { state, events } = play(given({ ...mine, diamonds: { W: 1, N: 3 } }), 'W', collect)
    expect([state.ended, state.phase, asked(state), places(state)]).toEqual([
      'fortComplete',
      'finished',
      '',
      'W, N, E S',
    ])
    expect(events.at(-1)?.type).toBe('ended')
    expect(fortium.outcome(state)?.why).toEqual({ what: 'fortComplete', rule: 'FT-6.3' })
    for (const arm of ['W', 'N'] as const)
      for (const move of [collect, endTurn, resign, setup(1, 1, 1)])
        expect(reason(state, arm, move)).toBe('gameOver')
  })
})

describe('the end of a round', () => {
  const after = (scene: Scene) => play(given({ active: 'S', ...scene }), 'S', endTurn).state

  test('[FT-6.2, FT-6.4, FT-R08] four rounds after the one with the first diamond', () => {
    expect([8, 9, 10, 11, 12].map((round) => after({ round, trigger: 8 }).ended)).toEqual([
      null,
      null,
      null,
      null,
      'countdown',
    ])
    expect(play(given({ active: 'E', round: 12, trigger: 8 }), 'E', endTurn).state.ended).toBeNull()
  })

  test('[FT-6.2, FT-8.5] without a diamond the cap ends it: 40, with four players 30, or as agreed', () => {
    const ended = (players: 2 | 3 | 4, round: number, roundCap: State['options']['roundCap']) => {
      const active = ({ 2: 'E', 3: 'E', 4: 'S' } as const)[players]
      return play(given({ players, active, round, options: { roundCap } }), active, endTurn).state.ended
    }
    for (const [players, cap, standard] of [
      [2, 40, 'standard'],
      [3, 40, 'standard'],
      [4, 30, 'standard'],
      [4, 20, '20'],
      [2, 30, '30'],
      [4, 40, '40'],
      [3, 60, '60'],
    ] as const) {
      expect(ended(players, cap - 1, standard)).toBeNull()
      expect(ended(players, cap, standard)).toBe('roundCap')
    }
    expect(after({ round: 30, trigger: 28 }).ended).toBeNull()
  })

  test('[FT-6.8] no game goes beyond the cap and four rounds', () => {
    for (const [seed, players] of [
      [1, 2],
      [2, 3],
      [3, 4],
    ] as const) {
      const { state } = wandered(players, seed, 10_000, { roundCap: '20' })
      expect(state.phase).toBe('finished')
      expect(state.round).toBeLessThanOrEqual(24)
    }
    expect(after({ round: 32, trigger: 28 }).ended).toBe('countdown')
  })
})

describe('places', () => {
  const end = (scene: Scene) => play(given({ active: 'S', round: 30, ...scene }), 'S', endTurn).state

  test('[FT-6.6, FT-R09] diamonds, then points of stock and of floors, then shared', () => {
    expect(places(end({ round: 9, trigger: 5, diamonds: { N: 2, E: 1 }, stock: { S: '0/0/0/20' } }))).toBe(
      'N, E, S, W',
    )
    expect(places(end({ stock: { W: '4/0/0/0', N: '0/2/0/0', E: '0/0/0/1', S: '0/0/1/0' } }))).toBe(
      'W N E, S',
    )
    expect(places(end({ floors: { W: 1, N: 2, E: 3, S: 4 } }))).toBe('S, E, N, W')
    expect(places(end({ floors: { W: 1 }, stock: { N: '14/0/0/0', E: '16/0/0/0' } }))).toBe('E, W, N, S')
    const state = end({ floors: { S: 4 }, stock: { S: '1/1/1/1' } })
    expect(fortium.scores(state)[3]!.map(({ points }) => points)).toEqual([115, 10])
    expect(places(end({}))).toBe('W N E S')
    expect(fortium.outcome(end({}))?.why.rule).toBe('FT-6.6')
  })

  test('[FT-6.6a, FT-8.6] the side of the best wins together, the others follow by themselves', () => {
    const allied: Scene = {
      options: { alliances: 'WN' },
      stock: { W: '9/0/0/0', E: '5/0/0/0', S: '3/0/0/0' },
    }
    expect(places(end(allied))).toBe('W N, E, S')
    const diamond: Scene = { ...allied, round: 9, trigger: 5, diamonds: { W: 1 }, stock: { E: '50/0/0/0' } }
    expect(places(end(diamond))).toBe('W N, E, S')
    expect(places(end({ ...allied, stock: { E: '5/0/0/0', W: '3/0/0/0' } }))).toBe('E, W, N S')
    const both: Scene = {
      options: { alliances: 'WE-NS' },
      stock: { W: '9/0/0/0', N: '9/0/0/0', E: '2/0/0/0' },
    }
    expect(places(end(both))).toBe('W N E S')
    expect(places(end({ ...both, stock: { N: '9/0/0/0', W: '8/0/0/0' } }))).toBe('N S, W, E')
  })

  test('[FT-6.6a] a complete fort wins for the side, whatever others hold', () => {
    const { state } = play(
      given({ ...mine, options: { alliances: 'WE' }, diamonds: { W: 2 }, stock: { S: '50/50/0/0' } }),
      'W',
      collect,
    )
    expect(places(state)).toBe('W E, S, N')
    expect(fortium.sides!(state)).toEqual([0, 1, 0, 3])
  })

  test('[FT-6.6a, FT-6.7] who resigned is last, also beside a winning ally', () => {
    const scene: Scene = {
      options: { alliances: 'WN' },
      resigned: ['N', 'E'],
      floors: { N: 4, E: 1 },
      stock: { W: '1/0/0/0' },
    }
    expect(places(end(scene))).toBe('W, S, N E')
  })
})

describe('resigning', () => {
  const scene: Scene = {
    active: 'N',
    stock: { N: '3/2/1/4' },
    miners: { N: { '10,10': 2 } },
    camps: { N: ['diamond', 'N-gold'] },
    floors: { N: 2 },
    card: { N: 'negotiate' },
    options: { magicHats: 'yes' },
    hat: { N: 0 },
  }

  test('[FT-6.7] everything goes home but the bricks of the fort; the turn passes on', () => {
    const before = given(scene)
    const { state } = play(before, 'N', resign)
    expect(player(state, 'N')).toMatchObject({
      resigned: true,
      camps: [],
      campSupply: 6,
      hat: null,
      card: null,
      floors: 2,
    })
    expect([stockOf(state, 'N'), standing(state, 'N', 'lost'), asked(state)]).toEqual([
      '0/0/0/0',
      10,
      'E turnStart',
    ])
    expect([state.bank.granite - before.bank.granite, state.bank.gold - before.bank.gold]).toEqual([3, 4])
    expect(fortium.census(state)).toEqual(fortium.census(before))
  })

  test('[FT-6.7] at any time, out of turn, without asking the others anew', () => {
    for (const phase of ['turnStart', 'recover', 'main'] as const) {
      const before = given({ ...scene, active: 'W', phase })
      const { state } = play(before, 'N', resign)
      expect(fortium.decisions(state)).toEqual(fortium.decisions(before))
    }
    expect(reason(play(given(), 'N', resign).state, 'N', resign)).toBe('notYourTurn')
  })

  test('[FT-6.7, FT-6.2] the round ends where it is due', () => {
    expect(asked(play(given({ active: 'S' }), 'S', resign).state)).toBe('W turnStart')
    expect(play(given({ active: 'S', round: 30 }), 'S', resign).state.ended).toBe('roundCap')
    expect(play(given({ active: 'S', round: 9, trigger: 5 }), 'S', resign).state.ended).toBe('countdown')
  })

  test('[FT-6.7] the last side wins, allies count as one', () => {
    const allied = given({ options: { alliances: 'WN' }, resigned: ['S'] })
    const { state } = play(allied, 'E', resign)
    expect([state.ended, places(state)]).toEqual(['lastSide', 'W N, E S'])
    expect(fortium.outcome(state)?.why).toEqual({ what: 'stayed', rule: 'FT-6.7' })
    expect(play(given({ options: { alliances: 'WN' } }), 'E', resign).state.ended).toBeNull()
    expect(play(given({ players: 3, resigned: ['E'] }), 'N', resign).state.ended).toBe('lastSide')
    const inSetup = opened(2, 1)
    const [first] = inSetup.decisions()
    const move = { type: 'resign' } as const
    expect(fortium.resignation?.(inSetup.view(first!.seat), first!.seat)).toEqual(move)
    expect(inSetup.play(first!.seat, { cid: 1, decision: first!.key, moves: [move] }, 0).ok).toBe(true)
    expect(inSetup.state.ended).toBe('lastSide')
  })

  test('[FT-6.7] nobody can leave twice, or after the end', () => {
    const { state } = play(given({ players: 3 }), 'N', resign)
    expect(fortium.resignation?.(state as never, seatIn(state, 'N'))).toBeNull()
  })
})

describe('alliances', () => {
  test.each([
    [3, 'WN', [0, 0, 2]],
    [3, 'WE', [0, 1, 0]],
    [3, 'NE', [0, 1, 1]],
    [4, 'none', [0, 1, 2, 3]],
    [4, 'WN', [0, 0, 2, 3]],
    [4, 'WE', [0, 1, 0, 3]],
    [4, 'NE', [0, 1, 1, 3]],
    [4, 'WS', [0, 1, 2, 0]],
    [4, 'NS', [0, 1, 2, 1]],
    [4, 'ES', [0, 1, 2, 2]],
    [4, 'WN-ES', [0, 0, 2, 2]],
    [4, 'WE-NS', [0, 1, 0, 1]],
    [4, 'WS-NE', [0, 1, 1, 0]],
  ] as const)('[FT-8.2] %i players, %s', (players, alliances, sides) => {
    expect(fortium.sides!(given({ players, options: { alliances } }))).toEqual(sides)
  })

  test('[FT-8.6] each digs for itself, with a camp of its own', () => {
    const scene: Scene = {
      phase: 'turnStart',
      options: { alliances: 'WN' },
      miners: { W: { '6,10': 2 }, N: { '6,10': 1 } },
      camps: { W: ['W-turq'], N: ['W-turq'] },
    }
    const { state } = play(given(scene), 'W', collect)
    expect([stockOf(state, 'W'), stockOf(state, 'N')]).toEqual(['0/0/2/0', '0/0/0/0'])
    expect(stockOf(play(given({ ...scene, active: 'N' }), 'N', collect).state, 'N')).toBe('0/0/1/0')
    expect(stockOf(play(given({ ...scene, camps: { N: ['W-turq'] } }), 'W', collect).state, 'W')).toBe(
      '0/0/0/0',
    )
  })

  test('[FT-8.4, FT-8.7] hats, and [FT-R15] exchanges, are the player’s own', () => {
    expect(
      reason(given({ stock: { W: '4/0/0/0' }, options: { alliances: 'WN' } }), 'W', exchange('granite')),
    ).toBeNull()
    expect(reason(given(), 'W', { type: 'putHat', minerId: 'W-0' })).toBe('optionOff')
  })
})

test('[FT-4.8] whoever must decide has a free way on, which the stand-in takes', () => {
  for (const [phase, type] of [
    ['setup', 'chooseSetup'],
    ['turnStart', 'collect'],
    ['recover', 'rollDice'],
    ['main', 'endTurn'],
  ] as const) {
    const state = given({ phase, miners: { W: { lost: 10 } } })
    const move = fortium.standIn(state as never, seatIn(state, 'W'), null as never)
    expect([move.type, reason(state, 'W', move)]).toEqual([type, null])
  }
  const bargain = (open: State['negotiation']) => given({ phase: 'negotiation', negotiation: open })
  const waits = bargain({ proposalsLeft: 1, open: null })
  expect(fortium.standIn(waits as never, seatIn(waits, 'W'), null as never)).toEqual({
    type: 'closeNegotiation',
  })
  const asks = bargain({
    proposalsLeft: 1,
    open: {
      to: seatIn(waits, 'N'),
      give: { gold: 1 },
      get: { gold: 1 },
      countered: false,
      mustAnswer: seatIn(waits, 'N'),
    },
  })
  expect(fortium.standIn(asks as never, seatIn(asks, 'N'), null as never)).toEqual({ type: 'rejectTrade' })
  expect(fortium.standIn(given({ phase: 'setup' }) as never, seatIn(waits, 'W'), null as never)).toEqual(
    setup(3, 3, 3),
  )
})
