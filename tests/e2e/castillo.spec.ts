import { readFileSync } from 'node:fs'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { findMoment, seldom } from '../screenshots/seldom.ts'
import { turnByKeyboard, turnByPointer } from './castillo.ts'
import {
  desktop,
  expectAccessible,
  expectEndStripAccessible,
  expectLegible,
  expectMenuAccessible,
  expectNoBand,
  expectNoSideways,
  gameCard,
  expectAnswering,
  isMyTurn,
  nextUp,
  phone,
  playOut,
  shareOfBoard,
  shot,
} from './kit.ts'

const name = { es: 'Bajo la Protección del Castillo', en: 'Under the Castle’s Protection' }
/** Plays Workers until something can be paid for. */
const workUntilPayable = async (page: Page): Promise<void> => {
  const isPayable = async () =>
    (await page.locator('.status').textContent())?.includes('edificio que brille') === true
  await expect(page.locator('.ca-in-hand').first()).toBeVisible({ timeout: 60_000 })
  for (let turn = 0; turn < 60 && !(await isPayable()); turn++) {
    if (await isMyTurn(page)) {
      const workers = page.locator('.ca-in-hand:not(.played)', { hasText: 'Trabajador' })
      if ((await workers.count()) > 0) {
        await workers.first().click()
        await page.locator('.confirm').click()
        await expect(page.locator('.actions')).toBeHidden()
      } else if (await page.locator('.ca-ok').isVisible()) {
        for (const index of [1, 2]) await page.locator('.ca-pick').nth(index).click()
        await page.locator('.ca-ok').click()
        await expect(page.locator('.ca-equip')).toBeHidden()
      } else await turnByPointer(page, 'click', turn, 1)
    }
    await page.waitForTimeout(50)
  }
}

const totals = (page: Page): Promise<string[]> => page.locator('dialog.scores tfoot td').allTextContents()

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
  await expect(berta.locator('.ca-queue li')).toHaveCount(2)
  await expect(berta.locator('.ca-queue li').first()).toHaveAccessibleName('Hidden role of Ana')
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
  await expect(ana.locator('dialog.scores')).toBeVisible()
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
  await expect(berta.locator('.ca-queue li')).toHaveCount(2)
})

/** Every moment of a finished game: by keys and slider, by its address, through other eyes, and on from there. */
const seePast = async (page: Page, browser: Browser): Promise<void> => {
  await page.getByRole('button', { name: 'Ver el tablero' }).click()
  await page.locator('.menu-button').click()
  await page.getByRole('button', { name: 'Repetición' }).click()
  const slider = page.getByRole('slider', { name: 'Momento de la partida' })
  const last = Number(await slider.getAttribute('max'))
  expect(last).toBeGreaterThan(30)
  const status = page.locator('.status')
  await expect(status).toHaveText(`Jugada ${last} de ${last}`)
  await page.locator('.replay').getByRole('button', { name: 'Una jugada atrás' }).click()
  await expect(status).toHaveText(`Jugada ${last - 1} de ${last}`)
  await page.keyboard.press('ArrowLeft')
  await expect(status).toHaveText(`Jugada ${last - 2} de ${last}`)
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(status).not.toHaveText(`Jugada ${last - 2} de ${last}`)
  await slider.fill('5')
  await expect(status).toHaveText(`Jugada 5 de ${last}`)
  await shot(page, 'replay-desktop-day')
  await expectAccessible(page)

  // Told beside the page, while one looks at something else.
  await page.getByRole('button', { name: 'Historia', exact: true }).click()
  await page.getByRole('button', { name: 'Contar la historia de la partida' }).click()
  await expectAnswering(page, () => page.waitForTimeout(2500))
  const link = page.url()
  expect(link).toMatch(/\?m=5$/)
  const guest = await (await phone(browser)).newPage()
  await guest.goto(link)
  await expect(guest.locator('.status')).toHaveText(`Move 5 of ${last}`)
  await shot(guest, 'replay-phone-night')
  await expectAccessible(guest)
  await expectNoSideways(guest)
  await guest.getByRole('button', { name: 'Back to the present' }).tap()
  await expect(guest.locator('.status')).toHaveText('The game is over')
  expect(new URL(guest.url()).search).toBe('')

  // Berta's hand, which was hers alone to choose from; a spectator has none.
  await page.getByRole('combobox', { name: 'Con los ojos de' }).selectOption({ label: 'Berta' })
  await expect(page.locator('.seat.me .name')).toHaveText('Berta')
  await expect(status).toHaveText(`Jugada 5 de ${last}`)
  // Whoever is sent the address sees it with the same eyes.
  await expect.poll(() => new URL(page.url()).searchParams.get('seat')).toBe('1')
  await guest.goto(page.url())
  await expect(guest.locator('.seat.me .name')).toHaveText('Berta')
  await expect(guest.locator('.status')).toHaveText(`Move 5 of ${last}`)
  await page.getByRole('combobox', { name: 'Con los ojos de' }).selectOption({ label: 'Lo público' })
  await expect(page.locator('.seat.me')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Con los ojos de' }).selectOption({ label: 'Ana' })

  await expect(page.locator('.story-bar .curve')).toBeVisible({ timeout: 300_000 })
  await page.getByRole('button', { name: 'La historia entera' }).click()
  await expect(page.locator('.story-moves li')).toHaveCount(3)
  await expect(page.locator('.story-parts tbody tr')).toHaveCount(2)
  await expectAccessible(page)
  await shot(page, 'story-desktop-day')
  // A link to its moment, which a plain press follows where one is: nothing is loaded anew.
  const decided = page.locator('.story-moves a').first()
  const moment = (await decided.getAttribute('href')) ?? ''
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }))
  await decided.click()
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(status).not.toHaveText(`Jugada 5 de ${last}`)
  await expect.poll(() => page.url()).toContain(moment)
  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true)
  await thinkInFrame(new URL(page.url()), browser)
  await seeStoryInEmbed(page)

  await page.getByRole('slider').fill('2')
  await page.getByRole('button', { name: 'Reproducir' }).click()
  // By itself, as long as it is let: a busy machine looks seldom.
  await expect(status).toHaveText(/^Jugada ([4-9]|\d\d) de/)
  await page.getByRole('button', { name: 'Jugar desde aquí' }).click()
  await expect(page.locator('.what')).toContainText('y si…')
  await expect.poll(() => isMyTurn(page), { timeout: 30_000 }).toBe(true)
  // What one might do there, followed.
  await page.getByRole('button', { name: '¿Qué harías tú?' }).click()
  await expect(page.locator('.hint b')).not.toBeEmpty()
  await shot(page, 'hint-in-branch-desktop-day')
  await page.getByRole('button', { name: 'Jugar esto' }).click()
  await page.locator('.confirm:enabled').click()
  await expect(page.locator('.actions, .hint')).toHaveCount(0)
  await expect(page.locator('.log li').first()).toBeVisible()
  await page.getByRole('button', { name: 'Volver a la mesa' }).click()
  await expect(page.locator('.replay')).toBeVisible()
  await page.getByRole('button', { name: 'Volver al presente' }).click()

  // To analyse is to see all that was hidden, with the curve at hand; the end is one's own again.
  const { pathname } = new URL(page.url())
  await page.getByRole('button', { name: 'Ver el final' }).click()
  await page.getByRole('button', { name: 'Analizar' }).click()
  await expect(page.locator('.story-bar .curve')).toBeVisible()
  await expect(status).toHaveText(`Jugada ${last} de ${last}`)
  await expect(page.locator('.seat.me')).toHaveCount(0)
  // The browser's Back leaves the past, and not the table.
  await page.goBack()
  await expect(page.locator('.seat.me .name')).toHaveText('Ana')
  await expect(page.locator('.replay')).toHaveCount(0)
  await expect.poll(() => page.url()).toBe(new URL(pathname, page.url()).href)
  // What was opened from the end leads back to it.
  await page.getByRole('button', { name: 'Ver el final' }).click()
  await page.locator('dialog.scores').getByRole('button', { name: 'Compartir' }).click()
  await expect(page.locator('dialog.sharing')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog.scores .honour')).toBeVisible()
  await page.getByRole('button', { name: 'Verla otra vez' }).click()
  await expect(status).toHaveText(`Jugada 0 de ${last}`)
  await page.getByRole('button', { name: 'Volver al presente' }).click()
  await expect(page.locator('.end-strip')).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull()
  expect(new URL(page.url()).href).toBe(new URL(pathname, page.url()).href)
}

/** A story that was told on this device is there in an embed too: collapsed, until it is asked for by keyboard. */
const seeStoryInEmbed = async (page: Page): Promise<void> => {
  const embed = await page.context().newPage()
  await embed.goto(`/embed${new URL(page.url()).pathname}?m=5`)
  await expect(embed.locator('.replay')).toBeVisible()
  await expect(embed.locator('.story-bar')).toHaveCount(0)
  await embed.getByRole('button', { name: 'Historia', exact: true }).press('Enter')
  await expect(embed.locator('.story-bar .curve')).toBeVisible()
  await embed.getByRole('button', { name: 'La historia entera' }).press('Enter')
  await expect(embed.locator('.story-moves li')).toHaveCount(3)
  await embed.locator('.story summary').press('Enter')
  await expect(embed.locator('.story-table tbody tr').nth(5)).toBeVisible()
  // A moment is shown in the frame itself, and in no window of its own.
  const windows = page.context().pages().length
  await embed.locator('.story-moves a').first().press('Enter')
  await expect(embed.locator('dialog')).toHaveCount(0)
  expect(page.context().pages()).toHaveLength(windows)
  await embed.close()
}

/**
 * In a sandboxed frame of somebody's page, which has no origin and starts a thread in a way of its own: asked by keyboard
 * what one might have done at a moment, and to tell the story, it thinks.
 */
const thinkInFrame = async (link: URL, browser: Browser): Promise<void> => {
  const reader = await (await desktop(browser, { locale: 'en-GB' })).newPage()
  // Any page that may frame ours will do.
  await reader.goto(`${link.origin}/robots.txt`)
  await reader.evaluate(
    (src) =>
      void (document.body.innerHTML = `<iframe id="game" title="Game" sandbox="allow-scripts" width="900" height="700" src="${src}"></iframe>`),
    `/embed${link.pathname}?m=5`,
  )
  const frame = reader.frameLocator('#game')
  await expect(frame.locator('.status')).toHaveText(/^Move 5 of/)
  await expect(frame.locator('.story-bar')).toHaveCount(0)
  const lamp = frame.getByRole('button', { name: 'What would you do?' })
  await expect(lamp).toHaveAttribute('aria-disabled', 'true')
  await frame.getByRole('combobox', { name: 'Through the eyes of' }).selectOption('open')
  await expect(lamp).toBeEnabled()
  await lamp.press('Enter')
  await expect(frame.locator('.hint b')).not.toBeEmpty()
  // What has been played is not to be followed.
  await expect(frame.getByRole('button', { name: 'Play this' })).toHaveCount(0)
  await frame.getByRole('button', { name: 'Story', exact: true }).press('Enter')
  await frame.getByRole('button', { name: 'Tell the story of the game' }).press('Enter')
  await expect(frame.locator('.telling p')).toHaveText(/story: [1-9]\d?%/)
  await frame.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(frame.getByRole('button', { name: 'Tell the story of the game' })).toBeVisible()
  await reader.close()
}

/** The record verifies in the browser; one that was changed does not. */
const checkFairness = async (page: Page): Promise<void> => {
  await page.locator('.menu-button').click()
  await page.getByRole('button', { name: 'Juego limpio' }).click()
  await page.getByRole('button', { name: 'Comprobar esta partida' }).click()
  const finding = page.locator('.finding')
  await expect(finding.locator('p.good')).toHaveCount(3)
  await expect(finding.locator('p.good').nth(1)).toHaveText('Tu aportación al sorteo está en él.')
  await expect(finding.locator('li.good').first()).toContainText('Jugada 1')
  await shot(page, 'fairness-desktop-day')
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar el registro' }).click()
  const file = await (await download).path()
  const record = JSON.parse(readFileSync(file, 'utf8')) as {
    seed: string
    entropy: (string | null)[]
    entries: { events: object[] }[]
  }
  const give = (name: string, content: object): Promise<void> =>
    page
      .getByLabel('Comprobar un registro descargado')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(content)) })
  await give('same.json', record)
  await expect(finding.locator('p.good')).toHaveCount(3)
  // What the table had promised when this browser drew its share counts, whatever it says now.
  const key = `almena:share:${new URL(page.url()).pathname.slice('/g/'.length)}`
  const kept = await page.evaluate((name) => localStorage.getItem(name) ?? '', key)
  expect(kept).toMatch(/^[0-9a-f]{64} [0-9a-f]{64}$/)
  const keep = (note: string): Promise<void> =>
    page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, note] as const)
  await keep(kept.replace(/ .*/, ` ${'c'.repeat(64)}`))
  await give('same.json', record)
  await expect(finding.locator('p.bad').first()).toContainText('no es el que se comprometió')
  await keep(kept)
  await give('otherShare.json', { ...record, entropy: record.entropy.map(() => 'b'.repeat(64)) })
  await expect(finding.locator('p.bad').first()).toContainText('no está en él')
  record.entries[9]!.events.pop()
  await give('changed.json', record)
  // What was found before stands until the next is: all of it is waited for.
  await expect(finding.locator('p.bad')).toHaveText([/^La jugada 10 no coincide/])
  await give('otherSeed.json', { ...record, seed: 'a'.repeat(64) })
  await expect(finding.locator('p.bad').first()).toContainText('no es el que se comprometió')
  await give('nonsense.json', { hello: 1 })
  await expect(page.locator('.fairness [role=status]')).toContainText('no es un registro')
  await watchFile(page, readFileSync(file))
  await page.keyboard.press('Escape')
}

/** A downloaded game opens in any browser, and is seen with any seat's eyes. */
const watchFile = async (page: Page, file: Buffer): Promise<void> => {
  const other = await page.context().newPage()
  await other.goto(new URL('/record', page.url()).href)
  await other
    .getByLabel('Archivo del registro')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(other.locator('[role=status]')).toContainText('no es una partida')
  await expectAccessible(other)
  await other
    .getByLabel('Archivo del registro')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: file })
  await expect(other.locator('.ca-board')).toBeVisible()
  await expect(other.locator('.status')).toHaveText(/Jugada 1 de \d+/)
  await other.getByRole('combobox', { name: 'Con los ojos de' }).selectOption({ label: 'Berta' })
  await other.getByRole('slider').fill('2')
  await expect(other.locator('.ca-in-hand').first()).toBeVisible()
  await other.getByRole('combobox', { name: 'Con los ojos de' }).selectOption({ label: 'Todo a la vista' })
  await expect(other.locator('.ca-open-choice').first()).toBeVisible()
  await shot(other, 'record-desktop-day')
  await other.close()
  await seeStoryOfFile(page, file)
}

/** The story that was told of a game is the one that is kept for its file, whatever language it is read in. */
const seeStoryOfFile = async (page: Page, file: Buffer): Promise<void> => {
  const other = await page.context().newPage()
  await other.goto(new URL('/record?lang=en', page.url()).href)
  await other
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: file })
  await other.getByRole('button', { name: 'Story', exact: true }).click()
  await expect(other.locator('.story-bar .curve')).toBeVisible()
  await other.getByRole('button', { name: 'The whole story' }).click()
  await expect(other.locator('.story h3').first()).toHaveText('The turns that decided')
  await expect(other.locator('.story-moves .aside').first()).toContainText(/ goes from \d+% to \d+%/)
  await other.close()
}

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
  // With the right button too, and no menu opens.
  await page.evaluate(() =>
    addEventListener('contextmenu', (event) => (document.title = String(event.defaultPrevented))),
  )
  await page.mouse.move(380, 440)
  await page.mouse.down({ button: 'right' })
  await page.mouse.move(300, 400, { steps: 4 })
  await page.mouse.up({ button: 'right' })
  const back = await keep.boundingBox()
  expect(Math.round(back?.x ?? 0)).toBe(Math.round(at?.x ?? 0))
  expect(Math.round(back?.y ?? 0)).toBe(Math.round(at?.y ?? 0))
  await expect(page).toHaveTitle('true')
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
      if (screen === 'desktop-day') await page.setViewportSize({ width: 1280, height: 720 })
      await page.goto('/')
      await gameCard(page, name.es).getByRole('button', { name: 'Jugar ya' }).click()
      await workUntilPayable(page)
      if (screen === 'phone-night') {
        await expectLegible(page)
        await expectNoBand(page)
      } else expect(await shareOfBoard(page)).toBeGreaterThanOrEqual(0.6)
      // What it would bring now is said before the payment is asked for [CA-4.3.21].
      await expect(page.locator('.ca-place.open').last()).toHaveAccessibleName(/, si se puntuara ahora, /)
      const kept = [page.locator('.ca-board'), page.locator('.ca-own'), page.locator('.tray')]
      const boxes = () => Promise.all(kept.map((one) => one.boundingBox()))
      const before = await boxes()
      await page.locator('.ca-place.open').last().click()
      await expect(page.locator('.ca-tick')).toBeVisible()
      // Nothing moves for the payment, and no role lies over the castle.
      expect(await boxes()).toEqual(before)
      const tray = await page.locator('.tray').boundingBox()
      for (const card of await page.locator('.ca-queue li').all())
        if (await card.isVisible()) expect((await card.boundingBox())?.y).toBeGreaterThan((tray?.y ?? 0) - 24)
      if (screen === 'desktop-day')
        for (const [act, name] of [
          ['.ca-other', 'Otra combinación exacta'],
          ['.ca-tick', 'Construir con este pago'],
        ] as const) {
          await page.locator(act).hover()
          await expect(page.locator('.info-card .card-name')).toHaveText(name)
        }
      await shot(page, `castillo-paying-${screen}`)
      await expectAccessible(page)
      await expectNoSideways(page)
      // What it is paid with first hangs on what the bots have left.
      const enabled = page.getByRole('button', { name: /^Una pieza menos de / }).and(page.locator(':enabled'))
      const kind = (await enabled.first().getAttribute('aria-label'))?.split(' ').at(-1)
      await page.getByRole('button', { name: `Una pieza menos de ${kind}` }).click()
      await expect(page.locator('.ca-tick')).toBeHidden()
      // The question mark: the next exact combination, from a wrong one the first.
      await page.locator('.ca-other').click()
      await expect(page.locator('.ca-tick')).toBeVisible()
      await page.getByRole('button', { name: `Una pieza menos de ${kind}` }).click()
      await expect(page.locator('.ca-tick')).toBeHidden()
      await page.getByRole('button', { name: `Una pieza más de ${kind}` }).click()
      await expect(page.locator('.ca-tick')).toBeVisible()
      // Another building may be chosen at any time.
      const first = page.locator('.ca-place.open').first()
      const id = await first.getAttribute('data-anchor')
      await first.click()
      await page.locator('.ca-tick').click()
      // The tick builds: nothing is left to confirm.
      await expect(page.locator(`.ca-place[data-anchor="${id}"]`)).toHaveAccessibleName(/, construido/)
      await expect(page.locator('.ca-pay, .actions')).toHaveCount(0)
    })
})

test.describe('a Worker is loaded at the foot of its card, piece by piece, then OK', () => {
  for (const { screen, open } of screens)
    test(screen, async ({ browser }) => {
      const page = await (await open(browser)).newPage()
      await page.goto('/')
      await gameCard(page, name.es).getByRole('button', { name: 'Jugar ya' }).click()
      await expect.poll(() => isMyTurn(page), { timeout: 30_000 }).toBe(true)
      // The whole hand is on the screen, as it leans.
      const ends = await page.locator('.ca-in-hand .ca-card').evaluateAll((cards) =>
        cards.flatMap((card) => {
          const { left, right } = card.getBoundingClientRect()
          return [left, right]
        }),
      )
      expect(Math.min(...ends)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...ends)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
      await page.locator('.ca-in-hand:not(.played)', { hasText: 'Trabajador' }).first().click()
      await page.locator('.confirm').click()
      const [sand, wood, brick] = ['arena', 'madera', 'ladrillo'].map((kind) =>
        page.locator('.ca-foot').getByRole('button', { name: kind }),
      ) as [Locator, Locator, Locator]
      const ok = page.locator('.ca-ok')
      await expect(ok).toBeDisabled()
      await sand.click()
      await expect(ok).toBeDisabled()
      await wood.click()
      await expect(ok).toBeEnabled()
      // A third one takes the place of the first.
      await brick.click()
      await expect(sand).toHaveAttribute('aria-pressed', 'false')
      await expect(wood).toHaveAttribute('aria-pressed', 'true')
      await shot(page, `castillo-loading-${screen}`)
      await expectAccessible(page)
      await expectNoSideways(page)
      await ok.click()
      await expect(page.locator('.ca-equip, .actions')).toHaveCount(0)
      if (screen.startsWith('desktop'))
        await expect(page.getByText('trae 1 madera, 1 ladrillo y 1 piedra').first()).toBeVisible()
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

test('on a phone, lying or upright, nothing lies over the places of a building that are asked about', async ({
  browser,
  baseURL,
}) => {
  const page = await (await phone(browser, { viewport: { width: 844, height: 390 } })).newPage()
  const { path, key, presses } = await findMoment(baseURL ?? '', seldom.market)
  await page.goto(`${path}#s=${key}`)
  const answers = page.locator('.ca-which button')
  // The first tap may come while the page still moves.
  await expect(async () => {
    if (!(await answers.first().isVisible())) await page.locator(presses[0] ?? '').tap()
    await expect(answers.first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  await shot(page, 'castillo-which-lying-night')
  const covered = () =>
    answers.evaluateAll((all) =>
      all.flatMap((answer) => {
        const { left, top, width, height } = answer.getBoundingClientRect()
        return [0.1, 0.3, 0.5, 0.7, 0.9].filter(
          (part) => !answer.contains(document.elementFromPoint(left + part * width, top + height / 2)),
        )
      }),
    )
  expect(await covered()).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(covered).toEqual([])
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
  await expect(berta.locator('.ca-queue li')).toHaveCount(2)
  await askUndo('Deshacer mi jugada, sin preguntar')
  await expect(berta.locator('.ca-queue li')).toHaveCount(0)
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
  await berta.getByRole('button', { name: 'Agreed' }).tap()
  await expect(ana.locator('.undo-asked')).toBeHidden()
  await expect(ana.locator('.status')).toHaveText('Elige en secreto dos oficios')
  await expect(berta.locator('.ca-queue li')).toHaveCount(0)
  await ana.locator('.menu-button').click()
  await ana.getByRole('button', { name: 'Puntuación' }).click()
  const row = ana.locator('dialog.scores tr', { hasText: 'Jugadas deshechas' })
  await expect(row.locator('td')).toHaveText(['2', '0'])
})
