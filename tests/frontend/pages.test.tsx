// @vitest-environment happy-dom
/** Pages that have little to say are drawn, not only written; and home as it is with all that others are doing. */
import { render } from 'solid-js/web'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import About from '../../frontend/app/About.tsx'
import Home from '../../frontend/app/Home.tsx'
import { startHomeWords } from '../../frontend/app/homeWords.ts'
import Missing from '../../frontend/app/Missing.tsx'
import RecordPage from '../../frontend/app/RecordPage.tsx'
import Watch from '../../frontend/app/Watch.tsx'
import { noteTable } from '../../frontend/kit/identity.ts'
import { startLanguage } from '../../frontend/kit/language.ts'
import { registry } from '../../shared/registry.ts'

/** What the site answers, by the beginning of the path. */
let site: Readonly<Record<string, unknown>>
let dispose = (): void => undefined
beforeEach(async () => {
  site = {}
  await Promise.all([startLanguage(), startHomeWords()])
  vi.stubGlobal('fetch', async (path: string) => {
    const known = Object.keys(site).find((start) => path.startsWith(start))
    return known === undefined ? new Response('', { status: 404 }) : Response.json(site[known])
  })
})
afterEach(() => {
  dispose()
  vi.unstubAllGlobals()
})
const count = (selector: string): number => document.querySelectorAll(selector).length

test.each(['table', 'page', 'private'] as const)('nothing there: %s', async (what) => {
  dispose = render(() => <Missing what={what} />, document.body)
  await expect.poll(() => count('main svg.vista')).toBe(1)
})

test('nobody plays, and nothing was played', async () => {
  site = { '/api/lobby/': { tables: [] }, '/api/games': { games: [], next: null } }
  dispose = render(() => <Watch game="" />, document.body)
  await expect.poll(() => count('main svg.vista')).toBe(1)
})

test('no record yet', async () => {
  dispose = render(() => <RecordPage />, document.body)
  await expect.poll(() => count('main svg.vista')).toBe(1)
})

test('about: each game with its cover', () => {
  dispose = render(() => <About />, document.body)
  expect(count('.credits img[src]')).toBe(Object.keys(registry).length)
})

test('home has one’s own tables before the games, then how many play now, and a game to look through', async () => {
  noteTable({ id: 'own', game: 'fortium', at: 1, seat: 0 } as never)
  const seat = (name: string, points: number, place: number) => ({ name, kind: 'person', points, place })
  const live = { id: 'a', game: 'fortium', stage: 'live', seats: [], options: {}, opened: 1 }
  site = {
    '/api/tables/own': { id: 'own', stage: 'live', asked: [0], seats: [], seq: 9 },
    '/api/lobby/fortium': { tables: [live, live] },
    '/api/lobby/': { tables: [] },
    '/api/games': {
      games: [
        {
          id: 'over',
          game: 'castillo',
          began: 0,
          finished: 1,
          moves: 40,
          seats: [seat('Ana', 60, 1), seat('Berta', 57, 2)],
        },
      ],
      next: null,
    },
  }
  dispose = render(() => <Home />, document.body)
  await expect.poll(() => count('.known a[href="/g/own"].turn')).toBe(1)
  await expect.poll(() => document.querySelector('.open-tables a[href="/watch"]')?.textContent).toMatch(/2/)
  await expect.poll(() => count('.open-tables a[href="/g/over?m=1"]')).toBe(1)
  const parts = [...document.querySelectorAll('main > :is(.known, .games, .open-tables)')]
  expect(parts.map(({ classList }) => classList[0])).toEqual(['known', 'games', 'open-tables', 'open-tables'])
})
