/** What lies beside the map of Storming! hides nothing: pacts no card on display, and how many are left no picture. */
import { expect, type Locator, test } from '@playwright/test'
import { improvements } from '../../shared/games/storming/components.ts'
import type { State } from '../../shared/games/storming/state.ts'
import { en } from '../../frontend/games/storming/texts.en.ts'
import { es } from '../../frontend/games/storming/texts.es.ts'
import { findMoment, seldom } from '../screenshots/seldom.ts'
import { playNow } from './atTable.ts'
import { desktop, isMyTurn, phone, shot } from './kit.ts'
import { overlaps } from './storming.ts'

const screens = [
  { name: 'laptop', size: { width: 1280, height: 720 } },
  { name: 'large', size: { width: 1920, height: 1080 } },
  { name: 'phone', size: { width: 390, height: 844 } },
  { name: 'lying', size: { width: 844, height: 390 } },
] as const

test('a signed pact lies over no card on display, and over no name on the map', async ({
  browser,
  baseURL,
}) => {
  const { path, key } = await findMoment(baseURL!, seldom['pact-broken'])
  for (const { name, size } of screens) {
    const context = size.width < 900 ? phone : desktop
    const page = await (await context(browser, { viewport: size })).newPage()
    await page.goto(`${path}#s=${key}`)
    await expect(page.locator('.st-signed').first()).toBeVisible()
    await expect(page.locator('.st-offered')).toHaveCount(6)
    await shot(page, `pact-${name}`)
    for (const others of ['.st-offered', '.st-kind h2', '.st-name'])
      expect(await overlaps(page, '.st-signed svg', others), `${name}, ${others}`).toEqual([])
    // Each with each: three of them are seen whole too.
    const cut = await page.locator('.st-pacts ul').evaluate((list) => {
      while (list.children.length < 3) list.append(list.lastElementChild!.cloneNode(true))
      const market = document.querySelector('.st-market')!
      return getComputedStyle(market).display === 'contents' ? 0 : market.scrollHeight - market.clientHeight
    })
    expect(cut, name).toBeLessThanOrEqual(0)
    await shot(page, `pacts-${name}`)
    await page.context().close()
  }
})

test('how many pieces are left is written beside their picture', async ({ browser, baseURL }) => {
  const { path, key } = await findMoment(baseURL!, seldom.building)
  for (const { name, size } of screens) {
    const context = size.width < 900 ? phone : desktop
    const page = await (await context(browser, { viewport: size })).newPage()
    await page.goto(`${path}#s=${key}`)
    await expect(page.locator('.st-piece')).toHaveCount(5)
    await shot(page, `pieces-${name}`)
    expect(await overlaps(page, '.st-piece small', '.st-piece > svg'), name).toEqual([])
    expect(await overlaps(page, '.st-piece small', '.st-piece span'), name).toEqual([])
    const [first, last] = [page.locator('.st-piece').first(), page.locator('.st-piece').last()]
    // They stand in one row, as before.
    expect((await first.boundingBox())!.y).toBe((await last.boundingBox())!.y)
    await page.context().close()
  }
})

/** A card's name as it may be broken below its card. */
const broken = (name: string, syllables: readonly string[]): string =>
  syllables.reduce(
    (said, word) => said.replace(word.replaceAll('-', ''), word.replaceAll('-', '\u00ad')),
    name,
  )

/** Which of these texts have a letter over the land or its rim, as they are drawn. */
const onLand = (texts: Locator): Promise<readonly string[]> =>
  texts.evaluateAll((all) => {
    const rim = document.querySelector<SVGPathElement>('.st-map path[stroke="var(--st-sheet)"]')!
    const toMap = rim.getScreenCTM()!.inverse()
    const isLand = (x: number, y: number): boolean => {
      const at = new DOMPoint(x, y).matrixTransform(toMap)
      return rim.isPointInStroke(at) || rim.isPointInFill(at)
    }
    return all
      .filter((one) => {
        const said = document.createRange()
        said.selectNodeContents(one)
        return [...said.getClientRects()].some(({ left, right, top, bottom }) =>
          [top + 2, (top + bottom) / 2, bottom - 2].some((y) => isLand(left, y) || isLand(right, y)),
        )
      })
      .map((one) => one.textContent)
  })

for (const [locale, t] of [
  ['es-ES', es],
  ['en-GB', en],
] as const)
  test(`on an upright phone what is said beside the land and above it lies on the sky: ${locale}`, async ({
    browser,
    baseURL,
  }) => {
    const { path, key } = await findMoment(baseURL!, seldom.building)
    for (const width of [360, 390]) {
      const page = await (await phone(browser, { locale, viewport: { width, height: 844 } })).newPage()
      await page.goto(`${path}#s=${key}`)
      await expect(page.locator('.st-offered')).toHaveCount(6)
      await expect(page.locator('.st-said')).toBeVisible()
      const kind = page.locator('.st-kind').nth(1)
      for (const name of improvements.map((card) => t.cards[card].name)) {
        await kind
          .locator('.st-title')
          .evaluateAll(
            (all, said) => all.forEach((one) => (one.textContent = said)),
            broken(name, t.syllables),
          )
        expect(await onLand(kind.locator('h2 > span, .st-title')), `${name}, ${width}`).toEqual([])
      }
      // How many are left stands below what they are, and above the second of the cards.
      const [head, left] = [kind.locator('h2'), kind.locator('.st-left b')]
      expect((await left.boundingBox())!.y - (await head.boundingBox())!.y).toBeLessThan(30)
      expect(await overlaps(page, '.st-left b', '.st-kind h2 > span:first-child')).toEqual([])
      // Whoever is asked, and whose card comes next: a name as long as one may be.
      const { planning } = t
      const long = 'Ermessenda Bartholomew'
      const lines = [
        `${long}: ${t.cards.diplomacy.name}`,
        planning.reacts(long),
        planning.brieflyNext.nextCard(long),
      ]
      await page.locator('.st-said').evaluate((said, texts) => {
        said.querySelector('b')!.textContent = texts[0]!
        for (const nth of [1, 2]) said.querySelectorAll('p')[nth]!.textContent = texts[nth]!
      }, lines)
      await shot(page, `said-${width}-${locale}`)
      const [said, strip] = [page.locator('.st-said'), page.locator('.st-at-piles')].map((one) =>
        one.boundingBox(),
      )
      const [low, edge] = [(await said)!, (await strip)!].map(({ y, height }) => y + height)
      expect(low!, `${width}`).toBeLessThanOrEqual(edge! + 1)
      await page.context().close()
    }
  })

test('on a phone what is read of a card lies over no name beside it, over no point and over no card on display', async ({
  browser,
  baseURL,
}) => {
  const { path, key } = await findMoment(baseURL!, {
    ...seldom.planning,
    presses: ({ legal }) => (legal.some(({ type }) => type === 'placeCards') ? [] : null),
  })
  for (const { name, size } of screens.filter(({ size }) => size.width < 900)) {
    const page = await (await phone(browser, { viewport: size })).newPage()
    await page.goto(`${path}#s=${key}`)
    await page.locator('.st-held > button').nth(1).tap()
    await expect(page.locator('.st-reading')).toBeVisible()
    await expect(page.locator('.st-offered')).toHaveCount(6)
    await shot(page, `read-${name}`)
    for (const others of ['.st-glance li', '.st-offered', '.st-held'])
      expect(await overlaps(page, '.st-reading', others), `${name}, ${others}`).toEqual([])
    await page.locator('.st-held > button').nth(1).tap()
    // The ring of what is told of is its picture's.
    await page.locator('.st-kind').nth(2).locator('.st-offered').first().tap({ force: true })
    await expect(page.locator('.card-ring')).toBeVisible()
    await shot(page, `ring-${name}`)
    for (const others of ['.st-kind h2 > span', '.st-title'])
      expect(await overlaps(page, '.card-ring', others), `${name}, ${others}`).toEqual([])
    await page.keyboard.press('Escape')
    // Whoever goes by keys sees the whole of a seat outlined.
    await page.locator('.chip').nth(1).focus()
    await page.keyboard.press('Shift+Tab')
    const [seat, outlined] = await page
      .locator('.seat')
      .first()
      .evaluate((one) => {
        const after = getComputedStyle(one.querySelector('.chip')!, '::after')
        return [
          one.clientHeight,
          after.outlineStyle === 'solid' ? Math.round(Number.parseFloat(after.height)) : 0,
        ]
      })
    expect(outlined, name).toBe(seat)
    // And the rim of who is about to win goes round all of it too.
    const rim = await page
      .locator('.st-glance')
      .first()
      .evaluate((one) => {
        one.classList.add('st-alarming')
        return Number.parseFloat(getComputedStyle(one, '::before').height)
      })
    expect(rim, name).toBeGreaterThanOrEqual(seat!)
    await page.context().close()
  }
})

test('who takes a civilian moves no seat and no log beside the table', async ({ browser, baseURL }) => {
  const { path, key } = await findMoment(baseURL!, {
    game: 'storming',
    seats: 3,
    presses: ({ legal, view, me }) => {
      const { players, pacts } = view as State
      const { civilians, improvements, revolts, skipNext } = players[me]!
      const isBare = [...civilians, ...improvements, ...pacts, ...revolts].length + skipNext === 0
      return isBare && legal.some(({ type }) => type === 'recruitCivilian') ? [] : null
    },
    seen: '',
  })
  const page = await (await desktop(browser, { viewport: { width: 1280, height: 720 } })).newPage()
  await page.goto(`${path}#s=${key}`)
  const civilian = page.locator('.st-kind').first().locator('.st-open').first()
  await expect(civilian).toBeVisible()
  await expect(page.locator('.seat .st-has')).toHaveCount(3)
  const heights = () => page.locator('.seat').evaluateAll((all) => all.map((one) => one.clientHeight))
  // What others did last comes into their boxes a moment later.
  let before: readonly number[] = []
  await expect(async () => {
    before = await heights()
    await page.waitForTimeout(700)
    expect(await heights()).toEqual(before)
  }).toPass()
  // Others may have something already.
  const publics = page.locator('.seat .st-public')
  const had = await publics.count()
  await civilian.click()
  await expect(publics).toHaveCount(had + 1)
  await shot(page, 'taken-720')
  expect(await heights()).toEqual(before)
  // Nor with the sign of who begins beside it.
  await page.evaluate(() => {
    const [counts] = document.querySelectorAll('.st-counts')
    const sign = document.querySelector('.st-counts [data-card$=":first"]')!.cloneNode(true) as Element
    if (counts?.querySelector('[data-card$=":first"]') === null) counts.append(sign)
  })
  expect(await heights()).toEqual(before)
  // What is counted there, and then what was taken, is told to whoever points at it.
  for (const thing of ['.st-counts li', '.st-public li']) {
    await page.locator(`.seat ${thing}`).first().hover()
    await expect(page.locator('.info-card')).toBeVisible()
    await page.mouse.move(5, 715)
    await expect(page.locator('.info-card')).toBeHidden()
  }
  await page.context().close()
})

test('what others did last has the outline of its region, covers no name, and stands back while one may press', async ({
  browser,
}) => {
  const page = await (await desktop(browser, { viewport: { width: 1280, height: 720 } })).newPage()
  const rings = page.locator('.board .ring')
  const open = page.locator('.st-place.open')
  // At a table that another begins, as three of four do: who begins sees nothing of others while a place is asked for.
  await expect(async () => {
    await playNow(page, 'Storming!')
    await expect.poll(() => isMyTurn(page), { timeout: 30_000 }).toBe(true)
    await expect(rings.first()).toBeAttached({ timeout: 5000 })
  }).toPass({ timeout: 120_000 })
  await expect(open.first()).toBeVisible({ timeout: 30_000 })
  await expect(rings.first()).toBeAttached()
  await shot(page, 'last-moves-storming')
  expect(await overlaps(page, '.ring circle', '.st-name')).toEqual([])
  const drawn = await page.evaluate(() => {
    const outlines = new Set(
      [...document.querySelectorAll('.st-place .glow path')].map((path) => path.getAttribute('d')),
    )
    return [...document.querySelectorAll('.ring')].map((ring) => ({
      isOutlined: outlines.has(ring.querySelector('.ring-line')?.getAttribute('d') ?? ''),
      standsBack: Number(getComputedStyle(ring).opacity) < 0.5,
    }))
  })
  for (const ring of drawn) expect(ring).toEqual({ isOutlined: true, standsBack: true })
})

test('on a laptop how one wins and what gives points is read whole, whether pacts are signed or under offer', async ({
  browser,
}) => {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 1366, height: 768 },
  ]) {
    const page = await (await browser.newContext({ viewport })).newPage()
    await playNow(page, 'Storming!')
    await expect(page.locator('.st-kind li')).toHaveCount(6)
    for (const [name, signed, offered] of [
      ['none', 0, 0],
      ['offered', 0, 1],
      ['signed', 3, 0],
      ['both', 3, 1],
    ] as const) {
      await page.evaluate(
        ([signed, offered]) => {
          document.querySelector('.st-pacts')?.remove()
          const goal = document.querySelector('.st-goal')!
          const list = document.querySelectorAll('.st-kind ul')[2]!
          const card = '<svg class="st-card" viewBox="0 0 100 104"></svg>'
          if (offered > 0) {
            list.classList.add('st-three')
            list.append(list.lastElementChild!.cloneNode(true))
          } else if (list.children.length > 2) {
            list.classList.remove('st-three')
            list.lastElementChild!.remove()
          }
          if (signed === 0) return
          const pact = `<li><button class="st-signed"><svg></svg>${card}<svg></svg></button></li>`
          const pacts = `<section class="st-pacts"><h2>Pacts</h2><ul>${pact.repeat(signed)}</ul></section>`
          goal.insertAdjacentHTML('beforebegin', pacts)
        },
        [signed, offered] as const,
      )
      await shot(page, `goal-${viewport.height}-${name}`)
      const below = await page.locator('.st-market').evaluate((one) => one.scrollHeight - one.clientHeight)
      expect(below, `${viewport.height}, ${name}`).toBeLessThanOrEqual(0)
    }
    await page.context().close()
  }
})

test('on a laptop an alarm lies below the display, over no land, and stays there however high the tray is', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage()
  await playNow(page, 'Storming!')
  await expect(page.locator('.st-kind li')).toHaveCount(6)
  await expect(page.locator('.st-alarms')).toBeAttached()
  const measured = await page.evaluate(() => {
    const alarms = document.querySelector('.st-alarms')!
    alarms.innerHTML =
      '<p class="st-alarm"><svg></svg><b>If you conquer the last settlement of Ana, you win</b></p>'
    const at = alarms.firstElementChild!.getBoundingClientRect()
    // Where the sentence of how one wins is the lowest, below signed pacts.
    const goal = document.querySelector('.st-goal')!
    goal.insertAdjacentHTML('beforebegin', '<section class="st-pacts"><h2>Pacts</h2></section>')
    const isRead = goal.checkVisibility({ visibilityProperty: true })
    const things = [...document.querySelectorAll('.st-map .spot, .st-kind li, .st-signed')]
    const over = [...things, ...(isRead ? [goal] : [])].filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return left < at.right && right > at.left && top < at.bottom && bottom > at.top
    })
    const tall = document.createElement('div')
    tall.style.height = '200px'
    alarms.after(tall)
    return {
      over: over.length,
      width: at.width,
      moved: alarms.firstElementChild!.getBoundingClientRect().y - at.y,
    }
  })
  expect(measured).toEqual({ over: 0, width: expect.any(Number), moved: 0 })
  expect(measured.width).toBeGreaterThan(100)
  await shot(page, 'alarm')
})

test('on a laptop a place stays where it is as a card is laid on it, and the hand that is only seen bears its names', async ({
  browser,
  baseURL,
}) => {
  const { path, key } = await findMoment(baseURL!, {
    game: 'storming',
    seats: 3,
    presses: ({ legal }) => (legal.some(({ type }) => type === 'placeCards') ? [] : null),
    seen: '',
  })
  const page = await (await desktop(browser, { viewport: { width: 1280, height: 720 } })).newPage()
  await page.goto(`${path}#s=${key}`)
  const slot = page.locator('.st-slot').first()
  await expect(slot).toBeVisible()
  const names = page.locator('.st-plan .st-row .st-title').filter({ visible: true })
  await expect(names).toHaveCount(6)
  expect(await overlaps(page, '.st-plan .st-row .st-title', '.st-plan .st-row .st-card')).toEqual([])
  const before = await slot.boundingBox()
  await page.locator('.st-held > button').first().click()
  await page.locator('.st-slot .st-drop').first().click()
  await expect(page.locator('.st-laid')).toHaveCount(1)
  expect(await slot.boundingBox()).toEqual(before)
  await page.context().close()
})

test('a seat keeps its height with three cards, with one settlement left, and near to winning', async ({
  browser,
}) => {
  const page = await (await desktop(browser, { viewport: { width: 1280, height: 720 } })).newPage()
  await playNow(page, 'Storming!')
  await expect(page.locator('.seat .st-counts')).toHaveCount(4)
  await expect(page.locator('.st-alarms')).toBeAttached()
  const grown = await page.evaluate(() => {
    const seat = document.querySelector<HTMLElement>('.seat:not(.me)')!
    const before = seat.clientHeight
    const card = '<li><span><svg class="st-card" viewBox="0 0 100 104"></svg></span></li>'
    seat
      .querySelector('.st-has')!
      .insertAdjacentHTML('beforeend', `<ul class="st-public">${card.repeat(3)}</ul>`)
    // And the sign of who begins, which any of them may have.
    const counts = seat.querySelector('.st-counts')!
    const sign = document.querySelector('.st-counts [data-card$=":first"]')!
    if (!counts.contains(sign)) counts.append(sign.cloneNode(true))
    seat
      .querySelector('.st-holdings')!
      .insertAdjacentHTML('afterbegin', '<p class="st-near"><b>Gana con un punto más</b></p>')
    return seat.clientHeight - before
  })
  expect(grown).toBe(0)
  await page.context().close()
})
