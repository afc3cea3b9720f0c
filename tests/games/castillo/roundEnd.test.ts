import { describe, expect, test } from 'vitest'
import { buildings } from '../../../shared/games/castillo/components.ts'
import { castillo } from '../../../shared/games/castillo/game.ts'
import type { State } from '../../../shared/games/castillo/state.ts'
import {
  asked,
  build,
  choose,
  given,
  helper,
  pass,
  play,
  playAll,
  player,
  reason,
  type Scene,
  seat,
  wholeRound,
} from '../../kit/castillo.ts'

const tower = (id: string) => build(id, '1T 1W 1S')
/** Pieces for two small towers. */
const two = '2T 2W 2S'
const noTalers = { A: 0, B: 0, C: 0, D: 0 } as const
const game = (scene: Scene): State => given({ phase: 'build', talers: noTalers, ...scene })

/** All but one building are built. */
const allBut = (left: string) => buildings.map(({ id }) => id).filter((id) => id !== left)

describe('the Master Builder', () => {
  test('[CA-T51, CA-4.3.23] 5 points for each building of others, with whichever role', () => {
    const before = game({
      queue: ['B bricklayer', 'C worker1', 'A masterBuilder'],
      has: { B: two, C: '1T 1W 1S' },
      cards: { 'C worker1': '' },
      hand: { A: ['trader'] },
    })
    const { state, told } = playAll(before, [
      ['B', tower('smallTower1')],
      ['B', tower('smallTower2')],
      // 6 talers for the Bricklayer: enough for a place in the Forge.
      ['B', pass.helpers],
      ['C', tower('smallTower3')],
    ])
    expect(told('masterBuilderScored')).toMatchObject([{ seat: 0, buildings: 3, vp: 15 }])
    expect(player(state, 'A')).toMatchObject({ vp: 15, tally: { masterBuilder: 15 }, played: [] })
    expect(player(state, 'A').hand).toHaveLength(8)
  })

  test('[CA-T52, CA-4.3.24] one’s own buildings do not count', () => {
    const before = game({
      players: 2,
      queue: ['B stonemason', 'A worker1', 'A masterBuilder'],
      has: { A: two, B: '1T 1W 1S' },
      cards: { 'A worker1': '' },
    })
    const { state } = playAll(before, [
      ['B', tower('smallTower1')],
      ['A', tower('smallTower2')],
      ['A', tower('smallTower3')],
    ])
    expect(player(state, 'A')).toMatchObject({ vp: 3 + 3 + 5, tally: { masterBuilder: 5 } })
  })

  test('[CA-T53, CA-4.3.25] several score in full', () => {
    const before = game({
      players: 3,
      queue: ['C stonemason', 'A masterBuilder', 'B masterBuilder'],
      has: { C: two },
    })
    const { state } = playAll(before, [
      ['C', tower('smallTower1')],
      ['C', tower('smallTower2')],
    ])
    expect([player(state, 'A').vp, player(state, 'B').vp]).toEqual([10, 10])
  })

  test('[CA-4.3.23] buildings of earlier rounds do not count', () => {
    const before = given({ players: 3, hand: { A: ['masterBuilder', 'trader'] }, built: ['house1', 'keep'] })
    const { told } = wholeRound(before, 'masterBuilder', 'messenger', 'messenger')
    expect(told('masterBuilderScored')).toMatchObject([{ buildings: 0, vp: 0 }])
    const built = game({ players: 3, queue: ['C stonemason'], has: { C: two } })
    const next = playAll(built, [
      ['C', tower('smallTower1')],
      ['C', tower('smallTower2')],
    ]).state
    expect([next.round, next.builtThisRound]).toEqual([2, [0, 0, 0]])
  })

  test('[CA-4.3.23] never builds', () => {
    const hand = { A: ['masterBuilder', 'trader'] } as const
    const before = given({ players: 3, hand, has: { A: '4T 4W 4S' } })
    expect(wholeRound(before, 'masterBuilder', 'messenger', 'messenger').told('asked')).toEqual([])
  })

  test('[CA-4.3.22, CA-R18, CA-4.6.4] takes all played cards back, itself included', () => {
    const before = given({
      players: 3,
      hand: { A: ['masterBuilder', 'trader'], B: ['masterBuilder', 'trader'] },
    })
    const { state } = wholeRound(before, 'masterBuilder', 'trader', 'messenger')
    expect(player(state, 'A').hand).toHaveLength(8)
    expect(player(state, 'B')).toMatchObject({ hand: ['masterBuilder'] })
    expect(player(state, 'B').played).toHaveLength(7)
    expect(reason(state, 'A', choose('masterBuilder'))).toBe('masterBuilderHandFull')
  })

  test('[CA-4.3.22] with two players the other card of the round comes back too', () => {
    const before = given({ players: 2, hand: { A: ['masterBuilder', 'trader', 'worker1'] } })
    const { state } = wholeRound(before, 'masterBuilder trader', 'messenger trader')
    expect(player(state, 'A').hand).toContain('trader')
    expect(player(state, 'A').played).toEqual([])
  })
})

describe('the end of a round', () => {
  test('[CA-4.6.3] what belongs to a round is put back', () => {
    const before = game({
      players: 3,
      queue: ['A bricklayer', 'B worker1'],
      cards: { 'B worker1': '1S 1W 1T' },
      has: { A: '1T 1W 1S', B: '' },
      talers: { A: 9 },
    })
    const { state } = playAll(before, [
      ['A', tower('smallTower1')],
      ['A', helper('market-a')],
      ['B', pass.building],
    ])
    expect(state).toMatchObject({
      round: 2,
      startSeat: seat('B'),
      phase: 'chooseCards',
      queue: [],
      queueIndex: 0,
      workerCards: [],
      builtThisRound: [0, 0, 0],
      builtThisTurn: 0,
      helpersThisTurn: 0,
      helperBuildingsThisRound: [[], [], []],
    })
  })

  test('[CA-T54, CA-4.6.3, CA-R27] all is built: the round goes on to its end, then the game is over', () => {
    const before = game({
      round: 10,
      queue: ['A worker1', 'D masterBuilder'],
      cards: { 'A worker1': '' },
      has: { A: '1T 1W 1S' },
      built: allBut('smallTower5'),
    })
    const { state, told } = play(before, 'A', tower('smallTower5'))
    expect(player(state, 'D').vp).toBe(5)
    expect(told('roundEnded')).toEqual([{ type: 'roundEnded', round: 10, next: null }])
    expect(told('roundStarted')).toEqual([])
    expect([state.phase, state.round]).toEqual(['finished', 10])
    expect(asked(state)).toBe('')
  })

  test('[CA-4.6.3, CA-6.2, CA-R27] an early end has its final scoring too, of the castle as it then stands', () => {
    const before = game({
      players: 3,
      round: 10,
      queue: ['A worker1'],
      cards: { 'A worker1': '' },
      has: { A: '1T 1W 1S' },
      talers: { A: 0, B: 8, C: 0 },
      built: allBut('smallTower5'),
      castle: { 'smallGate-a': 'A', 'market-a': 'B', 'servantsHouse-a': 'C' },
    })
    const { state, events } = play(before, 'A', tower('smallTower5'))
    expect(events.map(({ type }) => type).slice(-5)).toEqual([
      'roundEnded',
      'scored',
      'scored',
      'scored',
      'ended',
    ])
    // The ninth tower counts for the Gate; nothing is left unbuilt for the Servants’ House.
    expect(state.players.map(({ vp }) => vp)).toEqual([3 + 9, 4, 0])
    expect(state.players.map(({ talers }) => talers)).toEqual([0, 0, 0])
    expect(castillo.outcome(state)).toMatchObject({ ranking: [[0], [1], [2]] })
  })

  test('[CA-4.6.3] nothing of the final scoring is told before the last round is over', () => {
    const before = game({
      players: 3,
      round: 15,
      queue: ['A worker1', 'B worker1'],
      cards: { 'A worker1': '', 'B worker1': '' },
      has: { A: '1T 1W 1S', B: '1T 1W 1S' },
      castle: { 'smallGate-a': 'C' },
      built: ['smallGate'],
    })
    const first = play(before, 'A', tower('smallTower1'))
    expect(first.told('scored')).toEqual([])
    expect(asked(first.state)).toBe('B build')
    // Both towers count.
    expect(player(play(first.state, 'B', tower('smallTower2')).state, 'C').vp).toBe(2)
  })

  test('[CA-4.6.3] with one building left the game goes on', () => {
    const before = game({
      round: 10,
      queue: ['A worker1'],
      cards: { 'A worker1': '' },
      has: { A: '1T 1W 1S' },
      built: allBut('smallTower5'),
    })
    expect(play(before, 'A', pass.building).state).toMatchObject({ phase: 'chooseCards', round: 11 })
  })

  test.each([
    ['CA-T55', 3, 15],
    ['CA-4.6.3', 2, 12],
    ['CA-4.6.3', 4, 12],
  ] as const)('[%s, CA-2.6] %i players: the game ends after round %i', (_id, players, last) => {
    const everybody = (cards: string): string[] => Array<string>(players).fill(cards)
    const [first, second] =
      players === 2 ? ['messenger trader', 'worker1 stonemason'] : ['messenger', 'worker1']
    const before = wholeRound(given({ players, round: last - 1 }), ...everybody(first!))
    expect(before.state).toMatchObject({ phase: 'chooseCards', round: last })
    const { state, told } = wholeRound(before.state, ...everybody(second!))
    expect(told('ended')).toHaveLength(1)
    expect(state.phase).toBe('finished')
    expect(castillo.decisions(state)).toEqual([])
    expect(castillo.outcome(state)).not.toBeNull()
    expect(castillo.outcome(before.state)).toBeNull()
    expect(reason(state, 'A', choose('trader'))).toBe('gameOver')
  })
})
