/** Tips of a first game: what they lie over, and what not. */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { playNow } from './atTable.ts'
import { start } from './fortium.ts'
import { desktop, firstVisit, isMyTurn, nextUp, phone, pressBy, shot } from './kit.ts'
import { answer } from './storming.ts'

/** How much of the board's places, of the seats and of what is common a slip covers, and whether it could lie over nothing at all. */
const slipCovers = (page: Page, selector: string, seen = '.board .spot') =>
  page.evaluate(
    ([slip, held]) => {
      const boxOf = (one: Element) => one.getBoundingClientRect()
      const over = (one: DOMRect, other: DOMRect): number =>
        Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
        Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
      const shown = (selector: string) => [...document.querySelectorAll(selector)].map(boxOf)
      const tip = document.querySelector(`${slip}:not(.waits)`)
      if (tip === null) return null
      const at = boxOf(tip)
      const sum = (boxes: readonly DOMRect[], box = at) => boxes.reduce((all, one) => all + over(box, one), 0)
      const [places, seats] = [shown(held), shown('.seat')]
      const all = [...seats, ...shown('.board > *, .bar, .tray > *, .table-page button, .lesson-ring')]
      let isRoom = false
      for (let y = 8; y + at.height <= innerHeight - 8 && !isRoom; y++)
        for (let x = 8; x + at.width <= innerWidth - 8 && !isRoom; x += 4)
          isRoom = sum(all, new DOMRect(x, y, at.width, at.height)) === 0
      return { said: tip.textContent, places: Math.round(sum(places)), seats: Math.round(sum(seats)), isRoom }
    },
    [selector, seen] as const,
  )
const none = { seats: 0, places: 0 }

/** Of each shape that the lamp's answer may have: whether text and act touch its border, and how much of its width text has. */
const shapesOf = (slip: Element) => {
  const before = slip.className
  const seen = ['', 'slim', 'brief', 'brief slim', 'low', 'low wide'].map((shape) => {
    slip.className = `hint ${shape}`
    const [at, ...parts] = [slip, ...slip.querySelectorAll('p, .main')].map((one) =>
      one.getBoundingClientRect(),
    )
    const air = parts.map((one) =>
      Math.min(one.top - at!.top, at!.bottom - one.bottom, one.left - at!.left, at!.right - one.right),
    )
    const isWhole = parts[0]!.width >= at!.width - 24
    return { shape, isAiry: Math.min(...air) >= 5, isWhole: shape.includes('slim') && isWhole }
  })
  slip.className = before
  return seen
}
/** A narrow one gives its text all of its width. */
const airy = ['', 'slim', 'brief', 'brief slim', 'low', 'low wide'].map((shape) => ({
  shape,
  isAiry: true,
  isWhole: shape.includes('slim'),
}))

/** Pixels between a tip of many lines and its frame, above and below, in each shape. */
const airOf = (slip: Element): number => {
  const [before, text] = [slip.className, slip.querySelector('p')!]
  // Beside what the page has put there, which it goes on writing to.
  const again = document.createTextNode(` ${text.textContent}`)
  text.append(again)
  const air = ['lesson', 'lesson slim'].flatMap((shape) => {
    slip.className = shape
    const line = document.createRange()
    line.selectNodeContents(text)
    const [letters, frame, acts] = [line, slip, slip.querySelector('.lesson-acts')!].map((one) =>
      one.getBoundingClientRect(),
    )
    const below = acts!.left >= letters!.right ? frame!.bottom : acts!.top
    return [letters!.top - frame!.top, below - letters!.bottom]
  })
  again.remove()
  slip.className = before
  return Math.min(...air)
}

for (const [game, isClear] of [
  ['Fortaleza', true],
  ['Under the Castle', true],
  // What is asked at the start leaves no room for a tip beside a lying board, and what is planned none beside a map.
  ['Fortium', true],
  ['Storming!', false],
] as const)
  test(`on a phone held either way the first tips leave places, seats and what one weighs to be seen: ${game}`, async ({
    browser,
  }) => {
    const page = await (await phone(browser, firstVisit)).newPage()
    await playNow(page, game)
    let before: string | null = ''
    for (const nth of ['first', 'second']) {
      for (const size of [
        { width: 390, height: 844 },
        { width: 844, height: 390 },
      ]) {
        await page.setViewportSize(size)
        // Bots play on, and a tip goes out of their way.
        const covered = async () => {
          const tip = await slipCovers(page, '.lesson', '.board .spot, [data-weighed]')
          if (tip === null || tip.said === before) return 'no tip yet'
          return isClear || tip.isRoom ? { seats: tip.seats, places: tip.places } : none
        }
        await expect.poll(covered, { message: `${nth} tip at ${size.width}` }).toEqual(none)
        await shot(page, `tip-${nth}-${game.slice(0, 8)}-${size.width}`)
        expect(await page.locator('.lesson').evaluate(airOf)).toBeGreaterThanOrEqual(6)
      }
      before = await page.locator('.lesson').textContent()
      if (nth === 'first') await page.locator('.lesson-acts button').last().tap()
    }
  })

test('on an upright phone the tips on what a role asks lie between the roles of all and what is pressed', async ({
  browser,
}) => {
  const page = await (await phone(browser, firstVisit)).newPage()
  await playNow(page, 'Under the Castle')
  await page.locator('.ca-in-hand').nth(1).tap()
  // What the role is, told as it is first taken up, goes by a tap beside it.
  await page.locator('.bar .status').tap()
  await page.getByRole('button', { name: 'Confirm' }).tap()
  await expect(page.locator('.ca-acts .plain')).toBeVisible({ timeout: 60_000 })
  for (const nth of ['first', 'second']) {
    const covered = () => slipCovers(page, '.lesson', '[data-common] [data-anchor], .tray button')
    await expect.poll(async () => (await covered())?.places ?? 'no tip', { message: nth }).toBe(0)
    await shot(page, `tip-roles-${nth}`)
    await page.locator('.lesson-acts button').last().tap()
  }
})

for (const [game, turns] of [
  ['Fortaleza', 1],
  // The second time the roles of all lie open beside the board.
  ['Under the Castle', 2],
  ['Fortium', 1],
  ['Storming!', 1],
] as const)
  test(`on a phone held either way the lamp's answer leaves places and seats to be seen, in a word where it must: ${game}`, async ({
    browser,
  }) => {
    const page = await (await phone(browser)).newPage()
    await playNow(page, game)
    const hint = page.locator('.hint')
    for (let turn = 1; turn <= turns; turn++) {
      await expect.poll(() => isMyTurn(page), { timeout: 30_000 }).toBe(true)
      await page.getByRole('button', { name: 'What would you do?' }).tap()
      await expect(hint.locator('b')).not.toBeEmpty()
      for (const size of [
        { width: 390, height: 844 },
        { width: 844, height: 390 },
      ]) {
        await page.setViewportSize(size)
        const covered = async () => {
          const slip = await slipCovers(
            page,
            '.hint',
            '.board .spot, [data-common] [data-anchor], [data-weighed]',
          )
          return slip === null ? 'no answer yet' : { seats: slip.seats, places: slip.places }
        }
        await expect.poll(covered, { message: `turn ${turn} at ${size.width}` }).toEqual(none)
        await shot(page, `lamp-${turn}-${game.slice(0, 8)}-${size.width}`)
        expect(await hint.evaluate(shapesOf), `at ${size.width}`).toEqual(airy)
      }
      // All of it is one press away, and so it stays.
      const why = hint.locator('.why')
      if (await why.isVisible()) {
        await why.tap()
        await expect(hint).not.toHaveClass(/brief/)
        await expect(hint.locator('span')).toBeInViewport({ ratio: 1 })
      }
      if (turn === turns) return
      await hint.getByRole('button', { name: 'Try this' }).tap()
      await page.locator('.actions .confirm').tap()
      await expect(page.locator('[data-common] [data-anchor]').first()).toBeVisible({ timeout: 30_000 })
    }
  })

/** How much of the log's lines that are in sight a tip covers. */
const logCovered = (page: Page) =>
  page.evaluate(() => {
    const [tip, log] = ['.lesson:not(.waits)', '.log'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    )
    if (tip === undefined || log === undefined) return 'no tip yet'
    const lines = [...document.querySelectorAll('.log .turn')].map((line) => line.getBoundingClientRect())
    return lines.reduce((sum, { left, right, top, bottom }) => {
      const wide = Math.min(tip.right, right) - Math.max(tip.left, left)
      const high = Math.min(tip.bottom, bottom, log.bottom) - Math.max(tip.top, top, log.top)
      return sum + Math.round(Math.max(0, wide) * Math.max(0, high))
    }, 0)
  })

for (const [game, said] of [
  ['Under the Castle', /^Choose this round’s role in secret/],
  // What is planned first, or already what comes after it.
  ['Storming!', /^(Place one card on PRESENT|Now an event)/],
] as const)
  test(`on a laptop the tip of what is chosen first leaves the log to be read: ${game}`, async ({
    browser,
  }) => {
    const page = await (
      await desktop(browser, { viewport: { width: 1280, height: 720 }, locale: 'en-GB', ...firstVisit })
    ).newPage()
    await playNow(page, game)
    await page.locator('.lesson:not(.waits) .lesson-acts button').last().click()
    if (game === 'Storming!') {
      for (let n = 0; n < 9 && !(await page.locator('.st-plan').isVisible()); n++) {
        await nextUp(page)
        await answer(page, pressBy('click'), n)
      }
    }
    await expect(page.locator('.lesson:not(.waits)')).toContainText(said)
    await expect.poll(() => logCovered(page)).toBe(0)
    await shot(page, `tip-laptop-${game.slice(0, 8)}`)
  })

test('on a lying phone first steps of Fortaleza leave what one builds next to be seen', async ({
  browser,
}) => {
  const page = await (
    await phone(browser, { ...firstVisit, viewport: { width: 844, height: 390 } })
  ).newPage()
  await playNow(page, 'Fortaleza')
  const tip = page.locator('.lesson:not(.waits)')
  await expect(tip).toBeVisible()
  for (let n = 0; n < 3; n++) {
    // After the first: of the temple to who holds a card of it, and of a guild where one is built.
    const isThere = await tip.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    )
    if (!isThere) break
    await expect
      .poll(async () => (await slipCovers(page, '.lesson', '.fz-stacks svg'))?.places ?? 'no tip')
      .toBeLessThan(600)
    await shot(page, `tip-${n}-off-stacks`)
    // What is shown of a seat lies over the board, and no ring about a thing of that over it.
    const ring = page.locator('.lesson-ring')
    if ((await ring.count()) > 0) {
      const own = page.locator('.seat.me > button').first()
      await own.tap()
      await expect(page.locator('.seat.me.open')).toBeVisible()
      await expect(ring).toBeHidden()
      await own.tap()
      await expect(ring).toBeVisible()
    }
    await page.locator('.lesson-acts button').last().tap()
  }
})

test('on a phone a tip waits while what it speaks of is open, and dice stand where stocks and prices begin', async ({
  browser,
}) => {
  const page = await (await phone(browser, firstVisit)).newPage()
  await playNow(page, 'Fortium')
  const press = (one: Locator) => one.tap()
  // Three quarries, and the line between two of them lies clear of what answers either.
  const gaps = await page.locator('.ft-quarry').evaluateAll((all) => {
    const edges = all.map((one) =>
      [...one.querySelectorAll('button')].map((act) => act.getBoundingClientRect()),
    )
    return edges.slice(1).map((acts, at) => Math.round(acts[0]!.left - edges[at]!.at(-1)!.right))
  })
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8)
  await shot(page, 'fortium-quarries-upright')
  await start(page, press)
  await press(page.getByRole('button', { name: 'Roll the dice' }))
  const dice = page.locator('.ft-tray-die')
  await expect(dice).toHaveCount(3)
  await page.setViewportSize({ width: 844, height: 390 })
  const left = async (part: string): Promise<number> => (await page.locator(part).first().boundingBox())!.x
  await expect
    .poll(async () => Math.abs((await left('.ft-tray-die')) - (await left('.ft-stocks'))))
    .toBeLessThanOrEqual(4)
  await shot(page, 'fortium-dice-lying')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('.lesson:not(.waits)')).toBeVisible()
  await press(page.locator('.ft-rate:enabled').first())
  await expect(page.locator('.ft-sheet')).toBeVisible()
  await expect(page.locator('.lessons')).toBeHidden()
  await press(page.getByRole('button', { name: 'Leave it' }))
  await press(page.locator('.ft-price').last())
  await expect(page.locator('.status')).toHaveText('Support card')
})

test('on a phone held either way what puts tips away stands in two lines at most', async ({ browser }) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    const page = await (await phone(browser, { ...firstVisit, viewport })).newPage()
    await playNow(page, 'Under the Castle')
    const away = page.locator('.lesson.strip:not(.waits) .quiet')
    await expect(away).toBeVisible()
    await shot(page, `tip-acts-${viewport.width}-night`)
    const lines = await away.evaluate((button) => {
      const words = document.createRange()
      words.selectNodeContents(button)
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines).toBeLessThanOrEqual(2)
    await page.context().close()
  }
})
