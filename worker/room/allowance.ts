/**
 * How much is played by bots and stand-ins for one address: the platform counts, as with what it may ask for
 * (`[[ratelimits]]` in wrangler.toml). A table plays itself as long as somebody who sits there has a page open, so a
 * program could keep thousands of them going; together they go at this pace. Where nobody who sits is there, a table
 * comes to rest by itself (`bots.ts`).
 */
import type { Env } from '../env.ts'
import type { Sockets } from './sockets.ts'

export interface Allowance {
  /** One move's work, or what is done where there has been too much: at once where nobody is counted, as at a machine of one's own. */
  spend(now: number, work: (way: 'playBots' | 'pauseBots', now: number) => void): void | Promise<void>
}

interface Room {
  readonly sockets: Pick<Sockets, 'all' | 'visitor'>
  readonly env: Pick<Env, 'LIMIT_BOTS'>
}

export const createAllowance = (room: () => Room): Allowance => {
  const take = async (counter: RateLimit, asking: Iterable<string>): Promise<boolean> => {
    // Nobody's game is held up by who sits at it from an address that has had too much.
    for (const key of asking) if ((await counter.limit({ key })).success) return true
    return false
  }
  return {
    spend(now, work) {
      const { sockets, env } = room()
      const seated = sockets
        .all()
        .map(sockets.visitor)
        .filter(({ viewer }) => viewer !== null)
      const asking = new Set(seated.flatMap(({ from }) => (from === null ? [] : [from])))
      const counter = env.LIMIT_BOTS
      if (counter === undefined || asking.size === 0) return work('playBots', now)
      return take(counter, asking).then((isGiven) => work(isGiven ? 'playBots' : 'pauseBots', Date.now()))
    },
  }
}
