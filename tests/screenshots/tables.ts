/** Tables at the moments of their lives that are shown, and how a browser comes there. */
import { expect as playwrightExpect, type Locator, type Page } from '@playwright/test'
import { firstTurns, type Game } from '../browsers/turns.ts'
import { keyOf } from '../e2e/kit.ts'
import { playAt } from '../examples/bot.ts'
import type { Moment } from './seldom.ts'

/** A machine that is busy draws slowly. */
export const expect = playwrightExpect.configure({ timeout: 60_000 })

/** Addresses of tables at such a moment of their lives, all of them with a seat of the browser's own. */
export interface Tables {
  readonly waiting: string
  readonly first: string
  readonly middle: string
  readonly over: string
  /** What is not at each of these, made when it is first asked for. */
  readonly once: (name: string, make: (base: string, game: Game) => Promise<Moment>) => Promise<Moment>
}

export const cardOf = (page: Page, game: Game) =>
  page.locator('.game-card', { has: page.getByRole('heading', { name: firstTurns[game].name }) })

const pathOf = (page: Page): string => new URL(page.url()).pathname

/** A table against bots, with the board on it. */
export const playNow = async (page: Page, game: Game): Promise<string> => {
  await page.goto('/')
  await cardOf(page, game).locator('.choices .main').click()
  await expect(page.locator(firstTurns[game].board)).toBeVisible()
  return pathOf(page)
}

/** Turns that a program plays with the page's own key, until the middle or the end. */
const playOn = async (page: Page, turns: number): Promise<void> => {
  const { origin, pathname } = new URL(page.url())
  let left = turns
  const until = (): boolean => left-- <= 0
  await playAt(origin, pathname.replace('/g/', ''), '', {
    key: (await keyOf(page)) ?? '',
    pause: 20,
    until,
  })
}

/** One is asked, and what was done before has been shown. */
export const seeAsked = async (page: Page): Promise<void> => {
  await expect(page.locator('.seat.me.asked')).toBeVisible()
  await expect(page.locator('.flight')).toHaveCount(0)
}

/** How many looks of its seat lie before the middle of a game. */
export const middle = 30

/** Some turns more, until what the others did last is marked on the board: not all that is done leaves something there. */
const playUntilRinged = (page: Page): Promise<void> =>
  expect(async () => {
    await seeAsked(page)
    if ((await rings(page).count()) === 0) await playOn(page, 1)
    await expect(rings(page).first()).toBeAttached({ timeout: 3000 })
  }).toPass({ timeout: 180_000 })
export const rings = (page: Page): Locator => page.locator('.board .ring')

export const makeTables = async (page: Page, game: Game): Promise<Tables> => {
  await page.goto('/')
  await page.locator('input[type="text"], input:not([type])').first().fill('Ana')
  await cardOf(page, game).locator('.choices button:not(.main)').first().click()
  await expect(page.locator('.round-table')).toBeVisible()
  const waiting = pathOf(page)
  const first = await playNow(page, game)
  const inMiddle = await playNow(page, game)
  await playOn(page, middle)
  await playUntilRinged(page)
  const over = await playNow(page, game)
  await playOn(page, Infinity)
  // First steps are a state of their own: elsewhere they would lie over what is to be looked at.
  await page.evaluate((one) => localStorage.setItem(`almena:lessons:${one}`, 'all'), game)
  const { origin } = new URL(page.url())
  const made = new Map<string, Promise<Moment>>()
  const once: Tables['once'] = (name, make) => {
    const moment = made.get(name) ?? make(origin, game)
    made.set(name, moment)
    return moment
  }
  return { waiting, first, middle: inMiddle, over, once }
}
