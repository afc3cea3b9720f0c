/** A page that is open while the site is deployed anew: files it has not asked for yet are gone. */
import { expect, type Page, test } from '@playwright/test'
import { desktop, expectAccessible, gameCard, phone, shot } from './kit.ts'

/** The site has no such file any more: what the server says of one is what the page gets. */
const takeAway = async (page: Page, part: string): Promise<void> => {
  await page.route(`**/assets/${part}-*.js`, async (route) => {
    const url = new URL('/assets/gone-AAAAAAAA.js', page.url()).href
    await route.fulfill({ response: await route.fetch({ url }) })
  })
}

const playNow = async (page: Page): Promise<void> => {
  await page.goto('/')
  await gameCard(page, 'Bajo la Protección').getByRole('button', { name: 'Jugar ya' }).click()
  await expect(page.locator('.ca-board')).toBeVisible()
}

test('a file that has gone is 404 and kept by nobody; one that is there is kept for good', async ({
  request,
}) => {
  const gone = await request.get('/assets/Chat-AAAAAAAA.js')
  expect(gone.status()).toBe(404)
  expect(gone.headers()['cache-control']).toBe('no-store')
  expect(gone.headers()['content-type']).toMatch(/^text\/plain/)
  const [, file = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(await (await request.get('/')).text()) ?? []
  const here = await request.get(file)
  expect(here.status()).toBe(200)
  expect(here.headers()['cache-control']).toContain('immutable')
  for (const address of ['/g/aaaaaaaaaa', '/nonsense', '/rules/nope', '/watch/nope'])
    expect((await request.get(address)).status()).toBe(404)
})

test('an address that leads nowhere is drawn as a page of the site', async ({ browser }) => {
  const page = await (await desktop(browser)).newPage()
  for (const [address, words] of [
    ['/g/aaaaaaaaaa', 'Aquí no hay ninguna mesa'],
    ['/nonsense', 'Esta página no existe.'],
    ['/rules/nope', 'Esta página no existe.'],
    ['/watch/nope', 'Esta página no existe.'],
  ] as const) {
    expect((await page.goto(address))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Abrir una mesa nueva' })).toBeVisible()
  }
})

test('a page whose part has gone says so and is loaded anew once, with what was typed and staged', async ({
  browser,
}) => {
  const page = await (await desktop(browser)).newPage()
  await playNow(page)
  await page.getByRole('tab', { name: 'Charla' }).click()
  await page.locator('.chat input').fill('dicho a medias')
  for (let n = 0; n < 2; n++)
    if (!(await page.locator('.confirm').isVisible()))
      await page.locator('.ca-in-hand:not(.up)').first().click()
  await expect(page.locator('.confirm')).toBeVisible()
  const taken = await page.locator('.ca-in-hand.played').count()

  await takeAway(page, 'Menu')
  let loads = 0
  page.on('load', () => loads++)
  await page.getByRole('button', { name: 'Menú' }).click()
  await expect(page.locator('.part-news')).toContainText('se ha cargado de nuevo')
  await expect(page.locator('.confirm')).toBeVisible()
  await expect(page.locator('.ca-in-hand.played')).toHaveCount(taken)
  await page.getByRole('tab', { name: 'Charla' }).click()
  await expect(page.locator('.chat input')).toHaveValue('dicho a medias')
  await shot(page, 'part-missing-desktop-day')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Menú' }).click()
  await expect(page.locator('.part-news')).toContainText('sigue sin estar')
  await page.waitForTimeout(1500)
  expect(loads).toBe(1)
  await expect(page.locator('.confirm')).toBeVisible()

  await page.unroute('**/assets/Menu-*.js')
  await page.getByRole('button', { name: 'Cargar de nuevo' }).click()
  await expect(page.locator('.part-news')).toContainText('se ha cargado de nuevo')
  await page.locator('.part-news button').click()
  await expect(page.locator('.part-news')).toHaveCount(0)
  await page.getByRole('button', { name: 'Menú' }).click()
  await expect(page.getByRole('button', { name: 'Juego limpio' })).toBeVisible()
  await page.keyboard.press('Escape')

  // Loaded anew by hand there is nothing to be told; in the past, too, the turn in hand is kept.
  await page.goto(`${page.url()}?m=1`)
  await expect(page.locator('.replay')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Volver al presente' }).click()
  await expect(page.locator('.confirm')).toBeVisible()
  await expect(page.locator('.ca-in-hand.up')).toHaveCount(1)
  await page.getByRole('tab', { name: 'Charla' }).click()
  await expect(page.locator('.chat input')).toHaveValue('dicho a medias')
  await expect(page.locator('.part-news')).toHaveCount(0)

  // What it would have answered is not asked any more.
  await page.addInitScript(() => {
    const kept = sessionStorage.getItem('almena-baggage:') ?? ''
    sessionStorage.setItem('almena-baggage:', kept.replace(/"question":"[^"]+"/, '"question":"over"'))
  })
  await page.reload()
  await expect(page.locator('.ca-in-hand').first()).toBeVisible()
  await expect(page.locator('.actions, .part-news')).toHaveCount(0)
})

test('without a connection the page stays as it is, and says what is missing', async ({ browser }) => {
  const context = await phone(browser)
  const page = await context.newPage()
  await page.goto('/')
  await gameCard(page, 'Fortaleza').getByRole('button', { name: 'Play now' }).tap()
  await expect(page.locator('.fz-in-hand').first()).toBeVisible()
  let loads = 0
  page.on('load', () => loads++)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Menu' }).tap()
  await expect(page.locator('.part-news')).toContainText('No connection')
  expect(loads).toBe(0)
  await expect(page.locator('.fz-in-hand').first()).toBeVisible()
})

test('in a frame without storage the seat is kept through it', async ({ browser, baseURL }) => {
  const ana = await (await desktop(browser)).newPage()
  await ana.goto('/')
  await ana.getByLabel('Tu nombre').fill('Ana')
  await gameCard(ana, 'Bajo la Protección').getByRole('button', { name: 'Con amigos' }).click()
  await expect(ana.locator('.chair').first()).toBeVisible()
  const address = `${baseURL}/embed${new URL(ana.url()).pathname}`

  const reader = await (await phone(browser)).newPage()
  await reader.route('**/host', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${address}" width="380" height="800" sandbox="allow-scripts"></iframe>`,
    }),
  )
  await reader.goto('/host')
  const frame = reader.frameLocator('iframe')
  await frame.getByLabel('Your name').fill('Reader')
  await frame.getByRole('button', { name: 'Sit here' }).first().click()
  await expect(ana.locator('.chair.taken')).toHaveCount(2)
  await reader.route('**/assets/ShareSheet-*.js', (route) => route.fulfill({ status: 404 }))
  await frame
    .getByRole('button', { name: /^(Share|More ways…)/ })
    .first()
    .click()
  await expect(frame.locator('.part-news')).toContainText('loaded again')
  await expect(frame.locator('.chair.taken')).toHaveCount(2)
  await expect(frame.locator('.chair.me')).toContainText('Reader')
})
