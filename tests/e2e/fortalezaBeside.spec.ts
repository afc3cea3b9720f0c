/** Fortaleza on a laptop: what is told beside board and hand is whole. */
import { expect, test } from '@playwright/test'
import { findMoment, seldom } from '../screenshots/seldom.ts'
import { desktop, shot } from './kit.ts'

const viewport = { width: 1280, height: 720 }

test('the card of the temple, as narrow as the ground beside the board, is as high as what it says', async ({
  browser,
  baseURL,
}) => {
  const page = await (await desktop(browser, { viewport, locale: 'es-ES' })).newPage()
  const { path, key, presses } = await findMoment(baseURL!, seldom.parts)
  await page.goto(`${path}#s=${key}`)
  for (const press of presses) await page.locator(press).click()
  await page.locator('.fz-place[data-anchor="temple"]').hover()
  const card = page.locator('.info-card')
  await expect(card).toHaveClass(/slim/)
  await shot(page, 'temple-beside-board')
  expect(await card.evaluate((slip) => slip.scrollHeight - slip.clientHeight)).toBe(0)
  const { y, height } = (await card.boundingBox())!
  expect(y).toBeGreaterThanOrEqual((await page.locator('.bar').boundingBox())!.height)
  expect(y + height).toBeLessThanOrEqual(viewport.height)
})
