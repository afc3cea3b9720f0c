/**
 * Runs Almena on this machine: the site and the worker on local workerd, all data in SQLite files under `.almena/`.
 * `--hot` serves the site through Vite instead, with hot reload; `--built` serves what is built already.
 * PORT and ALMENA_DATA change port and folder; ALMENA_VARS overrides what wrangler.toml sets
 * ("BOT_PACE_MS:50 FRAMES_PER_SECOND:100").
 */
import { mkdirSync } from 'node:fs'
import { localKeys } from './vapid.ts'
import { answers, end, freePort, run, start, wranglerEnv } from './processes.ts'

const hot = process.argv.includes('--hot')
const port = await freePort(Number(process.env['PORT'] ?? 8787))
const data = process.env['ALMENA_DATA'] ?? '.almena'

const build = async (...more: readonly string[]): Promise<void> => {
  if ((await run('vite', ['build', ...more, '--logLevel', 'warn'])) !== 0) process.exit(1)
}
if (!process.argv.includes('--built')) {
  await build('-c', 'vite.draw.config.ts')
  if (hot) mkdirSync('dist', { recursive: true })
  else await build()
}

// The index of finished games: wrangler makes its tables, or what has come to them since.
const migrations = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', data]
if ((await run('wrangler', migrations, { ...wranglerEnv, WRANGLER_LOG: 'warn' })) !== 0) process.exit(1)

const { publicKey, privateKey } = await localKeys(data)
const vars = [
  'VAPID_SUBJECT:mailto:local@example.org',
  `VAPID_PUBLIC_KEY:${publicKey}`,
  `VAPID_PRIVATE_KEY:${privateKey}`,
  ...(process.env['ALMENA_VARS'] ?? '').split(' ').filter((pair) => pair !== ''),
]
const worker = start(
  'wrangler',
  [
    'dev',
    '--port',
    String(port),
    '--ip',
    '127.0.0.1',
    '--persist-to',
    data,
    '--show-interactive-dev-session=false',
    ...vars.flatMap((pair) => ['--var', pair]),
  ],
  wranglerEnv,
)
const site = hot
  ? start('vite', ['--clearScreen', 'false'], { ALMENA_WORKER: `http://127.0.0.1:${port}` })
  : null

const stop = (code: number): void => {
  end(worker)
  if (site !== null) end(site)
  setTimeout(() => process.exit(code), 1700)
}
process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))
worker.on('close', (code) => stop(code ?? 1))

await answers(`http://127.0.0.1:${port}/api/`, 60_000)
console.log(`\n  Almena: http://127.0.0.1:${hot ? 5173 : port}/\n  Tables are kept in ${data}/\n`)
