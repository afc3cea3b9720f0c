/**
 * All tests, in the order that fails soonest: format, lint, types, rules and laws, worker, build and sizes, the
 * README's commands, browser. What the README has a command for is run by that command.
 * The last lines name what failed and what was flaky, and say how many tests passed and failed; any failure makes the
 * exit code 1. Whatever was started on the way ends with it. (`npm test -- --help` for what can be set.)
 */
import { mkdirSync, rmSync } from 'node:fs'
import { commandLine } from './commandLine.ts'
import { tryCommands } from './commands.ts'
import { nothing, type Outcome, readOutcome, summary } from './outcome.ts'
import { endAll, freePort, markAll, run, wranglerEnv } from './processes.ts'

commandLine(
  `All tests: format, lint, types, rules and laws, worker, sizes, the README's commands, browsers; some 25
minutes on two cores.

  npm test
  CHROMIUM=<path>                the browser to use; else one is found, or installed
  ALMENA_LONG=1                  games that are sampled otherwise are played whole, by hand

One part alone: npm run check, test:rules, test:worker, sizes, test:browser. What was left to look at is in .artifacts/.`,
  {},
)

const artifacts = '.artifacts'
rmSync(artifacts, { recursive: true, force: true })
mkdirSync(artifacts, { recursive: true })

// Tests that failed are tried once more, and told apart from those that passed at once.
process.env['CI'] ??= '1'
markAll()

/** Runs a command; its exit code. */
const exitOf = (
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> => {
  console.log(`\n── ${command} ${args.join(' ')}`)
  return run(command, args, { ...wranglerEnv, ...env })
}

/** A command that is one test: it ends well or not. */
const check = async (...args: readonly string[]): Promise<Outcome> => {
  const code = await exitOf('npm', ['run', '-s', ...args])
  return code === 0
    ? { ...nothing, passed: 1 }
    : { ...nothing, failed: [`npm run ${args.join(' ')}: ended with ${code}`] }
}

/** A command that runs many tests and leaves word of each. */
const tests = async (
  script: string,
  more: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Outcome> => {
  const file = `${artifacts}/${script.replace(':', '-')}.json`
  const code = await exitOf('npm', ['run', '-s', script, ...more], { ...env, ALMENA_OUTCOME: file })
  const outcome = readOutcome(file)
  return code === 0 || outcome.failed.length > 0
    ? outcome
    : { ...outcome, failed: [`npm run ${script}: ended with ${code}`] }
}

const vitest = (project: string): Promise<Outcome> =>
  tests(`test:${project}`, ['--', '--reporter=default', '--reporter=./.ci/vitestOutcome.ts'])

const browser = async (): Promise<Outcome> =>
  tests('test:browser', [], {
    // Whoever is at the usual port stays there.
    ALMENA_TEST_PORT: String(await freePort(8799)),
  })

const commands = async (): Promise<Outcome> => {
  console.log('\n── the commands of the README, in fresh copies')
  const { tried, wrong } = await tryCommands()
  return { ...nothing, passed: Math.max(0, tried - wrong.length), failed: wrong }
}

const steps: readonly (() => Promise<Outcome>)[] = [
  () => check('check'),
  () => vitest('rules'),
  () => vitest('worker'),
  () => check('sizes'),
  commands,
  browser,
]

let total: Outcome = nothing
for (const step of steps) {
  const since = Date.now()
  const { passed, failed, flaky } = await step()
  // Where the time goes, for who wants all of it to take less.
  console.log(`── ${passed} passed, ${failed.length} failed, ${((Date.now() - since) / 1000).toFixed(0)} s`)
  total = {
    passed: total.passed + passed,
    failed: [...total.failed, ...failed],
    flaky: [...total.flaky, ...flaky],
  }
}
await endAll()
console.log(summary(total))
process.exit(total.failed.length === 0 ? 0 : 1)
