import { expect, test } from '@playwright/test'
import { desktop, gameCard } from './kit.ts'
import { withServer } from './server.ts'

test('a server that is stopped and started again keeps every table', ({ browser }) =>
  withServer(60, async (server) => {
    const page = await (await desktop(browser)).newPage()
    await page.goto(server.base)
    await gameCard(page, 'Fortaleza').getByRole('button', { name: 'Jugar ya' }).click()
    await expect.poll(() => page.locator('.seat.me.asked').isVisible(), { timeout: 30_000 }).toBe(true)
    const hand = () =>
      page
        .locator('.fz-in-hand')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-anchor')))
    const before = await hand()
    await server.stop()
    await expect(page.locator('.status')).toHaveText(/Sin conexión|Conectando/)
    await server.start()
    // The page comes back by itself; the hand is what it was, and the game goes on.
    await expect(page.locator('.status')).toHaveText(/Elige/, { timeout: 30_000 })
    expect(await hand()).toEqual(before)
  }))
