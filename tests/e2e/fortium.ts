/** Turns of Fortium, played as people do. */
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { openTable } from './atTable.ts'
import { expectLegible, phone, type Press, pressBy } from './kit.ts'

/** What has been done so far, over a whole game. */
export interface Played {
  walks: number
  fights: number
  camps: number
  floors: number
  exchanges: number
}

/** Presses until what it stands for is staged: the first press may come while the page still moves. */
export const stageBy = (page: Page, press: Press, what: Locator): Promise<void> =>
  expect(async () => {
    const confirm = page.locator('.confirm')
    if (!(await confirm.isVisible())) await press(what)
    await expect(confirm).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })

const isAsked = (page: Page): Promise<boolean> => page.locator('.seat.me.asked').isVisible()

/** Whether somebody has offered a trade: asked again by the next player, one may never have been out of turn. */
const refusal = (page: Page): Locator => page.getByRole('button', { name: /^(Rechazar|Reject)$/ })
const isOffered = (page: Page): Promise<boolean> => refusal(page).isVisible()

/** Nothing flies, and nothing is on its way. */
const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('.flight')).toHaveCount(0)
}

/** Miners are spread as the sheet proposes, unless told otherwise. */
export const start = async (page: Page, press: Press): Promise<void> => {
  const done = page.getByRole('button', { name: /^(Listo|Ready)$/ })
  await press(done)
  await expect(done).toBeHidden()
}

/** Of what is lit the one that lies nearest to the one diamond. */
const nearestToDiamond = async (page: Page, lit: Locator): Promise<Locator> => {
  const nodes = await lit.evaluateAll((places) =>
    places.map((place) => place.getAttribute('data-anchor') ?? ''),
  )
  const far = nodes.map((node) => {
    const [col = 99, row = 99] = node.split(',').map(Number)
    return Number.isNaN(col) ? 99 : Math.abs(col - 10) + Math.abs(row - 10)
  })
  return page.locator(`.ft-place[data-anchor="${nodes[far.indexOf(Math.min(...far))]}"]`)
}

/** One die, a group, a lit destination; a fight is looked at, and fought. */
const walk = async (page: Page, press: Press, pick: number, played: Played): Promise<void> => {
  const die = page.locator('.ft-tray-die:enabled').first()
  if ((await die.count()) === 0) return
  await press(die)
  const free = page.locator('.ft-place.free')
  const count = await free.count()
  if (count === 0) return
  await press(free.nth(pick % count))
  // How many go stands on the group: as small as the board is on a phone, it is read.
  if (played.walks === 0 && (page.viewportSize()?.width ?? 0) < 900) await expectLegible(page)
  const lit = page.locator('.ft-place.open')
  const rivals = page.locator('.ft-place.fight')
  if ((await rivals.count()) > 0) {
    await press(rivals.first())
    const attack = page.getByRole('button', { name: /^(Atacar|Attack)$/ })
    await expect(page.locator('.ft-ends li').first()).toBeVisible()
    await press(attack)
    await expect(attack).toBeHidden()
    played.fights++
  } else if ((await lit.count()) > 0) {
    const inHand = async (): Promise<string> => (await page.locator('.actions').allTextContents()).join()
    const before = await inHand()
    await press(await nearestToDiamond(page, lit))
    await expect(async () => expect(await inHand()).not.toBe(before)).toPass({ timeout: 10_000 })
    played.walks++
  }
}

/**
 * Collects and rolls, with what has to be confirmed where there is a choice, as whether to double what is collected.
 * Whether the turn's acts are there then: somebody else may be asked, or the page still on its way.
 */
export const roll = async (page: Page, press: Press): Promise<boolean> => {
  const end = page.locator('.ft-end')
  for (let n = 0; n < 6 && !(await end.isVisible()); n++) {
    const main = page.locator('.ft-act .main')
    const goOn = page.locator('.confirm.ready:enabled')
    if (await goOn.isVisible()) {
      await press(goOn)
      await expect(page.locator('.actions')).toBeHidden()
    } else if (await main.isVisible()) await press(main)
    await page.waitForTimeout(120)
    if (!(await isAsked(page))) return false
  }
  return end.isVisible()
}

/** A whole turn: collect and roll, walk once or twice, build or exchange where the stock allows it, and end it. */
export const turn = async (page: Page, act: 'click' | 'tap', pick: number, played: Played): Promise<void> => {
  const press = pressBy(act)
  if (await isOffered(page)) {
    // Pressed again where the page still moved.
    await expect(async () => {
      if (await isOffered(page)) await press(refusal(page))
      await expect(refusal(page)).toBeHidden({ timeout: 2000 })
    }).toPass({ timeout: 30_000 })
    return
  }
  // Where it is still on its way, whoever is asked then is called again.
  if (!(await roll(page, press))) return
  await settled(page)
  await walk(page, press, pick, played)
  await expect(page.locator('.ft-end')).toBeVisible()
  const camp = page.locator('.ft-price[data-anchor="price:camp"]:not(.dim)')
  if (pick % 3 === 0 && (await camp.isVisible())) {
    await press(camp)
    const sheet = page.locator('.ft-sheet')
    await expect(page.locator('.bar')).toContainText(/Elige dónde montas|Choose where you pitch/)
    // What it scores if it were scored now stands beside its price; nothing for who gets it free.
    await expect(
      sheet.locator('.ft-outlook, .main:has-text("gratis"), .main:has-text("free")'),
    ).not.toHaveCount(0)
    await press(sheet.locator('.main').first())
    await expect(sheet).toBeHidden()
    played.camps++
  }
  const rate = page.locator('.ft-rate:not(.dim)').last()
  if (pick % 4 === 3 && (await rate.isVisible())) {
    await press(rate)
    await press(page.locator('.ft-sheet .main'))
    played.exchanges++
  }
  const floor = page.locator('.ft-price').first()
  if (!(await floor.evaluate((chip) => chip.classList.contains('dim')))) {
    await stageBy(page, press, floor)
    played.floors++
  } else await stageBy(page, press, page.locator('.ft-end'))
  const confirm = page.locator('.confirm')
  await press(confirm)
  await expect(page.locator('.actions')).toBeHidden()
}

/** An upright phone at a table of four, with the dice of one's first turn rolled. */
export const rolledOnPhone = async (browser: Browser): Promise<Page> => {
  const page = await (await phone(browser)).newPage()
  await page.goto('/')
  await openTable(page, 'fortium', 4)
  await start(page, pressBy('tap'))
  await expect.poll(() => roll(page, pressBy('tap')), { timeout: 60_000 }).toBe(true)
  return page
}
