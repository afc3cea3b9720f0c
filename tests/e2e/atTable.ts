/** Tables as browser tests open them, and where the parts of their page are. */
import { expect, type Page } from '@playwright/test'
import { defaultOptions } from '../../shared/engine/options.ts'
import type { NewTable, TableCreated } from '../../shared/protocol/http.ts'
import { registry } from '../../shared/registry.ts'
import { gameCard, isMyTurn } from './kit.ts'

/** A game against bots, at one's first question. */
export const playNow = async (page: Page, game: string): Promise<void> => {
  await page.goto('/')
  await gameCard(page, game).locator('.choices .main').click()
  await expect.poll(() => isMyTurn(page), { timeout: 30_000 }).toBe(true)
}

/** A table against bots with so many seats, at one's first question. */
export const openTable = async (
  page: Page,
  game: string,
  seats: number,
  house: NewTable['house'] = {},
): Promise<void> => {
  const token = crypto.randomUUID()
  const options = defaultOptions(registry[game]!.meta)
  const host = { name: 'Ana', token }
  const made = await page.request.post('/api/tables', {
    data: { game, seats, options, host, bots: 'aprendiz', house },
  })
  const { id } = (await made.json()) as TableCreated
  await page.goto(`/g/${id}#s=${token}`)
  await expect.poll(() => isMyTurn(page)).toBe(true)
}

/** Where the parts of the page are that nothing may move under the pointer, however far the test has scrolled to press. */
export const places = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, 0)
    return ['.bar', '.board', '.tray', '.seats'].map((part) => {
      const { x, y, width, height } = document.querySelector(`.table-page ${part}`)!.getBoundingClientRect()
      return { part, x, y, width, height }
    })
  })
