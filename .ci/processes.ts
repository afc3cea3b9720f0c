import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'

/** Runs a command to its end, its output shown, and resolves with its exit code. */
export const run = (
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
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
): ChildProcess =>
  spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    detached: true,
  })

/** Ends a process started by `start`, with everything it started. */
export const end = (child: ChildProcess): void => {
  if (child.pid === undefined || child.exitCode !== null) return
  try {
    process.kill(-child.pid, 'SIGTERM')
    // workerd keeps open sockets alive past SIGTERM; what is acknowledged is on disk, so this loses nothing.
    setTimeout(() => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // Gone already.
      }
    }, 1500).unref()
  } catch {
    // Gone already.
  }
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

/** Resolves when the address answers at all; throws after `patience` milliseconds. */
export const answers = async (url: string, patience: number): Promise<void> => {
  const until = Date.now() + patience
  for (;;) {
    try {
      await fetch(url)
      return
    } catch (error) {
      if (Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
  }
}
