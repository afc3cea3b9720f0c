/** A server beside the one that all tests share: for tests that stop it, or want its bots at another pace. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answers, end, freePort, start } from '../../.ci/processes.ts'

interface Server {
  /** Its address, the same after a stop and a start. */
  readonly base: string
  start(): Promise<void>
  /** Resolves when it has gone; its tables are kept. */
  stop(): Promise<void>
}

/** Serves with bots of this pace (milliseconds) while it is used; then it and its tables are gone. */
export const withServer = async (pace: number, use: (server: Server) => Promise<void>): Promise<void> => {
  // Tests run side by side: each of their workers has ports of its own.
  const port = String(await freePort(8830 + 10 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)))
  const data = mkdtempSync(join(tmpdir(), 'almena-'))
  const env = { PORT: port, ALMENA_DATA: data, ALMENA_VARS: `BOT_PACE_MS:${pace}` }
  const base = `http://127.0.0.1:${port}`
  let stop = async (): Promise<void> => undefined
  const server: Server = {
    base,
    async start() {
      // Another server is on the same site meanwhile: it must not be built anew below it.
      const child = start('node', ['.ci/serve.ts', '--built'], env)
      stop = () => end(child)
      await answers(`${base}/api/`, 180_000, child)
    },
    stop: () => stop(),
  }
  try {
    await server.start()
    await use(server)
  } finally {
    await stop()
    rmSync(data, { recursive: true, force: true })
  }
}
