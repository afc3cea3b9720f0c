/** The war wagon and the caravan [sections 5.5 and 5.6]. */
import { describe, expect, test } from 'vitest'
import type { Move } from '../../../shared/games/storming/moves.ts'
import { at, attack, card, move, perm, play, player, reason, troop } from '../../kit/storming.ts'

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
      { moveTo: 'D3', target: 'D4' },
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
      'nothingToAttack',
    ])
    const shot = play(state, 'R', use({ moveTo: 'D3', target: 'C4', first: 'attack' })).state
    expect([at(shot, 'C4'), at(shot, 'D3'), at(shot, 'D4')]).toEqual(['B:village', '', ''])
    const kept = card({ ...scene, pacts: [['projectValkyrie', 'RG']] }, 'R', 'military1')
    expect(at(play(kept, 'R', use({ moveTo: 'D3', target: 'C4', first: 'attack' })).state, 'D3')).toBe(
      'warWagon',
    )
    // It shoots from where it stands by then.
    const from = (first: 'move' | 'attack') => {
      const { events } = play(kept, 'R', use({ moveTo: 'D3', target: 'C4', first }))
      return events.flatMap((one) => (one.type === 'attacked' ? [one.from] : []))
    }
    expect([from('move'), from('attack')]).toEqual([['D3'], ['D4']])
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
