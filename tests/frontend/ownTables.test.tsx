// @vitest-environment happy-dom
/** One's own tables on the home page: what waits for one first, with whom, how it ended, and no more than fit. */
import { render } from 'solid-js/web'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startHomeWords } from '../../frontend/app/homeWords.ts'
import { OwnTables } from '../../frontend/app/OwnTables.tsx'
import { noteTable } from '../../frontend/kit/identity.ts'
import { startLanguage } from '../../frontend/kit/language.ts'
import { seatOf } from '../../shared/engine/ids.ts'

const bot = { kind: 'bot' }
const [ana, berta] = ['Ana', 'Berta'].map((name) => ({ kind: 'person', name }))
const glances = vi.hoisted(() => ({}) as Record<string, object>)
vi.mock('../../frontend/net/http.ts', () => ({ glanceAt: async (id: string) => glances[id] ?? null }))

beforeEach(async () => {
  localStorage.clear()
  await Promise.all([startLanguage(), startHomeWords()])
})

test('a table says with whom, whose turn it is, or how one came in; beyond three they are folded away', async () => {
  const place = (one: number) => ({ place: one })
  glances['over'] = { stage: 'finished', seats: [ana, bot, bot], asked: [], ending: [2, 1, 3].map(place) }
  glances['mine'] = { stage: 'live', seats: [berta, ana, bot], asked: [1], ending: null }
  glances['others'] = { stage: 'live', seats: [ana, berta], asked: [1], ending: null }
  const seats = { over: 0, mine: 1, others: 0, older: 0 }
  for (const [at, [id, seat]] of Object.entries(seats).entries())
    noteTable({ id, game: 'fortaleza', at, seat: seatOf(seat) })
  const page = document.createElement('div')
  onTestFinished(render(() => <OwnTables />, page))
  await vi.waitFor(() => expect(page.querySelector('.turn')).not.toBeNull())
  const said = [...page.querySelectorAll('.known > .table-list a')].map((row) => [
    row.querySelector('.grow > span')?.textContent,
    row.querySelector('.go')?.textContent ?? null,
  ])
  expect(said).toEqual([
    ['Berta, 1 bot', 'Your turn'],
    ['Berta', 'Under way'],
    ['', null],
  ])
  expect(page.querySelector('details summary')?.textContent).toBe('And 1 more table')
  const folded = page.querySelector('details a')
  expect([
    folded?.querySelector('.grow > span')?.textContent,
    folded?.querySelector('.go')?.textContent,
  ]).toEqual(['2 bots', '#2 of 3'])
})
