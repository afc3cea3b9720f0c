/** Castillo under the hand: castle, cards and payments, with a mouse and with a finger. */
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import type { Move } from '../../shared/games/castillo/moves.ts'
import { openTable } from './atTable.ts'
import { findMoment, seldom, type Wish } from '../screenshots/seldom.ts'
import { gameName, turnByPointer } from './castillo.ts'
import {
  desktop,
  expectAccessible,
  expectHandWhole,
  expectLegible,
  expectNoBand,
  expectNoSideways,
  gameCard,
  isMyTurn,
  isOnTop,
  phone,
  shareOfBoard,
  shot,
} from './kit.ts'

/** Plays Workers until something can be paid for. */
const workUntilPayable = async (page: Page): Promise<void> => {
  const isPayable = async () =>
    (await page.locator('.status').textContent())?.includes('edificio con marco') === true
  await expect(page.locator('.ca-in-hand').first()).toBeVisible({ timeout: 60_000 })
  for (let turn = 0; turn < 60 && !(await isPayable()); turn++) {
    if (await isMyTurn(page)) {
      const workers = page.locator('.ca-in-hand:not(.played)', { hasText: 'Trabajador' })
      if ((await workers.count()) > 0) {
        await workers.first().click()
        await page.locator('.confirm').click()
        await expect(page.locator('.actions')).toBeHidden()
      } else if (await page.locator('.ca-ok').isVisible()) {
        for (const index of [1, 2]) await page.locator('.ca-pick').nth(index).click()
        await page.locator('.ca-ok').click()
        await expect(page.locator('.ca-equip')).toBeHidden()
      } else await turnByPointer(page, 'click', turn, 1)
    }
    await page.waitForTimeout(50)
  }
}

test('what is not allowed says why; the eight cards come out of the panel; the castle is zoomed by hand', async ({
  browser,
}) => {
  const page = await (await desktop(browser)).newPage()
  await page.goto('/')
  await gameCard(page, gameName.es).getByRole('button', { name: 'Jugar ya' }).click()
  await expect.poll(() => isMyTurn(page), { timeout: 30_000 }).toBe(true)
  // It is out of order, and says why to whoever presses it all the same.
  const builder = page.locator('.ca-in-hand').last()
  await expect(builder).toHaveAttribute('aria-disabled', 'true')
  await builder.click({ force: true })
  await expect(page.getByRole('alert')).toContainText('El Maestro Constructor no se elige')
  await page.getByRole('button', { name: 'Ver la regla CA-4.1.3' }).click()
  await expect(page.locator('dialog.rulebook section.pointed')).toContainText('CA-4.1.3')
  await page.keyboard.press('Escape')

  // With a role in hand nothing else is asked: what is pressed waits until it is confirmed.
  await page.locator('.ca-in-hand').first().click()
  await expect(page.locator('.actions .confirm')).toBeVisible()
  // The Master Builder says why all the same, and for as long as that is read.
  await builder.click({ force: true })
  await page.waitForTimeout(1000)
  await expect(page.getByRole('alert')).toContainText('El Maestro Constructor no se elige')
  await page.locator('.ca-place[data-anchor="keep"]').click()
  await expect(page.getByRole('alert')).toContainText('Confirma antes tu turno')
  await page.locator('.actions button').first().click()

  // What each kind counts stands beside what one has of it, and beside nobody else's.
  await expect(page.locator('.seat.me .ca-stocks .ca-worth')).toHaveText(['1', '2', '4', '5', '?'])
  await expect(page.locator('.seat:not(.me) .ca-worth')).toHaveCount(0)

  await expect(page.locator('.seat.me .ca-eight')).toBeHidden()
  const below = page.locator('.seat').nth(1)
  const stood = await below.boundingBox()
  await page.locator('.seat.me').hover()
  await expect(page.locator('.seat.me .ca-eight li')).toHaveCount(8)
  // They lie over what was done last: what is below stays where it is.
  await expect(page.locator('.seat.me .ca-eight')).toBeVisible()
  expect(await below.boundingBox()).toEqual(stood)
  // Those of a rival lie in the rival's own row, and leave all names and what the rival has to be read.
  const rival = page.locator('.seat').nth(1)
  await rival.locator('.name').hover()
  const eight = (await rival.locator('.ca-eight').boundingBox())!
  const row = (await rival.boundingBox())!
  expect(eight.y).toBeGreaterThan(row.y)
  expect(eight.y + eight.height).toBeLessThanOrEqual((await rival.locator('.ca-stocks').boundingBox())!.y + 1)
  for (const name of await page.locator('.seat .name').all()) {
    const { y, height } = (await name.boundingBox())!
    expect(y + height <= eight.y || y >= eight.y + eight.height).toBe(true)
  }
  // What was done last is read, and seen again, where it is pointed at itself.
  await rival.locator('.foot button').hover()
  await expect(rival.locator('.ca-eight')).toBeHidden()
  await page.locator('.bar').hover()
  await page.locator('.seat.me .chip').focus()
  await expect(page.locator('.seat.me .ca-eight')).toBeVisible()

  const keep = page.locator('.ca-place[data-anchor="keep"]')
  const size = async (): Promise<number> => (await keep.boundingBox())?.width ?? 0
  const before = await size()
  await page.mouse.move(400, 300)
  await page.mouse.wheel(0, -400)
  await expect.poll(size).toBeGreaterThan(before * 1.5)
  const at = await keep.boundingBox()
  await page.mouse.move(300, 400)
  await page.mouse.down()
  await page.mouse.move(380, 440, { steps: 4 })
  await page.mouse.up()
  const moved = async (): Promise<number> => {
    const now = await keep.boundingBox()
    return Math.abs((now?.x ?? 0) - (at?.x ?? 0)) + Math.abs((now?.y ?? 0) - (at?.y ?? 0))
  }
  await expect.poll(moved).toBeGreaterThan(20)
  // With the right button too, and no menu opens.
  await page.evaluate(() =>
    addEventListener('contextmenu', (event) => (document.title = String(event.defaultPrevented))),
  )
  await page.mouse.move(380, 440)
  await page.mouse.down({ button: 'right' })
  await page.mouse.move(300, 400, { steps: 4 })
  await page.mouse.up({ button: 'right' })
  const back = await keep.boundingBox()
  expect(Math.round(back?.x ?? 0)).toBe(Math.round(at?.x ?? 0))
  expect(Math.round(back?.y ?? 0)).toBe(Math.round(at?.y ?? 0))
  await expect(page).toHaveTitle('true')
  await page.mouse.wheel(0, 4000)
  await expect.poll(size).toBeLessThan(before * 1.05)

  // On a low page too the mark of a role that would do nothing lies beside its name, and the hand over no figure.
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect.poll(() => isOnTop(page.locator('.ca-idle'))).toBe(true)
  const covering = await page.locator('.board [data-anchor="bank"] .ca-count').evaluate((figure) => {
    const { left, right, bottom } = figure.getBoundingClientRect()
    return [...document.querySelectorAll('.ca-in-hand')].filter((card) => {
      const box = card.getBoundingClientRect()
      return box.left < right && box.right > left && box.top < bottom
    }).length
  })
  expect(covering).toBe(0)
})

const screens = [
  { screen: 'desktop-day', open: (browser: Browser) => desktop(browser) },
  { screen: 'phone-night', open: (browser: Browser) => phone(browser, { locale: 'es-ES' }) },
] as const

test.describe('a building is paid by hand: the tick stands only while the sum is exact', () => {
  for (const { screen, open } of screens)
    test(screen, async ({ browser }) => {
      const page = await (await open(browser)).newPage()
      if (screen === 'desktop-day') await page.setViewportSize({ width: 1280, height: 720 })
      await page.goto('/')
      await gameCard(page, gameName.es).getByRole('button', { name: 'Jugar ya' }).click()
      await workUntilPayable(page)
      if (screen === 'phone-night') {
        await expectLegible(page)
        await expectNoBand(page)
      } else expect(await shareOfBoard(page)).toBeGreaterThanOrEqual(0.6)
      // What it would bring now is said before the payment is asked for [CA-4.3.21].
      await expect(page.locator('.ca-place.open').last()).toHaveAccessibleName(/, si se puntuara ahora, /)
      const kept = [page.locator('.ca-board'), page.locator('.ca-own'), page.locator('.tray')]
      const boxes = () => Promise.all(kept.map((one) => one.boundingBox()))
      const before = await boxes()
      await page.locator('.ca-place.open').last().click()
      // And that the turn ends with it, where nothing else is left to do.
      await expect(page.locator('.ca-tick')).toHaveText(/^Construir( y\sterminar)?$/)
      await expect(page.locator('.ca-tick')).toBeVisible()
      // Nothing moves for the payment, and no role lies over the castle.
      expect(await boxes()).toEqual(before)
      const tray = await page.locator('.tray').boundingBox()
      for (const card of await page.locator('.ca-queue li:not([aria-hidden])').all())
        if (await card.isVisible()) expect((await card.boundingBox())?.y).toBeGreaterThan((tray?.y ?? 0) - 24)
      if (screen === 'desktop-day')
        for (const [act, name] of [
          ['.ca-other', 'Otra combinación exacta'],
          ['.ca-tick', 'Construir con este pago'],
        ] as const) {
          await page.locator(act).hover()
          await expect(page.locator('.info-card .card-name')).toHaveText(name)
        }
      // What leaves it stands in the corner: between a figure and what steps on it would read as a sum.
      const [accept, leave] = await Promise.all(
        ['.ca-tick', '.ca-leave'].map((one) => page.locator(one).boundingBox()),
      )
      expect(leave!.x).toBeGreaterThanOrEqual(accept!.x + accept!.width)
      await shot(page, `castillo-paying-${screen}`)
      await expectAccessible(page)
      await expectNoSideways(page)
      // What it is paid with first hangs on what the bots have left.
      const enabled = page.getByRole('button', { name: /^Una pieza menos de / }).and(page.locator(':enabled'))
      const kind = (await enabled.first().getAttribute('aria-label'))?.split(' ').at(-1)
      await page.getByRole('button', { name: `Una pieza menos de ${kind}` }).click()
      await expect(page.locator('.ca-tick')).toBeHidden()
      // Two arrows in a circle: the next exact combination, from a wrong one the first.
      await page.locator('.ca-other').click()
      await expect(page.locator('.ca-tick')).toBeVisible()
      await page.getByRole('button', { name: `Una pieza menos de ${kind}` }).click()
      await expect(page.locator('.ca-tick')).toBeHidden()
      await page.getByRole('button', { name: `Una pieza más de ${kind}` }).click()
      await expect(page.locator('.ca-tick')).toBeVisible()
      // Another building may be chosen at any time.
      const first = page.locator('.ca-place.open').first()
      const id = await first.getAttribute('data-anchor')
      await first.click()
      await page.locator('.ca-tick').click()
      // The tick builds: nothing is left to confirm.
      await expect(page.locator(`.ca-place[data-anchor="${id}"]`)).toHaveAccessibleName(/, construido/)
      await expect(page.locator('.ca-pay, .actions')).toHaveCount(0)
    })
})

test.describe('a Worker is loaded at the foot of its card, piece by piece, then loaded', () => {
  for (const { screen, open } of screens)
    test(screen, async ({ browser }) => {
      const page = await (await open(browser)).newPage()
      await page.goto('/')
      await gameCard(page, gameName.es).getByRole('button', { name: 'Jugar ya' }).click()
      await expect.poll(() => isMyTurn(page), { timeout: 30_000 }).toBe(true)
      await expectHandWhole(page, '.ca-in-hand .ca-card')
      await page.locator('.ca-in-hand:not(.played)', { hasText: 'Trabajador' }).first().click()
      await page.locator('.confirm').click()
      const [sand, wood, brick] = ['arena', 'madera', 'ladrillo'].map((kind) =>
        page.locator('.ca-foot').getByRole('button', { name: kind }),
      ) as [Locator, Locator, Locator]
      const ok = page.locator('.ca-ok')
      // It is done at once, and says so.
      await expect(ok).toHaveText(/^(Cargar|Load)$/)
      await expect(ok).toBeDisabled()
      await sand.click()
      await expect(ok).toBeDisabled()
      await wood.click()
      await expect(ok).toBeEnabled()
      // A third one takes the place of the first.
      await brick.click()
      await expect(sand).toHaveAttribute('aria-pressed', 'false')
      await expect(wood).toHaveAttribute('aria-pressed', 'true')
      // In the colours of the page, by night too.
      const [card, paper] = await page.locator('.ca-equip').evaluate((one) => {
        const sample = one.appendChild(document.createElement('i'))
        sample.style.background = 'var(--surface)'
        const colours = [one, sample].map((part) => getComputedStyle(part).backgroundColor)
        sample.remove()
        return colours
      })
      expect(card).toBe(paper)
      await shot(page, `castillo-loading-${screen}`)
      await expectAccessible(page)
      await expectNoSideways(page)
      await ok.click()
      await expect(page.locator('.ca-equip, .actions')).toHaveCount(0)
      if (screen.startsWith('desktop'))
        await expect(page.getByText('trae 1 madera, 1 ladrillo y 1 piedra').first()).toBeVisible()
    })
})

test('on a phone every building and cart of the zoomed castle is 44 px wide and high', async ({
  browser,
}) => {
  const page = await (await phone(browser)).newPage()
  await page.goto('/')
  await gameCard(page, gameName.en).getByRole('button', { name: 'Play now' }).click()
  await expect.poll(() => isMyTurn(page), { timeout: 30_000 }).toBe(true)
  await page.getByRole('button', { name: 'Zoom in' }).tap()
  // They come a moment after the board.
  await expect(page.locator('path.ca-hit')).toHaveCount(31)
  const sizes = await page.locator('path.ca-hit').evaluateAll((places) =>
    places.map((place) => {
      const { width, height } = place.getBoundingClientRect()
      return Math.min(width, height)
    }),
  )
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
  const buttons = await page
    .locator('.table-page button:visible')
    .evaluateAll((all) =>
      all
        .filter((button) => !button.matches('.ca-in-hand, .rule'))
        .map((button) => ({ text: button.textContent, height: button.getBoundingClientRect().height })),
    )
  expect(buttons.filter(({ height }) => height < 44)).toEqual([])
  await shot(page, 'castillo-zoomed-phone-night')
  await expectAccessible(page)
  await expectNoSideways(page)
})

test('on a phone, lying or upright, nothing lies over the places of a building that are asked about', async ({
  browser,
  baseURL,
}) => {
  const page = await (await phone(browser, { viewport: { width: 844, height: 390 } })).newPage()
  const { path, key, presses } = await findMoment(baseURL ?? '', seldom.market)
  await page.goto(`${path}#s=${key}`)
  // A finger that is 11 pixels beside the middle of a place presses it: the circle has a radius of 8.
  await expect(page.locator('.ca-space.open .ca-touch').first()).toBeVisible()
  const missed = await page.locator('.ca-space.open').evaluateAll((spaces) =>
    spaces
      .filter((space) => {
        const { left, top, width, height } = space.querySelector('circle')!.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        return ![-11, 11].every((off) => space.contains(document.elementFromPoint(x, y + off)))
      })
      .map((space) => space.getAttribute('data-anchor')),
  )
  expect(missed).toEqual([])
  const answers = page.locator('.ca-which button')
  // The first tap may come while the page still moves.
  await expect(async () => {
    if (!(await answers.first().isVisible())) await page.locator(presses[0] ?? '').tap()
    await expect(answers.first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  await shot(page, 'castillo-which-lying-night')
  // One as broad as the other.
  const breadths = await page
    .locator('.ca-which .ca-act')
    .evaluateAll((all) => all.map((answer) => Math.round(answer.getBoundingClientRect().width)))
  expect(new Set(breadths).size).toBe(1)
  const covered = () =>
    answers.evaluateAll((all) =>
      all.flatMap((answer) => {
        const { left, top, width, height } = answer.getBoundingClientRect()
        return [0.1, 0.3, 0.5, 0.7, 0.9].filter(
          (part) => !answer.contains(document.elementFromPoint(left + part * width, top + height / 2)),
        )
      }),
    )
  expect(await covered()).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(covered).toEqual([])
})

/** A helper may come from one's supply and from two carts: three answers are as high as the roles are. */
const threeWays: Wish = {
  game: 'castillo',
  seats: 4,
  likes: ({ type }) => (type === 'placeTrader' ? 1 : 0),
  presses: ({ legal }) => {
    const ways = Map.groupBy(legal as readonly Move[], (move) =>
      move.type === 'placeHelper' ? move.space : '',
    )
    const space = [...ways.keys()].find((one) => one !== '' && (ways.get(one)?.length ?? 0) > 2)
    return space === undefined ? null : [`.ca-place[data-anchor="${space.replace(/-.$/, '')}"]`]
  },
  seen: '.ca-which',
}

test('on a phone held either way what is asked of three helpers lies still', async ({ browser, baseURL }) => {
  const page = await (await phone(browser, { viewport: { width: 844, height: 390 } })).newPage()
  const { path, key, presses } = await findMoment(baseURL ?? '', threeWays)
  await page.goto(`${path}#s=${key}`)
  const slip = page.locator('.ca-which')
  await expect(async () => {
    if (!(await slip.isVisible())) await page.locator(presses[0] ?? '').tap()
    await expect(slip).toBeVisible({ timeout: 2000 })
  }).toPass()
  expect(await slip.locator('.ca-act').count()).toBeGreaterThan(2)
  /** Where it lies in each frame of a second. */
  const seen = () =>
    slip.evaluate(async (one) => {
      const boxes = new Set<string>()
      for (const end = performance.now() + 1000; performance.now() < end;) {
        await new Promise(requestAnimationFrame)
        const { x, y, width, height } = one.getBoundingClientRect()
        boxes.add([x, y, width, height].map(Math.round).join(' '))
      }
      return boxes.size
    })
  for (const held of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(held)
    await page.waitForTimeout(500)
    expect(await seen()).toBe(1)
  }
})

test('on a lying phone the castle has all the height of the page, and roles and stock the room beside it', async ({
  browser,
}) => {
  const page = await (await phone(browser, { viewport: { width: 844, height: 390 } })).newPage()
  await page.goto('/')
  await openTable(page, 'castillo', 4)
  const wide = (what: string): Promise<number> =>
    page
      .locator(what)
      .first()
      .evaluate((one) => one.getBoundingClientRect().width)
  expect(await wide('.ca-board')).toBeGreaterThan(370)
  expect(await wide('.ca-own li:first-child svg')).toBeGreaterThan(50)
  await expectLegible(page)
  await expectNoSideways(page)
  const tray = async () => (await page.locator('.tray').boundingBox())!
  const before = await tray()
  // The Trader is asked where a helper goes.
  await page.locator('.ca-in-hand').nth(1).tap()
  await page.locator('.confirm').tap()
  await expect(page.locator('.ca-queue li.now')).toBeVisible()
  await expect(page.locator('.ca-cards')).toHaveCount(0)
  // As large as leaves the lamp's answer its place below.
  expect(await wide('.ca-queue li')).toBeGreaterThan(62)
  expect(await tray()).toEqual(before)
  await shot(page, 'castillo-roles-lying-night')
  await expectLegible(page)
  // None lies over what one has, nor below the page's edge.
  const [own, roles] = await Promise.all(
    ['.ca-own', '.ca-queue'].map((part) => page.locator(part).boundingBox()),
  )
  expect(roles!.y).toBeGreaterThanOrEqual(own!.y + own!.height)
  expect(roles!.y + roles!.height).toBeLessThanOrEqual(before.y + before.height)
})
