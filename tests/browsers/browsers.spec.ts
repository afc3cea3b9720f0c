/**
 * The first turns of each game in other engines than Chromium's: Firefox and WebKit, as Debian has them. Everything
 * moves, on a laptop and at the width of a phone. Of these `npm test` plays the samples, `npm run test:browsers` all.
 */
import { expect, test } from '@playwright/test'
import type { Browser, Pointer } from './browser.ts'
import { firefoxProgram, openFirefox } from './firefox.ts'
import { type Player, playerAt } from './player.ts'
import { firstTurns } from './turns.ts'
import { openWebkit, webkitPrograms } from './webkit.ts'

const screens = {
  laptop: { size: { width: 1280, height: 720 }, pointer: 'mouse', language: 'es-ES', isDark: false },
  phone: { size: { width: 390, height: 844 }, pointer: 'touch', language: 'en-GB', isDark: true },
} as const
type Screen = keyof typeof screens
type Game = keyof typeof firstTurns

const engines = {
  firefox: {
    open: async (screen: Screen): Promise<Browser | null> => {
      const program = firefoxProgram()
      return program === null ? null : openFirefox(program, screens[screen])
    },
    missing: 'Firefox is not installed (Debian: apt-get install firefox-esr)',
  },
  // Its driver has no fingers: what is touched in it is pressed by a mouse. It speaks English wherever it is.
  webkit: {
    open: async (screen: Screen): Promise<Browser | null> => {
      const programs = webkitPrograms()
      return programs === null ? null : openWebkit(programs, screens[screen])
    },
    missing:
      'WebKitGTK and a screen for it are not installed (Debian: apt-get install webkit2gtk-driver xvfb)',
  },
} as const

/** One engine at each width, and each with a game whose board is pressed in its first turn. */
const samples = new Set(['firefox fortium phone', 'webkit storming laptop'])

/** Notes what flies and what goes wrong from now on. */
const watch = (): void => {
  const noted = { flights: 0, errors: [] as string[] }
  Object.assign(window, { noted })
  window.addEventListener('error', ({ message }) => noted.errors.push(message))
  window.addEventListener('unhandledrejection', ({ reason }) => noted.errors.push(String(reason)))
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && node.classList.contains('flight')) noted.flights++
  }).observe(document, { childList: true, subtree: true })
}
const noted = () =>
  (window as unknown as { readonly noted: { readonly flights: number; readonly errors: readonly string[] } })
    .noted

const overflow = (): number => document.documentElement.scrollWidth - innerWidth

/** The places of the board, as they are read out. */
const position = (board: string): string =>
  [...document.querySelectorAll(`${board} [aria-label]`)]
    .map((part) => part.getAttribute('aria-label'))
    .join('\n')

/** The position when what was sent has been answered, the others have played, and one is asked again. */
const settledPosition = async (browser: Browser, player: Player, board: string): Promise<string> => {
  let last = ''
  await expect(async () => {
    expect(await player.count('.actions, .flight')).toBe(0)
    expect(await player.count('.seat.me.asked')).toBe(1)
    const before = last
    last = await browser.run(position, board)
    expect(last).not.toBe('')
    expect(last).toBe(before)
  }).toPass({ intervals: [700] })
  return last
}

const playFirstTurns = async (browser: Browser, game: Game, screen: Screen, base: string): Promise<void> => {
  const { name, board, ways, goals }: (typeof firstTurns)[Game] = firstTurns[game]
  const pointer: Pointer = screens[screen].pointer
  await browser.resize(screens[screen].size)
  await browser.open(base)
  const player = playerAt(browser, pointer)
  await player.sees('.game-card')
  await browser.run(watch, null)
  const nth = await browser.run(
    (wanted) =>
      [...document.querySelectorAll('.game-card h2')].findIndex(({ textContent }) =>
        textContent.includes(wanted),
      ),
    name,
  )
  await player.press('.game-card .choices .main', nth)
  await player.sees(board)
  const before = await browser.run(position, board)

  const pressed = new Map<string, number>()
  const isPlayed = (): boolean =>
    Object.entries(goals).every(([way, count]) => (pressed.get(way) ?? 0) >= count)
  for (let n = 0; n < 120 && !isPlayed(); n++) {
    await player.sees('.seat.me.asked')
    const way = await player.press(ways, n)
    pressed.set(way, (pressed.get(way) ?? 0) + 1)
  }
  expect(isPlayed(), `pressed: ${JSON.stringify([...pressed])}`).toBe(true)

  const after = await settledPosition(browser, player, board)
  expect(after).not.toBe(before)
  const { flights, errors } = await browser.run(noted, null)
  expect(errors).toEqual([])
  expect(flights).toBeGreaterThan(0)
  expect(await browser.run(overflow, null)).toBeLessThanOrEqual(0)

  // The table has all of it: a page that comes anew says the same.
  await browser.open(await browser.run(() => location.href, null))
  await player.sees(board)
  await expect.poll(() => browser.run(position, board)).toBe(after)
}

for (const [engine, { open, missing }] of Object.entries(engines))
  for (const game of Object.keys(firstTurns) as Game[])
    for (const screen of Object.keys(screens) as Screen[]) {
      const title = `${engine} ${game} ${screen}`
      if (process.env['ALMENA_LONG'] === undefined && !samples.has(title)) continue
      test(`${title}: the first turns`, async ({ baseURL }) => {
        const browser = await open(screen)
        test.skip(browser === null, missing)
        if (browser === null) return
        try {
          await playFirstTurns(browser, game, screen, `${baseURL}/`)
        } finally {
          await browser.close()
        }
      })
    }
