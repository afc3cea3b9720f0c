/** Castillo on a laptop of the least height: what is counted and paid on its board is read at a glance. */
import { type Browser, expect, type Page, test } from '@playwright/test'
import { buildings } from '../../shared/games/castillo/components.ts'
import { openTable } from './atTable.ts'
import { desktop, phone, shot } from './kit.ts'

/** A table of four on a laptop whose page is low. */
const onLowLaptop = async (browser: Browser): Promise<Page> => {
  const page = await (await desktop(browser, { viewport: { width: 1280, height: 720 } })).newPage()
  await page.goto('/')
  await openTable(page, 'castillo', 4)
  return page
}

test('no figure of the board or the seats is smaller than 12 pixels on a low laptop', async ({ browser }) => {
  const page = await onLowLaptop(browser)
  await expect(page.locator('.ca-space .coin text').first()).toBeVisible()
  const small = () =>
    page.locator(':is(.ca-board, .seat) text, .seat :is(span, b)').evaluateAll((all) =>
      all.flatMap((one) => {
        const scale = one instanceof SVGGraphicsElement ? (one.getScreenCTM()?.d ?? 1) : 1
        const size = Number.parseFloat(getComputedStyle(one).fontSize) * scale
        return /\d/.test(one.textContent) && size < 11.95
          ? [`${one.textContent}: ${size.toFixed(1)} px in ${one.parentElement?.outerHTML.slice(0, 90)}`]
          : []
      }),
    )
  await shot(page, 'castillo-figures')
  await expect.poll(small, { timeout: 5000 }).toEqual([])
  // The bar counts the rounds upwards: no pennant counts them down.
  await expect(page.locator('.ca-pennant text')).toHaveCount(0)
})

test('on a low laptop one’s eight roles stand upright beside what all have chosen, and the roles of the round can be read', async ({
  browser,
}) => {
  const page = await onLowLaptop(browser)
  const names = page.locator('.ca-in-hand .ca-name')
  await expect(names).toHaveCount(8)
  for (const name of await names.all()) await expect(name).toBeVisible()
  // A name ends before the next card begins.
  const covered = await page.locator('.ca-in-hand').evaluateAll((cards) =>
    cards.flatMap((card, index) => {
      const next = cards[index + 1]?.getBoundingClientRect().left ?? Infinity
      const { right } = card.querySelector('.ca-name')!.getBoundingClientRect()
      return right > next + 2 ? [`${card.textContent}: ${right} > ${next}`] : []
    }),
  )
  expect(covered).toEqual([])
  // The first of the round may have gone by before the page is asked: those that are seen are measured.
  const said = page.locator('.ca-queue .ca-card text').filter({ visible: true })
  const smallest = (): Promise<number> =>
    said.evaluateAll((all) =>
      all.length === 0
        ? 0
        : Math.min(
            ...all.map(
              (one) =>
                Number.parseFloat(getComputedStyle(one).fontSize) *
                ((one as SVGGraphicsElement).getScreenCTM()?.a ?? 1),
            ),
          ),
    )
  await expect(async () => {
    // Where all choose the same one, none is played: all choose anew; or the round has gone by, and its first role with it.
    if (await page.getByText('Elige en secreto un oficio').isVisible()) {
      await page.locator('.ca-in-hand:not([aria-disabled="true"])').first().click()
      await page.locator('.actions .confirm').click()
    }
    expect(await smallest()).toBeGreaterThan(11.95)
  }).toPass()
})

test('on a low laptop a role that is taken up does not lie over what is in the tower and the supply', async ({
  browser,
}) => {
  const page = await onLowLaptop(browser)
  await expect(page.locator('.ca-in-hand')).toHaveCount(8)
  const lastLine = await page
    .locator('.board :is([data-anchor="defenceTower"], [data-anchor="stock"]) text')
    .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)))
  await page.locator('.ca-in-hand').first().click()
  await page.locator('.bar .status').hover()
  await expect(page.locator('.ca-in-hand.up')).toBeVisible()
  await page.waitForTimeout(250)
  const top = await page.locator('.ca-in-hand.up').evaluate((one) => one.getBoundingClientRect().top)
  expect(lastLine).toBeLessThanOrEqual(top - 1)
})

test('on a low laptop the card of a role lies over none of the castle, the hand and the seats', async ({
  browser,
}) => {
  const page = await onLowLaptop(browser)
  await expect(page.locator('.ca-in-hand')).toHaveCount(8)
  const card = page.locator('.info-card:popover-open')
  for (const name of ['Mensajero', 'Comerciante', 'Picapedrero', 'Trabajador', 'Maestro Constructor']) {
    // A pointer that rests there before the page has fetched its cards opens none: it comes once more.
    await expect(async () => {
      await page.mouse.move(4, 400)
      await page.locator(`.ca-in-hand[data-held="${name}"]`).first().hover()
      await expect(card).toContainText(name, { timeout: 3000 })
    }).toPass()
    const covers = (): Promise<string[]> =>
      card.evaluate((slip) => {
        const box = slip.getBoundingClientRect()
        return [...document.querySelectorAll('.board [data-anchor], .ca-in-hand, .seat')].flatMap((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect()
          const isFree =
            right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom || right === left
          return isFree ? [] : [(one as HTMLElement).dataset['anchor'] ?? one.className]
        })
      })
    await expect.poll(covers, { timeout: 5000 }).toEqual([])
  }
  await shot(page, 'castillo-role-card')
})

test('on a laptop the card of a cart lies over no other cart, nor over the castle', async ({ browser }) => {
  const page = await onLowLaptop(browser)
  const card = page.locator('.info-card:popover-open')
  for (const [cart, name] of [
    ['cartSand', 'Carretilla de arena'],
    ['cartWood', 'Carretilla de madera'],
    ['cartStone', 'Carretilla de piedra'],
  ]) {
    // A pointer that rests there before the page has fetched its cards opens none: it comes once more.
    await expect(async () => {
      await page.mouse.move(4, 400)
      await page.locator(`.ca-place[data-anchor="${cart}"]`).hover()
      await expect(card).toContainText(name!, { timeout: 3000 })
    }).toPass()
    const covers = (): Promise<number> =>
      card.evaluate((slip) => {
        const box = slip.getBoundingClientRect()
        return [...document.querySelectorAll('.board [data-anchor]')].filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect()
          return right > box.left && left < box.right && bottom > box.top && top < box.bottom
        }).length
      })
    await expect.poll(covers, { timeout: 5000 }).toBe(0)
  }
})

test('on an upright phone what a plan costs stands off what it scores, and each pile of the supply off the next', async ({
  browser,
}) => {
  const page = await (await phone(browser)).newPage()
  await page.goto('/')
  await openTable(page, 'castillo', 4)
  await expect(page.locator('.ca-tag')).toHaveCount(buildings.length)
  await expect(page.locator('[data-anchor="stock"] text').first()).toBeVisible()
  /** Pixels between the right edge of the one and the left edge of the other, in each of these. */
  const gaps = await page.evaluate(() => {
    const gap = (one?: Element | null, other?: Element | null) =>
      (other?.getBoundingClientRect().left ?? 0) - (one?.getBoundingClientRect().right ?? 0)
    const all = (what: string, within: ParentNode = document) => [...within.querySelectorAll(what)]
    return {
      plans: all('.ca-tag').map((tag) =>
        gap(tag.querySelector(':scope > path'), tag.querySelector(':scope > .laurel')),
      ),
      piles: all('[data-anchor="stock"], [data-anchor="defenceTower"]').flatMap((store) => {
        const [sand, wood, brick, stone] = all('[data-card]', store)
        return [
          [sand, wood],
          [brick, stone],
        ].map(([left, right]) => gap(left?.querySelector('text'), right?.querySelector('g')))
      }),
    }
  })
  // Of houses in a row each tag stands off the next.
  const apart = await page.evaluate(() => {
    const edges = [...document.querySelectorAll('.ca-tag')]
      .map((tag) => [...tag.children].map((part) => part.getBoundingClientRect()))
      .map((parts) => ({
        left: Math.min(...parts.map(({ left }) => left)),
        right: Math.max(...parts.map(({ right }) => right)),
        top: Math.min(...parts.map(({ top }) => top)),
        bottom: Math.max(...parts.map(({ bottom }) => bottom)),
      }))
    return edges.flatMap((one) =>
      edges
        .filter((next) => next.left > one.left && next.top < one.bottom && next.bottom > one.top)
        .map((next) => next.left - one.right),
    )
  })
  expect(Math.min(...apart)).toBeGreaterThan(1)
  // A score of two figures stands on the disc of its laurel, off the leaves.
  const room = await page.evaluate(() =>
    [...document.querySelectorAll('.ca-tag .laurel')].map((laurel) => {
      const [disc, text] = ['circle', 'text'].map((part) =>
        laurel.querySelector(part)!.getBoundingClientRect(),
      )
      return disc!.width - text!.width
    }),
  )
  expect(Math.min(...room)).toBeGreaterThan(1.5)
  expect([gaps.plans.length, gaps.piles.length]).toEqual([buildings.length, 4])
  for (const gap of gaps.plans) expect(gap).toBeGreaterThan(1.5)
  for (const gap of gaps.piles) expect(gap).toBeGreaterThan(-0.5)
  // Of the supply each figure of two digits stands off what is right of it and below it.
  const supply = await page.locator('[data-anchor="stock"]').evaluate((stock) => {
    const boxes = [...stock.querySelectorAll('[data-card]')].map((pile) => ({
      mark: pile.querySelector('g')!.getBoundingClientRect(),
      figure: pile.querySelector('text')!.getBoundingClientRect(),
    }))
    const [sand, wood, brick, stone] = boxes
    return [
      wood!.mark.left - sand!.figure.right,
      stone!.mark.left - brick!.figure.right,
      brick!.mark.top - sand!.mark.bottom,
    ]
  })
  for (const gap of supply) expect(gap).toBeGreaterThan(2)
})
