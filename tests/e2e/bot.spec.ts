import { expect, test } from '@playwright/test'
import { start } from '../../.ci/processes.ts'
import { turnByPointer } from './castillo.ts'
import { desktop, gameCard, nextUp, playOut } from './kit.ts'

test('a bot of somebody’s own sits down by the documented protocol and plays to the end', async ({
  browser,
}) => {
  const page = await (await desktop(browser)).newPage()
  await page.goto('/')
  await page.getByLabel('Tu nombre').fill('Ana')
  await gameCard(page, 'Bajo la Protección').getByRole('button', { name: 'Con amigos' }).click()
  await page.getByRole('radio', { name: '2', exact: true }).click()
  await expect(page.locator('.chair')).toHaveCount(2)
  const { origin, pathname } = new URL(page.url())
  const bot = start('node', ['tests/examples/bot.ts', origin, pathname.replace('/g/', ''), 'Roboto'], {})
  const ended = new Promise<number | null>((resolve) => bot.on('close', resolve))
  await expect(page.locator('.chair.taken')).toHaveCount(2)
  await expect(page.locator('.chair.taken').last()).toContainText('Roboto')
  await page.getByRole('button', { name: 'Empezar' }).click()
  await expect(page.locator('.ca-board')).toBeVisible()
  // The person plays some rounds by hand, and the rest by a program too.
  const byHand = process.env['ALMENA_LONG'] === undefined ? 8 : Infinity
  for (let turn = 0; turn < byHand && (await nextUp(page)) !== null; turn++)
    await turnByPointer(page, 'click', turn, 2)
  await playOut(page)
  expect(await ended).toBe(0)
  await expect(page.locator('dialog.scores')).toBeVisible()
})
