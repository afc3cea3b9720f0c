// @vitest-environment happy-dom
/** The ways from the home page to a table: who is to play with people says a name first, once. */
import { render } from 'solid-js/web'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Home from '../../frontend/app/Home.tsx'
import { startHomeWords } from '../../frontend/app/homeWords.ts'
import { setName } from '../../frontend/kit/identity.ts'
import { setLanguage, startLanguage } from '../../frontend/kit/language.ts'
import { remember } from '../../frontend/kit/storage.ts'
import { waiting as en } from '../../frontend/texts/waiting.en.ts'
import { waiting as es } from '../../frontend/texts/waiting.es.ts'

const opened = vi.hoisted(() => [] as string[])
vi.mock('../../frontend/app/newTable.ts', async (original) => ({
  ...(await original<object>()),
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
const sheet = (): HTMLDialogElement | null => document.querySelector('dialog.asking-name')

test.each([
  [1, 'friends'],
  [2, 'match'],
] as const)(
  'way %i, with people, asks for a name where it was pressed, and goes on from there',
  async (way, goal) => {
    await press(way)
    await vi.waitUntil(() => sheet() !== null)
    expect(opened).toEqual([])
    expect(document.activeElement).toBe(sheet()?.querySelector('input'))
    setName('Ana')
    sheet()
      ?.querySelector('form')
      ?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }))
    sheet()?.dispatchEvent(new Event('close'))
    await vi.waitUntil(() => opened.length > 0)
    expect([opened, sheet()]).toEqual([[goal], null])
    // What the sheet lay over is there as before.
    expect(document.querySelectorAll('.game-card')).not.toHaveLength(0)
  },
)

test('who closes that without a name goes nowhere', async () => {
  await press(1)
  await vi.waitUntil(() => sheet() !== null)
  sheet()?.dispatchEvent(new Event('close'))
  await vi.waitUntil(() => sheet() === null)
  expect(opened).toEqual([])
})

test('who has a name is not asked again, and against bots nobody is', async () => {
  await press(0)
  setName('Ana')
  await press(1)
  await press(2)
  expect(opened).toEqual(['aprendiz', 'friends', 'match'])
})

/** How strong the bots of the first game are, as its way to them says. */
const toldLevel = (): string => document.querySelector('.game-card .choices .main small')?.textContent ?? ''

test('who plays now is told how strong the bots are, by the name that they have at a table', async () => {
  await setLanguage('en')
  expect(toldLevel()).toContain(en.levelAlone.aprendiz.toLowerCase())
  await setLanguage('es')
  expect(toldLevel()).toContain(es.levelAlone.aprendiz.toLowerCase())
})

test('who needs no first steps in a game meets sensible bots, and is told so', async () => {
  remember('lessons:fortaleza', 'turn all')
  dispose()
  dispose = render(() => <Home />, document.body)
  expect(toldLevel()).toContain(es.levelAlone.oficial.toLowerCase())
  await setLanguage('en')
  expect(toldLevel()).toContain(en.levelAlone.oficial.toLowerCase())
  await press(0)
  expect(opened).toEqual(['oficial'])
})
