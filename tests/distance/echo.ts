/** What the line itself takes, with this machine as busy as it is: a bare frame there and back, again and again. */
import { watch } from '../bench/players.ts'

/** Milliseconds between two frames. */
const pause = 150

export interface Echo {
  /** Milliseconds of each frame so far. */
  readonly times: readonly number[]
  end(): void
}

/** The platform itself answers `ping`, without the table. */
export const startEcho = async (base: string, id: string): Promise<Echo> => {
  const wire = await watch(base, id)
  const times: number[] = []
  let isEnded = false
  const go = async (): Promise<void> => {
    while (!isEnded) {
      const heard = wire.next((frame) => frame === 'pong')
      const from = performance.now()
      wire.socket.send('ping')
      await heard
      times.push(performance.now() - from)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  go().catch((failure: unknown) => {
    // What is under way as this ends is answered no more.
    if (!isEnded) throw failure
  })
  return {
    times,
    end() {
      isEnded = true
      wire.socket.close()
    },
  }
}
