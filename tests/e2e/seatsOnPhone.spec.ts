/** Seats on an upright phone: what comes beside a figure in one of them stretches none. */
import { expect, test } from '@playwright/test'
import { begunBy } from '../screenshots/seldom.ts'
import { phone } from './kit.ts'

test('on an upright phone points to come make no seat higher', async ({ browser, baseURL }) => {
  const page = await (await phone(browser)).newPage()
  const { path, key } = await begunBy(baseURL!, 'fortaleza', 20)
  await page.goto(`${path}#s=${key}`)
  await expect(page.locator('.seat .fz-soon').first()).toBeVisible()
  const heights = () =>
    page.locator('.seat .chip').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  const withThem = await heights()
  await page.addStyleTag({ content: '.fz-soon { display: none !important; }' })
  expect(await heights()).toEqual(withThem)
  expect(new Set(withThem).size).toBe(1)
})
