/** What the thread of a page thinks about (frontend/table/thinking/thread.ts), by the same calls, in Node. */
import { readdirSync, readFileSync } from 'node:fs'
import { hintFor } from '../../shared/bots/hint.ts'
import { storyOf, type Told } from '../../shared/bots/story.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { live } from '../../shared/engine/log.ts'
import { fold } from '../../shared/engine/replay.ts'
import { conceal } from '../../shared/engine/secret.ts'
import type { Golden } from '../records/make.ts'
import { quantile, round } from './figures.ts'

/** Moves of a game whose story is told. */
const moves = 90

/** Milliseconds of CPU, of all threads. */
const spentOn = (work: () => unknown): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Of the golden records of a game the one that comes nearest to so many moves. */
const recordOf = (game: AnyGame): Told => {
  const folder = `tests/records/${game.id}`
  const [nearest] = readdirSync(folder)
    .map((file) => (JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Golden).record)
    .map((record) => ({ record, off: Math.abs(live(record.entries).length - 1 - moves) }))
    .sort((a, b) => a.off - b.off)
  if (nearest === undefined) throw new Error(`no record of ${game.id}`)
  return nearest.record
}

/** So many hints, all through a game: milliseconds of CPU in the middle, and of 95 in 100. */
export const hintTimes = (
  game: AnyGame,
  count: number,
): { readonly hint: number; readonly hintP95: number } => {
  const record = recordOf(game)
  const entries = live(record.entries)
  const times = Array.from({ length: count }, (_, number) => {
    const state = fold(
      game,
      record,
      entries.slice(0, 1 + Math.floor(((entries.length - 1) * number) / count)),
    )
    const [asked] = game.decisions(state)
    if (asked === undefined) throw new Error('nobody is asked')
    return spentOn(() => hintFor(game, conceal(state, asked.seat), asked.seat))
  })
  return { hint: round(quantile(times, 0.5)), hintP95: round(quantile(times, 0.95)) }
}

/** Seconds of CPU for the story of a game of some ninety moves. */
export const storyTime = (game: AnyGame): { readonly moves: number; readonly seconds: number } => {
  const record = recordOf(game)
  const spent = spentOn(() => {
    const telling = storyOf(game, record)
    while (telling.next().done !== true) continue
  })
  return { moves: live(record.entries).length - 1, seconds: round(spent / 1000) }
}
