/** The built worker on a disk of its own, run by miniflare; killed as a machine dies, without a word. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_splitSqlQuery } from 'wrangler'
import { buildMissing } from '../../.ci/built.ts'
import { freePort, wranglerEnv } from '../../.ci/processes.ts'

export interface Server {
  readonly base: string
  /** Errors that the worker has logged. */
  readonly errors: readonly string[]
  /** SIGKILL for workerd: when that was, and when it has been started anew by miniflare and answers. */
  kill(): { readonly at: number; readonly up: Promise<void> }
  end(): Promise<void>
}

/** Milliseconds that a start may take. */
const patience = 60_000

/** The workerd processes that this one has started (Linux). */
const children = (): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
        const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        return stat.includes('(workerd)') && Number(parent) === process.pid
      } catch {
        // It has ended meanwhile.
        return false
      }
    })
    .map(Number)

/** What wrangler would upload. */
const bundle = (folder: string): void => {
  execFileSync('wrangler', ['deploy', '--dry-run', '--outdir', folder], {
    env: { ...process.env, ...wranglerEnv },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

const modulesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => /\.(js|wasm|woff2)$/.test(file))
    // The first is the worker itself.
    .sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'))
    .map((file) => ({
      type: file.endsWith('.js')
        ? ('ESModule' as const)
        : file.endsWith('.wasm')
          ? ('CompiledWasm' as const)
          : ('Data' as const),
      path: join(folder, file),
    }))

export const startServer = async (): Promise<Server> => {
  await buildMissing()
  const folder = mkdtempSync(join(tmpdir(), 'almena-crash-'))
  const code = join(folder, 'code')
  bundle(code)
  const port = await freePort(Number(process.env['ALMENA_TEST_PORT'] ?? 8970))
  const base = `http://127.0.0.1:${port}`
  const { modulesRules: _rules, ...worker } =
    unstable_getMiniflareWorkerOptions('wrangler.toml').workerOptions
  const errors: string[] = []
  let restarted = (): void => undefined
  const server = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port,
      cf: false,
      log: new Log(LogLevel.ERROR),
      telemetry: { enabled: false },
      resourcePersistencePath: join(folder, 'data'),
      handleStructuredLogs: ({ level, message }) => void (level === 'error' && errors.push(message)),
      unsafeHandleRuntimeRestart: () => restarted(),
      ...worker,
      name: 'almena',
      bindings: {
        ...(worker.bindings as Record<string, string>),
        ORIGIN: base,
        BOT_PACE_MS: '1',
        FRAMES_PER_SECOND: '100000',
        WEBHOOKS: 'off',
      },
      modulesRoot: code,
      modules: modulesIn(code),
    }),
  )
  await server.ready
  const database = await server.getD1Database('DB')
  for (const file of readdirSync('worker/migrations').sort())
    for (const query of unstable_splitSqlQuery(readFileSync(join('worker/migrations', file), 'utf8')))
      await database.prepare(query).run()
  return {
    base,
    errors,
    kill() {
      const back = new Promise<void>((done) => (restarted = done))
      for (const pid of children()) process.kill(pid, 'SIGKILL')
      const late = rest(patience, undefined, { ref: false }).then(() => {
        throw new Error('the worker did not come back')
      })
      return { at: Date.now(), up: Promise.race([back, late]) }
    },
    async end() {
      await server.dispose()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
