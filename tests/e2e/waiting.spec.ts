/** A table that waits: who opened it decides, the others see what and who; seats of those who left are freed. */
import { expect, type Page, test } from '@playwright/test'
import { desktop, expectAccessible, expectLegible, gameCard, phone, shot, shots } from './kit.ts'

const openWithFriends = async (page: Page, name: string): Promise<void> => {
  await page.goto('/')
  await page.getByLabel('Tu nombre').fill(name)
  await gameCard(page, 'Fortaleza').getByRole('button', { name: 'Con amigos' }).click()
  await expect(page.locator('.chair.me')).toContainText(name)
}

test('who opens the table decides; who sits down with them reads what was decided, and says that they are ready', async ({
  browser,
}) => {
  const ana = await (await desktop(browser)).newPage()
  await openWithFriends(ana, 'Ana')
  await expect(ana.locator('.chair.me')).toContainText('lleva la mesa')
  const berta = await (await phone(browser)).newPage()
  await berta.goto(ana.url())
  await expect(berta.locator('main')).toContainText('Ana is the host')
  await expect(berta.getByRole('radio')).toHaveCount(0)
  await expectLegible(berta)
  await berta.getByLabel('Your name').fill('Berta')
  await berta.getByRole('button', { name: 'Sit here' }).first().tap()
  const ready = berta.getByRole('button', { name: 'I’m ready' })
  await expect(ready).toBeVisible()
  await expect(berta.getByRole('radio')).toHaveCount(0)
  await expect(berta.getByRole('button', { name: /bot|Start|Free/ })).toHaveCount(0)
  // The way on stays in sight to the end of the page, and there it lies over nothing.
  await berta.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(ready).toBeInViewport({ ratio: 1 })
  const boxes = [berta.locator('.chat form'), berta.locator('.foot')].map((one) => one.boundingBox())
  const [chat, foot] = await Promise.all(boxes)
  expect(chat!.y + chat!.height).toBeLessThanOrEqual(foot!.y)
  await ready.tap()
  const seat = ana.locator('.chair', { hasText: 'Berta' })
  await expect(seat).toContainText('por su parte, ya')
  await expectAccessible(ana)
  await expectAccessible(berta)
  await expectLegible(berta)
  await shots(ana, 'waiting-opener-es')
  await shots(berta, 'waiting-guest-en')

  // Another game than the one she was ready for.
  await ana.getByRole('radio', { name: '15 min + 30 s' }).click()
  await expect(berta.locator('.options')).toContainText('15 min + 30 s')
  await expect(berta.locator('.chair.me')).not.toContainText('ready')
  await expect(seat).not.toContainText('por su parte, ya')

  // No seat is promised to whoever opens the link where none is left.
  await expect(ana.locator('.share')).toContainText('quien lo abra podrá sentarse')
  for (let taken = 3; taken <= (await ana.locator('.chair').count()); taken++) {
    await ana.locator('.chair:not(.taken) button').first().click()
    await expect(ana.locator('.chair.taken')).toHaveCount(taken)
  }
  await expect(ana.locator('.share')).toContainText('Ya no queda ningún asiento libre')
  await expect(ana.getByRole('heading', { level: 1 })).toHaveText('Todo listo para empezar')
  await expect(berta.getByRole('heading', { level: 1 })).toHaveText('Waiting for Ana')
  await expect(berta.locator('.share')).toContainText('Every seat is taken')
  await ana.getByRole('button', { name: 'Empezar' }).click()
  for (const page of [ana, berta]) await expect(page.locator('.fz-board')).toBeVisible()
})

test('a seat that somebody has left is freed by who opened the table; when they stand up, another decides', async ({
  browser,
}) => {
  const ana = await (await desktop(browser)).newPage()
  await openWithFriends(ana, 'Ana')
  const [berta, carles] = [
    await (await phone(browser)).newPage(),
    await (await phone(browser, { locale: 'es-ES', colorScheme: 'light' })).newPage(),
  ]
  await berta.goto(ana.url())
  await berta.getByLabel('Your name').fill('Berta')
  await berta.getByRole('button', { name: 'Sit here' }).first().tap()
  await expect(ana.locator('.chair', { hasText: 'Berta' })).toBeVisible()
  await carles.goto(ana.url())
  await carles.getByLabel('Tu nombre').fill('Carles')
  await carles.getByRole('button', { name: 'Siéntate aquí' }).first().tap()
  await expect(ana.locator('.chair', { hasText: 'Carles' })).toBeVisible()
  await berta.close()
  await expect(carles.locator('.chair', { hasText: 'Berta' })).toContainText('se ha ido')
  await expect(carles.getByRole('button', { name: /Liberar/ })).toHaveCount(0)
  await shots(ana, 'waiting-left-es')
  await shots(carles, 'waiting-guest-es')
  await ana.getByRole('button', { name: 'Liberar el asiento de Berta' }).click()
  await expect(ana.locator('.chair', { hasText: 'Berta' })).toHaveCount(0)
  await expect(ana.locator('.chair.taken')).toHaveCount(2)

  await ana.getByRole('button', { name: 'Levantarse' }).click()
  await expect(carles.locator('.chair.me')).toContainText('lleva la mesa')
  await expect(carles.getByRole('radio').first()).toBeEnabled()
  await expect(ana.locator('main')).toContainText('Carles lleva la mesa')
  await shot(ana, 'waiting-stood-up-desktop-day')
  await carles.getByRole('button', { name: /Llenar/ }).tap()
  await expect(carles.locator('.fz-board')).toBeVisible()
})
