/** What was done is told at once: on the board, in each seat's box, and in the log; and played again when asked. */
import { expect, type Page, test } from '@playwright/test'
import {
  desktop,
  expectAccessible,
  expectLegible,
  gameCard,
  isFocused,
  isMyTurn,
  isOnTop,
  keyOf,
  shareOfBoard,
  shot,
  tabTo,
} from './kit.ts'
import { playAt } from '../examples/bot.ts'

/** So many own moves against bots, and asked again. */
const playOn = async (page: Page, moves: number): Promise<void> => {
  const { origin, pathname } = new URL(page.url())
  let played = 0
  await playAt(origin, pathname.replace('/g/', ''), '', {
    key: (await keyOf(page)) ?? '',
    pause: 25,
    until: () => played >= moves,
    choose: (legal) => (played++, legal[0]),
  })
  await expect.poll(() => isMyTurn(page), { timeout: 40_000 }).toBe(true)
}

test('the last moves of the others are ringed, summed up, and played again; the log is read by keys', async ({
  browser,
}) => {
  const page = await (await desktop(browser, { viewport: { width: 1280, height: 720 } })).newPage()
  await page.goto('/')
  await gameCard(page, 'Fortaleza').getByRole('button', { name: 'Jugar ya' }).click()
  await expect(page.locator('.fz-board')).toBeVisible()
  /** Own turns that the page has told: what it shows may lie behind what a program has played. */
  const told = page.locator('.log button', { hasText: '(tú) juega' })
  let played = 0
  const playAndSee = async (moves: number): Promise<void> => {
    await playOn(page, moves)
    await expect(told).toHaveCount((played += moves))
    await expect.poll(() => isMyTurn(page), { timeout: 40_000 }).toBe(true)
  }
  await playAndSee(2)
  const others = page.locator('.seat:not(.me) .foot')
  await expect(others).toHaveCount(3)
  await expect(others.first()).not.toBeEmpty()
  // A line without room for all of it ends before what is left out.
  const parts = others.locator('.last-move > span')
  const between = (lines: readonly Element[]): readonly (string | null)[] =>
    lines.flatMap((one) => {
      const [own, line] = [one, one.parentElement!].map((element) => element.getBoundingClientRect())
      const isIn = own!.top < line!.bottom - 1
      return isIn && own!.bottom > line!.bottom + 2 ? [one.textContent] : []
    })
  expect(await parts.count()).toBeGreaterThanOrEqual(3)
  expect(await parts.evaluateAll(between)).toEqual([])
  // At one's own seat there is what one may say to that instead.
  await expect(page.locator('.seat.me .foot button')).toHaveCount(1)
  await expect(page.locator('.seat.me .foot button')).toHaveAccessibleName('Reaccionar')
  // Somebody builds before long.
  const rings = page.locator('.board .ring')
  for (let turn = 0; turn < 8 && (await rings.count()) === 0; turn++) await playAndSee(1)
  await expect(rings.first()).toBeAttached()
  await shot(page, 'last-moves-laptop-day')

  const board = await page.locator('.board').boundingBox()
  expect(await shareOfBoard(page)).toBeGreaterThanOrEqual(0.6)
  // The hand lies over the board's edge.
  const hand = await page.locator('.tray .fz-in-hand').first().boundingBox()
  expect(hand!.y).toBeLessThan(board!.y + board!.height)
  await others.first().getByRole('button').click()
  await expect(page.locator('.replay')).toBeVisible()
  // It comes back to the present by itself.
  await expect(page.locator('.replay')).toHaveCount(0, { timeout: 20_000 })
  expect(await page.locator('.board').boundingBox()).toEqual(board)

  // One stop for the Tab key: the newest line; arrows lead to the others.
  await tabTo(page, '.log button')
  const newest = await page.locator('.log button').last().textContent()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(newest)
  await page.keyboard.press('Home')
  await expect(page.locator('.log button').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.log button').nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.replay')).toBeVisible()
  expect(await isFocused(page, '.log button')).toBe(true)

  await page.getByRole('button', { name: 'Volver al presente' }).click()
  // What it would come to now.
  await page.locator('.menu-button').click()
  await page.getByRole('button', { name: 'Puntuación' }).click()
  const sheet = page.locator('dialog.scores')
  await expect(sheet.getByRole('heading', { name: 'Si se puntuara ahora' })).toBeVisible()
  await expect(sheet.locator('tfoot tr').first()).toContainText('Si se puntuara ahora')
  await expect(sheet.locator('tfoot tr').nth(1)).toContainText('Ya anotados')
  await shot(page, 'if-scored-now-laptop-day')
  await page.keyboard.press('Escape')

  // What a seat has, in words.
  await page.locator('.seat:not(.me) .chip').first().click()
  await expect(page.locator('.seat-figures li').first()).toContainText(/punto/)
  await expectAccessible(page)
  // The same on a phone: the line and the words are in the drawer.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('.seat .foot')).not.toBeEmpty()
  await expect(page.locator('.seat-figures li').first()).toBeVisible()
  await shot(page, 'seat-drawer-phone-day')
  const drawer = page.locator('.seat.open')
  // What is played again is seen: the drawer that it is asked for in would lie over the board.
  await drawer.locator('.foot button').click()
  await expect(page.locator('.replay')).toBeVisible()
  await expect(drawer).toHaveCount(0)
  await expect(page.locator('.replay')).toHaveCount(0)
  // What is pressed there lies over the board, so that the hand beside it is in sight, and moves neither of them.
  await page.setViewportSize({ width: 844, height: 390 })
  const beside = () =>
    Promise.all(
      ['.board', '.tray .fz-in-hand', '.sheet-handle'].map((part) =>
        page.locator(part).first().boundingBox(),
      ),
    )
  const before = await beside()
  await page.locator('.seat:not(.me) .chip').first().click()
  await expect(drawer.locator('.foot button')).toBeVisible()
  await shot(page, 'seat-drawer-lying-day')
  expect(await beside()).toEqual(before)
  for (const part of [drawer.locator('.foot button'), drawer.locator('.seat-figures li').first()])
    expect(await isOnTop(part)).toBe(true)
  expect(await isOnTop(page.locator('.tray .fz-in-hand').first())).toBe(true)
  await drawer.locator('.chip').click()

  // At rest one line below the hand tells what another did last, whole in its place; it leads to the log.
  const lately = page.locator('.lately .told')
  for (const size of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    const names = await page.locator('.seat:not(.me) .name').allTextContents()
    const said = (await lately.textContent()) ?? ''
    expect(names.some((name) => said.includes(name))).toBe(true)
    expect(await isOnTop(lately)).toBe(true)
    const [zoom, line, details] = await Promise.all(
      ['.zoom', '.lately', '.sheet-handle'].map((part) => page.locator(part).boundingBox()),
    )
    expect(line!.x).toBeGreaterThanOrEqual(zoom!.x + zoom!.width)
    expect(line!.x + line!.width).toBeLessThanOrEqual(details!.x)
    expect(line!.width).toBeGreaterThan(200)
  }
  await expectLegible(page)
  await shot(page, 'lately-phone-day')
  await lately.click()
  await expect(page.getByRole('tab', { name: 'Registro' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('.log button').last()).toBeVisible()
  await expectAccessible(page)
  // There too a line shows its moment.
  await page.locator('.log button').last().click()
  await expect(page.locator('.replay')).toBeInViewport()
  await page.getByRole('button', { name: 'Volver al presente' }).click()
})
