/** What the page of a table says and leaves alone, as one meets it in play. */
import { expect, type Page, test } from '@playwright/test'
import { distance, overlap } from '../../frontend/kit/freePlace.ts'
import { seqOf } from '../../shared/engine/ids.ts'
import type { ServerMessage } from '../../shared/protocol/messages.ts'
import { places, playNow } from './atTable.ts'
import { turnByPointer } from './fortaleza.ts'
import {
  desktop,
  expectAccessible,
  expectNoSideways,
  expectSeatsInSight,
  gameCard,
  isMyTurn,
  nextUp,
  phone,
  shot,
  tabTo,
} from './kit.ts'

const screens = [
  { screen: 'desktop', size: { width: 1280, height: 720 }, context: desktop },
  { screen: 'phone', size: { width: 390, height: 844 }, context: phone },
  { screen: 'landscape', size: { width: 844, height: 390 }, context: phone },
] as const

for (const { screen, size, context } of screens)
  test(`a refusal stands at what was pressed and takes no press; it moves nothing, nor does what is taken up: ${screen}`, async ({
    browser,
  }) => {
    const page = await (await context(browser, { viewport: size })).newPage()
    await playNow(page, 'Fortaleza')
    await expectSeatsInSight(page)
    const refusal = page.getByRole('alert')
    const place = page.locator('.fz-place[data-anchor="temple"]')
    const temple = (await place.boundingBox())!
    const before = await places(page)
    await place.click()
    await expect(refusal).toBeVisible()
    await shot(page, `refusal-${screen}`)
    // Whoever reads it keeps it.
    await refusal.getByRole('button').focus()
    await expect(page.locator('.status')).toBeVisible()
    await expectNoSideways(page)
    await expectAccessible(page)
    expect(await place.boundingBox()).toEqual(temple)
    expect(await places(page)).toEqual(before)
    const told = (await refusal.boundingBox())!
    expect(overlap(told, temple)).toBe(0)
    expect(distance(told, temple)).toBeLessThan(50)
    // A press on its words is heard by what lies under them.
    const words = (await refusal.locator('p').boundingBox())!
    const takes = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('[role="alert"]') !== null,
      [words.x + words.width / 2, words.y + words.height / 2] as const,
    )
    expect(takes).toBe(false)
    // The next act is heard by what it is meant for, and the refusal is gone.
    await page.locator('.fz-in-hand').first().click()
    await expect(page.locator('.fz-in-hand.up')).toHaveCount(1)
    await expect(refusal).toBeHidden()
    expect(await places(page)).toEqual(before)
    await page.locator('.fz-acts button').first().click()
    await expect(page.locator('.actions')).toBeVisible()
    await shot(page, `in-hand-${screen}`)
    expect(await places(page)).toEqual(before)
    await page.locator('.actions button').first().click()
    await expect(page.locator('.actions')).toBeHidden()
    expect(await places(page)).toEqual(before)
    await place.click()
    await expect(refusal).toBeVisible()
    await page.locator('.bar .what').hover()
    await expect(refusal).toBeHidden({ timeout: 12_000 })
    // The list of moves is for keyboards and screen readers, and in the menu for others.
    await page.locator('.menu-button').click()
    await page.getByRole('button', { name: /^(Jugadas posibles|Legal moves)$/ }).click()
    await expect(page.locator('.legal button').first()).toBeVisible()
    await shot(page, `moves-${screen}`)
    await page.getByRole('tab', { name: /^(Registro|Log)$/ }).click()
    await expect(page.locator('#tab-moves')).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await tabTo(page, '#tab-moves')
    await expect(page.locator('#tab-moves')).toBeInViewport()
  })

test('on a laptop nothing moves under the pointer through a turn of Fortium, and a refusal goes with the next act', async ({
  browser,
}) => {
  const page = await (await desktop(browser, { viewport: { width: 1280, height: 720 } })).newPage()
  await playNow(page, 'Fortium')
  const refusal = page.getByRole('alert')
  const still = async (before: unknown): Promise<void> => expect(await places(page)).toEqual(before)
  await page.getByRole('button', { name: 'Listo', exact: true }).click()
  await expect(page.locator('.ft-act .main')).toBeVisible()
  await expect.poll(() => isMyTurn(page)).toBe(true)
  const before = await places(page)
  // Too dear, and too early: it is said at what was pressed, which stays where it is.
  const price = page.locator('.ft-price').first()
  const at = (await price.boundingBox())!
  await price.click()
  await expect(refusal).toBeVisible()
  expect(await price.boundingBox()).toEqual(at)
  const told = (await refusal.boundingBox())!
  expect([overlap(told, at), distance(told, at) < 50]).toEqual([0, true])
  await still(before)
  // The next act is heard, and the refusal is gone.
  await page.locator('.ft-act .main').click()
  await expect(page.locator('.ft-end')).toBeVisible()
  await expect(refusal).toBeHidden()
  await still(before)
  await page.locator('.ft-tray-die:enabled').last().click()
  await still(before)
  await page.locator('.ft-place.free').first().click()
  await expect(page.locator('.ft-place.open').first()).toBeAttached()
  await still(before)
  // By the one die: to some places a 1 goes along with it.
  const byOne = page.locator('.ft-place.open.bare').and(page.getByLabel(/se llega con \d en los dados/))
  await byOne.last().click()
  await expect(page.locator('.ft-tray-die:disabled')).toHaveCount(1)
  await still(before)
  await page.locator('.ft-end').click()
  await expect(page.locator('.confirm.ready:enabled')).toBeVisible()
  await shot(page, 'laptop-fortium-in-hand')
  await still(before)
  await page.locator('.confirm').click()
  await expect(page.locator('.actions')).toBeHidden()
  await still(before)
})

test('what was refused while others decided is not said once one is asked oneself', async ({ browser }) => {
  const ana = await (await desktop(browser)).newPage()
  const berta = await (await phone(browser)).newPage()
  await ana.goto('/')
  await ana.getByLabel('Tu nombre').fill('Ana')
  await gameCard(ana, 'Fortaleza').getByRole('button', { name: 'Con amigos' }).click()
  await ana.getByRole('radio', { name: '5', exact: true }).click()
  await expect(ana.locator('.chair')).toHaveCount(5)
  await berta.goto(new URL(ana.url()).pathname)
  await berta.getByLabel('Your name').fill('Berta')
  await berta.getByRole('button', { name: 'Sit here' }).first().tap()
  await expect(ana.locator('.chair.taken')).toHaveCount(2)
  await ana.getByRole('button', { name: /Llenar/ }).click()
  await expect(berta.locator('.fz-in-hand').first()).toBeVisible()
  // As many as sit at any table, upright.
  await expectSeatsInSight(berta)
  if ((await nextUp(ana, berta)) === ana) await turnByPointer(ana, 'click', 0)
  await expect.poll(() => isMyTurn(berta)).toBe(true)
  await ana.locator('.fz-place[data-anchor="temple"]').click()
  const refusal = ana.getByRole('alert')
  await expect(refusal).toContainText('Espera a tu turno')
  // Whoever reads it keeps it; what is no longer so goes all the same.
  await refusal.getByRole('button').hover()
  await turnByPointer(berta, 'tap', 0)
  await expect.poll(() => isMyTurn(ana)).toBe(true)
  await expect(refusal).toBeHidden({ timeout: 2000 })
})

test('Escape closes what lies over a moment of the past, and leaves the moment and its address', async ({
  browser,
}) => {
  const page = await (await desktop(browser)).newPage()
  await playNow(page, 'Fortaleza')
  await page.locator('.menu-button').click()
  await page.getByRole('button', { name: 'Repetición' }).click()
  await page.getByRole('slider').fill('1')
  const at = page.url()
  expect(at).toContain('?m=1')
  // There is no tray, so one's own cards are seen in one's box.
  await expect(page.locator('.seat.me .fz-open-hand li')).toHaveCount(8)
  await page.locator('.menu-button').click()
  await page.keyboard.press('Escape')
  await expect(page.locator('.menu')).toBeHidden()
  await page.locator('.menu-button').click()
  await page.getByRole('button', { name: 'Reglas' }).click()
  await expect(page.locator('dialog.rulebook')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog.rulebook')).toBeHidden()
  await expect(page.locator('.replay')).toBeVisible()
  expect(page.url()).toBe(at)
  await page.keyboard.press('Escape')
  await expect(page.locator('.replay')).toBeHidden()
  await expect(page.locator('.fz-open-hand')).toHaveCount(0)
  // So does the browser's Back, which leads away from the table only after that.
  await page.locator('.menu-button').click()
  await page.getByRole('button', { name: 'Repetición' }).click()
  await expect(page.getByRole('slider')).toBeVisible()
  await page.goBack()
  await expect(page.locator('.replay')).toBeHidden()
  await expect(page.locator('.fz-board')).toBeVisible()
  expect(page.url()).toBe(at.replace('?m=1', ''))
  await page.goBack()
  await expect(page.locator('.game-card').first()).toBeVisible()
})

test('who sits down says a name first; two alike are told apart; it is changed while waiting and in play', async ({
  browser,
}) => {
  const ana = await (await desktop(browser)).newPage()
  // As the table answers a seat that acts faster than people do.
  let isHasty = false
  await ana.routeWebSocket(/\/socket$/, (page) => {
    const table = page.connectToServer()
    page.onMessage((said) => {
      const { cid } = JSON.parse(said === 'ping' ? '{}' : String(said)) as { cid?: number }
      const refused = { t: 'refused', re: cid ?? 0, why: 'tooFast', seq: seqOf(0) } satisfies ServerMessage
      if (isHasty && cid !== undefined) page.send(JSON.stringify(refused))
      else table.send(said)
    })
  })
  await ana.goto('/')
  await gameCard(ana, 'Fortaleza').getByRole('button', { name: 'Con amigos' }).click()
  // Who opens a table says it too, in a sheet over what was pressed, and goes on from there.
  const asking = ana.getByRole('dialog', { name: 'Di antes cómo te llamas' })
  await expect(asking.getByLabel('Tu nombre')).toBeFocused()
  await shot(ana, 'name-first-home')
  await asking.getByLabel('Tu nombre').fill('Ana')
  await asking.getByLabel('Tu nombre').press('Enter')
  await expect(ana.locator('.chair.me b')).toHaveText('Ana')

  const other = await (await phone(browser)).newPage()
  await other.goto(new URL(ana.url()).pathname)
  await expect(other.locator('.chair').first()).toBeVisible()
  const chair = await other.locator('.chair').first().boundingBox()
  await other.getByRole('button', { name: 'Sit here' }).first().tap()
  // In sight of the name that is asked for, and nothing has moved under the finger.
  const nameFirst = other.getByRole('alert').filter({ hasText: 'First write your name' })
  await expect(nameFirst).toBeInViewport({ ratio: 1 })
  expect(await other.locator('.chair').first().boundingBox()).toEqual(chair)
  await expect(other.getByLabel('Your name')).toBeFocused()
  await expect(other.locator('.chair.taken')).toHaveCount(1)
  await expectAccessible(other)
  await other.getByLabel('Your name').fill('ana')
  await other.getByRole('button', { name: 'Sit here' }).first().tap()
  await expect(other.locator('.chair.me b')).toHaveText('ana 2')
  await expect(ana.locator('.chair.taken b').nth(1)).toHaveText('ana 2')
  await shot(other, 'names-phone')

  await ana.getByRole('button', { name: /Llenar/ }).click()
  await expect(other.locator('.seat.me .name')).toHaveText('ana 2')
  await other.locator('.menu-button').tap()
  await other.getByRole('button', { name: 'Change my name' }).tap()
  await expect(other.getByLabel('Your name')).toBeFocused()
  await shot(other, 'rename-phone')
  await expectAccessible(other)
  await other.getByLabel('Your name').fill('Annie')
  await other.locator('.bar .what').tap()
  await expect(other.locator('.menu')).toBeHidden()
  for (const page of [ana, other])
    await expect(page.locator('.seat .name').filter({ hasText: 'Annie' })).toHaveCount(1)

  isHasty = true
  await ana.locator('.menu-button').click()
  await ana.getByRole('button', { name: 'Cambiar mi nombre' }).click()
  await ana.getByLabel('Tu nombre').fill('Anna')
  await ana.getByLabel('Tu nombre').press('Enter')
  await expect(ana.getByRole('alert').filter({ hasText: 'espera un momento' })).toBeInViewport({ ratio: 1 })
  await shot(ana, 'too-fast')
})

/** Buttons of the tray that the turn in hand lies over. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const turn = document.querySelector('.actions')?.getBoundingClientRect()
    if (turn === undefined) return ['no turn in hand']
    return [...document.querySelectorAll('.tray > :not(.actions) :is(button, .fz-pile)')]
      .filter((thing) => {
        const { left, right, top, bottom, width } = thing.getBoundingClientRect()
        const isBeside =
          right <= turn.left + 1 || left >= turn.right || bottom <= turn.top || top >= turn.bottom
        return width > 0 && !isBeside
      })
      .map((thing) => thing.className)
  })

test('the turn in hand lies over nothing that it goes on with', async ({ browser }) => {
  const page = await (await desktop(browser)).newPage()
  await playNow(page, 'Fortaleza')
  await page.locator('.fz-in-hand').first().click()
  await page.locator('.fz-acts button').first().click()
  await expect(page.locator('.actions')).toBeVisible()
  await expect(page.locator('.confirm')).toHaveCount(0)
  for (const width of [1180, 1280, 1440, 1600, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    expect([width, await covered(page)]).toEqual([width, []])
  }
  await page.goto('/')
  await playNow(page, 'Bajo la Protección')
  await page.locator('.ca-in-hand').nth(4).click()
  await expect(page.locator('.confirm')).toHaveClass(/main/)
  for (const width of [1180, 1280, 1440, 1600, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    expect([width, await covered(page)]).toEqual([width, []])
  }
})
