/** Directed events, action cards, revolts and the Invention [sections 2.5, 2.7, 2.8]. */
import { describe, expect, test } from 'vitest'
import type { Move } from '../../../../shared/games/storming/moves.ts'
import {
  asked,
  at,
  card,
  handOf,
  isActing,
  legal,
  type Letter,
  move,
  play,
  playAll,
  player,
  recruit,
  resolve,
  type Scene,
  troop,
  wall,
} from '../../../kit/storming.ts'
import { directedCards } from '../../../../shared/games/storming/events.ts'
import type { State } from '../../../../shared/games/storming/state.ts'

const kinds = (state: State, letter: Letter): string[] =>
  [...new Set(legal(state, letter).map(({ type }) => type))].sort()

describe('directed events [ST-4.41, ST-8.2]', () => {
  const scene = {
    players: 4,
    on: { D5: 'B:village* B:soldier', E5: 'B:knight', C3: 'R:village* R:soldier' },
    civilians: { B: ['general'], R: ['strategist'] },
    improvements: { B: ['market'], R: ['palace'] },
  } as const
  const state = (design: string): string => {
    const after = resolve(scene, [`${design}-blue-1`]).state
    const blue = player(after, 'B')
    // Red is spared by all of them.
    expect([at(after, 'C3'), player(after, 'R').civilians, player(after, 'R').improvements]).toEqual([
      'R:village* R:soldier',
      ['strategist'],
      ['palace'],
    ])
    return [
      at(after, 'D5'),
      at(after, 'E5'),
      blue.civilians.length,
      blue.improvements.length,
      blue.revolts.length,
      blue.skipNext,
    ].join(', ')
  }

  test.each([
    ['`assassination`: walls and improvements', 'assassination', 'B:village B:soldier, B:knight, 1, 0, 0, 0'],
    [
      '`corruption`: civilians, and the next card',
      'corruption',
      'B:village* B:soldier, B:knight, 0, 1, 0, 1',
    ],
    [
      '`insurrection`: troops in settlements, and a revolt',
      'insurrection',
      'B:village*, B:knight, 1, 1, 1, 0',
    ],
    [
      '`insurrection4p`: a revolt, walls, civilians',
      'insurrection4p',
      'B:village B:soldier, B:knight, 0, 1, 1, 0',
    ],
    [
      '`assassination4p`: all troops, improvements, the next card',
      'assassination4p',
      'B:village*, , 1, 0, 0, 1',
    ],
  ])('%s', (_, design, expected) => {
    expect(state(design)).toBe(expected)
  })

  test('[ST-2.1, ST-R3] 60 of them, three copies of each for each colour', () => {
    expect([directedCards.length, new Set(directedCards).size]).toEqual([60, 60])
    expect(directedCards).toContain('insurrection4p-yellow-3')
  })
})

describe('action cards, revolts, the Invention', () => {
  const scene = {
    on: {
      D5: 'R:village',
      C3: 'forest R:soldier',
      E3: 'mountain R:soldier',
      E6: 'R:soldier',
      D7: 'B:soldier',
      C5: 'warWagon',
    },
    pacts: [
      ['projectValkyrie', 'RG'],
      ['blockade', 'BG'],
    ],
    civilians: { R: ['chancellor'] },
  } as const

  test.each([
    [
      '`build`',
      'build',
      ['buildImprovement', 'buildMine', 'buildSawmill', 'buildVillage', 'buildWall', 'upgradeSettlement'],
    ],
    ['`recruit`', 'recruit', ['recruitCivilian', 'recruitTroop']],
    ['`military`', 'military2', ['attack', 'moveTroop', 'useWarWagon']],
    ['`diplomacy`', 'diplomacy', ['breakPact', 'civilAction', 'claimFirstPlayer', 'offerPact']],
  ])('[ST-2.30 to ST-2.33] %s: what its actions may be', (_, kind, expected) => {
    const wide = {
      ...scene,
      first: 'G',
      pacts: [scene.pacts[0], ['noQuarter', 'BG']],
    } as const satisfies Scene
    expect(kinds(card(wide, 'R', kind), 'R')).toEqual(expected)
  })

  test.each([
    ['build', wall('D5'), wall('A2')],
    ['recruit', recruit('D5', 'soldier'), recruit('A2', 'soldier')],
    ['military1', undefined, undefined],
    ['diplomacy', { type: 'claimFirstPlayer' } as Move, undefined],
  ])('[ST-R6] base actions: %s', (kind, first, second) => {
    const before = card({ on: { D5: 'R:village', E3: 'R:soldier', E6: 'R:soldier' }, first: 'G' }, 'R', kind)
    const one = play(before, 'R', first ?? move(troop(before, 'E3'), 'E4')).state
    expect(isActing(one, 'R')).toBe(kind !== 'diplomacy')
    if (kind === 'diplomacy') return
    expect(isActing(play(one, 'R', second ?? move(troop(before, 'E6'), 'E5')).state, 'R')).toBe(false)
  })

  test('[ST-2.45, ST-4.34] `revolt`: revealed, it goes back to the supply without effect', () => {
    const { state, events } = resolve({}, ['revolt3'])
    expect([state.revoltSupply.at(-1), state.revoltSupply.length]).toEqual(['revolt3', 11])
    expect(events[1]).toEqual({ type: 'revoltRevealed', revolt: 'revolt3' })
  })

  test('[ST-2.46, ST-4.31, ST-4.33] `invention`: played as what is chosen, and back to the Alchemist’s owner', () => {
    const made = {
      hand: { R: ['invention'] },
      civilians: { R: ['alchemist'] },
      on: { D5: 'R:village' },
    } as const
    const open = resolve(made, ['invention']).state
    expect(asked(open)).toEqual(['R chooseInventionType'])
    const built = play(open, 'R', { type: 'chooseInventionType', as: 'build' }).state
    const done = playAll(built, ['R', wall('D5')], ['R', wall('A2')])
    expect([isActing(done, 'R'), handOf(done, 'R'), done.inventionInSupply]).toEqual([
      false,
      ['invention'],
      false,
    ])
  })
})
