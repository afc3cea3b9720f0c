/** Fortaleza, as one goes through a turn: what lies still meanwhile. */
import { expect, type Page, test } from '@playwright/test'
import { playNow } from './atTable.ts'
import { desktop, firstVisit, isMyTurn, phone, pressBy, shot } from './kit.ts'

/** What somebody has in sight all the time: the board, the piles, one's coins and pawns, and the tip where one is read. */
const placed = (page: Page) =>
  page.evaluate(() =>
    ['.fz-board', '.fz-pile.fz-deck', '.fz-pile.fz-discard', '.fz-own.fz-deck', '.fz-own.fz-discard'].map(
      (part) => {
        const { x, y, width, height } = document.querySelector(part)!.getBoundingClientRect()
        return { part, at: [x, y, width, height].map(Math.round).join(' ') }
      },
    ),
  )

/** Where the tip lies; null while it waits. */
const tipAt = (page: Page) =>
  page.evaluate(() => {
    const { x, y, width, height } =
      document.querySelector('.lesson:not(.waits)')?.getBoundingClientRect() ?? new DOMRect()
    return width === 0 ? null : [x, y, width, height].map(Math.round).join(' ')
  })

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
  [390, 844],
  [844, 390],
] as const)
  test(`through a turn neither board nor piles nor what one has changes its place, and no tip wanders: ${width} × ${height}`, async ({
    browser,
  }) => {
    const isPhone = Math.min(width, height) < 500
    const viewport = { width, height }
    const context = await (isPhone
      ? phone(browser, { ...firstVisit, viewport })
      : desktop(browser, { ...firstVisit, viewport, locale: 'en-GB' }))
    const page = await context.newPage()
    const press = pressBy(isPhone ? 'tap' : 'click')
    await playNow(page, 'Fortaleza')
    const hand = page.locator('.fz-in-hand')
    const acts = page.locator('.fz-acts button')
    const tip = page.locator('.lesson:not(.waits)')
    for (const turn of ['first', 'second']) {
      await expect(tip).toBeVisible()
      // What speaks of one's stacks stays with them, also while tiles of them are chosen elsewhere.
      if (turn === 'second')
        await expect(async () => {
          if (!(await tip.textContent())!.startsWith('Developing'))
            await press(tip.locator('.lesson-acts button').last())
          expect(await tip.textContent()).toMatch(/^Developing/)
        }).toPass()
      await expect(tip).toBeVisible()
      const said = await tip.textContent()
      const [before, tipBefore] = [await placed(page), await tipAt(page)]
      const expectStill = async (step: string): Promise<void> => {
        await shot(page, `still-${width}-${turn}-${step}`)
        expect(await placed(page), `${turn} turn: ${step}`).toEqual(before)
        // On a phone it waits, and on a page that is broad it stays.
        await expect.poll(() => tipAt(page), `tip, ${turn} turn: ${step}`).toBe(isPhone ? null : tipBefore)
      }
      await press(hand.nth(0))
      await expectStill('one card')
      await press(hand.nth(2))
      await expectStill('two cards')
      await press(acts.nth(1))
      const more = page.locator('.fz-stepper button:not(.fz-less)')
      await expect(more).toHaveCount(3)
      await expectStill('developing')
      const pile = await more.nth(1).boundingBox()
      for (const nth of [1, 2]) await press(more.nth(nth))
      await expectStill('two tiles')
      expect(Math.abs((await more.nth(1).boundingBox())!.x - pile!.x)).toBeLessThan(1)
      await press(page.locator('.fz-develop > .quiet'))
      for (const nth of [0, 2]) await press(hand.nth(nth))
      await expect(tip).toBeVisible()
      expect(await tip.textContent()).toBe(said)
      await expect.poll(() => tipAt(page), `tip, ${turn} turn: all cards down`).toBe(tipBefore)
      for (const nth of [0, 2]) await press(hand.nth(nth))
      await press(acts.nth(0))
      await expect(page.locator('.confirm.ready')).toBeVisible()
      expect(await placed(page), `${turn} turn: staged`).toEqual(before)
      await press(page.locator('.confirm'))
      await expect(page.locator('.actions')).toBeHidden()
      await expect.poll(() => isMyTurn(page), { timeout: 30_000 }).toBe(true)
      expect(await placed(page), `${turn} turn: played`).toEqual(before)
    }
  })
