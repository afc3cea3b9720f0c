/** Every tool that the project keeps tells how it is used, and gives its figures to programs too. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}
/** The scripts that run a program of `tests/`, and the sizes. */
const tools = Object.entries(scripts).flatMap(([name, command]): [string, string][] => {
  const file = /^node (tests\/\S+\.ts|\.ci\/sizes\.ts)$/.exec(command)?.[1]
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
    ]),
  )
})

test.concurrent.each(tools)(
  'npm run %s answers --help, and has --json',
  { timeout: 60_000 },
  async (name, file) => {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [file, '--help'])
    expect(stdout).toMatch(new RegExp(`^  npm run (-s )?${name}\\b`, 'm'))
    expect(stdout).toContain('--json')
    expect(stderr).toBe('')
  },
)
