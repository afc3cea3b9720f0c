import type { Lobby } from './lobby.ts'
import type { GameRoom } from './room.ts'

/** What wrangler.toml binds. */
export interface Env {
  readonly ROOMS: DurableObjectNamespace<GameRoom>
  /** One for each game and region. */
  readonly LOBBIES: DurableObjectNamespace<Lobby>
  /** Finished games, for lists and searches: `worker/migrations`. */
  readonly DB: D1Database
  /** Records of finished games. */
  readonly RECORDS: R2Bucket
  /** The site's files; unknown paths give its one page. */
  readonly ASSETS: Fetcher
  /** Keys for notifications (`npm run vapid`); without them there are none. The private one is a secret. */
  readonly VAPID_SUBJECT?: string
  readonly VAPID_PUBLIC_KEY?: string
  readonly VAPID_PRIVATE_KEY?: string
  /** Milliseconds between a question to a bot and its answer, in the middle; tests shorten it. */
  readonly BOT_PACE_MS: string
  /** Frames a socket may send in a second, once its burst is spent; benches and tests raise it. */
  readonly FRAMES_PER_SECOND: string
}
