/**
 * All tests, in the order that fails soonest: format, lint, types, rules and laws, worker, build and sizes, browser.
 * The last line says how many tests passed and failed; any failure makes the exit code 1.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findChromium } from './chromium.ts'
import { run, wranglerEnv } from './processes.ts'

interface Tally {
  passed: number
  failed: number
}

const artifacts = '.artifacts'
rmSync(artifacts, { recursive: true, force: true })
mkdirSync(artifacts, { recursive: true })

const read = (file: string): Record<string, unknown> => {
  try {
    return JSON.parse(readFileSync(`${artifacts}/${file}`, 'utf8')) as Record<string, unknown>
  } catch {
    // The runner died before its report: its exit code counts.
    return {}
  }
}

const count = (value: unknown): number => (typeof value === 'number' ? value : 0)

const check = async (command: string, ...args: readonly string[]): Promise<Tally> => {
  console.log(`\n── ${command} ${args.join(' ')}`)
  return (await run(command, args, wranglerEnv)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

const vitest = async (project: string): Promise<Tally> => {
  const file = `vitest-${project}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${artifacts}/${file}`]
  const exit = await check('vitest', 'run', '--project', project, ...reporters)
  const report = read(file)
  const failed = count(report['numFailedTests'])
  return { passed: count(report['numPassedTests']), failed: Math.max(failed, exit.failed) }
}

const playwright = async (): Promise<Tally> => {
  process.env['CHROMIUM'] = await findChromium()
  const exit = await check('playwright', 'test')
  const stats = read('playwright.json')['stats'] as Record<string, unknown> | undefined
  const failed = count(stats?.['unexpected'])
  return { passed: count(stats?.['expected']), failed: Math.max(failed, exit.failed) }
}

const steps: readonly (() => Promise<Tally>)[] = [
  () => check('oxfmt', '--check', '.'),
  () => check('oxlint'),
  () => check('tsc', '-p', 'shared'),
  () => check('tsc', '-p', 'worker'),
  () => check('tsc', '-p', 'frontend'),
  () => check('tsc', '-p', 'tests'),
  () => check('tsc', '-p', 'tests/worker'),
  () => vitest('rules'),
  () => check('vite', 'build', '--logLevel', 'warn'),
  () => check('vite', 'build', '-c', 'vite.draw.config.ts', '--logLevel', 'warn'),
  () => vitest('worker'),
  () => check('node', '.ci/sizes.ts'),
  playwright,
]

const total: Tally = { passed: 0, failed: 0 }
for (const step of steps) {
  const { passed, failed } = await step()
  total.passed += passed
  total.failed += failed
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
