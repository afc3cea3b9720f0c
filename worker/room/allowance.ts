/**
 * How much is played by bots and stand-ins for one address: the platform counts, as with what it may ask for
 * (`[[ratelimits]]` in wrangler.toml). A table plays itself as long as somebody who sits there has a page open, so a
 * program could keep thousands of them going; together they go at this pace. Where nobody who sits is there, a table
 * comes to rest by itself (`bots.ts`).
 */
import type { Env } from '../env.ts'
import type { Sockets } from './sockets.ts'

export interface Allowance {
  /**
   * Does one move's work: at once where nobody is counted, as at a machine of one's own. Rejects where there has been
   * too much: it is then tried again after a pause that grows, and a table that waits costs next to nothing.
   */
  spend(now: number, work: (now: number) => void): void | Promise<void>
}

interface Room {
  readonly sockets: Pick<Sockets, 'all' | 'visitor'>
  readonly env: Pick<Env, 'LIMIT_BOTS'>
}

export const createAllowance = (room: () => Room): Allowance => {
  const take = async (counter: RateLimit, asking: Iterable<string>): Promise<void> => {
    // Nobody's game is held up by who sits at it from an address that has had too much.
    for (const key of asking) if ((await counter.limit({ key })).success) return
    throw new Error('too much plays itself for this address')
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
      if (counter === undefined || asking.size === 0) return work(now)
      return take(counter, asking).then(() => work(Date.now()))
    },
  }
}
