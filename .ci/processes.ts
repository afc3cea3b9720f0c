import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as rest } from 'node:timers/promises'

/** Runs a command to its end, its output shown (on the errors, if `shownOn` is 2); resolves with its exit code. */
export const run = (
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  shownOn: 1 | 2 = 1,
): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', shownOn, 2],
      env: { ...process.env, ...env },
    })
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      resolve(127)
    })
    child.on('close', (code) => resolve(code ?? 1))
  })

/** What wrangler needs to run offline and quietly. */
export const wranglerEnv = {
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_LOG: process.env['WRANGLER_LOG'] ?? 'warn',
}

/** Starts a long-lived process in a group of its own, so that its children can be ended with it. */
export const start = (
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  { shownOn = 1, cwd }: { readonly shownOn?: 1 | 2 | 'pipe'; readonly cwd?: string } = {},
): ChildProcess =>
  spawn(command, args, {
    stdio: ['ignore', shownOn, shownOn === 'pipe' ? 'pipe' : 2],
    env: { ...process.env, ...env },
    detached: true,
    ...(cwd === undefined ? {} : { cwd }),
  })

/** Sends all processes of this group a signal (0: none); false where nobody is there any more. */
const signalGroup = (group: number, signal: NodeJS.Signals | 0): boolean => {
  try {
    return process.kill(-group, signal)
  } catch {
    return false
  }
}

/**
 * Ends a process started by `start`, with everything it started in its group; by force after so many milliseconds: a
 * server that has servers of its own in other groups must have time to end those. Resolves when it has gone.
 */
export const end = async (child: ChildProcess, patience = 5000): Promise<void> => {
  const { pid } = child
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  const until = performance.now() + patience
  signalGroup(pid, 'SIGTERM')
  while (signalGroup(pid, 0) && performance.now() < until) await rest(20)
  // workerd may keep open sockets alive past SIGTERM; what is acknowledged is on disk, so this loses nothing.
  signalGroup(pid, 'SIGKILL')
  await gone
}

/** What tells a process to end, and the exit code that says so. */
const stops = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const

/** What is to have gone before this process may go, too. */
const awaited = new Set<ChildProcess>()

/** Ends a process started by `start`, with everything it started, when this process is told to end; then that ends too. */
export const endWhenStopped = (child: ChildProcess): void => {
  const stop = async (stopped: NodeJS.Signals): Promise<void> => {
    // Whatever waits for an answer of it fails now: that is not why this ends.
    process.on('uncaughtException', () => undefined)
    await end(child)
    const [, code] = stops.find(([signal]) => signal === stopped) ?? []
    if (awaited.size === 0) process.exit(code)
  }
  awaited.add(child)
  for (const [signal] of stops) process.on(signal, stop)
  child.on('exit', () => {
    awaited.delete(child)
    for (const [signal] of stops) process.off(signal, stop)
  })
}

/** By this variable of their environment, which children inherit, all processes of one run are known. */
const mark = 'ALMENA_RUN'

/** Ends a process started by `start` and everything it started, by force, when this process exits before it has. */
export const endAtExit = (child: ChildProcess): void => {
  const force = (): void => {
    if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL')
  }
  process.on('exit', force)
  child.on('close', () => process.off('exit', force))
}

/** Processes that carry the mark of this run, but for this one; where the system tells (Linux). */
const marked = (): readonly number[] => {
  const own = `${mark}=${process.env[mark] ?? ''}`
  try {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && pid !== process.pid)
      .filter((pid) => {
        try {
          return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(own)
        } catch {
          // It has ended, or is somebody else's.
          return false
        }
      })
  } catch {
    return []
  }
}

const signalAll = (signal: NodeJS.Signals): number => {
  const all = marked()
  for (const pid of all)
    try {
      process.kill(pid, signal)
    } catch {
      // Gone already.
    }
  return all.length
}

/** Ends whatever carries the mark of this run, by force after three seconds. Servers of others are left alone. */
export const endAll = async (): Promise<void> => {
  if (process.env[mark] === undefined) return
  signalAll('SIGTERM')
  for (let tries = 0; tries < 30 && marked().length > 0; tries++) await rest(100)
  signalAll('SIGKILL')
}

/** Marks all that is started from here on, and ends it too when this process is told to end. */
export const markAll = (): void => {
  process.env[mark] = randomUUID()
  for (const [signal, code] of stops) process.on(signal, () => void endAll().then(() => process.exit(code)))
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** The first free port from this one up. */
export const freePort = async (from: number): Promise<number> => {
  for (let port = from; port < from + 100; port++) if (await isFree(port)) return port
  throw new Error(`no free port from ${from} to ${from + 99}`)
}

/**
 * A free port that the system gives away: to each who asks another one. Of two who look upwards from one port at once both
 * find the same one free, and one of them would talk to the server of the other.
 */
export const anyPort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** How long one question waits: a server that is not up yet may take it and never answer. */
const oneTry = 5000

/** Resolves with what the address answers first; throws after `patience` milliseconds, or when its server has ended. */
export const answers = async (url: string, patience: number, server?: ChildProcess): Promise<Response> => {
  const until = Date.now() + patience
  for (;;) {
    try {
      return await fetch(url, { signal: AbortSignal.timeout(Math.min(oneTry, patience)) })
    } catch (cause) {
      if (server !== undefined && (server.exitCode !== null || server.signalCode !== null))
        throw new Error(`the server at ${url} ended before it answered: what it said stands above`, { cause })
      if (Date.now() > until) throw new Error(`no answer from ${url} in ${patience} ms`, { cause })
      await rest(150)
    }
  }
}
