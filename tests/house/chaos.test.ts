/** A run of chaos that hangs, or ends without a result, fails with its seed; those after it are run all the same. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Watched, watched } from '../chaos/watched.ts'

/** Hangs at seed 1 and ends at seed 2; all others go well. */
const program = `process.on('message', ({ seed }) => {
  if (seed === 1) for (;;);
  if (seed === 2) process.exit(13)
  process.send({ seed, onward: true })
  process.send({ seed, result: { seed, what: 'all is well', faults: [] } })
})`
const folder = mkdtempSync(join(tmpdir(), 'almena-chaos-'))
let runner: Watched
beforeAll(() => {
  const file = join(folder, 'runner.mjs')
  writeFileSync(file, program)
  runner = watched(pathToFileURL(file), 2000)
})
afterAll(() => {
  runner.end()
  rmSync(folder, { recursive: true })
})

const faultsOf = async (seed: number): Promise<readonly string[]> =>
  (await runner.run({ seed, game: null })).faults

test('a seed that hangs and one that ends without a word fail, and the next is run', async () => {
  expect(await faultsOf(1)).toEqual(['it hangs: no sign of life in 2 s'])
  // On a busy machine a process may take longer than that to begin: then it is tried again.
  await expect.poll(() => faultsOf(2)).toEqual(['it ended without a result (13)'])
  await expect.poll(() => faultsOf(3)).toEqual([])
})
