/** Castillo at the table: whole games by hand, who comes back to one, and what is taken back. */
import { expect, type Page, test } from '@playwright/test'
import { gameName, turnByKeyboard, turnByPointer } from './castillo.ts'
import { checkFairness, seePast } from './castilloPast.ts'
import {
  desktop,
  expectAccessible,
  expectEndStripAccessible,
  expectLegible,
  expectMenuAccessible,
  expectNoSideways,
  gameCard,
  nextUp,
  phone,
  playOut,
  shot,
  totals,
} from './kit.ts'

/** Ana opens a table with these options, Berta sits down on her phone; the rest are bots. */
const sitDown = async (ana: Page, berta: Page, seats: number, options: readonly string[]) => {
  await ana.goto('/')
  await ana.getByLabel('Tu nombre').fill('Ana')
  await gameCard(ana, gameName.es).getByRole('button', { name: 'Con amigos' }).click()
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

/** Answers that are given by hand where another test plays a whole game so: some, or all with ALMENA_LONG=1. */
const byHand = process.env['ALMENA_LONG'] === undefined ? 32 : Infinity

/** Plays until the final scoring, or `turns` answers; every other question of Ana's by keys, `keys` times at most. */
const playOn = async (
  ana: Page,
  berta: Page,
  cardsPerRound: 1 | 2,
  keys: number,
  turns: number,
  seen: (turn: number, up: Page) => Promise<void> = async () => {},
) => {
  const played = { click: 0, tap: 0, keys: 0 }
  for (let turn = 0; turn < turns; turn++) {
    const up = await nextUp(ana, berta)
    if (up === null) break
    await seen(turn, up)
    if (up === ana && played.keys < keys && played.keys <= played.click) {
      await turnByKeyboard(ana, cardsPerRound)
      played.keys++
    } else {
      const act = up === berta ? 'tap' : 'click'
      await turnByPointer(up, act, turn, cardsPerRound)
      played[act]++
    }
  }
  return played
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

  const played = await playOn(ana, berta, 1, 6, Infinity, async (turn, up) => {
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
      await expectMenuAccessible(up)
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
  await expectLegible(berta)
  await ana.locator('dialog.scores button.rule').first().click()
  await expect(ana.locator('dialog.rulebook section.pointed')).toBeVisible()
  await expectAccessible(ana)
  await expectEndStripAccessible(berta)
})

test('two play with two roles a round; a whole game of theirs is looked back at, checked, and played once more', async ({
  browser,
}) => {
  const ana = await (await desktop(browser)).newPage()
  const berta = await (await phone(browser, { colorScheme: 'light' })).newPage()
  await sitDown(ana, berta, 2, [])
  await ana.getByRole('button', { name: 'Empezar' }).click()
  for (const page of [ana, berta]) await expect(page.locator('.ca-board')).toBeVisible()
  // A choice stands until the last seat has chosen: Ana changes hers, and Berta learns only that there is one.
  await turnByPointer(ana, 'click', 0, 2)
  await expect(berta.locator('.ca-queue li:not([aria-hidden])')).toHaveCount(2)
  await expect(berta.locator('.ca-queue li:not([aria-hidden])').first()).toHaveAccessibleName(
    'Hidden role of Ana',
  )
  await expect(ana.locator('.status')).toContainText('aún puedes cambiar')
  await ana.locator('.ca-in-hand:not(.up)').nth(3).click()
  await ana.locator('.confirm').click()
  await expect(ana.locator('.actions')).toBeHidden()
  await turnByPointer(berta, 'tap', 1, 2)
  await expect(berta.locator('.ca-queue li.now')).toHaveCount(1)
  // By hand for some rounds: the test before plays a whole game so.
  const played = await playOn(ana, berta, 2, 2, byHand)
  expect(played.tap).toBeGreaterThanOrEqual(12)
  await playOut(ana, berta)
  for (const page of [ana, berta]) await expect(page.locator('dialog.scores')).toBeVisible()
  expect(await totals(ana)).toEqual(await totals(berta))
  await shot(berta, 'castillo-scores-phone-day')
  await expectNoSideways(berta)
  await seePast(ana, browser)
  await checkFairness(ana)

  // Once more, at another table, each where they sat.
  await ana.locator('.menu-button').click()
  await ana.getByRole('button', { name: 'Puntuación' }).click()
  await ana.getByRole('button', { name: 'Jugar otra vez' }).click()
  await expect(ana.locator('.chair.me')).toContainText('Ana')
  await expect(ana.locator('.chair', { hasText: 'Berta' })).toContainText('viene de camino')
  await expect(berta.getByText('Ana would like a rematch.')).toBeVisible()
  await berta.getByRole('button', { name: 'Go to the rematch' }).tap()
  await expect(ana.locator('.seat').first()).toHaveClass(/\bme\b/)
  await expect(berta.locator('.seat').nth(1)).toHaveClass(/\bme\b/)
  await expect.poll(() => new URL(berta.url()).pathname).toBe(new URL(ana.url()).pathname)
  await turnByPointer(ana, 'click', 0, 2)
  await expect(berta.locator('.ca-queue li:not([aria-hidden])')).toHaveCount(2)
})

test('who comes back sees what happened meanwhile, or skips it', async ({ browser }) => {
  const ana = await (await desktop(browser)).newPage()
  const berta = await (await phone(browser)).newPage()
  const path = await sitDown(ana, berta, 2, [])
  await ana.getByRole('button', { name: 'Empezar' }).click()
  for (const page of [ana, berta]) await expect(page.locator('.ca-board')).toBeVisible()
  await turnByPointer(ana, 'click', 0, 2)
  await ana.goto('/about')
  await turnByPointer(berta, 'tap', 1, 2)
  await ana.goto(path)
  await expect(ana.locator('.status')).toHaveText('Desde que te fuiste: 1 jugada')
  await ana.getByRole('button', { name: 'Saltar' }).click()
  await expect(ana.locator('.replay')).toBeHidden()
  await expect(ana.locator('.status')).not.toContainText('Desde que te fuiste')
})

test('a move is taken back: at once where it told nobody anything, else when all agree; the score sheet says how often', async ({
  browser,
}) => {
  const ana = await (await desktop(browser)).newPage()
  const berta = await (await phone(browser)).newPage()
  await sitDown(ana, berta, 2, [])
  await ana.getByRole('button', { name: 'Empezar' }).click()
  for (const page of [ana, berta]) await expect(page.locator('.ca-board')).toBeVisible()
  const askUndo = async (word: string): Promise<void> => {
    await ana.locator('.menu-button').click()
    await ana.getByRole('button', { name: word, exact: true }).click()
  }
  await turnByPointer(ana, 'click', 0, 2)
  await expect(berta.locator('.ca-queue li:not([aria-hidden])')).toHaveCount(2)
  await askUndo('Deshacer mi jugada, sin preguntar')
  await expect(berta.locator('.ca-queue li:not([aria-hidden])')).toHaveCount(0)
  await expect(ana.locator('.status')).toHaveText('Elige en secreto dos oficios')

  await turnByPointer(ana, 'click', 0, 2)
  await turnByPointer(berta, 'tap', 1, 2)
  await expect(ana.locator('.ca-queue li.now')).toHaveCount(1)
  await askUndo('Pedir deshacer mi jugada')
  await expect(ana.locator('.undo-asked')).toContainText('Falta que acepte Berta')
  await expect(berta.locator('.undo-asked')).toContainText(
    'Ana asks to take back their last move and what came after it.',
  )
  await shot(berta, 'undo-phone-night')
  await expectAccessible(berta)
  // A no is told to who asked, who may ask once more.
  await berta.getByRole('button', { name: 'No', exact: true }).tap()
  await expect(berta.locator('.undo-asked')).toBeHidden()
  await expect(ana.locator('.undo-asked')).toContainText('Berta no está de acuerdo')
  await ana.getByRole('button', { name: 'Entendido' }).click()
  await expect(ana.locator('.undo-asked')).toBeHidden()
  await askUndo('Pedir deshacer mi jugada')
  await berta.getByRole('button', { name: 'Agreed' }).tap()
  await expect(ana.locator('.undo-asked')).toBeHidden()
  await expect(ana.locator('.status')).toHaveText('Elige en secreto dos oficios')
  await expect(berta.locator('.ca-queue li:not([aria-hidden])')).toHaveCount(0)
  await ana.locator('.menu-button').click()
  await ana.getByRole('button', { name: 'Puntuación' }).click()
  const row = ana.locator('dialog.scores tr', { hasText: 'Jugadas deshechas' })
  await expect(row.locator('td')).toHaveText(['2', '0'])
})
