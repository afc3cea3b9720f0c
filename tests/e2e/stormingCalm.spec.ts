/** Storming! holds still: what is told of a card lies over nothing that is looked at, and moves nothing when it comes. */
import { expect, type Page, test } from '@playwright/test'
import type { Move } from '../../shared/games/storming/moves.ts'
import type { State } from '../../shared/games/storming/state.ts'
import { findMoment, seldom } from '../screenshots/seldom.ts'
import { playNow } from './atTable.ts'
import { desktop, firstVisit, nextUp, phone, pressBy, shot } from './kit.ts'
import { answer, overlaps } from './storming.ts'

const laptop = { width: 1280, height: 720 }
const [upright, lying] = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const

test('on a laptop what a card in hand does is read beside the hand: no region lies under it, and no tip moves for it', async ({
  browser,
}) => {
  const page = await (await desktop(browser, { viewport: laptop, ...firstVisit })).newPage()
  await playNow(page, 'Storming!')
  await page.locator('.lesson:not(.waits) .lesson-acts button').last().click()
  for (let n = 0; n < 9 && !(await page.locator('.st-plan').isVisible()); n++) {
    await nextUp(page)
    await answer(page, pressBy('click'), n)
  }
  const tip = page.locator('.lesson:not(.waits)')
  await expect(tip).toBeVisible()
  const before = await tip.boundingBox()
  for (const nth of [0, 2]) {
    await page.locator('.st-plan .st-held:not(.laid) > button').nth(nth).click()
    await expect(page.locator('.st-reading')).toBeVisible()
    await page.waitForTimeout(300)
    await shot(page, `reading-${nth}`)
    expect(await overlaps(page, '.st-reading', '.st-place, .st-held, .st-slot, .st-kind li')).toEqual([])
    expect(await tip.boundingBox()).toEqual(before)
  }
  await page.context().close()
})

test('what is taken from the display is read before it is confirmed over neither land, display nor seats', async ({
  browser,
  baseURL,
}) => {
  const { path, key } = await findMoment(baseURL!, {
    game: 'storming',
    seats: 3,
    presses: ({ legal, view }) => {
      const step = (view as State).agenda.at(-1)
      const isTaken = (legal as readonly Move[]).some(({ type }) => type === 'recruitCivilian')
      return step?.type === 'act' && step.kind === 'recruit' && step.base === 0 && isTaken ? [] : null
    },
    seen: '',
  })
  for (const viewport of [laptop, upright, lying]) {
    const page = await (await (viewport.width < 900 ? phone : desktop)(browser, { viewport })).newPage()
    await page.goto(`${path}#s=${key}`)
    await expect(page.locator('.st-piece')).toHaveCount(3)
    // What each troop is good for has two lines, as there is room for.
    const high = await page
      .locator('.st-piece em')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(high).toHaveLength(3)
    expect(Math.max(...high)).toBeLessThan(26)
    await page.locator('section:first-child > ul .st-open').first().click()
    await expect(page.locator('.st-taking')).toBeVisible()
    await expect(page.locator('.confirm')).toBeVisible()
    await shot(page, `taking-${viewport.width}`)
    const over = await overlaps(page, '.st-tray > :is(p, div)', '.st-place, .st-kind li, .seat')
    expect(over, `${viewport.width}`).toEqual([])
    await page.locator('.actions button').first().click()
    await page.context().close()
  }
})

test('on a phone all that can be built stands in one row, each with what it is good for', async ({
  browser,
  baseURL,
}) => {
  const { path, key } = await findMoment(baseURL!, { ...seldom.building, seen: '' })
  for (const viewport of [upright, lying]) {
    const page = await (await phone(browser, { viewport })).newPage()
    await page.goto(`${path}#s=${key}`)
    await expect(page.locator('.st-piece')).toHaveCount(5)
    await shot(page, `pieces-${viewport.width}`)
    const tops = await page
      .locator('.st-piece')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)))
    expect(new Set(tops).size).toBe(1)
    const cut = await page
      .locator('.st-piece')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length)
    expect(cut).toBe(0)
    await page.context().close()
  }
})

/** Where these stand, to the pixel. */
const placesOf = (page: Page, what: string): Promise<readonly string[]> =>
  page.locator(what).evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width } = one.getBoundingClientRect()
      return [x, y, width].map(Math.round).join()
    }),
  )

for (const viewport of [laptop, { width: 1440, height: 900 }])
  test(`on a laptop nothing moves while a pact is under offer, nor once it is signed: ${viewport.width}`, async ({
    browser,
  }) => {
    const page = await (await desktop(browser, { viewport })).newPage()
    await playNow(page, 'Storming!')
    await expect(page.locator('.st-kind li')).toHaveCount(6)
    // The log comes after the board: what is not drawn yet has not moved.
    await expect(page.locator('.rail .papers')).toBeVisible()
    const still = '.st-kind, .st-kind li:not(.new), .seat, .rail .papers'
    const before = await placesOf(page, still)
    await page.evaluate(() => {
      const pacts = document.querySelectorAll('.st-kind ul')[2]!
      const offered = pacts.lastElementChild!.cloneNode(true) as Element
      offered.classList.add('new')
      pacts.append(offered)
      pacts.classList.add('st-three')
    })
    await shot(page, `under-offer-${viewport.width}`)
    expect(await placesOf(page, still)).toEqual(before)
    expect(await overlaps(page, '.new', '.st-kind li:not(.new)')).toEqual([])
    await page.evaluate(() => {
      document.querySelector('.new')!.remove()
      document.querySelector('.st-three')!.classList.remove('st-three')
      const card = document.querySelectorAll('.st-kind .st-card')[4]!
      for (const has of document.querySelectorAll('.st-has')) {
        has.insertAdjacentHTML(
          'beforeend',
          '<ul class="st-public"><li><span class="st-pact-of"></span></li></ul>',
        )
        has.querySelector('.st-pact-of')!.append(card.cloneNode(true))
      }
    })
    await shot(page, `signed-${viewport.width}`)
    expect(await placesOf(page, still)).toEqual(before)
    await page.context().close()
  })
