import { type Browser, expect, type Page, test } from '@playwright/test'
import { turnByKeyboard, turnByPointer } from './castillo.ts'
import {
  desktop,
  expectAccessible,
  expectNoSideways,
  gameCard,
  isMyTurn,
  nextUp,
  phone,
  shot,
} from './kit.ts'

const name = { es: 'Bajo la Protección del Castillo', en: 'Under the Castle’s Protection' }
/** Plays Workers until something can be paid for. */
const workUntilPayable = async (page: Page): Promise<void> => {
  const isPayable = async () =>
    (await page.locator('.status').textContent())?.includes('edificio que brille') === true
  for (let turn = 0; turn < 60 && !(await isPayable()); turn++) {
    if (await isMyTurn(page)) {
      const workers = page.locator('.ca-in-hand:not(.played)', { hasText: 'Trabajador' })
      if ((await workers.count()) > 0) {
        await workers.first().click()
        await page.locator('.confirm').click()
        await expect(page.locator('.actions')).toBeHidden()
      } else await turnByPointer(page, 'click', turn, 1)
    }
    await page.waitForTimeout(150)
  }
}

const totals = (page: Page): Promise<string[]> => page.locator('dialog.scores tfoot td').allTextContents()

test.setTimeout(300_000)

/** Ana opens a table with these options, Berta sits down on her phone; the rest are bots. */
const sitDown = async (ana: Page, berta: Page, seats: number, options: readonly string[]) => {
  await ana.goto('/')
  await ana.getByLabel('Tu nombre').fill('Ana')
  await gameCard(ana, name.es).getByRole('button', { name: 'Con amigos' }).click()
  await ana.getByRole('radio', { name: String(seats), exact: true }).click()
  for (const option of options) await ana.getByRole('radio', { name: option }).click()
  await expect(ana.locator('.chair')).toHaveCount(seats)
  const link = await ana.getByLabel('Copiar enlace').first().inputValue()
  await berta.goto(new URL(link).pathname)
  await berta.getByLabel('Your name').fill('Berta')
  await berta.getByRole('button', { name: 'Sit here' }).first().tap()
  await expect(ana.locator('.chair.taken')).toHaveCount(2)
  return new URL(link).pathname
}

/** Plays until the final scoring; every third question of Ana's by keys, `keys` times at most. */
const playOn = async (
  ana: Page,
  berta: Page,
  cardsPerRound: 1 | 2,
  keys: number,
  seen: (turn: number) => Promise<void>,
) => {
  const played = { click: 0, tap: 0, keys: 0 }
  for (let turn = 0; ; turn++) {
    const up = await nextUp(ana, berta)
    if (up === null) return played
    await seen(turn)
    if (up === ana && played.keys < keys && turn % 3 === 1) {
      await turnByKeyboard(ana)
      played.keys++
    } else {
      const act = up === berta ? 'tap' : 'click'
      await turnByPointer(up, act, turn, cardsPerRound)
      played[act]++
    }
  }
}

test('three play a whole winter: laptop, phone and bot, with a spectator', async ({ browser }) => {
  const ana = await (await desktop(browser)).newPage()
  const berta = await (await phone(browser)).newPage()
  const guest = await (await desktop(browser, { locale: 'en-GB', colorScheme: 'dark' })).newPage()
  const path = await sitDown(ana, berta, 3, ['Con invierno'])
  await guest.goto(path)
  await ana.getByRole('button', { name: 'Llenar el asiento' }).click()
  for (const page of [ana, berta, guest]) await expect(page.locator('.ca-board')).toBeVisible()
  await expect(guest.locator('.ca-in-hand')).toHaveCount(0)

  const played = await playOn(ana, berta, 1, 6, async (turn) => {
    if (turn === 0) {
      await shot(ana, 'castillo-choosing-desktop-day')
      await shot(berta, 'castillo-choosing-phone-night')
      await expectAccessible(ana)
      await expectAccessible(berta)
      await expectNoSideways(berta)
    }
    if (turn === 24) {
      await shot(ana, 'castillo-playing-desktop-day')
      await shot(berta, 'castillo-playing-phone-night')
      await shot(guest, 'castillo-watching-desktop-night')
      await expectAccessible(guest)
      await ana.reload()
      await expect(ana.locator('.ca-board')).toBeVisible()
    }
  })
  expect(played.click).toBeGreaterThanOrEqual(15)
  expect(played.tap).toBeGreaterThanOrEqual(15)
  expect(played.keys).toBe(6)
  for (const page of [ana, berta, guest]) await expect(page.locator('dialog.scores')).toBeVisible()
  expect(await totals(ana)).toEqual(await totals(berta))
  expect(await totals(ana)).toEqual(await totals(guest))
  await shot(ana, 'castillo-scores-desktop-day')
  await expectAccessible(ana)
  await expectAccessible(berta)
  await ana.locator('dialog.scores button.rule').first().click()
  await expect(ana.locator('dialog.rulebook section.pointed')).toBeVisible()
  await expectAccessible(ana)
})

test('two play a whole game, two roles a round', async ({ browser }) => {
  const ana = await (await desktop(browser)).newPage()
  const berta = await (await phone(browser, { colorScheme: 'light' })).newPage()
  await sitDown(ana, berta, 2, [])
  await ana.getByRole('button', { name: 'Empezar' }).click()
  for (const page of [ana, berta]) await expect(page.locator('.ca-board')).toBeVisible()
  // A choice stands until the last seat has chosen: Ana changes hers, and Berta learns only that there is one.
  await turnByPointer(ana, 'click', 0, 2)
  await expect(berta.locator('.ca-queue li')).toHaveCount(2)
  await expect(berta.locator('.ca-queue li').first()).toHaveAccessibleName('Hidden role of Ana')
  await expect(ana.locator('.status')).toContainText('aún puedes cambiar')
  await ana.locator('.ca-in-hand:not(.up)').nth(3).click()
  await ana.locator('.confirm').click()
  await expect(ana.locator('.actions')).toBeHidden()
  await turnByPointer(berta, 'tap', 1, 2)
  await expect(berta.locator('.ca-queue li.now')).toHaveCount(1)
  const played = await playOn(ana, berta, 2, 2, async () => {})
  expect(played.tap).toBeGreaterThanOrEqual(12)
  await expect(ana.locator('dialog.scores')).toBeVisible()
  expect(await totals(ana)).toEqual(await totals(berta))
  await shot(berta, 'castillo-scores-phone-day')
  await expectNoSideways(berta)
})

test('what is not allowed says why; the eight cards come out of the panel; the castle is zoomed by hand', async ({
  browser,
}) => {
  const page = await (await desktop(browser)).newPage()
  await page.goto('/')
  await gameCard(page, name.es).getByRole('button', { name: 'Jugar ya' }).click()
  await expect.poll(() => isMyTurn(page), { timeout: 30_000 }).toBe(true)
  await page.locator('.ca-in-hand').last().click()
  await expect(page.getByRole('alert')).toContainText('El Maestro Constructor no puede elegirse')
  await page.getByRole('button', { name: 'Ver la regla CA-4.1.3' }).click()
  await expect(page.locator('dialog.rulebook section.pointed')).toContainText('CA-4.1.3')
  await page.keyboard.press('Escape')

  await expect(page.locator('.seat.me .ca-eight')).toBeHidden()
  await page.locator('.seat.me').hover()
  await expect(page.locator('.seat.me .ca-eight li')).toHaveCount(8)
  await page.locator('.bar').hover()
  await page.locator('.seat.me .chip').focus()
  await expect(page.locator('.seat.me .ca-eight')).toBeVisible()

  const keep = page.locator('.ca-place[data-anchor="keep"]')
  const size = async (): Promise<number> => (await keep.boundingBox())?.width ?? 0
  const before = await size()
  await page.mouse.move(400, 300)
  await page.mouse.wheel(0, -400)
  await expect.poll(size).toBeGreaterThan(before * 1.5)
  const at = await keep.boundingBox()
  await page.mouse.move(300, 400)
  await page.mouse.down()
  await page.mouse.move(380, 440, { steps: 4 })
  await page.mouse.up()
  const moved = await keep.boundingBox()
  expect(Math.abs((moved?.x ?? 0) - (at?.x ?? 0)) + Math.abs((moved?.y ?? 0) - (at?.y ?? 0))).toBeGreaterThan(
    20,
  )
  await page.mouse.wheel(0, 4000)
  await expect.poll(size).toBeLessThan(before * 1.05)
})

const screens = [
  { screen: 'desktop-day', open: (browser: Browser) => desktop(browser) },
  { screen: 'phone-night', open: (browser: Browser) => phone(browser, { locale: 'es-ES' }) },
] as const

test.describe('a building is paid by hand: the tick stands only while the sum is exact', () => {
  for (const { screen, open } of screens)
    test(screen, async ({ browser }) => {
      const page = await (await open(browser)).newPage()
      await page.goto('/')
      await gameCard(page, name.es).getByRole('button', { name: 'Jugar ya' }).click()
      await workUntilPayable(page)
      await page.locator('.ca-place.open').last().click()
      await expect(page.locator('.ca-tick')).toBeVisible()
      await shot(page, `castillo-paying-${screen}`)
      await expectAccessible(page)
      await expectNoSideways(page)
      await page.getByRole('button', { name: 'Una pieza menos de piedra' }).click()
      await expect(page.locator('.ca-tick')).toBeHidden()
      await page.getByRole('button', { name: 'Una pieza más de piedra' }).click()
      await expect(page.locator('.ca-tick')).toBeVisible()
      // Another building may be chosen at any time.
      await page.locator('.ca-place.open').first().click()
      await page.locator('.ca-tick').click()
      await expect(page.locator('.actions li')).toHaveCount(1)
      await page.getByRole('button', { name: 'Deshacer' }).click()
      await expect(page.locator('.actions')).toBeHidden()
    })
})

test('on a phone every building and cart of the zoomed castle is 44 px wide and high', async ({
  browser,
}) => {
  const page = await (await phone(browser)).newPage()
  await page.goto('/')
  await gameCard(page, name.en).getByRole('button', { name: 'Play now' }).click()
  await expect.poll(() => isMyTurn(page), { timeout: 30_000 }).toBe(true)
  await page.getByRole('button', { name: 'Zoom in' }).tap()
  const sizes = await page.locator('path.ca-hit').evaluateAll((places) =>
    places.map((place) => {
      const { width, height } = place.getBoundingClientRect()
      return Math.min(width, height)
    }),
  )
  expect(sizes).toHaveLength(31)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
  const buttons = await page
    .locator('.table-page button:visible')
    .evaluateAll((all) =>
      all
        .filter((button) => !button.matches('.ca-in-hand, .rule'))
        .map((button) => ({ text: button.textContent, height: button.getBoundingClientRect().height })),
    )
  expect(buttons.filter(({ height }) => height < 44)).toEqual([])
  await shot(page, 'castillo-zoomed-phone-night')
  await expectAccessible(page)
  await expectNoSideways(page)
})
