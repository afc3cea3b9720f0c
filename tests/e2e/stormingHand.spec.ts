/** One's own cards in Storming!: those of the hand in one row, and what lies under a revolt over no letter. */
import { type Browser, expect, type Page, test } from '@playwright/test'
import type { State } from '../../shared/games/storming/state.ts'
import { es } from '../../frontend/games/storming/texts.es.ts'
import { findMoment, seldom } from '../screenshots/seldom.ts'
import { desktop, phone, shot } from './kit.ts'
import { overlaps, plan } from './storming.ts'
import { playNow } from './atTable.ts'

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

/** Their table on a laptop. */
const onLaptop = async (browser: Browser, base: string): Promise<Page> => {
  const { path, key } = await withRevolt(base)
  const page = await (await desktop(browser, { viewport: laptop })).newPage()
  await page.goto(`${path}#s=${key}`)
  return page
}

test('on a laptop a full hand lies in one row beside events with long names', async ({
  browser,
  baseURL,
}) => {
  const page = await onLaptop(browser, baseURL!)
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
  // Events stand in columns, whatever their names are.
  const lefts = await page
    .locator('.st-plan .st-row button > .st-card')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
  expect(new Set(lefts).size).toBe(2)
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

/** A seat that is near to winning, as it is told on a page that has its names from a table. */
const alarmed = (page: Page): Promise<void> =>
  page.locator('.st-alarms').evaluate((alarms) => {
    alarms.innerHTML =
      '<p class="st-alarm"><svg></svg><b>Gana si toma lo último de Ermessenda</b></p>'.repeat(2)
  })

test('on a phone a warning lies over nothing while one plans', async ({ browser, baseURL }) => {
  const { path, key } = await withRevolt(baseURL!)
  for (const viewport of phones) {
    const page = await (await phone(browser, { viewport })).newPage()
    await page.goto(`${path}#s=${key}`)
    await expect(page.locator('.st-held').first()).toBeVisible()
    await expect(page.locator('.st-offered')).toHaveCount(6)
    await alarmed(page)
    await shot(page, `warned-${viewport.width}`)
    await expect(page.locator('.lately .told')).toBeVisible()
    for (const others of ['.st-back', '.st-offered', '.st-name', '.st-slot', '.st-held', '.chip', '.lately'])
      expect(await overlaps(page, '.st-alarm', others), `${viewport.width}, ${others}`).toEqual([])
    await page.context().close()
  }
})

test('on a phone what lies before oneself is seen, and takes no height: upright below the display', async ({
  browser,
  baseURL,
}) => {
  const { path, key } = await findMoment(baseURL!, {
    game: 'storming',
    seats: 3,
    likes: ({ type }) => (/^recruitCivilian$|^buildImprovement$/.test(type) ? 3 : 0),
    presses: ({ legal, view, me }) => {
      const { civilians, improvements, revolts } = (view as State).players[me]!
      // By a card: what may be done before one plans is asked in the tray, and so is who begins.
      const can = (what: string): boolean => legal.some(({ type }) => type === what)
      const isActing = can('moveTroop') && can('endCard') && !can('claimFirstPlayer')
      return isActing && revolts.length > 0 && civilians.length + improvements.length > 0 ? [] : null
    },
    seen: '',
  })
  const page = await (await phone(browser, { viewport: phones[0] })).newPage()
  await page.goto(`${path}#s=${key}`)
  const own = page.locator('.st-before li')
  await expect(own.last()).toBeVisible()
  expect(await own.count()).toBeGreaterThan(1)
  await shot(page, 'own-390')
  expect(await overlaps(page, '.st-before li', '.st-offered')).toEqual([])
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  // The first tap may be refused, in a few words: the next one explains it.
  await expect(async () => {
    await own.first().tap()
    await expect(page.locator('.info-card')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await page.locator('.st-before').evaluate((one) => one.remove())
  expect(await height()).toBe(before)
  // Lying it is below the seats.
  await page.setViewportSize(phones[1])
  await expect(own.last()).toBeVisible()
  await shot(page, 'own-844')
  for (const others of ['.chip', '.st-offered'])
    expect(await overlaps(page, '.st-before li', others), others).toEqual([])
  await page.context().close()
})

test('a seat that begins, with a revolt, two cards and its last settlement, is as high as any', async ({
  browser,
  baseURL,
}) => {
  const page = await onLaptop(browser, baseURL!)
  await expect(page.locator('.seat .st-counts')).toHaveCount(4)
  const grown = await page.evaluate((word) => {
    const seat = document.querySelector<HTMLElement>('.seat.me')!
    const counts = seat.querySelector('.st-counts')!
    for (const one of counts.querySelectorAll('[data-card$=":first"], .st-bad')) one.remove()
    const before = seat.clientHeight
    // Two cards, which a game that has come so far may have brought it or not.
    seat.querySelector('.st-public')?.remove()
    const card = '<li><span><svg class="st-card" viewBox="0 0 100 104"></svg></span></li>'
    seat
      .querySelector('.st-has')!
      .insertAdjacentHTML('beforeend', `<ul class="st-public">${card.repeat(2)}</ul>`)
    const sign = '<svg viewBox="-20 -20 40 40"></svg>'
    counts.insertAdjacentHTML(
      'beforeend',
      `<li>${sign}</li><li class="st-bad">${sign}<small class="st-only">${word}</small></li>`,
    )
    const { right } = seat.getBoundingClientRect()
    const beyond = [...seat.querySelectorAll('.st-has li')].filter(
      (one) => one.getBoundingClientRect().right > right,
    )
    return { grown: seat.clientHeight - before, beyond: beyond.length }
  }, es.seats.holdings.lastBriefly)
  await shot(page, 'last-720')
  expect(grown).toEqual({ grown: 0, beyond: 0 })
  // Its word hides no sign, not even that of what it tells of.
  expect(await overlaps(page, '.seat.me .st-only', '.seat.me .st-counts svg')).toEqual([])
  await page.context().close()
})

test('on a laptop a box holds all that its seat has, and says how far seven points are, whatever leaves no room for their places', async ({
  browser,
  baseURL,
}) => {
  const page = await onLaptop(browser, baseURL!)
  await expect(page.locator('.seat .st-counts')).toHaveCount(4)
  const counts = '.seat.me .st-counts'
  await page.locator(counts).evaluate((list, word) => {
    for (const one of list.querySelectorAll('[data-card$=":first"], .st-bad')) one.remove()
    const sign = '<svg viewBox="-20 -20 40 40"></svg>'
    list.insertAdjacentHTML(
      'beforeend',
      `<li>${sign}</li><li class="st-bad">${sign}<small class="st-only">${word}</small></li>`,
    )
  }, es.seats.holdings.lastBriefly)
  const whole = { beyond: 0, points: 0, unseen: 0 }
  for (const [points, cards] of [
    [0, 0],
    [0, 3],
    [2, 3],
    [4, 4],
    [6, 7],
  ] as const) {
    const found = await page.locator('.seat.me .st-holdings').evaluate(
      (box, [points, cards]) => {
        const row = box.querySelector<HTMLElement>('.st-vp')!
        for (const [nth, one] of [...row.children].entries()) one.toggleAttribute('data-earned', nth < points)
        box.querySelector('.st-public')?.remove()
        const card = '<li><span><svg class="st-card" viewBox="0 0 100 104"></svg></span></li>'
        if (cards > 0)
          box
            .querySelector('.st-has')!
            .insertAdjacentHTML('beforeend', `<ul class="st-public">${card.repeat(cards)}</ul>`)
        const { right } = box.getBoundingClientRect()
        const { bottom } = row.getBoundingClientRect()
        return {
          beyond: [...box.querySelectorAll('li:not(.st-vp > *)')].filter(
            (one) => one.getBoundingClientRect().right > right,
          ).length,
          points: [...row.querySelectorAll('[data-earned]')].filter(
            (one) => one.getBoundingClientRect().top >= bottom,
          ).length,
          // All seven stand, those still to be won too, and the figure at the end is read.
          unseen: [...row.children].filter((one) => {
            const place = one.getBoundingClientRect()
            return (
              place.width < 11 || place.top >= bottom || place.right > row.getBoundingClientRect().right + 0.5
            )
          }).length,
        }
      },
      [points, cards] as const,
    )
    expect(found, `${points} points, ${cards} cards`).toEqual(whole)
    await shot(page, `box-${points}-${cards}`)
  }
  const said = await page
    .locator('.seat.me .points > :last-child')
    .evaluate((one) => getComputedStyle(one, '::after').content)
  expect(said).toContain('/7')
  await page.context().close()
})

test('on a phone what gives points stands at the table from the first act on', async ({ browser }) => {
  for (const viewport of phones) {
    const page = await (await phone(browser, { viewport })).newPage()
    await playNow(page, 'Storming!')
    const goal = page.locator('.st-before .st-goal')
    await expect(goal.locator('svg')).toHaveCount(4)
    await expect(goal).toBeVisible()
    await shot(page, `earns-${viewport.width}`)
    // So closely set that letters touch, Reclutar read as Redutar.
    await expect(page.locator('.st-own .st-title').first()).not.toHaveCSS('letter-spacing', /^-/)
    for (const others of ['.st-offered', '.chip', '.st-own li', '.lately'])
      expect(await overlaps(page, '.st-before .st-goal', others), `${viewport.width}, ${others}`).toEqual([])
    await expect(goal).toContainText('conquering the last settlement of another player')
    // The first of one's cards takes its place, and is read for what it is.
    const own = await page.locator('.st-before').evaluate((before) => {
      const card = '<li><svg class="st-card" viewBox="0 0 100 104"></svg></li>'
      before.insertAdjacentHTML(
        'afterbegin',
        `<ul class="st-public" aria-label="Yours">${card.repeat(4)}</ul>`,
      )
      before.querySelector<HTMLElement>('.st-goal')!.style.display = 'none'
      return getComputedStyle(before.firstElementChild!, '::before').content
    })
    expect(own).toContain('Yours')
    await shot(page, `yours-${viewport.width}`)
    for (const others of ['.st-offered', '.chip', '.st-own li'])
      expect(await overlaps(page, '.st-public', others), `${viewport.width}, ${others}`).toEqual([])
    await page.locator('.st-before').evaluate((before) => {
      before.firstElementChild!.remove()
      before.querySelector<HTMLElement>('.st-goal')!.style.display = ''
    })
    // Where an event is chosen the hand is higher, and it is gone.
    await page.locator('.st-own').evaluate((hand) => {
      hand.insertAdjacentHTML(
        'beforebegin',
        '<div class="st-planning"><div class="st-plan events"></div></div>',
      )
    })
    await expect(goal).toBeHidden()
    await page.context().close()
  }
})

test('on an upright phone a third and a fourth who are near to winning stand below the two that are told of', async ({
  browser,
}) => {
  const page = await (await phone(browser, { viewport: phones[0] })).newPage()
  await playNow(page, 'Storming!')
  await expect(page.locator('.st-alarms')).toBeAttached()
  await page.locator('.st-alarms').evaluate((alarms) => {
    alarms.innerHTML = '<p class="st-alarm"><svg></svg><b>Gana con un punto más</b></p>'.repeat(4)
  })
  await shot(page, 'alarms-390')
  const alarms = page.locator('.st-alarm')
  for (const nth of [0, 1, 2, 3]) await expect(alarms.nth(nth)).toBeVisible()
  for (const others of ['.st-back', '.st-offered', '.st-name', '.chip'])
    expect(await overlaps(page, '.st-alarm', others), others).toEqual([])
  // No wider than they need: the land is beside them.
  expect((await alarms.nth(2).boundingBox())!.width).toBeLessThan(45)
  await page.context().close()
})

test('on an upright phone what may be done at a place lies over no card of the display', async ({
  browser,
  baseURL,
}) => {
  const { path, key } = await findMoment(baseURL!, seldom.building)
  const page = await (await phone(browser, { viewport: { width: 390, height: 844 } })).newPage()
  await page.goto(`${path}#s=${key}`)
  await expect(page.locator('.st-piece')).toHaveCount(5)
  // As where a settlement may grow or get its wall.
  await page.locator('.st-acts').evaluate((acts) => {
    const deeds = '<button class="st-may">Ampliar la aldea de D6 a poblado</button>'.repeat(2)
    acts.insertAdjacentHTML(
      'beforeend',
      `<div class="st-asked beside st-asking">${deeds}<button>Dejarlo</button></div>`,
    )
  })
  await shot(page, 'asking-390')
  expect(await overlaps(page, '.st-asking, .st-budget', '.st-offered')).toEqual([])
  await page.context().close()
})

test('what is blank beside the cards of a hand is no thing of its own: a tap there tells nothing', async ({
  browser,
}) => {
  const page = await (await phone(browser)).newPage()
  await playNow(page, 'Storming!')
  const things = () =>
    page.evaluate(() => {
      const hand = document.querySelector('.tray [data-anchor="hand"]')!
      const [own, card] = [hand, hand.querySelector('li')!].map((one) => one.getBoundingClientRect())
      const at = (x: number, y: number) =>
        document.elementFromPoint(x, y)?.closest('[data-anchor], [data-card]')
      const middle = card!.y + card!.height / 2
      const isRoom = card!.x - own!.x > 8
      return [isRoom, at(own!.x + 4, middle) ?? null, at(card!.x + card!.width / 2, middle) !== null]
    })
  await expect.poll(things).toEqual([true, null, true])
})

test('on an upright phone an event that was kept lies in the row of the hand, and lifts no place over signed pacts', async ({
  browser,
  baseURL,
}) => {
  const { path, key } = await withRevolt(baseURL!)
  const page = await (await phone(browser)).newPage()
  await page.goto(`${path}#s=${key}`)
  const slots = page.locator('.st-slots')
  await expect(slots).toBeVisible()
  for (const cards of [4, 5, 6]) {
    const moved = await page.locator('.st-plan').evaluate(
      (plan, [count, words]) => {
        plan.querySelector('.st-kept')?.remove()
        const hand = plan.querySelector('.st-hand')!
        while (hand.children.length > count) hand.lastElementChild!.remove()
        while (hand.children.length < count) hand.append(hand.firstElementChild!.cloneNode(true))
        const top = (): number => plan.querySelector('.st-slots')!.getBoundingClientRect().top
        const before = top()
        const picture = '<svg class="st-card" viewBox="0 0 100 104"></svg>'
        const kept = `<button type="button" class="st-kept">${picture}<small>${words}</small></button>`
        hand.insertAdjacentHTML('beforebegin', kept)
        return Math.round(before - top())
      },
      [cards, es.planning.kept] as const,
    )
    await shot(page, `kept-${cards}`)
    // As high as the cards beside it, or a line higher: a row of its own lifted the places by eighty pixels.
    expect(moved, `${cards}`).toBeLessThan(20)
    expect(await overlaps(page, '.st-kept', '.st-held, .st-slot'), `${cards}`).toEqual([])
    expect(await overlaps(page, '.st-slot', '.st-signed, .st-offered .st-card'), `${cards}`).toEqual([])
  }
  await page.context().close()
})
