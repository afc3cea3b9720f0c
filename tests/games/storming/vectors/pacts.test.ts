/** Test vectors of RULES.md: pacts [section 10]. */
import { describe, expect, test } from 'vitest'
import type { Move } from '../../../../shared/games/storming/moves.ts'
import {
  asked,
  at,
  attack,
  card,
  endCard,
  found,
  isActing,
  move,
  perm,
  play,
  playAll,
  player,
  reason,
  resolve,
  troop,
} from '../../../kit/storming.ts'
import type { State } from '../../../../shared/games/storming/state.ts'

const claim: Move = { type: 'claimFirstPlayer' }
const accept: Move = { type: 'answerPact', accept: true }
const refuse: Move = { type: 'answerPact', accept: false }
const winner = (state: State): string => `${state.winner?.why} ${state.winner?.seat}`

describe('pacts', () => {
  const offer = (
    pact: 'blockade' | 'conspiracy' | 'reinforcements',
    seat = 1,
    role?: 'point' | 'troops',
  ): Move => ({
    type: 'offerPact',
    pact,
    seat,
    ...(role === undefined ? {} : { role }),
  })

  test('[ST-T26] attacking a partner breaks the pact; an Embassy makes it cost a revolt', () => {
    const scene = { on: { D5: 'B:soldier', D6: 'R:soldier' }, pacts: [['blockade', 'RB']] } as const
    const before = card(scene, 'R', 'military1')
    const { state } = play(before, 'R', attack(troop(before, 'D6'), 'D5'))
    expect([at(state, 'D5'), state.pacts, state.discards.pact, player(state, 'R').revolts]).toEqual([
      'R:soldier',
      [],
      ['blockade'],
      [],
    ])
    const held = card({ ...scene, improvements: { B: ['embassy'] } }, 'R', 'military1')
    const paid = play(held, 'R', attack(troop(held, 'D6'), 'D5')).state
    expect(player(paid, 'R').revolts).toHaveLength(1)
  })

  test('[ST-T27] a refused offer is spent; an Embassy takes no refusal', () => {
    const before = card({}, 'R', 'diplomacy')
    const open = play(before, 'R', offer('blockade')).state
    expect([asked(open), open.display.pact.length, open.display.pact.includes('blockade')]).toEqual([
      ['B answerPact'],
      2,
      false,
    ])
    const state = play(open, 'B', refuse).state
    expect([state.discards.pact, state.pacts, isActing(state, 'R')]).toEqual([['blockade'], [], false])
    const forced = play(
      card({ improvements: { R: ['embassy'] } }, 'R', 'diplomacy'),
      'R',
      offer('blockade'),
    ).state
    expect([forced.pacts.map(({ id }) => id), asked(forced)[0]]).not.toContain('B answerPact')
    expect(forced.pacts).toHaveLength(1)
  })

  test('[ST-T28] one pact between two players', () => {
    const state = card({ pacts: [['informantNetwork', 'RB']] }, 'R', 'diplomacy')
    expect([reason(state, 'R', offer('blockade', 1)), reason(state, 'R', offer('blockade', 2))]).toEqual([
      'pactExists',
      'legal',
    ])
  })

  test('[ST-T29, ST-8.1] the conspiracy takes all outsiders’ troops', () => {
    const scene = {
      players: 4 as const,
      on: { C3: 'R:soldier', C4: 'G:soldier', E4: 'G:knight', E5: 'Y:artillery' },
      display: { pact: ['conspiracy', 'blockade'] },
      options: { conspiracyPoint: 'outsiders' as const },
    }
    const open = play(card(scene, 'R', 'diplomacy'), 'R', offer('conspiracy')).state
    const state = play(open, 'B', accept).state
    expect([at(state, 'C3'), at(state, 'C4'), at(state, 'E4'), at(state, 'E5')]).toEqual([
      'R:soldier',
      '',
      '',
      '',
    ])
    expect((['R', 'B', 'G', 'Y'] as const).map((one) => perm(state, one))).toEqual([0, 0, 1, 1])
    expect([state.pacts, state.discards.pact]).toEqual([[], ['conspiracy']])
    const near = play(card({ ...scene, perm: { G: 6 } }, 'R', 'diplomacy'), 'R', offer('conspiracy')).state
    expect(winner(play(near, 'B', accept).state)).toBe('points 2')
    const signers = play(card({ ...scene, options: {} }, 'R', 'diplomacy'), 'R', offer('conspiracy')).state
    const scored = play(signers, 'B', accept).state
    expect((['R', 'B', 'G', 'Y'] as const).map((one) => perm(scored, one))).toEqual([1, 1, 0, 0])
  })

  test('[ST-T30] reinforcements: a point for one, up to three troops for the other', () => {
    const scene = {
      on: { D5: 'B:village', D4: 'B:town' },
      display: { pact: ['reinforcements', 'blockade'] },
    } as const
    const before = card(scene, 'R', 'diplomacy')
    expect(reason(before, 'R', offer('reinforcements'))).toBe('noTarget')
    const state = playAll(before, ['R', offer('reinforcements', 1, 'point')], ['B', accept])
    expect([perm(state, 'R'), asked(state)]).toEqual([1, ['B reinforcements']])
    const troopAt = (region: string, kind: 'soldier' | 'knight'): Move => ({
      type: 'placeReinforcement',
      region,
      kind,
    })
    expect(reason(state, 'B', troopAt('E5', 'knight'))).toBe('wrongLevel')
    const placed = playAll(
      state,
      ['B', troopAt('E5', 'soldier')],
      ['B', troopAt('D4', 'knight')],
      ['B', troopAt('D5', 'soldier')],
    )
    expect([at(placed, 'E5'), at(placed, 'D4'), at(placed, 'D5')]).toEqual([
      'B:soldier',
      'B:town B:knight',
      'B:village B:soldier',
    ])
    expect([placed.pacts, placed.discards.pact]).toEqual([[], ['reinforcements']])
    expect(asked(placed)).not.toContain('B reinforcements')
  })

  test('[ST-T31] the caravan scores at every change of owner', () => {
    const on = { A3: 'R:village caravan', C4: 'B:village', E4: 'B:village' } as const
    const pacts = [['tradeRoute', 'RB', 'R']] as const
    const cards = ['military1-red', 'military2-red', 'military1-blue', 'military2-blue', 'military1-green']
    let { state } = resolve({ on, pacts }, cards)
    const caravan = troop(state, 'A3')
    state = play(state, 'R', move(caravan, 'B3')).state
    expect([perm(state, 'R'), asked(state)]).toEqual([0, ['R act']])
    state = play(state, 'R', move(caravan, 'C4')).state
    expect([perm(state, 'R'), perm(state, 'B'), state.pacts[0]!.caravanLastOwner]).toEqual([1, 1, 1])
    state = playAll(state, ['B', move(caravan, 'D4')], ['B', move(caravan, 'E4')])
    expect([perm(state, 'R'), perm(state, 'B')]).toEqual([1, 1])
    const back = resolve(
      { on: { A3: 'R:village', B3: 'caravan', D5: 'R:soldier' }, pacts: [['tradeRoute', 'RB', 'B']] },
      ['military1-red'],
    ).state
    const home = play(back, 'R', move(troop(back, 'B3'), 'A3')).state
    expect([perm(home, 'R'), perm(home, 'B')]).toEqual([1, 1])
    expect(reason(home, 'R', move(troop(home, 'A3'), 'B3'))).toBe('troopAlreadyUsed')
  })

  test('[ST-T32] an outsider’s wall keeps the caravan out', () => {
    const pacts = [['tradeRoute', 'RB', 'R']] as const
    const walled = card({ on: { C4: 'G:village*', B3: 'caravan' }, pacts }, 'R', 'military1')
    expect(reason(walled, 'R', move(troop(walled, 'B3'), 'C4'))).toBe('walled')
    const open = card({ on: { C4: 'G:village', B3: 'caravan' }, pacts }, 'R', 'military1')
    expect(perm(play(open, 'R', move(troop(open, 'B3'), 'C4')).state, 'R')).toBe(1)
  })

  test('[ST-T33] who destroys the caravan gains a point; a signer takes a revolt', () => {
    const pacts = [['tradeRoute', 'RB', 'R']] as const
    const outsider = card({ on: { B3: 'caravan', B2: 'G:soldier' }, pacts }, 'G', 'military1')
    const state = play(outsider, 'G', attack(troop(outsider, 'B2'), 'B3')).state
    expect([at(state, 'B3'), state.pacts, state.discards.pact, perm(state, 'G')]).toEqual([
      'G:soldier',
      [],
      ['tradeRoute'],
      1,
    ])
    const signer = card({ on: { B3: 'caravan', B2: 'R:soldier' }, pacts }, 'R', 'military1')
    const paid = play(signer, 'R', attack(troop(signer, 'B2'), 'B3')).state
    expect([perm(paid, 'R'), player(paid, 'R').revolts.length, paid.pacts]).toEqual([0, 1, []])
  })

  test('[ST-T34] the war wagon moves and shoots for one action', () => {
    const on = { D4: 'warWagon', D7: 'G:soldier', C4: 'R:village', E5: 'R:soldier' } as const
    const state = card({ on, pacts: [['projectValkyrie', 'RB']] }, 'R', 'military1')
    const used = { type: 'useWarWagon', moveTo: 'D5', target: 'D7', first: 'move' } as const
    expect(reason(state, 'R', { ...used, moveTo: 'C4' })).toBe('regionOccupied')
    const after = play(state, 'R', used).state
    expect([at(after, 'D4'), at(after, 'D5'), at(after, 'D7')]).toEqual(['', 'warWagon', ''])
    expect(reason(after, 'R', { type: 'useWarWagon', moveTo: 'D4', first: 'move' })).toBe('troopAlreadyUsed')
    const [budget] = after.agenda.slice(-1)
    expect(budget?.type === 'act' && budget.total).toBe(1)
  })

  test('[ST-T67] its own shot may end its pact: then it is gone and does not move', () => {
    const on = { D4: 'warWagon', D6: 'B:soldier' } as const
    const state = card({ on, pacts: [['projectValkyrie', 'RB']] }, 'R', 'military1')
    const after = play(state, 'R', { type: 'useWarWagon', moveTo: 'D3', target: 'D6', first: 'attack' }).state
    expect([at(after, 'D3'), at(after, 'D4'), at(after, 'D6'), after.pacts]).toEqual(['', '', '', []])
  })

  test('[ST-T49] blockade: outsiders take one action with a card', () => {
    const scene = {
      on: { C3: 'forest R:sawmill', E5: 'forest R:sawmill', C5: 'R:village', E3: 'R:village' },
      fair: ['R'],
      pacts: [['blockade', 'BG']],
    } as const
    const before = card(scene, 'R', 'build')
    expect(isActing(play(before, 'R', found('buildWall', 'C5')).state, 'R')).toBe(false)
  })

  test('[ST-T50] no quarter: a military action after a normal one', () => {
    const scene = {
      on: { D5: 'R:soldier', D6: 'G:soldier' },
      first: 'G',
      pacts: [['noQuarter', 'RB']],
    } as const
    const before = card(scene, 'R', 'diplomacy')
    const strike = attack(troop(before, 'D5'), 'D6')
    expect(reason(before, 'R', strike)).toBe('wrongActionType')
    const then = play(before, 'R', claim).state
    expect([reason(then, 'R', strike), reason(then, 'R', endCard)]).toEqual(['legal', 'legal'])
    expect(isActing(play(then, 'R', strike).state, 'R')).toBe(false)
  })
})
