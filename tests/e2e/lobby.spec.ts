/** Finding a table and keeping it going: open tables, quick match, clocks, private games, what was played. */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { desktop, expectAccessible, expectNoSideways, gameCard, phone, shot } from './kit.ts'
import { withServer } from './server.ts'

const castle = 'Bajo la Protección'

test('strangers find each other, from the list and by quick match; their tables say whose turn it is', async ({
  browser,
}) => {
  const ana = await (await desktop(browser)).newPage()
  const berta = await (await phone(browser)).newPage()
  await berta.goto('/')
  await berta.getByLabel('Your name').fill('Berta')
  const open = berta.getByRole('region', { name: 'Open tables' })
  await expect(open.getByRole('button', { name: 'Look further away' })).toBeVisible()
  await ana.goto('/')
  await ana.getByLabel('Tu nombre').fill('Ana')
  await gameCard(ana, castle).getByRole('button', { name: 'Buscar rivales' }).click()
  await expect(ana.locator('.chair.taken')).toHaveCount(1)
  await expect(ana.locator('main')).toContainText('La partida empieza sola')
  // Nobody has reloaded anything.
  const { pathname } = new URL(ana.url())
  const listed = open.locator(`a[href="${pathname}"]`)
  await expect(listed).toContainText('Ana')
  await expect(listed).toContainText('free seat')
  await shot(berta, 'lobby-phone-night')
  await expectAccessible(berta)
  await expectNoSideways(berta)
  await berta.getByLabel('Your name').fill('Berta')
  await gameCard(berta, 'Under the Castle').getByRole('button', { name: 'Find players' }).tap()
  await expect(berta).toHaveURL(pathname)
  await expect(berta.locator('.chair.taken')).toHaveCount(2)
  await expect(ana.locator('.chair.taken')).toHaveCount(2)

  const watcher = await (await desktop(browser)).newPage()
  await watcher.goto('/watch')
  await expect(
    watcher.getByText('Ahora no hay partidas a la vista').or(watcher.locator('main a[href^="/g/"]').first()),
  ).toBeVisible()
  await ana.getByRole('button', { name: /Llenar/ }).click()
  await expect(ana.locator('.ca-board')).toBeVisible()
  await watcher
    .getByRole('region', { name: 'Partidas en marcha' })
    .locator(`a[href="${pathname}"]`)
    .filter({ hasText: 'Ana, Berta' })
    .click()
  await expect(watcher.locator('.ca-board')).toBeVisible()
  await expect(watcher.locator('.seat.me')).toHaveCount(0)

  // Both are asked to choose a card: it is their turn, whatever page they are on.
  await berta.goto('/')
  const own = berta.getByRole('region', { name: 'Your tables' }).getByRole('link')
  await expect(own).toContainText('Your turn')
  await expect(own).toContainText('Ana')
  await shot(berta, 'own-tables-phone-night')
  await own.tap()
  await expect(berta.locator('.seat.me.asked')).toBeVisible()
})

interface Opened {
  readonly path: string
  readonly key: string
}

/** A table with a short clock, for one person and bots. `base`: of another server than that of all tests. */
const openWithClock = async (
  request: APIRequestContext,
  name: string,
  seats: number,
  base = '',
): Promise<Opened> => {
  const key = `${name}-`.padEnd(32, 'k')
  const response = await request.post(`${base}/api/tables`, {
    data: {
      game: 'castillo',
      seats,
      options: { winter: 'no', roundTrackTalers: 'one', workerSupply: 'choose' },
      host: { name, token: key },
      bots: 'random',
      house: { visibility: 'listed', clock: { kind: 'live', bank: 10, increment: 0 } },
    },
  })
  expect(response.status()).toBe(201)
  const { id } = (await response.json()) as { id: string }
  return { path: `${base}/g/${id}`, key }
}

const logOf = (page: Page) => page.locator('.log li')

// Stand-ins play at the bots' pace: at that of people, so that the game lasts until its player is back.
test('time runs out, a stand-in plays, and the seat is taken back, here or by its link', ({
  browser,
  request,
}) =>
  withServer(900, async ({ base }) => {
    const ana = await (await desktop(browser)).newPage()
    const table = await openWithClock(request, 'Ana', 4, base)
    const watcher = await (await phone(browser)).newPage()
    // It begins once its person is there.
    await ana.goto(`${table.path}#s=${table.key}`)
    const clock = ana.locator('.seat.me .clock')
    await expect(clock).toHaveText(/^0:(10|0\d)$/)
    await expect(clock).toHaveClass(/running/)
    await expect(ana.locator('.own-clock')).toHaveText(/^0:(10|0\d)$/)
    await watcher.goto(table.path)
    await expect(watcher.locator('.clock.running')).toBeVisible()
    await shot(ana, 'clock-desktop-day')
    const stoodIn = ana.getByText('Un sustituto juega por ti')
    await expect(stoodIn).toBeVisible({ timeout: 20_000 })
    const before = await logOf(ana).count()
    await expect.poll(() => logOf(ana).count()).toBeGreaterThan(before)
    await expect(ana.locator('.log .note')).toHaveText(['A Ana se le acaba el tiempo: juega el suplente'])
    // By its key: what lies below it changes with every move of the stand-in, and it moves up and down.
    await ana.getByRole('button', { name: 'Vuelvo a jugar yo' }).press('Enter')
    await expect(stoodIn).toBeHidden()
    await expect(clock).toHaveText(/^0:(30|2\d)$/)
    await shot(ana, 'back-desktop-day')
    await expectAccessible(ana)
    await ana.close()

    // Another device, the same link: the same seat, and no stand-in in it.
    const again = await (await desktop(browser)).newPage()
    await again.goto(`${table.path}#s=${table.key}`)
    await expect(again.locator('.seat.me')).toContainText('Ana')
    await expect(again.getByText('Un sustituto juega por ti')).toBeHidden()
  }))

test('whoever lets their time run out is played to the end, and the game can be found by the name', async ({
  browser,
  request,
}) => {
  const context = await desktop(browser)
  const left = await openWithClock(request, 'Dora', 2)
  // It begins once its person is there, who stays and does nothing: a table that all have left would rest.
  const idle = await context.newPage()
  await idle.goto(`${left.path}#s=${left.key}`)
  await expect(idle.locator('.ca-board')).toBeVisible()
  const dora = await (await desktop(browser)).newPage()
  await dora.goto(left.path)
  await expect(dora.locator('dialog.scores')).toBeVisible({ timeout: 60_000 })
  await dora.goto('/watch/castillo')
  await dora.getByLabel('Nombre de quien jugó').fill('dORA')
  await dora.getByRole('button', { name: 'Buscar' }).click()
  const played = dora.getByRole('region', { name: 'Partidas terminadas' }).getByRole('link')
  await expect(played.first()).toContainText(/Dora \d+/)
  await shot(dora, 'watch-desktop-day')
  await expectAccessible(dora)
  await played.first().click()
  await expect(dora).toHaveURL(left.path)
  await expect(dora.locator('.board .ca-board')).toBeVisible()
})

test('a private game is seen by who plays it, and by nobody else', async ({ browser, request }) => {
  const ana = await (await desktop(browser)).newPage()
  await ana.goto('/')
  await ana.getByLabel('Tu nombre').fill('Ana')
  await gameCard(ana, 'Fortaleza').getByRole('button', { name: 'Con amigos' }).click()
  await ana.getByRole('radio', { name: 'Solo quien juega' }).click()
  await expect(ana.getByRole('radio', { name: 'Solo quien juega' })).toBeChecked()
  await ana.getByRole('radio', { name: '15 min + 30 s' }).click()
  await expect(ana.getByRole('radio', { name: 'La mesa decide' })).toBeVisible()
  await ana.getByRole('radio', { name: 'English', exact: true }).click()
  await expect(ana.getByRole('radio', { name: 'English', exact: true })).toBeChecked()
  await shot(ana, 'house-rules-desktop-day')
  await expectAccessible(ana)
  const link = ana.url()
  const early = await (await desktop(browser)).newPage()
  await early.goto(link)
  await expect(early.getByRole('button', { name: 'Siéntate aquí' }).first()).toBeVisible()
  await ana.getByRole('button', { name: /Llenar/ }).click()
  await expect(ana.locator('.seat.me .clock')).toBeVisible()
  await expect(early.locator('main')).toContainText('Esta partida es privada')
  const late = await (await phone(browser)).newPage()
  await late.goto(link)
  await expect(late.locator('main')).toContainText('This game is private')
  await expectAccessible(late)
  expect((await request.get(`/oembed?url=${encodeURIComponent(link)}`)).status()).toBe(404)
  expect(await (await request.get(link)).text()).not.toContain('og:title')
  await ana.reload()
  await expect(ana.locator('.seat.me .clock')).toBeVisible()
})

test('the rules of a game can be read before one sits down', async ({ browser }) => {
  const ana = await (await phone(browser)).newPage()
  await ana.goto('/')
  await expect(ana).toHaveTitle('Almena')
  await gameCard(ana, 'Fortaleza').getByRole('link', { name: 'Rules' }).tap()
  await expect(ana).toHaveTitle('Rules of Fortaleza – Almena')
  await expect(ana.getByRole('heading', { level: 1 })).toContainText('Fortaleza')
  await expect(ana.locator('.rulebook section')).not.toHaveCount(0)
  await shot(ana, 'rules-phone-night')
  await expectAccessible(ana)
  await expectNoSideways(ana)
  // The contents lead to a chapter; what is drawn there has its card, by finger and by key.
  await ana.getByText('Contents').tap()
  await ana.getByRole('navigation').getByRole('link', { name: 'Scoring' }).tap()
  await expect(ana.getByRole('heading', { level: 3, name: 'Scoring' })).toBeInViewport()
  const walls = ana.getByRole('group', { name: 'Points: walls' }).getByRole('button', { name: 'Walls' })
  await walls.tap()
  await expect(ana.getByRole('dialog', { name: 'Walls' })).toContainText('4, 7, 9 and 10 points')
  await shot(ana, 'rules-card-phone-night')
  await expectAccessible(ana)
  await ana.keyboard.press('Escape')
  await walls.focus()
  await ana.keyboard.press('Enter')
  await ana.getByRole('dialog', { name: 'Walls' }).getByRole('button', { name: 'Rule FZ-6.3' }).tap()
  await expect(ana.locator('section.pointed')).toContainText('13 in all')
  await ana.goto('/rules/chess')
  await expect(ana.locator('main')).toContainText('does not exist')
})
