/** What is wrong behind a command is said in one line, with how it is written, and without a stack. */
import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ran = (file: string, args: readonly string[], env: Record<string, string> = {}) =>
  new Promise<{ readonly code: number | null; readonly said: readonly string[] }>((done) => {
    const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, ...env } })
    let said = ''
    child.stderr.on('data', (words: Buffer) => void (said += words.toString()))
    child.on('close', (code) => done({ code, said: said.split('\n') }))
  })

test.each([
  ['.ci/serve.ts', '--port', "Unknown option '--port'"],
  ['.ci/vapid.ts', 'more', "Unexpected argument 'more'"],
  ['tests/chaos/chaos.ts', '--seeds abc', "Option '--seeds' takes a number, not 'abc'"],
  ['tests/chaos/chaos.ts', '--seeds', "Option '--seeds <value>' argument missing"],
  ['tests/attacks/leaks.ts', '--game chess', "Option '--game' takes fortaleza,"],
  ['tests/sim/sim.ts', '--games many', '--games is a whole number'],
])('%s %s', async (file, args, what) => {
  const { code, said } = await ran(file, args.split(' '))
  expect(code).toBe(2)
  expect(said[0]).toContain(what)
  expect(said[1]).toBe('')
  expect(said.join('\n')).toContain('  npm ')
  expect(said.filter((line) => /^\s+at /.test(line))).toEqual([])
})

test('a port that is no number', async () => {
  const { code, said } = await ran('.ci/serve.ts', [], { PORT: 'abc' })
  expect([code, said[0]]).toEqual([2, "PORT is a number, not 'abc'"])
})

test('every command reads what stands behind it so', () => {
  const raw = globSync(['.ci/*.ts', 'tests/*/*.ts'], { exclude: ['tests/house/*'] }).filter((file) =>
    readFileSync(file, 'utf8').includes('parseArgs('),
  )
  // These are told apart from what goes wrong later by `runCommand`, which ends in the same way.
  expect(raw.toSorted()).toEqual([
    '.ci/commandLine.ts',
    'tests/sim/arena.ts',
    'tests/sim/balance.ts',
    'tests/sim/sim.ts',
  ])
})
