import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { overlap, type Slip } from '../../frontend/kit/freePlace.ts'
import {
  desktop,
  expectAccessible,
  expectLegible,
  expectNoSideways,
  gameCard,
  isMyTurn,
  nextUp,
  phone,
  pressBy,
  shot,
  tabTo,
} from './kit.ts'
import { openTable } from './atTable.ts'
import { start } from './fortium.ts'
import { answer } from './storming.ts'

const games = [
  {
    id: 'castillo',
    name: { es: 'Bajo la Protección del Castillo', en: 'Under the Castle’s Protection' },
    board: '.ca-board',
    place: 'keep',
    says: { es: 'Torre del Homenaje', en: 'Keep' },
    rule: 'CA-6.3.4',
    spot: '.ca-place',
    inHand: '.ca-in-hand',
    paper: { tab: { es: 'Edificios', en: 'Buildings' }, body: '.ca-buildings' },
  },
  {
    id: 'fortaleza',
    name: { es: 'Fortaleza', en: 'Fortaleza' },
    board: '.fz-board',
    place: 'NG',
    says: { es: 'Puerta norte', en: 'North gate' },
    rule: 'FZ-5.15',
    spot: '.fz-place',
    inHand: '.fz-in-hand',
    paper: { tab: { es: 'Cartas', en: 'Cards' }, body: '.fz-sorts' },
  },
  {
    id: 'fortium',
    name: { es: 'Fortium', en: 'Fortium' },
    board: '.ft-board',
    place: '10,10',
    says: { es: 'Mina de diamantes', en: 'Diamond mine' },
    rule: 'FT-2.4.3',
    spot: '.ft-place',
    inHand: '.ft-price',
    paper: { tab: { es: 'Minas', en: 'Mines' }, body: '.ft-site-list' },
  },
  {
    id: 'storming',
    name: { es: 'Storming!', en: 'Storming!' },
    board: '.st-map',
    // One of the four regions that begin with a village.
    place: 'D1',
    says: { es: 'D1', en: 'D1' },
    rule: 'ST-5.20',
    spot: '.st-place',
    inHand: '.st-held > button',
    paper: { tab: { es: 'Cartas', en: 'Cards' }, body: '.st-paper' },
  },
] as const
type Game = (typeof games)[number]

const card = (page: Page): Locator => page.locator('.info-card')
const placeOf = (page: Page, game: Game): Locator => page.locator(`${game.spot}[data-anchor="${game.place}"]`)

/** At a table against bots, one's own turn. */
const sit = async (page: Page, game: Game, language: 'es' | 'en'): Promise<void> => {
  await page.goto('/')
  const play = language === 'es' ? 'Jugar ya' : 'Play now'
  await gameCard(page, game.name[language]).getByRole('button', { name: play }).click()
  await expect(page.locator(game.board)).toBeVisible()
  await expect.poll(() => isMyTurn(page), { timeout: 40_000 }).toBe(true)
  const act = language === 'es' ? 'click' : 'tap'
  if (game.id === 'storming') await settle(page, act)
  // While Fortium's miners are spread, its prices are not there: the row is theirs.
  if (game.id === 'fortium') {
    await start(page, pressBy(act))
    await expect(page.locator(game.inHand).first()).toBeVisible()
  }
}
/** First villages and soldiers are put on the map, until a hand is there to be looked at. */
const settle = async (page: Page, act: 'click' | 'tap'): Promise<void> => {
  for (let n = 0; n < 9 && !(await page.locator('.st-plan').isVisible()); n++) {
    await nextUp(page)
    await answer(page, pressBy(act), n)
  }
  await expect(page.locator('.st-plan')).toBeVisible()
}
const onLaptop = async (browser: Browser, game: Game): Promise<Page> => {
  const page = await (await desktop(browser, { viewport: { width: 1280, height: 720 } })).newPage()
  await sit(page, game, 'es')
  return page
}
const onPhone = async (browser: Browser, game: Game): Promise<Page> => {
  const page = await (await phone(browser)).newPage()
  await sit(page, game, 'en')
  return page
}

/** A finger that stays where it is. */
const pressLong = async (page: Page, what: Locator): Promise<void> => {
  const box = await what.boundingBox()
  const at = [{ x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }]
  const client = await page.context().newCDPSession(page)
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at })
  await page.waitForTimeout(700)
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Once what opens has come to rest. */
const expectApart = (one: Locator, other: Locator): Promise<void> =>
  expect(async () => {
    const [a, b] = [await one.boundingBox(), await other.boundingBox()]
    if (a === null || b === null) throw new Error('not on the screen')
    const apart =
      a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
    expect(apart).toBe(true)
  }).toPass({ timeout: 10_000 })

/** A pointer that comes from elsewhere; the place may have moved below one that was too early. */
const pointAt = (page: Page, game: Game): Promise<void> =>
  expect(async () => {
    await page.mouse.move(1, 1)
    await placeOf(page, game).hover()
    await expect(card(page)).toContainText(game.says.es, { timeout: 3000 })
  }).toPass({ timeout: 30_000 })

for (const game of games)
  test.describe(game.id, () => {
    test('a card comes to whoever rests the pointer or the focus on a thing, and goes when they leave', async ({
      browser,
    }) => {
      const page = await onLaptop(browser, game)
      const place = placeOf(page, game)
      await pointAt(page, game)
      await expectApart(card(page), place)
      await expect(place).toHaveAttribute('aria-describedby', /card-/)
      await shot(page, `card-${game.id}-laptop-day`)
      await expectAccessible(page)
      // Onto the card, and off it.
      await card(page).hover()
      await page.waitForTimeout(600)
      await expect(card(page)).toBeVisible()
      // Onto the name of the game: the round beside it has a card of its own.
      await page.locator('.bar .what').hover({ position: { x: 8, y: 8 } })
      await expect(card(page)).toHaveCount(0)
      await expect(place).not.toHaveAttribute('aria-describedby', /card-/)
      // Escape, and the focus.
      await place.hover()
      await expect(card(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(card(page)).toHaveCount(0)
      await page.mouse.move(2, 2)
      await tabTo(page, game.inHand)
      await expect(card(page).getByRole('tooltip')).toBeVisible()
      await shot(page, `card-${game.id}-hand-laptop-day`)
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(card(page)).toHaveCount(0)
      await expect(page.locator(`${game.inHand}:focus`)).toHaveCount(1)
      // The focus that comes back asks for nothing.
      await page.waitForTimeout(600)
      await expect(card(page)).toHaveCount(0)
    })

    test('on a phone a long press opens the card of anything, a tap that of what is idle', async ({
      browser,
    }) => {
      const page = await onPhone(browser, game)
      const place = placeOf(page, game)
      // The first tap may come while the page still moves.
      await expect(async () => {
        await place.tap()
        await expect(card(page)).toContainText(game.says.en, { timeout: 3000 })
      }).toPass()
      await expect(page.getByRole('dialog', { name: game.says.en })).toBeFocused()
      await expectApart(card(page), place)
      // The card is at the edge of the screen: its thing is ringed.
      const [ring, told] = [await page.locator('.card-ring').boundingBox(), await place.boundingBox()]
      expect(overlap(ring!, told!)).toBeCloseTo(told!.width * told!.height, 0)
      await expectNoSideways(page)
      await shot(page, `card-${game.id}-phone-night`)
      await expectAccessible(page)
      // A tap elsewhere puts it away, and does nothing else.
      await page.locator('.bar .what').tap()
      await expect(card(page)).toHaveCount(0)
      // What can be taken up is taken up by a tap, and explained by a long press, which takes up nothing.
      const held = page.locator(`${game.inHand}:not(.played)`).first()
      await pressLong(page, held)
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Close the card' })).toBeVisible()
      await expect(held).toHaveAttribute('aria-pressed', 'false')
      await expectApart(card(page), held)
      await shot(page, `card-${game.id}-hand-phone-night`)
      await page.getByRole('button', { name: 'Close the card' }).tap()
      await expect(card(page)).toHaveCount(0)
      // From the card to the rulebook, at the paragraph.
      await place.tap()
      await card(page)
        .getByRole('button', { name: `Rule ${game.rule}` })
        .tap()
      await expect(page.locator('dialog.rulebook section.pointed')).toBeVisible()
      await expectLegible(page)
      // What is drawn there has the card that it has at the table.
      const drawn = page.locator('dialog.rulebook .rule-picture [role="button"]').first()
      await drawn.tap()
      await expect(card(page)).toBeVisible()
      await expect(drawn).toBeInViewport()
      await shot(page, `card-${game.id}-rulebook-phone-night`)
      await page.keyboard.press('Escape')
      await expect(card(page)).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog.rulebook')).toBeHidden()
      await held.tap()
      // Prices of Fortium can be paid later.
      if (game.id !== 'fortium') await expect(held).toHaveAttribute('aria-pressed', 'true')
    })

    test('on a phone one comes closer: by a double tap, not by a single one, and from a paper to the place it speaks of', async ({
      browser,
    }) => {
      const page = await onPhone(browser, game)
      const place = placeOf(page, game)
      const before = await width(place)
      const board = await page.locator('section.board').boundingBox()
      const { x: left, y: top } = { x: board?.x ?? 0, y: board?.y ?? 0 }
      const spot = await page.evaluate(
        ([x, y]) => {
          for (let at = 4; at < 300; at += 4) {
            const found = document.elementFromPoint(x + at, y + at)
            if (found?.closest('section.board') && !found.closest('[role="button"], [data-anchor]'))
              return { x: x + at, y: y + at }
          }
          return null
        },
        [left, top] as const,
      )
      // What brings it closer comes after the board.
      await expect(page.locator('button.zoom')).toBeEnabled()
      const tap = (): Promise<void> => page.touchscreen.tap(spot?.x ?? 0, spot?.y ?? 0)
      await tap()
      // Longer than a second tap may take.
      await page.waitForTimeout(400)
      expect(await width(place)).toBe(before)
      await tap()
      await tap()
      await expect.poll(() => width(place)).toBeGreaterThan(before * 1.5)
      await page.getByRole('button', { name: 'Whole board' }).tap()
      await expect.poll(() => width(place)).toBeLessThan(before * 1.05)
      // What the log tells of is shown, and the sheet that told it out of the way.
      await page.getByRole('button', { name: 'Details' }).tap()
      await page.getByRole('tab', { name: game.paper.tab.en }).tap()
      await expect(page.locator(game.paper.body)).toBeVisible()
      await shot(page, `paper-${game.id}-phone-night`)
      await expectAccessible(page)
      await expectLegible(page)
      await expectNoSideways(page)
    })
  })

const width = async (of: Locator): Promise<number> => (await of.boundingBox())?.width ?? 0

test('castillo: on a phone a role is explained when it is first taken up, and a building on the list brings its place into view', async ({
  browser,
}) => {
  const page = await onPhone(browser, games[0])
  const [messenger, trader] = [page.locator('.ca-in-hand').nth(0), page.locator('.ca-in-hand').nth(1)]
  await messenger.tap()
  await expect(card(page)).toContainText('8 talers from the bank')
  await expectApart(card(page), messenger)
  await shot(page, 'card-castillo-role-phone-night')
  await trader.tap()
  await expect(card(page)).toContainText('there is a delivery')
  // It stays: the focus that went from one to the other takes only what it had shown.
  await page.waitForTimeout(400)
  await expect(card(page)).toContainText('there is a delivery')
  await messenger.tap()
  await expect(messenger).toHaveAttribute('aria-pressed', 'true')
  await expect(card(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Details' }).tap()
  await page.getByRole('tab', { name: 'Buildings' }).tap()
  const place = page.locator('.ca-place[data-anchor="largeTower1"]')
  // Of the drawing: the frame round it has lines of one width at any size.
  const drawn = place.locator('.ca-hit')
  const before = await width(drawn)
  await page.locator('.ca-buildings [data-card="largeTower1"]').last().tap()
  await expect(page.locator('.ca-buildings')).toHaveCount(0)
  await expect.poll(() => width(drawn)).toBeGreaterThan(before * 1.5)
  await expect(place).toBeInViewport({ ratio: 0.9 })
  await expect(place).toHaveClass(/lit/)
})

for (const game of games.filter(({ id }) => id === 'castillo' || id === 'fortaleza'))
  test(`${game.id}: on a phone that lies a card of the hand is shown whole on its own card`, async ({
    browser,
  }) => {
    const page = await (await phone(browser, { viewport: { width: 844, height: 390 } })).newPage()
    await sit(page, game, 'en')
    const picture = card(page).locator('.card-picture > svg')
    // The first press may come before the page has learnt of cards, and takes up what it is on.
    await expect(async () => {
      await pressLong(page, page.locator(`${game.inHand}:not(.played)`).first())
      await expect(picture).toBeVisible({ timeout: 3000 })
    }).toPass()
    // Both at once: it comes to its place in steps.
    const hidden = () =>
      picture.evaluate((drawing) => {
        const [drawn, pane] = [drawing, drawing.parentElement!].map((one) => one.getBoundingClientRect())
        const wide = Math.min(drawn!.right, pane!.right) - Math.max(drawn!.left, pane!.left)
        const high = Math.min(drawn!.bottom, pane!.bottom) - Math.max(drawn!.top, pane!.top)
        return drawn!.width * drawn!.height - Math.max(0, wide) * Math.max(0, high)
      })
    await expect.poll(hidden).toBeCloseTo(0)
    // Over the board, where nothing of the hand lies under it.
    const tray = await page.locator('.table-page .tray').boundingBox()
    await expect.poll(async () => overlap((await card(page).boundingBox())!, tray!)).toBe(0)
    // Its frame lies around what scrolls, and says so where there is more.
    const [inner, attachment] = await card(page).evaluate((slip) => {
      const { outlineOffset, backgroundAttachment } = getComputedStyle(slip)
      return [slip.clientTop + Number.parseFloat(outlineOffset), backgroundAttachment] as const
    })
    expect(inner).toBeGreaterThanOrEqual(0)
    expect(attachment).toContain('local')
    await shot(page, `card-${game.id}-hand-lying-night`)
  })

test('fortaleza: on a phone the card of one’s pawns shows the temple, where it stands', async ({
  browser,
}) => {
  const page = await onPhone(browser, games[1])
  const temple = page.locator('.fz-place[data-anchor="temple"]')
  await page.locator('.seat .chip').first().tap()
  // Before the page has fetched its cards a press opens none.
  await expect(async () => {
    await page.locator('.seat [data-card="seat:0:temple"]').tap()
    await expect(card(page)).toContainText('Pawns in the temple', { timeout: 3000 })
  }).toPass()
  await card(page).getByRole('button', { name: 'Show on the board' }).tap()
  await expect(card(page)).toHaveCount(0)
  await expect(temple).toBeInViewport({ ratio: 0.9 })
  await expect(temple).toHaveClass(/lit/)
})

test('cards for those who look back, who watch, and in somebody’s page', async ({ browser }) => {
  const page = await onLaptop(browser, games[1])
  const { pathname } = new URL(page.url())
  await page.locator('.menu-button').click()
  await page.getByRole('button', { name: 'Repetición' }).click()
  const step = page.locator('.replay [data-hint]').first()
  await step.hover({ force: true })
  await expect(card(page).getByRole('tooltip')).toHaveText((await step.getAttribute('data-hint')) ?? '')
  await pointAt(page, games[1])
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  await expect(page.locator('.replay')).toBeVisible()
  const guest = await (await desktop(browser, { viewport: { width: 480, height: 320 } })).newPage()
  await guest.goto(`/embed${pathname}`)
  await pointAt(guest, games[1])
  await expectApart(card(guest), placeOf(guest, games[1]))
  await shot(guest, 'card-fortaleza-embed')
  await expectNoSideways(guest)
})

test('storming: the card of one of the market lies over none of what else can be chosen there', async ({
  browser,
}) => {
  for (const size of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    const hasMouse = size.width > 900
    const context = await (hasMouse ? desktop : phone)(browser, { viewport: size })
    const page = await context.newPage()
    await page.goto('/')
    await openTable(page, 'storming', 3)
    const offered = page.locator('.st-kind li')
    const card = page.locator('.info-card')
    await expect(offered).toHaveCount(6)
    const places = await offered.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON() as Slip),
    )
    for (const [index] of places.entries()) {
      // Pressed again where the page was still about to listen.
      await expect(async () => {
        if (hasMouse) await offered.nth(index).hover({ force: true })
        else if (!(await card.isVisible())) await offered.nth(index).tap({ force: true })
        await expect(card).toBeVisible({ timeout: 3000 })
      }).toPass()
      await expect
        .poll(async () => {
          const slip = (await card.boundingBox()) ?? { x: 0, y: 0, width: 9e9, height: 9e9 }
          return places.map((place) => overlap(slip, place))
        })
        .toEqual(places.map(() => 0))
      await page.keyboard.press('Escape')
      await expect(card).toBeHidden()
    }
    await context.close()
  }
})
