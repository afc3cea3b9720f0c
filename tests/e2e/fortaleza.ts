/** Turns of Fortaleza, played as people do. */
import { expect, type Locator, type Page } from '@playwright/test'
import { arrowTo, tabTo } from './kit.ts'

const cards = (page: Page) => page.locator('.fz-in-hand')

/** Names the start player of phase 2 where that is asked. */
const chooseStart = async (page: Page): Promise<boolean> => {
  const seats = page.locator('.fz-develop button:has(svg)')
  if ((await cards(page).count()) > 0 || (await seats.count()) === 0) return false
  await seats.first().click()
  await page.locator('.confirm').click()
  return true
}

/** Where one card was enough, another goes for resources, so that the turn is whole. */
const fillTurn = async (page: Page, press: (what: Locator) => Promise<void>): Promise<void> => {
  // With an empty hand it is whole, whether or not the page has said so yet.
  if ((await page.locator('.confirm.ready').isVisible()) || (await cards(page).count()) === 0) return
  if ((await page.locator('.fz-in-hand.up').count()) === 0) await press(cards(page).first())
  await press(page.locator('.fz-acts button').first())
}

const confirmTurn = async (page: Page): Promise<void> => {
  const button = page.locator('.confirm')
  await button.click()
  await expect(page.locator('.actions')).toBeHidden()
}

/** Card(s), then a place that glows, or else resources; then Confirm. `tap` for fingers. */
export const turnByPointer = async (page: Page, act: 'click' | 'tap', pick: number): Promise<void> => {
  if (await chooseStart(page)) return
  const press = (what: Locator): Promise<void> => (act === 'tap' ? what.tap() : what.click())
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
    if ((await which.count()) > 0) await press(which.first())
  } else await press(page.locator('.fz-acts button').first())
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
    if ((await page.locator('.fz-develop button').count()) > 0) {
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
