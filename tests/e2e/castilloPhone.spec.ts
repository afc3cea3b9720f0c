/** Castillo in a hand: what is asked in the tray of a phone lies over nothing that is to be read there. */
import { expect, type Page, test } from '@playwright/test'
import type { Move } from '../../shared/games/castillo/moves.ts'
import type { State } from '../../shared/games/castillo/state.ts'
import { findMoment, seldom, type Wish } from '../screenshots/seldom.ts'
import { openTable, playNow } from './atTable.ts'
import { firstVisit, phone, shot } from './kit.ts'

const resources = ({ players }: State, me: number): number =>
  Object.values(players[me]!.resources).reduce((sum, count) => sum + count, 0)

/** The Bricklayer before a tower of four kinds or five, with so much that its buttons are as high as they can be. */
const piles: Wish = {
  game: 'castillo',
  seats: 4,
  likes: (move) => {
    const { type, cards } = move as Move & { readonly cards?: readonly string[] }
    return type === 'endBuilding' || cards?.includes('bricklayer') === true ? 1 : 0
  },
  presses: ({ view, me, legal }) => {
    const kinds = (legal as readonly Move[]).filter(({ type }) => type === 'takeTower')
    return kinds.length > 3 && resources(view as State, me) > 7 ? [] : null
  },
  seen: '.ca-pile',
}

const boxes = (page: Page, what: string) =>
  page.locator(what).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))

test('on a lying phone the piles of the tower lie below the roles of the round', async ({
  browser,
  baseURL,
}) => {
  const page = await (await phone(browser, { viewport: { width: 844, height: 390 } })).newPage()
  const { path, key } = await findMoment(baseURL ?? '', piles)
  await page.goto(`${path}#s=${key}`)
  await expect(page.locator('.ca-pile').nth(3)).toBeVisible()
  await shot(page, 'castillo-piles-lying-night')
  const [buttons, roles, own] = await Promise.all(
    ['.ca-pile', '.ca-queue li', '.ca-own'].map((what) => boxes(page, what)),
  )
  const top = Math.min(...buttons!.map(({ y }) => y))
  for (const role of roles!) {
    expect(role.bottom).toBeLessThanOrEqual(top)
    expect(role.y).toBeGreaterThanOrEqual(own![0]!.bottom - 2)
  }
})

/** A Worker who is loaded, with so much that what the load comes to takes all its lines. */
const loading: Wish = {
  game: 'castillo',
  seats: 4,
  likes: (move) => {
    const { type, cards } = move as Move & { readonly cards?: readonly string[] }
    return type === 'endBuilding' || cards?.some((card) => card.startsWith('worker')) === true ? 1 : 0
  },
  presses: ({ view, me, legal }) =>
    (legal as readonly Move[]).some(({ type }) => type === 'equipWorker') && resources(view as State, me) > 6
      ? []
      : null,
  seen: '.ca-equip',
}

test('on a phone held either way what a Worker is asked lies below the roles of the round, which no foot of a card shines out under', async ({
  browser,
  baseURL,
}) => {
  const page = await (await phone(browser)).newPage()
  const { path, key } = await findMoment(baseURL ?? '', loading)
  await page.goto(`${path}#s=${key}`)
  for (const held of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(held)
    const kinds = page.locator('.ca-pick:not([aria-pressed="true"])')
    await expect(page.locator('.ca-equip')).toBeVisible()
    // What one comes to hold is told with a load.
    while ((await kinds.count()) > 1) await kinds.first().tap()
    await shot(page, `castillo-loading-${held.width}-night`)
    const [[asked], roles] = await Promise.all([boxes(page, '.ca-equip'), boxes(page, '.ca-queue li')])
    expect(roles.length).toBeGreaterThan(3)
    for (const role of roles) expect(role.bottom).toBeLessThanOrEqual(asked!.y + 1)
  }
})

/** The Trader's turn, where nothing but a cart is asked for. */
const trading: Wish = {
  game: 'castillo',
  seats: 4,
  likes: (move) =>
    (move as Move & { readonly cards?: readonly string[] }).cards?.includes('trader') ? 1 : 0,
  presses: ({ legal }) => ((legal as readonly Move[]).some(({ type }) => type === 'placeTrader') ? [] : null),
  seen: '.ca-queue li.now',
}

test('on a phone held either way the frame of the role that acts keeps off what a piece of one’s own counts', async ({
  browser,
  baseURL,
}) => {
  const page = await (await phone(browser)).newPage()
  const { path, key } = await findMoment(baseURL ?? '', trading)
  await page.goto(`${path}#s=${key}`)
  for (const held of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(held)
    await expect(page.locator('.ca-queue li.now')).toBeVisible()
    // It rises to its place.
    await page.waitForTimeout(400)
    await shot(page, `castillo-now-${held.width}-night`)
    const [[role], counts] = await Promise.all([
      boxes(page, '.ca-queue li.now'),
      boxes(page, '.ca-own svg text'),
    ])
    expect(counts.length).toBeGreaterThan(3)
    // Two rims of three pixels each.
    for (const count of counts) expect(count.bottom).toBeLessThanOrEqual(role!.y - 6)
  }
})

test('on a phone held either way a card whose name stands along its edge has its picture down to its foot', async ({
  browser,
}) => {
  const page = await (await phone(browser, { colorScheme: 'light' })).newPage()
  await page.goto('/')
  await openTable(page, 'castillo', 4)
  for (const held of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(held)
    await expect(page.locator('.ca-in-hand')).toHaveCount(8)
    await shot(page, `castillo-hand-${held.width}-day`)
    const feet = await page.locator('.ca-in-hand .ca-card').evaluateAll((cards) =>
      cards.map((card) => {
        const [paper, picture] = [...card.children].map((part) =>
          (part as SVGGraphicsElement).getBoundingClientRect(),
        )
        return (paper!.bottom - picture!.bottom) / paper!.height
      }),
    )
    for (const foot of feet) expect(foot).toBeLessThan(0.08)
  }
})

test('on a laptop, and on a phone held either way, who starts bears the flag in the chip of their seat, off all else there', async ({
  browser,
}) => {
  const page = await (await phone(browser)).newPage()
  await page.goto('/')
  await openTable(page, 'castillo', 4)
  const flag = page.locator('.seat .chip .ca-first')
  for (const held of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(held)
    await expect(flag).toHaveCount(1)
    await shot(page, `castillo-flag-${held.width}-night`)
    const apart = await flag.evaluate((one) => {
      const [box, chip] = [one, one.closest('.seat')!].map((part) => part.getBoundingClientRect())
      const others = [...one.parentElement!.children].filter((part) => part !== one)
      const isOver = others.some((part) => {
        const { left, right, top, bottom, width } = part.getBoundingClientRect()
        return width > 0 && left < box!.right && right > box!.left && top < box!.bottom && bottom > box!.top
      })
      return !isOver && box!.left >= chip!.left && box!.bottom <= chip!.bottom
    })
    expect(apart).toBe(true)
    await expect(page.locator(':is(.ca-own, .holdings) [data-card$=":first"]')).toHaveCount(0)
  }
  // Lying, a clock has its place: it stands at the emblem then.
  const isOver = await flag.evaluate((one) => {
    one.insertAdjacentHTML('afterend', '<span class="clock">14:59</span>')
    const box = one.getBoundingClientRect()
    return ['.clock', '.name', '.points'].filter((what) => {
      const other = one.parentElement!.querySelector(what)!.getBoundingClientRect()
      return (
        other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top
      )
    })
  })
  await shot(page, 'castillo-flag-clock-night')
  expect(isOver).toEqual([])
})

test('on a phone held either way what Workers sell lies below what one has, in tiles a finger can press', async ({
  browser,
  baseURL,
}) => {
  const page = await (await phone(browser)).newPage()
  const { path, key } = await findMoment(baseURL ?? '', seldom.buying)
  await page.goto(`${path}#s=${key}`)
  for (const held of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(held)
    await expect(page.locator('.ca-buy').nth(3)).toBeVisible()
    const [tiles, own] = await Promise.all(['.ca-buy', '.ca-own'].map((what) => boxes(page, what)))
    for (const [index, tile] of tiles!.entries()) {
      expect(Math.min(tile.width, tile.height)).toBeGreaterThanOrEqual(48)
      expect(tile.y).toBeGreaterThanOrEqual(own![0]!.bottom)
      const next = tiles![index + 1]
      if (next !== undefined) expect(next.x >= tile.right || next.y >= tile.bottom).toBe(true)
    }
  }
})

test('in the fan of an upright phone each name lies within its strip, and a chosen card has one frame while its card is open', async ({
  browser,
}) => {
  const page = await (await phone(browser, { locale: 'es-ES' })).newPage()
  await page.goto('/')
  await openTable(page, 'castillo', 4)
  await expect(page.locator('.ca-in-hand')).toHaveCount(8)
  const rooms = await page.locator('.ca-in-hand').evaluateAll((all) =>
    all.map((one) => {
      const { font, letterSpacing, height, placeContent } = getComputedStyle(one, '::before')
      if (placeContent !== 'center') return -1
      const pen = document.createElement('canvas').getContext('2d')!
      Object.assign(pen, { font, letterSpacing })
      const longest = one.getAttribute('data-held')!.split('\n')
      return parseFloat(height) - Math.max(...longest.map((line) => pen.measureText(line).width))
    }),
  )
  // The Master Builder's breaks between its words.
  for (const room of rooms.slice(0, -1)) expect(room).toBeGreaterThanOrEqual(1)
  await page.locator('.ca-in-hand').nth(1).tap()
  const chosen = page.locator('.ca-in-hand.up')
  await expect(chosen).toHaveAttribute('aria-describedby', /./)
  await expect(chosen.locator('.ca-card')).toHaveCSS('outline-style', 'none')
})

test('on a phone held either way the first tip leaves the backs of what the others have chosen to be seen', async ({
  browser,
}) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    const page = await (await phone(browser, { ...firstVisit, viewport })).newPage()
    await playNow(page, 'Under the Castle')
    await expect(page.locator('.lesson')).toBeVisible()
    await expect(page.locator('.ca-queue [data-anchor^="back:"]')).toHaveCount(3)
    const covered = () =>
      page.evaluate(() => {
        const tip = document.querySelector('.lesson')!.getBoundingClientRect()
        return [...document.querySelectorAll('.ca-queue [data-anchor]')].filter((back) => {
          const { left, top, right, bottom } = back.getBoundingClientRect()
          return tip.left < right && tip.right > left && tip.top < bottom && tip.bottom > top
        }).length
      })
    await expect.poll(covered, { message: `${viewport.width}` }).toBe(0)
    await shot(page, `castillo-first-tip-${viewport.width}`)
    await page.context().close()
  }
})

/** The start player has a helper in the castle: what all would have stands beside the points. */
const started: Wish = {
  game: 'castillo',
  seats: 4,
  presses: ({ view }) => {
    const { phase, startSeat, castleSpaces } = view as State
    return phase === 'chooseCards' && Object.values(castleSpaces).includes(startSeat) ? [] : null
  },
  seen: '.chip .ca-first',
}

test('on a phone held upright the start flag lies clear of the points to come; the number of a small card lies in its shield; what is advised is ringed whole', async ({
  browser,
  baseURL,
}) => {
  const { path, key } = await findMoment(baseURL ?? '', started)
  const page = await (await phone(browser, { viewport: { width: 390, height: 844 } })).newPage()
  await page.goto(`${path}#s=${key}`)
  const chip = page.locator('.chip', { has: page.locator('.ca-first') })
  await expect(chip.locator('.soon')).toBeVisible()
  const [flag, soon] = await Promise.all(
    ['.ca-first svg', '.soon'].map((part) => chip.locator(part).boundingBox()),
  )
  expect(flag!.y + flag!.height).toBeLessThanOrEqual(soon!.y + 3)
  const name = chip.locator('.name')
  // Nor does it cost any letter of the name, which ends before it.
  const isCut = await name.evaluate((one) => one.scrollWidth > one.clientWidth)
  expect(isCut).toBe(false)
  await page.locator('.seat').nth(1).tap()
  const cards = page.locator('.seat.open .ca-eight .ca-card')
  await expect(cards).toHaveCount(8)
  await shot(page, 'castillo-flag-phone')
  const beyond = await cards.evaluateAll((all) =>
    all.map((card) => {
      const [shield, number] = ['path:nth-of-type(4)', 'text'].map((part) =>
        card.querySelector(`:scope > ${part}`)!.getBoundingClientRect(),
      )
      return Math.max(shield!.left - number!.left, number!.right - shield!.right)
    }),
  )
  for (const length of beyond) expect(length).toBeLessThanOrEqual(0)
  const last = page.locator('.ca-in-hand').last()
  await last.evaluate((card) => card.setAttribute('data-hinted', ''))
  await expect(last).toHaveCSS('outline-style', 'none')
  await expect(last.locator('.ca-card')).toHaveCSS('outline-style', 'solid')
})
