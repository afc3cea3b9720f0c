import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultOptions } from '../../shared/engine/options.ts'
import { games } from '../kit/games.ts'
import { playMatch, type Verdict, verdictOf } from './arena.ts'
import { type Cell, openPlayers, type Players } from './cells.ts'
import { contenders } from './contenders.ts'

const folder = mkdtempSync(join(tmpdir(), 'almena-cells-'))
let players: Players
beforeAll(() => {
  players = openPlayers(folder, 2)
})
afterAll(() => {
  players.end()
  rmSync(folder, { recursive: true })
})

const cell = { game: 'castillo', seats: 2, who: 'oficial', seed: 7 } as const satisfies Cell

/** Plays a cell, and says how many games of it were not kept. */
const playedNow = async (games: number): Promise<number> => {
  let now = 0
  await players.play(cell, games, () => now++)
  return now
}

test('a run that was cut goes on where it was; the line that was being written is played again', async () => {
  expect(await playedNow(3)).toBe(3)
  const kept = await players.play(cell, 3, () => undefined)
  expect(await playedNow(3)).toBe(0)
  const [rules = ''] = readdirSync(folder)
  appendFileSync(join(folder, rules, '2-oficial-7.jsonl'), '[3,{"own":1,"rewa')
  expect(await playedNow(5)).toBe(2)
  expect((await players.play(cell, 5, () => undefined)).slice(0, 3)).toEqual(kept)
  expect(await playedNow(5)).toBe(0)
})

test('equals of a game that deals nothing do not play one game again and again', async () => {
  const equals = { ...cell, who: 'oficiales' } as const
  const games = await players.play(equals, 4, () => undefined)
  expect(new Set(games.map(({ points }) => String(points))).size).toBeGreaterThan(2)
})

test('played side by side the games of a match are those that are played one after the other', async () => {
  const { rules, meta } = games['castillo'] as (typeof games)[string]
  const match = { game: await rules(), options: defaultOptions(meta), seats: 2, games: 4, seed: 7 }
  const { oficial, greedy1 } = contenders
  const timeless = (verdict: Verdict) => ({ ...verdict, cpu: null })
  expect(timeless(verdictOf(2, await players.play(cell, 4, () => undefined)))).toEqual(
    timeless(playMatch({ ...match, challenger: oficial, champion: greedy1 })),
  )
})
