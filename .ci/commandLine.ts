/** How every command reads what stands behind it. */
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/** Says in one line what is wrong with a command line, then how one is written; and ends. */
export const misused = (what: string, help: string): never => {
  // What Node says beyond its first sentence is about arguments without names, which no command takes.
  console.error(`${what.split(/\.\s/)[0]}\n\n${help}`)
  process.exit(2)
}

/** Ends where an option names what there is not. */
export const mustBe = (
  option: string,
  values: readonly string[],
  all: readonly string[],
  help: string,
): void => {
  const unknown = values.find((value) => !all.includes(value))
  if (unknown !== undefined) misused(`Option '--${option}' takes ${all.join(', ')}, not '${unknown}'`, help)
}

/** One number, or several with commas between. */
const numeric = /^\d+(\.\d+)?(,\d+)*$/

/** What is given by name; `numbers`: the options that take some. `--help` prints the page and ends. */
export const commandLine = <const Options extends ParseArgsOptionsConfig>(
  help: string,
  options: Options = {} as Options,
  numbers: readonly string[] = [],
) => {
  const read = () => {
    try {
      return parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h', default: false } } })
    } catch (wrong) {
      return misused((wrong as Error).message, help)
    }
  }
  const given = read().values as ReturnType<typeof parseArgs<{ options: Options }>>['values']
  if ('help' in given && given.help === true) {
    console.log(help)
    process.exit(0)
  }
  for (const [name, value] of Object.entries(given))
    if (numbers.includes(name) && typeof value === 'string' && !numeric.test(value))
      misused(`Option '--${name}' takes a number, not '${value}'`, help)
  return given
}
