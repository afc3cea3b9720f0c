/** Workers on local workerd, for as long as something is measured. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answers, end, endWhenStopped, freePort, start, wranglerEnv } from '../../.ci/processes.ts'

/** Milliseconds that a server may take to come up. */
export const patience = 180_000

export const scratch = (name: string): string => mkdtempSync(join(tmpdir(), `almena-bench-${name}-`))

/** What this prints is the report alone. */
export const toErrors = { shownOn: 2 } as const

/** Starts a worker on local workerd; `data` is where it keeps its databases. Null where it ends before it answers. */
const served = async (args: readonly string[], data: string, from: number) => {
  const port = await freePort(from)
  const server = start(
    'wrangler',
    ['dev', ...args, '--port', String(port), '--persist-to', data, '--show-interactive-dev-session=false'],
    wranglerEnv,
    toErrors,
  )
  endWhenStopped(server)
  try {
    await answers(`http://127.0.0.1:${port}/api/`, patience, server)
    return { base: `http://127.0.0.1:${port}`, server }
  } catch (failure) {
    await end(server)
    console.error(failure)
    return null
  }
}

/** Runs a worker for as long as `use` takes. A port that was free may be taken a moment later: then on another. */
export const withWorker = async <T>(
  args: readonly string[],
  use: (base: string, data: string) => Promise<T>,
  data = scratch('data'),
): Promise<T> => {
  const running =
    (await served(args, data, 8900)) ?? (await served(args, data, 8915)) ?? (await served(args, data, 8930))
  if (running === null) throw new Error('no worker answers: what it said stands above')
  try {
    return await use(running.base, data)
  } finally {
    await end(running.server)
  }
}
