/** The room's post: what the lobby and the archive are told, through the outbox. */
import type { Deadlines } from '../room/deadlines.ts'
import { indexGame } from './archive.ts'
import { isKept, keepGame, type KeptGame } from './kept.ts'
import type { Env } from '../env.ts'
import type { Report } from '../lobby/rpc.ts'
import { sendNudge, nudgeFor, type NudgeWay, nudgeWays } from './nudging/nudges.ts'
import { hasStarted, isOver, type OpenTable } from '../room/table.ts'
import { createOutbox } from './outbox.ts'
import { keptGameOf, lineOf, lobbyName, reportOf } from './reports.ts'
import type { Broadcast } from '../room/broadcast.ts'
import { houseOf, type Seating } from '../room/records.ts'

export interface Post {
  /** Writes down what others do not know yet. */
  put(open: OpenTable, now: number): void
  /** Number of the newest word to the lobby; 0 where it was told nothing. */
  lastWord(): number
  /** Goes on where another object has told the lobby of this table. */
  goOnFrom(word: number): void
  /** For a room that wakes: what was not delivered before. */
  restore(): void
  deliver(open: OpenTable): Promise<void>
  /** The table is about to go: tells the lobby. Throws where not all is told yet. */
  takeLeave(open: OpenTable): Promise<void>
  /** The finished game is kept elsewhere, to the last letter; where it is not, it is put there. Throws where that failed. */
  secure(open: OpenTable): Promise<void>
}

/** Milliseconds that somebody may be away before they are told that it is their turn: pages are reloaded. */
const absence = 15_000
/** Milliseconds that changes of one moment are gathered for. */
const gathering = 250

/** `bound`: what the platform has bound; `saveSeating` stores seats that have changed because somebody could not be told there. */
export const createPost = (
  sql: SqlStorage,
  bound: () => Env,
  deadlines: Deadlines,
  broadcast: Broadcast,
  saveSeating: (open: OpenTable, seating: Seating) => void,
): Post => {
  const outbox = createOutbox(sql)
  const presence = (open: OpenTable, seat: number): boolean => {
    const info = broadcast.info(open).seats[seat]
    return info?.kind === 'person' && info.present
  }
  const putNudges = (open: OpenTable, now: number): void => {
    for (const [seat, record] of open.seating.seats.entries()) {
      if (record.kind !== 'person' || record.nudge === undefined) continue
      const body = nudgeFor(open, seat, presence(open, seat))
      for (const way of nudgeWays)
        if (
          (body !== null || outbox.has(`${way}:${seat}`)) &&
          outbox.put(`${way}:${seat}`, body, now + absence)
        )
          deadlines.schedule('outbox', now + absence)
    }
  }
  /** Who has come back meanwhile, or has been played for, need not be told. */
  const tellSeat = async (open: OpenTable, seat: number, way: NudgeWay, body: unknown): Promise<void> => {
    if (body === null || nudgeFor(open, seat, presence(open, seat)) === null) return
    const changed = await sendNudge(open, seat, way, bound())
    if (changed !== null) saveSeating(open, changed)
  }
  const kept = (open: OpenTable): KeptGame => keptGameOf(broadcast.info(open), open.seating, open)
  /** What the lobby was last told of, while a game was on: no move changes that. */
  let toldOf: Seating | null = null
  const deliver = async (open: OpenTable): Promise<void> => {
    const { setting } = open.seating
    const env = bound()
    const next = await outbox.flush(Date.now(), async (kind, version, body) => {
      const [, way, seat] = /^(push|webhook):(\d+)$/.exec(kind) ?? []
      if (way !== undefined) return tellSeat(open, Number(seat), way as NudgeWay, body)
      if (kind === 'lobby') {
        const lobby = env.LOBBIES.getByName(lobbyName(setting.game, setting.region ?? 'europe'))
        return lobby.report(body as Report, version)
      }
      await keepGame(env, kept(open))
      if ((body as { listed: boolean }).listed)
        await indexGame(env, lineOf(open.seating, open.table, open.rules))
    })
    if (next !== null) deadlines.schedule('outbox', next)
  }
  return {
    lastWord: () => outbox.newest('lobby'),
    goOnFrom(word) {
      if (word > 0) outbox.countFrom('lobby', word)
    },
    restore() {
      const due = outbox.next()
      if (due !== null) deadlines.schedule('outbox', due)
    },
    put(open, now) {
      const { setting } = open.seating
      const isLive = hasStarted(open) && !isOver(open)
      const isTold = isLive && toldOf === open.seating
      toldOf = isLive ? open.seating : null
      const isListed = houseOf(setting).visibility === 'listed'
      let isNews = false
      // What was never listed need not be taken off the list.
      if (!isTold && (isListed || outbox.has('lobby'))) {
        isNews = outbox.put('lobby', reportOf(broadcast.info(open), setting), now)
      }
      if (isOver(open)) isNews = outbox.put('archive', { listed: isListed }, now) || isNews
      if (isNews) deadlines.schedule('outbox', now + gathering)
      putNudges(open, now)
    },
    deliver,
    async takeLeave(open) {
      const { id } = open.seating.setting
      if (outbox.has('lobby')) {
        const gone: Report = { id, table: null, attended: false, awaited: false }
        outbox.put('lobby', gone, Date.now())
      }
      await deliver(open)
      if (outbox.next() !== null) throw new Error('others have still to be told')
    },
    async secure(open) {
      const game = kept(open)
      if (await isKept(bound(), game)) return
      await keepGame(bound(), game)
      if (!(await isKept(bound(), game))) throw new Error('the record is not where it was put')
    },
  }
}
