/** Fortium under the hand: board, dice and prices, with a mouse and with a finger. */
import { expect, type Page, test } from '@playwright/test'
import { overlap } from '../../frontend/kit/freePlace.ts'
import { findMoment, seldom } from '../screenshots/seldom.ts'
import { openTable, playNow } from './atTable.ts'
import { roll, rolledOnPhone, start } from './fortium.ts'
import { desktop, expectNoSideways, phone, pressBy, shot } from './kit.ts'

test('the dice and the end of the turn keep their place as a die and a group are taken up', async ({
  browser,
}) => {
  const [laptop, low, lying, upright] = [
    await desktop(browser),
    await desktop(browser, { viewport: { width: 1024, height: 768 } }),
    await phone(browser, { viewport: { width: 844, height: 390 } }),
    await phone(browser),
  ]
  for (const [screen, press] of [
    [laptop, pressBy('click')],
    [low, pressBy('click')],
    [lying, pressBy('tap')],
    [upright, pressBy('tap')],
  ] as const) {
    const page = await screen.newPage()
    await page.goto('/')
    for (const seats of [2, 4]) {
      await openTable(page, 'fortium', seats)
      await start(page, press)
      await expect.poll(() => roll(page, press), { timeout: 60_000 }).toBe(true)
      const things = page.locator('.ft-tray-die, .ft-end')
      const slips = () =>
        things.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
      const before = await slips()
      await press(page.locator('.ft-tray-die:enabled').first())
      await press(page.locator('.ft-place.free').first())
      await expect(page.locator('.ft-sizes button').nth(1)).toBeVisible()
      expect(await slips()).toEqual(before)
      await expectNoSideways(page)
    }
    await screen.close()
  }
})

test('on a phone that lies a finger that strays beside a group, or a base it can go to, means it all the same', async ({
  browser,
}) => {
  const page = await (await phone(browser, { viewport: { width: 844, height: 390 } })).newPage()
  await page.goto('/')
  await openTable(page, 'fortium', 4)
  await start(page, pressBy('tap'))
  // The tip of a tent, drawn over the cell beside its own: that cell is meant, and whatever stands there.
  const met = await page.locator('.ft-place[data-anchor="2,8"]').evaluate((place) => {
    const { a, e, f } = (place as SVGGElement).getScreenCTM()!
    return document
      .elementFromPoint(e + 31 * a, f - 10 * a)
      ?.closest('.ft-place')
      ?.getAttribute('data-anchor')
  })
  expect(met).not.toBe('2,8')
  await expect.poll(() => roll(page, pressBy('tap')), { timeout: 60_000 }).toBe(true)
  await expect(page.locator('.flight')).toHaveCount(0)
  /** So many pixels beside the middle of a place. */
  const tapBeside = async (anchor: string, dx: number, dy: number): Promise<void> => {
    const [x, y] = await page.locator(`.ft-place[data-anchor="${anchor}"]`).evaluate((place) => {
      const { e, f } = (place as SVGGElement).getScreenCTM()!
      return [e, f]
    })
    await page.touchscreen.tap(x! + dx, y! + dy)
  }
  // A cell is 16 pixels broad. On bare ground, where nothing is lit yet.
  await tapBeside('2,8', 2, 12)
  await expect(page.locator('.ft-place.taken')).toHaveAttribute('data-anchor', '2,8')
  await expect(page.locator('.info-card')).toHaveCount(0)
  // On a cell that is lit itself, beside the base: both are within reach whatever was rolled.
  await expect(page.locator('.ft-place.open.bare').first()).toBeVisible()
  // Once the board that came closer stands still under the finger.
  await expect(page.locator('.board.settling')).toHaveCount(0)
  await tapBeside('base:W', 0, -11)
  await expect(page.locator('.actions li').last()).toHaveText(/ base/)
})

test('on a phone what is taken up is seen closer with all cells that it can go to, and nothing scrolls', async ({
  browser,
}) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    const screen = await phone(browser, { viewport })
    const page = await screen.newPage()
    await page.goto('/')
    await openTable(page, 'fortium', 4)
    await start(page, pressBy('tap'))
    await expect.poll(() => roll(page, pressBy('tap')), { timeout: 60_000 }).toBe(true)
    await expect(page.locator('.flight')).toHaveCount(0)
    const seen = () =>
      page.evaluate(() => {
        const board = document.querySelector<SVGSVGElement>('.ft-board')!
        const frame = document.querySelector('.board')!.getBoundingClientRect()
        const open = [...board.querySelectorAll('.ft-place.open')].map((place) => {
          const { e, f } = (place as SVGGElement).getScreenCTM()!
          return [e - frame.x, f - frame.y]
        })
        return {
          cell: 48 * board.getScreenCTM()!.a,
          frame: [frame.x, frame.y, frame.width, frame.height, scrollY],
          hidden: open.filter(([x, y]) => x! < 0 || y! < 0 || x! > frame.width || y! > frame.height).length,
        }
      })
    const before = await seen()
    // Lying, the board has the whole height of the screen.
    expect(before.cell).toBeGreaterThan(18)
    const group = page.locator('.ft-place[data-anchor="4,10"]')
    /** As the board has just come closer: how many of the places are met where they lie now. */
    const met = page.evaluate(
      () =>
        new Promise((tell) => {
          new MutationObserver((_, watch) => {
            const open = [...document.querySelectorAll('.ft-place.open.bare')]
            if (open.length === 0 || document.querySelector('.board.zoomed') === null) return
            watch.disconnect()
            const places = open.map((place) => {
              const { e, f } = (place as SVGGElement).getScreenCTM()!
              return document.elementFromPoint(e, f)?.closest('.ft-place') ?? null
            })
            tell(places.filter((place) => place !== null).length)
          }).observe(document.body, { subtree: true, attributeFilter: ['class'] })
        }),
    )
    await group.tap()
    // A hasty finger, which aims at what lay there before, presses nothing.
    expect(await met).toBe(0)
    await expect(page.locator('.ft-place.open').first()).toBeVisible()
    await expect.poll(async () => (await seen()).cell).toBeGreaterThanOrEqual(22)
    expect(await seen()).toMatchObject({ frame: before.frame, hidden: 0 })
    // What everybody lacks lies over the lower edge of what is seen closer: it keeps to one line meanwhile.
    if (viewport.width < viewport.height)
      expect((await page.locator('.ft-goals').boundingBox())!.height).toBeLessThan(30)
    await shot(page, `in-hand-phone-${viewport.width}`)
    // Fewer at each tap, and after the last one the whole board again.
    while ((await page.locator('.ft-place.taken').count()) > 0) await group.tap()
    await expect.poll(seen).toEqual(before)
    // Beside the board the head keeps its height, also with the longest round and question.
    const high = await page.locator('.bar').evaluate((bar) => {
      const before = bar.clientHeight
      bar.querySelector('.what small')!.textContent = 'Ronda 12 · al primer diamante, quedan 4'
      bar.querySelector('.status')!.textContent =
        'Toca un grupo que mover, o antes un dado; o cambia, compra y construye abajo'
      return bar.clientHeight - before
    })
    expect(high).toBe(0)
    await screen.close()
  }
})

test('on a phone a walk is seen as closely as where it may go, and the whole board after it', async ({
  browser,
}) => {
  const page = await (await phone(browser, { reducedMotion: 'no-preference' })).newPage()
  await page.goto('/')
  await openTable(page, 'fortium', 4)
  await start(page, pressBy('tap'))
  await expect.poll(() => roll(page, pressBy('tap')), { timeout: 60_000 }).toBe(true)
  await expect(page.locator('.flight')).toHaveCount(0)
  const isCloser = () => page.locator('.board').evaluate((board) => board.classList.contains('zoomed'))
  await page.locator('.ft-place[data-anchor="4,10"]').tap()
  await expect.poll(isCloser).toBe(true)
  await page.locator('.ft-place.open.bare').first().tap()
  await expect(page.locator('.scene-walker')).toBeVisible()
  expect(await isCloser()).toBe(true)
  await expect.poll(isCloser).toBe(false)
  await expect(page.locator('.scene-walker')).toHaveCount(0)
})

test('on an upright phone a whole turn is read in the row that is bare then, and its lines are not cut', async ({
  browser,
}) => {
  const page = await rolledOnPhone(browser)
  await page.locator('.ft-end').tap()
  await expect(page.locator('.confirm.ready')).toBeVisible()
  const box = (part: string) =>
    page.locator(part).evaluate((one) => {
      const { left, top, bottom } = one.getBoundingClientRect()
      return { left, top, bottom, isWhole: one.scrollHeight <= one.clientHeight }
    })
  const [turn, row, goods, undo, confirm] = [
    await box('.actions li:last-child'),
    await box('.ft-act'),
    await box('.ft-goods'),
    await box('.actions > button:not(.confirm)'),
    await box('.actions .confirm'),
  ]
  expect(turn.isWhole).toBe(true)
  expect(turn.top).toBeGreaterThanOrEqual(row.top)
  expect(turn.bottom).toBeLessThanOrEqual(goods.top)
  // What confirms and takes back stays in the foot.
  expect(undo.top).toBeGreaterThan(goods.bottom)
  expect(confirm.top).toBe(undo.top)
  expect(confirm.left).toBeGreaterThan(undo.left + 100)
  // Of more acts than the row has room for all are read: the list goes on above it.
  const lines = await page.locator('.actions ol').evaluate((list) => {
    for (let n = 0; n < 5; n++) list.prepend(list.lastElementChild!.cloneNode(true))
    return [...list.children].map((line) => {
      const { top, bottom, height } = line.getBoundingClientRect()
      return { top, bottom, height, before: getComputedStyle(line, '::before').content }
    })
  })
  expect(lines.length).toBe(6)
  for (const [index, line] of lines.entries()) {
    expect(line).toMatchObject({ before: 'none' })
    expect(line.height).toBeGreaterThan(12)
    expect(line.top).toBeGreaterThanOrEqual(lines[index - 1]?.bottom ?? 0)
    expect(line.bottom).toBeLessThanOrEqual(goods.top)
  }
})

test('[FT-4.4] stocks and prices keep their place while lost miners are bought back, and after the last of them', async ({
  browser,
  baseURL,
}) => {
  const page = await (await phone(browser)).newPage()
  const { path, key } = await findMoment(baseURL ?? '', seldom.recovery)
  await page.goto(`${path}#s=${key}`)
  const prices = page.locator('.ft-lost .ft-price')
  await expect(prices).toHaveCount(4)
  await shot(page, 'fortium-recovery-phone-day')
  const goods = page.locator('.ft-rate, .ft-prices .ft-price')
  const slips = () =>
    goods.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoSideways(page)
    for (const one of await goods.all()) await expect(one).toBeInViewport({ ratio: 1 })
    for (const one of await prices.all()) await expect(one).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.ft-lost > .main')).toBeInViewport({ ratio: 1 })
  }
  const before = await slips()
  await page.locator('.ft-lost .ft-price:not(.dim)').first().tap()
  await expect(page.locator('.ft-lost')).toHaveCount(0)
  expect(await slips()).toEqual(before)
})

test('[FT-4.4] on an upright phone what rolls lies where what collects did, also while lost miners are bought back', async ({
  browser,
  baseURL,
}) => {
  const page = await (await phone(browser)).newPage()
  const { path, key } = await findMoment(baseURL ?? '', { ...seldom.recovery, seats: 3 })
  await page.goto(`${path}#s=${key}`)
  await expect(page.locator('.ft-lost .ft-price')).toHaveCount(4)
  const [roll, stocks] = [
    (await page.locator('.ft-lost > .main').boundingBox())!,
    (await page.locator('.ft-stocks').boundingBox())!,
  ]
  expect(roll.x).toBeLessThan(10)
  expect(roll.x + roll.width).toBeLessThan(120)
  expect(roll.y + roll.height).toBeLessThanOrEqual(stocks.y)
})

test('on a laptop what spreads the miners stands in one line, clear of every place on the board', async ({
  browser,
}) => {
  const page = await (await desktop(browser, { viewport: { width: 1280, height: 720 } })).newPage()
  await page.goto('/')
  await openTable(page, 'fortium', 3)
  await expect(page.locator('.ft-quarry')).toHaveCount(3)
  const tops = await page
    .locator('.ft-quarry')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  expect((await page.locator('.ft-act > .ft-sheet').boundingBox())!.height).toBeLessThan(60)
})

test('on an upright phone an exchange is asked about below the stocks, and cuts none of their lines', async ({
  browser,
  baseURL,
}) => {
  const page = await (await phone(browser)).newPage()
  const { path, key, presses } = await findMoment(baseURL ?? '', { ...seldom.exchange, seats: 3 })
  await page.goto(`${path}#s=${key}`)
  for (const press of presses) await page.locator(press).first().tap()
  const sheet = (await page.locator('.ft-sheet:has(.ft-swap)').boundingBox())!
  const banks = await page
    .locator('.ft-bank')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
  for (const bottom of banks) expect(bottom).toBeLessThanOrEqual(sheet.y)
})

test('on a laptop no card of the board or of the stock lies over the button that begins a turn', async ({
  browser,
}) => {
  const page = await (await desktop(browser, { viewport: { width: 1280, height: 720 } })).newPage()
  await playNow(page, 'Fortium')
  await start(page, pressBy('click'))
  const begin = page.locator('.tray .main')
  await expect(begin).toBeVisible({ timeout: 30_000 })
  const card = page.locator('.info-card')
  for (const at of ['10,12', '10,14', '10,16', 'mine:turquoise', 'mine:gold']) {
    // From ground that has no card, and once more where the page was still about to listen.
    await expect(async () => {
      await page.mouse.move(860, 500)
      await expect(card).toHaveCount(0, { timeout: 3000 })
      await page.locator(`main [data-anchor="${at}"]`).last().hover({ force: true })
      await expect(card).toBeVisible({ timeout: 3000 })
    }).toPass()
    await expect
      .poll(
        async () => {
          const [slip, button] = [await card.boundingBox(), await begin.boundingBox()]
          return slip === null || button === null ? 'none' : overlap(slip, button)
        },
        { message: at },
      )
      .toBe(0)
  }
})

test('what buys a support card lies beside the kinds that one is told to press, however narrow its sheet is', async ({
  browser,
  baseURL,
}) => {
  const page = await (await phone(browser, { viewport: { width: 844, height: 390 } })).newPage()
  const { path, key, presses } = await findMoment(baseURL ?? '', seldom['card-shop'])
  await page.goto(`${path}#s=${key}`)
  for (const press of presses) await page.locator(press).first().tap()
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    const kinds = (await page.locator('.ft-kinds li').last().boundingBox())!
    const buy = (await page.locator('.ft-buy').boundingBox())!
    expect(buy.x >= kinds.x + kinds.width || buy.y >= kinds.y + kinds.height).toBe(true)
    const sheet = (await page.locator('.ft-shop').boundingBox())!
    expect(buy.x + buy.width).toBeLessThanOrEqual(sheet.x + sheet.width)
    await shot(page, `card-shop-${viewport.width}`)
  }
})

test('on a phone that lies what a tie means is read beside the chances of a fight, on the screen whole', async ({
  browser,
  baseURL,
}) => {
  const context = await phone(browser, { viewport: { width: 844, height: 390 } })
  let page!: Page
  // In the midst of others a cell has no room beside it, and the tray says less: then another fight is looked for.
  for (let tries = 0; tries < 6; tries++) {
    const { path, key, presses } = await findMoment(baseURL ?? '', seldom.fight)
    page = await context.newPage()
    await page.goto(`${path}#s=${key}`)
    for (const press of presses) await page.locator(press).first().tap()
    await expect(page.locator('.ft-fight')).toBeVisible()
    if ((await page.locator('.ft-fight[popover]').count()) > 0) break
  }
  await expect(page.locator('.ft-fight[popover] > small')).toBeVisible()
  const sheet = (await page.locator('.ft-fight').boundingBox())!
  expect(sheet.y).toBeGreaterThanOrEqual(0)
  expect(sheet.y + sheet.height).toBeLessThanOrEqual(390)
  await shot(page, 'fight-844')
})

test('on phones what everybody lacks for their next floor is read beside the board, and clear of it and of all that is pressed', async ({
  browser,
}) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    const context = await phone(browser, { viewport })
    const ana = await context.newPage()
    await openTable(ana, 'fortium', 4)
    await start(ana, pressBy('tap'))
    const goals = ana.locator('.ft-goals')
    await expect(goals.locator('li')).toHaveCount(4)
    await expect(goals).toBeVisible()
    // At one glance: it gives way as something is asked.
    const covered = await ana.evaluate(() => {
      const boxOf = (one: Element): DOMRect => one.getBoundingClientRect()
      const its = boxOf(document.querySelector('.ft-goals')!)
      return ['.ft-board', '.seats', '.ft-stocks', '.ft-act > .ft-row', '.bar'].filter((what) =>
        [...document.querySelectorAll(what)]
          .map(boxOf)
          .some(
            (box) =>
              its.left < box.right && box.left < its.right && its.top < box.bottom && box.top < its.bottom,
          ),
      )
    })
    expect(covered).toEqual([])
    await context.close()
  }
})

test('by night what the next floor costs is read on stone that is in stock, however light', async ({
  browser,
}) => {
  const page = await (await phone(browser, { colorScheme: 'dark' })).newPage()
  await page.goto('/')
  await openTable(page, 'fortium', 3)
  const figure = page.locator('.ft-wanted.next text').first()
  await expect(figure).toHaveCSS('paint-order', /^stroke/)
  const [fill, stroke] = await figure.evaluate((one) => {
    const { fill, stroke } = getComputedStyle(one)
    return [fill, stroke]
  })
  expect(stroke).not.toBe('none')
  expect(stroke).not.toBe(fill)
})

test('[FT-4.33] the card that is bought is as broad as its price was: nothing moves in mid-turn', async ({
  browser,
  baseURL,
}) => {
  const page = await (await desktop(browser, { viewport: { width: 1280, height: 720 } })).newPage()
  const { path, key, presses } = await findMoment(baseURL ?? '', seldom['card-shop'])
  await page.goto(`${path}#s=${key}`)
  for (const press of presses) await page.locator(press).first().click()
  const boxesOf = async () =>
    Promise.all(
      ['.ft-board', '.ft-stocks', '[data-anchor="price:floor"]', '.seats'].map((part) =>
        page.locator(part).boundingBox(),
      ),
    )
  const width = async (anchor: string): Promise<number> =>
    (await page.locator(`[data-anchor="${anchor}"].ft-price`).boundingBox())!.width
  const [before, price] = [await boxesOf(), await width('bank:card')]
  await page.locator('.ft-buy.main').click()
  await expect(page.locator('[data-anchor="own:card"].ft-price')).toBeVisible({ timeout: 15_000 })
  expect(await width('own:card')).toBe(price)
  expect(await boxesOf()).toEqual(before)
  await shot(page, 'card-bought-1280')
})

test('[FT-3.5] on a laptop the board stays where it is as the miners have been spread and the first turn begins', async ({
  browser,
}) => {
  const page = await (await desktop(browser, { viewport: { width: 1280, height: 720 } })).newPage()
  await page.goto('/')
  await openTable(page, 'fortium', 4)
  const board = page.locator('.ft-board')
  await expect(page.locator('.ft-quarry').first()).toBeVisible()
  const before = await board.boundingBox()
  await page.locator('.ft-seal').click()
  await expect(page.locator('.ft-goes')).toBeVisible({ timeout: 60_000 })
  expect(await board.boundingBox()).toEqual(before)
})
