// @vitest-environment happy-dom
/** What a new table is asked for: against bots, in somebody's first game, they take their time. */
import { beforeEach, expect, test } from 'vitest'
import './page.ts'
import { levelFor, wishFor } from '../../frontend/app/newTable.ts'
import { remember } from '../../frontend/kit/storage.ts'
import { noteEnd } from '../../frontend/table/cards/learning.ts'
import { castilloMeta } from '../../shared/games/castillo/meta.ts'
import { fortalezaMeta } from '../../shared/games/fortaleza/meta.ts'

beforeEach(() => remember('lessons:castillo', 'turn'))

test('bots are slow for who has been told nothing of a game yet', () => {
  expect(wishFor(fortalezaMeta, 'oficial').pace).toBe('slow')
  expect(wishFor(castilloMeta, 'oficial').pace).toBeUndefined()
})

test('until a game is over one meets those who are learning too, but for who has ended the first steps', () => {
  expect(levelFor('fortaleza')).toBe('aprendiz')
  // Told of its turns, at a table that was left.
  expect(levelFor('castillo')).toBe('aprendiz')
  remember('lessons:castillo', 'turn all')
  expect(levelFor('castillo')).toBe('oficial')
})

test('who has lost meets them again until they have won, and no more after that', () => {
  noteEnd('castillo', false)
  expect(levelFor('castillo')).toBe('aprendiz')
  noteEnd('castillo', true)
  expect(levelFor('castillo')).toBe('oficial')
  noteEnd('castillo', false)
  expect(levelFor('castillo')).toBe('oficial')
})

test('among people nobody sets a pace', () => {
  expect(wishFor(fortalezaMeta, null).pace).toBeUndefined()
})
