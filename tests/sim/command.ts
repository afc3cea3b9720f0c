/** What the command lines of the simulator, the arena and the balance have in common. */
import { misused } from '../../.ci/commandLine.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import type { GameMeta } from '../../shared/engine/meta.ts'
import { defaultOptions } from '../../shared/engine/options.ts'
import { parse } from '../../shared/engine/result.ts'

/** A command line that cannot be played. */
export class Usage extends Error {
  override name = 'Usage'
}

export const whole = (text: string, name: string, min: number, max: number): number => {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new Usage(`--${name} is a whole number from ${min} to ${max}, not ${text}`)
  return value
}

/** The options of a table, from `name=value` pairs; what is not said is as by default. */
export const optionsOf = (game: AnyGame, meta: GameMeta, given: readonly string[]): object => {
  const raw = { ...defaultOptions(meta), ...Object.fromEntries(given.map((pair) => pair.split('=', 2))) }
  const options = parse(game.options, raw)
  if (!options.ok) throw new Usage(`options ${JSON.stringify(raw)}: ${options.error}`)
  return options.value
}

/** Says how far a long run is, on the errors: at a terminal each second in one line, elsewhere a line every ten. */
export const progressOf = (what: string): ((done: number, all: number) => void) => {
  const { isTTY } = process.stderr
  const pause = isTTY ? 1000 : 10_000
  let last = performance.now()
  return (done, all) => {
    if (performance.now() - last < pause) return
    last = performance.now()
    process.stderr.write(isTTY ? `\r\u001B[K${what}: ${done} of ${all}` : `${what}: ${done} of ${all}\n`)
  }
}

/** Runs a command: `--help` prints its page, and a line that cannot be played is told without a stack. */
export const runCommand = (help: string, main: () => Promise<void>): void => {
  if (process.argv.includes('--help') || process.argv.includes('-h')) return console.log(help)
  main().catch((thrown: unknown) => {
    const isUsage =
      thrown instanceof Usage ||
      (thrown instanceof TypeError && 'code' in thrown && String(thrown.code).startsWith('ERR_PARSE_ARGS'))
    if (isUsage) misused((thrown as Error).message, help)
    console.error(thrown)
    process.exitCode = 1
  })
}
