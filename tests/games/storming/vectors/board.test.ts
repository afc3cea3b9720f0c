/** Test vectors of RULES.md: building and fighting [section 10]. */
import { describe, expect, test } from 'vitest'
import { storming } from '../../../../shared/games/storming/game.ts'
import {
  asked,
  at,
  attack,
  card,
  found,
  handOf,
  isActing,
  move,
  perm,
  play,
  playAll,
  player,
  points,
  reason,
  recruit,
  resolve,
  supply,
  troop,
  types,
} from '../../../kit/storming.ts'
import type { State } from '../../../../shared/games/storming/state.ts'

const winner = (state: State): string => `${state.winner?.why} ${state.winner?.seat}`

describe('building', () => {
  test('[ST-T14] one sawmill, three actions; a second one built by the card, four', () => {
    const on = { C3: 'forest R:sawmill', E5: 'forest R:soldier', C5: 'R:village', E3: 'R:village' } as const
    const plain = playAll(
      card({ on }, 'R', 'build'),
      ['R', found('buildWall', 'C5')],
      ['R', found('buildWall', 'E3')],
    )
    expect(isActing(plain, 'R')).toBe(true)
    expect(isActing(play(plain, 'R', found('buildWall', 'A2')).state, 'R')).toBe(false)
    const more = playAll(
      card({ on }, 'R', 'build'),
      ['R', found('buildWall', 'C5')],
      ['R', found('buildSawmill', 'E5')],
      ['R', found('buildWall', 'E3')],
    )
    expect(isActing(more, 'R')).toBe(true)
    expect(isActing(play(more, 'R', found('buildWall', 'A2')).state, 'R')).toBe(false)
  })

  test('[ST-T15] village to town to city: a point, and the wall stays', () => {
    const before = card({ on: { D5: 'R:village*' } }, 'R', 'build')
    const town = play(before, 'R', found('upgradeSettlement', 'D5')).state
    expect([at(town, 'D5'), perm(town, 'R')]).toEqual(['R:town*', 0])
    const city = play(town, 'R', found('upgradeSettlement', 'D5')).state
    expect([at(city, 'D5'), perm(city, 'R')]).toEqual(['R:city*', 1])
    const left = (state: State) =>
      (['village', 'town', 'city', 'wall'] as const).map((piece) => supply(state, 'R', piece))
    expect([left(before), left(city)]).toEqual([
      [3, 4, 3, 2],
      [4, 4, 2, 2],
    ])
  })

  test.each(['R', 'B'])('[ST-T16] no village beside one of %s', (owner) => {
    const state = card({ on: { B5: 'R:soldier', A5: `${owner}:village`, D4: 'R:village' } }, 'R', 'build')
    expect(reason(state, 'R', found('buildVillage', 'B5'))).toBe('adjacentSettlement')
  })

  test('[ST-T17] a village needs a plain and a soldier', () => {
    const state = card({ on: { D4: 'forest R:soldier', E5: 'R:knight' } }, 'R', 'build')
    expect(reason(state, 'R', found('buildVillage', 'D4'))).toBe('terrain')
    expect(reason(state, 'R', found('buildSawmill', 'D4'))).toBe('legal')
    expect(reason(state, 'R', found('buildVillage', 'E5'))).toBe('noSoldier')
  })

  test('[ST-T44] seven points in the middle of a card end the game', () => {
    const before = card({ on: { D5: 'R:town', E3: 'B:village' }, perm: { R: 6 } }, 'R', 'build')
    const { state } = play(before, 'R', found('upgradeSettlement', 'D5'))
    expect([winner(state), asked(state)]).toEqual(['points 0', []])
  })
})

describe('fighting', () => {
  test('[ST-T18] a mine is taken with its point', () => {
    const before = card({ on: { D6: 'mountain B:mine B:soldier', C5: 'R:soldier' } }, 'R', 'military1')
    expect([points(before, 'R'), points(before, 'B')]).toEqual([0, 1])
    const { state } = play(before, 'R', attack(troop(before, 'C5'), 'D6'))
    expect([at(state, 'D6'), at(state, 'C5')]).toEqual(['mountain R:mine R:soldier', ''])
    expect([points(state, 'R'), points(state, 'B'), perm(state, 'R'), perm(state, 'B')]).toEqual([1, 0, 0, 0])
    expect(supply(state, 'B', 'soldier')).toBe(5)
  })

  test('[ST-T19] a wall takes one blow; the General’s soldier strikes again', () => {
    const on = { A5: 'R:village* R:soldier', B5: 'B:soldier' } as const
    const before = card({ on }, 'B', 'military1')
    const soldier = troop(before, 'B5')
    const once = play(before, 'B', attack(soldier, 'A5')).state
    expect([at(once, 'A5'), at(once, 'B5')]).toEqual(['R:village R:soldier', 'B:soldier'])
    expect(asked(once)[0]).not.toBe('B act')
    const more = card({ on: { ...on, E5: 'B:soldier' } }, 'B', 'military1')
    const used = play(more, 'B', attack(troop(more, 'B5'), 'A5')).state
    expect(reason(used, 'B', attack(troop(more, 'B5'), 'A5'))).toBe('troopAlreadyUsed')
    const led = card({ on, civilians: { B: ['general'] } }, 'B', 'military1')
    const twice = playAll(led, ['B', attack(soldier, 'A5')], ['B', attack(soldier, 'A5')])
    expect([at(twice, 'A5'), at(twice, 'B5'), perm(twice, 'B')]).toEqual(['B:village B:soldier', '', 1])
    expect(supply(twice, 'R', 'soldier')).toBe(5)
  })

  test.each([
    ['R:soldier', 'legal'],
    ['R:village', 'legal'],
    ['B:soldier', 'blockedPath'],
    ['lake', 'blockedPath'],
    ['forest', 'blockedPath'],
  ])('[ST-T20] a knight rides past %s: %s', (between, expected) => {
    // All regions between D3 and D5 but D4 are closed.
    const state = card({ on: { D3: 'R:knight', D4: between } }, 'R', 'military1')
    expect(reason(state, 'R', move(troop(state, 'D3'), 'D5'))).toBe(expected)
  })

  test('[ST-T21] a knight that hits a wall stays where it began', () => {
    const before = card({ on: { D3: 'R:knight', D5: 'B:village*' } }, 'R', 'military1')
    const { state } = play(before, 'R', attack(troop(before, 'D3'), 'D5'))
    expect([at(state, 'D3'), at(state, 'D5')]).toEqual(['R:knight', 'B:village'])
  })

  test('[ST-T22] artillery shoots over a lake, and does not conquer', () => {
    const on = { D4: 'R:artillery', D5: 'lake', D6: 'B:village B:soldier', D7: 'B:soldier' } as const
    const before = card({ on }, 'R', 'military1')
    const gun = troop(before, 'D4')
    const { state } = play(before, 'R', attack(gun, 'D6'))
    expect([at(state, 'D4'), at(state, 'D6')]).toEqual(['R:artillery', 'B:village'])
    const empty = card({ on: { ...on, D6: 'B:village' } }, 'R', 'military1')
    expect(reason(empty, 'R', attack(gun, 'D6'))).toBe('nothingToAttack')
    expect(reason(empty, 'R', attack(gun, 'D7'))).toBe('outOfRange')
  })

  test('[ST-T23] nobody enters a lake; a knight no mountain', () => {
    const state = card(
      { on: { D4: 'R:soldier', D5: 'lake', E3: 'R:knight', E4: 'mountain' } },
      'R',
      'military1',
    )
    expect(reason(state, 'R', move(troop(state, 'D4'), 'D5'))).toBe('terrain')
    expect(reason(state, 'R', move(troop(state, 'E3'), 'E4'))).toBe('terrain')
  })

  test('[ST-T24] a conqueror without the piece takes a lower one, or none', () => {
    const cities = { C3: 'R:city', C5: 'R:city', E3: 'R:city', D5: 'B:city', D6: 'R:soldier' } as const
    const before = card({ on: cities }, 'R', 'military1')
    const { state } = play(before, 'R', attack(troop(before, 'D6'), 'D5'))
    expect([at(state, 'D5'), perm(state, 'R'), supply(state, 'B', 'city')]).toEqual([
      'R:town R:soldier',
      1,
      3,
    ])
    const towns = { A3: 'R:town', A5: 'R:town', E5: 'R:town', G3: 'R:town' } as const
    const villages = { C6: 'R:village', E2: 'R:village', F5: 'R:village', B5: 'R:village' } as const
    const full = card({ on: { ...cities, ...towns, ...villages } }, 'R', 'military1')
    expect([supply(full, 'R', 'village'), supply(full, 'R', 'town')]).toEqual([0, 0])
    const razed = play(full, 'R', attack(troop(full, 'D6'), 'D5')).state
    expect([at(razed, 'D5'), perm(razed, 'R')]).toEqual(['R:soldier', 1])
  })

  test('[ST-T25] who takes a last settlement wins, whatever the points', () => {
    const on = { D5: 'B:village', D6: 'R:soldier', A2: 'R:village', B6: 'G:village' } as const
    const before = card({ homes: false, on, perm: { R: 3, G: 6 } }, 'R', 'military1')
    const { state } = play(before, 'R', attack(troop(before, 'D6'), 'D5'))
    expect([winner(state), storming.outcome(state)?.ranking[0], storming.outcome(state)?.why.what]).toEqual([
      'conquest 0',
      [0],
      'lastTaken',
    ])
  })

  test('[ST-T40] a truce forbids attacks with the next military card only', () => {
    const on = { D5: 'R:soldier', D6: 'B:soldier' } as const
    const state = card({ on, flags: ['truce'] }, 'R', 'military1', 'military2-red')
    const soldier = troop(state, 'D5')
    expect(reason(state, 'R', attack(soldier, 'D6'))).toBe('truce')
    const next = play(state, 'R', move(soldier, 'D4')).state
    expect(asked(next)).toEqual(['R act'])
    expect(reason(play(next, 'R', move(soldier, 'D5')).state, 'R', attack(soldier, 'D6'))).not.toBe('truce')
    expect(reason(next, 'R', attack(soldier, 'D6'))).toBe('outOfRange')
  })

  test('[ST-T45] five soldiers are all there are', () => {
    const on = {
      C3: 'R:soldier',
      C4: 'R:soldier',
      C5: 'R:soldier',
      D3: 'R:soldier',
      D4: 'R:soldier',
    } as const
    expect(reason(card({ on: { ...on, E5: 'R:town' } }, 'R', 'recruit'), 'R', recruit('A2', 'soldier'))).toBe(
      'noPiece',
    )
  })

  test('[ST-T62] the Barracks recruit beside settlements', () => {
    const scene = {
      on: { D4: 'R:village', E4: 'forest B:sawmill' },
      improvements: { R: ['barracks'] },
    } as const
    const state = card(scene, 'R', 'recruit')
    const tried = [recruit('D5', 'soldier'), recruit('D5', 'artillery'), recruit('E4', 'soldier')]
    expect(tried.map((one) => reason(state, 'R', one))).toEqual(['legal', 'wrongLevel', 'regionOccupied'])
  })

  test('[ST-T63] a military card without a troop that could act ends at once', () => {
    const { state, events } = resolve({}, ['military1-red'])
    expect(types(events)).toContain('cardFinished')
    expect(handOf(state, 'R')).toContain('military1-red')
    expect(isActing(state, 'R')).toBe(false)
  })

  test('[ST-T66] such a card was played: fair winds are spent, and the ally is asked', () => {
    const scene = { on: { D5: 'B:soldier' }, fair: ['R'], pacts: [['militaryAlliance', 'RB']] } as const
    const { state } = resolve(scene, ['military1-red'])
    expect([player(state, 'R').fairWinds, asked(state)]).toEqual([false, ['B militaryAlliance']])
  })
})
