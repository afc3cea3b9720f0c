/** What SECURITY.md promises is shown by a test, and the test is there. */
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { textOf } from '../kit/sources.ts'

interface Proof {
  readonly file: string
  readonly name: string
}

/** Rows of its tables: a promise, from whom it protects, and the tests: `file` › name, several with a line break. */
const promises = textOf('SECURITY.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('›'))
  .map((line) => {
    const [what = '', from = '', shown = ''] = line.split(' | ')
    const proofs = [...shown.matchAll(/`([^`]+)` › ([^<|]+?)\s*(?=<br>|\||$)/g)]
    return {
      what: what.replace(/^\| /, ''),
      from,
      proofs: proofs.map(([, file = '', name = '']): Proof => ({ file, name })),
    }
  })

/** What the tests of a file are called, as far as their names are written there: a `%s` stands for anything. */
const namesIn = (file: string): readonly string[] =>
  [...textOf(file).matchAll(/'((?:[^'\\\n]|\\.)+)'|`([^`]+)`|"([^"\n]+)"/g)].map(
    ([, a, b, c]) => a ?? b ?? c ?? '',
  )

test('there are promises, each to be held against somebody', () => {
  expect(promises.length).toBeGreaterThan(30)
  expect(promises.filter(({ from, proofs }) => from.trim() === '' || proofs.length === 0)).toEqual([])
})

describe('each promise has its test', () => {
  test.each(promises)('$what', ({ proofs }) => {
    for (const { file, name } of proofs) {
      expect(existsSync(file), `${file} is gone`).toBe(true)
      expect(namesIn(file), `no test of this name in ${file}`).toContain(name)
    }
  })
})
