/**
 * Every state of a game's life, to be looked at: `npm run screenshots -- --game fortium` (`--help` for the rest).
 *
 * Played and photographed on a server of its own with the site as it is built; what axe finds in each state is said, and
 * what is written too small on a phone.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { type Browser, chromium, type Page } from '@playwright/test'
import { buildMissing } from '../../.ci/built.ts'
import { findChromium } from '../../.ci/chromium.ts'
import { commandLine, mustBe } from '../../.ci/commandLine.ts'
import { answers, anyPort, end, endWhenStopped, start } from '../../.ci/processes.ts'
import { firstTurns, type Game } from '../browsers/turns.ts'
import { smallTexts } from '../e2e/kit.ts'
import { states } from './states.ts'
import { makeTables, type Tables } from './tables.ts'

const help = `Every state of a game's life as it is seen: laptop, large screen, phone upright and lying, day and night.

  npm run screenshots                     all games, both languages
  --game <${Object.keys(firstTurns).join('|')}>
  --state <${Object.keys(states).join('|')}>
  --language <es|en>                      each of these as often as wanted
  --out <folder>                          with an index.html to look through (.artifacts/screenshots)

  --json                                  the last line is one JSON object: states with their pictures, and what is wrong

How far it is goes to the errors.`
const given = commandLine(help, {
  game: { type: 'string', multiple: true },
  state: { type: 'string', multiple: true },
  language: { type: 'string', multiple: true },
  out: { type: 'string', default: '.artifacts/screenshots' },
  json: { type: 'boolean', default: false },
})
/** What of all there is was asked for: everything, if nothing was. */
const chosen = (option: 'game' | 'state' | 'language', all: readonly string[]): readonly string[] => {
  const names = given[option] ?? all
  mustBe(option, names, all, help)
  return names
}
const games = chosen('game', Object.keys(firstTurns)) as readonly Game[]
const shownStates = chosen('state', Object.keys(states))
const wanted = Object.entries(states).filter(([name]) => shownStates.includes(name))
const languages = chosen('language', ['es', 'en'])

const screens = {
  laptop: { width: 1280, height: 720 },
  large: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
  lying: { width: 844, height: 390 },
} as const
const lights = { day: 'light', night: 'dark' } as const
/** Where all that is written is read without a glass. */
const phones: ReadonlySet<keyof typeof screens> = new Set(['phone', 'lying'])
/** By which light axe is asked on each screen: that one comes last, as what passes may be over once axe has answered. */
const heldByAxe = { laptop: 'day', large: 'day', phone: 'night', lying: 'night' } as const satisfies Readonly<
  Record<keyof typeof screens, keyof typeof lights>
>

interface Shown {
  readonly game: Game
  readonly state: string
  readonly language: string
  readonly pictures: readonly string[]
  readonly violations: readonly string[]
}

/** What axe finds, a line each: at most so many letters of each piece of the page. */
const violationsOf = async (page: Page): Promise<readonly string[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )

/** What is asked over the page and goes on beyond its side: nothing of it makes the page wider. */
const cutBySides = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(':popover-open :is(button, p)')].flatMap((one) => {
      const { left, right } = one.getBoundingClientRect()
      return left < 0 || right > innerWidth ? [`cut by a side of the screen: ${one.textContent}`] : []
    }),
  )

/** Pictures that are in sight have come: a page that was just opened, or has grown, asks for them now. */
const arrived = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const isInSight = (one: Element): boolean => {
      const { top, bottom } = one.getBoundingClientRect()
      return bottom > 0 && top < innerHeight && one.checkVisibility()
    }
    await Promise.allSettled([...document.images].filter(isInSight).map((one) => one.decode()))
  })

/** Photographs one state at each size by day and by night, and looks for what is wrong in it at each size by one light. */
const photograph = async (
  page: Page,
  game: Game,
  state: string,
  language: string,
  again: (() => Promise<unknown>) | null,
): Promise<Pick<Shown, 'pictures' | 'violations'>> => {
  const pictures: string[] = []
  const violations: string[] = []
  for (const screen of Object.keys(screens) as readonly (keyof typeof screens)[]) {
    const size = screens[screen]
    await page.setViewportSize(size)
    await again?.()
    await arrived(page)
    const last = heldByAxe[screen]
    for (const light of last === 'day' ? (['night', 'day'] as const) : (['day', 'night'] as const)) {
      await page.evaluate((one) => void (document.documentElement.dataset['theme'] = one), lights[light])
      await page.waitForTimeout(250)
      const file = `${game}/${state}-${language}-${screen}-${light}.png`
      await page.screenshot({ path: join(given.out, file) })
      pictures.push(file)
      const { scrollWidth } = await page.evaluate(() => document.documentElement)
      if (scrollWidth > size.width) violations.push(`${screen} ${light}: ${scrollWidth} px wide`)
      violations.push(...(await cutBySides(page)).map((one) => `${screen} ${light}: ${one}`))
      if (light !== last) continue
      const unread = phones.has(screen) ? await smallTexts(page) : []
      violations.push(
        ...[...unread, ...(await violationsOf(page))].map((one) => `${screen} ${light}: ${one}`),
      )
    }
  }
  return { pictures, violations }
}

/** A browser of a person who has these keys, or of a guest. */
const pageIn = async (browser: Browser, base: string, language: string, keys: object): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: base,
    locale: language === 'es' ? 'es-ES' : 'en-GB',
    reducedMotion: 'reduce',
    viewport: screens.laptop,
    storageState: keys as never,
  })
  return context.newPage()
}

const showAll = async (browser: Browser, base: string, game: Game): Promise<readonly Shown[]> => {
  const all: Shown[] = []
  const maker = await pageIn(browser, base, 'es', { cookies: [], origins: [] })
  const tables: Tables = await makeTables(maker, game)
  const keys = await maker.context().storageState()
  await maker.context().close()
  for (const language of languages)
    for (const [state, { of = game, ofSite = false, show, asGuest = false, passes = false }] of wanted) {
      if (of !== game || (ofSite && game !== games[0])) continue
      const page = await pageIn(browser, base, language, asGuest ? { cookies: [], origins: [] } : keys)
      try {
        const see = (): Promise<unknown> => show(page, game, tables)
        if (!passes) await see()
        all.push({
          game,
          state,
          language,
          ...(await photograph(page, game, state, language, passes ? see : null)),
        })
      } catch (failure) {
        all.push({ game, state, language, pictures: [], violations: [`not seen: ${String(failure)}`] })
      }
      const last = all.at(-1)
      console.error(`${game} ${state} ${language}: ${last?.violations.join('\n  ') || 'clean'}`)
      await page.context().close()
    }
  return all
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const indexOf = (all: readonly Shown[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Almena, state by state</title>
<style>body{font:16px sans-serif;margin:1rem}div{display:flex;flex-wrap:wrap;gap:.5rem;align-items:start}img{height:220px;border:1px solid #888}pre{white-space:pre-wrap}</style></head><body>
${all
  .map(
    ({ game, state, language, pictures, violations }) =>
      `<h2>${game}: ${state}, ${language}</h2><pre>${escaped(violations.join('\n'))}</pre><div>${pictures
        .map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`)
        .join('')}</div>`,
  )
  .join('\n')}
</body></html>
`

await buildMissing()
const port = String(await anyPort())
const data = mkdtempSync(join(tmpdir(), 'almena-'))
const server = start('node', ['.ci/serve.ts', '--built'], {
  PORT: port,
  ALMENA_DATA: data,
  ALMENA_VARS: 'BOT_PACE_MS:30 FRAMES_PER_SECOND:100',
})
endWhenStopped(server)
process.on('exit', () => rmSync(data, { recursive: true, force: true }))
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
const all: Shown[] = []
try {
  const base = `http://127.0.0.1:${port}`
  await answers(`${base}/api/`, 180_000, server)
  for (const game of games) {
    mkdirSync(join(given.out, game), { recursive: true })
    all.push(...(await showAll(browser, base, game)))
  }
  writeFileSync(join(given.out, 'index.html'), indexOf(all))
} finally {
  await browser.close()
  await end(server)
}
const wrong = all.filter(({ violations }) => violations.length > 0)
const pictures = all.flatMap((one) => one.pictures).length
console.log(
  given.json
    ? JSON.stringify({ pictures, states: all.length, wrong: wrong.length, shown: all })
    : `${pictures} pictures: ${join(given.out, 'index.html')}\n${wrong.length} of ${all.length} states with something wrong`,
)
process.exit(wrong.length === 0 ? 0 : 1)
