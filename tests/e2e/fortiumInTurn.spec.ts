/** What is read on Fortium’s board while a turn is under way: cards, frames and signs lie off what one plays with. */
import { expect, test } from '@playwright/test'
import { overlap } from '../../frontend/kit/freePlace.ts'
import { findMoment, seldom } from '../screenshots/seldom.ts'
import { openTable } from './atTable.ts'
import { roll, rolledOnPhone, start } from './fortium.ts'
import { desktop, phone, pressBy } from './kit.ts'

test('on a laptop a card of where a group may go lies off the group, and the frame of whose turn it is has no seat’s colour', async ({
  browser,
}) => {
  const page = await (await desktop(browser, { viewport: { width: 1280, height: 720 } })).newPage()
  await page.goto('/')
  await openTable(page, 'fortium', 4)
  await start(page, pressBy('click'))
  const colours = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    const seats = [0, 1, 2, 3].map(
      (seat) => ((probe.style.color = `var(--seat-${seat})`), getComputedStyle(probe).color),
    )
    probe.style.color = 'var(--gold)'
    return [...seats, getComputedStyle(probe).color]
  })
  const frame = page.locator('.ft-yard.turn .glow')
  await expect(frame).toHaveCount(1)
  expect(colours).not.toContain(await frame.evaluate((one) => getComputedStyle(one).stroke))
  await expect.poll(() => roll(page, pressBy('click')), { timeout: 60_000 }).toBe(true)
  await page.locator('.ft-tray-die:enabled').first().click()
  await page.locator('.ft-place.free').first().click()
  const open = page.locator('.ft-place.open:not(.ft-yard)')
  await expect(open.first()).toBeVisible()
  const card = page.locator('.info-card')
  let seen = 0
  for (const place of (await open.all()).slice(0, 12)) {
    await page.mouse.move(940, 690)
    await expect(card).toHaveCount(0, { timeout: 3000 })
    await place.hover({ force: true })
    const hasCard = await card.waitFor({ timeout: 1500 }).then(
      () => true,
      () => false,
    )
    if (!hasCard) continue
    seen++
    const group = (await page.locator('.ft-place.taken .ft-hit').boundingBox())!
    await expect
      .poll(async () => {
        const slip = await card.boundingBox()
        return slip === null ? 'none' : overlap(slip, group)
      })
      .toBe(0)
  }
  expect(seen).toBeGreaterThan(0)
})

test('what was lost in fights is not drawn over who stands there once one’s own turn is under way', async ({
  browser,
}) => {
  const page = await rolledOnPhone(browser)
  await expect(page.locator('.ft-place.free').first()).toBeVisible()
  // No fight comes about in a first round: its sign is put there as the table would.
  const shown = await page.locator('.ft-board').evaluate((board) => {
    const sign = document.createElementNS('http://www.w3.org/2000/svg', 'g')
    sign.setAttribute('class', 'ring')
    sign.innerHTML = '<g><rect class="ring-lost" width="34" height="18"/></g>'
    board.append(sign)
    return getComputedStyle(sign).visibility
  })
  expect(shown).toBe('hidden')
})

test('[FT-4.4] on a phone that lies lost miners are bought back in one row, and goals lie clear of the seats', async ({
  browser,
  baseURL,
}) => {
  const page = await (await phone(browser, { viewport: { width: 844, height: 390 } })).newPage()
  const { path, key } = await findMoment(baseURL ?? '', seldom.recovery)
  await page.goto(`${path}#s=${key}`)
  await expect(page.locator('.ft-lost .ft-price')).toHaveCount(4)
  await expect(page.locator('.ft-goals')).toBeVisible()
  const tops = await page
    .locator('.ft-lost > button')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(1)
  const goals = (await page.locator('.ft-goals').boundingBox())!
  for (const seat of await page.locator('.seat').all()) {
    const { y, height } = (await seat.boundingBox())!
    expect(y + height).toBeLessThanOrEqual(goals.y)
  }
})
