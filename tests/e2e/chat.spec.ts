import { expect, test } from '@playwright/test'
import {
  desktop,
  expectAccessible,
  expectLegible,
  expectNoSideways,
  expectSeatsInSight,
  gameCard,
  phone,
  shot,
} from './kit.ts'

test('friends talk while they wait and while they play; commands do what the buttons do', async ({
  browser,
}) => {
  const ana = await (await desktop(browser)).newPage()
  await ana.goto('/')
  await ana.getByLabel('Tu nombre').fill('Ana')
  await gameCard(ana, 'Bajo la Protección').getByRole('button', { name: 'Con amigos' }).click()
  await ana.getByRole('radio', { name: '3', exact: true }).click()
  await expect(ana.locator('.chair')).toHaveCount(3)
  const berta = await (await phone(browser)).newPage()
  await berta.goto(new URL(ana.url()).pathname)
  await berta.getByLabel('Your name').fill('Berta')

  const say = async (page: typeof ana, text: string): Promise<void> => {
    await page.locator('.chat input').fill(text)
    await page.locator('.chat input').press('Enter')
  }
  await say(berta, '/join')
  await expect(berta.locator('.chat .told').last()).toHaveText('Done.')
  await expect(ana.locator('.chair.taken')).toHaveCount(2)
  await say(ana, '/option winter yes')
  await expect(ana.getByRole('radio', { name: 'Con invierno' })).toBeChecked()
  await say(ana, '/bot random')
  await expect(ana.locator('.chair.taken')).toHaveCount(3)
  await say(ana, '/kick 3')
  await expect(ana.locator('.chair.taken')).toHaveCount(2)
  await say(ana, '/baila')
  await expect(ana.locator('.chat .told').last()).toContainText('No conozco /baila')
  await say(ana, 'Hola, Berta <b>')
  await expect(berta.locator('.chat li').first()).toContainText('Ana Hola, Berta <b>')
  await say(berta, 'Hi!')
  await expect(ana.locator('.chat li').nth(1)).toContainText('Berta Hi!')
  await shot(ana, 'chat-waiting-desktop-day')
  await shot(berta, 'chat-waiting-phone-night')
  await expectAccessible(ana)
  await expectAccessible(berta)
  await expectNoSideways(berta)

  await ana.getByRole('button', { name: 'Silenciar a Berta' }).click()
  await expect(ana.locator('.chat li')).toHaveCount(1)
  await ana.getByRole('button', { name: 'Volver a oír a Berta' }).click()
  await expect(ana.locator('.chat li')).toHaveCount(2)

  await say(ana, '/bot')
  await say(ana, '/start')
  await expect(ana.locator('.ca-board')).toBeVisible()
  await ana.getByRole('tab', { name: 'Charla' }).click()
  await expect(ana.locator('.chat li')).toHaveCount(2)
  await expect(berta.locator('.heard')).toBeAttached()
  await expectSeatsInSight(berta)
  await say(ana, '¡A jugar!')
  // On a phone it peeks in, and takes no press.
  await expect(berta.locator('.heard')).toContainText('Ana ¡A jugar!')
  await shot(berta, 'chat-peeks-phone-night')
  // A reaction is chosen by touch or by keyboard, seen by the others at the seat, and gone after a while.
  await berta.getByRole('button', { name: 'React', exact: true }).tap()
  await shot(berta, 'reactions-phone-night')
  await expectAccessible(berta)
  await berta.getByRole('button', { name: 'Well played!' }).tap()
  await expect(ana.locator('.heard')).toContainText('Berta ¡Bien jugado!')
  await ana.getByRole('button', { name: 'Reaccionar' }).press('Enter')
  await ana.keyboard.press('Tab')
  await ana.keyboard.press('Enter')
  await expect(berta.locator('.heard')).toContainText('Ana Thanks!')
  await expect(ana.locator('.heard p')).toHaveCount(0)
  // Who is muted is seen no more.
  await ana.locator('.seat .chip .name', { hasText: 'Berta' }).click()
  await ana.locator('.seats').getByRole('button', { name: 'Silenciar a Berta' }).click()
  await expect(ana.locator('.chat li')).toHaveCount(2)
  await ana.locator('.seats').getByRole('button', { name: 'Volver a oír a Berta' }).click()
  await berta.getByRole('button', { name: 'Details' }).tap()
  await berta.getByRole('tab', { name: 'Chat' }).tap()
  await expect(berta.locator('.chat li').last()).toContainText('¡A jugar!')
  // What opened the sheet says that it closes it.
  await berta.getByRole('button', { name: 'Close' }).tap()
  await expect(berta.locator('.papers')).toBeHidden()
  await berta.getByRole('button', { name: 'Details' }).tap()
  await expect(berta.locator('.chat li').last()).toContainText('¡A jugar!')
  await shot(ana, 'chat-playing-desktop-day')
  await shot(berta, 'chat-playing-phone-night')
  await expectAccessible(ana)
  await expectAccessible(berta)
  await expectLegible(berta)
  await berta.reload()
  await berta.getByRole('button', { name: 'Details' }).tap()
  await berta.getByRole('tab', { name: 'Chat' }).tap()
  await expect(berta.locator('.chat li')).toHaveCount(3)
})
