/**
 * Tries every command that the README names, briefly and in fresh copies of this folder: nothing is built there, and
 * no table has been kept. A command without a try fails, and so does a try whose command the README does not name.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { openAccount } from './cloudflare.ts'
import { lastOf } from './outcome.ts'
import { answers, end, freePort, start, wranglerEnv } from './processes.ts'

/** What git would not bring along. */
const left = new Set(['node_modules', '.git', 'dist', 'dist-draw', '.wrangler', '.almena', '.artifacts'])

/** A copy as after a clone, with the packages that are installed here. */
const freshCopy = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'almena-fresh-'))
  cpSync('.', copy, { recursive: true, filter: (path) => !left.has(basename(path)) })
  for (const packages of ['node_modules', 'tests/bench/node_modules'])
    if (existsSync(packages)) symlinkSync(resolve(packages), join(copy, packages))
  return copy
}

/** Every command of a text: what stands in code and begins with npm or npx, one by one. */
export const commandsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/```sh\n([^`]+)```|`([^`\n]+)`/g)]
      .flatMap(([, block = '', span = '']) => (block + span).split(/\n|&&/))
      .map((command) => command.trim())
      .filter((command) => /^(npm|npx) /.test(command)),
  )

interface Try {
  readonly command: string
  /** What is run in its stead: the same, shorter or without going anywhere. */
  readonly args: readonly string[]
  /** What it is to print. */
  readonly prints?: RegExp
  /** How far it is, as it says on the errors: of what takes long. */
  readonly tells?: RegExp
  /** It serves the site until it is stopped, on this port or where it says. */
  readonly port?: number
  /** What it is to do at Cloudflare, in an account that starts empty. */
  readonly does?: readonly string[]
}

/** Seconds after which a try has failed. */
const patience = 600

const runTry = async (
  { command, args, prints, tells, port, does }: Try,
  copy: string,
): Promise<string | null> => {
  const from = performance.now()
  const [program = '', ...rest] = args
  const account = does === undefined ? null : await openAccount()
  const env = {
    ...wranglerEnv,
    WRANGLER_LOG: 'log',
    ...(port === undefined ? {} : { PORT: String(port) }),
    ...account?.env,
  }
  const child = start(program, rest, env, { cwd: copy, shownOn: 'pipe' })
  let said = ''
  let errors = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => void (said += data.toString()))
  child.stderr?.on('data', (data: Buffer) => void (errors += data.toString()))
  /** The address that is printed for whoever started it. */
  const told = new Promise<string>((found, lost) => {
    const look = (): void => {
      const address = /Almena: (http:\S+)/.exec(said)?.[1]
      if (address !== undefined) found(address)
    }
    child.stdout?.on('data', look)
    child.on('close', () => lost(new Error('it ended before it said where it serves')))
  })
  // Only a server tells; of others nobody asks.
  told.catch(() => undefined)
  let giveUp = (): void => undefined
  const ended = new Promise<number>((done) => {
    child.on('close', (code) => done(code ?? 1))
    // What it has started may live on and hold its output open: nobody waits for that.
    giveUp = () => setTimeout(() => done(1), 3000)
  })
  const late = setTimeout(() => {
    void end(child)
    giveUp()
  }, patience * 1000)
  let wrong: string | null = null
  if (port === undefined) {
    const code = await ended
    if (code !== 0) wrong = `ended with ${code}: ${lastOf(said)}`
    else if (prints?.test(said) === false) wrong = `did not print ${prints}`
    else if (tells?.test(errors) === false) wrong = `did not tell how far it is: ${tells}`
    else if (account !== null && !isDeepStrictEqual(account.done(), does))
      wrong = `did something else at Cloudflare: ${account.done().join(', ')}`
  } else {
    try {
      const page = await (await answers(await told, patience * 1000, child)).text()
      if (!page.includes('<title>')) wrong = 'serves no page'
    } catch (failure) {
      wrong = String(failure)
    }
    await end(child)
    await ended
  }
  account?.close()
  clearTimeout(late)
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  console.log(`${wrong === null ? 'works' : 'FAILS'} ${seconds.padStart(5)} s  ${command}`)
  if (wrong !== null) console.log(`${wrong}\n${said}`)
  return wrong
}

/** These are what the tests themselves are run by. */
const runByTests = ['npm test', 'npm run check', 'npm run sizes'].concat(
  ['rules', 'worker', 'browser'].map((part) => `npm run test:${part}`),
)

/** What takes long first, so that nobody waits for one that began late. Those that serve do so at ports of their own. */
const triesOn = (port: number): readonly Try[] => {
  const simulator = 'npm run -s sim -- '
  const arena = 'npm run -s arena -- '
  const match = '--game fortaleza --seats 4 --new maestro --old greedy1 --games 120 --seed 7 --json'
  const plan = '--game castillo --seats 4 --bots greedy,random,random,random --games 200 --seed 7 --json'
  const company = 'npm run -s characters -- --game castillo --games 200 --seed 7 --json'
  return [
    // As somebody new does, where nothing is built.
    { command: 'npm start', args: ['npm', 'start'], port },
    {
      command: 'npm run bench -- --json',
      args: ['npm', 'run', '-s', 'bench', '--', '--json', '--brief'],
      prints: /"toBoardgame":/,
      tells: /^1: fortium …$/m,
    },
    {
      command: 'npm run -s cost -- --json',
      args: ['npm', 'run', '-s', 'cost', '--', '--json', '--brief'],
      prints: /"kinds":.*"rowsPerMove":/,
      tells: /^\d+ of \d+: fortium, /m,
    },
    {
      command: 'npm run deploy',
      // The first time, and the next.
      args: ['bash', '-c', 'npm run deploy && npm run deploy'],
      prints: /env\.ROOMS/,
      does: [
        'database almena',
        'bucket almena-records',
        'code with almena',
        'asked which tables there are',
        'table games',
        'table players',
        'asked which tables there are',
        'code with inherit',
      ],
    },
    {
      command: 'npm run test:crash',
      args: 'npm run -s test:crash -- --kills 10 --moves 40 --tables 4 --json'.split(' '),
      prints: /"kills":10,.*"faults":0/,
      tells: /^10 of 10 kills, /m,
    },
    {
      command: 'npm run soak',
      args: ['npm', 'run', '-s', 'soak', '--', '--seconds', '4', '--readers', '10', '--json'],
      prints: /"most":/,
    },
    {
      command: 'npm run -s balance -- --game castillo',
      args: 'npm run -s balance -- --game castillo --games 1 --maestro 1 --oficial 1 --above 1 --json'.split(
        ' ',
      ),
      prints: /"seats":2,.*"seats":4,/,
      tells: /^one Maestro /m,
    },
    {
      command: 'npm run test:fuzz',
      args: ['npm', 'run', '-s', 'test:fuzz', '--', '--inputs', '50000', '--json'],
      prints: /"inputs":500\d\d,.*"failed":0/,
      tells: / of 50000 inputs, now /,
    },
    {
      command: 'npm run test:leaks',
      args: ['npm', 'run', '-s', 'test:leaks', '--', '--pairs', '1', '--json'],
      // Among the four tables is a listed one with a clock, whose PNG is compared.
      prints:
        /"leaks":0.*"game":"fortium".*"listed":1,.*"clocks":1,"pictures":1,.*"game":"storming","pairs":1/,
      tells: /^fortium: 1 of 1 pairs, /m,
    },
    { command: 'npm run dev', args: ['npm', 'run', 'dev'], port: port + 1 },
    {
      command: 'npm run soak',
      // Too short to say whether memory stays bounded: that nothing is answered as a fault, it says.
      args: 'npm run -s soak -- --requests 600 --parts 2 --rest 0 --bound 1000 --json'.split(' '),
      prints: /"requests":600,/,
      tells: /^part 2 of 2: /m,
    },
    {
      command: 'npm run test:distance',
      // That it runs, and that what needs no line is within its frame: how quick the rest is hangs on the machine.
      args: 'npm run -s test:distance -- --delays 20 --turns 2 --slack 5000 --json'.split(' '),
      prints: /"delay":20,.*"ownFrame":1,.*"toldLate":0,/,
      tells: /20 ms: \d+ of \d+ turns/,
    },
    {
      command: 'npm run test:chaos',
      args: ['npm', 'run', '-s', 'test:chaos', '--', '--seeds', '20', '--json'],
      prints: /"seeds":20,.*"failed":0/,
      tells: /^20 of 20 seeds, /m,
    },
    {
      command: 'npm run pictures',
      args: ['npm', 'run', '-s', 'pictures', '--', '--json', '--times', '1'],
      prints: /"castillo":.*"pngKB":/,
      tells: /castillo 1 of 1/,
    },
    {
      command: arena + match,
      args: `${arena}${match}`.replace('--games 120', '--games 1').split(' '),
      prints: /"games":1,.*"share":.*"standardError":.*"place":.*"points":.*"cpu":.*"moves":/,
      tells: /^[+=.]$/m,
    },
    {
      command: company,
      args: company.replace('--games 200', '--games 1').split(' '),
      prints: /"apart":.*"share":.*"times":/,
    },
    {
      command: 'npm run reindex',
      args: ['npm', 'run', '-s', 'reindex', '--', '--json'],
      prints: /"records":0,.*"entered":0/,
    },
    // Says whether package.json and what is locked agree, and fetches nothing.
    { command: 'npm install', args: ['npm', 'ci', '--dry-run'] },
    { command: 'npm run format', args: ['npm', 'run', 'format'] },
    {
      command: simulator + plan,
      args: `${simulator}${plan}`.replace('--games 200', '--games 2').split(' '),
      prints: /"games":2/,
    },
    { command: 'npm run vapid', args: ['npm', 'run', 'vapid'], prints: /VAPID_PUBLIC_KEY = "[\w-]{87}"/ },
  ]
}

/** What a README names and nobody tries, and what is tried but not in it. */
export const amiss = (readme: string): readonly string[] => {
  const named = commandsIn(readme)
  const known = new Set([...runByTests, ...triesOn(0).map(({ command }) => command)])
  return [
    ...[...named].filter((command) => !known.has(command)).map((command) => `nobody tries: ${command}`),
    ...[...known].filter((command) => !named.has(command)).map((command) => `not in the README: ${command}`),
  ]
}

/** Tries them all; what went wrong, in words. */
export const tryCommands = async (): Promise<{
  readonly tried: number
  readonly wrong: readonly string[]
}> => {
  const all = triesOn(await freePort(8860))
  const wrong = [...amiss(readFileSync('README.md', 'utf8'))]
  const waiting = all.values()
  /** In a copy of its own it takes what nobody has taken, until nothing is left. */
  const hand = async (): Promise<void> => {
    const copy = freshCopy()
    for (const one of waiting) {
      const failure = await runTry(one, copy)
      if (failure !== null) wrong.push(`${one.command}: ${failure}`)
    }
    rmSync(copy, { recursive: true, force: true })
  }
  await Promise.all([hand(), hand()])
  for (const line of wrong) console.error(line)
  return { tried: all.length, wrong }
}

if (import.meta.main) process.exit((await tryCommands()).wrong.length === 0 ? 0 : 1)
