import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rulebook as en } from '../../frontend/games/fortaleza/rulebook.en.ts'
import { rulebook as es } from '../../frontend/games/fortaleza/rulebook.es.ts'
import { es as texts } from '../../frontend/games/fortaleza/texts.es.ts'
import { filesUnder } from './files.ts'

const code = filesUnder('shared/games/fortaleza', '.ts')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')
/** Rules that a refusal or a line of the score sheet may send a player to. */
const cited = new Set([...code.matchAll(/'(FZ-\d+\.\d+)'/g)].map(([, id]) => id!))

test('every rule that the screen can cite has a paragraph in both languages', () => {
  for (const book of [es, en]) {
    const written = new Set(book.map(({ id }) => id as string))
    expect([...cited].filter((id) => !written.has(id))).toEqual([])
  }
})

test('both rulebooks tell the same rules in the same order', () => {
  expect(en.map(({ id }) => id)).toEqual(es.map(({ id }) => id))
})

test('every reason for a refusal has its sentence', () => {
  const reasons = new Set([...code.matchAll(/reason: '(\w+)'/g)].map(([, reason]) => reason!))
  const worded = new Set([...Object.keys(texts.refusals), 'badCards', 'cardsDoNotMatchAction'])
  expect([...reasons].filter((reason) => !worded.has(reason))).toEqual([])
})
