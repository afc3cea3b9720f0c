/** Once more, by consent: who wants it comes with one press, and nobody is torn away from the finished board. */
import { type APIRequestContext, expect, test } from '@playwright/test'
import { playAt } from '../examples/bot.ts'
import { desktop, expectAccessible, phone, shot, shots } from './kit.ts'

const names = ['Ana', 'Berta', 'Carles'] as const
const keyOf = (name: string): string => name.padEnd(32, 'k')

/** A game of three people, played to its end by programs that have their keys. */
const playedOut = async (request: APIRequestContext, base: string): Promise<string> => {
  const response = await request.post('/api/tables', {
    data: {
      game: 'castillo',
      seats: 3,
      options: { winter: 'no', roundTrackTalers: 'one', workerSupply: 'choose' },
      host: { name: names[0], token: keyOf(names[0]) },
      bots: null,
      house: { startsWhenFull: true },
    },
  })
  expect(response.status()).toBe(201)
  const { id } = (await response.json()) as { id: string }
  const games: Promise<unknown>[] = []
  for (const [seat, name] of names.entries()) {
    games.push(playAt(base, id, name, { key: keyOf(name), pause: 25 }))
    // Each takes the next free seat.
    await expect
      .poll(async () => JSON.stringify(await (await request.get(`/api/tables/${id}`)).json()))
      .toMatch(new RegExp(`"${names[seat] ?? ''}","present":true`))
  }
  await Promise.all(games)
  return `/g/${id}`
}

test('a rematch is asked for by one, and begins when the others have come of their own accord', async ({
  browser,
  request,
  baseURL,
}) => {
  const path = await playedOut(request, baseURL ?? '')
  // Who only looks on at it finds it where it is kept.
  const stranger = await (await phone(browser)).newPage()
  const sockets: string[] = []
  stranger.on('websocket', (socket) => sockets.push(socket.url()))
  await expect.poll(async () => (await request.get(path)).text(), { timeout: 20_000 }).toContain('id="log:')
  await stranger.goto(path)
  await expect(stranger.locator('dialog.scores')).toBeVisible()
  expect(sockets).toEqual([])
  await stranger.close()
  const [ana, berta, carles] = [
    await (await desktop(browser)).newPage(),
    await (await phone(browser)).newPage(),
    await (await phone(browser, { locale: 'es-ES', colorScheme: 'light' })).newPage(),
  ]
  for (const [page, name] of [
    [ana, 'Ana'],
    [berta, 'Berta'],
    [carles, 'Carles'],
  ] as const) {
    await page.goto(`${path}#s=${keyOf(name)}`)
    await expect(page.locator('dialog.scores')).toBeVisible()
  }
  // The winner under a laurel, everybody in their place, and the turns that decided, each of them to be seen.
  await expect(ana.locator('.honour .crowned')).toBeVisible()
  await expect(ana.locator('.honour-places li')).toHaveCount(names.length)
  await expect(ana.getByRole('link', { name: 'Ver ese turno' }).first()).toBeVisible()
  await carles.getByRole('button', { name: 'Ver el tablero' }).tap()
  await expect(carles.locator('.end-strip')).toContainText(
    /^(¡Has ganado! |Gana |Victoria compartida: ).*\d+-\d+-\d+/,
  )
  await carles.getByRole('button', { name: 'Ver el final' }).tap()
  await expect(carles.locator('.honour')).toBeVisible()
  await carles.getByRole('button', { name: 'Ver el tablero' }).tap()

  await berta.getByRole('button', { name: 'Play again' }).tap()
  await expect(berta.locator('.chair.me')).toContainText('Berta')
  await expect(berta.locator('.chair', { hasText: 'Ana' })).toContainText('on the way')
  await expect(berta.getByRole('button', { name: /^Free/ })).toHaveCount(0)
  await berta.getByRole('button', { name: 'Start' }).tap()
  await expect(berta.getByRole('alert')).toContainText('Somebody is still on the way')
  await shots(berta, 'rematch-waits-en')
  await expectAccessible(berta)

  // The others hear of it where they are, and stay there.
  await expect(ana.getByText('Berta quiere la revancha.')).toBeVisible()
  await expect(ana.locator('dialog.scores')).toBeVisible()
  expect(new URL(ana.url()).pathname).toBe(path)
  await shot(ana, 'rematch-asked-desktop-day')
  await expectAccessible(ana)
  await ana.getByRole('button', { name: 'Ver el tablero' }).click()
  await expect(ana.getByText('Berta quiere la revancha.')).toBeVisible()
  await shots(ana, 'rematch-asked-board-es')
  await expect(carles.getByText('Berta quiere la revancha.')).toBeVisible()

  await carles.getByRole('button', { name: 'Ir a la revancha' }).tap()
  await expect(carles.locator('.chair.me')).toContainText('Carles')
  await expect(carles.locator('main')).toContainText('La partida empieza sola')
  await expect(ana.getByText('Berta y Carles quieren la revancha.')).toBeVisible()
  await shot(ana, 'rematch-two-desktop-day')
  expect(new URL(ana.url()).pathname).toBe(path)
  await ana.getByRole('button', { name: 'Ir a la revancha' }).click()
  for (const page of [ana, berta, carles]) await expect(page.locator('.ca-board')).toBeVisible()
  // Each in the colour of the game before.
  await expect(ana.locator('.seat').first()).toHaveClass(/\bme\b/)
  await expect(berta.locator('.seat').nth(1)).toHaveClass(/\bme\b/)
})
