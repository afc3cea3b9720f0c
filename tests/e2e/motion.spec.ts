/** A whole game as it is seen by who asked for no stillness: what flies, what is shown, and nothing lost on the way. */
import { expect, type Page, test } from '@playwright/test'
import { desktop, gameCard, isMyTurn, isOver } from './kit.ts'

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
