/** Fortium at the table: whole games by hand, who comes back to one, and what is seen of a turn. */
import { expect, type Page, test, type WebSocketRoute } from '@playwright/test'
import { type Played, roll, start, turn, stageBy } from './fortium.ts'
import {
  desktop,
  expectAccessible,
  expectEndStripAccessible,
  expectLegible,
  expectMenuAccessible,
  expectNoBand,
  expectNoSideways,
  gameCard,
  isMyTurn,
  nextUp,
  phone,
  pressBy,
  shareOfBoard,
  shot,
  totals,
} from './kit.ts'

/** Opens a table of so many and has it wait; its path is what the others are sent. */
const open = async (host: Page, seats: number, choices: readonly string[] = []): Promise<string> => {
  await host.goto('/')
  await host.getByLabel('Tu nombre').fill('Ana')
  await gameCard(host, 'Fortium').getByRole('button', { name: 'Con amigos' }).click()
  await host.getByRole('radio', { name: String(seats), exact: true }).click()
  await expect(host.locator('.chair')).toHaveCount(seats)
  for (const choice of choices) await host.getByRole('radio', { name: choice, exact: true }).first().click()
  return new URL(await host.getByLabel('Copiar enlace').first().inputValue()).pathname
}

const sit = async (guest: Page, path: string, name: string, act: 'click' | 'tap'): Promise<void> => {
  await guest.goto(path)
  await guest.getByLabel('Your name').fill(name)
  await pressBy(act)(guest.getByRole('button', { name: 'Sit here' }).first())
}

const none = (): Played => ({ walks: 0, fights: 0, camps: 0, floors: 0, exchanges: 0 })

test('two play to the end, one of them on a phone; one reconnects, a spectator looks on', async ({
  browser,
}) => {
  const ana = await (await desktop(browser)).newPage()
  const berta = await (await phone(browser)).newPage()
  const guest = await (await desktop(browser, { locale: 'en-GB', colorScheme: 'dark' })).newPage()
  const sockets: WebSocketRoute[] = []
  await berta.routeWebSocket(/socket$/, (socket) => {
    sockets.push(socket)
    socket.connectToServer()
  })
  const path = await open(ana, 2, ['20 rondas'])
  await sit(berta, path, 'Berta', 'tap')
  await expect(ana.locator('.chair.taken')).toHaveCount(2)
  await ana.getByRole('button', { name: 'Empezar' }).click()
  await guest.goto(path)
  for (const page of [ana, berta, guest]) await expect(page.locator('.ft-board')).toBeVisible()
  // As a game that begins in another object tells who has waited to come there.
  const waited = sockets.length
  await sockets.at(-1)!.close({ code: 1012, reason: 'elsewhere' })
  await expect.poll(() => sockets.length).toBeGreaterThan(waited)
  await expectAccessible(ana)
  await expectAccessible(berta)
  await start(ana, pressBy('click'))
  await start(berta, pressBy('tap'))
  // Who looks on holds nothing, and sees no choice before both are made.
  await expect(guest.locator('.ft-stocks')).toHaveCount(0)

  const played = none()
  for (let n = 0; ; n++) {
    const up = await nextUp(ana, berta)
    if (up === null) break
    if (n === 4) {
      await shot(ana, 'fortium-desktop-day')
      await shot(berta, 'fortium-phone-night')
      await shot(guest, 'fortium-watching-night')
      await expectNoSideways(berta)
      // Nothing is asked of who looks on: held upright the board is as broad as the screen, for all that it is higher.
      const size = guest.viewportSize()!
      await guest.setViewportSize({ width: 390, height: 844 })
      const breadth = (): Promise<number> =>
        guest
          .locator('.ft-board')
          .evaluate((board: SVGSVGElement) => board.getScreenCTM()!.a * board.viewBox.baseVal.width)
      await expect.poll(breadth).toBeGreaterThan(385)
      await guest.setViewportSize(size)
    }
    if (n === 6) {
      // The train goes into the tunnel.
      const before = sockets.length
      await sockets.at(-1)!.close({ code: 1001 })
      await expect.poll(() => sockets.length).toBeGreaterThan(before)
    }
    if (n === 9) {
      await ana.reload()
      await expect(ana.locator('.ft-board')).toBeVisible()
      continue
    }
    await turn(up, up === berta ? 'tap' : 'click', n, played)
  }
  expect(played.walks).toBeGreaterThan(5)
  expect(played.fights).toBeGreaterThan(0)
  expect(played.camps).toBeGreaterThan(0)
  expect(played.floors).toBeGreaterThan(0)
  expect(played.exchanges).toBeGreaterThan(0)
  await expect(guest.locator('dialog.scores')).toBeVisible()
  expect(await totals(ana)).toEqual(await totals(berta))
  expect(await totals(ana)).toEqual(await totals(guest))
  await shot(ana, 'fortium-scores-day')
  await expectAccessible(ana)
  await expectLegible(berta)
  await ana.locator('dialog.scores button.rule').first().click()
  await expect(ana.locator('dialog.rulebook section.pointed')).toBeVisible()
  await expectAccessible(ana)
})

test('four play to the end, two of them allied against two bots; one reconnects, a spectator looks on', async ({
  browser,
}) => {
  const ana = await (await desktop(browser, { viewport: { width: 1280, height: 720 } })).newPage()
  const berta = await (await phone(browser)).newPage()
  const guest = await (await desktop(browser, { locale: 'en-GB', colorScheme: 'dark' })).newPage()
  const path = await open(ana, 4, ['Oeste y norte contra este y sur', '20 rondas'])
  await sit(berta, path, 'Berta', 'tap')
  await expect(ana.locator('.chair.taken')).toHaveCount(2)
  await ana.getByRole('button', { name: /Llenar/ }).click()
  await guest.goto(path)
  await start(ana, pressBy('click'))
  await start(berta, pressBy('tap'))
  for (const page of [ana, guest]) await expect(page.locator('.ft-allies').first()).toBeVisible()
  const played = none()
  for (let n = 0; ; n++) {
    const up = await nextUp(ana, berta)
    if (up === null) break
    if (n === 5) {
      await shot(ana, 'fortium-four-day')
      expect(await shareOfBoard(ana)).toBeGreaterThanOrEqual(0.6)
      await shot(berta, 'fortium-four-phone-night')
      await expectNoSideways(berta)
      await expectLegible(berta)
      await expectNoBand(berta)
      for (const page of [ana, guest]) await expectAccessible(page)
      await expectMenuAccessible(up)
    }
    if (n === 7) {
      await berta.reload()
      await expect(berta.locator('.ft-board')).toBeVisible()
      continue
    }
    await turn(up, up === berta ? 'tap' : 'click', n, played)
  }
  expect(played.walks).toBeGreaterThan(5)
  expect(played.fights).toBeGreaterThan(0)
  await expect(guest.locator('dialog.scores')).toBeVisible()
  // Allies come in together.
  for (const page of [ana, berta, guest])
    await expect(page.locator('dialog.scores thead small', { hasText: /^#?1/ })).toHaveCount(2)
  await expectAccessible(guest)
  await expectEndStripAccessible(ana)
})

test('a resignation ends a game of two, and the other has won', async ({ browser }) => {
  const ana = await (await desktop(browser)).newPage()
  const berta = await (await phone(browser)).newPage()
  const path = await open(ana, 2)
  await sit(berta, path, 'Berta', 'tap')
  await expect(ana.locator('.chair.taken')).toHaveCount(2)
  await ana.getByRole('button', { name: 'Empezar' }).click()
  await start(ana, pressBy('click'))
  await start(berta, pressBy('tap'))
  await berta.getByRole('button', { name: 'Menu' }).tap()
  await berta.getByRole('button', { name: 'Leave the game for good…' }).tap()
  await berta.getByRole('button', { name: 'Leave for good', exact: true }).tap()
  await expect(ana.locator('dialog.scores')).toContainText('Ana')
  await expect(ana.locator('dialog.scores')).toBeVisible()
})

test('a trade is refused and another accepted: it arrives as a question, and who looks on sees it open', async ({
  browser,
}) => {
  const ana = await (await desktop(browser)).newPage()
  const berta = await (await phone(browser)).newPage()
  const guest = await (await desktop(browser, { locale: 'en-GB' })).newPage()
  const path = await open(ana, 2)
  await sit(berta, path, 'Berta', 'tap')
  await expect(ana.locator('.chair.taken')).toHaveCount(2)
  await ana.getByRole('button', { name: 'Empezar' }).click()
  await guest.goto(path)
  await start(ana, pressBy('click'))
  await start(berta, pressBy('tap'))
  const pressOf = (page: Page) => pressBy(page === berta ? 'tap' : 'click')
  /** Rolls; lays a card aside that is no use here, buys one where there is none. True once a negotiation is open. */
  const deal = async (up: Page): Promise<boolean> => {
    const press = pressOf(up)
    await expect.poll(async () => (await roll(up, press)) || !(await isMyTurn(up))).toBe(true)
    // Their choice of the beginning was still on its way: the other is asked.
    if (!(await isMyTurn(up))) return false
    const chip = up.locator('.ft-price').last()
    const say = (await chip.textContent()) ?? ''
    const isHeld = !/Carta de apoyo|Support card/.test(say)
    if (isHeld) {
      await press(chip)
      if (/Negocia|Negotiate/.test(say)) {
        await press(up.getByRole('button', { name: /^(Usar|Play)$/ }))
        return true
      }
      await press(up.getByRole('button', { name: /^(Descartar|Discard)$/ }))
      await expect(chip).toContainText(/Carta de apoyo|Support card/)
    }
    if (!(await chip.evaluate((one) => one.classList.contains('dim')))) {
      await press(chip)
      await press(up.locator('.ft-buy'))
      await expect(up.locator('.ft-shop')).toBeHidden()
      // It is sent at once: while it is, a turn is in hand that is not the one to be confirmed.
      await expect(up.locator('.actions')).toBeHidden()
      await expect(chip).not.toContainText(/Carta de apoyo|Support card/)
    }
    await stageBy(up, press, up.locator('.ft-end'))
    await press(up.locator('.confirm'))
    await expect(up.locator('.actions')).toBeHidden()
    return false
  }
  let holder: Page | null = null
  for (let n = 0; n < 60 && holder === null; n++) {
    const up = await nextUp(ana, berta)
    if (up === null) break
    if (await deal(up)) holder = up
    else await expect.poll(async () => !(await isMyTurn(up))).toBe(true)
  }
  // By chance alone nobody draws one in sixty turns once in ten thousand games.
  expect(holder).not.toBeNull()
  if (holder === null) return
  const partner = holder === ana ? berta : ana
  const more = (page: Page, side: RegExp): Promise<void> =>
    pressOf(page)(page.getByRole('button', { name: side }).first())
  const propose = async (): Promise<void> => {
    await more(holder, /^(Das|You give): (uno más|one more)/)
    await more(holder, /^(Recibes|You get): (uno más|one more)/)
    await pressOf(holder)(holder.getByRole('button', { name: /^(Proponer|Propose)$/ }))
  }
  // The sheet says itself what its holder has.
  const stock = await holder.locator('.ft-stock b').allTextContents()
  const had = holder.locator('.ft-amounts').first().locator('small')
  await expect(had).toHaveText(stock.map((count) => new RegExp(`\\D ${count}$`)))
  await propose()
  await expect(partner.getByRole('button', { name: /^(Aceptar|Accept)$/ })).toBeVisible()
  await expect(guest.locator('.ft-act')).toContainText(/offers/)
  await shot(partner, 'fortium-question')
  await expectAccessible(partner)
  await pressOf(partner)(partner.getByRole('button', { name: /^(Rechazar|Reject)$/ }))
  await expect(holder.locator('.ft-deal')).toContainText('2')
  await propose()
  await pressOf(partner)(partner.getByRole('button', { name: /^(Aceptar|Accept)$/ }))
  await expect(holder.locator('.ft-end')).toBeVisible()
  await expect(guest.locator('.log')).toContainText('Trade:')
})

/**
 * What an act brings onto the page, if only for a blink: who looks now and then may miss it. The speeds of all that
 * moves in its scene, in its second frame: in the first what moves has just begun; none where nothing did.
 */
const shows = async (page: Page, what: string, act: () => Promise<void>): Promise<readonly number[]> => {
  const shown = page.evaluate(
    (wanted) =>
      new Promise<readonly number[]>((seen) => {
        const speeds = (scene: Element | null | undefined): readonly number[] =>
          (scene?.getAnimations({ subtree: true }) ?? []).map(({ playbackRate }) => playbackRate)
        const watch = new MutationObserver(() => {
          const found = document.querySelector(wanted)
          if (found === null) return
          watch.disconnect()
          const scene = found.closest('.flight')
          const look = (moved: boolean): void => {
            const now = speeds(scene)
            if ((moved && now.length > 0) || scene?.isConnected !== true) return seen(now)
            requestAnimationFrame(() => look(now.length > 0))
          }
          look(false)
        })
        watch.observe(document.body, { childList: true, subtree: true })
      }),
    what,
  )
  await act()
  return shown
}

test('what the dice do is seen: they tumble, a group walks its way, and nothing is in the way afterwards', async ({
  browser,
}) => {
  const ana = await (await desktop(browser, { reducedMotion: 'no-preference' })).newPage()
  await ana.goto('/')
  await gameCard(ana, 'Fortium').getByRole('button', { name: 'Jugar ya' }).click()
  await start(ana, pressBy('click'))
  await expect(ana.locator('.seat.me.asked')).toBeVisible({ timeout: 90_000 })
  // Whoever likes it slow sees scenes so too.
  await ana.evaluate(() => localStorage.setItem('almena:speed', 'slow'))
  const speeds = await shows(ana, '.scene-die', () => ana.locator('.ft-act .main').click())
  expect(new Set(speeds)).toEqual(new Set([0.5]))
  await ana.evaluate(() => localStorage.removeItem('almena:speed'))
  await shot(ana, 'fortium-dice-day')
  await expect(ana.locator('.ft-end')).toBeVisible()
  await expect(ana.locator('.flight')).toHaveCount(0)
  await ana.locator('.ft-tray-die:enabled').last().click()
  await ana.locator('.ft-place.free').first().click()
  await shows(ana, '.scene-walker', () => ana.locator('.ft-place.open.bare').last().click())
  await expect(ana.locator('.flight')).toHaveCount(0)
  await expect(ana.locator('.ft-tray-die:disabled')).toHaveCount(1)
  // Undone, the die is there again.
  await ana.locator('.actions button').first().click()
  await expect(ana.locator('.ft-tray-die:disabled')).toHaveCount(0)
})
