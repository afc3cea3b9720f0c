/** A game of one's own goes at the pace that is set for its bots, from the next act on. */
import { createRoot } from 'solid-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import './page.ts'
import { createLocalGame, seatsFrom } from '../../frontend/table/model/localGame.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { seatOf, seqOf } from '../../shared/engine/ids.ts'
import { randomAt, seedFromNumber } from '../../shared/engine/random.ts'
import { toy } from '../house/toygame/game.ts'
import { thinkingOf } from '../kit/thinking.ts'
import { toyTable } from '../kit/toy.ts'

const game = toy as unknown as AnyGame

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test.each([
  ['slow', 900, 1900],
  ['usual', 450, 950],
  ['fast', 180, 380],
  ['atOnce', 0, 1],
] as const)('%s: a bot takes between %i and %i milliseconds', async (pace, least, most) => {
  const me = seatOf(2)
  const { source, setPace } = createRoot(() =>
    createLocalGame(
      thinkingOf(game),
      game,
      {
        seats: seatsFrom({ seats: [{ kind: 'empty' }, { kind: 'empty' }, { kind: 'empty' }] }, me, 'Ana'),
        options: { rounds: '3' },
      },
      game.imagine(toyTable().view(me), me, randomAt(seedFromNumber(1), seqOf(0))),
      me,
      'usual',
    ),
  )
  const played = (): number => source.entries().filter(({ kind }) => kind === 'played').length
  setPace(pace)
  await vi.advanceTimersByTimeAsync(least)
  expect(played()).toBeLessThanOrEqual(pace === 'atOnce' ? 2 : 0)
  await vi.advanceTimersByTimeAsync(most - least)
  expect(played()).toBeGreaterThan(0)
})

test('where bots cannot be asked, as after a part of the page has gone, the game goes on', async () => {
  const me = seatOf(2)
  const nobody = { kind: 'empty' } as const
  const { source } = createRoot(() =>
    createLocalGame(
      () => Promise.reject(new Error('the thread has not come')),
      game,
      { seats: seatsFrom({ seats: [nobody, nobody, nobody] }, me, 'Ana'), options: { rounds: '3' } },
      game.imagine(toyTable().view(me), me, randomAt(seedFromNumber(1), seqOf(0))),
      me,
      'atOnce',
    ),
  )
  await vi.advanceTimersByTimeAsync(100)
  expect(source.entries().filter(({ kind }) => kind === 'played').length).toBeGreaterThan(0)
})
