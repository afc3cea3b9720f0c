/** Somebody alone on a phone, against three characters: each turn asks what to do, and does it, to the end and its story. */
import { expect, type Page, test } from '@playwright/test'
import {
  expectAnswering,
  expectLegible,
  expectNoSideways,
  gameCard,
  isMyTurn,
  isOver,
  phone,
  shot,
} from './kit.ts'

/**
 * Asks what to do, and follows it: some acts are done at once, others wait for a last press. Where what was done is still
 * on its way there is nothing to ask.
 */
const followHint = async (page: Page): Promise<void> => {
  const confirm = page.locator('.confirm:enabled')
  const ask = page.getByRole('button', { name: 'What would you do?', disabled: false })
  const follow = page.locator('.hint').getByRole('button', { name: 'Try this' })
  if (!(await confirm.isVisible())) {
    if (!(await ask.isVisible())) return page.waitForTimeout(50)
    await ask.tap()
    await follow.tap()
  }
  await expect(page.locator('.hint')).toHaveCount(0)
  if (await confirm.isVisible()) await confirm.tap()
}

const screens = [
  ['upright', { width: 390, height: 844 }],
  ['lying', { width: 844, height: 390 }],
] as const

/** One game in each run of the tests; all of them with `npm run test:solo`. */
const games = ['Fortaleza', 'Under the Castle’s Protection', 'Fortium', 'Storming!']
const sample = process.env['ALMENA_LONG'] === undefined ? games.slice(0, 1) : games

for (const game of sample)
  test(`${game}: alone on a phone against three characters, by hints to the end; its story is told, walked and shared`, async ({
    browser,
  }) => {
    const page = await (await phone(browser)).newPage()
    const thrown: unknown[] = []
    page.on('pageerror', (error) => thrown.push(error))
    await page.goto('/')
    await gameCard(page, game).getByRole('button', { name: 'Play now' }).tap()
    await expect(page.locator('.seat')).toHaveCount(4)
    const playOn = async (isEnough: () => Promise<boolean>): Promise<void> => {
      while (!(await isEnough()))
        if (await isMyTurn(page)) await followHint(page)
        else await page.waitForTimeout(50)
    }
    // What is thought out for a hint is thought out beside the page.
    let hints = 0
    await expectAnswering(page, () => playOn(async () => hints++ > 60))
    await playOn(() => isOver(page))
    await expect(page.locator('dialog.scores .honour')).toBeVisible()
    await expectNoSideways(page)

    const end = page.locator('dialog.scores')
    await end.getByRole('button', { name: 'Analyse' }).tap()
    await expect(page.locator('.story-bar .curve')).toBeVisible({ timeout: 300_000 })
    await page.getByRole('button', { name: 'The whole story' }).tap()
    await expect(page.locator('.story-moves li')).toHaveCount(3)
    await expect(page.locator('.story-parts tbody tr')).toHaveCount(4)
    await expectNoSideways(page)
    await shot(page, `solo-story-${game}`)
    await page.locator('.story-moves a').first().tap()
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(page.locator('.status')).toHaveText(/^Move \d+ of \d+$/)
    await expectLegible(page)
    await expectNoSideways(page)
    await page.goBack()
    await expect(page.locator('.end-strip')).toBeVisible()
    // What stands on a board late in a game is read as well as what stood there at first.
    for (const [screen, size] of screens) {
      await page.setViewportSize(size)
      await expectLegible(page)
      await expectNoSideways(page)
      await shot(page, `solo-end-${game}-${screen}`)
    }
    await page.setViewportSize(screens[0][1])
    await page.getByRole('button', { name: 'See the end' }).tap()
    await end.getByRole('button', { name: 'Share' }).tap()
    await expect(page.locator('dialog.sharing img').first()).toBeVisible()
    await shot(page, `solo-share-${game}`)
    expect(thrown).toEqual([])
  })
