/** A whole game as it is seen by who asked for no stillness: what flies, what is shown, and nothing lost on the way. */
import { expect, type Page, test } from '@playwright/test'
import { playedOut } from '../screenshots/seldom.ts'
import { desktop, gameCard, isMyTurn, isOver, phone, shot } from './kit.ts'

declare global {
  interface Window {
    /** Tones and noises that were made. */
    heard: number
    seen: { flights: number; scenes: string[] }
  }
}

/** Notes what is drawn over the page from now on. */
const watchMotion = (): void => {
  window.seen = { flights: 0, scenes: [] }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.classList.contains('flight')) {
          if (node.classList.contains('scene')) window.seen.scenes.push(node.textContent)
          else window.seen.flights++
        }
  }).observe(document, { childList: true, subtree: true })
}

/**
 * Two cards for coins, or what is left of the hand; or who begins the next phase, where that is asked. One looks at what
 * is there before each press: a new hand may be dealt meanwhile, and a press may only end a scene.
 */
const playTurn = async (page: Page): Promise<void> => {
  const whole = page.locator('.confirm.ready:enabled')
  const quick = { timeout: 2000 }
  const step = async (): Promise<void> => {
    const acts = page.locator('.fz-acts button')
    const starters = page.locator('.fz-develop button:has(svg)')
    const cards = page.locator('.fz-in-hand')
    if ((await acts.count()) > 0) await acts.first().click(quick)
    else if ((await cards.count()) > 0) await cards.first().click(quick)
    else if ((await starters.count()) > 0) await starters.first().click(quick)
  }
  await expect(async () => {
    if ((await whole.isVisible()) || !(await isMyTurn(page))) return
    await step()
    expect(await whole.isVisible()).toBe(true)
  }).toPass({ intervals: [50], timeout: 60_000 })
  if (!(await whole.isVisible())) return
  await whole.click()
  await expect(page.locator('.actions')).toBeHidden()
}

test('a game against bots is played to its end with everything in motion', async ({ browser }) => {
  const ana = await (await desktop(browser, { reducedMotion: 'no-preference' })).newPage()
  await ana.addInitScript(watchMotion)
  const thrown: string[] = []
  ana.on('pageerror', (error) => thrown.push(String(error)))
  // All that moves does, at several times its speed: a game has hundreds of flights.
  const devtools = await ana.context().newCDPSession(ana)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 6 })
  // Sounds as loud as they may be: nobody hears them here, and all of them are made.
  await ana.addInitScript(() => {
    localStorage.setItem('almena:volume', '3')
    const { connect } = AudioNode.prototype
    window.heard = 0
    AudioNode.prototype.connect = function (this: AudioNode, ...way: unknown[]) {
      if (this instanceof OscillatorNode || this instanceof AudioBufferSourceNode) window.heard++
      return Reflect.apply(connect, this, way) as AudioNode
    } as typeof connect
  })
  await ana.goto('/')
  await gameCard(ana, 'Fortaleza').getByRole('button', { name: 'Jugar ya' }).click()
  await expect(ana.locator('.fz-board')).toBeVisible()
  const guest = await (await desktop(browser)).newPage()
  await guest.goto(new URL(ana.url()).pathname)

  while (!(await isOver(ana)))
    if (await isMyTurn(ana)) await playTurn(ana)
    else await ana.waitForTimeout(40)

  const { flights, scenes } = await ana.evaluate(() => window.seen)
  expect(flights).toBeGreaterThan(100)
  expect(await ana.evaluate(() => window.heard)).toBeGreaterThan(100)
  expect(scenes).toContain('Puntuación final')
  expect(thrown).toEqual([])
  await expect(ana.locator('.flight')).toHaveCount(0)
  await expect(guest.locator('dialog.scores')).toBeVisible()
  expect(await ana.locator('dialog.scores tfoot td').allTextContents()).toEqual(
    await guest.locator('dialog.scores tfoot td').allTextContents(),
  )
})

interface Seen {
  /** Where each category had its title: its middle and its top. */
  readonly titles: Record<string, readonly [number, number]>
  /** Titles over which a marker has walked. */
  readonly met: string[]
  /** Moments in which a board lay bright between two categories. */
  bright: number
  over: boolean
}
/** Looks at every frame of a scoring until nothing more is counted. */
const watchScoring = (): void => {
  const seen: Seen = { titles: {}, met: [], bright: 0, over: false }
  let light = 0
  Object.assign(window, { scoring: seen })
  const look = (): void => {
    const [title, night] = ['.scoring-title', '.scoring-night'].map((one) => document.querySelector(one))
    const name = title?.querySelector('b')?.textContent
    if (title && name) {
      const box = title.getBoundingClientRect()
      seen.titles[name] = [Math.round(box.x + box.width / 2), Math.round(box.y)]
      for (const walker of document.querySelectorAll('.scene-walker')) {
        const one = walker.getBoundingClientRect()
        const isApart = one.right <= box.x || one.x >= box.right || one.bottom <= box.y || one.y >= box.bottom
        if (!isApart && !seen.met.includes(name)) seen.met.push(name)
      }
    }
    if (night !== null) seen.bright += light
    light = night === null && Object.keys(seen.titles).length > 0 ? light + 1 : 0
    seen.over = light > 100
    if (!seen.over) requestAnimationFrame(look)
  }
  look()
}

test('the title of a scoring stands at one place for all that is counted, and no marker walks over it', async ({
  browser,
  baseURL,
}) => {
  const { path, key } = await playedOut(baseURL!, 'fortaleza')
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
    [844, 390],
  ] as const) {
    const viewport = { width, height }
    const page = await (await phone(browser, { viewport, reducedMotion: 'no-preference' })).newPage()
    await page.goto(`${path}?m=1#s=${key}`)
    const moment = page.locator('.replay input[type="range"]')
    const last = Number(await moment.getAttribute('max')) - 1
    await page.goto(`${path}?m=${last}#s=${key}`)
    await expect(moment).toHaveValue(String(last))
    await page.evaluate(watchScoring)
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('.scene-walker').first()).toBeVisible()
    await shot(page, `scoring-title-${width}`)
    const told = () => page.evaluate(() => (window as unknown as { scoring: Seen }).scoring)
    await expect.poll(async () => (await told()).over, { timeout: 60_000 }).toBe(true)
    const { titles, met, bright } = await told()
    expect(Object.keys(titles).length).toBeGreaterThan(2)
    expect([new Set(Object.values(titles).map(String)).size, met, bright], JSON.stringify(titles)).toEqual([
      1,
      [],
      0,
    ])
    await page.context().close()
  }
})
