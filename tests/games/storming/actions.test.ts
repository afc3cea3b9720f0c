/** Actions one by one: building, recruiting, fighting, diplomacy [section 5], and why they are refused. */
import { describe, expect, test } from 'vitest'
import { storming } from '../../../shared/games/storming/game.ts'
import type { Move } from '../../../shared/games/storming/moves.ts'
import { reasons } from '../../../shared/games/storming/refusals.ts'
import { seatOf } from '../../../shared/engine/ids.ts'
import {
  asked,
  at,
  card,
  given,
  isActing,
  legal,
  perm,
  play,
  playAll,
  player,
  points,
  reason,
  resolve,
  run,
  type Scene,
  seat,
  supply,
  troop,
  types,
} from '../../kit/storming.ts'

const move = (troopId: number, to: string): Move => ({ type: 'moveTroop', troopId, to })
const attack = (troopId: number, to: string): Move => ({ type: 'attack', troopId, to })
const recruit = (region: string, kind: 'soldier' | 'knight' | 'artillery'): Move => ({
  type: 'recruitTroop',
  region,
  kind,
})
const region = (
  type: 'buildVillage' | 'upgradeSettlement' | 'buildSawmill' | 'buildMine' | 'buildWall',
  one: string,
): Move => ({ type, region: one })

describe('regions [ST-2.12, ST-5.6]', () => {
  test.each([
    ['build', region('buildWall', 'X1')],
    ['build', region('buildVillage', 'X1')],
    ['build', region('upgradeSettlement', 'X1')],
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
    expect(reason(state, 'B', region('buildWall', 'G4'))).toBe('notYourDecision')
    expect(reason(state, 'R', { type: 'placeEvent', eventId: 'fire' })).toBe('wrongPhase')
  })
})

describe('building', () => {
  test('[ST-5.20, ST-5.3] a village: the soldier stays, the piece is taken', () => {
    const before = card({ on: { D5: 'R:soldier' } }, 'R', 'build')
    const { state } = play(before, 'R', region('buildVillage', 'D5'))
    expect([at(state, 'D5'), supply(state, 'R', 'village')]).toEqual(['R:village R:soldier', 3])
    const built = { A4: 'R:village', B6: 'R:village', D3: 'R:village', F2: 'R:village' } as const
    expect(
      reason(card({ on: { ...built, D5: 'R:soldier' } }, 'R', 'build'), 'R', region('buildVillage', 'D5')),
    ).toBe('noPiece')
    expect(
      reason(
        card({ on: { D5: 'B:soldier', E3: 'R:soldier' } }, 'R', 'build'),
        'R',
        region('buildVillage', 'D5'),
      ),
    ).toBe('noSoldier')
  })

  test('[ST-5.21] only own villages and towns grow; conquered or not, a new city scores', () => {
    const state = card(
      { on: { D5: 'R:city', E3: 'B:village', C3: 'R:town', C5: 'R:sawmill forest' } },
      'R',
      'build',
    )
    const tried = ['D5', 'E3', 'C5', 'C3'].map((one) => reason(state, 'R', region('upgradeSettlement', one)))
    expect(tried).toEqual(['wrongLevel', 'notYours', 'notYours', 'legal'])
    const cities = { C4: 'R:city', E5: 'R:city', F3: 'R:city', C6: 'R:town' } as const
    expect(reason(card({ on: cities }, 'R', 'build'), 'R', region('upgradeSettlement', 'C6'))).toBe('noPiece')
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
    const mill = ['D5', 'E3', 'C3', 'F3'].map((one) => reason(state, 'R', region('buildSawmill', one)))
    expect(mill).toEqual(['legal', 'terrain', 'regionOccupied', 'noSoldier'])
    expect([
      reason(state, 'R', region('buildMine', 'E3')),
      reason(state, 'R', region('buildMine', 'D5')),
    ]).toEqual(['legal', 'terrain'])
    const built = play(state, 'R', region('buildMine', 'E3')).state
    expect([at(built, 'E3'), points(built, 'R'), supply(built, 'R', 'resource')]).toEqual([
      'mountain R:mine R:soldier',
      1,
      2,
    ])
  })

  test('[ST-5.23] one wall each, three in all', () => {
    const state = card({ on: { D5: 'R:village*', E3: 'B:village' } }, 'R', 'build')
    const tried = ['D5', 'E3', 'C4', 'A2'].map((one) => reason(state, 'R', region('buildWall', one)))
    expect(tried).toEqual(['alreadyWalled', 'notYours', 'notYours', 'legal'])
    const walls = { D5: 'R:village*', E3: 'R:village*', C3: 'R:village*' } as const
    expect(reason(card({ on: walls }, 'R', 'build'), 'R', region('buildWall', 'A2'))).toBe('noPiece')
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
    expect(asked(play(state, 'R', region('buildWall', 'E3')).state)).toEqual(['B tradeBoom'])
    const raised = playAll(
      card({ on }, 'R', 'recruit'),
      ['R', recruit('E3', 'soldier')],
      ['R', recruit('A2', 'soldier')],
    )
    expect(isActing(raised, 'R')).toBe(false)
    const others = playAll(
      card({ on: { D5: 'forest B:sawmill', E3: 'R:village' } }, 'R', 'build'),
      ['R', region('buildWall', 'E3')],
      ['R', region('buildWall', 'A2')],
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

describe('moving', () => {
  test('[ST-5.1, ST-5.25, ST-5.41, ST-5.43] soldiers one region over land, artillery over plains', () => {
    const on = {
      D4: 'R:soldier',
      D5: 'forest',
      E4: 'mountain',
      C3: 'lake',
      F3: 'R:artillery',
      F4: 'forest',
    } as const
    const state = card({ on }, 'R', 'military1')
    const [soldier, gun] = [troop(state, 'D4'), troop(state, 'F3')]
    expect(['D5', 'E4', 'C3', 'D3', 'D6'].map((to) => reason(state, 'R', move(soldier, to)))).toEqual([
      'legal',
      'legal',
      'terrain',
      'legal',
      'outOfRange',
    ])
    expect(['F2', 'F4', 'E4', 'F5'].map((to) => reason(state, 'R', move(gun, to)))).toEqual([
      'legal',
      'terrain',
      'terrain',
      'outOfRange',
    ])
    expect(reason(state, 'R', move(99, 'D3'))).toBe('notYours')
    const other = card({ on: { D4: 'R:soldier', D6: 'B:soldier' } }, 'R', 'military1')
    expect(reason(other, 'R', move(troop(other, 'D6'), 'D7'))).toBe('notYours')
  })

  test('[ST-5.44, ST-5.2, ST-5.4] no move onto a troop or an enemy’s structure', () => {
    const on = {
      D4: 'R:soldier',
      D5: 'B:soldier',
      D3: 'forest B:sawmill',
      C3: 'R:village',
      C4: 'forest R:sawmill',
      E3: 'R:soldier',
    } as const
    const state = card({ on }, 'R', 'military1')
    expect(
      ['D5', 'D3', 'E3', 'C3', 'C4'].map((to) => reason(state, 'R', move(troop(state, 'D4'), to))),
    ).toEqual(['regionOccupied', 'regionOccupied', 'regionOccupied', 'legal', 'legal'])
  })

  test('[ST-5.42, ST-R36a] a knight rides past own troops and special troops of its own pacts', () => {
    const ride = (between: string, scene: Scene = {}) => {
      const state = card({ ...scene, on: { D3: 'R:knight', D4: between } }, 'R', 'military1')
      return reason(state, 'R', move(troop(state, 'D3'), 'D5'))
    }
    expect(ride('R:village R:soldier')).toBe('legal')
    expect(ride('caravan', { pacts: [['tradeRoute', 'RB', 'R']] })).toBe('legal')
    expect(ride('caravan', { pacts: [['tradeRoute', 'GB', 'G']] })).toBe('blockedPath')
    expect(ride('mountain')).toBe('blockedPath')
    const far = card({ on: { D3: 'R:knight' } }, 'R', 'military1')
    expect(['D6', 'C5', 'B3'].map((to) => reason(far, 'R', move(troop(far, 'D3'), to)))).toEqual([
      'outOfRange',
      'outOfRange',
      'legal',
    ])
  })

  test('[ST-4.27] a troop acts once with a card', () => {
    const before = card({ on: { D4: 'R:soldier', E6: 'R:soldier' } }, 'R', 'military1')
    const state = play(before, 'R', move(troop(before, 'D4'), 'D5')).state
    expect(reason(state, 'R', move(troop(before, 'D4'), 'D4'))).toBe('troopAlreadyUsed')
    expect(reason(state, 'R', attack(troop(before, 'D4'), 'D6'))).toBe('troopAlreadyUsed')
    expect(reason(state, 'R', move(troop(before, 'E6'), 'E5'))).toBe('legal')
  })
})

describe('attacking', () => {
  test('[ST-5.26, ST-5.45, ST-5.46] what soldiers and knights may attack', () => {
    const on = {
      D4: 'R:soldier',
      D5: 'B:soldier',
      D3: 'forest B:sawmill',
      C3: 'R:soldier',
      E3: 'lake',
      C4: 'B:village*',
      E4: 'R:village',
    } as const
    const state = card({ on }, 'R', 'military1')
    const tried = ['D5', 'D3', 'C3', 'C4', 'E4', 'D6', 'E3'].map((to) =>
      reason(state, 'R', attack(troop(state, 'D4'), to)),
    )
    expect(tried).toEqual([
      'legal',
      'legal',
      'regionOccupied',
      'legal',
      'nothingToAttack',
      'outOfRange',
      'terrain',
    ])
    const knight = card(
      { on: { D4: 'R:knight', D5: 'forest B:sawmill', D6: 'B:soldier', C3: 'lake', B3: 'B:village' } },
      'R',
      'military1',
    )
    const rides = ['D5', 'D6', 'B3'].map((to) => reason(knight, 'R', attack(troop(knight, 'D4'), to)))
    expect(rides).toEqual(['terrain', 'blockedPath', 'legal'])
    expect(reason(state, 'R', attack(troop(state, 'D5'), 'D4'))).toBe('notYours')
  })

  test('[ST-5.46, ST-5.53] a foreign special troop on one’s own walled settlement is a target', () => {
    const scene = {
      on: { D5: 'R:village* caravan', D6: 'R:soldier' },
      pacts: [['tradeRoute', 'BG', 'B']],
    } as const
    const before = card(scene, 'R', 'military1')
    const state = play(before, 'R', attack(troop(before, 'D6'), 'D5')).state
    expect([at(state, 'D5'), perm(state, 'R')]).toEqual(['R:village* R:soldier', 1])
  })

  test('[ST-5.47, ST-R9] a wall takes the blow, also for the soldier behind it', () => {
    const before = card({ on: { D5: 'B:city* B:soldier', D6: 'R:soldier' } }, 'R', 'military1')
    const { state, events } = play(before, 'R', attack(troop(before, 'D6'), 'D5'))
    expect([at(state, 'D5'), at(state, 'D6'), perm(state, 'R')]).toEqual(['B:city B:soldier', 'R:soldier', 0])
    expect(types(events)).toContain('wallLost')
  })

  test('[ST-5.48, ST-5.49, ST-1.4] otherwise the troop falls, the attacker moves in and takes what is there', () => {
    const on = { D5: 'B:town B:knight', D6: 'R:soldier' } as const
    const before = card({ on }, 'R', 'military1')
    const state = play(before, 'R', attack(troop(before, 'D6'), 'D5')).state
    expect([
      at(state, 'D5'),
      at(state, 'D6'),
      perm(state, 'R'),
      supply(state, 'B', 'town'),
      supply(state, 'R', 'town'),
    ]).toEqual(['R:town R:soldier', '', 1, 4, 3])
    const mill = card({ on: { D5: 'forest B:sawmill', D6: 'R:soldier' } }, 'R', 'military1')
    const taken = play(mill, 'R', attack(troop(mill, 'D6'), 'D5')).state
    expect([at(taken, 'D5'), perm(taken, 'R'), supply(taken, 'B', 'resource')]).toEqual([
      'forest R:sawmill R:soldier',
      0,
      3,
    ])
    const field = card({ on: { D5: 'B:soldier', D6: 'R:soldier' } }, 'R', 'military1')
    expect(at(play(field, 'R', attack(troop(field, 'D6'), 'D5')).state, 'D5')).toBe('R:soldier')
  })

  test('[ST-5.50, ST-R10] a conquered city scores as a conquest only', () => {
    const before = card({ on: { D5: 'B:city', D6: 'R:soldier' } }, 'R', 'military1')
    const state = play(before, 'R', attack(troop(before, 'D6'), 'D5')).state
    expect([at(state, 'D5'), player(state, 'R').tally]).toEqual(['R:city R:soldier', { conquest: 1 }])
  })

  test('[ST-5.51, ST-R8, ST-R41a] artillery: troops, special troops and walls within two, the wall first', () => {
    const on = {
      D4: 'R:artillery',
      D6: 'B:village* B:soldier',
      C5: 'caravan',
      E5: 'forest B:sawmill',
      D2: 'R:soldier',
      C3: 'mountain',
      B3: 'B:soldier',
    } as const
    const before = card({ on, pacts: [['tradeRoute', 'BG', 'B']] }, 'R', 'military1')
    const gun = troop(before, 'D4')
    const tried = ['D6', 'C5', 'E5', 'D2', 'B3', 'D7', 'D4'].map((to) => reason(before, 'R', attack(gun, to)))
    expect(tried).toEqual([
      'legal',
      'legal',
      'nothingToAttack',
      'nothingToAttack',
      'legal',
      'outOfRange',
      'outOfRange',
    ])
    const state = play(before, 'R', attack(gun, 'D6')).state
    expect([at(state, 'D6'), at(state, 'D4')]).toEqual(['B:village B:soldier', 'R:artillery'])
  })

  test('[ST-5.52, ST-R30, ST-R37a] attacking a partner’s troop, mine, sawmill or wall breaks the pact, after the attack', () => {
    for (const target of ['B:soldier', 'forest B:sawmill', 'mountain B:mine', 'B:village*', 'B:village']) {
      const before = card(
        { on: { D5: target, D6: 'R:soldier' }, pacts: [['blockade', 'RB']] },
        'R',
        'military1',
      )
      const { state, events } = play(before, 'R', attack(troop(before, 'D6'), 'D5'))
      expect([
        target,
        state.pacts,
        types(events).indexOf('pactEnded') > types(events).indexOf('attacked'),
      ]).toEqual([target, [], true])
    }
    const other = card(
      { on: { D5: 'G:soldier', D6: 'R:soldier' }, pacts: [['blockade', 'RB']] },
      'R',
      'military1',
    )
    expect(play(other, 'R', attack(troop(other, 'D6'), 'D5')).state.pacts).toHaveLength(1)
  })

  test('[ST-5.52] a special troop is nobody’s: attacking it is no attack on its signers', () => {
    const scene = {
      on: { D5: 'caravan', D6: 'R:soldier' },
      pacts: [
        ['tradeRoute', 'BG', 'B'],
        ['blockade', 'RB'],
      ],
      improvements: { B: ['embassy'] },
    } as const
    const before = card(scene, 'R', 'military1')
    const state = play(before, 'R', attack(troop(before, 'D6'), 'D5')).state
    expect([state.pacts.map(({ id }) => id), player(state, 'R').revolts, perm(state, 'R')]).toEqual([
      ['blockade'],
      [],
      1,
    ])
  })

  test('[ST-R42, ST-5.87] unless a signer’s own piece stood there too', () => {
    const scene = {
      on: { D5: 'B:village caravan', D6: 'R:soldier' },
      pacts: [['tradeRoute', 'BG', 'B']],
      improvements: { G: ['embassy'] },
    } as const
    const before = card(scene, 'R', 'military1')
    const state = play(before, 'R', attack(troop(before, 'D6'), 'D5')).state
    expect([player(state, 'R').revolts.length, perm(state, 'R'), at(state, 'D5')]).toEqual([
      1,
      2,
      'R:village R:soldier',
    ])
  })
})

describe('the war wagon', () => {
  const scene = {
    on: { D4: 'warWagon', D5: 'forest', E4: 'R:soldier', C4: 'B:village*', D2: 'G:soldier' },
    pacts: [['projectValkyrie', 'RB']],
  } as const
  const use = (more: object): Move => ({ type: 'useWarWagon', first: 'move', ...more })

  test('[ST-5.27, ST-5.61, ST-5.62, ST-5.63] one move and one shot, in either order', () => {
    const state = card(scene, 'R', 'military1')
    const tried = [
      { moveTo: 'D5' },
      { moveTo: 'E4' },
      { moveTo: 'C4' },
      { moveTo: 'D6' },
      { moveTo: 'D3' },
      {},
      { target: 'D2', first: 'attack' },
      { moveTo: 'E3', target: 'D2' },
      { moveTo: 'D3', target: 'D6' },
    ]
    expect(tried.map((one) => reason(state, 'R', use(one)))).toEqual([
      'terrain',
      'regionOccupied',
      'regionOccupied',
      'outOfRange',
      'legal',
      'noTarget',
      'legal',
      'legal',
      'outOfRange',
    ])
    const shot = play(state, 'R', use({ moveTo: 'D3', target: 'C4', first: 'attack' })).state
    expect([at(shot, 'C4'), at(shot, 'D3'), at(shot, 'D4')]).toEqual(['B:village', '', ''])
    const kept = card({ ...scene, pacts: [['projectValkyrie', 'RG']] }, 'R', 'military1')
    expect(at(play(kept, 'R', use({ moveTo: 'D3', target: 'C4', first: 'attack' })).state, 'D3')).toBe(
      'warWagon',
    )
    expect(reason(card({ ...scene, flags: ['truce'] }, 'R', 'military1'), 'R', use({ target: 'D2' }))).toBe(
      'truce',
    )
    expect(
      reason(
        card({ ...scene, on: { ...scene.on, G3: 'G:soldier' } }, 'G', 'military1'),
        'G',
        use({ moveTo: 'D3' }),
      ),
    ).toBe('notYours')
  })

  test('[ST-R56] it may roll where it has just cleared the way', () => {
    const state = card({ ...scene, on: { D4: 'warWagon', D3: 'G:soldier' } }, 'R', 'military1')
    expect(reason(state, 'R', use({ moveTo: 'D3', target: 'D3', first: 'move' }))).toBe('regionOccupied')
    const after = play(state, 'R', use({ moveTo: 'D3', target: 'D3', first: 'attack' })).state
    expect([at(after, 'D3'), at(after, 'D4')]).toEqual(['warWagon', ''])
  })

  test('[ST-5.64, ST-R39] destroyed by an outsider, a point; by a signer, only the pact ends', () => {
    const on = { D4: 'warWagon', D5: 'G:soldier', D3: 'R:soldier' } as const
    const outsider = card({ ...scene, on }, 'G', 'military1')
    const state = play(outsider, 'G', attack(troop(outsider, 'D5'), 'D4')).state
    expect([perm(state, 'G'), state.pacts, at(state, 'D4')]).toEqual([1, [], 'G:soldier'])
    const signer = card({ ...scene, on }, 'R', 'military1')
    const own = play(signer, 'R', attack(troop(signer, 'D3'), 'D4')).state
    expect([perm(own, 'R'), own.pacts, player(own, 'R').revolts]).toEqual([0, [], []])
  })

  test('[ST-5.65, ST-5.83] it goes with its pact, whoever breaks it', () => {
    const state = play(card(scene, 'G', 'diplomacy'), 'G', {
      type: 'breakPact',
      pact: 'projectValkyrie',
    }).state
    expect([at(state, 'D4'), state.discards.pact]).toEqual(['', ['projectValkyrie']])
  })
})

describe('the caravan', () => {
  const pacts = [['tradeRoute', 'RB', 'R']] as const
  test('[ST-5.71, ST-5.72, ST-R16] over land, one region, past no troop; into anybody’s settlement but an outsider’s walled one', () => {
    const on = {
      D4: 'caravan',
      D5: 'lake',
      D3: 'forest G:sawmill',
      E4: 'G:soldier',
      C4: 'B:village*',
      C3: 'G:village*',
      E3: 'mountain',
    } as const
    const state = card({ on, pacts }, 'R', 'military1')
    const caravan = troop(state, 'D4')
    expect(
      ['D5', 'D3', 'E4', 'C4', 'C3', 'E3', 'D6'].map((to) => reason(state, 'R', move(caravan, to))),
    ).toEqual(['terrain', 'legal', 'regionOccupied', 'legal', 'walled', 'legal', 'outOfRange'])
    expect(reason(state, 'R', attack(caravan, 'E4'))).toBe('notYours')
    const outsider = card({ on: { ...on, G3: 'G:soldier' }, pacts }, 'G', 'military1')
    expect(reason(outsider, 'G', move(caravan, 'E3'))).toBe('notYours')
  })

  test('[ST-5.73, ST-5.71] sawmills score nothing; entering it is an attack', () => {
    const on = { D4: 'caravan', D3: 'forest G:sawmill', E4: 'G:soldier' } as const
    const before = card({ on, pacts }, 'R', 'military1')
    const state = play(before, 'R', move(troop(before, 'D4'), 'D3')).state
    expect([perm(state, 'R'), at(state, 'D3')]).toEqual([0, 'forest G:sawmill caravan'])
    const other = card({ on, pacts }, 'G', 'military1')
    expect(reason(other, 'G', move(troop(other, 'E4'), 'D4'))).toBe('regionOccupied')
  })

  test('[ST-5.74, ST-5.87] it goes when its pact ends', () => {
    const state = play(card({ on: { D4: 'caravan' }, pacts }, 'G', 'diplomacy'), 'G', {
      type: 'breakPact',
      pact: 'tradeRoute',
    }).state
    expect([at(state, 'D4'), perm(state, 'G')]).toEqual(['', 0])
  })
})

describe('diplomacy', () => {
  test('[ST-5.80, ST-R26, ST-4.8] the first-player marker, not by who has it; at once', () => {
    const state = play(card({ first: 'B' }, 'R', 'diplomacy'), 'R', { type: 'claimFirstPlayer' }).state
    expect([state.firstPlayer, asked(state)]).toEqual([0, ['R plan', 'B plan', 'G plan']])
  })

  test('[ST-5.81, ST-5.86, ST-R17] what may be offered to whom', () => {
    const scene = { display: { pact: ['projectValkyrie', 'tradeRoute'] } } as const
    const offer = (
      pact: 'projectValkyrie' | 'tradeRoute' | 'blockade',
      to: number,
      role?: 'point',
    ): Move => ({ type: 'offerPact', pact, seat: to, ...(role === undefined ? {} : { role }) })
    const state = card(scene, 'R', 'diplomacy')
    expect(
      [
        offer('blockade', 1),
        offer('tradeRoute', 0),
        offer('tradeRoute', 3),
        offer('tradeRoute', 1, 'point'),
        offer('tradeRoute', 1),
      ].map((one) => reason(state, 'R', one)),
    ).toEqual(['notFaceUp', 'noTarget', 'noTarget', 'noTarget', 'legal'])
    const full = card(
      { ...scene, on: { A2: 'R:village R:soldier', G4: 'B:village B:soldier' } },
      'R',
      'diplomacy',
    )
    expect([reason(full, 'R', offer('tradeRoute', 1)), reason(full, 'R', offer('tradeRoute', 2))]).toEqual([
      'noTarget',
      'legal',
    ])
    const crowded = given(scene)
    for (const one of Object.values(crowded.map)) one.terrain = 'forest'
    expect(reason(resolve(crowded, ['diplomacy-red']).state, 'R', offer('projectValkyrie', 1))).toBe(
      'noTarget',
    )
  })

  test('[ST-5.82, ST-7.9] the one who was asked answers', () => {
    const open = play(card({}, 'R', 'diplomacy'), 'R', {
      type: 'offerPact',
      pact: 'noQuarter',
      seat: 2,
    }).state
    expect(open.offered).toEqual({ pact: 'noQuarter', from: 0, to: 2, role: null })
    expect([
      reason(open, 'B', { type: 'answerPact', accept: true }),
      reason(open, 'G', { type: 'answerPact', accept: true }),
    ]).toEqual(['notYourDecision', 'legal'])
    const signed = play(open, 'G', { type: 'answerPact', accept: true }).state
    expect([signed.pacts.map(({ id, signers }) => [id, signers]), signed.offered]).toEqual([
      [['noQuarter', [0, 2]]],
      null,
    ])
  })

  test('[ST-5.83, ST-5.87, ST-R32] anybody may break any pact; each Embassy of another signer costs a revolt', () => {
    const state = card(
      {
        pacts: [['blockade', 'RB']],
        improvements: { R: ['embassy'], B: ['library'] },
        library: ['B', 'embassy', 'R'],
      },
      'G',
      'diplomacy',
    )
    expect(reason(state, 'G', { type: 'breakPact', pact: 'noQuarter' })).toBe('noSuchPact')
    const broken = play(state, 'G', { type: 'breakPact', pact: 'blockade' }).state
    expect([broken.pacts, player(broken, 'G').revolts.length, broken.discards.pact]).toEqual([
      [],
      2,
      ['blockade'],
    ])
  })

  test('[ST-5.84, ST-R43a] civil actions are for who owns the civilian', () => {
    const state = card({ civilians: { R: ['saboteur'] } }, 'R', 'diplomacy')
    expect(reason(state, 'R', { type: 'civilAction', civilian: 'henchman', seat: 1, card: 'spy' })).toBe(
      'notYours',
    )
    expect(reason(state, 'R', { type: 'civilAction', civilian: 'saboteur', seat: 1, card: 'market' })).toBe(
      'noTarget',
    )
    const passive = card({ civilians: { R: ['spy'], B: ['general'] } }, 'R', 'diplomacy')
    expect(reason(passive, 'R', { type: 'civilAction', civilian: 'spy', seat: 1, card: 'general' })).toBe(
      'noTarget',
    )
  })
})

test('[ST-5.5, ST-R40a] events leave special troops alone, an empty region holds nothing', () => {
  const scene = {
    on: { D5: 'B:village caravan', D4: 'warWagon' },
    pacts: [
      ['tradeRoute', 'RB', 'B'],
      ['projectValkyrie', 'RG'],
    ],
  } as const
  const { state } = resolve(scene, ['plague', 'dampPowder', 'insurrection-blue-1'])
  expect([at(state, 'D5'), at(state, 'D4')]).toEqual(['B:village caravan', 'warWagon'])
  const rain = resolve(scene, ['torrentialRain']).state
  expect(reason(rain, 'R', { type: 'placeLake', region: 'D4' })).toBe('regionOccupied')
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

test('[ST-R39a] a knight that finds no soldier piece is removed', () => {
  const five = {
    C3: 'R:soldier',
    C4: 'R:soldier',
    C5: 'R:soldier',
    E4: 'R:soldier',
    E5: 'R:soldier',
  } as const
  const state = resolve({ on: { ...five, D5: 'R:knight' } }, ['quagmire']).state
  expect([at(state, 'D5'), supply(state, 'R', 'knight'), supply(state, 'R', 'soldier')]).toEqual(['', 3, 0])
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
