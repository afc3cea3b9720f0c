import type { GameRoom } from '../../worker/room.ts'
import type * as worker from '../../worker/index.ts'

declare global {
  namespace Cloudflare {
    interface Env {
      readonly ROOMS: DurableObjectNamespace<GameRoom>
      readonly BOT_PACE_MS: string
      readonly FRAMES_PER_SECOND: string
    }
    interface GlobalProps {
      mainModule: typeof worker
    }
  }
}
