/** Castillo on a laptop of the least height: what is counted and paid on its board is read at a glance. */
import { expect, test } from '@playwright/test'
import { openTable } from './atTable.ts'
import { desktop, shot } from './kit.ts'

test('no figure of the board or the seats is smaller than 12 pixels on a low laptop', async ({ browser }) => {
  const page = await (await desktop(browser, { viewport: { width: 1280, height: 720 } })).newPage()
  await page.goto('/')
  await openTable(page, 'castillo', 4)
  await expect(page.locator('.ca-space .coin text').first()).toBeVisible()
  const small = () =>
    page.locator(':is(.ca-board, .seat) text, .seat :is(span, b)').evaluateAll((all) =>
      all.flatMap((one) => {
        const scale = one instanceof SVGGraphicsElement ? (one.getScreenCTM()?.d ?? 1) : 1
        const size = Number.parseFloat(getComputedStyle(one).fontSize) * scale
        return /\d/.test(one.textContent) && size < 11.95
          ? [`${one.textContent}: ${size.toFixed(1)} px in ${one.parentElement?.outerHTML.slice(0, 90)}`]
          : []
      }),
    )
  await shot(page, 'castillo-figures')
  await expect.poll(small, { timeout: 5000 }).toEqual([])
})
