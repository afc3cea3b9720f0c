/** Turns of Fortaleza, played as people do. */
import { expect, type Page } from '@playwright/test'
import { arrowTo, type Press, pressBy, tabTo } from './kit.ts'

const cards = (page: Page) => page.locator('.fz-in-hand')

const confirmTurn = async (page: Page): Promise<void> => {
  const button = page.locator('.confirm')
  await button.click()
  await expect(page.locator('.actions')).toBeHidden()
}

/** Names the start player of phase 2 where that is asked. */
const chooseStart = async (page: Page): Promise<boolean> => {
  const seats = page.locator('.fz-develop button:has(svg)')
  if ((await cards(page).count()) > 0 || (await seats.count()) === 0) return false
  await seats.first().click()
  await confirmTurn(page)
  return true
}

/** What can be done with the cards that are up; a card is taken up anew where the page has put it down meanwhile. */
const pressAct = (page: Page, press: Press): Promise<void> =>
  expect(async () => {
    if (await page.locator('.confirm.ready').isVisible()) return
    const acts = page.locator('.fz-acts button')
    if ((await acts.count()) === 0) await press(page.locator('.fz-in-hand:not(.up)').first())
    await press(acts.first())
  }).toPass({ timeout: 120_000 })

/** Where one card was enough, another goes for resources, so that the turn is whole. */
const fillTurn = async (page: Page, press: Press): Promise<void> => {
  // Whether it is whole is known once what was pressed is staged.
  await expect(page.locator('.actions')).toBeVisible()
  // With an empty hand it is whole, whether or not the page has said so yet.
  if ((await page.locator('.confirm.ready').isVisible()) || (await cards(page).count()) === 0) return
  if ((await page.locator('.fz-in-hand.up').count()) === 0) await press(cards(page).first())
  await pressAct(page, press)
}

/** Card(s), then a place that glows, or else resources; then Confirm. `tap` for fingers. */
export const turnByPointer = async (page: Page, act: 'click' | 'tap', pick: number): Promise<void> => {
  if (await chooseStart(page)) return
  const press = pressBy(act)
  const count = await cards(page).count()
  const held = Math.min(2, count)
  for (let n = 0; n < held; n++)
    await press(cards(page).nth((pick + n * 3) % count === 0 && n > 0 ? 1 : (pick + n * 3) % count))
  if ((await page.locator('.fz-in-hand.up').count()) < held)
    await press(page.locator('.fz-in-hand:not(.up)').first())
  const open = page.locator('.fz-place.open')
  if ((await open.count()) > 0) {
    await press(open.first())
    const which = page.locator('.fz-develop button')
    await expect(which.or(page.locator('.actions')).first()).toBeVisible()
    if ((await which.count()) > 0) await press(which.first())
  } else await pressAct(page, press)
  await fillTurn(page, press)
  await confirmTurn(page)
}

/** The same with keys alone: Tab, arrows, Enter. */
export const turnByKeyboard = async (page: Page): Promise<void> => {
  await tabTo(page, '.fz-in-hand')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.locator('.fz-in-hand.up')).toHaveCount(2)
  if ((await page.locator('.fz-place.open').count()) > 0) {
    await tabTo(page, '.fz-place', 'Shift+Tab')
    await arrowTo(page, '.fz-place.open')
    await page.keyboard.press('Enter')
    const which = page.locator('.fz-develop button')
    await expect(which.or(page.locator('.actions')).first()).toBeVisible()
    if ((await which.count()) > 0) {
      await tabTo(page, '.fz-develop button')
      await page.keyboard.press('Enter')
    }
  } else {
    await tabTo(page, '.fz-acts button:first-child', 'Shift+Tab')
    await page.keyboard.press('Enter')
  }
  await fillTurn(page, async (what) => {
    await what.focus()
    await page.keyboard.press('Enter')
  })
  await tabTo(page, '.confirm')
  await page.keyboard.press('Enter')
  await expect(page.locator('.actions')).toBeHidden()
}
