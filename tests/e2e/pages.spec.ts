import { expect, test } from '@playwright/test'
import { registry } from '../../shared/registry.ts'
import {
  byColour,
  desktop,
  expectAccessible,
  expectLegible,
  expectNoSideways,
  firstVisit,
  gameCard,
  isFocused,
  isMyTurn,
  phone,
  shot,
  tabTo,
} from './kit.ts'

const places = [
  ['desktop', 'day', desktop, { colorScheme: 'light' }],
  ['desktop', 'night', desktop, { colorScheme: 'dark' }],
  ['phone', 'day', phone, { colorScheme: 'light' }],
  ['phone', 'night', phone, { colorScheme: 'dark' }],
] as const

for (const [screen, light, context, look] of places)
  test(`every page is accessible and fits: ${screen}, ${light}`, async ({ browser }) => {
    const page = await (await context(browser, look)).newPage()
    const see = async (name: string): Promise<void> => {
      await shot(page, `${name}-${screen}-${light}`)
      await expectAccessible(page, light === 'night' ? byColour : [])
      await expectNoSideways(page)
      if (screen === 'phone') await expectLegible(page)
    }
    await page.goto('/')
    await expect(page.locator('.game-card')).toHaveCount(Object.keys(registry).length)
    await see('home')
    await page.goto('/about')
    await see('about')
    await page.goto('/g/aaaaaaaaaa')
    await expect(page.locator('h1')).toHaveText(/Aquí no hay|There is no table/)
    await see('no-table')
    await page.goto('/nowhere')
    await see('no-page')
    await page.goto('/')
    // Who opens a table for friends has a name.
    await gameCard(page, 'Fortaleza').locator('.choices button').nth(1).click()
    await expect(page.getByRole('dialog').getByLabel(/Tu nombre|Your name/)).toBeFocused()
    await see('name-asked')
    await page.keyboard.type('Ana')
    await page.keyboard.press('Enter')
    // With the game's own board on it, as small as a table is on a phone.
    await expect(page.locator('.round-table .fz-board')).toBeVisible()
    await see('waiting')
    await page.goto('/')
    await gameCard(page, 'Fortaleza').locator('.choices .main').click()
    await expect(page.locator('.fz-board')).toBeVisible()
    await expect.poll(() => isMyTurn(page), { timeout: 30_000 }).toBe(true)
    await page.locator('.fz-in-hand').nth(0).click()
    await page.locator('.fz-in-hand').nth(1).click()
    await see('my-turn')
    await page.locator('.fz-acts button').nth(1).click()
    await see('develop')
    await page.locator('.menu-button').click()
    await see('menu')
  })

test('what opens is named at once: the words are in the page, and stay until the table is there', async ({
  browser,
}) => {
  const ana = await (await desktop(browser)).newPage()
  await ana.goto('/')
  await ana.getByLabel('Tu nombre').fill('Ana')
  await gameCard(ana, 'Fortaleza').locator('.choices button').nth(1).click()
  await expect(ana.locator('.round-table')).toBeVisible()
  await expect(ana).toHaveTitle('Fortaleza – Almena')
  const berta = await (await phone(browser)).newPage()
  const kept = new Promise<void>((resolve) => setTimeout(resolve, 2500))
  await berta.route('**/assets/TablePage-*.js', async (route) => (await kept, route.continue()))
  await berta.goto(ana.url(), { waitUntil: 'commit' })
  const opening = berta.locator('.opening')
  await expect(opening).toHaveText('Fortaleza There is a seat free · Ana')
  await expect(opening).toBeVisible()
  await shot(berta, 'opening-phone-night')
  await expect(berta.locator('.round-table')).toBeVisible()
  await expect(opening).toHaveCount(0)
})

test('a first visit: against bots within seconds, first steps in bubbles, and a click on what is not allowed says why', async ({
  browser,
}) => {
  const page = await (await desktop(browser, firstVisit)).newPage()
  await page.goto('/')
  const from = Date.now()
  await gameCard(page, 'Fortaleza').getByRole('button', { name: 'Jugar ya' }).click()
  await expect(page.locator('.fz-board')).toBeVisible()
  expect(Date.now() - from).toBeLessThan(10_000)
  await expect.poll(() => isMyTurn(page), { timeout: 30_000 }).toBe(true)
  const bubble = page.getByRole('group', { name: 'Primeros pasos' })
  await expect(bubble.getByRole('status')).toContainText('gana quien más puntos reúne')
  // It speaks of the whole game: the board is free of it.
  const [said, board] = [await bubble.boundingBox(), await page.locator('.fz-board').boundingBox()]
  expect(said!.x).toBeGreaterThan(board!.x + board!.width)
  // Who asks what to do is told that alone; the first steps wait, and go on afterwards.
  await page.keyboard.press('h')
  await expect(page.locator('.hint')).toBeVisible()
  await expect(bubble).toBeHidden()
  await page.keyboard.press('h')
  await bubble.getByRole('button', { name: 'Entendido' }).click()
  await expect(bubble.getByRole('status')).toContainText('Toca dos cartas sin comodín')
  expect(await isFocused(page, '.lesson *')).toBe(false)
  await expectAccessible(page)
  // What it speaks of stays in sight, and so does what a card in hand can do: it goes out of the way.
  await page.locator('.fz-in-hand').first().click()
  const isClear = () =>
    page.evaluate(() => {
      const slip = document.querySelector('.lesson:not(.waits)')?.getBoundingClientRect()
      const live = [...document.querySelectorAll('[data-live], .fz-in-hand, .fz-acts button')]
      return live
        .map((one) => one.getBoundingClientRect())
        .every(
          (box) =>
            slip === undefined ||
            slip.right <= box.left ||
            slip.left >= box.right ||
            slip.bottom <= box.top ||
            slip.top >= box.bottom,
        )
    })
  await expect.poll(isClear).toBe(true)
  await page.locator('.fz-in-hand').first().click()
  // By keyboard: what is dismissed is not said again, and what comes next waits for its moment.
  await tabTo(page, '.lesson-acts button:last-child')
  await page.keyboard.press('Enter')
  await expect(bubble.getByRole('status').getByText('Toca dos cartas sin comodín')).toBeHidden()
  expect(await isFocused(page, '#board')).toBe(true)
  await page.reload()
  await expect.poll(() => isMyTurn(page), { timeout: 30_000 }).toBe(true)
  await expect(bubble.getByRole('status').getByText('Toca dos cartas sin comodín')).toBeHidden()
  await page.locator('.menu-button').click()
  await page.getByRole('button', { name: 'Ver otra vez los primeros pasos' }).click()
  await expect(bubble.getByRole('status')).toContainText('gana quien más puntos reúne')
  await bubble.getByRole('button', { name: 'No más consejos' }).click()
  await expect(bubble).toBeHidden()
  await page.locator('.fz-place').first().click()
  await expect(page.getByRole('alert')).toContainText('Una torre pide')
  await page.getByRole('button', { name: 'Ver la regla FZ-5.16' }).click()
  await expect(page.locator('dialog.rulebook section.pointed')).toContainText('FZ-5.16')
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog.rulebook')).toBeHidden()
})

test('a staged turn is taken back for free, and language and light change under it', async ({ browser }) => {
  const page = await (await desktop(browser, { reducedMotion: 'no-preference' })).newPage()
  await page.goto('/')
  await gameCard(page, 'Fortaleza').getByRole('button', { name: 'Jugar ya' }).click()
  await expect.poll(() => isMyTurn(page), { timeout: 40_000 }).toBe(true)
  await page.locator('.fz-in-hand').first().click()
  await page.locator('.fz-acts button').first().click()
  const coins = page.locator('.seat.me .fz-holdings li svg').first()
  await expect(coins).not.toHaveAttribute('aria-label', '0 monedas')
  await page.locator('.menu-button').click()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Night mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(coins).toHaveAttribute('aria-label', '0 coins')
  await expect(page.locator('.actions')).toBeHidden()
})

test('a seat moves to another device by its link, and the key leaves the address', async ({ browser }) => {
  const page = await (await desktop(browser)).newPage()
  await page.goto('/')
  await gameCard(page, 'Fortaleza').getByRole('button', { name: 'Jugar ya' }).click()
  await expect(page.locator('.fz-in-hand').first()).toBeVisible()
  await page.locator('.menu-button').click()
  await page.getByRole('button', { name: 'Seguir en otro dispositivo' }).click()
  const link = await page.getByRole('textbox', { name: 'Seguir en otro dispositivo' }).inputValue()
  expect(new URL(link).hash).toMatch(/^#s=/)
  const other = await (await phone(browser)).newPage()
  await other.goto(link)
  await expect(other.locator('.fz-in-hand').first()).toBeVisible()
  expect(new URL(other.url()).hash).toBe('')
  const hand = (on: typeof page) =>
    on.locator('.fz-in-hand').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-anchor')))
  await expect.poll(async () => JSON.stringify(await hand(other))).toBe(JSON.stringify(await hand(page)))
})

test('on a phone every place of the zoomed board is 44 px wide and high, and takes a tap', async ({
  browser,
}) => {
  const page = await (await phone(browser)).newPage()
  await page.goto('/')
  await gameCard(page, 'Fortaleza').getByRole('button', { name: 'Play now' }).click()
  await expect.poll(() => isMyTurn(page), { timeout: 30_000 }).toBe(true)
  await page.getByRole('button', { name: 'Zoom in' }).tap()
  const places = page.locator('.fz-hit')
  await expect(places).toHaveCount(43)
  const smallest = (): Promise<number> =>
    places.evaluateAll((all) =>
      Math.min(
        ...all.map((place) => {
          const { width, height } = place.getBoundingClientRect()
          return Math.min(width, height)
        }),
      ),
    )
  await expect.poll(smallest).toBeGreaterThanOrEqual(44)
  const others = await page
    .locator('.table-page button:visible')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => !button.matches('.fz-in-hand, .rule'))
        .map((button) => ({ text: button.textContent, height: button.getBoundingClientRect().height })),
    )
  expect(others.filter(({ height }) => height < 44)).toEqual([])
  await shot(page, 'zoomed-phone-day')
  await expectAccessible(page)
  await expectNoSideways(page)
  await page.locator('.fz-place[data-anchor="SG"]').tap()
  await expect(page.getByRole('alert')).toContainText('A gate needs')
})

test('who opens too many tables is told so, and when to come again', async ({ browser }) => {
  for (const [page, way, words] of [
    [await (await desktop(browser)).newPage(), 'Jugar ya', 'muchas mesas seguidas'],
    [await (await phone(browser)).newPage(), 'Find players', 'Many tables have been opened'],
  ] as const) {
    const refuse = { status: 429, contentType: 'application/json', body: '{"problem":"tooMany"}' }
    for (const path of ['**/api/tables', '**/api/match'])
      await page.route(path, (route) => route.fulfill(refuse))
    await page.goto('/')
    await page.getByRole('textbox').first().fill('Ana')
    await gameCard(page, 'Fortaleza').getByRole('button', { name: way }).click()
    await expect(page.locator('main > .notice')).toContainText(words)
    await expect(page).toHaveURL(/\/$/)
  }
})
