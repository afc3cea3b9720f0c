/**
 * Numbers of legal paths from fixed positions: the fingerprint of the list of moves. They change only together with
 * `rulesVersion`.
 */
import { expect, test } from 'vitest'
import { copy } from '../../../shared/engine/copy.ts'
import { legalMoves, collectEvents } from '../../../shared/engine/game.ts'
import { seqOf } from '../../../shared/engine/ids.ts'
import { randomAt, seedFromNumber } from '../../../shared/engine/random.ts'
import { fortaleza } from '../../../shared/games/fortaleza/game.ts'
import type { State } from '../../../shared/games/fortaleza/state.ts'
import { given, type Scene } from '../../kit/fortaleza.ts'

const paths = (state: State, depth: number): number => {
  const [asked] = fortaleza.decisions(state)
  if (asked === undefined || depth === 0) return 1
  const moves = legalMoves(fortaleza, state, asked.seat)
  if (depth === 1) return moves.length
  return moves.reduce((sum, move) => {
    const next = copy(state)
    const random = randomAt(seedFromNumber(depth), seqOf(1))
    collectEvents(fortaleza, next, random, (progress) => fortaleza.perform(progress, asked.seat, move))
    return sum + paths(next, depth - 1)
  }, 0)
}

const opening: Scene = { hand: { B: ['w-1', 'm-1', 'x-1'] }, coins: { B: 4 } }
const middle: Scene = {
  phase: 2,
  deck: 0,
  hand: { B: ['t-1', 'wg-teal'], G: ['g-teal-1', 'g-orange-1'], R: ['x-1', 'x-2'], Y: ['w-1', 'w-2'] },
  coins: { B: 6, G: 3, R: 5 },
  spaces: { N1: [['B', 1]], N2: [['G', 1]], NG: [['G', 2]], N3: [['R', 1]], N4: [['Y', 1]] },
  guilds: { orangeTeal: [['R', 0]] },
  collectors: { orangeTeal: 'Y' },
  top: { B: { wall: 2 }, G: { guild: 1 } },
}
const last: Scene = { ...middle, active: 'Y', played: 1, hand: { B: [], G: [], R: [], Y: ['w-1'] }, phase: 1 }

test.each([
  ['opening', 1, 146, opening],
  ['opening', 2, 5118, opening],
  ['middle', 1, 87, middle],
  ['middle', 2, 2685, middle],
  ['middle', 3, 124_929, middle],
  ['last card of phase 1', 1, 4, last],
  ['last card of phase 1', 2, 16, last],
] as const)('[FZ-5.31] legal paths: %s, depth %i: %i', (_name, depth, count, scene) => {
  expect(paths(given(scene), depth)).toBe(count)
})
