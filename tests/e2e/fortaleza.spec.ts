import { type Browser, expect, test, type WebSocketRoute } from '@playwright/test'
import {
  desktop,
  expectAccessible,
  expectEndStripAccessible,
  expectHandWhole,
  expectLegible,
  expectMenuAccessible,
  expectNoBand,
  expectNoSideways,
  gameCard,
  isMyTurn,
  isOver,
  nextUp,
  phone,
  pressBy,
  shot,
  totals,
} from './kit.ts'
import { turnByKeyboard, turnByPointer } from './fortaleza.ts'

/** By how much what gives a tile back lies over its pile's sign and any pile's levels, and whether a finger finds it. */
const lessOf = (pile: Element): object => {
  const less = pile.querySelector('.fz-less')!
  const levels = [...document.querySelectorAll('.fz-stepper small')].map((one) => {
    const said = document.createRange()
    said.selectNodeContents(one)
    return said
  })
  const box = less.getBoundingClientRect()
  const deep = [...levels, pile.querySelector('button:last-child path')!].map((one) => {
    const other = one.getBoundingClientRect()
    return Math.min(
      box.right - other.left,
      other.right - box.left,
      box.bottom - other.top,
      other.bottom - box.top,
    )
  })
  const reach = getComputedStyle(less, '::before')
  return {
    covers: Math.max(0, ...deep),
    isBroad: Math.min(...[reach.width, reach.height].map(Number.parseFloat)) >= 44,
  }
}

test('a friend joins by link on a phone, and both play a game of three to the final scoring', async ({
  browser,
}) => {
  const ana = await (await desktop(browser)).newPage()
  const bertaContext = await phone(browser)
  const berta = await bertaContext.newPage()
  const guest = await (await desktop(browser, { locale: 'en-GB', colorScheme: 'dark' })).newPage()
  const sockets: WebSocketRoute[] = []
  await berta.routeWebSocket(/socket$/, (socket) => {
    sockets.push(socket)
    socket.connectToServer()
  })

  await ana.goto('/')
  await ana.getByLabel('Tu nombre').fill('Ana')
  await gameCard(ana, 'Fortaleza').getByRole('button', { name: 'Con amigos' }).click()
  await ana.getByRole('radio', { name: '3', exact: true }).click()
  await expect(ana.locator('.chair')).toHaveCount(3)
  const link = await ana.getByLabel('Copiar enlace').first().inputValue()
  expect(new URL(link).hash).toBe('')

  await berta.goto(new URL(link).pathname)
  await berta.getByLabel('Your name').fill('Berta')
  await shot(berta, 'waiting-phone-night')
  await expectAccessible(berta)
  await expectNoSideways(berta)
  await berta.getByRole('button', { name: 'Sit here' }).first().tap()
  await expect(ana.locator('.chair.taken')).toHaveCount(2)
  await shot(ana, 'waiting-desktop-day')
  await expectAccessible(ana)
  await guest.goto(new URL(link).pathname)
  await ana.getByRole('button', { name: 'Llenar el asiento' }).click()
  for (const page of [ana, berta, guest]) await expect(page.locator('.fz-board')).toBeVisible()
  await expect(guest.locator('.fz-in-hand')).toHaveCount(0)

  const played = { click: 0, tap: 0, keys: 0 }
  for (let turn = 0; ; turn++) {
    const up = await nextUp(ana, berta)
    if (up === null) break
    if (turn === 3) {
      await shot(ana, 'playing-desktop-day')
      await shot(berta, 'playing-phone-night')
      await shot(guest, 'watching-desktop-night')
      await expectNoSideways(berta)
    }
    if (turn === 12) await expectMenuAccessible(up)
    if (turn === 8) {
      // The train goes into the tunnel.
      const before = sockets.length
      await sockets.at(-1)!.close({ code: 1001 })
      await expect.poll(() => sockets.length).toBeGreaterThan(before)
    }
    if (turn === 14) {
      // The laptop is closed, and opened again.
      await ana.reload()
      await expect(ana.locator('.fz-board')).toBeVisible()
      continue
    }
    const byKeys = up === ana && played.keys < 4 && played.keys <= played.click
    if (byKeys && (await ana.locator('.fz-in-hand').count()) > 1) {
      await turnByKeyboard(ana)
      played.keys++
    } else {
      await turnByPointer(up, up === berta ? 'tap' : 'click', turn)
      played[up === berta ? 'tap' : 'click']++
    }
    await expect
      .poll(
        async () =>
          (await isOver(up)) || !(await isMyTurn(up)) || (await up.locator('.fz-in-hand.up').count()) === 0,
      )
      .toBe(true)
  }

  expect(played.click + played.tap).toBeGreaterThanOrEqual(12)
  expect(played.tap).toBeGreaterThanOrEqual(6)
  expect(played.keys).toBe(4)
  await expect(guest.locator('dialog.scores')).toBeVisible()
  expect(await totals(ana)).toEqual(await totals(berta))
  expect(await totals(ana)).toEqual(await totals(guest))
  await shot(ana, 'scores-desktop-day')
  await shot(berta, 'scores-phone-night')
  await expectAccessible(ana)
  await expectAccessible(berta)
  await expectLegible(berta)
  await ana.locator('dialog.scores button.rule').first().click()
  await expect(ana.locator('dialog.rulebook section.pointed')).toBeVisible()
  await shot(ana, 'rules-desktop-day')
  await expectAccessible(ana)
  await expectEndStripAccessible(berta)
})

test.describe('what a tile will cost, bring and score is read on its stack before it is built', () => {
  for (const { screen, open } of [
    {
      screen: 'desktop-day',
      open: (browser: Browser) => desktop(browser, { viewport: { width: 1280, height: 720 } }),
    },
    { screen: 'phone-night', open: (browser: Browser) => phone(browser, { locale: 'es-ES' }) },
  ])
    test(screen, async ({ browser }) => {
      const page = await (await open(browser)).newPage()
      await page.goto('/')
      await gameCard(page, 'Fortaleza').getByRole('button', { name: 'Jugar ya' }).click()
      const stacks = page.locator('.fz-stacks:visible')
      await expect(stacks).toBeVisible({ timeout: 60_000 })
      for (const said of [/da 9 monedas, y puntúa −1 punto/, /como puerta, 3 puntos/, /; 4 puntos/])
        await expect(stacks.getByRole('img', { name: said })).toBeVisible()
      // Coin, level and laurel of the guild; level and laurel of wall and tower.
      const heights = await stacks
        .locator('svg text')
        .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().height))
      expect(heights).toHaveLength(7)
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(9)
      await shot(page, `stacks-${screen}`)
      if (screen === 'phone-night') {
        await expectLegible(page)
        await expectNoBand(page)
        await expectHandWhole(page, '.fz-in-hand .fz-card')
      }
      await expectNoSideways(page)

      // What can be done with two cards stands whole in its frame, which is narrow beside the board.
      await expect.poll(() => isMyTurn(page), { timeout: 30_000 }).toBe(true)
      const press = pressBy(screen === 'phone-night' ? 'tap' : 'click')
      for (const n of [6, 7]) await press(page.locator('.fz-in-hand').nth(n))
      const frame = (await page.locator('.fz-acts').boundingBox())!
      for (const act of await page.locator('.fz-acts button').all()) {
        const { x, width } = (await act.boundingBox())!
        expect(x).toBeGreaterThanOrEqual(frame.x)
        expect(x + width).toBeLessThanOrEqual(frame.x + frame.width)
      }
      if (screen === 'desktop-day')
        for (const [act, said] of [
          ['resources', 'Sirve cualquier carta'],
          ['develop', 'Lo que retiras sale del juego'],
        ]) {
          // It comes to a pointer that moves: the button may have moved below one that was too early.
          await expect(async () => {
            await page.mouse.move(640, 300)
            await page.locator(`[data-card^="act:${act}"]`).hover()
            await expect(page.locator('.info-card')).toContainText(said ?? '', { timeout: 3000 })
          }).toPass({ timeout: 30_000 })
        }
      else {
        // What is thrown away is enough before it can be.
        for (const n of [6, 7, 0, 1]) await press(page.locator('.fz-in-hand').nth(n))
        await press(page.locator('[data-card="act:develop"]'))
        const develop = page.locator('.fz-develop').getByRole('button', { name: /^Desarrollar/ })
        await expect(page.locator('.fz-develop').getByRole('button', { name: 'Elige 2 o 3' })).toBeDisabled()
        await expect(page.locator('.fz-stepper small')).toHaveText(['aún −1', 'aún 3', 'aún 4'])
        // What gives one back of the third pile lies off the laurel of the second, whose row is the broadest.
        const third = page.locator('.fz-stepper').nth(2)
        await press(third.locator('button:last-child'))
        await expect.poll(() => third.evaluate(lessOf)).toEqual({ covers: 0, isBroad: true })
        await press(third.locator('.fz-less'))
        for (const n of [0, 1]) await press(page.locator('.fz-stepper button:last-child').nth(n))
        // What gives one back lies on neither the sign nor the levels of its pile, and a finger finds it.
        const upright = page.viewportSize()!
        for (const size of [{ width: upright.height, height: upright.width }, upright]) {
          await page.setViewportSize(size)
          for (const n of [0, 1]) {
            const less = () => page.locator('.fz-stepper').nth(n).evaluate(lessOf)
            await expect.poll(less, `pile ${n}`).toEqual({ covers: 0, isBroad: true })
          }
          await shot(page, `piles-phone-${size.width}`)
        }
        await press(develop)
        await expect(page.locator('.actions li')).toHaveText(/^Desarrollar: 1 gremio y 1 muralla/)
        await shot(page, 'develop-phone')
      }
    })
})
