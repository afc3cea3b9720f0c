/** What the browser tests share: people with a screen each, who play as people do. */
import AxeBuilder from '@axe-core/playwright'
import { registry } from '../../shared/registry.ts'
import { playAt } from '../examples/bot.ts'
import { type Browser, type BrowserContext, devices, expect, type Locator, type Page } from '@playwright/test'

/** Nothing is asked of anybody's patience: pieces go to their places at once, and a scoring is there without its count. */
const still = { reducedMotion: 'reduce' } as const
const atOnce = { name: 'almena:speed', value: 'atOnce' }

/** Somebody who has played each game before: nobody's first steps are explained. */
const taught = ({ reducedMotion = 'reduce' }: { readonly reducedMotion?: string }) => ({
  storageState: {
    cookies: [],
    origins: [
      {
        origin: `http://127.0.0.1:${process.env['ALMENA_TEST_PORT']}`,
        localStorage: [
          ...Object.keys(registry).map((game) => ({ name: `almena:lessons:${game}`, value: 'all' })),
          ...(reducedMotion === 'reduce' ? [atOnce] : []),
        ],
      },
    ],
  },
})
/** Somebody who has not been here. */
export const firstVisit = { storageState: { cookies: [], origins: [] } }

export const desktop = (browser: Browser, more: object = {}): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'es-ES',
    ...still,
    ...taught(more),
    ...more,
  })

export const phone = (browser: Browser, more: object = {}): Promise<BrowserContext> =>
  browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    colorScheme: 'dark',
    ...still,
    ...taught(more),
    ...more,
  })

export const shot = (page: Page, name: string): Promise<Buffer> =>
  page.screenshot({ path: `.artifacts/screens/${name}.png` })

/** Axe's rules that look at colours: all others find by night what they found by day. */
export const byColour = ['color-contrast', 'link-in-text-block'] as const

/** No violation of any rule axe knows, best practices included; or of some, where the others have been asked of the same page. */
export const expectAccessible = async (page: Page, rules: readonly string[] = []): Promise<void> => {
  // Axe reads colours as they are drawn: let what fades finish. What goes on for good is not waited for.
  await page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        )
    for (let next = ending(); next.length > 0; next = ending())
      await Promise.allSettled(next.map(({ finished }) => finished))
  })
  // What passes is not looked up: that takes as long as the rules.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze()
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
  expect(told).toEqual([])
}

/** What the menu of a game that is on leads to: what it would come to now, and all that can be done. */
export const expectMenuAccessible = async (page: Page): Promise<void> => {
  const open = async (name: RegExp): Promise<void> => {
    await page.locator('.menu-button').click()
    // Words that break into two lines begin where the others do.
    await expect(page.locator('.menu > button').first()).toHaveCSS('text-align', 'start')
    await page.locator('.menu').getByRole('button', { name }).click()
  }
  await open(/^(Puntuación|Scores)$/)
  await expect(page.locator('dialog.scores table')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await open(/^(Jugadas posibles|Legal moves)$/)
  await expect(page.locator('.legal button').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: /^(Registro|Log)$/ }).click()
  const handle = page.locator('.sheet-handle')
  if (await handle.isVisible()) await handle.click()
}

/** Once a game is over and its end is put aside: what is said of it below the board. */
export const expectEndStripAccessible = async (page: Page): Promise<void> => {
  await page
    .locator('dialog.scores')
    .getByRole('button', { name: /^(Ver el tablero|See the board)$/ })
    .click()
  await expect(page.locator('.end-strip')).toBeVisible()
  await expectAccessible(page)
}

/** No wider than the screen. A phone's browser zooms out for what is: its own measure of the page grows with it. */
export const expectNoSideways = async (page: Page): Promise<void> => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

/** No text is smaller on the screen than 11 pixels, in drawings neither: whoever holds a phone can read all of it. */
export const expectLegible = (page: Page): Promise<void> =>
  // What has just been turned or laid down comes to rest.
  expect.poll(() => smallTexts(page)).toEqual([])

export const smallTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const [element, said] = [node.parentElement, node.textContent?.trim() ?? '']
      if (element === null || said === '' || element.closest('.skip') !== null) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      // What is left out of a drawing: neither of the two above knows it there.
      if (element.getClientRects().length === 0) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      if (range.getBoundingClientRect().width === 0) continue
      // A drawing is scaled as a whole.
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.d ?? 1) : 1
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * Math.abs(scale)
      if (size < 10.95)
        found.push(
          `${said.slice(0, 40)}: ${size.toFixed(1)} px in ${element.closest('[class]')?.getAttribute('class')}`,
        )
    }
    return found
  })

/** Upright the board's ground goes down to the tray: between them is the row of the board's two buttons, and no more. */
export const expectNoBand = async (page: Page): Promise<void> => {
  const [board, tray] = [
    await page.locator('.board').boundingBox(),
    await page.locator('.table-page .tray').boundingBox(),
  ]
  if (board === null || tray === null) throw new Error('there is no board, or no tray')
  expect(tray.y - board.y - board.height).toBeLessThan(64)
}

/** Whether a press on its middle is its own: nothing lies over it. */
export const isOnTop = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

/** The whole hand is on the screen, as it leans, and off what lies below its tray. */
export const expectHandWhole = (page: Page, cards: string): Promise<void> =>
  expect
    .poll(() =>
      page.locator(cards).evaluateAll((hand) => {
        const boxes = hand.map((card) => card.getBoundingClientRect())
        const tray = document.querySelector('.table-page .tray')!.getBoundingClientRect()
        return boxes.filter((box) => box.left < 0 || box.right > innerWidth || box.bottom > tray.bottom + 1)
          .length
      }),
    )
    .toBe(0)

/** What a score sheet sums up, as pages in both languages say it: a yes is the one word among figures. */
export const totals = async (page: Page): Promise<string[]> =>
  (await page.locator('dialog.scores tfoot td').allTextContents()).map((said) => said.replace('sí', 'yes'))

/** All seats are seen, with whose turn it is and their points. */
export const expectSeatsInSight = async (page: Page): Promise<void> => {
  for (const part of await page.locator('.seat, .seat .points').all()) {
    const { x, width } = (await part.boundingBox())!
    expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  }
}

/**
 * How much of the width that is left beside the rail a board takes: its drawing lies in the middle of its frame. Of
 * Storming!, where cards lie beside it, the map alone.
 */
export const shareOfBoard = (page: Page): Promise<number> =>
  page.locator('.board > svg, .st-map').evaluate((drawing) => {
    const frame = drawing.getBoundingClientRect()
    const [, , wide = 1, high = 1] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number)
    return Math.min(frame.width, (frame.height * wide) / high) / document.querySelector('.play')!.clientWidth
  })

export const isMyTurn = (page: Page): Promise<boolean> => page.locator('.seat.me.asked').isVisible()

export const isOver = (page: Page): Promise<boolean> => page.locator('dialog.scores').isVisible()

export type Press = (what: Locator) => Promise<void>

/** With a mouse or with a finger; short of the time that a test has, so that one that tries again may. */
export const pressBy =
  (act: 'click' | 'tap'): Press =>
  (what) =>
    act === 'tap' ? what.tap({ timeout: 20_000 }) : what.click({ timeout: 20_000 })

/** Which of these people is asked now; null once the game is over for all of them. */
export const nextUp = async (...people: readonly Page[]): Promise<Page | null> => {
  for (let n = 0; n < 1200; n++) {
    const over = await Promise.all(people.map(isOver))
    if (over.every(Boolean)) return null
    for (const page of people) if (await isMyTurn(page)) return page
    await people[0]?.waitForTimeout(50)
  }
  throw new Error('nobody is asked')
}

/** The key of the seat that a page has at its table. */
export const keyOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem(`almena:token:${location.pathname.split('/').at(-1)}`))

/** Programs that have these people's keys play their game to its end, while the pages look on. */
export const playOut = async (...people: readonly Page[]): Promise<void> => {
  await Promise.all(
    people.map(async (page) => {
      const { origin, pathname } = new URL(page.url())
      await playAt(origin, pathname.replace('/g/', ''), '', { key: (await keyOf(page)) ?? '', pause: 25 })
    }),
  )
}

/** A game's card on the home page. */
export const gameCard = (page: Page, game: string): Locator =>
  page.locator('.game-card', { has: page.getByRole('heading', { name: game }) })

export const isFocused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)

/** Presses Tab (or Shift+Tab) until the focus is on such a thing. */
export const tabTo = async (
  page: Page,
  selector: string,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> => {
  for (let n = 0; n < 60; n++) {
    if (await isFocused(page, selector)) return
    await page.keyboard.press(key)
  }
  throw new Error(`the keyboard does not reach ${selector}`)
}

/** Where the nearest such place lies from the focused one, and which one is focused. */
const bearing = (page: Page, goal: string): Promise<{ dx: number; dy: number; at: string }> =>
  page.evaluate((wanted) => {
    const middle = (element: Element | null) => {
      const box = element?.getBoundingClientRect()
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    }
    const from = middle(document.activeElement)
    const ways = [...document.querySelectorAll(wanted)].map((place) => {
      const to = middle(place)
      return { dx: to.x - from.x, dy: to.y - from.y }
    })
    const [nearest = { dx: 0, dy: 0 }] = ways.sort((a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy))
    return { ...nearest, at: document.activeElement?.getAttribute('data-anchor') ?? '' }
  }, goal)

/** Follows the arrows to such a place: towards it, and another way round from where that has led nowhere new. */
export const arrowTo = async (page: Page, goal: string): Promise<void> => {
  const tried = new Map<string, number>()
  for (let n = 0; n < 90 && !(await isFocused(page, goal)); n++) {
    const { dx, dy, at } = await bearing(page, goal)
    const [across, back] = dx > 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
    const [along, away] = dy > 0 ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown']
    const ways = Math.abs(dx) > Math.abs(dy) ? [across, along, away, back] : [along, across, back, away]
    const times = tried.get(at) ?? 0
    tried.set(at, times + 1)
    await page.keyboard.press(ways[times % ways.length] ?? across)
  }
  expect(await isFocused(page, goal)).toBe(true)
}

/** A page as it is seen on a screen held upright and lying, by day and by night. */
export const shots = async (page: Page, name: string): Promise<void> => {
  const before = page.viewportSize()
  for (const [screen, size] of [
    ['desktop', { width: 1280, height: 720 }],
    ['phone', { width: 390, height: 844 }],
    ['lying', { width: 844, height: 390 }],
  ] as const)
    for (const theme of ['light', 'dark'] as const) {
      await page.setViewportSize(size)
      await page.evaluate((one) => void (document.documentElement.dataset['theme'] = one), theme)
      await expectNoSideways(page)
      await page.screenshot({
        path: `.artifacts/screens/${name}-${screen}-${theme}.png`,
        fullPage: true,
      })
    }
  if (before !== null) await page.setViewportSize(before)
}

/** What Chromium traces: microseconds, on the clock and of the thread's own work. */
interface Traced {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string } }
}

/**
 * The page answers while something is thought out beside it: nothing that it does takes its thread more than 50 ms of
 * work. Of work and not of time: where others work at once a thread waits for its turn, and that says nothing of the
 * page. Nor does what the test itself asks it.
 */
export const expectAnswering = async (page: Page, thinking: () => Promise<unknown>): Promise<void> => {
  const browser = page.context().browser()
  if (browser === null) throw new Error('nobody traces a browser that was not started here')
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', '__metadata'] })
  const mark = (name: string): Promise<void> => page.evaluate((one) => void performance.mark(one), name)
  await mark('answering')
  await thinking()
  await mark('answered')
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly Traced[]
  }
  const [from, to] = ['answering', 'answered'].map((name) => traceEvents.find((event) => event.name === name))
  if (from === undefined || to === undefined) throw new Error('the page is not in the trace')
  const during = traceEvents.filter(
    ({ pid, tid, ts }) => pid === from.pid && tid === from.tid && ts >= from.ts && ts < to.ts,
  )
  const asked = during.filter(
    ({ args }) => args.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession',
  )
  const tasks = during.filter(
    ({ name, ts, dur = 0 }) =>
      name.endsWith('RunTask') && !asked.some((one) => one.ts >= ts && one.ts <= ts + dur),
  )
  const work = tasks.map(({ tdur = 0 }) => tdur / 1000).toSorted((a, b) => b - a)
  // What asks is in the trace too: where it were not, the page's own work would not be told from it.
  expect(asked.length).toBeGreaterThan(0)
  expect(work[0]).toBeLessThan(50)
}
