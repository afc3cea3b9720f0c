/** The key of a seat lives in one browser: a link may bring another, and does not take its place unasked. */
import { expect, type Page, test } from '@playwright/test'
import { desktop, expectAccessible, expectNoSideways, gameCard, keyOf, phone, shot } from './kit.ts'

/** A table of three that waits, with Ana in its first seat; where it is. */
const openTable = async (ana: Page): Promise<string> => {
  await ana.goto('/')
  await ana.getByLabel('Tu nombre').fill('Ana')
  await gameCard(ana, 'Bajo la Protección').getByRole('button', { name: 'Con amigos' }).click()
  await expect(ana.locator('.chair.taken')).toHaveCount(1)
  return new URL(ana.url()).pathname
}

const sit = async (page: Page, path: string, name: string): Promise<string> => {
  await page.goto(path)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Sit here' }).first().click()
  await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible()
  return (await keyOf(page)) ?? ''
}

test('a link with the key of another seat asks first, says whose it is, and keeps the own seat on refusal', async ({
  browser,
}) => {
  const ana = await (await desktop(browser, { viewport: { width: 1280, height: 720 } })).newPage()
  const path = await openTable(ana)
  const own = await keyOf(ana)
  const berta = await (await phone(browser)).newPage()
  const other = await sit(berta, path, 'Berta')

  await ana.goto('/')
  await ana.goto(`${path}#s=${other}`)
  await expect(ana.getByRole('heading', { name: '¿Qué asiento es el tuyo?' })).toBeVisible()
  await expect(ana.getByText('Este enlace abre el asiento de Berta.')).toBeVisible()
  expect(new URL(ana.url()).hash).toBe('')
  await expectAccessible(ana)
  await shot(ana, 'keys-desktop-day')
  expect(await keyOf(ana)).toBe(own)
  await ana.getByRole('button', { name: 'Seguir con Ana' }).click()
  await expect(ana.locator('.chair.taken')).toHaveCount(2)
  expect(await keyOf(ana)).toBe(own)

  // Followed on the open page, the same is asked; and who says yes changes seats.
  await ana.evaluate((key) => (location.hash = `s=${key}`), other)
  await ana.getByRole('button', { name: 'Pasar a Berta' }).click()
  await expect(ana.locator('.chair.taken')).toHaveCount(2)
  expect(await keyOf(ana)).toBe(other)
  expect(new URL(ana.url()).hash).toBe('')

  await berta.goto(`/about`)
  await berta.goto(`${path}#s=${own}`)
  await expect(berta.getByRole('heading', { name: 'Which seat is yours?' })).toBeVisible()
  await expectNoSideways(berta)
  await expectAccessible(berta)
  await shot(berta, 'keys-phone-night')
  await berta.getByRole('button', { name: 'Stay as Berta' }).tap()
  await expect(berta.locator('.chair.taken')).toHaveCount(2)
  expect(await keyOf(berta)).toBe(other)
})

test('a key that opens nothing takes no place; where no seat is held a link needs no asking', async ({
  browser,
}) => {
  const ana = await (await desktop(browser)).newPage()
  const path = await openTable(ana)
  const own = (await keyOf(ana)) ?? ''
  await ana.goto('/')
  await ana.goto(`${path}#s=${'x'.repeat(32)}`)
  await expect(ana.locator('.chair.taken')).toHaveCount(1)
  expect(await keyOf(ana)).toBe(own)
  expect(new URL(ana.url()).hash).toBe('')

  // A device that has looked on before, and one that has not.
  const [looked, fresh] = [await (await phone(browser)).newPage(), await (await phone(browser)).newPage()]
  await looked.goto(path)
  await expect(looked.getByRole('button', { name: 'Sit here' }).first()).toBeVisible()
  for (const page of [looked, fresh]) {
    await page.goto('/about')
    await page.goto(`${path}#s=${own}`)
    await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible()
    expect(await keyOf(page)).toBe(own)
  }
})
