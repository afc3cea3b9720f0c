import { expect, test } from '@playwright/test'
import { desktop, expectAccessible, expectNoSideways, gameCard, phone, shot } from './kit.ts'

test('a player says how to be told of their turn; the page says it by its title and its icon', async ({
  browser,
}) => {
  const context = await desktop(browser, { permissions: [] })
  const ana = await context.newPage()
  await ana.goto('/')
  await gameCard(ana, 'Bajo la Protección').getByRole('button', { name: 'Jugar ya' }).click()
  await expect(ana.locator('.seat.me.asked')).toBeVisible()
  await expect(ana).toHaveTitle(/^● Te toca/)
  await expect(ana.locator('link[rel=icon]')).toHaveAttribute('href', '/icon-turn.svg')

  await ana.locator('.menu-button').click()
  await ana.getByRole('button', { name: 'Avísame cuando me toque' }).click()
  const sheet = ana.locator('dialog.signals')
  await sheet.getByLabel('Dos golpes de madera').check()
  await sheet.getByRole('button', { name: 'Probar el sonido' }).click()
  await sheet.getByRole('button', { name: 'Activar avisos' }).click()
  await expect(sheet.getByRole('status')).toContainText(
    /No has dado permiso|no puede recibir|No ha funcionado/,
  )
  for (const address of ['http://example.org', 'https://printer.local/x', 'https://127.0.0.1/']) {
    await sheet.getByLabel('Dirección a la que avisar').fill(address)
    await sheet.getByRole('button', { name: 'Guardar' }).click()
    await expect(sheet.getByRole('status')).toContainText('https de internet')
  }
  await sheet.getByLabel('Dirección a la que avisar').fill('https://example.org/turn')
  await sheet.getByRole('button', { name: 'Guardar' }).click()
  await expect(sheet.getByRole('status')).toHaveText('Guardado.')
  await shot(ana, 'signals-desktop-day')
  await expectAccessible(ana)
  await sheet.getByRole('button', { name: 'Cerrar' }).click()
  await ana.reload()
  await ana.locator('.menu-button').click()
  await ana.getByRole('button', { name: 'Avísame cuando me toque' }).click()
  await expect(sheet.getByLabel('Dos golpes de madera')).toBeChecked()
  await expect(sheet.getByLabel('Dirección a la que avisar')).toHaveValue('https://example.org/turn')
  // Nobody is to be called after the test.
  await sheet.getByLabel('Dirección a la que avisar').fill('')
  await sheet.getByRole('button', { name: 'Guardar' }).click()
  await expect(sheet.getByRole('status')).toHaveText('Guardado.')

  // Who watches is not told of anybody's turn.
  const watcher = await (await phone(browser)).newPage()
  await watcher.goto(new URL(ana.url()).pathname)
  await watcher.locator('.menu-button').tap()
  await expect(watcher.getByRole('button', { name: 'Rules' })).toBeVisible()
  await expect(watcher.getByRole('button', { name: 'Tell me when' })).toHaveCount(0)
  await expectNoSideways(watcher)
})

test('new lines of chat light a lamp on its tab until they are read', async ({ browser }) => {
  const ana = await (await desktop(browser)).newPage()
  await ana.goto('/')
  await gameCard(ana, 'Fortaleza').getByRole('button', { name: 'Jugar ya' }).click()
  await expect(ana.locator('.fz-board')).toBeVisible()
  const berta = await (await desktop(browser)).newPage()
  await berta.goto(new URL(ana.url()).pathname)
  await berta.getByRole('tab', { name: 'Charla' }).click()
  await berta.locator('.chat input').fill('¡Suerte!')
  await berta.locator('.chat input').press('Enter')
  await expect(ana.getByRole('img', { name: 'hay mensajes nuevos' })).toBeVisible()
  await shot(ana, 'chat-lamp-desktop-day')
  await expectAccessible(ana)
  await ana.getByRole('tab', { name: 'Charla' }).click()
  await expect(ana.getByRole('img', { name: 'hay mensajes nuevos' })).toHaveCount(0)
  await ana.getByRole('tab', { name: 'Registro' }).click()
  await expect(ana.getByRole('img', { name: 'hay mensajes nuevos' })).toHaveCount(0)
})
