/** How a long attack is run: in workerd by vitest, which is told what is wanted, and says how far it is as it goes. */
import { spawn } from 'node:child_process'
import { buildMissing } from '../../.ci/built.ts'
import { wranglerEnv } from '../../.ci/processes.ts'

/** A line by which an attack says how far it is. */
const told = /^ATTACK (\{.*\})$/

export type Word = Readonly<Record<string, string | number>>

/**
 * Runs `tests/worker/<file>.attack.ts`. The last word of each game or entry, by its name; what else was said goes to the
 * errors where something failed.
 */
export const attack = async (
  file: string,
  wanted: object,
  key: string,
  progress: (word: Word) => string,
): Promise<{ readonly code: number; readonly words: readonly Word[] }> => {
  await buildMissing()
  const env = { ...process.env, ...wranglerEnv, ALMENA_ATTACK: JSON.stringify(wanted), NO_COLOR: '1' }
  const args = ['vitest', 'run', '--project', 'attacks', `tests/worker/${file}.attack.ts`]
  const run = spawn('npx', args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const words = new Map<string, Word>()
  const rest: string[] = []
  let pending = ''
  const hear = (line: string): void => {
    const [, json] = told.exec(line.trim()) ?? []
    if (json === undefined) return void rest.push(line)
    const word = JSON.parse(json) as Word
    words.set(String(word[key]), word)
    process.stderr.write(process.stderr.isTTY ? `\r\u001B[K${progress(word)}` : `${progress(word)}\n`)
  }
  run.stdout.on('data', (data: Buffer) => {
    const lines = (pending + data.toString()).split('\n')
    pending = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
  run.stderr.on('data', (data: Buffer) => rest.push(data.toString()))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void run.kill(signal))
  const code = await new Promise<number>((done) => void run.on('close', (ended) => done(ended ?? 1)))
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
  if (code !== 0) console.error([...rest, pending].join('\n'))
  return { code, words: [...words.values()] }
}
