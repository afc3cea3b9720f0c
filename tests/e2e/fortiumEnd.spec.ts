/** The countdown of Fortium, which is told beside what is played with and not over it. */
import { expect, test } from '@playwright/test'
import type { State } from '../../shared/games/fortium/state.ts'
import { findMoment, type Wish } from '../screenshots/seldom.ts'
import { desktop, phone, shot } from './kit.ts'

const countdown: Wish = {
  game: 'fortium',
  seats: 3,
  presses: ({ view }) => {
    const { triggerRound, phase } = view as State
    return triggerRound !== null && phase === 'turnStart' ? [] : null
  },
  seen: '.ft-countdown',
}

test('[FT-6.4] the countdown is told in the head, and takes no room of board and tray', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const { path, key } = await findMoment(baseURL ?? '', countdown)
  const screens = [
    await phone(browser),
    await phone(browser, { viewport: { width: 844, height: 390 } }),
    await desktop(browser, { viewport: { width: 1280, height: 720 } }),
  ]
  for (const [index, screen] of screens.entries()) {
    const page = await screen.newPage()
    await page.goto(`${path}#s=${key}`)
    await expect(page.locator('.ft-countdown')).toHaveCount(1)
    await expect(page.locator('.ft-alarm')).toHaveText(/rinden el doble|yield double/)
    const main = page.locator('.ft-act .main')
    await expect(main).toBeVisible()
    await shot(page, `fortium-countdown-${index}`)
    const told = await page.evaluate(() => {
      const boxOf = (one: Element): DOMRect => one.getBoundingClientRect()
      const small = document.querySelector('.what small')!
      const { left, right, top, bottom } = boxOf(small)
      const pressed = [...document.querySelectorAll('button, .ft-tray, .ft-place[data-live]')].filter(
        (one) => {
          const box = boxOf(one)
          return box.left < right && box.right > left && box.top < bottom && box.bottom > top
        },
      )
      const alarm = document.querySelector('.ft-alarm')!
      const below = boxOf(document.querySelector('.ft-tray')!)
      const board = document.querySelector('.ft-board')!
      const before = [boxOf(board), below].map((box) => JSON.stringify(box))
      alarm.remove()
      const after = [board, document.querySelector('.ft-tray')!].map((one) => JSON.stringify(boxOf(one)))
      return {
        over: pressed.map((one) => one.outerHTML.slice(0, 80)),
        isSame: before.join() === after.join(),
        high: document.documentElement.scrollHeight - innerHeight,
      }
    })
    expect(told).toEqual({ over: [], isSame: true, high: 0 })
    // Beside a rail the longest name of the company stands whole, with where its seat stands and what it lacks.
    if (index === 2) {
      const cut = await page.evaluate(() => {
        const seat = document.querySelectorAll('.rail .seat')[1]!
        const name = seat.querySelector<HTMLElement>('.name')!
        name.textContent = 'Ermessenda'
        // A bot's: its picture instead of whether somebody is there.
        seat.querySelector('.dot')!.remove()
        name.insertAdjacentHTML(
          'afterend',
          '<img class="portrait" style="width: 26px; height: 26px" alt=""><span class="tag">bot</span>',
        )
        return [seat.querySelectorAll('.ft-ahead > b').length, name.scrollWidth - name.clientWidth]
      })
      await shot(page, 'fortium-countdown-long')
      expect(cut).toEqual([1, 0])
    }
    await screen.close()
  }
})
