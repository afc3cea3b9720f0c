import { describe, expect, test } from 'vitest'
import { legalMoves } from '../../../shared/engine/game.ts'
import { buildings } from '../../../shared/games/castillo/components.ts'
import { castillo } from '../../../shared/games/castillo/game.ts'
import type { State } from '../../../shared/games/castillo/state.ts'
import { affordable, build as buildStep } from '../../../shared/games/castillo/steps/build.ts'
import {
  asked,
  build,
  type Card,
  chosen,
  figures,
  forced,
  given,
  helper,
  pass,
  play,
  playAll,
  player,
  reason,
  type Scene,
  seat,
  take,
} from '../../kit/castillo.ts'

/** A builds with this card; a Stonemason of B, who is asked for nothing, ends the queue. */
const builder = (card: Card, has: string, scene: Scene = {}): State =>
  given({
    phase: 'build',
    queue: [card, 'B messenger'],
    cards: { 'A worker1': '' },
    ...scene,
    has: { A: has, ...scene.has },
  })
const bricklayer = (has: string, scene: Scene = {}): State => builder('A bricklayer', has, scene)
const stonemason = (has: string, scene: Scene = {}): State => builder('A stonemason', has, scene)
const worker = (has: string, scene: Scene = {}): State => builder('A worker1', has, scene)

describe('payments', () => {
  test('[CA-T22, CA-4.3.12, CA-4.4.2, CA-R32] the Stable for seven pieces: a taler for each, no points', () => {
    const before = bricklayer('2T 1B 4S')
    const { state, told } = play(before, 'A', build('stable', '2T 1B 4S'))
    expect(player(state, 'A')).toMatchObject({ talers: 10, vp: 0 })
    expect(figures(player(state, 'A').resources)).toEqual([0, 0, 0, 0, 0])
    expect(figures(state.stock)).toEqual(
      [4, 0, 1, 2, 0].map((paid, kind) => paid + figures(before.stock)[kind]!),
    )
    expect(state.bank).toBe(before.bank - 7)
    expect(told('built')).toMatchObject([{ talers: 7, vp: 0 }])
  })

  test('[CA-T23, CA-4.4.3] two kinds are too few', () => {
    expect(reason(bricklayer('2T 1W 3S 1B'), 'A', build('largeTower1', '2T 1W'))).toBe('tooFewKinds')
  })

  test('[CA-T24, CA-4.4.2] too much is as wrong as too little', () => {
    const state = bricklayer('2T 1B 1W 4S')
    expect(reason(state, 'A', build('house1', '1T 1B 1W'))).toBe('wrongTotal')
    expect(reason(state, 'A', build('house1', '1T 1W 1S'))).toBe('wrongTotal')
    expect(reason(state, 'A', build('house1', '1T 1B 1S'))).toBeNull()
  })

  test('[CA-T25, CA-2.3.2, CA-4.4.4, CA-R11] silver goes to the Forge, and is paid for by a taler', () => {
    const before = bricklayer('1T 1S 1Ag')
    const { state } = play(before, 'A', build('house1', '1T 1S', '1B'))
    expect(state.forgeSilver).toBe(1)
    expect(state.stock.silver).toBe(before.stock.silver)
    expect(state.stock.brick).toBe(before.stock.brick)
    expect([state.stock.sand, state.stock.stone]).toEqual([before.stock.sand + 1, before.stock.stone + 1])
    expect(player(state, 'A').talers).toBe(3 + 3)
  })

  test('[CA-T26, CA-4.4.3, CA-R10] three silver for three kinds', () => {
    const { state } = play(bricklayer('3Ag'), 'A', build('house1', '', '1T 1B 1S'))
    expect(state.forgeSilver).toBe(3)
    expect(player(state, 'A').resources.silver).toBe(0)
  })

  test('[CA-T27, CA-4.4.3, CA-R09] silver is no kind of its own', () => {
    const state = bricklayer('2T 1W 1Ag 5S')
    expect(reason(state, 'A', build('largeTower1', '1T 1W', '1T'))).toBe('tooFewKinds')
  })

  test('[CA-2.3.2, CA-4.4.6] silver may be spent while real pieces are kept', () => {
    const { state } = play(stonemason('2T 1B 1S 1Ag'), 'A', build('house1', '1T 1S', '1B'))
    expect(figures(player(state, 'A').resources)).toEqual([0, 0, 1, 1, 0])
  })

  test.each([
    ['a piece too many', build('house1', '2S 1W 1B'), 'wrongTotal'],
    ['pieces that are not there', build('largeTower1', '4S 1B 1T', ''), 'notEnoughResources'],
    ['silver that is not there', build('house1', '1T 1S', '1B 1W'), 'notEnoughResources'],
    ['less than nothing', build('house1', '-1S 1W 1B 1T'), 'notEnoughResources'],
    ['less than no silver', build('house1', '1S 1B 1T 1W', '-1W'), 'notEnoughResources'],
    ['half a piece', build('house1', '1.5S 1W 1B'), 'notEnoughResources'],
    ['half a silver', build('house1', '1S 1W', '0.5T'), 'notEnoughResources'],
  ])('[CA-4.4.2] %s', (_what, move, code) => {
    expect(reason(bricklayer('3S 2W 1B 1T 1Ag'), 'A', move)).toBe(code)
  })

  test('[CA-4.4.2] each building is paid separately', () => {
    const first = play(stonemason('1T 1W 1S'), 'A', build('smallTower1', '1T 1W 1S'))
    // Nothing is left over for another one.
    expect(asked(first.state)).not.toBe('A build')
    expect(reason(stonemason('1T 1W 1S'), 'A', build('house1', '1T 1W 1S'))).toBe('wrongTotal')
  })
})

describe('rewards', () => {
  test('[CA-T28, CA-4.3.18, CA-6.1] a Stonemason scores all points, and gets no talers', () => {
    const { state } = play(stonemason('1T 1W 1S'), 'A', build('smallTower1', '1T 1W 1S'))
    expect(player(state, 'A')).toMatchObject({ vp: 6, talers: 3, tally: { stonemason: 6 } })
  })

  test('[CA-T29, CA-4.3.18, CA-4.4.1] two buildings of a Stonemason', () => {
    const { state } = playAll(stonemason('5T 2W 3S'), [
      ['A', build('keep', '4T 1W 2S')],
      ['A', build('smallTower1', '1T 1W 1S')],
    ])
    expect(player(state, 'A').vp).toBe(20)
  })

  test('[CA-T30, CA-4.3.21, CA-R28] a Worker scores half, and places no helpers', () => {
    const { state, told } = play(worker('5T 1B 1S', { talers: { A: 50 } }), 'A', build('palace', '5T 1B 1S'))
    expect(player(state, 'A')).toMatchObject({ vp: 9, talers: 50, tally: { worker: 9 } })
    expect(told('asked')).toEqual([])
    expect(told('cardResolved')[0]).toMatchObject({ card: 'worker1' })
  })

  test('[CA-4.3.18, CA-4.3.21, CA-6.1] points are put down to the role that builds, whatever cards came before', () => {
    const before = given({
      phase: 'build',
      queue: ['B messenger', 'A stonemason', 'A worker1'],
      at: 1,
      cards: { 'A worker1': '' },
      has: { A: '3T 3W 3S' },
      talers: { A: 0 },
    })
    const { state } = playAll(before, [
      ['A', build('smallTower1', '1T 1W 1S')],
      ['A', pass.building],
      ['A', build('smallTower2', '1T 1W 1S')],
    ])
    expect(player(state, 'A')).toMatchObject({ vp: 9, tally: { stonemason: 6, worker: 3 } })
  })

  test('[CA-R28, CA-4.3.21] every Worker’s reward is half of the printed points', () => {
    for (const { id, vp, value } of buildings) {
      const state = worker('9S 9W 9B 9T')
      const move = legalMoves(castillo, state, seat('A')).find(
        (one) => one.type === 'build' && one.building === id,
      )
      expect(value % 2).toBe(0)
      expect(player(play(state, 'A', move!).state, 'A').vp).toBe(vp / 2)
    }
  })

  test('[CA-4.3.12, CA-2.3.3] a Bricklayer gets what the bank still has', () => {
    const { state } = play(bricklayer('1T 1W 1S', { bank: 2 }), 'A', build('smallTower1', '1T 1W 1S'))
    expect([player(state, 'A').talers, state.bank]).toEqual([5, 0])
  })
})

describe('how much and what', () => {
  const rich = '4T 4W 6S'

  test('[CA-T31, CA-4.4.1] no third building with one card', () => {
    const { state } = playAll(bricklayer(rich, { talers: { A: 9 } }), [
      ['A', build('smallTower1', '1T 1W 1S')],
      ['A', build('smallTower2', '1T 1W 1S')],
    ])
    const third = build('smallTower3', '1T 1W 1S')
    expect(asked(state)).toBe('A helpers')
    expect(reason(state, 'A', third)).toBe('wrongPhase')
    expect(forced(buildStep, { type: 'build' }, state, 'A', third)).toBe('buildLimit')
  })

  test('[CA-4.4.1, CA-4.6.2] none is allowed, and so is one', () => {
    expect(asked(play(worker(rich), 'A', pass.building).state)).not.toBe('A build')
    const one = play(worker(rich), 'A', build('smallTower1', '1T 1W 1S')).state
    expect(asked(one)).toBe('A build')
    expect(Object.keys(play(one, 'A', pass.building).state.buildings)).toEqual(['smallTower1'])
  })

  test('[CA-4.4.1, CA-R31] with two cards each has a limit of its own', () => {
    const before = bricklayer('4T 4W 4S', { players: 2, queue: ['A bricklayer', 'A worker1'], tower: '' })
    const { state } = playAll(before, [
      ['A', build('smallTower1', '1T 1W 1S')],
      ['A', build('smallTower2', '1T 1W 1S')],
      ['A', pass.helpers],
      ['A', build('smallTower3', '1T 1W 1S')],
      ['A', build('smallTower4', '1T 1W 1S')],
    ])
    expect(Object.keys(state.buildings)).toHaveLength(4)
  })

  test('[CA-T32, CA-4.4.1] nothing is built twice', () => {
    const state = bricklayer('1T 1B 1S', { built: ['house1'] })
    expect(reason(state, 'A', build('house1', '1T 1B 1S'))).toBe('alreadyBuilt')
    expect(reason(state, 'A', build('house2', '1T 1B 1S'))).toBeNull()
  })

  test('[CA-4.4.1, CA-R25] nothing that is no tile', () => {
    for (const id of ['market', 'forge', 'defenceTower', 'winterInn', 'house8', 'constructor', ''])
      expect(reason(bricklayer('1T 1B 1S'), 'A', build(id, '1T 1B 1S'))).toBe('unknownBuilding')
  })

  test('[CA-T33, CA-4.4.5, CA-4.6.1] with the first two pieces nothing can be built and nobody is asked', () => {
    expect(affordable(given(), seat('A'))).toEqual([])
    const { told } = chosen(given({ players: 3, tower: '' }), 'bricklayer', 'stonemason', 'messenger')
    expect(told('asked')).toEqual([])
  })

  test('[CA-4.4.5] a building is offered if there is a legal payment', () => {
    const state = stonemason('1T 1W 1S 1Ag', { built: ['smallTower2'] })
    const offered = affordable(state, seat('A')).map(({ id }) => id)
    const listed = legalMoves(castillo, state, seat('A')).flatMap((move) =>
      move.type === 'build' ? [move.building] : [],
    )
    expect(offered).toEqual([...new Set(listed)])
    // 8 without the silver, 10 and 12 with it.
    expect(new Set(offered.map((id) => buildings.find((one) => one.id === id)?.value))).toEqual(
      new Set([12, 8, 10]),
    )
    expect(offered).not.toContain('smallTower2')
  })

  test('[CA-4.4.1] who built what, and when, is noted', () => {
    const { state } = play(bricklayer(rich, { round: 5 }), 'A', build('smallTower1', '1T 1W 1S'))
    expect(state.buildings).toEqual({ smallTower1: { builtBy: seat('A'), round: 5 } })
    expect(state.builtThisRound[0]).toBe(1)
  })
})

describe('the Bricklayer and the tower', () => {
  const taking = (tower: string): State =>
    chosen(given({ players: 3, tower }), 'bricklayer', 'messenger', 'messenger').state

  test('[CA-4.3.11, CA-R15] takes all pieces of one kind, and cannot pass', () => {
    const state = taking('3S 2B 1Ag')
    expect(asked(state)).toBe('A towerTake')
    expect(legalMoves(castillo, state, seat('A'))).toEqual([take('sand'), take('brick'), take('silver')])
    const next = play(state, 'A', take('sand')).state
    expect(figures(next.defenceTower)).toEqual([0, 0, 2, 0, 1])
    expect(figures(player(next, 'A').resources)).toEqual([4, 1, 0, 0, 0])
  })

  test('[CA-4.3.11] a kind that is not there cannot be taken', () => {
    expect(reason(taking('3S 2B 1Ag'), 'A', take('wood'))).toBe('notOnTower')
  })

  test('[CA-4.3.11, CA-4.6.1] a single pile is taken by itself; an empty tower is passed over', () => {
    const one = taking('2Ag')
    expect(player(one, 'A').resources.silver).toBe(2)
    expect(figures(one.defenceTower)).toEqual([0, 0, 0, 0, 0])
    expect(taking('').round).toBe(2)
  })

  test('[CA-4.3.11, CA-4.3.13] the pile is there to build with; then come helpers', () => {
    const before = chosen(given({ players: 3, tower: '1B 2T' }), 'bricklayer', 'messenger', 'messenger').state
    const taken = play(before, 'A', take('stone')).state
    expect(asked(taken)).toBe('A build')
    const built = play(taken, 'A', build('smallTower1', '1T 1W 1S')).state
    expect(player(built, 'A').talers).toBe(3 + 3)
    // 6 talers: enough for the Forge's cheaper place.
    expect(asked(built)).toBe('A helpers')
    expect(reason(built, 'A', helper('forge-b'))).toBeNull()
  })

  test('[CA-4.3.19, CA-4.3.13] helpers come after building, for both builders', () => {
    for (const state of [
      bricklayer('1T 1W 1S', { talers: { A: 9 } }),
      stonemason('1T 1W 1S', { talers: { A: 9 } }),
    ])
      expect(asked(play(state, 'A', build('smallTower1', '1T 1W 1S')).state)).toBe('A helpers')
  })
})
