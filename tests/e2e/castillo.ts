/** Turns of Castillo, played as people do. */
import { expect, type Locator, type Page } from '@playwright/test'
import { arrowTo, tabTo } from './kit.ts'

export type Press = (what: Locator) => Promise<void>

const free = (page: Page): Locator => page.locator('.ca-in-hand:not(.played)')
const open = (page: Page): Locator => page.locator('.ca-place.open')

/** Takes up as many cards as the round asks for, each another than those taken up already. */
const chooseCards = async (page: Page, press: Press, count: number, pick: number): Promise<void> => {
  for (let n = 0; n < count; n++) {
    const left = page.locator('.ca-in-hand:not(.played):not(.up)')
    const among = await left.count()
    // The last one is the Master Builder, whom a full hand refuses: it is chosen when little else is left.
    const index = among > 2 ? (pick * 3 + n) % (among - 1) : among - 1
    await press(left.nth(index))
  }
}

const confirm = async (page: Page, press: Press): Promise<void> => {
  await press(page.locator('.confirm'))
  await expect(page.locator('.actions')).toBeHidden()
}

/** What a pressed place leads to: a staged move, a payment to set, a question; nothing where the tray has the choice. */
const outcome = async (page: Page): Promise<'staged' | 'pay' | 'which' | 'nothing'> => {
  for (let n = 0; n < 40; n++) {
    if (await page.locator('.confirm').isVisible()) return 'staged'
    if (await page.locator('.ca-pay').isVisible()) return 'pay'
    if (await page.locator('.ca-which').isVisible()) return 'which'
    await page.waitForTimeout(25)
  }
  return 'nothing'
}

const pay = async (page: Page, press: Press): Promise<void> => {
  // Another combination, if there is one; then the tick.
  await press(page.locator('.ca-round').first())
  await press(page.locator('.ca-tick'))
}

/** What the tray or the castle offers first: buy, take, build, place; or else pass. */
const answer = async (page: Page, press: Press): Promise<void> => {
  const [buy, act] = [page.locator('.ca-buy'), page.locator('.ca-act')]
  if ((await buy.count()) > 0) return press(buy.first())
  const isTower = (await page.locator('.ca-place.open[data-anchor="defenceTower"]').count()) > 0
  if (isTower || (await open(page).count()) === 0) return press(act.first())
  await press(open(page).first())
  const next = await outcome(page)
  if (next === 'pay') return pay(page, press)
  if (next === 'which') await press(page.locator('.ca-which .ca-act').first())
}

/** One question answered and confirmed, by clicks or taps. */
export const turnByPointer = async (
  page: Page,
  act: 'click' | 'tap',
  pick: number,
  cardsPerRound: 1 | 2,
): Promise<void> => {
  const press: Press = (what) => (act === 'tap' ? what.tap() : what.click())
  if ((await free(page).count()) > 0) await chooseCards(page, press, cardsPerRound, pick)
  else await answer(page, press)
  await confirm(page, press)
}

/** The same with keys alone: Tab, arrows, Enter. */
export const turnByKeyboard = async (page: Page): Promise<void> => {
  const enter = () => page.keyboard.press('Enter')
  if ((await free(page).count()) > 0) {
    await tabTo(page, '.ca-in-hand')
    const isGone = () => page.evaluate(() => document.activeElement?.matches('.played') === true)
    for (let n = 0; n < 8 && (await isGone()); n++) await page.keyboard.press('ArrowRight')
    await enter()
  } else if ((await open(page).count()) > 0 && (await page.locator('.ca-buy').count()) === 0) {
    await tabTo(page, '.ca-place', 'Shift+Tab')
    await arrowTo(page, '.ca-place.open')
    await enter()
    const next = await outcome(page)
    if (next !== 'staged') {
      await tabTo(page, next === 'pay' ? '.ca-tick' : '.ca-act')
      await enter()
    }
  } else {
    await tabTo(page, '.ca-act, .ca-buy')
    await enter()
  }
  await tabTo(page, '.confirm')
  await enter()
  await expect(page.locator('.actions')).toBeHidden()
}
