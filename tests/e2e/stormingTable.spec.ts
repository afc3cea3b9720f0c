/** What lies beside the map of Storming! hides nothing: pacts no card on display, and how many are left no picture. */
import { expect, type Page, test } from '@playwright/test'
import { findMoment, seldom } from '../screenshots/seldom.ts'
import { playNow } from './atTable.ts'
import { desktop, isMyTurn, phone, shot } from './kit.ts'

const screens = [
  { name: 'laptop', size: { width: 1280, height: 720 } },
  { name: 'large', size: { width: 1920, height: 1080 } },
  { name: 'phone', size: { width: 390, height: 844 } },
  { name: 'lying', size: { width: 844, height: 390 } },
] as const

/** How many of some things lie over one of others. */
const overlaps = (page: Page, some: string, others: string): Promise<readonly string[]> =>
  page.evaluate(
    ([one = '', other = '']) => {
      const boxesOf = (selector: string) =>
        [...document.querySelectorAll(selector)]
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && box.height > 0)
      const there = boxesOf(other)
      return boxesOf(one).flatMap(({ element, box }) =>
        there
          .filter(
            ({ box: { left, right, top, bottom } }) =>
              Math.min(right, box.right) - Math.max(left, box.left) > 1 &&
              Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1,
          )
          .map((hit) => `${element.textContent} over ${hit.element.textContent}`),
      )
    },
    [some, others],
  )

test('a signed pact lies over no card on display, and over no name on the map', async ({
  browser,
  baseURL,
}) => {
  const { path, key } = await findMoment(baseURL!, seldom['pact-broken'])
  for (const { name, size } of screens) {
    const context = size.width < 900 ? phone : desktop
    const page = await (await context(browser, { viewport: size })).newPage()
    await page.goto(`${path}#s=${key}`)
    await expect(page.locator('.st-signed').first()).toBeVisible()
    await expect(page.locator('.st-offered')).toHaveCount(6)
    await shot(page, `pact-${name}`)
    for (const others of ['.st-offered', '.st-kind h2', '.st-name'])
      expect(await overlaps(page, '.st-signed svg', others), `${name}, ${others}`).toEqual([])
    // Each with each: three of them are seen whole too.
    const cut = await page.locator('.st-pacts ul').evaluate((list) => {
      while (list.children.length < 3) list.append(list.lastElementChild!.cloneNode(true))
      const market = document.querySelector('.st-market')!
      return getComputedStyle(market).display === 'contents' ? 0 : market.scrollHeight - market.clientHeight
    })
    expect(cut, name).toBeLessThanOrEqual(0)
    await shot(page, `pacts-${name}`)
    await page.context().close()
  }
})

test('how many pieces are left is written beside their picture', async ({ browser, baseURL }) => {
  const { path, key } = await findMoment(baseURL!, seldom.building)
  for (const { name, size } of screens) {
    const context = size.width < 900 ? phone : desktop
    const page = await (await context(browser, { viewport: size })).newPage()
    await page.goto(`${path}#s=${key}`)
    await expect(page.locator('.st-piece')).toHaveCount(5)
    await shot(page, `pieces-${name}`)
    expect(await overlaps(page, '.st-piece small', '.st-piece svg'), name).toEqual([])
    expect(await overlaps(page, '.st-piece small', '.st-piece span'), name).toEqual([])
    const [first, last] = [page.locator('.st-piece').first(), page.locator('.st-piece').last()]
    // They stand in one row, as before.
    expect((await first.boundingBox())!.y).toBe((await last.boundingBox())!.y)
    await page.context().close()
  }
})

test('what others did last has the outline of its region, covers no name, and stands back while one may press', async ({
  browser,
}) => {
  const page = await (await desktop(browser, { viewport: { width: 1280, height: 720 } })).newPage()
  const rings = page.locator('.board .ring')
  const open = page.locator('.st-place.open')
  // At a table that another begins, as three of four do: who begins sees nothing of others while a place is asked for.
  await expect(async () => {
    await playNow(page, 'Storming!')
    await expect.poll(() => isMyTurn(page), { timeout: 30_000 }).toBe(true)
    await expect(rings.first()).toBeAttached({ timeout: 5000 })
  }).toPass({ timeout: 120_000 })
  await expect(open.first()).toBeVisible({ timeout: 30_000 })
  await expect(rings.first()).toBeAttached()
  await shot(page, 'last-moves-storming')
  expect(await overlaps(page, '.ring circle', '.st-name')).toEqual([])
  const drawn = await page.evaluate(() => {
    const outlines = new Set(
      [...document.querySelectorAll('.st-place .glow path')].map((path) => path.getAttribute('d')),
    )
    return [...document.querySelectorAll('.ring')].map((ring) => ({
      isOutlined: outlines.has(ring.querySelector('.ring-line')?.getAttribute('d') ?? ''),
      standsBack: Number(getComputedStyle(ring).opacity) < 0.5,
    }))
  })
  for (const ring of drawn) expect(ring).toEqual({ isOutlined: true, standsBack: true })
})
