/** What opens over a table: the focus goes there and comes back, and whatever closes it leaves the rest as it was. */
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { desktop, expectAccessible, gameCard, isFocused, phone, shot } from './kit.ts'

const playNow = async (page: Page, button: string): Promise<void> => {
  await page.goto('/')
  await gameCard(page, 'Fortaleza').getByRole('button', { name: button }).click()
  await expect(page.locator('.fz-board')).toBeVisible()
}

const openFromMenu = async (page: Page, name: string): Promise<void> => {
  await page.locator('.menu-button').click()
  await page.locator('.menu').getByRole('button', { name }).click()
  await expect(page.locator('dialog.sheet')).toBeVisible()
}

test('every sheet takes the focus and gives it back, closed by Escape, its button or a press beside it', async ({
  browser,
}: {
  browser: Browser
}) => {
  const page = await (await desktop(browser)).newPage()
  await playNow(page, 'Jugar ya')
  const sheet = page.locator('dialog.sheet')
  const expectBack = async (): Promise<void> => {
    await expect(sheet).toHaveCount(0)
    await expect.poll(() => isFocused(page, '.menu-button')).toBe(true)
  }
  for (const name of ['Reglas', 'Puntuación', 'Juego limpio', 'Avísame cuando me toque…', 'Compartir']) {
    await openFromMenu(page, name)
    await expect(sheet.getByRole('heading').first()).not.toBeEmpty()
    await expect.poll(() => isFocused(page, 'dialog.sheet, dialog.sheet *')).toBe(true)
    await page.keyboard.press('Escape')
    await expectBack()
    await openFromMenu(page, name)
    // A press that began on the sheet is meant for what is on it.
    await sheet.locator('header').hover()
    await page.mouse.down()
    await page.mouse.move(8, 700)
    await page.mouse.up()
    await expect(sheet).toBeVisible()
    await page.mouse.click(8, 700)
    await expectBack()
    await openFromMenu(page, name)
    await sheet.getByRole('button', { name: 'Cerrar' }).click()
    await expectBack()
  }
})

test('the first card that is opened in a sheet leaves the sheet where it is, above all else', async ({
  browser,
}) => {
  const page = await (await phone(browser)).newPage()
  await playNow(page, 'Play now')
  await openFromMenu(page, 'Rules')
  const sheet = page.locator('dialog.rulebook')
  await sheet.locator('.rule-picture [role="button"]').first().tap()
  await expect(page.locator('.info-card')).toBeVisible()
  expect(await sheet.evaluate((one) => one.matches(':modal'))).toBe(true)
})

test('one sheet is seen at a time: what is opened from it, or over it, replaces it and gives it back', async ({
  browser,
}) => {
  const page = await (await phone(browser)).newPage()
  await playNow(page, 'Play now')
  const isSeen = (part: string) =>
    page.locator(part).evaluate((one) => one.checkVisibility({ opacityProperty: true }))
  const book = page.locator('dialog.rulebook')
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size)
    await openFromMenu(page, 'Scores')
    const rule = page.locator('dialog.scores button.rule').first()
    await rule.tap()
    await expect(book).toBeVisible()
    expect([await isSeen('dialog.scores'), await isSeen('dialog.rulebook')]).toEqual([false, true])
    await page.keyboard.press('Escape')
    await expect(book).toHaveCount(0)
    expect(await isSeen('dialog.scores')).toBe(true)
    await expect.poll(() => isFocused(page, 'dialog.scores button.rule')).toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog.sheet')).toHaveCount(0)
    // The papers of a phone stand above the lower edge, and the player aid is asked for beside them.
    await page.getByRole('button', { name: 'Details' }).tap()
    await expect(page.locator('.panel.papers')).toBeVisible()
    await page.getByRole('button', { name: 'Player aid' }).tap()
    await expect(book).toBeVisible()
    expect([await isSeen('.panel.papers'), await isSeen('.sheet-handle')]).toEqual([false, false])
    await book.getByRole('button', { name: 'Close' }).tap()
    await expect(book).toHaveCount(0)
    expect([await isSeen('.panel.papers'), await isSeen('.sheet-handle')]).toEqual([true, true])
    await page.locator('.sheet-handle').tap()
    await expect(page.locator('.panel.papers')).toHaveCount(0)
  }
})

test('what copies says so in its own place: nothing beside it moves', async ({ browser }) => {
  const page = await (
    await desktop(browser, { permissions: ['clipboard-read', 'clipboard-write'] })
  ).newPage()
  /** Where all that stands beside a button is, and how large, as its row sees it. */
  const rowOf = (button: Locator): Promise<readonly (readonly number[])[]> =>
    button.evaluate(({ parentElement: row }) => {
      const { x, y } = row!.getBoundingClientRect()
      return [...row!.children].map((one) => {
        const box = one.getBoundingClientRect()
        return [box.x - x, box.y - y, box.width, box.height]
      })
    })
  const copyIn = async (part: string, buttons: number): Promise<void> => {
    const all = page.locator(`${part} .copies`)
    await expect(all).toHaveCount(buttons)
    for (const button of await all.all()) {
      const before = await rowOf(button)
      await expect(button).toHaveAccessibleName(/^Copiar/)
      await button.click()
      await expect(button).toHaveAccessibleName(/^Copiado/)
      expect(await rowOf(button)).toEqual(before)
    }
  }
  await page.goto('/')
  await page.getByLabel('Tu nombre').fill('Ana')
  await gameCard(page, 'Fortaleza').getByRole('button', { name: 'Con amigos' }).click()
  await copyIn('.waiting', 1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await page.getByRole('button', { name: 'Llenar' }).click()
  await openFromMenu(page, 'Compartir')
  await page.getByText('Para páginas web').click()
  await copyIn('.sharing', 6)
  await page.keyboard.press('Escape')
  await page.locator('.menu-button').click()
  await page.getByRole('button', { name: 'Repetición' }).click()
  await copyIn('.replay', 1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('on a phone held either way what is shared is seen together with the buttons that hand it on', async ({
  browser,
}) => {
  const page = await (await phone(browser)).newPage()
  await playNow(page, 'Play now')
  await openFromMenu(page, 'Share')
  const sheet = page.locator('dialog.sharing')
  for (const [width, height] of [
    [844, 390],
    [568, 320],
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const part of [sheet.locator('.preview'), ...(await sheet.locator('.send > *').all())])
      await expect(part).toBeInViewport({ ratio: 1 })
    await shot(page, `share-${width}`)
  }
})

test('on a phone the papers are a panel: Escape closes it alone, and what is typed outlives a turn of the screen', async ({
  browser,
}) => {
  const page = await (await phone(browser)).newPage()
  await playNow(page, 'Play now')
  await page.locator('.menu-button').tap()
  await page.getByRole('button', { name: 'Replay' }).tap()
  await expect(page.locator('.replay')).toBeVisible()
  const handle = page.locator('.sheet-handle')
  const panel = page.getByRole('dialog', { name: 'Details' })
  await handle.tap()
  await expect(panel).toBeVisible()
  await expect.poll(() => isFocused(page, '.papers *')).toBe(true)
  await expectAccessible(page)
  // What closes it lies on it, and on nothing of the table.
  expect((await handle.boundingBox())!.y).toBeGreaterThanOrEqual((await panel.boundingBox())!.y)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect.poll(() => isFocused(page, '.sheet-handle')).toBe(true)
  await expect(page.locator('.replay')).toBeVisible()

  // A line that leads to its moment leads out of the panel too, whether or not it speaks of a place.
  await handle.tap()
  await page.locator('.log li:not([data-card]) > button').first().tap()
  await expect(panel).toHaveCount(0)
  await expect(page.locator('.replay')).toBeVisible()

  await handle.tap()
  await page.getByRole('tab', { name: 'Chat' }).tap()
  await page.locator('.chat input').fill('Shall we build?')
  await page.setViewportSize({ width: 1000, height: 700 })
  await expect(panel).toHaveCount(0)
  await expect(page.locator('.chat input')).toHaveValue('Shall we build?')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(panel.locator('.chat input')).toHaveValue('Shall we build?')
})

test('what breaks ties stands in the score sheet as lightly as what it is not added to', async ({
  browser,
}) => {
  const page = await (await desktop(browser)).newPage()
  await page.goto('/')
  await gameCard(page, 'Castillo').getByRole('button', { name: 'Jugar ya' }).click()
  await expect(page.locator('.ca-board')).toBeVisible()
  await openFromMenu(page, 'Puntuación')
  const looks = (selector: string) =>
    page
      .locator(`dialog.scores ${selector}`)
      .first()
      .evaluate((cell) => {
        const { fontWeight, fontSize } = getComputedStyle(cell)
        return [fontWeight, fontSize]
      })
  const category = await looks('tbody tr:nth-child(2) td')
  expect(await looks('tfoot .decisive td')).toEqual(category)
  expect(await looks('tfoot .decisive th')).toEqual(category)
})
