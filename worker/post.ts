/** The room's post: what the lobby and the archive are told, through the outbox. */
import type { Alarms } from './alarms.ts'
import { indexGame, keepRecord } from './archive.ts'
import type { Env } from './env.ts'
import type { Report } from './lobby.ts'
import { isOver, type Open } from './open.ts'
import { houseOf } from './opening.ts'
import { makeOutbox } from './outbox.ts'
import { lineOf, lobbyName, recordOf, reportOf } from './reports.ts'
import type { Telling } from './telling.ts'

export interface Post {
  /** Writes down what others do not know yet. */
  put(open: Open, now: number): void
  deliver(open: Open, env: Env): Promise<void>
}

/** Milliseconds that changes of one moment are gathered for. */
const gathering = 250
/** How often a table that waits for players looks whether anybody is still there: a crash says no good-bye. */
const attendance = 1_800_000

export const makePost = (sql: SqlStorage, alarms: Alarms, tell: Telling): Post => {
  const outbox = makeOutbox(sql)
  return {
    put(open, now) {
      const { setting } = open.seating
      const isListed = houseOf(setting).visibility === 'listed'
      let isNews = false
      // What was never listed need not be taken off the list.
      if (isListed || outbox.has('lobby')) {
        const report = reportOf(tell.info(open), setting.opened ?? 0)
        isNews = outbox.put('lobby', report, now)
        if (report.table?.stage === 'waiting' && report.attended) alarms.by('attendance', now + attendance)
      }
      if (isOver(open)) isNews = outbox.put('archive', { listed: isListed }, now) || isNews
      if (isNews) alarms.by('outbox', now + gathering)
    },
    async deliver(open, env) {
      const { setting } = open.seating
      const next = await outbox.flush(Date.now(), async (kind, version, body) => {
        if (kind === 'lobby') {
          const lobby = env.LOBBIES.getByName(lobbyName(setting.game, setting.region ?? 'europe'))
          return lobby.report(body as Report, version)
        }
        await keepRecord(env, recordOf(open.seating, open.table))
        if ((body as { listed: boolean }).listed)
          await indexGame(env, lineOf(open.seating, open.table, open.rules))
      })
      if (next !== null) alarms.by('outbox', next)
    },
  }
}
