/** What each game that people can play brings along, beside rules and words: files that nothing else would miss. */
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { registry } from '../../shared/registry.ts'

describe.each(Object.keys(registry))('%s has', (id) => {
  test.each([
    ['a cover for the home page', `frontend/games/${id}/cover.svg`],
    ['a picture for links that unfold', `frontend/public/og/${id}.png`],
    ['a small one', `frontend/public/og/${id}-small.png`],
    ['a budget of bytes', `frontend/games/${id}/budget.json`],
    ['its rules, ids first', `shared/games/${id}/RULES.md`],
    ['a game played in a browser', `tests/e2e/${id}.spec.ts`],
  ])('%s', (_, file) => {
    expect(existsSync(file), file).toBe(true)
  })
})
