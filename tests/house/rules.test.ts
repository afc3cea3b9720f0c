/** Every rule of every game is cited by the name of a test, and nothing cites a rule that is not there. */
import { describe, expect, test } from 'vitest'
import { registry } from '../../shared/registry.ts'
import { writtenGames } from '../kit/games.ts'
import { namedRules, statedRules, testNames } from '../kit/ruleIds.ts'
import { sourcesUnder, textOf } from '../kit/sources.ts'

const tests = sourcesUnder('tests').filter((path) => path.endsWith('.test.ts'))
const folders = [
  ...writtenGames.map((id) => ({ id, folder: `shared/games/${id}` })),
  { id: 'toy', folder: 'tests/house/toygame' },
]

test('every game that can be played has its rules written', () => {
  expect(writtenGames).toEqual(expect.arrayContaining(Object.keys(registry)))
})

describe.each(folders)('$id', ({ folder }) => {
  const rules = textOf(`${folder}/RULES.md`)
  const stated = statedRules(rules)
  const [first = ''] = stated
  const prefix = first.replace(/-.*/, '')
  const dead = (text: string): string[] => namedRules(text, prefix).filter((id) => !stated.has(id))

  test('RULES.md states rules, each once, and refers to none that is not there', () => {
    expect(stated.size).toBeGreaterThan(5)
    const defined = [...rules.matchAll(/^- \*\*([A-Z]+-[\d.]+[a-z]?)\*\*/gm)].map(([, id]) => id)
    expect(defined.filter((id, index) => defined.indexOf(id) !== index)).toEqual([])
    expect(dead(rules)).toEqual([])
  })

  test('every rule is cited by the name of a test', () => {
    const cited = new Set(tests.flatMap((path) => namedRules(testNames(textOf(path)), prefix)))
    expect([...stated].filter((id) => !cited.has(id))).toEqual([])
  })

  test('no test cites a rule that is not there', () => {
    const found = tests.flatMap((path) => dead(textOf(path)).map((id) => `${path}: ${id}`))
    expect(found).toEqual([])
  })

  test('the code cites no rule that is not there', () => {
    const sources = [...sourcesUnder(folder), ...sourcesUnder(folder.replace('shared', 'frontend'))]
    const found = sources.flatMap((path) => dead(textOf(path)).map((id) => `${path}: ${id}`))
    expect(found).toEqual([])
  })

  test('every refusal and score line of the code names a whole rule', () => {
    const loose = sourcesUnder(folder).flatMap((path) =>
      [...textOf(path).matchAll(new RegExp(`'(${prefix}-[^']*)'`, 'g'))]
        .map(([, id]) => id as string)
        .filter((id) => !stated.has(id))
        .map((id) => `${path}: ${id}`),
    )
    expect(loose).toEqual([])
  })
})

describe('what counts as citing', () => {
  const names = (source: string) => namedRules(testNames(source), 'XX')

  test.each([
    ['a name', `test('[XX-1.1] walks', () => {})`, ['XX-1.1']],
    ['a chained name', `test.skipIf(no).concurrent('[XX-1.2] walks', () => {})`, ['XX-1.2']],
    [
      'a group',
      `describe("[XX-2.1a] steps", () => { it(\`[XX-2.2, XX-2.3] \${x}\`, f) })`,
      ['XX-2.1a', 'XX-2.2', 'XX-2.3'],
    ],
    ['a range', `it('[XX-3.9 to XX-3.11] run', f)`, ['XX-3.9', 'XX-3.10', 'XX-3.11']],
    [
      'a table',
      `test.each([{ rule: 'XX-4.1', a: [1] }, { rule: 'XX-4.2' }])('[$rule] $a', f)`,
      ['XX-4.1', 'XX-4.2'],
    ],
    ['a table by name', `const rows = [['XX-5.1', 2]] as const\ntest.each(rows)('[%s] %i', f)`, ['XX-5.1']],
    [
      'rulings and vectors',
      `test('[XX-R07, XX-T09 to XX-T11, XX-T21a] x', f)`,
      ['XX-R07', 'XX-T09', 'XX-T10', 'XX-T11', 'XX-T21a'],
    ],
    ['not a body', `test('walks', () => { expect(x).toBe('XX-6.1') })`, []],
    ['not a comment', `// [XX-7.1]\ntest('walks', () => {})`, []],
  ])('%s', (_, source, expected) => {
    expect(names(source)).toEqual(expected)
  })
})
