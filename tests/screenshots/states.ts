/** Every state of a game's life, each made anew in the page that is to show it. */
import { expect as playwrightExpect, type Locator, type Page } from '@playwright/test'
import { playAt } from '../examples/bot.ts'
import { keyOf } from '../e2e/kit.ts'
import { firstTurns, type Game } from '../browsers/turns.ts'
import {
  begun,
  begunAlone,
  findMoment,
  type Moment,
  opened,
  playedOut,
  say,
  seldom,
  stoodIn,
  undoAsked,
} from './seldom.ts'

/** A machine that is busy draws slowly. */
const expect = playwrightExpect.configure({ timeout: 60_000 })

/** Addresses of tables at such a moment of their lives, all of them with a seat of the browser's own. */
export interface Tables {
  readonly waiting: string
  readonly first: string
  readonly middle: string
  readonly over: string
  /** What is not at each of these, made when it is first asked for. */
  readonly once: (name: string, make: (base: string, game: Game) => Promise<Moment>) => Promise<Moment>
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

/** Some turns more, until what the others did last is marked on the board: not all that is done leaves something there. */
const playUntilRinged = (page: Page): Promise<void> =>
  expect(async () => {
    await seeAsked(page)
    if ((await rings(page).count()) === 0) await playOn(page, 1)
    await expect(rings(page).first()).toBeAttached({ timeout: 3000 })
  }).toPass({ timeout: 180_000 })
const rings = (page: Page): Locator => page.locator('.board .ring')

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

const seeBoard = async (page: Page, game: Game, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.locator(firstTurns[game].board)).toBeVisible()
}

/** One is asked, and what was done before has been shown. */
const seeAsked = async (page: Page): Promise<void> => {
  await expect(page.locator('.seat.me.asked')).toBeVisible()
  await expect(page.locator('.flight')).toHaveCount(0)
}

const seeTurn = async (page: Page, game: Game, path: string): Promise<void> => {
  await seeBoard(page, game, path)
  await seeAsked(page)
}

/** Where a game asks something of a turn that has begun, what is pressed to come there, and what is seen there. */
interface Question {
  readonly at: 'first' | 'middle'
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

/** What moves is seen to move, and takes its time. */
const moveSlowly = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => localStorage.setItem('almena:speed', 'slow'))
}

/** The last turn of a game played once more, as far as its scoring. */
const seeScoring = async (page: Page, game: Game, path: string): Promise<void> => {
  await moveSlowly(page)
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

/** A game that is over, with its page of honour. */
const seeEnd = async (page: Page, game: Game, path: string): Promise<void> => {
  await seeBoard(page, game, path)
  await expect(page.locator('dialog.scores')).toBeVisible()
}

/** The end put aside: what is said of it below the board. */
const seeEndStrip = async (page: Page, game: Game, path: string): Promise<void> => {
  await seeEnd(page, game, path)
  await page.keyboard.press('Escape')
  await expect(page.locator('.end-strip')).toBeVisible()
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

/** The card of a thing, for who points at it: what moved below the pointer meanwhile is pointed at anew. */
const seeCardOf = (page: Page, thing: Locator): Promise<void> =>
  expect(async () => {
    await page.mouse.move(2, 2)
    await thing.hover({ timeout: 3000 })
    await expect(page.locator('.info-card')).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })

/** What one holds, or can pay for: the card of it. */
const seeCardInHand = async (page: Page, game: Game, tables: Tables): Promise<void> => {
  // Storming! begins without cards in hand.
  if (game === 'storming') await seeSeldom(page, game, tables, 'planning')
  else await seeTurn(page, game, tables[questions[game].at])
  const inHand = {
    fortaleza: '.fz-in-hand',
    castillo: '.ca-in-hand',
    fortium: '.ft-price',
    storming: '.st-held > button',
  }
  await seeCardOf(page, page.locator(inHand[game]).first())
}

/** One of the papers beside the board; on a narrow page they lie over it, once they are asked for. */
const openPaper = async (page: Page, tab: string): Promise<void> => {
  const handle = page.locator('.sheet-handle')
  if (await handle.isVisible()) await handle.click()
  await page.locator(`.tabs ${tab}`).first().click()
  await expect(page.locator('#paper > *').first()).toBeVisible()
}

/** A game of people who have talked. */
const talked = async (base: string, game: Game): Promise<Moment> => {
  const moment = await begun(base, game)
  for (const [key, name, text] of [
    [moment.others[0] ?? null, 'Berta', '¡Hola! ¿Empezamos?'],
    [moment.key, 'Ana', 'Cuando queráis.'],
    [null, 'Guillem', 'Yo solo miro. ¡Suerte a todos, y que gane quien mejor construya!'],
  ] as const)
    await say(base, moment.path, key, { t: 'chat', name, text })
  return moment
}

const seeTalk = async (page: Page, game: Game, { once }: Tables): Promise<void> => {
  await seeMoment(page, game, await once('talked', talked))
  await openPaper(page, '#tab-chat')
  await expect(page.locator('.chat li')).toHaveCount(3)
}

/** That somebody's time was up, and a stand-in plays for them. */
const seeNotes = async (page: Page, game: Game, { once }: Tables): Promise<void> => {
  await seeMoment(page, game, await once('stood-in', stoodIn))
  await openPaper(page, '#tab-log')
  await expect(page.locator('.log .note')).toBeVisible()
}

/** What the others did since one's own turn, played once more: on a narrow page it is asked for in a seat's drawer. */
const seeAgain = async (page: Page, game: Game, path: string): Promise<void> => {
  await moveSlowly(page)
  await seeTurn(page, game, path)
  const again = page.locator('.seat:not(.me) .foot button').first()
  if (!(await again.isVisible())) await page.locator('.seat:not(.me) .chip').first().click()
  await again.click()
  await expect(page.locator('.replay')).toBeVisible()
}

/** The story of a finished game, told beside its moments: it is reckoned here, and that takes a while. */
const seeStory = async (page: Page, game: Game, path: string): Promise<void> => {
  await seeBoard(page, game, `${path}?m=40&story`)
  await expect(page.locator('.story-bar .curve').first()).toBeVisible({ timeout: 300_000 })
}

/** Somebody else is at that table for as long as this page is open: whoever is away does not decide there for long. */
const beThere = (page: Page, path: string, token: string): Promise<void> =>
  page.evaluate(
    ([address, hello]) => {
      const socket = new WebSocket(address)
      socket.onopen = () => socket.send(hello)
      // What the server wants to know to be read is sent back as it came.
      socket.onmessage = ({ data }) => String(data).startsWith('{"t":"receipt"') && socket.send(String(data))
    },
    [
      `${new URL(page.url()).origin.replace('http', 'ws')}/api${path.replace('/g/', '/tables/')}/socket`,
      JSON.stringify({ t: 'hello', proto: 2, token, since: 0 }),
    ] as const,
  )

/** Somebody who has sat down at a table that another has opened: at one of their own, as no seat is given back. */
const seeAsGuest = async (page: Page, game: Game): Promise<void> => {
  await page.goto('/')
  const { path, key } = await opened(new URL(page.url()).origin, game)
  await page.goto(path)
  await beThere(page, path, key)
  await page.locator('.name-field input').first().fill('Berta')
  await page.locator('.invitation .main').click()
  await expect(page.locator('.chair.me')).toContainText('Berta')
  await expect(page.locator('.still-board svg').first()).toBeVisible()
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

/** Such a moment, as who is asked sees it. */
const seeMoment = (page: Page, game: Game, { path, key }: Moment): Promise<void> =>
  seeBoard(page, game, `${path}#s=${key}`)

const seeSeldom = async (
  page: Page,
  game: Game,
  tables: Tables,
  name: keyof typeof seldom,
): Promise<void> => {
  const moment = await tables.once(name, (base) => findMoment(base, seldom[name]))
  await seeMoment(page, game, moment)
  await seeAsked(page)
  const seen = page.locator(seldom[name].seen).first()
  // The first press may come while the page still moves.
  await expect(async () => {
    for (const what of moment.presses) if (!(await seen.isVisible())) await page.locator(what).first().click()
    await expect(seen).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
}

/** What is pressed is not to be had now. */
const seeRefusal = async (page: Page, game: Game, tables: Tables): Promise<void> => {
  // Storming! tells why only of what is in hand.
  if (game === 'storming') await seeSeldom(page, game, tables, 'building')
  else await seeTurn(page, game, tables[game === 'fortium' ? 'middle' : 'first'])
  const refused = {
    fortaleza: '.fz-place[data-anchor="temple"]',
    castillo: '.ca-in-hand >> nth=-1',
    fortium: '.ft-price.dim',
    storming: '.st-place:not(.open)',
  }
  await expect(async () => {
    await page.locator(refused[game]).first().click({ timeout: 3000 })
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
}

/** A reaction at a seat; on a narrow page a line of chat besides. Who is not there yet hears nothing of it. */
const seeHeard = async (page: Page, game: Game, { once }: Tables): Promise<void> => {
  const moment = await once('begun', begun)
  await seeMoment(page, game, moment)
  const { origin } = new URL(page.url())
  await expect(page.locator('.seat.me')).toBeVisible()
  await expect(async () => {
    await say(origin, moment.path, null, { t: 'chat', name: 'Guillem', text: '¡Hola! ¿Quién va ganando?' })
    await say(origin, moment.path, moment.others[0] ?? null, { t: 'react', reaction: 'bravo' })
    await expect(page.locator('.heard p').last()).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 60_000, intervals: [3000] })
}

/** A game that is over, whose rematch somebody else has asked for. */
const askedAgain = async (base: string, game: Game): Promise<Moment> => {
  const moment = await playedOut(base, game)
  await say(base, moment.path, moment.others[0] ?? null, { t: 'table', act: { act: 'rematch' } })
  return moment
}

/** A round that ends, played once more. */
const seeRoundEnd = async (page: Page, game: Game, path: string): Promise<void> => {
  await moveSlowly(page)
  const { entries } = (await (
    await page.request.get(`/api${path.replace('/g/', '/tables/')}/record`)
  ).json()) as {
    entries: { events?: { type: string }[] }[]
  }
  const before = entries.findIndex(({ events }) => events?.some(({ type }) => type === 'roundEnded') === true)
  await seeBoard(page, game, `${path}?m=${before}`)
  await expect(page.locator('.replay input[type="range"]')).toHaveValue(String(before))
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.scene-title', { hasText: /^(Ronda|Round) / })).toBeVisible()
}

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
      await expect(page.locator('.home .notice').first()).not.toBeEmpty()
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
