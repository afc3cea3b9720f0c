/**
 * Numbers of legal paths from fixed positions: the fingerprint of the list of moves. They change only together with
 * `rulesVersion`.
 */
import { expect, test } from 'vitest'
import { legalMoves } from '../../../shared/engine/game.ts'
import type { Move } from '../../../shared/games/fortium/moves.ts'
import { fortium } from '../../../shared/games/fortium/game.ts'
import type { State } from '../../../shared/games/fortium/state.ts'
import { armIn, given, play, type Scene } from '../../kit/fortium.ts'

/** Chance is always the same: 2s on the dice, the card of number 2. */
const twos = Array<number>(60).fill(2)

const after = (state: State, arm: ReturnType<typeof armIn>, move: Move): State => {
  for (let dice = 0; ; dice++)
    try {
      return play(state, arm, move, twos.slice(0, dice)).state
    } catch (thrown) {
      if (!(thrown instanceof Error && thrown.message === 'no chance is left') || dice === twos.length)
        throw thrown
    }
}

const paths = (state: State, depth: number): number => {
  const [asked] = fortium.decisions(state)
  if (asked === undefined || depth === 0) return 1
  const moves = legalMoves(fortium, state, asked.seat)
  if (depth === 1) return moves.length
  return moves.reduce((sum, move) => sum + paths(after(state, armIn(state, asked.seat), move), depth - 1), 0)
}

const setup: Scene = { players: 2, phase: 'setup' }
const walk: Scene = { players: 2, dice: [2, 1, 1], miners: { W: { '2,8': 2, '10,10': 1, lost: 1 } } }
const crowd: Scene = {
  dice: [1, 1, 1],
  options: { magicHats: 'yes', alliances: 'WN' },
  hat: { W: 1 },
  miners: { W: { '10,10': 3, lost: 7 }, N: { '10,9': 1 }, E: { '9,10': 1 }, S: { '11,10': 2 } },
  stock: { W: '11/12/8/8' },
  camps: { W: ['W-lime'], N: ['diamond'] },
}
const cards: Scene = {
  card: { W: 'unifyMiners' },
  miners: { W: { '5,10': 1, '6,7': 0, '7,7': 2, lost: 2, '8,8': 1 }, E: { '9,9': 1 } },
}
const convert: Scene = { ...cards, card: { W: 'convertMiner' } }
const recovery: Scene = { phase: 'recover', stock: { W: '8/3/4/1' }, miners: { W: { lost: 3 } } }

test.each([
  ['the choices of the setup', 1, 27, setup],
  ['the choices of the setup', 2, 729, setup],
  ['a walk with two ones', 1, 532, walk],
  ['a walk with two ones', 2, 27_572, walk],
  ['a crowd at the mine', 1, 308, crowd],
  ['a crowd at the mine', 2, 10_332, crowd],
  ['two join a third', 1, 12, cards],
  ['two join a third', 2, 12, cards],
  ['a rival is converted', 1, 7, convert],
  ['buying back and exchanging', 1, 11, recovery],
  ['buying back and exchanging', 2, 145, recovery],
  ['buying back and exchanging', 3, 3_989, recovery],
] as const)('legal paths: %s, depth %i: %i', (_name, depth, count, scene) => {
  expect(paths(given(scene), depth)).toBe(count)
})
