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

const quoted = /'(?:[^'\\\n]|\\.)+'|`[^`]+`|"[^"\n]+"/.source
const bare = (name: string): string => name.slice(1, -1)

/** What all strings of a file say: of checks that are named in a list, or told by a function of their own. */
const stringsIn = (file: string): readonly string[] =>
  [...textOf(file).matchAll(new RegExp(quoted, 'g'))].map(([name]) => bare(name))

/**
 * The tests of a file that run, and groups of them, by what they are called: the first argument of `test(`, or of what
 * `test.each(` gives back (a `%s` stands for anything). One that is skipped, or put off, is called otherwise.
 */
const testsIn = (file: string): readonly string[] =>
  [
    ...textOf(file).matchAll(
      new RegExp(
        `(?:^\\s*(?:test|describe)\\(|^\\s*(?:(?:test|describe)\\.each\\b.*|\\].*)\\)\\()\\s*(${quoted})`,
        'gm',
      ),
    ),
  ].map(([, name = '']) => bare(name))
/** Files of tests; all others hold checks that tests and tools run. */
const isOfTests = (file: string): boolean => /\.(test|spec|attack)\.ts$/.test(file)

const isPutOff = (file: string): boolean =>
  /\b(test|describe)\.(skip|todo|only|fixme|fails)\b/.test(textOf(file))

test('there are promises, each to be held against somebody', () => {
  expect(promises.length).toBeGreaterThan(30)
  expect(promises.filter(({ from, proofs }) => from.trim() === '' || proofs.length === 0)).toEqual([])
})

describe('each promise has its test', () => {
  test.each(promises)('$what', ({ proofs }) => {
    for (const { file, name } of proofs) {
      expect(existsSync(file), `${file} is gone`).toBe(true)
      if (!isOfTests(file)) {
        expect(stringsIn(file), `no check of this name in ${file}`).toContain(name)
        continue
      }
      expect(testsIn(file), `no test of this name in ${file}`).toContain(name)
      expect(isPutOff(file), `${file} leaves tests out`).toBe(false)
    }
  })
})
