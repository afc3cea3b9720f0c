/** The cards of Fortaleza in one's hand can be read, and the piles beside them lie over nothing; nor do cards of information. */
import { type Browser, expect, type Page, test } from '@playwright/test'
import type { Move } from '../../shared/games/fortaleza/moves.ts'
import type { State } from '../../shared/games/fortaleza/state.ts'
import { findMoment, type Moment, seldom, type Wish } from '../screenshots/seldom.ts'
import { desktop, gameCard, isOnTop, phone, shot } from './kit.ts'

/** On each screen how small a name may be, and how it is come to. */
const screens = [
  { name: 'laptop-es', smallest: 12, locale: 'es-ES', size: { width: 1280, height: 720 } },
  { name: 'laptop-en', smallest: 12, locale: 'en-GB', size: { width: 1280, height: 720 } },
  { name: 'narrow-es', smallest: 12, locale: 'es-ES', size: { width: 1024, height: 768 } },
  { name: 'large-en', smallest: 12, locale: 'en-GB', size: { width: 1920, height: 1080 } },
  { name: 'phone-es', smallest: 11, locale: 'es-ES', size: { width: 390, height: 844 } },
  { name: 'lying-en', smallest: 11, locale: 'en-GB', size: { width: 844, height: 390 } },
] as const
type Screen = (typeof screens)[number]

const open = async (browser: Browser, { smallest, locale, size }: Screen): Promise<Page> => {
  const context = smallest === 11 ? phone : desktop
  const page = await (await context(browser, { locale, viewport: size })).newPage()
  await page.goto('/')
  const press = smallest === 11 ? 'tap' : 'click'
  await gameCard(page, 'Fortaleza')
    .getByRole('button', { name: /Jugar ya|Play now/ })
    [press]()
  await expect(page.locator('.fz-in-hand')).toHaveCount(8)
  return page
}

/** What cannot be read of the names in hand: too small, cut by its card, or under the next one. */
const unread = (page: Page, smallest: number): Promise<readonly string[]> =>
  page.locator('.fz-in-hand').evaluateAll((hand, least) => {
    const seen = (one: Element): boolean => one.getClientRects().length > 0
    return hand.flatMap((card, index) => {
      // As they are laid out: boxes round what leans, as the cards of a fan do, meet where the cards do not.
      const leftOf = (one: Element | undefined): number =>
        one instanceof HTMLElement ? one.offsetLeft : Infinity
      const edge = leftOf(hand[index + 1]) - leftOf(card)
      const texts = [...card.querySelectorAll<SVGTextElement>('.fz-name')].filter(seen)
      const wrong = texts.flatMap((text) => {
        const size = Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.d ?? 1)
        const { x, width } = text.getBBox()
        return [
          ...(size < least - 0.05 ? [`${text.textContent}: ${size.toFixed(1)} px`] : []),
          ...(x < 6 || x + width > 94 ? [`${text.textContent}: ${width.toFixed(0)} of 88 wide`] : []),
          ...(((x + width) / 100) * (text.ownerSVGElement?.clientWidth ?? 0) > edge + 1
            ? [`${text.textContent}: under the next`]
            : []),
        ]
      })
      if (texts.length > 0) return wrong
      // Else it stands along the card's left edge.
      const along = getComputedStyle(card, '::before')
      const size = Number.parseFloat(along.fontSize)
      return along.display !== 'none' && size >= least ? [] : [`${card.ariaLabel}: ${size} px along the edge`]
    })
  }, smallest)

for (const screen of screens)
  test(`names in the hand can be read, and the piles lie over no place: ${screen.name}`, async ({
    browser,
  }) => {
    const page = await open(browser, screen)
    await page.evaluate(() => document.fonts.ready)
    await shot(page, `hand-${screen.name}`)
    expect(await unread(page, screen.smallest)).toEqual([])
    // Nor over what one has.
    const apart = await page.locator('.fz-tray').evaluate((tray) =>
      ['deck', 'discard'].map((side) => {
        const [own, pile] = ['own', 'pile'].map((what) =>
          tray
            .querySelector(`.fz-${what}.fz-${side}${what === 'own' ? ' svg' : ''}`)!
            .getBoundingClientRect(),
        ) as [DOMRect, DOMRect]
        return own.height === 0
          ? Infinity
          : Math.max(pile.top - own.bottom, pile.left - own.right, own.left - pile.right)
      }),
    )
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(1)
    // The same when there is no card left between them.
    for (const hand of ['full', 'empty']) {
      if (hand === 'empty')
        await page.addStyleTag({ content: '.fz-in-hand, .fz-act > * { display: none !important; }' })
      await shot(page, `piles-${hand}-${screen.name}`)
      const over = await page.locator('.fz-board').evaluate((board) => {
        const ground = board.getBoundingClientRect()
        return [...document.querySelectorAll('.fz-pile')]
          .map((pile) => pile.getBoundingClientRect())
          .filter(
            ({ left, right, top, bottom }) =>
              right > ground.left + 1 &&
              left < ground.right - 1 &&
              bottom > ground.top + 1 &&
              top < ground.bottom - 1,
          ).length
      })
      expect(over, hand).toBe(0)
    }
  })

test('every sort of card has its name whole, in both languages', async ({ browser }) => {
  for (const screen of [screens[0], screens[1]]) {
    const page = await open(browser, screen)
    await page.getByRole('tab', { name: /^(Cartas|Cards)$/ }).click()
    const names = page.locator('.fz-sorts .fz-name')
    // Ten of two names, and five guilds, wall, tower, temple and wild card of one.
    await expect(names).toHaveCount(29)
    await page.evaluate(() => document.fonts.ready)
    const wide = await names.evaluateAll((texts) =>
      texts.flatMap((text) => {
        const { x, y, width, height } = (text as SVGTextElement).getBBox()
        return x < 6 || x + width > 94 || y + height > 137 ? [text.textContent] : []
      }),
    )
    expect(wide).toEqual([])
    await shot(page, `sorts-${screen.name}`)
  }
})

/** With a mouse the board is read and pressed at once. */
const laptop = async (browser: Browser, { path, key }: Moment): Promise<Page> => {
  const page = await (await desktop(browser, { viewport: { width: 1280, height: 720 } })).newPage()
  await page.goto(`${path}#s=${key}`)
  await expect(page.locator('.fz-in-hand').first()).toBeVisible()
  return page
}

/** One card of wall, and six places or more for it, each of which costs something. */
const walls: Wish = {
  game: 'fortaleza',
  seats: 3,
  presses: ({ legal }) => {
    const places = new Map<string, number>()
    for (const move of legal as readonly Move[]) {
      const [card, more] = move.type === 'buildWall' ? move.cards : []
      if (card?.as === 'wall' && more === undefined)
        places.set(card.cardId, (places.get(card.cardId) ?? 0) + 1)
    }
    const found = [...places].find(([, many]) => many >= 6)
    return found === undefined ? null : [`.fz-in-hand[data-anchor="card:${found[0]}"]`]
  },
  seen: '.fz-place.open',
}

test('the card of a place lies over nothing of what a press would bring', async ({ browser, baseURL }) => {
  const moment = await findMoment(baseURL!, walls)
  const page = await laptop(browser, moment)
  const [slip, ahead, open] = ['.info-card', '.fz-foresight', '.fz-place.open'].map((one) =>
    page.locator(one),
  )
  const over = async (): Promise<number> => {
    const [one, other] = [(await slip!.boundingBox())!, (await ahead!.boundingBox())!]
    return Math.min(
      Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x),
      Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y),
    )
  }
  await page.locator(moment.presses[0]!).click()
  await expect(open!.nth(5)).toBeVisible()
  let seen = 0
  for (const place of await open!.all()) {
    // Pointed at anew where the page moved under the pointer.
    await expect(async () => {
      await page.mouse.move(20, 300)
      await place.hover()
      await expect(slip!).toBeVisible({ timeout: 3000 })
    }).toPass()
    // What a press would bring is there as soon as one points, where that is anything.
    if ((await ahead!.count()) > 0) {
      await expect.poll(over).toBeLessThanOrEqual(1)
      seen++
    }
    // The card may lie over the next place.
    await page.mouse.move(20, 300)
    await expect(slip!).toHaveCount(0)
  }
  await shot(page, 'card-beside-foresight')
  expect(seen).toBeGreaterThanOrEqual(6)
})

test('the card of an answer lies over no other answer', async ({ browser, baseURL }) => {
  const moment = await findMoment(baseURL!, seldom.quarter)
  const page = await laptop(browser, moment)
  for (const press of moment.presses) await page.locator(press).click()
  const answers = page.locator('.fz-develop.beside button')
  await expect(answers.nth(2)).toBeVisible()
  // Pointed at anew where the page moved under the pointer.
  await expect(async () => {
    await page.mouse.move(20, 300)
    await answers.and(page.locator('[data-card="act:collector"]')).hover()
    await expect(page.locator('.info-card')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await shot(page, 'card-beside-answers')
  for (const answer of await answers.all()) expect(await isOnTop(answer)).toBe(true)
})

test('on a laptop what is asked at a place lies beside the board, over none of it, and not far from the place', async ({
  browser,
  baseURL,
}) => {
  const moment = await findMoment(baseURL!, seldom.quarter)
  const page = await laptop(browser, moment)
  for (const press of moment.presses) await page.locator(press).click()
  const slip = page.locator('.fz-develop.beside')
  await expect(slip).toHaveClass(/placed/)
  await shot(page, 'asked-beside-board')
  const [asked, board, place] = await Promise.all(
    [slip, page.locator('.fz-board'), page.locator('.fz-place.asked > .glow')].map(
      async (one) => (await one.boundingBox())!,
    ),
  )
  const apart = (one: typeof asked, other: typeof asked): number =>
    Math.max(one!.x - other!.x - other!.width, other!.x - one!.x - one!.width)
  // The drawing is square, in the middle of its frame.
  const half = Math.min(board!.width, board!.height) / 2
  const drawn = { ...board!, x: board!.x + board!.width / 2 - half, width: 2 * half }
  expect(apart(asked, drawn)).toBeGreaterThanOrEqual(-1)
  expect(apart(asked, place)).toBeLessThan(250)
  expect(Math.max(asked!.y - place!.y - place!.height, place!.y - asked!.y - asked!.height)).toBeLessThan(28)
})

test('the card of an act in the tray lies over no other act, nor that of a pile over what is pressed to develop', async ({
  browser,
  baseURL,
}) => {
  const page = await laptop(browser, await findMoment(baseURL!, walls))
  await page.locator('.fz-in-hand').first().click()
  const acts = page.locator('.fz-acts button')
  await expect(acts).toHaveCount(2)
  for (const act of await acts.all()) {
    // Pointed at anew where the page moved under the pointer.
    await expect(async () => {
      await page.mouse.move(600, 300)
      await act.hover()
      await expect(page.locator('.info-card')).toBeVisible({ timeout: 3000 })
    }).toPass()
    await shot(page, 'card-beside-acts')
    for (const other of await acts.all()) expect(await isOnTop(other)).toBe(true)
  }
  await acts.last().click()
  for (const pile of await page.locator('.fz-stepper').all()) {
    await expect(async () => {
      await page.mouse.move(600, 300)
      await pile.hover()
      await expect(page.locator('.info-card')).toBeVisible({ timeout: 3000 })
    }).toPass()
    await shot(page, 'card-beside-piles')
    for (const other of await page.locator('.fz-develop button').all())
      expect(await isOnTop(other)).toBe(true)
  }
})

/** Cards with which four tiles or more, one of them a gate, can be overbuilt. */
const overbuilding: Wish = {
  game: 'fortaleza',
  seats: 3,
  presses: ({ legal, view }) => {
    const { spaces } = (view as State).board
    const over = (legal as readonly Move[]).flatMap((move) =>
      (move.type === 'buildWall' || move.type === 'buildGate') && (spaces[move.space]?.length ?? 0) > 0
        ? [{ move, cards: move.cards.map(({ cardId }) => cardId).join() }]
        : [],
    )
    const found = [...Map.groupBy(over, ({ cards }) => cards)].find(
      ([, moves]) => moves.length >= 4 && moves.some(({ move }) => move.type === 'buildGate'),
    )
    return found === undefined
      ? null
      : found[0].split(',').map((card) => `.fz-in-hand[data-anchor="card:${card}"]`)
  },
  seen: '.fz-balance',
}

test('prices over tiles leave whose they are, their level and the score track in sight, and no raised card lies over one', async ({
  browser,
  baseURL,
}) => {
  const moment = await findMoment(baseURL!, overbuilding)
  const page = await laptop(browser, moment)
  for (const press of moment.presses) await page.locator(press).click()
  await expect(page.locator('.fz-balance .coin').first()).toBeVisible()
  await page.mouse.move(20, 300)
  await shot(page, 'prices-off-tiles')
  const over = await page.locator('.fz-board').evaluate((board) => {
    const boxes = (selector: string): DOMRect[] =>
      [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
    const prices = boxes('.fz-balance :is(.coin, .price)')
    const marks = [...board.querySelectorAll('.fz-place .level')].map((one) => one.getBoundingClientRect())
    const deep = (one: DOMRect, other: DOMRect): number =>
      Math.min(
        Math.min(one.right, other.right) - Math.max(one.left, other.left),
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
      )
    const most = (others: readonly DOMRect[]): number =>
      Math.max(0, ...prices.flatMap((price) => others.map((other) => deep(price, other))))
    const track = most(boxes('.fz-board [data-anchor="track"] rect[height="34"]'))
    return { marks: most(marks), track, cards: most(boxes('.fz-in-hand')) }
  })
  expect(over.marks).toBeLessThan(6)
  expect(over.track).toBeLessThan(4)
  expect(over.cards).toBeLessThan(6)
  // On a phone none lies over another, nor out over a neighbour.
  await page.setViewportSize({ width: 390, height: 844 })
  await shot(page, 'prices-off-tiles-phone')
  const [apart, out] = await page.locator('.fz-board').evaluate((board) => {
    const offers = [...board.querySelectorAll('.fz-balance')].map((offer) =>
      [...offer.querySelectorAll('.coin, .price, .laurel')].map((one) => one.getBoundingClientRect()),
    )
    const deep = (one: DOMRect, other: DOMRect): number =>
      Math.min(
        Math.min(one.right, other.right) - Math.max(one.left, other.left),
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
      )
    const over = offers.flatMap((offer, at) =>
      offers.slice(at + 1).flatMap((later) => offer.flatMap((one) => later.map((other) => deep(one, other)))),
    )
    const width = board.getBoundingClientRect().width
    const broadest = Math.max(...offers.flat().map((one) => one.width / width))
    return [Math.max(...over), broadest] as const
  })
  expect(apart).toBeLessThan(2.5)
  expect(out).toBeLessThan(0.135)
  // What is printed on an empty place that glows does not show beside what it would cost.
  await expect(page.locator('.fz-place.open .coin').first()).toBeAttached()
  await expect(page.locator('.fz-place.open:not(.faint) .coin').filter({ visible: true })).toHaveCount(0)
})
