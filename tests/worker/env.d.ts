import type { D1Migration } from 'cloudflare:test'
import type { Lobby } from '../../worker/lobby/lobby.ts'
import type { GameRoom } from '../../worker/room/room.ts'
import type * as worker from '../../worker/index.ts'

declare global {
  namespace Cloudflare {
    interface Env {
      readonly ROOMS: DurableObjectNamespace<GameRoom>
      readonly LOBBIES: DurableObjectNamespace<Lobby>
      readonly ASSETS: Fetcher
      readonly DB: D1Database
      readonly RECORDS: R2Bucket
      readonly MIGRATIONS: D1Migration[]
      readonly BOT_PACE_MS: string
      readonly FRAMES_PER_SECOND: string
      readonly LIMIT_BOTS: RateLimit
      readonly LIMIT_PAGE: RateLimit
      /** What a command of `tests/attacks` wants, as JSON. */
      readonly ATTACK: string
    }
    interface GlobalProps {
      mainModule: typeof worker
    }
  }
}
