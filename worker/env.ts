import type { LobbyRpc } from './lobby/rpc.ts'
import type { RoomRpc } from './room/rpc.ts'

/** What wrangler.toml binds. */
export interface Env {
  readonly ROOMS: DurableObjectNamespace<RoomRpc>
  /** One for each game and region. */
  readonly LOBBIES: DurableObjectNamespace<LobbyRpc>
  /** Finished games, for lists and searches: `worker/migrations`. */
  readonly DB: D1Database
  /** Records of finished games. */
  readonly RECORDS: R2Bucket
  /** The site's files. */
  readonly ASSETS: Fetcher
  /** Keys for notifications (`npm run vapid`); without them there are none. The private one is a secret. */
  readonly VAPID_SUBJECT?: string
  readonly VAPID_PUBLIC_KEY?: string
  readonly VAPID_PRIVATE_KEY?: string
  /**
   * Keys of Cloudflare Turnstile: who looks for a match or lists a table is asked for a proof of a person. Without both
   * nobody is. The second is a secret. `TURNSTILE_VERIFY`: where proofs are checked, if not at the platform.
   */
  readonly TURNSTILE_SITE_KEY?: string
  readonly TURNSTILE_SECRET?: string
  readonly TURNSTILE_VERIFY?: string
  /**
   * How webhooks go out: `direct`, where the platform's fetch reaches the open internet alone; or through the gate at
   * this address (`.ci/gate.ts`), which sees to that; left out, or `off`: not at all.
   */
  readonly WEBHOOKS?: string
  /** Milliseconds between a question to a bot and its answer, in the middle; tests shorten it. */
  readonly BOT_PACE_MS: string
  /** Frames a socket may send in a second, once its burst is spent; benches and tests raise it. */
  readonly FRAMES_PER_SECOND: string
  /** The site's own address, as "https://almena.example"; links are made with it whatever `Host` says. */
  readonly ORIGIN?: string
  /** "yes" where tables may have been opened before their addresses had check letters. */
  readonly OLD_TABLE_IDS?: string
  /** What one address may ask for: see `worker/routes/limiting.ts`. */
  readonly LIMIT_OPEN?: RateLimit
  readonly LIMIT_MATCH?: RateLimit
  readonly LIMIT_LOOK?: RateLimit
  readonly LIMIT_PAGE?: RateLimit
  readonly LIMIT_LIST?: RateLimit
  readonly LIMIT_SOCKET?: RateLimit
  readonly LIMIT_PICTURE?: RateLimit
  /** How much may be played by bots and stand-ins for one address: see `worker/room/allowance.ts`. */
  readonly LIMIT_BOTS?: RateLimit
}
