declare namespace Cloudflare {
  interface Env {
    readonly ROOMS: DurableObjectNamespace<import('../../worker/room.ts').GameRoom>
    readonly BOT_PACE_MS: string
    readonly FRAMES_PER_SECOND: string
  }
  interface GlobalProps {
    mainModule: typeof import('../../worker/index.ts')
  }
}
