import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { answers, end, freePort, start } from '../../.ci/processes.ts'
import { desktop, gameCard } from './kit.ts'

test('a server that is stopped and started again keeps every table', async ({ browser }) => {
  const port = String(await freePort(8850))
  const env = {
    PORT: port,
    ALMENA_DATA: mkdtempSync(join(tmpdir(), 'almena-')),
    ALMENA_VARS: 'BOT_PACE_MS:60',
  }
  const base = `http://127.0.0.1:${port}`
  // Another server is on the same site meanwhile: it must not be built anew below it.
  let server = start('node', ['.ci/serve.ts', '--built'], env)
  try {
    await answers(`${base}/api/`, 60_000)
    const page = await (await desktop(browser)).newPage()
    await page.goto(base)
    await gameCard(page, 'Fortaleza').getByRole('button', { name: 'Jugar ya' }).click()
    await expect.poll(() => page.locator('.seat.me.asked').isVisible(), { timeout: 30_000 }).toBe(true)
    const hand = () =>
      page
        .locator('.fz-in-hand')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-anchor')))
    const before = await hand()
    const gone = new Promise((resolve) => server.on('close', resolve))
    end(server)
    await gone
    await expect(page.locator('.status')).toHaveText(/Sin conexión|Conectando/)
    server = start('node', ['.ci/serve.ts', '--built'], env)
    await answers(`${base}/api/`, 60_000)
    // The page comes back by itself; the hand is what it was, and the game goes on.
    await expect(page.locator('.status')).toHaveText(/Elige/, { timeout: 30_000 })
    expect(await hand()).toEqual(before)
  } finally {
    end(server)
  }
})
