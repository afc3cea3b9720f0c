/** Fortaleza on a phone: what comes beside a figure stretches no seat, and what is asked beside a quarter is seen whole. */
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import type { State } from '../../shared/games/fortaleza/state.ts'
import { begunBy, findMoment, playedOut, seldom, type Wish } from '../screenshots/seldom.ts'
import { playNow } from './atTable.ts'
import { firstVisit, isOnTop, phone, shot } from './kit.ts'

/** The table of who is asked, once all have looked at so many questions, on an upright phone unless said otherwise. */
const onPhone = async (
  browser: Browser,
  base: string,
  looks: number,
  viewport = { width: 390, height: 844 },
): Promise<Page> => {
  const page = await (await phone(browser, { viewport })).newPage()
  const { path, key } = await begunBy(base, 'fortaleza', looks)
  await page.goto(`${path}#s=${key}`)
  return page
}

/** Resources and a tile, with a card each, as long as the lines of two acts come: both build over somebody. */
const stageTwo = async (page: Page): Promise<void> => {
  await expect(page.locator('.fz-in-hand').first()).toBeVisible()
  for (const act of [0, 1]) {
    await page.locator('.fz-in-hand:not(.up)').nth(act).tap()
    await page.locator('.fz-acts button').nth(act).tap()
    if (act === 1) await page.locator('.fz-stepper button').last().tap()
  }
  await expect(page.locator('.confirm.ready')).toBeVisible()
  await page.locator('.actions li').evaluateAll((acts) => {
    for (const act of acts)
      act.textContent =
        '−5 monedas, +4 al puntuar, Ermessenda −4: construir encima en el segundo tramo de la muralla oeste'
  })
}

test('on an upright phone points to come make no seat higher', async ({ browser, baseURL }) => {
  const page = await onPhone(browser, baseURL!, 20)
  await expect(page.locator('.seat .soon').first()).toBeVisible()
  const heights = () =>
    page.locator('.seat .chip').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  const withThem = await heights()
  await page.addStyleTag({ content: '.soon { display: none !important; }' })
  expect(await heights()).toEqual(withThem)
  expect(new Set(withThem).size).toBe(1)
})

test('what is asked beside a quarter is cut by no edge of a phone, held either way', async ({
  browser,
  baseURL,
}) => {
  const page = await (await phone(browser)).newPage()
  const { path, key, presses } = await findMoment(baseURL!, seldom.quarter)
  await page.goto(`${path}#s=${key}`)
  await expect(page.locator('.fz-in-hand').first()).toBeVisible()
  const cards = presses.slice(0, -1)
  for (const card of cards) await page.locator(card).tap()
  const asked = page.locator('.fz-develop.beside')
  // Guild and collector, with the same cards, in all quarters where both may be.
  const quarters = await page
    .locator('.fz-place.open')
    .evaluateAll((all) => all.map((one) => (one as SVGElement).dataset['anchor'] ?? ''))
  let times = 0
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size)
    for (const quarter of quarters.filter((one) => /^[a-z]+[A-Z]/.test(one))) {
      await page.locator(`.fz-place[data-anchor="${quarter}"]`).tap()
      // With one thing to do there it is in hand at once.
      await expect(page.locator('.fz-develop.beside, .actions').first()).toBeVisible()
      if (!(await asked.isVisible())) {
        await page.locator('.actions > button').first().tap()
        for (const card of cards)
          if (!(await page.locator(`${card}.up`).isVisible())) await page.locator(card).tap()
        continue
      }
      times++
      await shot(page, `quarter-${quarter}-${size.width}`)
      const box = (await asked.boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.y).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(size.width)
      expect(box.y + box.height).toBeLessThanOrEqual(size.height)
      // On a high one always in the tray, in one row, off the board.
      const tops = await asked
        .getByRole('button')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
      if (size.height > 2 * size.width) {
        expect(Math.max(...tops.map(({ top }) => top))).toBeLessThan(
          Math.min(...tops.map(({ bottom }) => bottom)),
        )
        const { y, height } = (await page.locator('.fz-board').boundingBox())!
        expect(box.y).toBeGreaterThanOrEqual(y + height)
        // What one would build with stays in sight below it.
        for (const pile of await page.locator('.fz-act > .fz-stacks svg').all()) {
          const of = (await pile.boundingBox())!
          expect(of.y + 0.06 * of.height).toBeGreaterThanOrEqual(box.y + box.height)
        }
        await expect(page.locator('.fz-act > .fz-stacks')).toBeVisible()
      }
      for (const button of await asked.getByRole('button').all()) {
        await expect(button).toBeInViewport({ ratio: 1 })
        expect(await isOnTop(button)).toBe(true)
      }
      await asked.getByRole('button').last().tap()
      await expect(asked).toBeHidden()
      for (const card of cards)
        if (!(await page.locator(`${card}.up`).isVisible())) await page.locator(card).tap()
    }
  }
  expect(times).toBeGreaterThanOrEqual(3)
})

test('the page of honour has a board with figures, or too small for them none that are empty; and lying one row above the table', async ({
  browser,
  baseURL,
}) => {
  const { path, key } = await playedOut(baseURL!, 'fortaleza')
  const page = await (await phone(browser)).newPage()
  await page.goto(`${path}#s=${key}`)
  const board = page.locator('.honour-board')
  const [figure, disc] = [board.locator('.laurel text').first(), board.locator('.laurel').first()]
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(board.locator('svg').first()).toBeVisible()
    const isRead = height > 500
    await expect(figure).toBeVisible({ visible: isRead })
    await expect(disc).toBeVisible({ visible: isRead })
    // All that leads on in one row: of two the board was cut.
    const tops = await page
      .locator('dialog.scores footer button')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(1)
  }
  const [head, foot] = await Promise.all(
    ['header', 'footer'].map((part) => page.locator(`dialog.scores > ${part}`).boundingBox()),
  )
  expect(Math.abs(head!.y - foot!.y)).toBeLessThan(1)
  expect(foot!.x).toBeGreaterThanOrEqual(head!.x + head!.width - 1)
})

test('on an upright phone a whole turn of two acts is read in the row of one’s stacks, and its lines are not cut', async ({
  browser,
  baseURL,
}) => {
  const page = await onPhone(browser, baseURL!, 20)
  await expect(page.locator('.fz-in-hand').first()).toBeVisible()
  // Where who is here is told by a dot, it lies under nothing.
  expect(await isOnTop(page.locator('.seat .dot').first())).toBe(true)
  await stageTwo(page)
  await shot(page, 'whole-turn-phone')
  const box = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return { top, bottom, isWhole: one.scrollHeight <= one.clientHeight }
      })
  const [turn, row, cards] = [
    await box('.actions li:last-child'),
    await box('.fz-act'),
    await box('.fz-cards'),
  ]
  expect(turn.isWhole).toBe(true)
  expect((await box('.actions li')).isWhole).toBe(true)
  expect((await box('.actions li')).top).toBeGreaterThanOrEqual(row.top)
  expect(turn.bottom).toBeLessThanOrEqual(cards.top + 14)
  // On paper of its own, off the piles at both sides.
  const [paper, deck, discard] = await Promise.all(
    ['.actions > div', '.fz-pile.fz-deck', '.fz-pile.fz-discard'].map((part) =>
      page.locator(part).evaluate((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return { left, right, top, bottom, ground: getComputedStyle(one).backgroundColor }
      }),
    ),
  )
  expect(paper!.ground).not.toBe('rgba(0, 0, 0, 0)')
  expect(paper!.left).toBeGreaterThanOrEqual(deck!.right)
  expect(paper!.right).toBeLessThanOrEqual(discard!.left)
  expect(paper!.top).toBeGreaterThanOrEqual(row.top)
  expect(paper!.bottom).toBeGreaterThanOrEqual(turn.bottom)
  expect((await box('.actions > button')).top).toBeGreaterThan(cards.bottom - 14)
})

test('on a phone lying down a whole turn of two acts stands on paper above one’s stacks, cut by nothing and over nothing', async ({
  browser,
  baseURL,
}) => {
  const page = await onPhone(browser, baseURL!, 20, { width: 844, height: 390 })
  await stageTwo(page)
  const slip = page.locator('.actions > div')
  const { over, cut, ground } = await slip.evaluate((one) => {
    const at = one.getBoundingClientRect()
    const meets = (thing: Element): boolean => {
      const box = thing.getBoundingClientRect()
      return box.left < at.right && box.right > at.left && box.top < at.bottom && box.bottom > at.top
    }
    return {
      over: [...document.querySelectorAll('.fz-stacks li, .fz-own, .fz-pile, .fz-in-hand, .seat, .board svg')]
        .filter(meets)
        .map((thing) => thing.outerHTML.slice(0, 80)),
      cut: [...one.querySelectorAll('li')].filter(
        (act) => act.scrollHeight > act.clientHeight || act.getBoundingClientRect().bottom > at.bottom,
      ).length,
      ground: getComputedStyle(one).backgroundColor,
    }
  })
  expect({ over, cut }).toEqual({ over: [], cut: 0 })
  expect(ground).not.toBe('rgba(0, 0, 0, 0)')
  expect(await isOnTop(slip)).toBe(true)
})

test('on an upright phone a long move of the lamp stands in the band below the board, and over none of one’s stacks', async ({
  browser,
}) => {
  const page = await (await phone(browser)).newPage()
  await playNow(page, 'Fortaleza')
  await page.getByRole('button', { name: 'What would you do?' }).tap()
  const hint = page.locator('.hint')
  await expect(hint.locator('b')).not.toBeEmpty()
  // As long as they come.
  const long =
    'Build the guild in the blacksmiths and apothecaries quarter with a blacksmiths card and an apothecaries card, 9 coins'
  await hint.locator('b').evaluate((name, said) => (name.textContent = said), long)
  // And what it is for, which stands in their place: with what it is done, and where, is lit.
  const purpose =
    'You will have 9 coins, and with your tower and wall cards you could build the north-west corner tower: 4 points.'
  await hint.locator('em').evaluate((told, said) => (told.textContent = said), purpose)
  const covered = () =>
    hint.evaluate((slip) => {
      const at = slip.getBoundingClientRect()
      return [...document.querySelectorAll('.board .spot, .tray [data-anchor]')].filter((thing) => {
        const box = thing.getBoundingClientRect()
        return box.left < at.right && box.right > at.left && box.top < at.bottom && box.bottom > at.top
      }).length
    })
  await expect.poll(covered).toBe(0)
  await expect(hint).toHaveClass(/brief/)
  expect(await hint.evaluate((slip) => slip.getBoundingClientRect().height)).toBeLessThan(73)
  const read = await hint.evaluate((slip) => {
    const inside = (part: string): boolean => {
      const [box, at] = [slip.querySelector(part)!.getBoundingClientRect(), slip.getBoundingClientRect()]
      return (
        getComputedStyle(slip.querySelector(part)!.parentElement!).clipPath === 'none' &&
        box.bottom <= at.bottom &&
        box.right <= at.right
      )
    }
    return [inside('strong'), inside('em'), getComputedStyle(slip.querySelector('b')!).clipPath]
  })
  expect(read).toEqual([true, true, 'inset(50%)'])
  await shot(page, 'fortaleza-hint-long')
})

test('on an upright phone what can be done with a wild card stands in one row, off the board', async ({
  browser,
  baseURL,
}) => {
  const page = await onPhone(browser, baseURL!, 0)
  // Whoever is dealt a hand has one.
  const wild = page.locator('.fz-in-hand[data-anchor^="card:x-"]').last()
  await wild.tap()
  await page.locator('.fz-in-hand:not(.up)').first().tap()
  await expect(page.locator('.fz-acts .fz-tiles + svg')).toBeVisible()
  // What one would build with it is read below, where the page is high enough for both.
  for (const [width, height] of [
    [390, 844],
    [390, 780],
    [360, 780],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.locator('.fz-acts + .fz-stacks')).toBeVisible({ visible: height > 780 })
    const [tops, acts, board] = await page.evaluate(() => {
      const box = (one: Element) => one.getBoundingClientRect()
      return [
        [...document.querySelectorAll('.fz-acts button')].map((one) => box(one).top),
        box(document.querySelector('.fz-acts')!),
        box(document.querySelector('.fz-board')!),
      ] as const
    })
    expect(new Set(tops).size).toBe(1)
    expect(acts.left).toBeGreaterThanOrEqual(0)
    expect(acts.right).toBeLessThanOrEqual(width)
    expect(acts.top).toBeGreaterThanOrEqual(board.bottom)
  }
})

test('on an upright phone a first step waits while a card is up, and is read whole again after', async ({
  browser,
}) => {
  const page = await (await phone(browser, firstVisit)).newPage()
  await playNow(page, 'Fortaleza')
  const step = page.locator('.lesson:not(.waits)')
  const isWhole = () => step.locator('p').evaluate((said) => said.scrollWidth <= said.clientWidth)
  await expect(step.getByRole('button').first()).toBeVisible()
  const said = await step.locator('p').textContent()
  await page.locator('.fz-in-hand').first().tap()
  await expect(step.locator('p')).toBeHidden()
  await shot(page, 'first-step-waits')
  await page.locator('.fz-in-hand.up').tap()
  await expect(step.getByRole('button').first()).toBeVisible()
  await expect(step.locator('p')).toHaveText(said!)
  expect(await isWhole()).toBe(true)
})

test('on a phone cards that are taken up lie over no name of one’s stacks, and none leaves the tray for it', async ({
  browser,
  baseURL,
}) => {
  const page = await onPhone(browser, baseURL!, 0)
  const names = page.locator('.fz-tray .fz-stacks small')
  for (const nth of [1, 3]) await page.locator('.fz-in-hand').nth(nth).tap()
  for (const [width, height] of [
    [390, 844],
    [430, 932],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(names).toHaveCount(3)
    await expect(names.first()).toBeVisible()
    await shot(page, `names-off-cards-${width}`)
    const { low, raised, hanging, foot, over } = await page.evaluate(() => {
      const edges = (part: string, edge: 'top' | 'bottom') =>
        [...document.querySelectorAll(part)].map((one) => one.getBoundingClientRect()[edge])
      return {
        low: Math.max(...edges('.fz-tray .fz-stacks small', 'bottom')),
        // With the frame of what is up.
        raised: Math.min(...edges('.fz-in-hand.up .fz-card', 'top').map((top) => top - 3)),
        hanging: Math.max(...edges('.fz-in-hand .fz-card', 'bottom')),
        foot: Math.min(...edges('.lately', 'top')),
        over: document.documentElement.scrollHeight - innerHeight,
      }
    })
    expect(raised).toBeGreaterThanOrEqual(low)
    expect(hanging).toBeLessThanOrEqual(foot)
    expect(over).toBe(0)
  }
})

test('on a phone the sign of who acted in a quarter lies over none of the board’s tally, nor over the next quarter', async ({
  browser,
  baseURL,
}) => {
  const acted: Wish = {
    game: 'fortaleza',
    seats: 3,
    likes: (move) => ('zone' in move && /^(white|teal)Brown$/.test(String(move.zone)) ? 1 : 0),
    presses: ({ view }) => {
      const { guilds } = (view as State).board
      return (guilds.whiteBrown ?? guilds.tealBrown ?? []).length > 0 ? [] : null
    },
    seen: '.ring circle',
  }
  const { path, key } = await findMoment(baseURL!, acted)
  const page = await (await phone(browser)).newPage()
  await page.goto(`${path}#s=${key}`)
  await expect(page.locator('.fz-tally [data-card]').first()).toBeVisible()
  await expect(page.locator('.ring circle').first()).toBeVisible()
  await shot(page, 'signs-off-tally')
  const over = await page.locator('.ring circle').evaluateAll((signs) => {
    const tally = document.querySelector('.fz-tally rect:not(.fz-read)')!.getBoundingClientRect()
    return signs.filter((sign) => {
      const { left, right, top, bottom } = sign.getBoundingClientRect()
      const isBeside = left > tally.right || right < tally.left
      return !isBeside && top < tally.bottom - 1 && bottom > tally.top
    }).length
  })
  expect(over).toBe(0)
  const beyond = await page.locator('.ring:has(circle)').evaluateAll(
    (rings) =>
      rings.filter((ring) => {
        const sign = ring.querySelector('circle')!.getBoundingClientRect()
        const frame = ring.querySelector('.ring-line')!.getBoundingClientRect()
        const isAcross = sign.left < frame.left || sign.right > frame.right
        return isAcross || sign.top < frame.top || sign.bottom > frame.bottom
      }).length,
  )
  expect(beyond).toBe(0)
})

test('on a lying phone what can be done with a card lies above what one would build, and both below the seats', async ({
  browser,
  baseURL,
}) => {
  const page = await onPhone(browser, baseURL!, 20, { width: 844, height: 390 })
  const stacks = page.locator('.fz-act .fz-stacks svg')
  const at = async (of: Locator) => (await of.boundingBox())!
  await expect(stacks).toHaveCount(3)
  const before = await at(stacks.first())
  expect((await at(page.locator('.fz-in-hand .fz-card').first())).width).toBeGreaterThan(73)
  await page.locator('.fz-in-hand').first().tap()
  const acts = await at(page.locator('.fz-acts'))
  const seats = await at(page.locator('.seat .chip').first())
  expect(await at(stacks.first())).toEqual(before)
  expect(acts.y + acts.height).toBeLessThanOrEqual(before.y)
  expect(acts.y).toBeGreaterThanOrEqual(seats.y + seats.height)
  for (const act of await page.locator('.fz-acts button').all()) expect(await isOnTop(act)).toBe(true)
})

test('on a lying phone a line of one act in hand is whole, however long', async ({ browser, baseURL }) => {
  const page = await onPhone(browser, baseURL!, 20, { width: 844, height: 390 })
  for (const card of [0, 1]) await page.locator('.fz-in-hand').nth(card).tap()
  await page.locator('.fz-acts button').first().tap()
  const act = page.locator('.actions li')
  await expect(act).toHaveCount(1)
  await expect(page.locator('.confirm.ready')).toBeVisible()
  // As long as they come.
  await act.evaluate((line) => {
    line.textContent =
      '+9 −2 −5 monedas, −1 al puntuar, Ermessenda −4: construir encima de su gremio en el barrio de panaderos y boticarios, nivel III'
  })
  await shot(page, 'staged-lying')
  const { isWhole, top, bottom, foot } = await act.evaluate((line) => ({
    isWhole: line.scrollHeight <= line.clientHeight,
    top: line.getBoundingClientRect().top - line.closest('.actions')!.getBoundingClientRect().top,
    bottom: line.getBoundingClientRect().bottom,
    foot: innerHeight,
  }))
  expect(isWhole).toBe(true)
  expect(top).toBeGreaterThan(-1)
  expect(bottom).toBeLessThanOrEqual(foot)
})

test('on an upright phone the words of a scoring are as high whoever scores, their title above them', async ({
  browser,
  baseURL,
}) => {
  const page = await onPhone(browser, baseURL!, 0)
  await expect(page.locator('.fz-in-hand').first()).toBeVisible()
  const drawn = () =>
    page.evaluate(() =>
      [1, 2, 3, 4].map((count) => {
        const title = document.createElement('p')
        title.className = 'scoring-title'
        title.innerHTML = `<b>Muralla norte</b>${'<span>Ermessenda: 2 tramos <i>+12</i></span>'.repeat(count)}<small>Toca</small>`
        document.body.append(title)
        const [head, first] = [title.querySelector('b')!, title.querySelector('span')!]
        const isAbove = head.getBoundingClientRect().bottom <= first.getBoundingClientRect().top
        const height = title.offsetHeight
        title.remove()
        return { height, isAbove }
      }),
    )
  // Once its styles are there, with the parts that are fetched when the screen stands.
  await expect.poll(async () => (await drawn())[0]?.height).toBeGreaterThan(100)
  const all = await drawn()
  expect(new Set(all.map(({ height }) => height)).size).toBe(1)
  expect(all.every(({ isAbove }) => isAbove)).toBe(true)
})

test('how often a marker has lapped the track is cut by no side of a phone, held either way', async ({
  browser,
}) => {
  const page = await (await phone(browser)).newPage()
  await playNow(page, 'fortaleza')
  const board = page.locator('.fz-board')
  // As it is drawn on a cell of either side (`tests/drawn/fortaleza.test.ts`).
  await board.evaluate((svg) => {
    for (const [x, off] of [
      [21, 6],
      [979, -6],
    ])
      svg.insertAdjacentHTML(
        'beforeend',
        `<g transform="translate(${x} 500)"><text class="fz-lap probe" x="${off}" y="35" text-anchor="middle">+120</text></g>`,
      )
  })
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size)
    const room = await board.evaluate((svg) => {
      const whole = svg.getBoundingClientRect()
      const laps = [...svg.querySelectorAll('.probe')].map((one) => one.getBoundingClientRect())
      return Math.min(...laps.flatMap(({ left, right }) => [left - whole.left, whole.right - right]))
    })
    // Beyond its letters goes half the rim that is drawn round them: 2.5 of the board's thousand.
    expect(room).toBeGreaterThan(0.0025 * (await board.boundingBox())!.width)
  }
})
