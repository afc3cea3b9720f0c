import { expect, test } from 'vitest'
import { leaningOf, often } from './balance.ts'

/** So many of 400 games won by each seat, and by each place from the start player on. */
const wins = (bySeat: readonly number[], byPlace: readonly number[]) => ({
  seats: bySeat.length,
  finished: 400,
  wins: { bySeat, byPlace, byBot: {}, byWay: {} },
})
const fair = wins([100, 100, 100, 100], [100, 100, 100, 100])
/** The start player wins a third. */
const first = wins([100, 100, 100, 100], [133, 89, 89, 89])

test('nobody is off where each wins its share, give or take five points', () => {
  expect(leaningOf(4, fair, first)).toBe('- 4 seats (fair 25 %): nobody is more than 5 points off.')
  expect(leaningOf(4, wins([119, 81, 100, 100], fair.wins.byPlace), first)).toContain('nobody')
})

test('what both meet is the game, what only those who think ahead meet is the bot', () => {
  expect(leaningOf(4, first, first)).toContain(
    'the start player 33 % ± 2 %, among *Oficiales* 33 % ± 2 %: the game’s doing',
  )
  expect(leaningOf(4, first, fair)).toContain(
    'the start player 33 % ± 2 %, among *Oficiales* 25 % ± 2 %: the bot’s doing',
  )
  const last = wins([100, 100, 100, 100], [67, 100, 100, 133])
  expect(leaningOf(4, last, first)).toContain(
    'the start player 17 % ± 2 %, among *Oficiales* 33 % ± 2 %: the bot’s doing',
  )
})

test('few games are not enough to say', () => {
  const few = { ...wins([4, 2, 2, 2], [2, 4, 2, 2]), finished: 10 }
  expect(leaningOf(4, few, first)).toContain(
    'seat 1 40 % ± 14 %, among *Oficiales* 25 % ± 2 %: within what chance does',
  )
})

test('what is rare is told apart from what never happens', () => {
  expect([0, 0.0025, 0.04, 0.1, 12.34].map(often)).toEqual(['0', '0.003', '0.040', '0.1', '12.3'])
})
