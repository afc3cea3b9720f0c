/** What is asked in Storming! on a page with a rail: in the room below the land and beside the rail, over neither. */
import { expect, test } from '@playwright/test'
import type { State } from '../../shared/games/storming/state.ts'
import { es } from '../../frontend/games/storming/texts.es.ts'
import { findMoment } from '../screenshots/seldom.ts'
import { desktop, shot } from './kit.ts'
import { overlaps } from './storming.ts'

const building = (base: string) =>
  findMoment(base, {
    game: 'storming',
    seats: 4,
    presses: ({ legal, view }) => {
      const step = (view as State).agenda.at(-1)
      const isBuilding = step?.type === 'act' && step.kind === 'build'
      return isBuilding && legal.some(({ type }) => type === 'buildWall') ? [] : null
    },
    seen: '',
  })
let found: ReturnType<typeof building> | undefined

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 1180, height: 720 },
  { width: 1024, height: 768 },
  { width: 900, height: 700 },
])
  test(`eight pieces and what ends the card lie below the land, and none is cut: ${viewport.width}`, async ({
    browser,
    baseURL,
  }) => {
    const { path, key } = await (found ??= building(baseURL!))
    const page = await (await desktop(browser, { viewport })).newPage()
    await page.goto(`${path}#s=${key}`)
    await expect(page.locator('.st-piece').nth(4)).toBeVisible()
    // As many as there are at most, as with the Market: whatever can be built or raised, and to become first player.
    await page.evaluate(
      ([names, claim]) => {
        const row = document.querySelector('.st-acts-row')!
        const end = document.querySelector('.st-end')!
        for (const name of names) {
          const piece = row.querySelector('.st-piece:last-child')!.cloneNode(true) as HTMLElement
          piece.querySelector('span')!.textContent = name
          row.append(piece)
        }
        end.insertAdjacentHTML(
          'beforebegin',
          `<button class="st-claim"><svg viewBox="-14 -12 28 24" width="26" height="22"></svg>${claim}</button>`,
        )
      },
      [Object.values(es.board.troops).slice(0, 3), es.board.claim] as const,
    )
    await shot(page, `acts-${viewport.width}`)
    await expect(page.locator('.st-piece')).toHaveCount(8)
    const acts = '.st-budget, .st-piece, .st-claim, .st-end'
    expect(await overlaps(page, acts, '.st-place, .rail')).toEqual([])
    const parts = await page.locator(acts).evaluateAll((all) =>
      all.map((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect()
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
      }),
    )
    expect(parts.every(Boolean)).toBe(true)
    const cut = await page.locator('.st-piece > :is(span, small)').evaluateAll((all) =>
      all.flatMap((one) => {
        const [text, piece] = [one, one.parentElement!].map((box) => box.getBoundingClientRect())
        return text!.left < piece!.left || text!.right > piece!.right ? [one.textContent] : []
      }),
    )
    expect(cut).toEqual([])
    await page.context().close()
  })

const planning = (base: string) =>
  findMoment(base, {
    game: 'storming',
    seats: 4,
    presses: ({ legal }) => (legal.some(({ type }) => type === 'placeCards') ? [] : null),
    seen: '',
  })

test('beside a rail all that is in hand ends before it, however narrow or high the board is', async ({
  browser,
  baseURL,
}) => {
  const { path, key } = await planning(baseURL!)
  for (const viewport of [
    { width: 1279, height: 800 },
    { width: 1179, height: 760 },
    { width: 1024, height: 768 },
    { width: 1024, height: 1366 },
    { width: 900, height: 700 },
  ]) {
    const page = await (await desktop(browser, { viewport })).newPage()
    await page.goto(`${path}#s=${key}`)
    await expect(page.locator('.st-plan .st-row li')).toHaveCount(6)
    await page.locator('.st-hand').evaluate((hand) => {
      while (hand.children.length < 5) hand.append(hand.lastElementChild!.cloneNode(true))
    })
    await shot(page, `planning-${viewport.width}-${viewport.height}`)
    expect(await overlaps(page, '.st-plan li, .st-slot', '.rail'), `${viewport.width}`).toEqual([])
    await page.context().close()
  }
})
