/** What Storming! says beside the map and asks over it: all of it on the screen, in its box, and covered by nothing. */
import { expect, test } from '@playwright/test'
import { breaksPact } from '../../frontend/games/storming/outlook.ts'
import type { Move } from '../../shared/games/storming/moves.ts'
import { findTroop } from '../../shared/games/storming/queries.ts'
import type { State } from '../../shared/games/storming/state.ts'
import { findMoment, seldom } from '../screenshots/seldom.ts'
import { desktop, phone, shot } from './kit.ts'

test('[ST-5.52] before an attack breaks a pact the warning and both answers stand in one box on the screen', async ({
  browser,
  baseURL,
}) => {
  let attack: Extract<Move, { type: 'attack' }> | undefined
  const { path, key } = await findMoment(baseURL!, {
    ...seldom['pact-offered'],
    presses: ({ legal, view, me }) => {
      attack = (legal as readonly Move[]).find(
        (move): move is Extract<Move, { type: 'attack' }> =>
          move.type === 'attack' && breaksPact(view as State, me, move),
      )
      if (attack === undefined) return null
      const from = findTroop(view as State, attack.troopId)?.id
      return [`.st-place[data-anchor="${from}"]`, `.st-place[data-anchor="${attack.to}"]`]
    },
    seen: '',
  })
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    const page = await (await (viewport.width < 900 ? phone : desktop)(browser, { viewport })).newPage()
    await page.goto(`${path}#s=${key}`)
    const troop = page.locator(`.st-troop[data-anchor="troop:${attack!.troopId}"]`)
    await expect(troop).toHaveClass(/free/)
    await troop.click()
    // What the torn scroll says on the map is said in words too, while it is there.
    await expect(page.locator('.st-tears').first()).toBeVisible()
    await shot(page, `torn-${viewport.width}`)
    await page.locator(`.st-place[data-anchor="${attack!.to}"]`).click()
    const box = page.locator('.st-asking')
    await expect(box.locator('.st-warning')).toBeVisible()
    await expect(box.getByRole('button')).toHaveCount(2)
    await shot(page, `breaks-${viewport.width}`)
    const outside = await box.evaluate((one) => {
      const within = one.getBoundingClientRect()
      const isIn = (inner: DOMRect, outer: { left: number; right: number; top: number; bottom: number }) =>
        inner.left >= outer.left &&
        inner.right <= outer.right &&
        inner.top >= outer.top &&
        inner.bottom <= outer.bottom
      const screen = { left: 0, right: innerWidth, top: 0, bottom: innerHeight }
      return [
        ...[...one.children].filter((part) => !isIn(part.getBoundingClientRect(), within)),
        ...(isIn(within, screen) ? [] : [one]),
      ].map(({ textContent }) => textContent)
    })
    expect(outside, `${viewport.width}`).toEqual([])
    // What it warns of stands above what is pressed.
    const [warned, first] = [box.locator('.st-warning'), box.getByRole('button').first()]
    expect((await warned.boundingBox())!.y).toBeLessThan((await first.boundingBox())!.y)
    await page.context().close()
  }
})
