/** Enters finished games into the index that it has missed: `npm run reindex` (`-- --help` for the rest). */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPlatformProxy } from 'wrangler'
import { commandLine } from './commandLine.ts'
import { wranglerEnv } from './processes.ts'

const given = commandLine(
  `Walks through all records of finished games that are kept (R2), and enters those into the index (D1) that anybody
may find and that it has never taken: rooms go without, a week late, where the database does not answer. A second time
changes nothing; where the index is full, the games that ended longest ago make room.

  npm run reindex                of this machine: the data under .almena/ (ALMENA_DATA), while nothing serves it
  npm run reindex -- --remote    of the site on Cloudflare, as who wrangler is logged in
  npm run -s reindex -- --json   one JSON object: records, those listed, entered, and of too old a kind to say`,
  {
    remote: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
)

interface Done {
  readonly records: number
  readonly listed: number
  readonly entered: number
  readonly unknown: number
}
interface Index {
  reindex(env: object, onward: (done: Done) => void): Promise<Done>
}

/** The database and the bucket, and nothing else of what wrangler.toml binds; of this machine, or of the account. */
const configFor = (remote: boolean): string => {
  const config = readFileSync('wrangler.toml', 'utf8')
  const named = (name: string): string => new RegExp(`^${name} = "([^"]+)"`, 'm').exec(config)?.[1] ?? ''
  const database = named('database_name')
  const idThere = (): string => {
    // What is asked for goes to wrangler's log too: less of that, and nothing is told.
    const { status, stdout } = spawnSync('wrangler', ['d1', 'info', database, '--json'], {
      encoding: 'utf8',
      stdio: ['inherit', 'pipe', 'inherit'],
      env: { ...process.env, WRANGLER_LOG: 'log' },
    })
    // It has said why.
    if (status !== 0) process.exit(status ?? 1)
    return (JSON.parse(stdout) as { uuid: string }).uuid
  }
  const database_id = remote ? idThere() : named('preview_database_id')
  const wanted = {
    // The platform shows nobody a worker of the site's own name, which has objects (workers-sdk#13957).
    name: `${named('name')}-reindex`,
    compatibility_date: named('compatibility_date'),
    d1_databases: [{ binding: 'DB', database_name: database, database_id, remote }],
    r2_buckets: [{ binding: 'RECORDS', bucket_name: named('bucket_name'), remote }],
  }
  const folder = mkdtempSync(join(tmpdir(), 'almena-reindex-'))
  process.on('exit', () => rmSync(folder, { recursive: true }))
  const path = join(folder, 'wrangler.json')
  writeFileSync(path, JSON.stringify(wanted))
  return path
}

Object.assign(process.env, wranglerEnv)
const path = join(process.env['ALMENA_DATA'] ?? '.almena', 'v3')
const persist = given.remote ? false : { path }
const { env, dispose } = await getPlatformProxy({ configPath: configFor(given.remote), persist }).catch(
  (failure: unknown) => {
    console.error(String(failure))
    process.exit(1)
  },
)
// Types of the platform's own and of Node do not go together.
const { reindex } = (await import(new URL('../worker/outside/reindex.ts', import.meta.url).href)) as Index
try {
  const done = await reindex(env, ({ records, entered }) =>
    console.error(`${records} records, ${entered} entered …`),
  )
  const { records, listed, entered, unknown } = done
  const kinds = `${listed} of them listed, ${unknown} of too old a kind to say`
  console.log(given.json ? JSON.stringify(done) : `${records} records, ${kinds}: ${entered} entered`)
} finally {
  await dispose()
}
