/** How a long attack is run: in workerd by vitest, which is told what is wanted, and says how far it is as it goes. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { buildMissing } from '../../.ci/built.ts'
import { wranglerEnv } from '../../.ci/processes.ts'
import { memoryOf } from '../soak/memory.ts'

/** A line by which an attack says how far it is. */
const told = /^ATTACK (\{.*\})$/

export type Word = Readonly<Record<string, string | number>>

/**
 * Runs `tests/worker/<file>.attack.ts`. The last word of each game or entry, by its name, and by how many mebibytes
 * workerd has grown from the first word to the last; what else was said goes to the errors where something failed.
 */
export const attack = async (
  file: string,
  wanted: object,
  key: string,
  progress: (word: Word) => string,
): Promise<{ readonly code: number; readonly words: readonly Word[]; readonly grown: number | null }> => {
  await buildMissing()
  const env = { ...process.env, ...wranglerEnv, ALMENA_ATTACK: JSON.stringify(wanted), NO_COLOR: '1' }
  const args = ['vitest', 'run', '--project', 'attacks', `tests/worker/${file}.attack.ts`]
  const run = spawn('npx', args, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const words = new Map<string, Word>()
  /** Mebibytes at each word. */
  const memory: number[] = []
  const rest: string[] = []
  let pending = ''
  const hear = (line: string): void => {
    const [, json] = told.exec(line.trim()) ?? []
    if (json === undefined) return void rest.push(line)
    const word = JSON.parse(json) as Word
    words.set(String(word[key]), word)
    if (existsSync('/proc')) memory.push(memoryOf(run.pid ?? 0))
    process.stderr.write(process.stderr.isTTY ? `\r\u001B[K${progress(word)}` : `${progress(word)}\n`)
  }
  run.stdout.on('data', (data: Buffer) => {
    const lines = (pending + data.toString()).split('\n')
    pending = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
  run.stderr.on('data', (data: Buffer) => rest.push(data.toString()))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void process.kill(-(run.pid ?? 0), signal))
  const code = await new Promise<number>((done) => void run.on('close', (ended) => done(ended ?? 1)))
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
  if (code !== 0) console.error([...rest, pending].join('\n'))
  const grown = memory.length === 0 ? null : Math.max(0, memory.at(-1)! - memory[0]!)
  return { code, words: [...words.values()], grown }
}
