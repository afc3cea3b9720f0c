/** Runs Almena on this machine, on local workerd: `npm start` (`-- --help` for the rest). */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandLine, misused } from './commandLine.ts'
import { buildAll } from './built.ts'
import { openGate } from './gate.ts'
import { localKeys } from './vapid.ts'
import { answers, end, freePort, run, start, wranglerEnv } from './processes.ts'

const help = `The site and the worker on this machine: local workerd, all data in SQLite files under .almena/.

  npm start                      builds the site and serves it; the address is printed
  npm start -- --built           serves what is built already
  npm run dev                    serves the site through Vite instead, with hot reload

  PORT=8787                      the port, or the next free one
  ALMENA_DATA=.almena            the folder of the data
  ALMENA_VARS="BOT_PACE_MS:50"   overrides what wrangler.toml sets, pairs with blanks between them; WEBHOOKS:direct lets
                                 webhooks reach what this machine can reach`
const given = commandLine(help, {
  hot: { type: 'boolean', default: false },
  built: { type: 'boolean', default: false },
})

const { PORT = '8787' } = process.env
if (!(Number(PORT) > 0 && Number(PORT) < 65_536)) misused(`PORT is a number, not '${PORT}'`, help)

const { hot } = given
const port = await freePort(Number(PORT))
const data = process.env['ALMENA_DATA'] ?? '.almena'
const sitePort = hot ? await freePort(5173) : port

/** Tables opened before addresses had check letters are found on, where there may be any. */
const mark = join(data, 'addresses.json')
if (!existsSync(join(data, 'v3'))) {
  mkdirSync(data, { recursive: true })
  writeFileSync(mark, '{ "checked": true }\n')
}
const oldTables = existsSync(mark) ? 'no' : 'yes'

if (!given.built) {
  if (hot) mkdirSync('dist', { recursive: true })
  await buildAll({ withSite: !hot })
}

// The index of finished games: wrangler makes its tables, or what has come to them since.
const migrations = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', data]
if ((await run('wrangler', migrations, { ...wranglerEnv, WRANGLER_LOG: 'warn' })) !== 0) process.exit(1)

const { publicKey, privateKey } = await localKeys(data)
const gate = await openGate()
const vars = [
  `ORIGIN:http://127.0.0.1:${sitePort}`,
  `OLD_TABLE_IDS:${oldTables}`,
  `WEBHOOKS:${gate.address}`,
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
  ? start(
      'vite',
      ['--clearScreen', 'false', '--port', String(sitePort), '--strictPort', '--host', '127.0.0.1'],
      {
        ALMENA_WORKER: `http://127.0.0.1:${port}`,
      },
    )
  : null

/** Milliseconds that they have: less than who started this one gives it. */
const patience = 1500
let isStopping = false
const stop = async (code: number): Promise<void> => {
  // The end of the worker is heard, too.
  if (isStopping) return
  isStopping = true
  await Promise.all([worker, ...(site === null ? [] : [site])].map((server) => end(server, patience)))
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0))
worker.on('close', (code) => void stop(code ?? 1))

await answers(`http://127.0.0.1:${port}/api/`, 180_000, worker)
console.log(`\n  Almena: http://127.0.0.1:${sitePort}/\n  Tables are kept in ${data}/\n`)
