/** The worker as `npm start` runs it, for as long as something is measured. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildMissing } from '../../.ci/built.ts'
import { answers, anyPort, end, endWhenStopped, run, start, wranglerEnv } from '../../.ci/processes.ts'

export interface Served {
  readonly port: number
  readonly base: string
  /** The group that its processes are in. */
  readonly group: number
}

/**
 * Starts it on a database of its own with these variables, and ends it when `use` is done or this is stopped.
 */
export const withServer = async <T>(
  vars: Readonly<Record<string, string>>,
  use: (served: Served) => Promise<T>,
  config = 'wrangler.toml',
): Promise<T> => {
  await buildMissing()
  const port = await anyPort()
  const base = `http://127.0.0.1:${port}`
  const data = mkdtempSync(join(tmpdir(), 'almena-soak-'))
  const at = ['--config', config, '--persist-to', data]
  const tables = ['d1', 'migrations', 'apply', 'DB', '--local', ...at]
  if ((await run('wrangler', tables, { ...wranglerEnv, WRANGLER_LOG: 'warn' }, 2)) !== 0)
    throw new Error('no index of finished games')
  const args = ['dev', '--port', String(port), '--ip', '127.0.0.1', ...at]
  const quick = ['--show-interactive-dev-session=false']
  for (const [name, value] of Object.entries(vars)) quick.push('--var', `${name}:${value}`)
  const server = start('wrangler', [...args, ...quick], wranglerEnv, { shownOn: 2 })
  endWhenStopped(server)
  try {
    await answers(`${base}/api/`, 180_000, server)
    return await use({ port, base, group: server.pid ?? 0 })
  } finally {
    await end(server)
  }
}
