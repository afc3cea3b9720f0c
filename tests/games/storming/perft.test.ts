/**
 * Numbers of legal paths from fixed positions: the fingerprint of the list of moves. They change only together with
 * `rulesVersion`.
 */
import { expect, test } from 'vitest'
import { legalMoves } from '../../../shared/engine/game.ts'
import { storming } from '../../../shared/games/storming/game.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import { card, given, letterOf, play, resolve, run, type Scene } from '../../kit/storming.ts'

const paths = (state: State, depth: number): number => {
  const [asked] = storming.decisions(state)
  if (asked === undefined || depth === 0) return 1
  const moves = legalMoves(storming, state, asked.seat)
  if (depth === 1) return moves.length
  return moves.reduce((sum, move) => sum + paths(play(state, letterOf(asked.seat), move).state, depth - 1), 0)
}

const middle: Scene = {
  on: {
    D5: 'R:town*',
    D6: 'R:soldier',
    C4: 'R:knight',
    C3: 'forest R:soldier',
    E4: 'B:village*',
    E5: 'B:soldier',
    F3: 'G:city G:artillery',
    D4: 'caravan',
    B3: 'mountain B:mine',
    B5: 'lake',
    F5: 'warWagon',
  },
  pacts: [
    ['tradeRoute', 'RB', 'B'],
    ['projectValkyrie', 'RG'],
  ],
  civilians: { R: ['general', 'saboteur'], B: ['spy'], G: ['warlock', 'sheriff'] },
  improvements: { R: ['barracks'], B: ['market', 'palace'], G: ['library'] },
  revolts: { R: ['build'], G: [null] },
  events: { R: ['fire', 'assassination-blue-1'], B: ['truce'], G: ['chaos'] },
}
const planning = run(
  given({ ...middle, civilians: { R: ['strategist'], B: ['spy'] }, improvements: { R: ['postOffice'] } }),
  [{ type: 'planning' }],
).state
const turn = run(given({ ...middle, first: 'G' }), [{ type: 'planning' }]).state
const village = run(given({ homes: false }), [
  { type: 'startVillage', seat: 0 as never },
  { type: 'startVillage', seat: 1 as never },
  { type: 'startVillage', seat: 2 as never },
  { type: 'startCard' },
  { type: 'openStart', seat: 0 as never },
  { type: 'openStart', seat: 1 as never },
  { type: 'openStart', seat: 2 as never },
]).state

test.each([
  ['villages and soldiers', 3, 6, village],
  ['villages and soldiers', 5, 72, village],
  ['plans with Strategist and Post office', 1, 144, planning],
  ['plans with Strategist and Post office', 2, 432, planning],
  ['the start of a turn', 1, 6, turn],
  ['the start of a turn', 2, 56, turn],
  ['a recruit card', 1, 7, card(middle, 'R', 'recruit')],
  ['a build card', 2, 33, card({ ...middle, revolts: {} }, 'R', 'build')],
  ['a recruit card', 2, 45, card(middle, 'R', 'recruit')],
  ['a military card', 1, 54, card(middle, 'R', 'military1')],
  ['a military card', 2, 1923, card(middle, 'R', 'military1')],
  ['a diplomacy card', 2, 66, card(middle, 'R', 'diplomacy')],
  ['a Market', 1, 18, card(middle, 'B', 'build')],
  ['a full moon', 2, 72, resolve(middle, ['fullMoon']).state],
] as const)('[ST-5.10 to ST-5.17] legal paths: %s, depth %i: %i', (_name, depth, count, state) => {
  expect(paths(state, depth)).toBe(count)
})
