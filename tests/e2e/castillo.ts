/** Turns of Castillo, played as people do. */
import { expect, type Locator, type Page } from '@playwright/test'
import { arrowTo, isFocused, isMyTurn, type Press, pressBy, tabTo } from './kit.ts'

export const gameName = { es: 'Bajo la Protección del Castillo', en: 'Under the Castle’s Protection' }

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

const stagedMoves = (page: Page): Promise<number> => page.locator('.actions li').count()

const tower = '.ca-place.open[data-anchor="defenceTower"]'

/** What a pressed place leads to: a staged move, a payment to set, a question. The tower leaves the choice to the tray. */
const outcome = async (page: Page, before: number): Promise<'staged' | 'pay' | 'which'> => {
  for (let n = 0; n < 1200; n++) {
    if ((await stagedMoves(page)) > before) return 'staged'
    if (await page.locator('.ca-pay').isVisible()) return 'pay'
    if (await page.locator('.ca-which').isVisible()) return 'which'
    await page.waitForTimeout(25)
  }
  throw new Error('the place that was pressed leads to nothing')
}

/** What an answer leads to: a staged move, or a turn that is sent: tick and OK are their own confirmation. */
type Answered = 'staged' | 'sent'

const pay = async (page: Page, press: Press): Promise<Answered> => {
  // Another combination, if there is one; then the tick.
  const other = page.locator('.ca-other:not([aria-disabled="true"])')
  if ((await other.count()) > 0) await press(other)
  await press(page.locator('.ca-tick'))
  return 'sent'
}

/** Two resources at the foot of one's Worker card, then loaded. */
const equip = async (page: Page, press: Press): Promise<Answered> => {
  await press(page.locator('.ca-pick').nth(1))
  await press(page.locator('.ca-pick').nth(2))
  await press(page.locator('.ca-ok'))
  return 'sent'
}

/** What the tray or the castle offers first: load, buy, take, build, place; or else pass. */
const answer = async (page: Page, press: Press): Promise<Answered> => {
  const stage = async (what: Locator): Promise<Answered> => {
    await press(what.first())
    return 'staged'
  }
  const [buy, act] = [page.locator('.ca-buy:enabled'), page.locator('.ca-act')]
  if (await page.locator('.ca-ok').isVisible()) return equip(page, press)
  if ((await buy.count()) > 0) return stage(buy)
  const isTower = (await page.locator(tower).count()) > 0
  if (isTower || (await open(page).count()) === 0) return stage(act)
  const before = await stagedMoves(page)
  await press(open(page).first())
  const next = await outcome(page, before)
  if (next === 'pay') return pay(page, press)
  return next === 'which' ? stage(page.locator('.ca-which .ca-act')) : 'staged'
}

const toPress = '.ca-place.open, .ca-act, .ca-buy, .ca-ok, .ca-in-hand:not(.played)'

/** What there is to press comes a moment after the board. */
const untilAsked = (page: Page): Promise<void> =>
  expect(page.locator(toPress).first()).toBeVisible({ timeout: 20_000 })

/** Answers what one's card asks, one question after the other, until the turn can be confirmed, or is over. */
const answerAll = async (page: Page, answerOne: () => Promise<Answered>): Promise<'whole' | 'over'> => {
  for (let n = 0; n < 12 && !(await page.locator('.confirm').isVisible()); n++) {
    const before = await stagedMoves(page)
    if ((await answerOne()) === 'staged') await expect.poll(() => stagedMoves(page)).toBeGreaterThan(before)
    else {
      await expect(page.locator('.actions, .ca-pay')).toHaveCount(0)
      const isOver = async (): Promise<boolean> => !(await isMyTurn(page)) || (await free(page).count()) > 0
      await expect.poll(async () => (await isOver()) || (await page.locator(toPress).count()) > 0).toBe(true)
      if (await isOver()) return 'over'
    }
  }
  return 'whole'
}

/** One turn answered and confirmed, by clicks or taps. */
export const turnByPointer = async (
  page: Page,
  act: 'click' | 'tap',
  pick: number,
  cardsPerRound: 1 | 2,
): Promise<void> => {
  const press = pressBy(act)
  await untilAsked(page)
  if ((await free(page).count()) > 0) await chooseCards(page, press, cardsPerRound, pick)
  else if ((await answerAll(page, () => answer(page, press))) === 'over') return
  await confirm(page, press)
}

const answerByKeys = async (page: Page): Promise<Answered> => {
  const enter = () => page.keyboard.press('Enter')
  const press: Press = async (what) => {
    await what.focus()
    await enter()
  }
  if (await page.locator('.ca-ok').isVisible()) {
    await tabTo(page, '.ca-pick')
    return equip(page, press)
  }
  if ((await open(page).count()) > 0 && (await page.locator('.ca-buy').count()) === 0) {
    const before = await stagedMoves(page)
    await tabTo(page, '.ca-place', 'Shift+Tab')
    await arrowTo(page, '.ca-place.open')
    const isTower = await isFocused(page, tower)
    await enter()
    const next = isTower ? 'tray' : await outcome(page, before)
    if (next === 'staged') return 'staged'
    await tabTo(page, next === 'pay' ? '.ca-tick' : '.ca-act')
    await enter()
    return next === 'pay' ? 'sent' : 'staged'
  }
  await tabTo(page, '.ca-act, .ca-buy')
  await enter()
  return 'staged'
}

/** The same with keys alone: Tab, arrows, Enter. */
export const turnByKeyboard = async (page: Page, cardsPerRound: 1 | 2): Promise<void> => {
  const enter = () => page.keyboard.press('Enter')
  await untilAsked(page)
  if ((await free(page).count()) > 0) {
    await tabTo(page, '.ca-in-hand')
    for (let n = 0; n < 8; n++) await page.keyboard.press('ArrowLeft')
    const isGone = () => page.evaluate(() => document.activeElement?.matches('.played, .up') === true)
    for (let chosen = 0; chosen < cardsPerRound; chosen++) {
      for (let n = 0; n < 8 && (await isGone()); n++) await page.keyboard.press('ArrowRight')
      await enter()
    }
  } else if ((await answerAll(page, () => answerByKeys(page))) === 'over') return
  await tabTo(page, '.confirm')
  await enter()
  await expect(page.locator('.actions')).toBeHidden()
}
