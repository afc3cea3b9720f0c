// @vitest-environment happy-dom
/** A table in somebody's page, before it is looked at: of a finished game it says who has won. */
import { render } from 'solid-js/web'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Embed, { startWords } from '../../frontend/app/Embed.tsx'
import { startLanguage } from '../../frontend/kit/language.ts'
import type { TableGlance } from '../../shared/protocol/http.ts'

let dispose = (): void => undefined
beforeEach(async () => {
  await startLanguage()
  await startWords()
})
afterEach(() => {
  dispose()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

/** What is read of a game with these places, by seat. */
const read = async (ending: TableGlance['ending']): Promise<readonly string[]> => {
  const seats = ['Ana', 'Berenguer', 'Clara'].map((name) => ({ kind: 'person', name }))
  const glance = { id: 'abc', game: 'fortaleza', seq: 9, seats, ending }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(glance)))
  dispose = render(() => <Embed id="abc" />, document.body)
  await expect.poll(() => document.querySelector('.idle b')?.textContent).toBe('Fortaleza')
  const lines = [...document.querySelectorAll('.idle span')].map(({ textContent }) => textContent)
  dispose()
  return lines
}
const at = (place: number, points: number) =>
  ({ place, points }) as NonNullable<TableGlance['ending']>[number]

test('who has won with how much, one or several; nothing while it is on', async () => {
  const [won, open] = await read([at(2, 69), at(1, 83), at(3, 56)])
  expect(won).toMatch(/Berenguer.*, 83-69-56$/)
  expect(await read([at(1, 83), at(1, 83), at(3, 56)])).toEqual([
    expect.stringMatching(/Ana (y|and) Berenguer/),
    open,
  ])
  expect(await read(null)).toEqual([open])
})
