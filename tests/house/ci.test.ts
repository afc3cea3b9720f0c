/** What a run of all tests says in its last lines, and that nothing it started outlives it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { anyPort } from '../../.ci/processes.ts'
import { lastOf, type Outcome, readOutcome, summary } from '../../.ci/outcome.ts'
import { textOf } from '../kit/sources.ts'

describe('the last lines of a run', () => {
  const names = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => `test ${n}`)

  test('are the number that passed and failed, and nothing else where all is well', () => {
    expect(summary({ passed: 7, failed: [], flaky: [] })).toBe('\n7 passed, 0 failed')
  })

  test('name what failed and what passed only when tried again, in few lines however much it was', () => {
    const lines = summary({ passed: 40, failed: names(30), flaky: ['rematch'] }).split('\n')
    expect(lines.at(-1)).toBe('40 passed, 30 failed')
    expect(lines).toContain('  rematch')
    expect(lines).toContain('  test 0')
    expect(lines).toContain('  and 18 more')
    expect(lines.length).toBeLessThanOrEqual(20)
  })

  test('a command that failed says with its last lines why', () => {
    const said = `begun\n${names(9).join('\n')}\n\nError: Address already in use\n`
    expect(lastOf(said)).toContain('Error: Address already in use')
    expect(lastOf(said)).not.toContain('begun')
  })

  test('a report that was never written counts as none', () => {
    expect(readOutcome('.artifacts/no-such-file.json')).toEqual({ passed: 0, failed: [], flaky: [] })
  })
})

describe('servers that are started at once', () => {
  test('have each a port of their own', async () => {
    const ports = await Promise.all(Array.from({ length: 8 }, anyPort))
    expect(new Set(ports).size).toBe(8)
  })

  test('take any free port for their inspector: two that look for the same one find it free, and one of them ends', () => {
    const configs = ['wrangler.toml', ...globSync('tests/**/wrangler.toml')]
    expect(configs.length).toBeGreaterThan(3)
    for (const config of configs)
      expect(textOf(config), config).toMatch(/^\[dev\]\n(#.*\n)*inspector_port = 0$/m)
  })
})

/** Says who it is and does nothing, for long; in a group of its own, as servers and browsers are. */
const idle = 'console.log(process.pid); setInterval(() => {}, 1000)'
/** Cannot be told to end. */
const deaf = `process.on('SIGTERM', () => undefined); ${idle}`
/** Has a server of its own, says who that is, and takes a moment to end it before it ends itself. */
const serving = `
  const server = require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(deaf)}], { detached: true })
  server.stdout.pipe(process.stdout)
  process.on('SIGTERM', () => setTimeout(() => { server.kill('SIGKILL'); process.exit() }, 300))`
const others: ChildProcess[] = []
const sleeper = (env: Record<string, string> = {}): ChildProcess => {
  const child = spawn(process.execPath, ['-e', idle], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, ...env },
  })
  others.push(child)
  return child
}
afterAll(() => {
  for (const child of others) child.kill('SIGKILL')
})

/** A run that starts a child, which says who it is, and is told to end, or ends; its exit code. */
const runOf = (
  begin: string,
  code: string,
  what = idle,
): { readonly run: ChildProcess; readonly child: Promise<number>; readonly code: Promise<number | null> } => {
  const script = `
    import { spawn } from 'node:child_process'
    import { end, endAll, endWhenStopped, markAll } from './.ci/processes.ts'
    ${begin}
    const child = spawn(process.execPath, ['-e', ${JSON.stringify(what)}], { detached: true, stdio: 'inherit' })
    ${code}`
  const run = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  others.push(run)
  const child = new Promise<number>((found) =>
    run.stdout?.once('data', (data: Buffer) => found(Number(data.toString()))),
  )
  return { run, child, code: new Promise((done) => run.on('exit', done)) }
}

const isAlive = (pid: number | undefined): boolean => {
  try {
    return pid !== undefined && process.kill(pid, 0)
  } catch {
    return false
  }
}

describe.runIf(process.platform === 'linux')('what a run has started', () => {
  test('ends with it, in whatever group it is; processes of others are left alone', async () => {
    const other = sleeper({ ALMENA_RUN: 'another run' })
    const { run, child, code } = runOf(
      'markAll()',
      'process.on("SIGUSR2", () => endAll().then(() => process.exit(0)))',
    )
    const pid = await child
    run.kill('SIGUSR2')
    expect(await code).toBe(0)
    await expect.poll(() => isAlive(pid)).toBe(false)
    expect(isAlive(other.pid)).toBe(true)
  })

  test.each([
    ['SIGTERM', 143, 'markAll()', ''],
    ['SIGINT', 130, 'markAll()', ''],
    ['SIGTERM', 143, '', 'endWhenStopped(child)'],
    ['SIGINT', 130, '', 'endWhenStopped(child)'],
  ] as const)('ends too where the run is told to by %s (%d, %s%s)', async (signal, expected, begin, then) => {
    const { run, child, code } = runOf(begin, `${then}; setInterval(() => {}, 1000)`)
    const pid = await child
    expect(isAlive(pid)).toBe(true)
    run.kill(signal)
    expect(await code).toBe(expected)
    await expect.poll(() => isAlive(pid)).toBe(false)
  })

  test('has time to end what it has started itself, in another group, when the run is stopped', async () => {
    const { run, child, code } = runOf('', 'endWhenStopped(child)', serving)
    const pid = await child
    run.kill('SIGINT')
    expect(await code).toBe(130)
    await expect.poll(() => isAlive(pid)).toBe(false)
  })

  test('ends before the run does, though other work fails for it meanwhile', async () => {
    const work = 'await new Promise((_, fail) => child.on("exit", () => fail(new Error("no answer"))))'
    const { run, child, code } = runOf('', `endWhenStopped(child); ${work}`)
    await child
    run.kill('SIGINT')
    expect(await code).toBe(130)
  })

  test('ends by force where it does not by itself', async () => {
    const { run, child, code } = runOf('', 'process.on("SIGINT", () => end(child, 300))', deaf)
    const pid = await child
    run.kill('SIGINT')
    expect(await code).toBe(0)
    await expect.poll(() => isAlive(pid)).toBe(false)
  })
})

/** What a runner leaves of these tests, of which one is good, one flaky and one bad, by its reporter. */
const leftBy = async (
  file: string,
  content: string,
  command: (folder: string) => readonly string[],
): Promise<Outcome> => {
  mkdirSync('.artifacts', { recursive: true })
  const folder = mkdtempSync(resolve('.artifacts/reporter-'))
  const [program = '', ...args] = command(folder)
  const outcome = join(folder, 'outcome.json')
  try {
    writeFileSync(join(folder, file), content)
    writeFileSync(
      join(folder, 'config.mjs'),
      `export default { testDir: '.', outputDir: 'results', retries: 1, test: { retry: 1 } }`,
    )
    const runner = spawn(program, args, {
      stdio: 'ignore',
      env: { ...process.env, ALMENA_OUTCOME: outcome, VITEST: undefined },
    })
    await new Promise((done) => runner.on('close', done))
    return readOutcome(outcome)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('what a runner’s reporter leaves', () => {
  const body = `
let tries = 0
test('good', () => undefined)
test('bad', () => expect(1).toBe(2))`

  test('vitest: what failed, also before any test, and what passed only when tried again', async () => {
    const content = `import { beforeAll, describe, expect, test } from 'vitest'${body}
test('flaky', () => expect(++tries).toBe(2))
describe('a hook', () => {
  beforeAll(() => { throw new Error('no') })
  test('never run', () => undefined)
})`
    const outcome = await leftBy('some.test.js', content, (folder) =>
      ['vitest', 'run', `--config=${folder}/config.mjs`, `--root=${folder}`].concat(
        `--reporter=${resolve('.ci/vitestOutcome.ts')}`,
      ),
    )
    expect(outcome).toEqual({
      passed: 2,
      failed: ['some.test.js > bad', 'some.test.js > a hook'],
      flaky: ['some.test.js > flaky'],
    })
  })

  test('Playwright: the same', async () => {
    const content = `import { expect, test } from '@playwright/test'${body}
test('flaky', ({}, { retry }) => expect(retry).toBe(1))`
    const outcome = await leftBy('some.spec.js', content, (folder) =>
      ['playwright', 'test', `--config=${folder}/config.mjs`].concat(
        `--reporter=${resolve('.ci/playwrightOutcome.ts')}`,
      ),
    )
    expect(outcome).toEqual({
      passed: 2,
      failed: ['some.spec.js > bad'],
      flaky: ['some.spec.js > flaky'],
    })
  })
})
