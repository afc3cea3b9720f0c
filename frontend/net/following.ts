/**
 * A table without a socket: its public log, read from copies. Of a finished game once; again and again of a live one
 * with more watchers than its room takes. Loaded where it is needed, and by itself: what it shared with other parts
 * would have to be named where every table looks.
 */
import type { KeyedGlance, PublicLog } from '../../shared/protocol/http.ts'
import type { ChatLine } from '../../shared/protocol/chat.ts'
import type { ServerMessage } from '../../shared/protocol/messages.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import { knownTables } from '../kit/identity.ts'
import { serverNow } from '../kit/serverTime.ts'
import type { Answer, LinkState } from './session.ts'

/**
 * Milliseconds from the making of a copy to where a next one can be had: the second for which the site has it, and what
 * it takes to be put away. Who looks sooner sees the same, and has asked for nothing.
 */
const copyAge = 1150
/** Milliseconds within which all who watch look for the next copy, by chance: nobody is further behind than two seconds. */
const spread = 450
/** Milliseconds to the next look where the first has come back with nothing; twice as many after each more, to an end. */
const pause = 900
const longestPause = 60_000
/** All who watch ask for the same stretches of a log: as the server has it in `limits.logStretch`. */
const stretch = 16

/** What came of asking: null where nothing did, and the milliseconds after which it is worth asking again, if it was said. */
interface Asked<Found> {
  readonly found: Found | null
  readonly later: number
}

const ask = async <Found>(
  path: string,
  key?: string,
  cache: RequestCache = 'default',
): Promise<Asked<Found>> => {
  try {
    const headers = key === undefined ? {} : { authorization: `Bearer ${key}` }
    const response = await fetch(path, { headers, cache })
    if (response.ok) return { found: (await response.json()) as Found, later: 0 }
    return { found: null, later: 1000 * Number(response.headers.get('retry-after') ?? 0) }
  } catch {
    return { found: null, later: 0 }
  }
}

/** Why there is no socket: the game was over before, the room has gone, or it has no room for one more. */
export type Reason = 'past' | 'gone' | 'full'

/** A session, as far as it goes on without a socket. */
export interface Socketless {
  readonly table: string
  readonly token: string
  readonly waiting: ReadonlyMap<number, unknown>
  /** The newest entry it has. */
  seq(): number
  info(): TableInfo | null
  chat(): readonly ChatLine[]
  hear(message: ServerMessage): void
  settle(cid: number, answer: Answer): void
  setLink(link: LinkState): void
  /** Opens a socket, and gives it up. */
  line(): void
  drop(): void
}

export interface Following {
  /** There is no socket: does what can be done without. */
  goOn(why: Reason): Promise<void>
  end(): undefined
}

export const createFollowing = (session: Socketless): Following => {
  const { table, token, waiting, seq, info, setLink, line, drop } = session
  let isEnded = false
  let isLooking = false
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Looks that came back with nothing, since the last good one. */
  let misses = 0
  /** How far the site's clock is ahead of this one, by the newest copy that was ever here. */
  let ahead = -Infinity
  /** Milliseconds until a copy made then is good no more. */
  const untilNext = (made: number): number => {
    ahead = Math.max(ahead, made - Date.now())
    return Math.max(0, made + copyAge - ahead - Date.now()) + spread * Math.random()
  }
  /** Until it is worth looking again where there was nothing: each page after a while of its own. */
  const untilRetry = (later: number): number =>
    Math.max(later, Math.min(longestPause, pause * 2 ** misses++)) * (1 + 0.2 * Math.random())
  const readLog = (since: number, key?: string): Promise<Asked<PublicLog>> => {
    const after = since - (since % stretch)
    // A copy that the browser has kept would come on top of the one that the site has.
    const cache = isLooking ? 'no-store' : 'default'
    return ask(`/api/tables/${table}/log${after === 0 ? '' : `?after=${after}`}`, key, cache)
  }
  /** As a welcome for who only watches. A finished game has no time: its copy may be old. */
  const hear = ({ table, entries, now }: PublicLog): void => {
    const time = table.stage === 'finished' ? serverNow() : now
    const rest = { you: null, chat: session.chat(), newest: 0 } as const
    session.hear({ t: 'welcome', table, entries, now: time, ...rest })
  }
  /** For as long as the game goes on and somebody looks. Who has something to say goes on asking for a socket. */
  const look = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(() => void look(), pause)
      return
    }
    const { found: log, later } = await readLog(seq())
    if (isEnded) return
    if (log !== null) {
      misses = 0
      hear(log)
      if (waiting.size === 0) drop()
    }
    if (log?.table.stage !== 'finished')
      timer = setTimeout(() => void look(), log === null ? untilRetry(later) : untilNext(log.now))
  }
  return {
    async goOn(why) {
      if (why === 'full') {
        if (isLooking) return
        isLooking = true
        return look()
      }
      if (why === 'past') {
        // Who sat there may still talk, and play once more. Who did not, as far as is known here, reads meanwhile.
        const ahead = knownTables().some(({ id }) => id === table) ? null : readLog(0)
        const you = (await ask<KeyedGlance>(`/api/tables/${table}`, token)).found?.you ?? null
        const log = you === null ? (await (ahead ?? readLog(0))).found : null
        if (isEnded) return
        return log === null ? line() : hear(log)
      }
      // Nobody will ever answer; what is seen can be seen all the same.
      for (const cid of waiting.keys()) session.settle(cid, { ok: false, why: 'notLive' })
      if (info()?.stage === 'finished') return
      const log = seq() > 0 ? null : ((await readLog(0)).found ?? (await readLog(0, token)).found)
      if (log === null) setLink('gone')
      else if (!isEnded) hear(log)
    },
    end() {
      isEnded = true
      clearTimeout(timer)
      return undefined
    },
  }
}
