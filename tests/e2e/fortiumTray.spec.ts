/** Where Fortium’s tray and head lie: off the forts, off the badges, and with room for what they say. */
import { expect, type Page, test } from '@playwright/test'
import { openTable } from './atTable.ts'
import { rolledOnPhone, start } from './fortium.ts'
import type { State } from '../../shared/games/fortium/state.ts'
import { findMoment, seldom, type Wish } from '../screenshots/seldom.ts'
import { desktop, expectNoSideways, phone, pressBy, shot } from './kit.ts'

const boxes = (page: Page, part: string) =>
  page.locator(part).evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return { top, bottom }
    }),
  )

test('[FT-3.5] on a low page the bar that spreads miners lies off the feet of the forts', async ({
  browser,
}) => {
  const page = await (await desktop(browser, { viewport: { width: 1280, height: 720 } })).newPage()
  await page.goto('/')
  await openTable(page, 'fortium', 4)
  await expect(page.locator('.ft-quarry')).toHaveCount(3)
  const [[bar], [board]] = [await boxes(page, '.ft-sheet'), await boxes(page, '.ft-board')]
  expect(bar!.top).toBeGreaterThan(board!.bottom)
  expect(bar!.bottom).toBeLessThanOrEqual(720)
})

/** Whether something lies over the board as it is drawn, which leaves a strip of its frame free at each side. */
const isOverBoard = (page: Page, part: string): Promise<boolean> =>
  page.locator(part).evaluateAll((all) => {
    const board = document.querySelector<SVGSVGElement>('.ft-board')!
    const { a, d, e, f } = board.getScreenCTM()!
    const { width, height } = board.viewBox.baseVal
    return all.some((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return left < e + a * width && right > e && top < f + d * height && bottom > f
    })
  })

test('on a laptop what begins a turn, the dice, lost miners and what a fight would come to lie off a board for four', async ({
  browser,
  baseURL,
}) => {
  const context = await desktop(browser, { viewport: { width: 1280, height: 720 } })
  const page = await context.newPage()
  await page.goto('/')
  await openTable(page, 'fortium', 4)
  await start(page, pressBy('click'))
  const begins = page.locator('.ft-act .main')
  await expect(begins).toBeVisible({ timeout: 60_000 })
  expect(await isOverBoard(page, '.ft-act .main')).toBe(false)
  const begun = (await begins.boundingBox())!
  await begins.click()
  await expect(page.locator('.ft-tray-die:enabled')).toHaveCount(3)
  // What begins a turn and what ends it have one place.
  expect((await page.locator('.ft-end').boundingBox())!).toEqual(begun)
  const dice = (await page.locator('.ft-dice').boundingBox())!
  await page.locator('.ft-tray-die:enabled').first().click()
  await page.locator('.ft-place.free').first().click()
  await expect(page.locator('.ft-sizes')).toBeVisible()
  expect(await isOverBoard(page, ':is(.ft-act button, .ft-steps)')).toBe(false)
  expect((await page.locator('.ft-dice').boundingBox())!).toEqual(dice)
  const { path, key, presses } = await findMoment(baseURL ?? '', seldom.fight)
  const fight = await context.newPage()
  await fight.goto(`${path}#s=${key}`)
  for (const press of presses) await fight.locator(press).first().click()
  await expect(fight.locator('.ft-fight[popover]')).toBeVisible()
  expect(await isOverBoard(fight, '.ft-fight')).toBe(false)
  // Each name has half of its breadth: three things beside each other were broader than it.
  const [sheet, side] = [
    (await fight.locator('.ft-fight').boundingBox())!,
    (await fight.locator('.ft-fight .ft-side').first().boundingBox())!,
  ]
  expect(side.width).toBeGreaterThan(0.4 * sheet.width)
  await shot(fight, 'fight-1280')
  const lost = await findMoment(baseURL ?? '', seldom.recovery)
  const recovering = await context.newPage()
  await recovering.goto(`${lost.path}#s=${lost.key}`)
  await expect(recovering.locator('.ft-lost > .ft-price')).toHaveCount(4)
  expect(await isOverBoard(recovering, '.ft-lost > *')).toBe(false)
  // What comes next stands in the box of the stock, over no edge of it.
  const [stocks] = await boxes(page, '.ft-stocks')
  for (const badge of await boxes(page, '.ft-plus')) expect(badge.top).toBeGreaterThanOrEqual(stocks!.top)
  await shot(recovering, 'recovery-1280')
})

test('[FT-4.19] an upright phone asks about a fight below the board, off all who stand there', async ({
  browser,
  baseURL,
}) => {
  const page = await (await phone(browser)).newPage()
  const { path, key, presses } = await findMoment(baseURL ?? '', seldom.fight)
  await page.goto(`${path}#s=${key}`)
  for (const press of presses) await page.locator(press).first().tap()
  await expect(page.locator('.ft-fight .main')).toBeInViewport({ ratio: 1 })
  const [frame, sheet] = [
    (await page.locator('.board').boundingBox())!,
    (await page.locator('.ft-fight').boundingBox())!,
  ]
  // As high as the board for four is that is seen whole.
  expect(sheet.y).toBeGreaterThan(frame.y + 340)
  expect(sheet.y + sheet.height).toBeLessThan(844)
  await expectNoSideways(page)
  await shot(page, 'fight-390')
})

/** A camp can be paid for, and at one place alone. */
const camp: Wish = {
  game: 'fortium',
  seats: 4,
  presses: ({ view, legal }) => {
    const isOne = legal.filter(({ type }) => type === 'buyCamp').length === 1
    return isOne && (view as State).phase === 'main' ? ['.ft-price[data-anchor="price:camp"]'] : null
  },
  seen: '.ft-one',
}

test('[FT-4.25] the box of a camp lies off a board for four, and tells its place in a line of its own', async ({
  browser,
  baseURL,
}) => {
  const { path, key, presses } = await findMoment(baseURL ?? '', camp)
  const contexts = [
    await desktop(browser, { viewport: { width: 1280, height: 720 } }),
    await desktop(browser, { viewport: { width: 1440, height: 900 } }),
    await phone(browser, { viewport: { width: 844, height: 390 } }),
    await phone(browser),
  ]
  for (const context of contexts) {
    const page = await context.newPage()
    await page.goto(`${path}#s=${key}`)
    for (const press of presses) await page.locator(press).first().click()
    await expect(page.locator('.ft-one > .main')).toBeVisible()
    expect(await isOverBoard(page, '.ft-one')).toBe(false)
    const [box, act] = [
      (await page.locator('.ft-one').boundingBox())!,
      (await page.locator('.ft-one > .main').boundingBox())!,
    ]
    expect(act.width).toBeGreaterThan(box.width - 30)
    await context.close()
  }
})

test('on an upright phone a turn in hand lies off the badges of the stock, and the round is told whole', async ({
  browser,
}) => {
  const page = await rolledOnPhone(browser)
  await page.locator('.ft-end').tap()
  await expect(page.locator('.confirm.ready')).toBeVisible()
  const [list] = await boxes(page, '.actions ol')
  const badges = await boxes(page, '.ft-plus')
  expect(badges.length).toBeGreaterThan(0)
  for (const badge of badges) expect(badge.top).toBeGreaterThanOrEqual(list!.bottom)
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 780 })
    for (const said of [
      'Ronda 29 · 0 de 4 diamantes',
      'Ronda 29 · meta: 4 diamantes',
      'Round 29 · 0 of 4 diamonds',
    ]) {
      const isWhole = await page.locator('.what small').evaluate((small, text) => {
        small.textContent = text
        return small.scrollWidth <= small.clientWidth
      }, said)
      expect(isWhole).toBe(true)
    }
  }
})

test('on a laptop how one wins and what everybody lacks for their next floor are read without a press', async ({
  browser,
}) => {
  const page = await (await desktop(browser, { viewport: { width: 1280, height: 720 } })).newPage()
  await page.goto('/')
  for (const seats of [2, 4]) {
    await openTable(page, 'fortium', seats)
    await start(page, pressBy('click'))
    await expect(page.locator('.ft-ahead')).toHaveCount(seats)
    await expect(page.locator('.what small')).toHaveText(/meta: 4 diamantes|goal: 4 diamonds/)
    const cut = await page.evaluate(() => {
      const isWithin = (one: Element, place: Element): boolean => {
        const [its, room] = [one.getBoundingClientRect(), place.getBoundingClientRect()]
        return its.width > 0 && its.left >= room.left && its.right <= room.right && its.bottom <= room.bottom
      }
      const chips = [...document.querySelectorAll('.ft-ahead')]
      return [
        ...chips.filter((one) => !isWithin(one, one.closest('.chip')!)),
        ...[...document.querySelectorAll('.seat .name')].filter((one) => one.scrollWidth > one.clientWidth),
      ].map((one) => one.outerHTML.slice(0, 80))
    })
    expect(cut).toEqual([])
  }
})

test('an upright phone gives the table of scores all its breadth', async ({ browser }) => {
  const page = await (await phone(browser)).newPage()
  await page.goto('/')
  await openTable(page, 'fortium', 4)
  await start(page, pressBy('tap'))
  await page.locator('.menu-button').tap()
  await page
    .locator('.menu')
    .getByRole('button', { name: /^(Puntuación|Scores)$/ })
    .tap()
  const table = page.locator('dialog.scores table').last()
  await expect(table).toBeVisible()
  expect((await table.boundingBox())!.width).toBeGreaterThan(355)
  await expectNoSideways(page)
})
