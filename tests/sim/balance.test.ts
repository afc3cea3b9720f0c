import { describe, expect, test } from 'vitest'
import { castilloMeta } from '../../shared/games/castillo/meta.ts'
import { balancePage, leaningOf, lengthOf, measure } from './balance.ts'
import type { Cell, CellGame, Players, Who } from './cells.ts'
import type { Sitting } from './arena.ts'
import type { Played } from './simulate.ts'

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

test('whether a game is as long as its box says goes by turns, not by moves', () => {
  const turns = (inGame: number) => ({ changes: { inGame, inRound: null } })
  expect(lengthOf(4, turns(80), 45)).toBe(
    '- 4 seats: 80 turns of 30 s are 40 minutes: within the 45 that the box says, which leave 34 s for a turn.',
  )
  expect(lengthOf(3, turns(100), 45)).toBe(
    '- 3 seats: 100 turns of 30 s are 50 minutes: beyond the 45 that the box says, which leave 27 s for a turn.',
  )
})

describe('a page from games that were made up', () => {
  const played = (...told: readonly string[]): Played => ({
    finished: true,
    moves: 90,
    rounds: 12,
    questions: [],
    changes: 60,
    way: 'points',
    first: null,
    levels: [],
    points: [3, 2],
    winners: [],
    told,
    checked: 0,
  })
  const sitting = { own: 0, reward: 1, place: 1, points: [3, 2], times: [], moves: [] } as unknown as Sitting
  const isAlone = (who: Who): boolean => ['maestros', 'oficiales', 'randoms'].includes(who)
  const counts = { games: 50, maestro: 2, oficial: 2, above: 2, optional: 6 }

  /** Maestros never buy, and snow comes with winter alone. */
  const page = async () => {
    const cells: string[] = []
    const players: Players = {
      end: () => undefined,
      play: <W extends Who>(cell: Cell & { readonly who: W }, games: number) => {
        const { who, seats, option = [] } = cell
        cells.push([seats, who, ...option, games].join(' '))
        const told = [
          ...(who === 'maestros' ? [] : ['bought']),
          ...(option.includes('winter=yes') ? ['bountyTaken'] : []),
        ]
        const game = isAlone(who) ? { ...played(...told), winners: [0] } : sitting
        return Promise.resolve(Array.from({ length: games }, () => game as CellGame<W>))
      },
    }
    const also = ['winter=yes']
    const run = { players, game: 'castillo', meta: castilloMeta, counts, seed: 7, also }
    const text = balancePage({ name: 'Castle', minutes: 50 }, 'npm run', counts, [
      await measure(run, 2),
      await measure(run, 3),
    ])
    return { cells, text }
  }

  test('*Maestros* play alone with an option too, as often as was said, and what happens then stands beside', async () => {
    const { cells, text } = await page()
    expect(cells).toContain('2 maestros 50')
    expect(cells).toContain('3 maestros winter=yes 6')
    expect(text).toContain('| fact | 2 seats | 2 seats, winter=yes | 3 seats | 3 seats, winter=yes |')
    expect(text).toContain('| bountyTaken | 0 | 1.0 | 0 | 1.0 |')
    expect(text).toContain('and with others 6 of *Maestros* alone')
  })

  test('what never happened is named, with whose doing it is: the options’, the bots’ or the game’s', async () => {
    const { text } = await page()
    const [, never = ''] = text.split('## What never happened, and why')
    expect(never).toMatch(/\| bought \| the bots: \*Oficiales\* 1\.0, at random 1\.0 \| the bots: /)
    expect(never).toMatch(/\| bountyTaken \| the options: winter=yes \*(Maestros|Oficiales)\* 1\.0 \|/)
    expect(never).toMatch(/\| winter: \w+ \| the game, as far as bots show it: in none of \d+ games \|/)
    expect(text).toContain('- 3 seats: 60 turns of 30 s are 30 minutes: within the 50')
  })
})
