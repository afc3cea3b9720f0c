/** All that can be done with a game of Castillo that is over: looked back at, told, shown elsewhere, checked. */
import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page } from '@playwright/test'
import {
  desktop,
  expectAccessible,
  expectAnswering,
  expectNoSideways,
  isMyTurn,
  isOnTop,
  phone,
  shot,
} from './kit.ts'

/** Every moment of a finished game: by keys and slider, by its address, through other eyes, and on from there. */
export const seePast = async (page: Page, browser: Browser): Promise<void> => {
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
  const back = page.locator('.replay').getByRole('button', { name: 'Una jugada atrás' })
  await expect(page.locator('.story-bar progress')).toBeVisible()
  const before = await back.boundingBox()
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
  // What one presses to look back stays where it was while that was told.
  expect((await back.boundingBox())!.y).toBeCloseTo(before!.y, 0)
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
  // Whoever is sent it sees the same moment.
  const name = /\d+ de/.exec(await status.innerText())?.[0] ?? ''
  await guest.goto(page.url())
  await expect(guest.locator('.status')).toHaveText(`Move ${name.replace('de', 'of')} ${last}`)
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
  const ask = page.getByRole('button', { name: '¿Qué harías tú?' })
  const follow = page.getByRole('button', { name: 'Probar esto' })
  await expectAnswering(page, async () => {
    await ask.click()
    await expect(page.locator('.hint b')).not.toBeEmpty()
  })
  await shot(page, 'hint-in-branch-desktop-day')
  await follow.click()
  // Which turn it is hangs on where the replay was left: some are whole after more acts than one.
  await expect(async () => {
    const confirm = page.locator('.confirm:enabled')
    await expect(page.locator('.hint')).toHaveCount(0)
    if (!(await confirm.isVisible())) {
      await ask.click()
      await follow.click()
    }
    await confirm.click({ timeout: 5000 })
  }).toPass({ timeout: 120_000 })
  await expect(page.locator('.actions, .hint')).toHaveCount(0)
  await expect(page.locator('.log li').first()).toBeVisible()
  await page.getByRole('button', { name: 'Volver a la mesa' }).click()
  await expect(page.locator('.replay')).toBeVisible()
  await page.getByRole('button', { name: 'Volver al presente' }).click()

  // To analyse is to see all that was hidden, with the curve at hand; the end is one's own again.
  const { pathname } = new URL(page.url())
  await page.getByRole('button', { name: 'Ver el final' }).click()
  // The story, once it has been told, says of each player on the page of honour what it was that counted.
  await expect(page.locator('dialog.scores .story-parts small')).toHaveCount(2)
  await expect(page.locator('dialog.scores .story-parts small').first()).toHaveText(/\S/)
  // The score sheet's own table has other rules: here one runs below all heads.
  const ruled = await page
    .locator('dialog.scores .story-parts thead :is(th, td)')
    .evaluateAll((heads) => heads.map((head) => getComputedStyle(head).borderBottomWidth))
  expect(ruled).toEqual(['1px', '1px', '1px', '1px'])
  await page.getByRole('button', { name: 'Analizar' }).click()
  await expect(page.locator('.story-bar .curve')).toBeVisible()
  await expect(status).toHaveText(`Jugada ${last} de ${last}`)
  await expect(page.locator('.seat.me')).toHaveCount(0)
  // The browser's Back leaves the past, and not the table.
  await page.goBack()
  await expect(page.locator('.seat.me .name')).toHaveText('Ana')
  await expect(page.locator('.replay')).toHaveCount(0)
  await expect.poll(() => page.url()).toBe(new URL(pathname, page.url()).href)
  // What was opened from the end leads back to it, where one was.
  await page.getByRole('button', { name: 'Ver el final' }).click()
  const read = page.locator('dialog.scores > .scroll')
  await read.evaluate((scroll) => scroll.scrollTo({ top: 120 }))
  await page.locator('dialog.scores').getByRole('button', { name: 'Compartir' }).click()
  await expect(page.locator('dialog.sharing')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog.scores .honour')).toBeVisible()
  expect(await read.evaluate((scroll) => scroll.scrollTop)).toBe(120)
  // From the start and by itself, until it is stopped.
  await page.getByRole('button', { name: 'Verla otra vez' }).click()
  await expect(status).toHaveText(new RegExp(`^Jugada [1-9] de ${last}$`))
  await page.getByRole('button', { name: 'Al principio' }).click()
  await expect(page.getByRole('button', { name: 'Reproducir' })).toBeVisible()
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
  await expect(frame.getByRole('button', { name: 'Try this' })).toHaveCount(0)
  await frame.getByRole('button', { name: 'Story', exact: true }).press('Enter')
  await frame.getByRole('button', { name: 'Tell the story of the game' }).press('Enter')
  await expect(frame.locator('.telling p')).toHaveText(/story: [1-9]\d?%/)
  await frame.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(frame.getByRole('button', { name: 'Tell the story of the game' })).toBeVisible()
  await reader.close()
}

/** The record verifies in the browser; one that was changed does not. */
export const checkFairness = async (page: Page): Promise<void> => {
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
  await tellStoryOfFile(page, file)
}

/** Where nothing is kept, the page of a file tells its story itself. */
const tellStoryOfFile = async (page: Page, file: Buffer): Promise<void> => {
  const elsewhere = await page.context().browser()?.newContext({ locale: 'en-GB' })
  const other = await elsewhere!.newPage()
  await other.goto(new URL('/record', page.url()).href)
  await other
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: file })
  await other.getByRole('button', { name: 'Story', exact: true }).click()
  await other.getByRole('button', { name: 'Tell the story of the game' }).click()
  await expect(other.locator('.telling p')).toHaveText(/story: [1-9]\d?%/)
  await elsewhere!.close()
}

/** On an upright phone the board keeps three fifths of the screen, and what each seat's chance is now is read below it. */
const expectRoomForTheBoard = async (page: Page): Promise<void> => {
  const before = page.viewportSize()!
  await page.setViewportSize({ width: 390, height: 844 })
  await expect
    .poll(async () => (await page.locator('.board').boundingBox())!.height / 844)
    .toBeGreaterThanOrEqual(0.6)
  const boxes = ['.curve', '.curve-key li', '.story-bar > button', '.replay .main', '.replay-line input']
  for (const [at, selector] of boxes.entries()) {
    const part = page.locator(selector).first()
    await expect(part).toBeInViewport({ ratio: 1 })
    // The line of moments lies over the curve, and all else is read or pressed where it stands.
    if (at > 0) expect(await isOnTop(part), selector).toBe(true)
  }
  // Figures of the axis have a column of their own: neither lines nor the thumb run over them.
  const label = (await page.locator('.curve-frame small').first().boundingBox())!
  for (const selector of ['.curve', '.replay-line input']) {
    const box = (await page.locator(selector).boundingBox())!
    expect(box.x + box.width, selector).toBeLessThanOrEqual(label.x)
  }
  expect((await page.locator('.curve').boundingBox())!.height).toBeGreaterThanOrEqual(44)
  // What it shows is said over the figures below, and not over the lines.
  await expect(page.locator('.curve-frame > span')).toBeHidden()
  const title = await page.locator('.curve-key').evaluate((key) => getComputedStyle(key, '::before').content)
  expect(title).toContain('Chance to win')
  await shot(page, 'story-phone-day')
  await expectNoSideways(page)
  await page.setViewportSize(before)
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
  await expectRoomForTheBoard(other)
  await other.getByRole('button', { name: 'The whole story' }).click()
  await expect(other.locator('.story h3').first()).toHaveText('The turns that changed the chance to win most')
  await expect(other.locator('.story-moves .aside').first()).toContainText(/ goes from \d+% to \d+%/)
  await other.close()
}
