/** Fortaleza on a laptop: what is told beside board and hand is whole, and what frames the hand lies round its cards. */
import { expect, test } from '@playwright/test'
import { findMoment, seldom } from '../screenshots/seldom.ts'
import { playNow } from './atTable.ts'
import { desktop, firstVisit, shot } from './kit.ts'

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

test('the frame of a first step lies round the cards in hand, and what develops has air above and below', async ({
  browser,
}) => {
  const page = await (await desktop(browser, { ...firstVisit, viewport })).newPage()
  await playNow(page, 'Fortaleza')
  await page.locator('.lesson:not(.waits) .lesson-acts button').last().click()
  const ring = page.locator('.lesson-ring')
  await expect(ring).toBeVisible()
  await shot(page, 'frame-round-hand')
  const off = await page.evaluate(() => {
    const frame = document.querySelector('.lesson-ring')!.getBoundingClientRect()
    const cards = [...document.querySelectorAll('.fz-in-hand .fz-card')].map((one) =>
      one.getBoundingClientRect(),
    )
    const top = Math.min(...cards.map((card) => card.top))
    const bottom = Math.max(...cards.map((card) => card.bottom))
    return { above: top - frame.top, below: frame.bottom - bottom }
  })
  expect(off.above).toBeLessThan(10)
  expect(off.below).toBeGreaterThan(0)
  for (const nth of [0, 1]) await page.locator('.fz-in-hand').nth(nth).click()
  await page.locator('.fz-acts button').last().click()
  const air = await page.locator('.fz-develop').evaluate((panel) => {
    const box = panel.getBoundingClientRect()
    const parts = [...panel.children].map((one) => one.getBoundingClientRect())
    const [first, last] = [
      Math.min(...parts.map(({ top }) => top)),
      Math.max(...parts.map(({ bottom }) => bottom)),
    ]
    return Math.min(first - box.top, box.bottom - last)
  })
  expect(air).toBeGreaterThanOrEqual(7)
})
