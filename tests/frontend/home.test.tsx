// @vitest-environment happy-dom
/** The ways from the home page to a table: who is to play with people says a name first, once. */
import { render } from 'solid-js/web'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Home from '../../frontend/app/Home.tsx'
import { startHomeWords } from '../../frontend/app/homeWords.ts'
import { setName } from '../../frontend/kit/identity.ts'
import { startLanguage } from '../../frontend/kit/language.ts'

const opened = vi.hoisted(() => [] as string[])
vi.mock('../../frontend/app/newTable.ts', () => ({
  wishFor: (_meta: object, bots: string | null) => bots,
  findPlayersAndGo: async () => (opened.push('match'), null),
  openTableAndGo: async (_game: string, bots: string | null) => (opened.push(bots ?? 'friends'), null),
}))
// What others are doing is no matter here.
for (const part of ['OpenTables', 'OwnTables', 'WorthWatching'])
  vi.doMock(`../../frontend/app/${part}.tsx`, () => ({ [part]: () => null }))

let dispose = (): void => undefined
beforeEach(async () => {
  await Promise.all([startLanguage(), startHomeWords()])
  setName('')
  opened.length = 0
  dispose = render(() => <Home />, document.body)
})
afterEach(() => dispose())

/** The three ways of the first game: against bots, with friends, with whoever looks for a game. */
const press = (way: 0 | 1 | 2): Promise<void> => {
  document.querySelectorAll<HTMLButtonElement>('.game-card .choices button')[way]?.click()
  return new Promise((resolve) => setTimeout(resolve))
}
const field = (): HTMLInputElement => document.querySelector('.name-field input')!
const said = (): string | null | undefined => document.querySelector('main > .notice')?.textContent

test.each([
  [1, 'friends'],
  [2, 'match'],
] as const)('way %i, with people, asks for a name first and goes on from there', async (way, goal) => {
  await press(way)
  expect([opened, document.activeElement === field(), said()]).toEqual([
    [],
    true,
    expect.stringMatching(/\w/),
  ])
  setName('Ana')
  field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await new Promise((resolve) => setTimeout(resolve))
  expect([opened, said()]).toEqual([[goal], ''])
})

test('who has a name is not asked again, and against bots nobody is', async () => {
  await press(0)
  setName('Ana')
  await press(1)
  await press(2)
  expect(opened).toEqual(['oficial', 'friends', 'match'])
})
