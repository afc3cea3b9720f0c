/** Finished games that anybody may find: a line in D1 for lists and searches. */
import type { FinishedGame, FinishedListing } from '../../shared/protocol/lobby.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { folded } from '../../shared/protocol/text.ts'
import type { Env } from '../env.ts'

/**
 * Bytes from which on the index is full: a database holds 10 GB, and refuses all lines then. A game takes some 1 kB, so
 * these are the eight million newest.
 */
const mostBytes = 8e9

/** By which names a game is found. */
const namesIn = (seats: FinishedGame['seats']): readonly string[] => [
  ...new Set(seats.filter(({ kind }) => kind === 'person').map(({ name }) => folded(name))),
]

/** Drops the line of the game that ended longest ago. The game itself stays: record, page and pictures are not here. */
const forgetOldest = async (DB: D1Database): Promise<void> => {
  const oldest = await DB.prepare(
    'SELECT id, finished, seats FROM games ORDER BY finished, id LIMIT 1',
  ).first<{
    id: string
    finished: number
    seats: string
  }>()
  if (oldest === null) return
  const { id, finished, seats } = oldest
  await DB.batch([
    DB.prepare('DELETE FROM games WHERE id = ?').bind(id),
    ...namesIn(JSON.parse(seats) as FinishedGame['seats']).map((name) =>
      DB.prepare('DELETE FROM players WHERE name = ? AND finished = ? AND id = ?').bind(name, finished, id),
    ),
  ])
}

/**
 * Enters a game that anybody may find into the index. A second time changes nothing. Where the index is full, one goes
 * for each that comes.
 */
export const indexGame = async ({ DB }: Pick<Env, 'DB'>, game: FinishedGame): Promise<void> => {
  const { id, began, finished, moves } = game
  const [entered] = await DB.batch([
    DB.prepare('INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?, ?)').bind(
      id,
      game.game,
      began,
      finished,
      moves,
      JSON.stringify(game.seats),
    ),
    ...namesIn(game.seats).map((name) =>
      DB.prepare('INSERT OR IGNORE INTO players VALUES (?, ?, ?, ?)').bind(name, finished, id, game.game),
    ),
  ])
  if (entered === undefined || entered.meta.changes === 0 || entered.meta.size_after < mostBytes) return
  try {
    await forgetOldest(DB)
  } catch (failure) {
    // The game is entered: one more than should be there is better than to have it entered again.
    console.error('the index is full, and nothing was forgotten:', failure)
  }
}

export interface FinishedQuery {
  /** Null: all games. */
  readonly game: string | null
  /** A whole name, in capitals or not; null: anybody. */
  readonly player: string | null
  /** Where the list before this one ended; null: from the newest on. */
  readonly before: readonly [number, string] | null
}

/** Before the newest of all. */
const newest = [Number.MAX_SAFE_INTEGER, ''] as const

/** When a game ended, and its id; null where that is nothing that a list has said. */
export const cursorOf = (before: string): readonly [number, string] | null => {
  const [, time, id] = /^(\d{1,15})\.([a-z0-9]{1,24})$/.exec(before) ?? []
  return time === undefined || id === undefined ? null : [Number(time), id]
}

const page = 20

/**
 * Finished games, the newest first, a page at a time. Each list walks one index from a place in it, so a page costs
 * the same however many games there are.
 */
export const listFinished = async (
  { DB }: Env,
  { game, player, before }: FinishedQuery,
): Promise<FinishedListing & { readonly rowsRead: number }> => {
  const [time, id] = before ?? newest
  const at = '(finished, id) < (?, ?) ORDER BY finished DESC, id DESC LIMIT ?'
  const walk = [time, id, page + 1]
  const where = game === null ? '' : 'game = ? AND '
  const asked = game === null ? [] : [game]
  const query =
    player === null
      ? DB.prepare(`SELECT * FROM games WHERE ${where}${at}`).bind(...asked, ...walk)
      : DB.prepare(
          `SELECT games.* FROM (SELECT id, finished FROM players WHERE name = ? AND ${where}${at}) AS found
             CROSS JOIN games ON games.id = found.id ORDER BY found.finished DESC, found.id DESC`,
        ).bind(folded(player.slice(0, 4 * limits.name)), ...asked, ...walk)
  const { results, meta } = await query.all<Omit<FinishedGame, 'seats'> & { seats: string }>()
  const games = results
    .slice(0, page)
    .map((row) => ({ ...row, seats: JSON.parse(row.seats) as FinishedGame['seats'] }))
  const last = games.at(-1)
  return {
    games,
    next: results.length > page && last !== undefined ? `${last.finished}.${last.id}` : null,
    rowsRead: meta.rows_read,
  }
}
