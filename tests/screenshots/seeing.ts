/** How each state of a page is reached, and what tells that it is seen. */
import { type Locator, type Page } from '@playwright/test'
import { firstTurns, type Game } from '../browsers/turns.ts'
import { begun, findMoment, type Moment, opened, playedOut, say, seldom, stoodIn } from './seldom.ts'
import { expect, seeAsked, type Tables } from './tables.ts'

export const seeBoard = async (page: Page, game: Game, path: string): Promise<void> => {
  await page.goto(path)
  // The page of honour has a picture of it besides.
  await expect(page.locator(firstTurns[game].board).first()).toBeVisible()
}

export const seeTurn = async (page: Page, game: Game, path: string): Promise<void> => {
  await seeBoard(page, game, path)
  await seeAsked(page)
}

/** Where a game asks something of a turn that has begun, what is pressed to come there, and what is seen there. */
interface Question {
  readonly at: 'first' | 'middle'
  readonly ways: readonly string[]
  readonly asked: string
}
export const questions: Readonly<Record<Game, Question>> = {
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
export const beginTurn = async (page: Page, game: Game): Promise<void> => {
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
export const seeScoring = async (page: Page, game: Game, path: string): Promise<void> => {
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
export const seeEnd = async (page: Page, game: Game, path: string): Promise<void> => {
  await seeBoard(page, game, path)
  await expect(page.locator('dialog.scores')).toBeVisible()
}

/** The end put aside: what is said of it below the board. */
export const seeEndStrip = async (page: Page, game: Game, path: string): Promise<void> => {
  await seeEnd(page, game, path)
  await page.keyboard.press('Escape')
  await expect(page.locator('.end-strip')).toBeVisible()
}

/** A place of the board that has a card. */
export const telling: Readonly<Record<Game, string>> = {
  fortaleza: '.fz-place[data-anchor="NG"]',
  castillo: '.ca-place[data-anchor="keep"]',
  fortium: '.ft-place[data-anchor="10,10"]',
  storming: '.st-place[data-anchor="D1"]',
}

/** What the menu of a table leads to, in both languages. */
export const inMenu = {
  rules: /^(Reglas|Rules)$/,
  scores: /^(Puntuación|Scores)$/,
  moves: /^(Jugadas posibles|Legal moves)$/,
  share: /^(Compartir|Share)/,
} as const

export const fromMenu = async (
  page: Page,
  game: Game,
  path: string,
  what: keyof typeof inMenu,
): Promise<void> => {
  await seeBoard(page, game, path)
  await page.locator('.menu-button').click()
  await page.locator('.menu').getByRole('button', { name: inMenu[what] }).click()
}

/** The card of a thing, for who points at it: what moved below the pointer meanwhile is pointed at anew. */
export const seeCardOf = (page: Page, thing: Locator): Promise<void> =>
  expect(async () => {
    await page.mouse.move(2, 2)
    await thing.hover({ timeout: 3000 })
    await expect(page.locator('.info-card')).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })

/** What one holds, or can pay for: the card of it. */
export const seeCardInHand = async (page: Page, game: Game, tables: Tables): Promise<void> => {
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
export const openPaper = async (page: Page, tab: string): Promise<void> => {
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

export const seeTalk = async (page: Page, game: Game, { once }: Tables): Promise<void> => {
  await seeMoment(page, game, await once('talked', talked))
  await openPaper(page, '#tab-chat')
  await expect(page.locator('.chat li')).toHaveCount(3)
}

/** That somebody's time was up, and a stand-in plays for them. */
export const seeNotes = async (page: Page, game: Game, { once }: Tables): Promise<void> => {
  await seeMoment(page, game, await once('stood-in', stoodIn))
  await openPaper(page, '#tab-log')
  await expect(page.locator('.log .note')).toBeVisible()
}

/** What the others did since one's own turn, played once more: on a narrow page it is asked for in a seat's drawer. */
export const seeAgain = async (page: Page, game: Game, path: string): Promise<void> => {
  await moveSlowly(page)
  await seeTurn(page, game, path)
  const again = page.locator('.seat:not(.me) .foot button').first()
  if (!(await again.isVisible())) await page.locator('.seat:not(.me) .chip').first().click()
  await again.click()
  await expect(page.locator('.replay')).toBeVisible()
}

/** The story of a finished game, told beside its moments: it is reckoned here, and that takes a while. */
export const seeStory = async (page: Page, game: Game, path: string): Promise<void> => {
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
export const seeAsGuest = async (page: Page, game: Game): Promise<void> => {
  await page.goto('/')
  const { path, key } = await opened(new URL(page.url()).origin, game)
  await page.goto(path)
  await beThere(page, path, key)
  await page.locator('.name-field input').first().fill('Berta')
  await page.locator('.invitation .main').click()
  await expect(page.locator('.chair.me')).toContainText('Berta')
  await expect(page.locator('.still-board svg').first()).toBeVisible()
}

export const sheet = async (
  page: Page,
  game: Game,
  path: string,
  what: keyof typeof inMenu,
): Promise<void> => {
  await fromMenu(page, game, path, what)
  await expect(page.locator('dialog.sheet')).toBeVisible()
}

/** A page without a table. */
export const seePage = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.locator('main h1').first()).toBeVisible()
}

/** Such a moment, as who is asked sees it. */
export const seeMoment = (page: Page, game: Game, { path, key }: Moment): Promise<void> =>
  seeBoard(page, game, `${path}#s=${key}`)

export const seeSeldom = async (
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
export const seeRefusal = async (page: Page, game: Game, tables: Tables): Promise<void> => {
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
export const seeHeard = async (page: Page, game: Game, { once }: Tables): Promise<void> => {
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
export const askedAgain = async (base: string, game: Game): Promise<Moment> => {
  const moment = await playedOut(base, game)
  await say(base, moment.path, moment.others[0] ?? null, { t: 'table', act: { act: 'rematch' } })
  return moment
}

/** A round that ends, played once more. */
export const seeRoundEnd = async (page: Page, game: Game, path: string): Promise<void> => {
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
