/** Fortaleza on a phone: seats with names and coins that can be read, and what is asked of a place in rows. */
import { expect, test } from '@playwright/test'
import { findMoment, seldom } from '../screenshots/seldom.ts'
import { openTable } from './atTable.ts'
import { phone, shot } from './kit.ts'

const upright = { width: 390, height: 844 }
const lying = { width: 844, height: 390 }

for (const { seats, viewport } of [
  { seats: 4, viewport: upright },
  { seats: 4, viewport: { width: 360, height: 780 } },
  { seats: 5, viewport: upright },
  { seats: 3, viewport: lying },
  { seats: 5, viewport: lying },
])
  test(`${seats} seats on a phone ${viewport.width} broad: coins beside a name of ten letters that is whole`, async ({
    browser,
  }) => {
    const page = await (await phone(browser, { viewport })).newPage()
    await openTable(page, 'fortaleza', seats)
    const names = page.locator('.seat .name')
    await expect(page.locator('.seat .fz-purse svg')).toHaveCount(seats)
    const chips = await names.evaluateAll((all) =>
      all.map((name) => {
        name.textContent = 'Ermessenda'
        const chip = name.parentElement!
        const [coin, points, emblem] = ['.fz-purse svg', '.points', ':scope > svg'].map((part) =>
          chip.querySelector(part)!.getBoundingClientRect(),
        )
        const letters = document.createRange()
        letters.selectNodeContents(name)
        return {
          isWhole: name.scrollWidth <= name.clientWidth,
          room: coin!.left - letters.getBoundingClientRect().right,
          isOver: coin!.bottom > points!.bottom || (coin!.left < emblem!.right && coin!.bottom > emblem!.top),
          beyond: coin!.right - chip.parentElement!.getBoundingClientRect().right,
        }
      }),
    )
    await shot(page, `seats-${seats}-${viewport.width}`)
    for (const { isWhole, room, isOver, beyond } of chips) {
      expect({ isWhole, isOver }).toEqual({ isWhole: true, isOver: false })
      expect(room).toBeGreaterThanOrEqual(0)
      expect(beyond).toBeLessThanOrEqual(0)
    }
  })

test('on a lying phone what is asked of a quarter stands above its answers, which are as broad and as high each', async ({
  browser,
  baseURL,
}) => {
  const page = await (await phone(browser, { viewport: lying })).newPage()
  const { path, key, presses } = await findMoment(baseURL!, seldom.quarter)
  await page.goto(`${path}#s=${key}`)
  for (const press of presses) await page.locator(press).tap()
  const asked = page.locator('.fz-develop')
  await expect(asked).toBeVisible()
  await shot(page, 'asked-lying')
  const box = (one: Element) => one.getBoundingClientRect().toJSON() as DOMRect
  const answers = await asked.locator('button:not(.quiet)').evaluateAll((all) =>
    all.map((one) => {
      const { top, width, height } = one.getBoundingClientRect()
      return [top, width, height].map(Math.round).join(' ')
    }),
  )
  expect(answers.length).toBeGreaterThan(1)
  expect(new Set(answers).size).toBe(1)
  const [question, back, answer] = await Promise.all(
    ['p', '.quiet', 'button:not(.quiet) >> nth=0'].map((part) => asked.locator(part).evaluate(box)),
  )
  expect(question!.bottom).toBeLessThanOrEqual(answer!.top)
  expect(back!.bottom).toBeLessThanOrEqual(answer!.top)
})

test('on a phone held either way no stacks are seen behind what a scoring tells, which lies over half of them', async ({
  browser,
}) => {
  const page = await (await phone(browser)).newPage()
  await openTable(page, 'fortaleza', 3)
  const tray = page.locator('.fz-tray')
  for (const viewport of [upright, lying]) {
    await page.setViewportSize(viewport)
    await expect(tray).toHaveCSS('opacity', '1')
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p class="scoring-title"></p>'))
    await expect(tray).toHaveCSS('opacity', '0')
    await page.evaluate(() => document.querySelector('.scoring-title')?.remove())
  }
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p class="scoring-title"></p>'))
  await expect(tray).toHaveCSS('opacity', '1')
})
