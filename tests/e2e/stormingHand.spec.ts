/** One's own cards in Storming!: those of the hand in one row, and what lies under a revolt over no letter. */
import { expect, type Page, test } from '@playwright/test'
import type { State } from '../../shared/games/storming/state.ts'
import { es } from '../../frontend/games/storming/texts.es.ts'
import { findMoment } from '../screenshots/seldom.ts'
import { desktop, phone, shot } from './kit.ts'
import { overlaps, plan } from './storming.ts'

const laptop = { width: 1280, height: 720 }
const phones = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const

/** Somebody who plans with a revolt in hand. */
const withRevolt = (base: string) =>
  findMoment(base, {
    game: 'storming',
    seats: 4,
    presses: ({ legal, view, me }) => {
      const { revolts, hand } = (view as State).players[me]!
      const isPlanning = legal.some(({ type }) => type === 'placeCards')
      return isPlanning && revolts.length > 0 && hand.bag.length > 2 ? [] : null
    },
    seen: '',
  })

test('on a laptop a full hand lies in one row beside events with long names', async ({
  browser,
  baseURL,
}) => {
  const { path, key } = await withRevolt(baseURL!)
  const page = await (await desktop(browser, { viewport: laptop })).newPage()
  await page.goto(`${path}#s=${key}`)
  await expect(page.locator('.st-plan .st-row li')).toHaveCount(6)
  const { dampPowder, talentPatronage, lordOfWar, warDrums, tradeBoom, materialShortage } = es.cards
  const long = [dampPowder, talentPatronage, lordOfWar, warDrums, tradeBoom, materialShortage].map(
    ({ name }) => name,
  )
  await page.locator('.st-plan').evaluate((plan, names) => {
    const hand = plan.querySelector('.st-hand')!
    while (hand.children.length < 5) hand.prepend(hand.firstElementChild!.cloneNode(true))
    for (const [nth, name] of plan.querySelectorAll('.st-row .st-title').entries())
      name.textContent = names[nth]!
  }, long)
  await shot(page, 'hand-720')
  const boxes = await page.locator('.st-held').evaluateAll((all) =>
    all.map((one) => {
      const { bottom, width } = one.getBoundingClientRect()
      return [Math.round(bottom), Math.round(width)]
    }),
  )
  expect(new Set(boxes.map(String)).size).toBe(1)
  // As large as a card is in any hand.
  expect(boxes[0]![1]).toBeGreaterThan(66)
  expect(await overlaps(page, '.st-plan .st-row li', '.st-held')).toEqual([])
  await page.context().close()
})

test('the card under a revolt lies over the corner of its picture, and over no name', async ({
  browser,
  baseURL,
}) => {
  const { path, key } = await withRevolt(baseURL!)
  const screens = [...phones, laptop]
  const opened = async (viewport: (typeof screens)[number]): Promise<Page> => {
    const page = await (await (viewport.width < 900 ? phone : desktop)(browser, { viewport })).newPage()
    await page.goto(`${path}#s=${key}`)
    await expect(page.locator('.st-plan .st-under')).toBeVisible()
    return page
  }
  const widthOf = async (page: Page, what: string): Promise<number> =>
    (await page.locator(what).first().boundingBox())!.width
  for (const viewport of screens) {
    const page = await opened(viewport)
    const part =
      (await widthOf(page, '.st-under .st-card')) / (await widthOf(page, '.st-held:has(.st-under)'))
    expect(part, `${viewport.width}`).toBeCloseTo(0.5, 1)
    await page.context().close()
  }
  const planning = await opened(laptop)
  await plan(planning, (one) => one.click(), 0)
  await expect(planning.locator('.st-plan.events')).toBeVisible()
  await planning.context().close()
  for (const viewport of screens) {
    const page = await opened(viewport)
    await shot(page, `under-${viewport.width}`)
    expect(await overlaps(page, '.st-plan .st-under .st-card', '.st-plan .st-title')).toEqual([])
    expect(await widthOf(page, '.st-plan .st-row .st-under .st-card')).toBeLessThan(15)
    await page.context().close()
  }
})
