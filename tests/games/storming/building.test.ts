/** Building and recruiting, action by action [sections 5.1 to 5.3], and why it is refused. */
import { describe, expect, test } from 'vitest'
import { storming } from '../../../shared/games/storming/game.ts'
import type { Move } from '../../../shared/games/storming/moves.ts'
import { reasons } from '../../../shared/games/storming/refusals.ts'
import { seatOf } from '../../../shared/engine/ids.ts'
import {
  asked,
  at,
  attack,
  card,
  found,
  given,
  isActing,
  legal,
  move,
  play,
  playAll,
  player,
  points,
  reason,
  recruit,
  resolve,
  run,
  seat,
  supply,
  troop,
} from '../../kit/storming.ts'

describe('regions [ST-2.12, ST-5.6]', () => {
  test.each([
    ['build', found('buildWall', 'X1')],
    ['build', found('buildVillage', 'X1')],
    ['build', found('upgradeSettlement', 'X1')],
    ['recruit', recruit('X1', 'soldier')],
    ['military1', move(1, 'X1')],
    ['military1', attack(1, 'X1')],
  ] as const)('[ST-5.6] no such region, or none in play: %s %j', (kind, one) => {
    const state = card({ on: { D5: 'R:soldier' } }, 'R', kind)
    const json = (id: string): Move => JSON.parse(JSON.stringify(one).replace('X1', id)) as Move
    expect([reason(state, 'R', one), reason(state, 'R', json('A1'))]).toEqual(['noSuchRegion', 'notInPlay'])
  })

  test('[ST-5.6] the rejections of the rules, each once', () => {
    expect([reasons.length, new Set(reasons).size]).toEqual([33, 33])
    const state = card({}, 'R', 'build')
    expect(reason(state, 'B', found('buildWall', 'G4'))).toBe('notYourDecision')
    expect(reason(state, 'R', { type: 'placeEvent', eventId: 'fire' })).toBe('wrongPhase')
  })
})

describe('building', () => {
  test('[ST-5.20, ST-5.3] a village: the soldier stays, the piece is taken', () => {
    const before = card({ on: { D5: 'R:soldier' } }, 'R', 'build')
    const { state } = play(before, 'R', found('buildVillage', 'D5'))
    expect([at(state, 'D5'), supply(state, 'R', 'village')]).toEqual(['R:village R:soldier', 3])
    const built = { A4: 'R:village', B6: 'R:village', D3: 'R:village', F2: 'R:village' } as const
    expect(
      reason(card({ on: { ...built, D5: 'R:soldier' } }, 'R', 'build'), 'R', found('buildVillage', 'D5')),
    ).toBe('noPiece')
    expect(
      reason(
        card({ on: { D5: 'B:soldier', E3: 'R:soldier' } }, 'R', 'build'),
        'R',
        found('buildVillage', 'D5'),
      ),
    ).toBe('noSoldier')
  })

  test('[ST-5.21] only own villages and towns grow; conquered or not, a new city scores', () => {
    const state = card(
      { on: { D5: 'R:city', E3: 'B:village', C3: 'R:town', C5: 'R:sawmill forest' } },
      'R',
      'build',
    )
    const tried = ['D5', 'E3', 'C5', 'C3'].map((one) => reason(state, 'R', found('upgradeSettlement', one)))
    expect(tried).toEqual(['wrongLevel', 'notYours', 'notYours', 'legal'])
    const cities = { C4: 'R:city', E5: 'R:city', F3: 'R:city', C6: 'R:town' } as const
    expect(reason(card({ on: cities }, 'R', 'build'), 'R', found('upgradeSettlement', 'C6'))).toBe('noPiece')
  })

  test('[ST-5.22] sawmills in forests, mines on mountains, where nothing stands', () => {
    const on = {
      D5: 'forest R:soldier',
      E3: 'mountain R:soldier',
      C3: 'forest B:sawmill R:soldier',
      F3: 'forest R:knight',
      C5: 'mountain',
    } as const
    const state = card({ on }, 'R', 'build')
    const mill = ['D5', 'E3', 'C3', 'F3'].map((one) => reason(state, 'R', found('buildSawmill', one)))
    expect(mill).toEqual(['legal', 'terrain', 'regionOccupied', 'noSoldier'])
    expect([
      reason(state, 'R', found('buildMine', 'E3')),
      reason(state, 'R', found('buildMine', 'D5')),
    ]).toEqual(['legal', 'terrain'])
    const built = play(state, 'R', found('buildMine', 'E3')).state
    expect([at(built, 'E3'), points(built, 'R'), supply(built, 'R', 'resource')]).toEqual([
      'mountain R:mine R:soldier',
      1,
      2,
    ])
  })

  test('[ST-5.23] one wall each, three in all', () => {
    const state = card({ on: { D5: 'R:village*', E3: 'B:village' } }, 'R', 'build')
    const tried = ['D5', 'E3', 'C4', 'A2'].map((one) => reason(state, 'R', found('buildWall', one)))
    expect(tried).toEqual(['alreadyWalled', 'notYours', 'notYours', 'legal'])
    const walls = { D5: 'R:village*', E3: 'R:village*', C3: 'R:village*' } as const
    expect(reason(card({ on: walls }, 'R', 'build'), 'R', found('buildWall', 'A2'))).toBe('noPiece')
  })

  test('[ST-5.24, ST-5.7] improvements: face up, two at most', () => {
    const scene = {
      improvements: { R: ['market'] },
      display: { improvement: ['palace', 'theatre'] },
    } as const
    const state = card(scene, 'R', 'build')
    const take = (improvement: 'palace' | 'library' | 'theatre'): Move => ({
      type: 'buildImprovement',
      improvement,
    })
    expect([reason(state, 'R', take('library')), reason(state, 'R', take('palace'))]).toEqual([
      'notFaceUp',
      'legal',
    ])
    expect(reason(play(state, 'R', take('palace')).state, 'R', take('theatre'))).toBe('limitReached')
  })

  test('[ST-5.9, ST-R29] a sawmill counts for build cards, not for single actions', () => {
    const on = { D5: 'forest R:sawmill', E3: 'R:village' } as const
    const { state } = resolve({ on, pacts: [['blockade', 'RB']] }, ['tradeBoom'])
    expect(asked(play(state, 'R', found('buildWall', 'E3')).state)).toEqual(['B tradeBoom'])
    const raised = playAll(
      card({ on }, 'R', 'recruit'),
      ['R', recruit('E3', 'soldier')],
      ['R', recruit('A2', 'soldier')],
    )
    expect(isActing(raised, 'R')).toBe(false)
    const others = playAll(
      card({ on: { D5: 'forest B:sawmill', E3: 'R:village' } }, 'R', 'build'),
      ['R', found('buildWall', 'E3')],
      ['R', found('buildWall', 'A2')],
    )
    expect(isActing(others, 'R')).toBe(false)
  })
})

describe('recruiting', () => {
  test('[ST-5.30, ST-5.2] by the level of the settlement, where no troop stands', () => {
    const on = { D5: 'R:village', C3: 'R:town', E3: 'R:city', F4: 'R:city R:soldier', C5: 'B:city' } as const
    const state = card({ on }, 'R', 'recruit')
    const kinds = (one: string) =>
      (['soldier', 'knight', 'artillery'] as const).map((kind) => reason(state, 'R', recruit(one, kind)))
    expect(kinds('D5')).toEqual(['legal', 'wrongLevel', 'wrongLevel'])
    expect(kinds('C3')).toEqual(['legal', 'legal', 'wrongLevel'])
    expect(kinds('E3')).toEqual(['legal', 'legal', 'legal'])
    expect(kinds('F4')[0]).toBe('regionOccupied')
    expect([kinds('C5')[0], kinds('D4')[0]]).toEqual(['notYours', 'notYours'])
    const { state: raised } = play(state, 'R', recruit('E3', 'artillery'))
    expect([at(raised, 'E3'), supply(raised, 'R', 'artillery')]).toEqual(['R:city R:artillery', 1])
  })

  test('[ST-5.33] beside settlements: passable, no other’s structure, by the best level beside', () => {
    const on = {
      D5: 'R:village',
      D4: 'forest',
      E5: 'R:town',
      D6: 'lake',
      E4: 'mountain R:mine',
      C4: 'B:soldier',
    } as const
    const state = card({ on, improvements: { R: ['barracks'] } }, 'R', 'recruit')
    const tried = [
      recruit('D4', 'soldier'),
      recruit('D4', 'knight'),
      recruit('D6', 'soldier'),
      recruit('C4', 'soldier'),
      recruit('C5', 'knight'),
      recruit('F4', 'knight'),
      recruit('F5', 'artillery'),
      recruit('E4', 'soldier'),
      recruit('G3', 'soldier'),
    ]
    expect(tried.map((one) => reason(state, 'R', one))).toEqual([
      'legal',
      'terrain',
      'terrain',
      'regionOccupied',
      'wrongLevel',
      'legal',
      'wrongLevel',
      'legal',
      'outOfRange',
    ])
  })

  test('[ST-5.33] the best level beside a region counts', () => {
    const state = card(
      { on: { D5: 'R:village', E5: 'R:town' }, improvements: { R: ['barracks'] } },
      'R',
      'recruit',
    )
    expect(reason(state, 'R', recruit('D6', 'knight'))).toBe('legal')
  })

  test('[ST-5.31] civilians: face up, two at most, embargo; the civil action may follow', () => {
    const scene = { civilians: { R: ['spy'] }, display: { civilian: ['chancellor', 'general'] } } as const
    const take = (civilian: 'chancellor' | 'general' | 'alchemist'): Move => ({
      type: 'recruitCivilian',
      civilian,
    })
    const state = card(scene, 'R', 'recruit')
    expect(reason(state, 'R', take('alchemist'))).toBe('notFaceUp')
    const open = play(state, 'R', take('chancellor')).state
    expect([asked(open), legal(open, 'R').map(({ type }) => type)]).toEqual([
      ['R civilianRecruited'],
      ['pass', 'civilAction'],
    ])
    const revolts = play(open, 'R', { type: 'civilAction', civilian: 'chancellor' }).state
    expect([revolts.players.map((one) => one.revolts.length), reason(revolts, 'R', take('general'))]).toEqual(
      [[0, 1, 1], 'limitReached'],
    )
    // A civilian without one asks nothing.
    expect(asked(play(state, 'R', take('general')).state)).toEqual(['R act'])
    const quiet = play(
      card({ ...scene, pacts: [['developmentCrackdown', 'BG']] }, 'R', 'recruit'),
      'R',
      take('chancellor'),
    ).state
    expect(asked(quiet)).toEqual(['R act'])
  })
})

test('[ST-R12] the University: giving one up does not re-arm it, losing one to another does', () => {
  const scene = {
    unarmed: ['R'],
    civilians: { R: ['saboteur'], G: ['henchman'] },
    improvements: { B: ['market'] },
  } as const
  const own = playAll(
    card(scene, 'R', 'diplomacy'),
    ['R', { type: 'civilAction', civilian: 'saboteur', seat: 1, card: 'market' }],
    ['R', { type: 'loseOrKeep', keep: false }],
  )
  expect(player(own, 'R').universityArmed).toBe(false)
  const other = play(card(scene, 'G', 'diplomacy'), 'G', {
    type: 'civilAction',
    civilian: 'henchman',
    seat: 0,
    card: 'saboteur',
  }).state
  expect(player(other, 'R').universityArmed).toBe(true)
})

test('[ST-R35] a Library that falls with the University it copied sends the third civilian away', () => {
  const scene = {
    civilians: { R: ['general', 'spy', 'warlock'] },
    improvements: { R: ['library'], G: ['university'] },
    library: ['R', 'university', 'G'],
  } as const
  const { state } = resolve(scene, ['assassination-green-1'])
  expect(asked(state)).toEqual(['R discardCivilian'])
  const quiet = run(given({ ...scene, pacts: [['developmentCrackdown', 'BG']] }), [
    { type: 'resolution' },
    { type: 'keepWarlockEvent', seat: seatOf(0) },
  ]).state
  expect(asked(quiet)).toEqual(['R keepWarlockEvent'])
})

test('[ST-R47] troops are numbered in order of placing, revolts queue up', () => {
  const before = card({ on: { D5: 'R:soldier', E3: 'R:village' } }, 'R', 'recruit')
  const state = playAll(before, ['R', recruit('E3', 'soldier')], ['R', recruit('A2', 'soldier')])
  expect([troop(state, 'E3'), troop(state, 'A2')]).toEqual([2, 3])
  const { state: queue } = resolve({}, ['revolt1', 'classStruggle'])
  expect([player(queue, 'R').revolts[0]?.id, queue.revoltSupply.at(-1)]).toEqual(['revolt2', 'revolt1'])
})

test('[ST-2.2] a move that needs a piece the supply has not got is no candidate either', () => {
  const on = { C3: 'R:village', C5: 'R:village', E3: 'R:village', E5: 'R:village', D4: 'R:soldier' } as const
  const state = card({ on, homes: true }, 'R', 'build')
  expect([
    supply(state, 'R', 'village'),
    legal(state, 'R').some(({ type }) => type === 'buildVillage'),
  ]).toEqual([0, false])
  expect(storming.census(state)[`village of seat ${seat('R')}`]).toBe(5)
})
