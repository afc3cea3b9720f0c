/** Every tool that the project keeps tells how it is used, and gives its figures to programs too. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openAccount } from '../../.ci/cloudflare.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}
/** The scripts that run a program of `tests/`, the sizes, what walks through the records, and what makes keys. */
const tools = Object.entries(scripts).flatMap(([name, command]): [string, string][] => {
  const file = /^node (tests\/\S+\.ts|\.ci\/(?:sizes|reindex|vapid)\.ts)$/.exec(command)?.[1]
  return file === undefined ? [] : [[name, file]]
})

test('the tools are found', () => {
  expect(tools.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'sim',
      'arena',
      'balance',
      'bench',
      'cost',
      'soak',
      'test:chaos',
      'test:crash',
      'sizes',
      'vapid',
    ]),
  )
})

/** What a script prints when it is asked how it is used. */
const helpOf = async (file: string): Promise<string> => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [file, '--help'])
  expect(stderr).toBe('')
  return stdout
}

test.concurrent.each([
  ['npm start', '.ci/serve.ts'],
  ['npm run dev', '.ci/serve.ts'],
  ['npm test', '.ci/test.ts'],
  ['npm run vapid', '.ci/vapid.ts'],
  ['npm run deploy', '.ci/deploy.ts'],
])('%s answers --help, and starts nothing', { timeout: 60_000 }, async (command, file) => {
  expect(await helpOf(file)).toMatch(new RegExp(`^  ${command}`, 'm'))
})

test.concurrent.each(tools)(
  'npm run %s answers --help, and has --json',
  { timeout: 60_000 },
  async (name, file) => {
    const help = await helpOf(file)
    expect(help).toMatch(new RegExp(`^  npm run (-s )?${name}\\b`, 'm'))
    expect(help).toContain('--json')
  },
)

/** What a tool prints and says, run so; how it ends is not asked. */
const ranSo = async (
  file: string,
  args: readonly string[],
  more: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<{ readonly stdout: string; readonly stderr: string }> =>
  promisify(execFile)(process.execPath, [resolve(file), ...args], more).catch(
    (failure: { stdout: string; stderr: string }) => failure,
  )

test('fresh keys are there for programs: public and private, as the site reads them', async () => {
  const { stdout, stderr } = await ranSo('.ci/vapid.ts', ['--json'])
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual({
    VAPID_PUBLIC_KEY: expect.stringMatching(/^[\w-]{87}$/),
    VAPID_PRIVATE_KEY: expect.stringMatching(/^[\w-]{43}$/),
  })
})

test.concurrent.each([
  ['tests/chaos/chaos.ts', '--seeds 1 --from 3', /^1 of 1 seeds, \d+ moves acknowledged/m],
  [
    'tests/sim/arena.ts',
    '--game castillo --seats 2 --new greedy --old random --games 2 --seed 7',
    /^[+=.]{2,}$/m,
  ],
] as const)(
  '%s says how far it is on the errors, and prints its figures alone',
  { timeout: 120_000 },
  async (file, args, progress) => {
    const { stdout, stderr } = await ranSo(file, [...args.split(' '), '--json'])
    expect(stderr).toMatch(progress)
    expect(JSON.parse(stdout)).toBeTypeOf('object')
  },
)

test('what has to build first says so on the errors', { timeout: 60_000 }, async () => {
  // Nothing is built in an empty folder, and nothing is there to build with.
  const cwd = mkdtempSync(join(tmpdir(), 'almena-unbuilt-'))
  const { stdout, stderr } = await ranSo('.ci/sizes.ts', ['--json'], { cwd, env: { PATH: '' } })
  expect([stdout, stderr.split('\n')[0]]).toEqual(['', 'building what the Worker draws with …'])
  expect(stderr).toContain('the site could not be built')
})

test(
  'the walk through the records of a site looks its database up, and is refused in words',
  { timeout: 120_000 },
  async () => {
    const account = await openAccount()
    const refusal = async (): Promise<string> => {
      const env = { ...process.env, ...account.env }
      const walk = promisify(execFile)('npm', ['run', '-s', 'reindex', '--', '--remote'], { env })
      const { stderr, code } = await walk.then(
        () => ({ stderr: 'it went on', code: 0 }),
        (failure: { stderr: string; code: number }) => failure,
      )
      expect(code).toBe(1)
      expect(stderr).not.toContain('    at ')
      return stderr
    }
    expect(await refusal()).toContain("Couldn't find a D1 DB named 'almena'")
    expect(account.done()).toEqual([])
    const { CLOUDFLARE_API_BASE_URL: api, CLOUDFLARE_ACCOUNT_ID: id } = account.env
    await fetch(`${api}/accounts/${id}/d1/database`, { method: 'POST', body: '{"name":"almena"}' })
    expect(await refusal()).toContain('could not be authenticated')
    expect(account.done()).toEqual([
      'database almena',
      expect.stringMatching(/^shown with .*RECORDS almena-records/),
    ])
    expect(account.done()[1]).toMatch(/DB [\da-f-]{36}/)
    account.close()
  },
)
