/** A table on a phone, held either way: what is in sight, and what stands aside for what. */
import { type Browser, expect, type Page, test } from '@playwright/test'
import { overlap, type Slip } from '../../frontend/kit/freePlace.ts'
import { firstTurns } from '../browsers/turns.ts'
import { begunBy, undoAsked } from '../screenshots/seldom.ts'
import { openTable, places, playNow } from './atTable.ts'
import { roll, start } from './fortium.ts'
import {
  desktop,
  expectAccessible,
  expectLegible,
  expectNoBand,
  expectNoSideways,
  expectSeatsInSight,
  firstVisit,
  gameCard,
  isOnTop,
  phone,
  shot,
} from './kit.ts'

/** What one has to pay with and to play, as each game shows it in the tray. */
const ownStocks = {
  fortaleza: '.fz-own',
  castillo: '.ca-own',
  fortium: '.ft-stocks',
  storming: '.seat.me .chip',
} as const

for (const game of ['fortaleza', 'castillo', 'fortium', 'storming'] as const)
  test(`on a phone lying down all is seen at once, and held either way nothing moves for the turn in hand: ${game}`, async ({
    browser,
  }) => {
    const { name, ways } = firstTurns[game]
    const lying = { width: 844, height: 390 }
    const page = await (await phone(browser, { viewport: lying })).newPage()
    await playNow(page, name === 'Cast' ? 'Under the Castle' : name)
    await expect(page.locator('.board svg').first()).toBeVisible()
    await shot(page, `lying-${game}`)
    // Nothing is below its edge: a page that can be scrolled shifts under the finger.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
    const [bar, board] = await Promise.all(
      [page.locator('.bar'), page.locator('.board svg').first()].map((part) => part.boundingBox()),
    )
    // Below the head, or beside it.
    const isClear = board!.y >= bar!.y + bar!.height - 1 || board!.x + board!.width <= bar!.x + 1
    expect(isClear).toBe(true)
    expect(board!.y).toBeGreaterThanOrEqual(0)
    expect(board!.y + board!.height).toBeLessThanOrEqual(lying.height + 1)
    // And so are the seats in one row, all that one has in hand, and the row of zoom and details.
    for (const part of ['.tray', '.zoom', '.sheet-handle']) {
      const box = await page.locator(`.table-page ${part}`).boundingBox()
      expect(box!.y + box!.height).toBeLessThanOrEqual(lying.height + 1)
    }
    const upright = { width: 390, height: 844 }
    const held = async () => {
      const all = []
      for (const size of [upright, lying]) {
        await page.setViewportSize(size)
        // As it stands once it has been turned: for a frame the hand is laid out for the page as it was before.
        await page.evaluate(
          () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
        )
        all.push(await places(page))
      }
      return all
    }
    const before = await held()
    // What one may say to the others is one press away, held either way: above its button, and off the board upright.
    const aid = page.getByRole('button', { name: 'Player aid' })
    for (const size of [upright, lying]) {
      await page.setViewportSize(size)
      await expect(aid).toBeInViewport({ ratio: 1 })
      expect(await isOnTop(aid)).toBe(true)
      const react = page.locator('.react-button')
      await expect(react).toBeInViewport({ ratio: 1 })
      expect(await isOnTop(react)).toBe(true)
      await react.tap()
      const choice = (await page.locator('.reactions').boundingBox())!
      expect(choice.y + choice.height).toBeLessThanOrEqual((await react.boundingBox())!.y)
      expect(choice.y).toBeGreaterThan(size.height * 0.4)
      await react.tap()
      await expect(page.locator('.reactions')).toBeHidden()
    }
    expect(await held()).toEqual(before)
    // So is the player aid.
    await aid.tap()
    await expect(page.locator('dialog.rulebook')).toHaveAccessibleName('Player aid')
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog.rulebook')).toBeHidden()
    expect(await held()).toEqual(before)
    const pressable = ways.filter((way) => !way.startsWith('.confirm'))
    // In hand, not on its way.
    const inHand = page.locator('.actions > button:enabled').first()
    for (let n = 0; n < 8 && !(await inHand.isVisible()); n++) {
      // Others may be on turn, or dice roll: that is no press.
      await expect(page.locator(pressable.join(', ')).filter({ visible: true }).first()).toBeVisible()
      for (const way of pressable) {
        const one = page.locator(way).first()
        if (!(await one.isVisible())) continue
        await one.tap()
        await expect(page.locator('.actions > button:disabled')).toHaveCount(0)
        break
      }
    }
    await expect(inHand).toBeVisible()
    expect(await held()).toEqual(before)
    await page.setViewportSize(upright)
    await shot(page, `upright-in-hand-${game}`)
    await expectLegible(page)
    await expectNoBand(page)
    // What one has is in sight all the while.
    for (const own of await page.locator(ownStocks[game]).all())
      await expect(own).toBeInViewport({ ratio: 0.95 })
    await expect(page.locator(ownStocks[game]).first()).toBeVisible()
    // Between the signs for zoom and details, in the lowest row.
    for (const part of ['.zoom', '.sheet-handle', '.confirm, .actions']) {
      const box = await page.locator(`.table-page :is(${part})`).first().boundingBox()
      expect(box!.y + box!.height).toBeLessThanOrEqual(upright.height + 1)
    }
  })

for (const game of ['fortaleza', 'castillo', 'fortium', 'storming'] as const)
  test(`on a phone held either way a wish to take back is read and answered: ${game}`, async ({
    browser,
    baseURL,
  }) => {
    const lying = { viewport: { width: 844, height: 390 } }
    const page = await (await phone(browser, { ...lying, ...firstVisit })).newPage()
    const { path, key } = await undoAsked(baseURL!, game)
    await page.goto(`${path}#s=${key}`)
    const asked = page.locator('.undo-asked')
    // The first steps wait: a bubble, or its line, lay over the question.
    await expect(page.locator('.lessons')).toBeAttached()
    await expect(page.locator('.lessons')).toBeHidden()
    for (const size of [
      { width: 844, height: 390 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size)
      await expect(asked.getByRole('button')).toHaveCount(2)
      await shot(page, `undo-${game}-${size.width}`)
      for (const part of await asked.locator('p, button').all()) {
        await expect(part).toBeInViewport({ ratio: 1 })
        expect(await isOnTop(part)).toBe(true)
      }
      const box = (await asked.boundingBox())!
      // One row: what it lies over upright is the board's lowest.
      expect(box.height).toBeLessThan(80)
      for (const other of await page.locator('.table-page > .bar, .seat').all())
        expect(overlap(box, (await other.boundingBox())!)).toBe(0)
    }
  })

test('on an upright phone the first tip lies over no seat and none of its points', async ({ browser }) => {
  const page = await (await phone(browser, firstVisit)).newPage()
  await playNow(page, 'Storming!')
  const tip = page.locator('.lesson:not(.waits)')
  await expect(tip).toBeVisible()
  await expect(page.locator('.st-kind li')).toHaveCount(6)
  await expect
    .poll(async () => {
      const box = (await tip.boundingBox())!
      const seats = await page.locator('.seat').evaluateAll((all) =>
        all.map((seat) => {
          const { x, y, width, height } = seat.getBoundingClientRect()
          return { x, y, width, height }
        }),
      )
      return seats.reduce((sum, seat) => sum + overlap(box, seat), 0)
    })
    .toBe(0)
})

/** Of the acts beside undo: which are seen, whether those are cut at a word, apart, in their row and clear of what follows. */
const lastTwo = (row: Element) => {
  const box = (one: Element) => one.getBoundingClientRect()
  const acts = [...row.querySelectorAll('li')]
  const seen = acts.filter((act) => box(act).height > 1)
  const [first, last] = [seen[0]!, seen.at(-1)!]
  const confirm = row.parentElement!.querySelector('.confirm')
  const end = confirm === null ? box(row.parentElement!).right : box(confirm).left
  return {
    seen: seen.map((act) => acts.length - acts.indexOf(act)),
    areCut: seen.every((act) => act.scrollHeight > act.clientHeight),
    areApart: box(last).top - box(first).bottom >= 2,
    isIn: box(first).top >= box(row.parentElement!).top && box(last).bottom <= innerHeight,
    isClear: end - box(last).right >= 6,
    before: getComputedStyle(first, '::before').content.startsWith('"+"'),
  }
}
const cut = { seen: [2, 1], areCut: true, areApart: true, isIn: true, isClear: true, before: true }

test('on a phone a turn in hand that is longer than its row is read whole when it is pressed, and moves nothing', async ({
  browser,
}) => {
  const page = await (await phone(browser)).newPage()
  await playNow(page, 'Fortaleza')
  await page.locator('.fz-in-hand').first().tap()
  await page.locator('.fz-acts button').first().tap()
  const [told, row] = [page.locator('.actions ol'), page.locator('.actions > div')]
  await expect(told).toBeVisible()
  // As long as the longest turn: an overbuilt tower with two cards that stand for others, each named.
  await told.evaluate((list) => {
    for (let n = 0; n < 2; n++) list.append(list.firstElementChild!.cloneNode(true))
    for (const line of list.children)
      line.textContent +=
        ' · Second western tower, over Ermessenda’s, level II, with carpenters as weavers'.repeat(2)
  })
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size)
    const around = async () => [
      await places(page),
      await page
        .locator('.actions > button')
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect()))),
    ]
    const before = await around()
    expect(await row.evaluate(lastTwo)).toEqual(cut)
    await shot(page, `turn-cut-${size.width}`)
    await row.tap()
    await shot(page, `turn-whole-${size.width}`)
    expect(await told.evaluate((one) => one.scrollHeight <= one.clientHeight)).toBe(true)
    for (const line of await told.locator('li').all()) {
      await expect(line).toBeInViewport({ ratio: 1 })
      expect(await isOnTop(line)).toBe(true)
    }
    expect(await around()).toEqual(before)
    await page.locator('.status').tap()
    expect(await row.evaluate(lastTwo)).toEqual(cut)
  }
})

/** Pixels between what the bank has and the arrow of what it gives for that, where they are least. */
const nearestArrow = (page: Page): Promise<number> =>
  page.locator('.ft-stocks').evaluate((stocks) => {
    const said = document.createRange()
    return Math.min(
      ...[...stocks.querySelectorAll('.ft-bank')].map((bank) => {
        said.selectNodeContents(bank)
        const arrow = bank.closest('li')!.querySelector('.ft-rate svg')!.getBoundingClientRect()
        return arrow.left - said.getBoundingClientRect().right
      }),
    )
  })

test('on an upright phone the board of the past lies whole above what it is gone through with', async ({
  browser,
}) => {
  const page = await (await phone(browser)).newPage()
  await page.goto('/')
  for (const { game, seats, drawing, high } of [
    { game: 'fortium', seats: 2, drawing: '.ft-board', high: 664 },
    { game: 'castillo', seats: 3, drawing: '.ca-board', high: 664 },
    { game: 'storming', seats: 4, drawing: '.st-map', high: 720 },
  ] as const) {
    await page.setViewportSize({ width: 390, height: high })
    await openTable(page, game, seats)
    if (game === 'fortium') {
      await start(page, (one) => one.tap())
      expect(await nearestArrow(page)).toBeGreaterThanOrEqual(2)
    }
    await page.locator('.menu-button').tap()
    await page.getByRole('button', { name: 'Replay' }).tap()
    await expect(page.locator('.replay')).toBeVisible()
    await shot(page, `past-upright-${game}`)
    const [board, panel] = await Promise.all(
      [drawing, '.replay'].map((part) => page.locator(part).boundingBox()),
    )
    expect(board!.y + board!.height).toBeLessThanOrEqual(panel!.y)
    if (game === 'castillo') {
      // Roles that lay before all are a half of what was played: where there is height for them they are seen then too.
      const roles = page.locator('.ca-queue')
      await expect(roles).toBeHidden()
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(roles).toBeInViewport({ ratio: 1 })
      expect((await page.locator(drawing).boundingBox())!.width).toBeGreaterThan(380)
    }
  }
  // Once the game is over one chooses whose eyes look: it is read whole.
  const widths = await page.locator('.replay-more').evaluate((more) => {
    const eyes = document.createElement('select')
    eyes.append(new Option('Todo a la vista'))
    more.prepend(eyes)
    const width = eyes.offsetWidth
    eyes.style.maxWidth = 'none'
    return [width, eyes.offsetWidth]
  })
  expect(widths[0]).toBe(widths[1])
  // The thumb's way is as long as the line under which the rounds are marked: nothing frames it.
  const frame = await page.getByRole('slider').evaluate((one) => {
    const { padding, borderWidth } = getComputedStyle(one)
    return { padding, borderWidth }
  })
  expect(frame).toEqual({ padding: '0px', borderWidth: '0px' })
  // What flies over a board that is scrolled away goes below the bar, and over the hand.
  const hit = await page.evaluate(() => {
    const flight = document.createElement('div')
    flight.className = 'flight'
    flight.style.cssText = 'inset: 0; pointer-events: auto'
    document.body.append(flight)
    const { x, y } = document.querySelector('.replay')!.getBoundingClientRect()
    return [document.elementFromPoint(4, 4)?.className, document.elementFromPoint(x + 9, y + 9)?.className]
  })
  expect(hit).toEqual(['bar', 'flight'])
})

/** A game of Fortaleza after some turns, on a phone. */
const inMidGame = async (browser: Browser, base: string): Promise<Page> => {
  const page = await (await phone(browser)).newPage()
  const { path, key } = await begunBy(base, 'fortaleza', 20)
  await page.goto(`${path}#s=${key}`)
  return page
}

test('on a phone the sign of what is unread makes Details no broader: it would lie over what hurries others', async ({
  browser,
  baseURL,
}) => {
  const page = await inMidGame(browser, baseURL!)
  const details = page.getByRole('button', { name: 'Details' })
  await expect(details).toBeVisible()
  const broad = async (): Promise<number> => (await details.boundingBox())!.width
  const before = await broad()
  await details.evaluate((button) => button.insertAdjacentHTML('beforeend', '<span class="lamp"></span>'))
  await expect(page.locator('.sheet-handle .lamp')).toBeVisible()
  expect(await broad()).toBe(before)
  await page.context().close()
})

test('on a phone the present is seen as it was left, whatever a line of the log has shown closer', async ({
  browser,
  baseURL,
}) => {
  const page = await inMidGame(browser, baseURL!)
  const zoom = page.locator('button.zoom')
  const seen = () =>
    page.evaluate(() => {
      const board = document.querySelector('.board')!
      const { x, y, width, height } = board.firstElementChild!.getBoundingClientRect()
      return { x, y, width, height, page: scrollY, left: board.scrollLeft, top: board.scrollTop }
    })
  await expect(zoom).toBeEnabled()
  for (const isCloser of [false, true]) {
    if (isCloser) await zoom.tap()
    const before = await seen()
    await page.getByRole('button', { name: 'Details' }).tap()
    const lines = page.locator('.log li[data-card]')
    await expect(lines.first()).toBeVisible()
    // Of a place that is small: a large one is seen well enough from afar.
    const at = await lines.evaluateAll((all) =>
      all.findLastIndex(({ dataset }) => {
        const place = document.querySelector(`.board [data-anchor="${CSS.escape(dataset['card'] ?? '')}"]`)
        return place !== null && place.getBoundingClientRect().width < 80
      }),
    )
    expect(at).toBeGreaterThanOrEqual(0)
    await lines.nth(at).getByRole('button').tap()
    await expect(page.locator('.board.zoomed')).toBeVisible()
    await expect.poll(seen).not.toEqual(before)
    await page.getByRole('button', { name: 'Back to the present' }).tap()
    await expect(page.locator('.replay')).toBeHidden()
    await expect.poll(seen).toEqual(before)
  }
})

test('on a phone a first step stands aside for the papers that are opened', async ({ browser }) => {
  const page = await (await phone(browser, firstVisit)).newPage()
  await playNow(page, 'Storming!')
  const step = page.locator('.lesson')
  await expect(step).toBeVisible()
  await page.getByRole('button', { name: 'Details' }).tap()
  await expect(page.getByRole('tab', { name: 'Log' })).toBeVisible()
  await expect(step).toBeHidden()
  await shot(page, 'step-papers')
  await page.locator('.sheet-handle').tap()
  await expect(step).toBeVisible()
})

test('on a phone five seats with clocks stand in one row, and what is opened of one stretches no other', async ({
  browser,
}) => {
  const page = await (await phone(browser)).newPage()
  await page.goto('/')
  await openTable(page, 'fortaleza', 5, { clock: { kind: 'live', bank: 900, increment: 30 } })
  await expect(page.locator('.seat.me .clock')).toBeVisible()
  const tops = () =>
    page.locator('.seat:not(.open)').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  const height = async (): Promise<number> => (await page.locator('.seat.me').boundingBox())!.height
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size)
    await expectSeatsInSight(page)
    expect(new Set(await tops()).size).toBe(1)
    // Who is there is seen beside their clock.
    expect(await isOnTop(page.locator('.seat.me .dot'))).toBe(true)
    await shot(page, `clocks-${size.width}`)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const board = () => page.locator('.board').boundingBox()
  const chips = () =>
    page
      .locator('.seat .chip')
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
  const [before, ground, row] = [await height(), await board(), await chips()]
  const chip = page.locator('.seat:not(.me) .chip').first()
  await chip.tap()
  await expect(page.locator('.seat.open')).toBeVisible()
  // Each seat is where it was, the opened one too: the same tap puts away what it has brought.
  expect(await chips()).toEqual(row)
  await chip.tap()
  await expect(page.locator('.seat.open')).toHaveCount(0)
  await chip.tap()
  // What is told line by line asks for no card that tells it again.
  await page.locator('.seat-figures').tap()
  await expect(page.locator('.info-card')).toHaveCount(0)
  await shot(page, 'clocks-upright-open')
  expect(await height()).toBe(before)
  // It lies over the board, which stays where it is.
  expect(await board()).toEqual(ground)
  expect(await isOnTop(page.locator('.seat.open .holdings'))).toBe(true)
  expect(new Set(await tops()).size).toBe(1)
  await expectNoSideways(page)
  // Whoever goes on at the table has read it.
  await page.locator('.tray').tap({ position: { x: 4, y: 4 } })
  await expect(page.locator('.seat.open')).toHaveCount(0)
})

test('held upright, the board of two or three in Fortium is as large as the page is high, whatever is asked', async ({
  browser,
}) => {
  const page = await (await phone(browser, { viewport: { width: 390, height: 844 } })).newPage()
  await page.goto('/')
  for (const seats of [2, 3]) {
    await openTable(page, 'fortium', seats)
    const board = () =>
      page.locator('.ft-board').evaluate((one: SVGSVGElement) => {
        const { a, e, f } = one.getScreenCTM()!
        return [a * one.viewBox.baseVal.width, e, f].map(Math.round)
      })
    const atFirst = await board()
    expect(atFirst[0]).toBeGreaterThanOrEqual(364)
    await start(page, (one) => one.tap())
    await expect.poll(() => roll(page, (one) => one.tap())).toBe(true)
    await page.locator('.ft-place.free').first().tap()
    const [dice, nodes] = await Promise.all(
      ['.ft-act button:not(.ft-seal)', '.ft-place:not(.ft-yard)'].map((some) =>
        page
          .locator(some)
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as Slip)),
      ),
    )
    expect(dice!.length).toBeGreaterThan(3)
    for (const die of dice!) for (const node of nodes!) expect(overlap(die, node)).toBe(0)
    await expectLegible(page)
    expect(await board()).toEqual(atFirst)
    // What is asked in a sheet lies over the prices: board and stock stay in sight.
    const stocks = await page.locator('.ft-stocks').boundingBox()
    await page.locator('.ft-rate:not(.dim)').first().tap()
    expect([await board(), await page.locator('.ft-stocks').boundingBox()]).toEqual([atFirst, stocks])
    expect(await isOnTop(page.locator('.ft-stocks'))).toBe(true)
    await expectNoSideways(page)
  }
})

test('on a phone a menu that goes on shows so, and the moment that is looked at is shared from it', async ({
  browser,
}) => {
  const page = await (await phone(browser)).newPage()
  await playNow(page, 'Fortaleza')
  // Lying, it is higher than the screen: its lower edge is shaded, until it is scrolled to its end.
  await page.setViewportSize({ width: 844, height: 390 })
  await page.locator('.menu-button').tap()
  const menu = page.locator('.menu')
  const edge = async (): Promise<string> => {
    const { x, y, height } = (await menu.boundingBox())!
    const clip = { x: x + 3, y: y + height - 14, width: 4, height: 10 }
    return (await page.screenshot({ clip })).toString('base64')
  }
  const shaded = await edge()
  await shot(page, 'menu-lying')
  await menu.evaluate((one) => one.scrollTo({ top: one.scrollHeight, behavior: 'instant' }))
  await expect.poll(edge).not.toBe(shaded)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('.menu-button').tap()
  await page.locator('.menu-button').tap()
  await page.getByRole('button', { name: 'Replay' }).tap()
  await page.getByRole('slider').fill('1')
  await expect.poll(() => new URL(page.url()).search).toBe('?m=1')
  await page.locator('.menu-button').tap()
  await page.getByRole('button', { name: 'Share', exact: true }).tap()
  const sheet = page.getByRole('dialog', { name: 'Share' })
  await expect(sheet.getByLabel('Link', { exact: true })).toHaveValue(page.url())
  await expectNoSideways(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.locator('.replay')).toBeVisible()
})

for (const width of [360, 390])
  test(`the first page of an invited friend is no wider than a phone of ${width}`, async ({ browser }) => {
    const ana = await (await desktop(browser)).newPage()
    await ana.goto('/')
    await ana.getByLabel('Tu nombre').fill('Ana')
    await gameCard(ana, 'Fortaleza').getByRole('button', { name: 'Con amigos' }).click()
    await ana.getByRole('radio', { name: '5', exact: true }).click()
    await expect(ana.locator('.chair')).toHaveCount(5)
    for (const locale of ['es-ES', 'en-GB']) {
      const berta = await (await phone(browser, { viewport: { width, height: 780 }, locale })).newPage()
      await berta.goto(new URL(ana.url()).pathname)
      await expect(berta.locator('.chair')).toHaveCount(5)
      await shot(berta, `invited-${width}-${locale}`)
      await expectNoSideways(berta)
      await expectAccessible(berta)
    }
  })

test('on a phone held either way a game can be begun from the first screen of the home page', async ({
  browser,
}) => {
  const page = await (await phone(browser, firstVisit)).newPage()
  await page.goto('/')
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 667, height: 375 },
    { width: 932, height: 430 },
  ]) {
    await page.setViewportSize(size)
    const first = page.locator('.game-card .choices button').first()
    await expect(first).toBeInViewport({ ratio: 1 })
    await shot(page, `home-first-${size.width}`)
    await expectNoSideways(page)
    await expectLegible(page)
  }
  await expectAccessible(page)
})
