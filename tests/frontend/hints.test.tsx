// @vitest-environment happy-dom
/** What is said of a hint: its reasons are points, and only such as speak for it. */
import { beforeAll, expect, test } from 'vitest'
import { startLanguage } from '../../frontend/kit/language.ts'
import { sentenceOf, startWords } from '../../frontend/table/play/Hints.tsx'
import type { Hint } from '../../shared/bots/hint.ts'

beforeAll(async () => {
  await startLanguage()
  await startWords()
})

const hint: Hint = {
  move: { type: 'walk' },
  other: { type: 'rest' },
  reasons: [
    { what: 'fort', points: 7 },
    { what: 'stock', points: -6 },
  ],
  rival: 0,
  sure: 'better',
}
const said = (part: Partial<Hint>): string =>
  sentenceOf(
    { ...hint, ...part },
    () => 'rest',
    (what) => what,
  )

test('points are told where they make up for what is lost, and the rival’s count against it', () => {
  expect(said({})).toBe('Better than “rest”. Points in the end, on average: fort +7, stock −6.')
  expect(said({ rival: -2 })).toContain('The best rival −2')
  expect(said({ rival: 1 })).toBe('Better than “rest”.')
})

test('nothing is said to be better for the points that it costs', () => {
  expect(said({ reasons: [{ what: 'stock', points: -5 }] })).toBe('Better than “rest”.')
  expect(said({ reasons: [], sure: 'hardly' })).toBe('About as good as “rest”.')
})
