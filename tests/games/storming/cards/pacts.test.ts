/** What each pact does [section 2.11]. */
import { describe, expect, test } from 'vitest'
import { foresee } from '../../../../shared/engine/predict.ts'
import { conceal } from '../../../../shared/engine/secret.ts'
import { storming } from '../../../../shared/games/storming/game.ts'
import type { Move } from '../../../../shared/games/storming/moves.ts'
import {
  asked,
  at,
  card,
  given,
  isActing,
  legal,
  type Letter,
  move,
  pass,
  perm,
  play,
  playAll,
  reason,
  recruit,
  resolve,
  run,
  type Scene,
  seat,
  troop,
  wall,
} from '../../../kit/storming.ts'
import type { PactId } from '../../../../shared/games/storming/components.ts'
import type { State } from '../../../../shared/games/storming/state.ts'

const kinds = (state: State, letter: Letter): string[] =>
  [...new Set(legal(state, letter).map(({ type }) => type))].sort()

describe('pacts [section 2.11]', () => {
  const sign = (pact: PactId, scene: Scene = {}): State =>
    playAll(
      card({ ...scene, display: { pact: [pact, 'blockade'] } }, 'R', 'diplomacy'),
      [
        'R',
        {
          type: 'offerPact',
          pact,
          seat: 1,
          ...(pact === 'reinforcements' ? { role: 'troops' as const } : {}),
        },
      ],
      ['B', { type: 'answerPact', accept: true }],
    )

  test('[ST-4.25, ST-R33] `noQuarter`: one more military action with each card, for signers', () => {
    const scene = {
      on: { D5: 'R:soldier', E3: 'R:soldier', C4: 'R:village' },
      pacts: [['noQuarter', 'RB']],
    } as const
    const before = card(scene, 'R', 'build')
    const strike = move(troop(before, 'D5'), 'D4')
    expect(reason(before, 'R', strike)).toBe('wrongActionType')
    const then = play(before, 'R', wall('C4')).state
    const used = play(then, 'R', strike).state
    expect([reason(then, 'R', strike), reason(used, 'R', move(troop(before, 'E3'), 'E4'))]).toEqual([
      'legal',
      'wrongActionType',
    ])
    expect(isActing(play(used, 'R', wall('A2')).state, 'R')).toBe(false)
  })

  test('[ST-4.28] `militaryAlliance`: a military action after the partner’s military card', () => {
    const scene = {
      on: { D5: 'R:soldier', E3: 'B:soldier', E5: 'G:soldier' },
      pacts: [['militaryAlliance', 'RB']],
    } as const
    const before = card(scene, 'R', 'military1')
    const state = playAll(before, ['R', move(troop(before, 'D5'), 'D4')])
    expect([asked(state), kinds(state, 'B').includes('moveTroop')]).toEqual([['B militaryAlliance'], true])
    expect(asked(play(state, 'B', move(troop(before, 'E3'), 'E4')).state)[0]).toBe('R plan')
    const outsider = card(scene, 'G', 'military1')
    expect(asked(play(outsider, 'G', move(troop(before, 'E5'), 'E6')).state)[0]).not.toBe(
      'B militaryAlliance',
    )
  })

  test('[ST-4.41] `informantNetwork`: directed events pass signers by', () => {
    const scene = { on: { D5: 'R:village*' }, pacts: [['informantNetwork', 'RB']] } as const
    expect(at(resolve(scene, ['assassination-red-1']).state, 'D5')).toBe('R:village*')
    expect(at(resolve(scene, ['earthquake']).state, 'D5')).toBe('R:village')
  })

  test('[ST-5.88, ST-R5] `conspiracy`: outsiders lose their troops, signers gain a point', () => {
    const state = sign('conspiracy', { on: { D5: 'G:soldier', E5: 'R:soldier' } })
    expect([at(state, 'D5'), at(state, 'E5'), perm(state, 'R'), perm(state, 'B'), perm(state, 'G')]).toEqual([
      '',
      'R:soldier',
      1,
      1,
      0,
    ])
    expect([state.pacts, state.discards.pact]).toEqual([[], ['conspiracy']])
  })

  test('[ST-5.85, ST-5.88, ST-R18, ST-R55] `reinforcements`: role troops: the other scores, the offerer recruits', () => {
    const state = sign('reinforcements', { on: { D5: 'R:village' } })
    expect([perm(state, 'B'), asked(state), state.pacts.length]).toEqual([1, ['R reinforcements'], 1])
    const one = play(state, 'R', { type: 'placeReinforcement', region: 'D5', kind: 'soldier' }).state
    expect(asked(one)).toEqual(['R reinforcements'])
    // All of them can be staged before the first is confirmed: each is asked in the act of the one before.
    const soldier: Move = { type: 'placeReinforcement', region: 'D5', kind: 'soldier' }
    const foreseen = foresee(storming, conceal(state, seat('R')), seat('R'), soldier)
    expect([foreseen.complete, asked(foreseen.view as State)]).toEqual([true, ['R reinforcements']])
    const ended = play(one, 'R', pass).state
    expect([asked(ended)[0], ended.discards.pact]).toEqual(['R plan', ['reinforcements']])
  })

  test('[ST-4.25] `blockade`: outsiders take one action with each card, signers as ever', () => {
    const scene = { on: { D5: 'R:village', E3: 'G:village' }, pacts: [['blockade', 'RB']] } as const
    expect(isActing(play(card(scene, 'R', 'build'), 'R', wall('D5')).state, 'R')).toBe(true)
    expect(isActing(play(card(scene, 'G', 'build'), 'G', wall('E3')).state, 'G')).toBe(false)
  })

  test('[ST-4.10, ST-R45] `mutualSupport`: one action of any type before one’s plan', () => {
    const scene = { on: { D5: 'R:village' }, pacts: [['mutualSupport', 'RB']] } as const
    const state = run(given(scene), [{ type: 'planning' }]).state
    expect([
      asked(state),
      reason(state, 'R', wall('D5')),
      reason(state, 'R', recruit('D5', 'soldier')),
    ]).toEqual([['R startOfTurn'], 'legal', 'legal'])
    const done = play(state, 'R', wall('D5')).state
    expect([at(done, 'D5'), asked(done)]).toEqual(['R:village*', ['R plan']])
    expect(asked(play(state, 'R', { type: 'endStartOfTurn' }).state)).toEqual(['R plan'])
  })

  test('[ST-5.60, ST-5.65] `projectValkyrie`: the offerer places the war wagon on an empty region', () => {
    const state = sign('projectValkyrie', { on: { D5: 'forest', E5: 'G:soldier' } })
    const place = (region: string): Move => ({ type: 'placeSpecialTroop', region })
    expect([
      asked(state),
      reason(state, 'R', pass),
      reason(state, 'R', place('D5')),
      reason(state, 'R', place('E5')),
    ]).toEqual([['R projectValkyrie'], 'mustAct', 'terrain', 'regionOccupied'])
    const placed = play(state, 'R', place('D4')).state
    expect([at(placed, 'D4'), placed.pacts[0]?.unitTroopId]).toEqual(['warWagon', troop(placed, 'D4')])
    const gone = resolve({ on: { D4: 'warWagon' }, pacts: [['projectValkyrie', 'RB']] }, ['warDrums']).state
    expect(at(gone, 'D4')).toBe('')
  })

  test('[ST-5.70] `tradeRoute`: the caravan on a free settlement of a signer', () => {
    const state = sign('tradeRoute', { on: { D5: 'G:village', E5: 'B:village B:soldier' } })
    const place = (region: string): Move => ({ type: 'placeSpecialTroop', region })
    expect(
      [place('D5'), place('E5'), place('D4'), place('G4')].map((one) => reason(state, 'R', one)),
    ).toEqual(['notYours', 'regionOccupied', 'notYours', 'legal'])
    const placed = play(state, 'R', place('G4')).state
    expect([at(placed, 'G4'), placed.pacts[0]?.caravanLastOwner]).toEqual(['B:village caravan', 1])
  })

  test('[ST-4.50] `developmentCrackdown`: outsiders’ civilians and improvements do nothing', () => {
    const scene = {
      pacts: [['developmentCrackdown', 'RB']],
      civilians: { G: ['chancellor', 'strategist'], R: ['strategist'] },
      improvements: { G: ['market', 'palace'] },
      hand: { G: ['build', 'recruit', 'diplomacy'] },
    } as const
    const state = card(scene, 'G', 'diplomacy')
    expect(reason(state, 'G', { type: 'civilAction', civilian: 'chancellor' })).toBe('suppressed')
    expect(reason(state, 'G', recruit('A2', 'soldier'))).toBe('wrongActionType')
    const plans = run(given(scene), [{ type: 'planning' }]).state
    const both = (letter: 'G' | 'R', colour: string): string =>
      reason(plans, letter, {
        type: 'placeCards',
        placements: [
          { card: `build-${colour}`, pile: 'future' },
          { card: `recruit-${colour}`, pile: 'future' },
        ],
      })
    expect([both('G', 'green'), both('R', 'red')]).toEqual(['wrongPile', 'legal'])
    // Nor Post office, nor Library, nor the Embassy's word.
    const more = { ...scene, improvements: { G: ['postOffice', 'library'], R: ['cathedral'] } } as const
    const sunk = run(given(more), [{ type: 'planning' }]).state
    expect(asked(sunk)).toEqual(['R plan', 'B plan', 'G plan'])
    expect(
      reason(sunk, 'G', {
        type: 'placeCards',
        placements: [
          { card: 'build-green', pile: 'present', bottom: true },
          { card: 'recruit-green', pile: 'future' },
        ],
      }),
    ).toBe('wrongPile')
    const embassy = { ...scene, improvements: { G: ['embassy'] } } as const
    const offer = { type: 'offerPact', pact: 'blockade', seat: 0 } as const
    expect(asked(play(card(embassy, 'G', 'diplomacy'), 'G', offer).state)).toEqual(['R answerPact'])
    const palace = run(given(scene), [
      { type: 'palace' },
      { type: 'keepWarlockEvent', seat: 0 as never },
    ]).state
    expect(asked(palace)).not.toContain('G palace')
  })
})
