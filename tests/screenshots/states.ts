/** Every state of a game's life, each made anew in the page that is to show it. */
import { expect as playwrightExpect, type Page } from '@playwright/test'
import { playAt } from '../examples/bot.ts'
import { keyOf } from '../e2e/kit.ts'
import { firstTurns } from '../browsers/turns.ts'

/** A machine that is busy draws slowly. */
const expect = playwrightExpect.configure({ timeout: 60_000 })

export type Game = keyof typeof firstTurns

/** Addresses of tables at such a moment of their lives, all of them with a seat of the browser's own. */
export interface Tables {
  readonly waiting: string
  readonly first: string
  readonly middle: string
  readonly over: string
}

const cardOf = (page: Page, game: Game) =>
  page.locator('.game-card', { has: page.getByRole('heading', { name: firstTurns[game].name }) })

const pathOf = (page: Page): string => new URL(page.url()).pathname

/** A table against bots, with the board on it. */
const playNow = async (page: Page, game: Game): Promise<string> => {
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

/** How many looks of its seat lie before the middle of a game. */
const middle = 30

export const makeTables = async (page: Page, game: Game): Promise<Tables> => {
  await page.goto('/')
  await page.locator('input[type="text"], input:not([type])').first().fill('Ana')
  await cardOf(page, game).locator('.choices button:not(.main)').first().click()
  await expect(page.locator('.round-table')).toBeVisible()
  const waiting = pathOf(page)
  const first = await playNow(page, game)
  const inMiddle = await playNow(page, game)
  await playOn(page, middle)
  const over = await playNow(page, game)
  await playOn(page, Infinity)
  return { waiting, first, middle: inMiddle, over }
}

const seeBoard = async (page: Page, game: Game, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.locator(firstTurns[game].board)).toBeVisible()
}

const seeTurn = async (page: Page, game: Game, path: string): Promise<void> => {
  await seeBoard(page, game, path)
  await expect(page.locator('.seat.me.asked')).toBeVisible()
  await expect(page.locator('.flight')).toHaveCount(0)
}

/** Where a game asks something of a turn that has begun, what is pressed to come there, and what is seen there. */
interface Question {
  readonly at: keyof Tables
  readonly ways: readonly string[]
  readonly asked: string
}
const questions: Readonly<Record<Game, Question>> = {
  fortaleza: { at: 'first', ways: ['.fz-in-hand:not(.up)'], asked: '.fz-place.open' },
  castillo: { at: 'first', ways: ['.ca-in-hand:not(.played):not(.up)'], asked: '.confirm:enabled' },
  fortium: {
    at: 'middle',
    ways: ['.ft-act .main', '.ft-place.free', '.ft-tray-die:enabled'],
    asked: '.ft-place.open, .ft-place.fight',
  },
  storming: { at: 'first', ways: ['.st-place.open'], asked: '.confirm:enabled' },
}

/** Begins a turn, until the game asks where, with what, or whether. */
const beginTurn = async (page: Page, game: Game): Promise<void> => {
  const { ways, asked } = questions[game]
  await expect(async () => {
    for (const way of ways) {
      const there = page.locator(way).first()
      if ((await page.locator(asked).count()) > 0 || !(await there.isVisible())) continue
      await there.click({ timeout: 2000 })
      break
    }
    await expect(page.locator(asked).first()).toBeVisible({ timeout: 1500 })
  }).toPass({ timeout: 60_000 })
}

/** The last turn of a game played once more, as far as its scoring. */
const seeScoring = async (page: Page, game: Game, path: string): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => localStorage.setItem('almena:speed', 'slow'))
  await seeBoard(page, game, `${path}?m=1`)
  const moment = page.locator('.replay input[type="range"]')
  const last = Number(await moment.getAttribute('max')) - 1
  await seeBoard(page, game, `${path}?m=${last}`)
  await expect(moment).toHaveValue(String(last))
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.scoring-title')).toBeVisible()
  // Its laurels are in the air.
  await page.waitForTimeout(900)
}

/** A place of the board that has a card. */
const telling: Readonly<Record<Game, string>> = {
  fortaleza: '.fz-place[data-anchor="NG"]',
  castillo: '.ca-place[data-anchor="keep"]',
  fortium: '.ft-place[data-anchor="10,10"]',
  storming: '.st-place[data-anchor="D1"]',
}

/** What the menu of a table leads to, in both languages. */
const inMenu = {
  rules: /^(Reglas|Rules)$/,
  scores: /^(Puntuación|Scores)$/,
  moves: /^(Jugadas posibles|Legal moves)$/,
  share: /^(Compartir|Share)/,
} as const

const fromMenu = async (page: Page, game: Game, path: string, what: keyof typeof inMenu): Promise<void> => {
  await seeBoard(page, game, path)
  await page.locator('.menu-button').click()
  await page.locator('.menu').getByRole('button', { name: inMenu[what] }).click()
}

const sheet = async (page: Page, game: Game, path: string, what: keyof typeof inMenu): Promise<void> => {
  await fromMenu(page, game, path, what)
  await expect(page.locator('dialog.sheet')).toBeVisible()
}

/** A page without a table. */
const seePage = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.locator('main h1').first()).toBeVisible()
}

/** `asGuest`: seen by somebody without a seat. `passes`: it does not stand still, and is shown anew at each size. */
interface State {
  readonly asGuest?: boolean
  readonly passes?: boolean
  show(page: Page, game: Game, tables: Tables): Promise<unknown>
}

export const states: Readonly<Record<string, State>> = {
  home: {
    show: async (page) => {
      await page.goto('/')
      await expect(page.locator('.game-card').first()).toBeVisible()
    },
  },
  invitation: {
    asGuest: true,
    show: async (page, _, { waiting }) => {
      await page.goto(waiting)
      await expect(page.locator('main h1')).toBeVisible()
    },
  },
  waiting: {
    show: async (page, _, { waiting }) => {
      await page.goto(waiting)
      await expect(page.locator('.board-on-table svg').first()).toBeVisible()
    },
  },
  'first-turn': { show: (page, game, { first }) => seeTurn(page, game, first) },
  question: {
    show: async (page, game, tables) => {
      await seeTurn(page, game, tables[questions[game].at])
      await beginTurn(page, game)
    },
  },
  'first-steps': {
    asGuest: true,
    show: async (page, game) => {
      await playNow(page, game)
      await expect(page.locator('.lesson:not(.waits)')).toBeVisible()
    },
  },
  card: {
    passes: true,
    show: async (page, game, { first }) => {
      await seeTurn(page, game, first)
      await expect(async () => {
        await page.mouse.move(2, 2)
        await page.locator(telling[game]).first().hover()
        await expect(page.locator('.info-card')).toBeVisible({ timeout: 3000 })
      }).toPass({ timeout: 30_000 })
    },
  },
  aid: {
    show: async (page, game, { first }) => {
      await seeTurn(page, game, first)
      await page.locator('.bar .aid').click()
      await expect(page.locator('dialog.sheet')).toBeVisible()
    },
  },
  moves: {
    show: async (page, game, { first }) => {
      await seeTurn(page, game, first)
      await fromMenu(page, game, first, 'moves')
      await expect(page.locator('.legal li').first()).toBeVisible()
    },
  },
  seat: {
    show: async (page, game, { middle }) => {
      await seeTurn(page, game, middle)
      await page.locator('.seat:not(.me) .chip').first().click()
      await expect(page.locator('.seat.open')).toBeVisible()
    },
  },
  standing: { show: (page, game, { middle }) => sheet(page, game, middle, 'scores') },
  'mid-game': { show: (page, game, tables) => seeTurn(page, game, tables.middle) },
  watching: { asGuest: true, show: (page, game, tables) => seeBoard(page, game, tables.middle) },
  scoring: {
    passes: true,
    show: (page, game, { over }) => seeScoring(page, game, over),
  },
  honour: {
    show: async (page, game, { over }) => {
      await seeBoard(page, game, over)
      await expect(page.locator('dialog.scores')).toBeVisible()
    },
  },
  'end-strip': {
    show: async (page, game, { over }) => {
      await seeBoard(page, game, over)
      await expect(page.locator('dialog.scores')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.locator('.end-strip')).toBeVisible()
    },
  },
  share: { show: (page, game, { over }) => sheet(page, game, `${over}?m=40`, 'share') },
  replay: { show: (page, game, { over }) => seeBoard(page, game, `${over}?m=40`) },
  embed: { asGuest: true, show: (page, game, { over }) => seeBoard(page, game, `/embed${over}`) },
  rules: { show: (page, game, { first }) => sheet(page, game, first, 'rules') },
  'rules-page': { asGuest: true, show: (page, game) => seePage(page, `/rules/${game}`) },
  watch: { asGuest: true, show: (page, game) => seePage(page, `/watch/${game}`) },
  record: { asGuest: true, show: (page) => seePage(page, '/record') },
  about: { asGuest: true, show: (page) => seePage(page, '/about') },
  missing: {
    show: async (page) => {
      await page.goto('/g/aaaaaaaaaa')
      await expect(page.locator('h1')).toBeVisible()
    },
  },
}
