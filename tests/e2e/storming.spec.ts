import { expect, type Locator, type Page, test, type WebSocketRoute } from '@playwright/test'
import {
  desktop,
  expectAccessible,
  expectEndStripAccessible,
  expectLegible,
  expectMenuAccessible,
  expectNoSideways,
  gameCard,
  isOver,
  nextUp,
  phone,
  pressBy,
  playOut,
  shareOfBoard,
  shot,
  totals,
} from './kit.ts'
import { openTable } from './atTable.ts'
import { stormingRules } from '../../shared/games/storming/rules.ts'
import type { State, Step } from '../../shared/games/storming/state.ts'
import { answer, isDiplomacy, isLasting, isReaction, lastingPacts, none, playUntil } from './storming.ts'

test.setTimeout(420_000)

/** Opens a table of so many and has it wait; its path is what the others are sent. */
const open = async (host: Page, seats: number): Promise<string> => {
  await host.goto('/')
  await host.getByLabel('Tu nombre').fill('Ana')
  await gameCard(host, 'Storming!').getByRole('button', { name: 'Con amigos' }).click()
  await host.getByRole('radio', { name: String(seats), exact: true }).click()
  await expect(host.locator('.chair')).toHaveCount(seats)
  return new URL(await host.getByLabel('Copiar enlace').first().inputValue()).pathname
}

const sit = async (guest: Page, path: string, name: string, act: 'click' | 'tap'): Promise<void> => {
  await guest.goto(path)
  await guest.getByLabel('Your name').fill(name)
  await pressBy(act)(guest.getByRole('button', { name: 'Sit here' }).first())
}

/** Pages show what programs have played at their own pace. */
const caughtUp = { timeout: 90_000 }

/** A card of diplomacy is in force, and its owner acts. */
const diplomacy = '.st-budget[data-card^="card:diplomacy"]'

/** Which of these are covered, and by what, or cut, where nothing has been scrolled. */
const covered = async (things: Locator): Promise<string[]> => {
  // Where it was pressed last may have been further down.
  await things.page().evaluate(() => scrollTo(0, 0))
  return things.evaluateAll((all) =>
    all.flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      const over = [0.5, 0.85]
        .map((part) => document.elementFromPoint(x + width / 2, y + height * part))
        .filter((found) => !one.contains(found))
      if (width >= 14 && over.length === 0) return []
      const who = [...over, one].map((found) => found?.outerHTML.slice(0, 120) ?? 'nothing')
      return [`${Math.round(width)} wide at ${Math.round(x)}, ${Math.round(y)}: ${who.join(' over ')}`]
    }),
  )
}

/** On a phone each seat's seven points are seen with what each is for, without a scroll and with the hand before one. */
const expectPoints = async (page: Page, seats: number): Promise<void> => {
  const signs = page.locator('.st-glance .st-vp > li')
  // Behind the points stand a seat's settlements, and a sign where its next card is lost.
  await expect(signs.and(page.locator(':not(.st-bad, .st-holds)'))).toHaveCount(7 * seats)
  expect(await covered(signs)).toEqual([])
}

/** What can be had lies open to whoever is asked: no tray lies over it. */
const expectMarket = async (page: Page): Promise<void> => {
  const cards = page.locator('.st-offered')
  await expect(cards).toHaveCount(6)
  expect(await covered(cards)).toEqual([])
}

/** Where a page has no place for it beside the tray, a staged turn leaves the map as it is. */
const expectStill = async (page: Page): Promise<void> => {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 1000, height: 720 })
  const map = await page.locator('.st-map').boundingBox()
  await page.locator('.st-place.open').first().click()
  await expect(page.locator('.actions')).toBeVisible()
  expect(await page.locator('.st-map').boundingBox()).toEqual(map)
  if (before !== null) await page.setViewportSize(before)
}

/** Regions of which something of the display, or of the tray, takes a press: in their middle or towards a side. */
const hidden = (page: Page): Promise<string[]> =>
  page.locator('.st-place').evaluateAll((all) =>
    all.flatMap((place) => {
      const { x, y, width, height } = place.querySelector('.st-hit')!.getBoundingClientRect()
      const isOver = (part: number) =>
        document.elementFromPoint(x + width * part, y + height / 2)?.closest('.st-map') === null
      return [0.15, 0.5, 0.85].some(isOver) ? [place.getAttribute('data-anchor') ?? ''] : []
    }),
  )

/** Regions with a name that signed pacts lie over, were there so many of them. */
const named = (page: Page, pacts: number): Promise<string[]> =>
  page.evaluate((count) => {
    scrollTo(0, 0)
    const list = document.querySelector('.st-pacts ul')!
    const more = Array.from(
      { length: count - list.children.length },
      () => list.lastElementChild!.cloneNode(true) as Element,
    )
    list.append(...more)
    const boxes = [...list.querySelectorAll('svg')].map((one) => one.getBoundingClientRect())
    const over = [...document.querySelectorAll('.st-name')].filter((name) => {
      const { left, right, top, bottom } = name.getBoundingClientRect()
      return boxes.some((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top)
    })
    for (const one of more) one.remove()
    return over.map(({ textContent }) => textContent)
  }, pacts)

/** How many of these texts are cut at an edge of the page. */
const cut = (texts: Locator): Promise<number> =>
  texts.evaluateAll(
    (all) =>
      all.filter((one) => {
        const said = document.createRange()
        said.selectNodeContents(one)
        const { left, right } = said.getBoundingClientRect()
        return left < 0 || right > innerWidth
      }).length,
  )

for (const seats of [3, 4])
  test(`on an upright phone the land is as large as the page allows above its display, and keeps that whatever is asked: ${seats}`, async ({
    browser,
  }) => {
    const page = await (await phone(browser)).newPage()
    await openTable(page, 'storming', seats)
    const map = page.locator('.st-map')
    await expectMarket(page)
    const before = await map.boundingBox()
    // As it is drawn: of three it is higher, and ends above what is laid down as cards are planned.
    expect(await map.evaluate((one: SVGSVGElement) => one.getScreenCTM()!.a)).toBeGreaterThan(0.52)
    // Whose it all is stands in one row, each seat with its points out of seven.
    const tops = await page
      .locator('.seat')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    expect((await page.locator('.seats').boundingBox())!.height).toBeLessThan(68)
    const played = none()
    const seen = new Set<string>()
    const aimed = ['assassination', 'corruption', 'insurrection'].map((id) => `[data-card^="card:${id}"]`)
    for (let n = 0; n < 40 && seen.size < 3; n++) {
      if ((await nextUp(page)) === null) break
      for (const [what, part] of Object.entries({ plan: '.st-plan', act: '.st-acts' }))
        if (await page.locator(part).isVisible()) seen.add(what)
      if (await page.locator('.st-plan.events').isVisible()) {
        seen.add('event')
        // Of two of one name each says whom it is aimed at.
        const held = page.locator(`.st-held > :is(${aimed.join()})`)
        expect(await held.count()).toBeGreaterThan(0)
        await expect(held.locator('.st-whom')).toHaveCount(await held.count())
      }
      // What is not laid now is told by name too.
      const named = page.locator('.st-plan .st-row .st-title')
      await expect(named.filter({ visible: true })).toHaveCount(
        await page.locator('.st-plan .st-row li').count(),
      )
      const whom = page.locator(`.st-plan .st-row :is(${aimed.join()}) > .st-whom`)
      await expect(whom.filter({ visible: true })).toHaveCount(
        await page.locator(`.st-plan .st-row :is(${aimed.join()})`).count(),
      )
      if (await named.first().isVisible()) {
        await expectLegible(page)
        expect(await cut(named)).toBe(0)
      }
      expect(await map.boundingBox()).toEqual(before)
      // A question in words may lie over the lower edge of the land; all else lies over nothing.
      if (await page.locator('.st-ask').isHidden()) {
        await expectMarket(page)
        expect(await hidden(page)).toEqual([])
        expect(await cut(page.locator('.st-kind :is(h2 > span:first-child, .st-title)'))).toBe(0)
      }
      await answer(page, pressBy('tap'), n, played)
    }
    expect([...seen]).toEqual(expect.arrayContaining(['plan', 'event', 'act']))
    await shot(page, `storming-upright-${seats}`)
  })

test('on an upright phone the land comes closer where it is, before whoever is asked for a place', async ({
  browser,
}) => {
  const page = await (await phone(browser)).newPage()
  for (const seats of [3, 4]) {
    await openTable(page, 'storming', seats)
    const places = page.locator('.st-place')
    /** Regions of which the middle can be pressed. */
    const seen = (): Promise<string[]> =>
      places.evaluateAll((all) =>
        all.flatMap((place) => {
          const { x, y, width, height } = place.querySelector('.st-hit')!.getBoundingClientRect()
          const at = document.elementFromPoint(x + width / 2, y + height / 2)
          return place.contains(at) ? [place.getAttribute('data-anchor') ?? ''] : []
        }),
      )
    /** Where the land stands on the page, however far that is scrolled: to bring a place into sight scrolls it too. */
    const land = () =>
      page.locator('.st-map').evaluate((map) => {
        const { x, y, width, height } = map.getBoundingClientRect()
        return { x, y: y + scrollY, width, height }
      })
    /** The region in the middle of those that are asked about: of all four corners it is D4 or its neighbour. */
    const middle = (): Promise<string> =>
      places.evaluateAll((all) => {
        const centreOf = (place: Element): readonly [number, number] => {
          const { x, y, width, height } = place.querySelector('.st-hit')!.getBoundingClientRect()
          return [x + width / 2, y + height / 2]
        }
        const open = all.filter((place) => place.matches('.open')).map(centreOf)
        const mean = (axis: 0 | 1): number => {
          const values = open.map((at) => at[axis])
          return (Math.min(...values) + Math.max(...values)) / 2
        }
        const far = (place: Element): number =>
          Math.hypot(centreOf(place)[0] - mean(0), centreOf(place)[1] - mean(1))
        return all.toSorted((a, b) => far(a) - far(b))[0]?.getAttribute('data-anchor') ?? 'none'
      })
    await expectMarket(page)
    await expect(page.locator('.st-place.open').first()).toBeVisible()
    const whole = await land()
    const asked = await middle()
    await page.locator('button.zoom').tap()
    await expect(page.locator('.board.zoomed')).toBeVisible()
    // Once the land that comes closer stands still.
    await expect.poll(seen).toContain(asked)
    expect((await seen()).length).toBeGreaterThanOrEqual(9)
    expect((await land()).width / whole.width).toBeCloseTo(1.75, 1)
    await page.locator('.st-place.open').first().scrollIntoViewIfNeeded()
    expect(await seen()).not.toEqual([])
    if (seats === 4) await shot(page, 'storming-upright-closer')
    await page.locator('button.zoom').tap()
    expect(await land()).toEqual(whole)
  }
})

test('three play to the end: pacts are refused, signed and broken, a reaction outlives a lost line, a spectator looks on', async ({
  browser,
}) => {
  const ana = await (await desktop(browser)).newPage()
  const berta = await (await phone(browser)).newPage()
  const carla = await (await desktop(browser, { locale: 'en-GB', colorScheme: 'dark' })).newPage()
  const guest = await (await desktop(browser, { locale: 'en-GB' })).newPage()
  const sockets = new Map<Page, WebSocketRoute[]>()
  for (const page of [ana, berta, carla]) {
    sockets.set(page, [])
    await page.routeWebSocket(/socket$/, (socket) => {
      sockets.get(page)?.push(socket)
      socket.connectToServer()
    })
  }
  const people = [ana, berta, carla]
  const press = (page: Page) => pressBy(page === berta ? 'tap' : 'click')
  const path = await open(ana, 3)
  await sit(berta, path, 'Berta', 'tap')
  await sit(carla, path, 'Carla', 'click')
  await expect(ana.locator('.chair.taken')).toHaveCount(3)
  await ana.getByRole('button', { name: 'Empezar' }).click()
  await guest.goto(path)
  for (const page of [...people, guest]) await expect(page.locator('.st-map')).toBeVisible()

  // Villages, soldiers and the first plans by hand.
  const played = none()
  for (let n = 0; n < 40 && played.plans < 6; n++) {
    const up = await nextUp(...people)
    if (up === null) break
    if (up === berta) await expectMarket(berta)
    await answer(up, press(up), n, played)
  }
  expect(played.plans).toBe(6)
  await expectAccessible(ana)
  await expectAccessible(berta)
  await expectNoSideways(berta)
  await expectLegible(berta)
  await expectPoints(berta, 3)
  await shot(ana, 'storming-desktop-day')
  await shot(berta, 'storming-phone-night')
  await shot(guest, 'storming-watching')

  /** Programs play on to a card of diplomacy, which is acted out by hand: a lasting pact is offered. */
  const offer = async (): Promise<{ to: Page; before: number }> => {
    const from = await playUntil(
      people,
      (view, step) =>
        isDiplomacy(step) &&
        view.display.pact.some(isLasting) &&
        view.pacts.every(({ signers }) => !('seat' in step && signers.includes(step.seat))),
    )
    await expect(from.locator(diplomacy)).toBeVisible(caughtUp)
    const names = await from
      .locator('.st-market [data-anchor^="card:"]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-anchor') ?? ''))
    const pact = names.find((name) => isLasting(name.replace('card:', '')))
    await press(from)(from.locator(`.st-market [data-anchor="${pact}"] button`))
    await expect(from.locator('.st-propose')).toBeVisible()
    await press(from)(from.locator('.st-propose'))
    await expect(guest.locator('.st-note')).toContainText(/offers/, caughtUp)
    const before = await guest.locator('.st-signed').count()
    const asked = people.filter((page) => page !== from)
    await expect
      .poll(async () => Promise.all(asked.map((page) => page.locator('.st-ask').isVisible())))
      .toContain(true)
    for (const to of asked) if (await to.locator('.st-ask').isVisible()) return { to, before }
    throw new Error('nobody is asked')
  }
  const refused = await offer()
  await shot(refused.to, 'storming-question')
  await expectAccessible(refused.to)
  await press(refused.to)(refused.to.getByRole('button', { name: /^(Rechazar|Refuse)$/ }))
  await expect(refused.to.locator('.st-ask')).toBeHidden()
  await expect(guest.locator('.st-note')).toBeHidden()
  await expect(guest.locator('.st-signed')).toHaveCount(refused.before)

  const signed = await offer()
  await press(signed.to)(signed.to.getByRole('button', { name: /^(Firmar|Sign)$/ }))
  await expect(guest.locator('.st-signed')).toHaveCount(signed.before + 1)

  // While cards are laid down no tray lies over it, on an upright phone neither.
  const isBertasPlan = (view: State, step: Step): boolean =>
    step.type === 'plan' && view.pacts.length > 0 && stormingRules.decisions(view)[0]?.seat === 1
  await playUntil(people, isBertasPlan, lastingPacts)
  await expect(berta.locator('.st-plan')).toBeVisible(caughtUp)
  await expect(berta.locator('.st-signed').first()).toBeVisible()
  expect(await covered(berta.locator('.st-signed'))).toEqual([])
  // Nor do they lie over a name of the land, however many there are.
  expect(await named(berta, 6)).toEqual([])

  // Whoever has the next card of diplomacy breaks it, theirs or not.
  const breaker = await playUntil(people, (view, step) => isDiplomacy(step) && view.pacts.length > 0)
  await expect(breaker.locator(diplomacy)).toBeVisible(caughtUp)
  const before = await breaker.locator('.st-signed').count()
  const pact = breaker === berta ? '.st-breaker li:last-child button' : '.st-signed.st-open'
  await press(breaker)(breaker.locator(pact).first())
  await shot(breaker, 'storming-break')
  await press(breaker)(breaker.locator('.st-break'))
  await expect(breaker.locator('.st-signed')).toHaveCount(before - 1)
  await expect(guest.locator('.log')).toContainText(/breaks/, caughtUp)

  // In the middle of a reaction the line is lost; the question is there again, and is answered.
  const asked = await playUntil(people, (_, step) => isReaction(step), ['militaryAlliance'])
  const lines = sockets.get(asked) ?? []
  const count = lines.length
  await lines.at(-1)?.close({ code: 1001 })
  await expect.poll(() => lines.length).toBeGreaterThan(count)
  const pass = asked.getByRole('button', { name: /^(Pasar|Pass|Aguantar el suceso|Bear the event)$/ })
  await expect(pass.first()).toBeVisible(caughtUp)
  await shot(asked, 'storming-reaction')
  await expectAccessible(asked)
  const status = asked.locator('.bar .status')
  const question = (await status.textContent()) ?? ''
  await press(asked)(pass.first())
  await expect(status).not.toHaveText(question)

  await expect(guest.locator('.log')).toContainText(/(Assassination|Corruption|Insurrection) against/)
  // A revolt has come by now, or comes with an event.
  if (!/revolt/i.test((await guest.locator('.log').textContent()) ?? ''))
    await playUntil(people, (view) => view.players.some(({ revolts }) => revolts.length > 0))
  await expect(guest.locator('.log')).toContainText(/revolt/i, caughtUp)

  await playOut(...people)
  for (const page of [...people, guest]) await expect(page.locator('dialog.scores')).toBeVisible(caughtUp)
  expect(await totals(berta)).toEqual(await totals(ana))
  expect(await totals(guest)).toEqual(await totals(ana))
  await shot(ana, 'storming-scores-day')
  await expectAccessible(ana)
  await expectLegible(berta)
})

test('four play to the end, two of them by hand against two bots, one with a phone that lies', async ({
  browser,
}) => {
  const ana = await (await desktop(browser, { viewport: { width: 1280, height: 720 } })).newPage()
  const berta = await (await phone(browser, { viewport: { width: 844, height: 390 } })).newPage()
  const path = await open(ana, 4)
  await sit(berta, path, 'Berta', 'tap')
  await expect(ana.locator('.chair.taken')).toHaveCount(2)
  await ana.getByRole('button', { name: /Llenar/ }).click()
  for (const page of [ana, berta]) await expect(page.locator('.st-map')).toBeVisible()
  const played = none()
  let isLookedAt = false
  for (let n = 0; n < 60 && played.plans < 12; n++) {
    const up = await nextUp(ana, berta)
    if (up === null) break
    if (up === ana && !isLookedAt) await expectStill(ana)
    isLookedAt ||= up === ana
    if (n === 15) await expectMenuAccessible(up)
    await answer(up, pressBy(up === berta ? 'tap' : 'click'), n, played)
    if (n === 14) {
      await shot(ana, 'storming-four-day')
      expect(await shareOfBoard(ana)).toBeGreaterThanOrEqual(0.6)
      await shot(berta, 'storming-four-lying-night')
      await expectNoSideways(berta)
      await expectLegible(berta)
      await expectPoints(berta, 4)
      await expectAccessible(ana)
      await expectAccessible(berta)
    }
  }
  expect(played.pieces + played.walks).toBeGreaterThan(2)
  if (!(await isOver(ana))) await playOut(ana, berta)
  for (const page of [ana, berta]) await expect(page.locator('dialog.scores')).toBeVisible(caughtUp)
  expect(await totals(berta)).toEqual(await totals(ana))
  for (const page of [ana, berta]) await expectEndStripAccessible(page)
})
