/** Moving and attacking [section 5.4]. */
import { describe, expect, test } from 'vitest'
import {
  at,
  attack,
  card,
  move,
  perm,
  play,
  player,
  reason,
  resolve,
  type Scene,
  supply,
  troop,
  types,
} from '../../kit/storming.ts'

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
    // All that the attack does comes first.
    const scene = { on: { D5: 'B:village B:soldier', D6: 'R:soldier' }, pacts: [['blockade', 'RB']] } as const
    const before = card(scene, 'R', 'military1')
    const kinds = ['attacked', 'troopLost', 'troopMoved', 'conquered', 'pointGained', 'pactEnded']
    const { events } = play(before, 'R', attack(troop(before, 'D6'), 'D5'))
    expect(types(events).filter((type) => kinds.includes(type))).toEqual(kinds)
    const shot = card({ ...scene, on: { D5: 'B:soldier', D6: 'R:artillery' } }, 'R', 'military1')
    expect(
      types(play(shot, 'R', attack(troop(shot, 'D6'), 'D5')).events).filter((type) => kinds.includes(type)),
    ).toEqual(['attacked', 'troopLost', 'pactEnded'])
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
