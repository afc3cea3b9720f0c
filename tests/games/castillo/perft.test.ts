/**
 * Numbers of legal paths from fixed positions: the fingerprint of the list of moves. They change only together with
 * `rulesVersion`.
 */
import { expect, test } from 'vitest'
import { legalMoves } from '../../../shared/engine/game.ts'
import { castillo } from '../../../shared/games/castillo/game.ts'
import type { State } from '../../../shared/games/castillo/state.ts'
import { given, letterOf, play, type Scene } from '../../kit/castillo.ts'

const paths = (state: State, depth: number): number => {
  const [asked] = castillo.decisions(state)
  if (asked === undefined || depth === 0) return 1
  const moves = legalMoves(castillo, state, asked.seat)
  if (depth === 1) return moves.length
  return moves.reduce((sum, move) => sum + paths(play(state, letterOf(asked.seat), move).state, depth - 1), 0)
}

const pair: Scene = { players: 2 }
const opening: Scene = { players: 3 }
const middle: Scene = {
  round: 6,
  phase: 'buy',
  queue: ['A stonemason', 'B worker1', 'C worker2'],
  cards: { 'B worker1': '1S 1B 1T', 'C worker2': '1W 1B 1T' },
  has: { A: '3S 2W 1B 2T 1Ag', B: '2S 1W', C: '1T 2W 2S' },
  talers: { A: 12 },
  built: ['stable', 'house1', 'smallGate'],
  carts: { cartSand: 'A' },
  castle: { 'market-a': 'B' },
}
const traders: Scene = {
  phase: 'traderPlace',
  queue: ['A trader', 'B trader', 'C bricklayer'],
  carts: { cartSand: 'A', cartWood: 'B', cartBrick: 'C' },
}
const last: Scene = {
  players: 2,
  round: 12,
  phase: 'helpers',
  queue: ['A bricklayer', 'A masterBuilder'],
  builtThisTurn: 1,
  talers: { A: 25 },
  carts: { cartSand: 'A', rider: 'A' },
  built: ['tavern', 'palace'],
}

test.each([
  ['two cards each', 1, 21, pair],
  ['two cards each', 2, 441, pair],
  ['opening', 2, 49, opening],
  ['opening', 3, 343, opening],
  ['opening', 4, 1173, opening],
  ['buying and building', 1, 7, middle],
  ['buying and building', 2, 277, middle],
  ['buying and building', 3, 12_587, middle],
  ['two Traders', 2, 7, traders],
  ['two Traders', 3, 35, traders],
  ['two Traders', 4, 472, traders],
  ['the last helpers', 1, 25, last],
  ['the last helpers', 2, 305, last],
] as const)('legal paths: %s, depth %i: %i', (_name, depth, count, scene) => {
  expect(paths(given(scene), depth)).toBe(count)
})
