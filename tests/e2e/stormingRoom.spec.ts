/** Room in Storming!: what is small lies over nothing and can be told apart, on a laptop and on both phones. */
import { type Browser, expect, type Page, test } from '@playwright/test'
import type { State } from '../../shared/games/storming/state.ts'
import { es } from '../../frontend/games/storming/texts.es.ts'
import { findMoment, seldom } from '../screenshots/seldom.ts'
import { desktop, phone, shot } from './kit.ts'
import { overlaps } from './storming.ts'

const sizes = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const

/** Somebody who plans in the second round, after whose cards an event is asked for; each test looks at the same table. */
const planning = (base: string) =>
  findMoment(base, {
    game: 'storming',
    seats: 4,
    presses: ({ legal, view, me }) => {
      const { players, present, future } = view as State
      const isPlanning = legal.some(({ type }) => type === 'placeCards')
      return isPlanning && players[me]!.hand.bag.length > 2 && present.length + future.length > 6 ? [] : null
    },
    seen: '',
  })
let found: ReturnType<typeof planning> | undefined

const seatedAt = async (
  browser: Browser,
  base: string,
  viewport: { width: number; height: number },
): Promise<Page> => {
  const { path, key } = await (found ??= planning(base))
  const page = await (await (viewport.width < 900 ? phone : desktop)(browser, { viewport })).newPage()
  await page.goto(`${path}#s=${key}`)
  await expect(page.locator('.st-held').first()).toBeVisible()
  await expect(page.locator('.present .st-back').first()).toBeVisible()
  // As many as there are at most, whatever this table has.
  await page.evaluate(() => {
    for (const [list, count] of [
      ['.present .st-fan', 9],
      ['.st-hand', 7],
    ] as const) {
      const cards = document.querySelector(list)!
      while (cards.children.length < count) cards.append(cards.lastElementChild!.cloneNode(true))
    }
  })
  return page
}

for (const viewport of sizes) {
  const { width } = viewport
  test(`each of nine cards on PRESENT is seen whole: ${width}`, async ({ browser, baseURL }) => {
    const page = await seatedAt(browser, baseURL!, viewport)
    await shot(page, `present-${width}`)
    const backs = await page.locator('.present .st-back > .st-card').evaluateAll((all) =>
      all.map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return { left, right, top, bottom }
      }),
    )
    for (const [nth, one] of backs.entries()) {
      expect(one.right - one.left, `${nth}`).toBeGreaterThan(12)
      for (const other of backs.slice(nth + 1)) {
        const [across, down] = [
          Math.min(one.right, other.right) - Math.max(one.left, other.left),
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
        ]
        expect(Math.min(across, down), `${nth}`).toBeLessThanOrEqual(0.1)
      }
    }
    // Its own edge is that of the strip: the land lies below.
    expect(
      await overlaps(page, '.present .st-back', '.st-place.open, .future .st-back, .st-middle .st-back'),
    ).toEqual([])
    await page.context().close()
  })

  // Chips and small cards are a narrow page's.
  if (width > 899) continue
  test(`the word of a last settlement lies over no sign of its seat, nor beyond it: ${width}`, async ({
    browser,
    baseURL,
  }) => {
    const page = await seatedAt(browser, baseURL!, viewport)
    const list = '.st-glance .st-vp'
    await expect(page.locator(list)).toHaveCount(4)
    const beyond = await page.evaluate(
      ([list, word]) => {
        const sign = '<svg viewBox="-20 -20 40 40"><circle r="18" /></svg>'
        for (const [nth, row] of [...document.querySelectorAll(list!)].entries()) {
          for (const one of row.querySelectorAll('.st-holds, .st-bad')) one.remove()
          const places = [...row.children].filter((one) => one.ariaHidden === 'true')
          if (list !== '.st-counts')
            for (const one of places.slice(0, nth)) one.removeAttribute('aria-hidden')
          const skips = nth > 1 ? `<li class="st-bad">${sign}</li>` : ''
          row.insertAdjacentHTML(
            'beforeend',
            `<li class="st-bad">${sign}<small class="st-only">${word}</small></li>${skips}`,
          )
        }
        return [...document.querySelectorAll('.st-only')].filter((one) => {
          const seat = one.closest('.seat')!.getBoundingClientRect()
          const { right, bottom } = one.getBoundingClientRect()
          return right > seat.right || bottom > seat.bottom
        }).length
      },
      [list, es.seats.holdings.lastBriefly],
    )
    await shot(page, `last-${width}`)
    expect(beyond).toBe(0)
    expect(await overlaps(page, '.st-only', `${list} svg`)).toEqual([])
    await page.context().close()
  })

  test(`the names of seven events stand apart: ${width}`, async ({ browser, baseURL }) => {
    const page = await seatedAt(browser, baseURL!, viewport)
    const apart = await page.locator('.st-hand').evaluate((hand) => {
      const boxes = [...hand.querySelectorAll('.st-title')].map((title) => {
        title.textContent = 'Insurrec\u00adción'
        const range = document.createRange()
        range.selectNodeContents(title)
        return range.getBoundingClientRect()
      })
      return Math.min(...boxes.slice(1).map(({ left }, nth) => left - boxes[nth]!.right))
    })
    await shot(page, `names-${width}`)
    expect(apart).toBeGreaterThan(4)
    await page.context().close()
  })
}

test('on a low laptop the line of what a seat did last says that it goes on', async ({
  browser,
  baseURL,
}) => {
  const page = await seatedAt(browser, baseURL!, sizes[0])
  const line = page.locator('.seat .foot button > span').first()
  await line.evaluate(
    (one) => (one.textContent = 'recluta un caballero en E4; recluta un soldado en G3; '.repeat(2)),
  )
  await shot(page, 'foot-720')
  expect(await line.evaluate((one) => getComputedStyle(one).webkitLineClamp)).toBe('1')
  expect((await line.boundingBox())!.height).toBeLessThan(20)
  await page.context().close()
})

test('on a low laptop six cards before a seat are each seen whole', async ({ browser, baseURL }) => {
  const page = await seatedAt(browser, baseURL!, sizes[0])
  // As many as there may be, whatever this table has: beside all points, and with a pact among them.
  await page.locator('.seat .st-has').evaluateAll((all) => {
    const picture = '<svg class="st-card" viewBox="0 0 60 52"><rect width="60" height="52" /></svg>'
    for (const has of all) {
      has.querySelector('.st-public')?.remove()
      const pact = `<li><span class="st-pact-of">${picture}<svg viewBox="0 0 9 9"></svg></span></li>`
      const own = `<li><span role="img">${picture}</span></li>`
      has.insertAdjacentHTML('beforeend', `<ul class="st-public">${own.repeat(4)}${pact.repeat(2)}</ul>`)
    }
  })
  await shot(page, 'six-720')
  const breadths = await page
    .locator('.st-public .st-card')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)))
  expect(breadths).toHaveLength(24)
  expect(Math.min(...breadths)).toBeGreaterThan(13)
  const over = await page.locator('.st-public').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const boxes = [...list.querySelectorAll('.st-card')].map((one) => one.getBoundingClientRect())
      return boxes.slice(1).filter(({ left }, nth) => left < boxes[nth]!.right - 0.5)
    }),
  )
  expect(over).toEqual([])
  await page.context().close()
})

test('over a replay with its curve open the card in force lies over neither what is said of it nor the piles', async ({
  browser,
  baseURL,
}) => {
  const { path, key } = await findMoment(baseURL!, { ...seldom.building, seen: '' })
  const page = await (await desktop(browser, { viewport: sizes[0] })).newPage()
  await page.goto(`${path}#s=${key}`)
  // As high as what the bar and the curve leave of such a page.
  await page.addStyleTag({ content: '.board { height: 376px !important; align-self: start }' })
  await expect(page.locator('.st-upright')).toBeVisible()
  await shot(page, 'in-force-low')
  expect(await page.locator('.board').boundingBox()).toMatchObject({ height: 376 })
  const over = () => overlaps(page, '.st-upright', '.st-said > *, .st-pile-name, .st-back')
  await expect.poll(over).toEqual([])
  await page.context().close()
})
