/** What the browser tests share: people with a screen each, who play as people do. */
import AxeBuilder from '@axe-core/playwright'
import { type Browser, type BrowserContext, devices, expect, type Locator, type Page } from '@playwright/test'

/** Nothing is asked of anybody's patience: pieces still go to their places, at once. */
const still = { reducedMotion: 'reduce' } as const

export const desktop = (browser: Browser, more: object = {}): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'es-ES', ...still, ...more })

export const phone = (browser: Browser, more: object = {}): Promise<BrowserContext> =>
  browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    colorScheme: 'dark',
    ...still,
    ...more,
  })

export const shot = (page: Page, name: string): Promise<Buffer> =>
  page.screenshot({ path: `.artifacts/screens/${name}.png` })

/** No violation of any rule axe knows, best practices included. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // Axe reads colours as they are drawn: let what fades finish.
  await page.waitForTimeout(350)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
  expect(told).toEqual([])
}

export const expectNoSideways = async (page: Page): Promise<void> => {
  const { wide, view } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }))
  expect(wide).toBeLessThanOrEqual(view)
}

export const isMyTurn = (page: Page): Promise<boolean> => page.locator('.seat.me.asked').isVisible()

export const isOver = (page: Page): Promise<boolean> => page.locator('dialog.scores').isVisible()

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
  if (await page.locator('.confirm.ready').isVisible()) return
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

const isFocused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)

/** Presses Tab (or Shift+Tab) until the focus is on such a thing. */
const tabTo = async (page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  for (let n = 0; n < 60; n++) {
    if (await isFocused(page, selector)) return
    await page.keyboard.press(key)
  }
  throw new Error(`the keyboard does not reach ${selector}`)
}

/** Where the first glowing place lies from the focused one, and which one is focused. */
const bearing = (page: Page): Promise<{ dx: number; dy: number; at: string | null }> =>
  page.evaluate(() => {
    const middle = (element: Element | null) => {
      const box = element?.getBoundingClientRect()
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    }
    const [from, to] = [middle(document.activeElement), middle(document.querySelector('.fz-place.open'))]
    return {
      dx: to.x - from.x,
      dy: to.y - from.y,
      at: document.activeElement?.getAttribute('data-anchor') ?? null,
    }
  })

/** Follows the arrows to a place that glows. */
const arrowToGlow = async (page: Page): Promise<void> => {
  for (let n = 0; n < 60 && !(await isFocused(page, '.fz-place.open')); n++) {
    const { dx, dy, at } = await bearing(page)
    const across = dx > 0 ? 'ArrowRight' : 'ArrowLeft'
    const along = dy > 0 ? 'ArrowDown' : 'ArrowUp'
    const [first, second] = Math.abs(dx) > Math.abs(dy) ? [across, along] : [along, across]
    await page.keyboard.press(first)
    if ((await bearing(page)).at === at) await page.keyboard.press(second)
  }
  expect(await isFocused(page, '.fz-place.open')).toBe(true)
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
    await arrowToGlow(page)
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
