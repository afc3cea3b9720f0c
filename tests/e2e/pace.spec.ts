/** Who plays alone against bots says how fast they are: at the table, where it is kept, and in a game of one's own. */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { desktop, expectAccessible, expectNoSideways, gameCard, isMyTurn, phone, shot } from './kit.ts'

const paceIn = async (page: Page, label: string): Promise<Locator> => {
  await page.locator('.menu-button').click()
  return page.getByLabel(label)
}

test('the pace of the bots is chosen in the menu, kept by the table, and taken along into a branch', async ({
  browser,
}) => {
  const page = await (await desktop(browser)).newPage()
  await page.goto('/')
  await gameCard(page, 'Fortaleza').getByRole('button', { name: 'Jugar ya' }).click()
  await expect(page.locator('.fz-board')).toBeVisible()
  const pace = await paceIn(page, 'Ritmo de los bots')
  await expect(pace).toHaveValue('usual')
  await expectAccessible(page)
  await pace.selectOption('Al instante')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.reload()
  await expect(await paceIn(page, 'Ritmo de los bots')).toHaveValue('atOnce')

  await page.getByRole('button', { name: 'Repetición' }).click()
  await page.locator('.replay').getByRole('button', { name: 'Jugar desde aquí' }).click()
  await expect(page.getByRole('button', { name: 'Volver a la mesa' })).toBeVisible()
  const own = await paceIn(page, 'Ritmo de los bots')
  await expect(own).toHaveValue('atOnce')
  await own.selectOption('Despacio')
  await page.keyboard.press('Escape')
  await expect(await paceIn(page, 'Ritmo de los bots')).toHaveValue('slow')
})

test('who plays alone may ask what to do, by key or press, is told why, and follows it', async ({
  browser,
}) => {
  const page = await (await phone(browser, { locale: 'es-ES' })).newPage()
  await page.goto('/')
  await gameCard(page, 'Fortaleza').getByRole('button', { name: 'Jugar ya' }).tap()
  await expect.poll(() => isMyTurn(page)).toBe(true)
  const hint = page.locator('.hint')
  const lamp = page.getByRole('button', { name: '¿Qué harías tú?' })
  await expect(lamp).toBeVisible()
  const boxes = () =>
    page.evaluate(() => {
      const parts = [...document.querySelectorAll('.board > svg, .tray, .fz-in-hand, .seats')]
      return parts.map((part) => part.getBoundingClientRect().toJSON())
    })
  // Where others are made faster nothing comes to be pressed for a while after that has gone.
  const room = await page.evaluate(() => {
    const [told, faster] = [document.querySelector('.lately')!, document.createElement('button')]
    const right = (): number => told.getBoundingClientRect().right
    faster.className = 'hurry'
    told.after(faster)
    const beside = right()
    faster.remove()
    return { beside, after: right() }
  })
  expect(room.after).toBe(room.beside)
  await expect
    .poll(() => page.locator('.lately').evaluate((told) => told.getBoundingClientRect().right))
    .toBeGreaterThan(room.after)
  const before = await boxes()
  await page.keyboard.press('h')
  await expect(hint.locator('b')).not.toBeEmpty()
  // It moves nothing, and lies over nothing that it lights.
  expect(await boxes()).toEqual(before)
  const isClear = () =>
    page.evaluate(() => {
      const slip = document.querySelector('.hint:not(.waits)')?.getBoundingClientRect()
      const lit = [...document.querySelectorAll('[data-hinted]')].map((one) => one.getBoundingClientRect())
      return lit.every(
        (box) =>
          slip !== undefined &&
          (slip.right <= box.left ||
            slip.left >= box.right ||
            slip.bottom <= box.top ||
            slip.top >= box.bottom),
      )
    })
  await expect.poll(isClear).toBe(true)
  await expect(hint.locator('span')).toHaveText(
    /(mejor que|casi lo mismo) (empezar por )?«.+»|lo demás, si lo hay/i,
  )
  await expect(page.locator('[data-hinted]').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)
  await shot(page, 'hint-phone-night')
  const said = await hint.locator('b').innerText()
  await page.keyboard.press('h')
  await expect(hint).toHaveCount(0)
  await expect(page.locator('[data-hinted]')).toHaveCount(0)
  // The same question gets the same answer.
  await lamp.tap()
  await expect(hint.locator('b')).toHaveText(said)
  await hint.getByRole('button', { name: 'Probar esto' }).tap()
  // In hand it is told in short, and named in full.
  await expect(page.locator('.actions li')).toHaveAccessibleName(said)
  await expect(hint).toHaveCount(0)

  // The menu lies over the signs of the lowest row, to its last line; and what is in hand waits while one looks elsewhere.
  await page.setViewportSize({ width: 390, height: 640 })
  await page.locator('.menu-button').tap()
  const home = page.locator('.menu').getByRole('link', { name: 'Inicio' })
  await home.scrollIntoViewIfNeeded()
  const isOnTop = home.evaluate((link) => {
    const { left, top, height } = link.getBoundingClientRect()
    return link.contains(document.elementFromPoint(left + 8, top + height / 2))
  })
  expect(await isOnTop).toBe(true)
  await home.tap()
  await expect(page.locator('.home')).toBeVisible()
  await page.goBack()
  await expect(page.locator('.actions li')).toHaveAccessibleName(said)
  await page.locator('.actions').getByRole('button', { name: 'Deshacer' }).tap()
  await expect(page.locator('.actions')).toHaveCount(0)
})

test('where nothing can be thought out it is said and left, and asked again it is thought of', async ({
  browser,
}) => {
  const page = await (await desktop(browser)).newPage()
  const thread = /thread-[^/]*\.js$/
  await page.route(thread, (route) => route.abort())
  await page.goto('/')
  await gameCard(page, 'Fortaleza').getByRole('button', { name: 'Jugar ya' }).click()
  await expect.poll(() => isMyTurn(page)).toBe(true)
  const hint = page.locator('.hint')
  const lamp = page.getByRole('button', { name: '¿Qué harías tú?' })
  await lamp.click()
  await expect(hint).toContainText('Ahora no ha salido')
  await page.keyboard.press('h')
  await expect(hint).toHaveCount(0)

  await page.locator('.menu-button').click()
  await page.getByRole('button', { name: 'Repetición' }).click()
  await page.locator('.replay').getByRole('button', { name: 'Jugar desde aquí' }).click()
  await expect(page.getByRole('alert')).toContainText('No se ha podido pensar')
  await page.unroute(thread)
  await page.getByRole('button', { name: 'Volver a la mesa' }).click()
  await expect(page.locator('.fz-board')).toBeVisible()
  // In order again once the present is there.
  await lamp.click()
  await expect(hint.locator('b')).not.toBeEmpty()
})

test('nobody sets it for another: where two people play there is no such choice', async ({ browser }) => {
  const ana = await (await desktop(browser)).newPage()
  await ana.goto('/')
  await ana.getByLabel('Tu nombre').fill('Ana')
  await gameCard(ana, 'Bajo la Protección').getByRole('button', { name: 'Con amigos' }).click()
  await ana.getByRole('radio', { name: '3', exact: true }).click()
  await expect(ana.locator('.chair')).toHaveCount(3)
  const berta = await (await phone(browser)).newPage()
  await berta.goto(ana.url())
  await berta.getByLabel('Your name').fill('Berta')
  await berta.getByRole('button', { name: 'Sit here' }).first().tap()
  await expect(ana.locator('.chair.taken')).toHaveCount(2)
  await ana.getByRole('button', { name: /empezar/i }).click()
  await expect(ana.locator('.ca-board')).toBeVisible()
  await ana.locator('.menu-button').click()
  await expect(ana.locator('.menu')).toContainText('Reglas')
  await expect(ana.getByLabel('Ritmo de los bots')).toHaveCount(0)
  // And nobody is helped where it was not agreed on, nor by playing on alone from where the table stands.
  const lamp = ana.getByRole('button', { name: '¿Qué harías tú?' })
  await expect(lamp).toHaveCount(0)
  // Where it is at other tables it is said why, until that has been read.
  const away = ana.getByRole('button', { name: 'Mesa sin pistas' })
  const why = ana.getByText('nadie las eligió para todos')
  await ana.keyboard.press('Escape')
  await away.hover()
  await expect(why).toBeVisible()
  await shot(ana, 'table-without-hints')
  await away.click({ force: true })
  await ana.reload()
  await expect(ana.locator('.ca-board')).toBeVisible()
  await expect(away).toHaveCount(0)
  await ana.locator('.menu-button').click()
  await ana.getByRole('button', { name: 'Repetición' }).click()
  await ana.locator('.replay').getByRole('button', { name: 'Jugar desde aquí' }).click()
  await expect(ana.getByRole('button', { name: 'Volver a la mesa' })).toBeVisible()
  await expect(ana.locator('.my-turn')).toBeVisible()
  // Longer than it takes to come where one may ask.
  await ana.waitForTimeout(2500)
  await expect(lamp).toHaveCount(0)
})
