import { expect, test } from 'vitest'
import { worthWatching } from '../../frontend/app/worthWatching.ts'
import type { FinishedGame } from '../../shared/protocol/lobby.ts'

const game = (id: string, points: readonly number[], people: number): FinishedGame => ({
  id,
  game: 'castillo',
  began: 0,
  finished: 1,
  moves: 40,
  seats: points.map((one, index) => ({
    name: 'Ana',
    kind: index < people ? 'person' : 'bot',
    points: one,
    place: 1 + points.filter((other) => other > one).length,
  })),
})

test('the closest game between people is worth a look, by what the winner had; then one against bots; or none', () => {
  const wide = game('wide', [90, 40], 2)
  const close = game('close', [60, 57], 3)
  const small = game('small', [7, 6], 2)
  const bots = game('bots', [50, 50], 1)
  expect(worthWatching([wide, small, bots, close])?.id).toBe('close')
  expect(worthWatching([bots, wide])?.id).toBe('wide')
  expect(worthWatching([bots])?.id).toBe('bots')
  expect(worthWatching([game('nobody', [3, 2], 0)])).toBeNull()
  expect(worthWatching([])).toBeNull()
})
