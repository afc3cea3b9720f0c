/** Every state of a game's life, each made anew in the page that is to show it. */
import type { Page } from '@playwright/test'
import type { Game } from '../browsers/turns.ts'
import {
  askedAgain,
  beginTurn,
  fromMenu,
  inMenu,
  openPaper,
  questions,
  seeAgain,
  seeAsGuest,
  seeBoard,
  seeCardInHand,
  seeCardOf,
  seeEnd,
  seeEndStrip,
  seeHeard,
  seeMoment,
  seeNotes,
  seePage,
  seeRefusal,
  seeRoundEnd,
  seeScoring,
  seeSeldom,
  seeStory,
  seeTalk,
  seeTurn,
  sheet,
  telling,
} from './seeing.ts'
import { begun, begunAlone, seldom, undoAsked } from './seldom.ts'
import { type Tables, cardOf, expect, playNow, rings } from './tables.ts'

/**
 * `asGuest`: seen by somebody without a seat. `passes`: it does not stand still, and is shown anew at each size. `of`:
 * only this game has it. `ofSite`: it is the same whatever the game, and shown with the first one alone.
 */
interface State {
  readonly of?: Game
  readonly ofSite?: boolean
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
  nameless: {
    asGuest: true,
    ofSite: true,
    show: async (page, game) => {
      await page.goto('/')
      await cardOf(page, game).locator('.choices button:not(.main)').first().click()
      await expect(page.locator('dialog.asking-name')).toBeVisible()
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
      await expect(page.locator('.still-board svg').first()).toBeVisible()
    },
  },
  'waiting-guest': { asGuest: true, show: seeAsGuest },
  'first-turn': { show: (page, game, { first }) => seeTurn(page, game, first) },
  question: {
    show: async (page, game, tables) => {
      await seeTurn(page, game, tables[questions[game].at])
      await beginTurn(page, game)
    },
  },
  menu: {
    show: async (page, game, { first }) => {
      await seeTurn(page, game, first)
      await page.locator('.menu-button').click()
      await expect(page.locator('.menu')).toBeVisible()
    },
  },
  'undo-asked': {
    show: async (page, game, { once }) => {
      await seeMoment(page, game, await once('undo', undoAsked))
      await expect(page.locator('.undo-asked .main')).toBeVisible()
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
      await seeCardOf(page, page.locator(telling[game]).first())
    },
  },
  'card-in-hand': { passes: true, show: seeCardInHand },
  'card-in-log': {
    passes: true,
    show: async (page, game, { middle }) => {
      await seeTurn(page, game, middle)
      await openPaper(page, '#tab-log')
      await seeCardOf(page, page.locator('.log li[data-card]').last())
    },
  },
  'card-in-rules': {
    passes: true,
    show: async (page, game, { first }) => {
      await sheet(page, game, first, 'rules')
      await seeCardOf(page, page.locator('dialog.rulebook .rule-picture [role="button"]').first())
    },
  },
  'card-in-scores': {
    passes: true,
    show: async (page, game, { over }) => {
      await seeEnd(page, game, over)
      await seeCardOf(page, page.locator('dialog.scores th[data-card]').first())
    },
  },
  'card-in-replay': {
    passes: true,
    show: async (page, game, { over }) => {
      await seeBoard(page, game, `${over}?m=40`)
      await seeCardOf(page, page.locator(telling[game]).first())
    },
  },
  'card-in-embed': {
    asGuest: true,
    passes: true,
    show: async (page, game, { over }) => {
      await seeBoard(page, game, `/embed${over}`)
      await seeCardOf(page, page.locator(telling[game]).first())
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
  standing: {
    show: async (page, game, { middle }) => {
      // What others did meanwhile is shown first, and counts.
      await seeTurn(page, game, middle)
      await sheet(page, game, middle, 'scores')
    },
  },
  'mid-game': {
    show: async (page, game, { middle }) => {
      await seeTurn(page, game, middle)
      await expect(rings(page).first()).toBeAttached()
    },
  },
  'show-again': { passes: true, show: (page, game, { middle }) => seeAgain(page, game, middle) },
  log: {
    passes: true,
    show: async (page, game, { middle }) => {
      await seeTurn(page, game, middle)
      await openPaper(page, '#tab-log')
    },
  },
  'log-notes': { passes: true, show: seeNotes },
  papers: {
    passes: true,
    show: async (page, game, { middle }) => {
      await seeTurn(page, game, middle)
      await openPaper(page, '[id^="tab-game-"]')
    },
  },
  chat: { passes: true, show: seeTalk },
  reactions: {
    passes: true,
    show: async (page, game, { once }) => {
      await seeMoment(page, game, await once('begun', begun))
      await page.locator('.react-button').click()
      await expect(page.locator('.reactions')).toBeVisible()
    },
  },
  rename: {
    show: async (page, game, { first }) => {
      await seeTurn(page, game, first)
      await page.locator('.menu-button').click()
      await page
        .locator('.menu')
        .getByRole('button', { name: /^(Cambiar mi nombre|Change my name)$/ })
        .click()
      await expect(page.locator('.menu .name-field input')).toBeFocused()
    },
  },
  watching: { asGuest: true, show: (page, game, tables) => seeBoard(page, game, tables.middle) },
  scoring: {
    passes: true,
    show: (page, game, { over }) => seeScoring(page, game, over),
  },
  honour: { show: (page, game, { over }) => seeEnd(page, game, over) },
  'end-strip': { show: (page, game, { over }) => seeEndStrip(page, game, over) },
  lapped: {
    of: 'fortaleza',
    show: async (page, game, { over }) => {
      await seeEndStrip(page, game, over)
      await expect(page.locator('.fz-lap').first()).toBeVisible()
    },
  },
  share: {
    show: async (page, game, { over }) => {
      await seeEnd(page, game, over)
      await page.locator('dialog.scores').getByRole('button', { name: inMenu.share }).click()
      await expect(page.locator('dialog.sharing .preview')).toBeVisible()
    },
  },
  story: { show: (page, game, { over }) => seeStory(page, game, over) },
  'story-told': {
    show: async (page, game, { over }) => {
      await seeStory(page, game, over)
      await page.locator('.story-bar > button').click()
      await expect(page.locator('dialog.story-sheet')).toBeVisible()
    },
  },
  replay: { show: (page, game, { over }) => seeBoard(page, game, `${over}?m=40`) },
  embed: {
    asGuest: true,
    show: async (page, game, { over }) => {
      await seeBoard(page, game, `/embed${over}`)
      await expect(page.locator('.end-strip')).toBeVisible()
    },
  },
  rules: { show: (page, game, { first }) => sheet(page, game, first, 'rules') },
  'rules-page': { asGuest: true, show: (page, game) => seePage(page, `/rules/${game}`) },
  watch: { asGuest: true, show: (page, game) => seePage(page, `/watch/${game}`) },
  record: { asGuest: true, ofSite: true, show: (page) => seePage(page, '/record') },
  about: { asGuest: true, ofSite: true, show: (page) => seePage(page, '/about') },
  refusal: { passes: true, show: seeRefusal },
  heard: { passes: true, show: seeHeard },
  'rematch-asked': {
    show: async (page, game, { once }) => {
      await seeMoment(page, game, await once('rematch', askedAgain))
      await expect(page.locator('dialog.scores .rematch-asked')).toBeVisible()
    },
  },
  'rematch-strip': {
    show: async (page, game, { once }) => {
      const { path, key } = await once('rematch', askedAgain)
      await seeEndStrip(page, game, `${path}#s=${key}`)
      await expect(page.locator('.end-strip + .rematch-asked')).toBeVisible()
    },
  },
  name: {
    asGuest: true,
    show: async (page, game, { over }) => {
      await seeEndStrip(page, game, over)
      await page.locator('.end-strip .choices button').last().click()
      await expect(page.locator('dialog.asking-name')).toBeVisible()
    },
  },
  'new-round': {
    of: 'storming',
    passes: true,
    show: (page, game, { over }) => seeRoundEnd(page, game, over),
  },
  ...Object.fromEntries(
    Object.entries(seldom).map(([name, { game: of }]) => [
      name,
      {
        of,
        show: (page: Page, game: Game, tables: Tables) =>
          seeSeldom(page, game, tables, name as keyof typeof seldom),
      },
    ]),
  ),
  missing: {
    ofSite: true,
    show: async (page) => {
      await page.goto('/g/aaaaaaaaaa')
      await expect(page.locator('h1')).toBeVisible()
    },
  },
  private: {
    asGuest: true,
    ofSite: true,
    show: async (page, _, { once }) => {
      const { path } = await once('private', begunAlone)
      await seePage(page, path)
    },
  },
}
