import { expect, test } from '@playwright/test'
import { start } from '../../.ci/processes.ts'
import { turnByPointer } from './castillo.ts'
import { desktop, gameCard, isMyTurn, isOver } from './kit.ts'

test.setTimeout(180_000)

test('a bot of somebody’s own sits down by the documented protocol and plays to the end', async ({
  browser,
}) => {
  const page = await (await desktop(browser)).newPage()
  await page.goto('/')
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
  for (let turn = 0; !(await isOver(page)); turn++) {
    if (await isMyTurn(page)) await turnByPointer(page, 'click', turn, 2)
    else await page.waitForTimeout(40)
  }
  expect(await ended).toBe(0)
})
