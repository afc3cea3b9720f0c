/** What Storming! says beside the map and asks over it: all of it on the screen, in its box, and covered by nothing. */
import { expect, test } from '@playwright/test'
import { breaksPact } from '../../frontend/games/storming/outlook.ts'
import type { Move } from '../../shared/games/storming/moves.ts'
import { findTroop } from '../../shared/games/storming/queries.ts'
import type { State } from '../../shared/games/storming/state.ts'
import { findMoment, seldom } from '../screenshots/seldom.ts'
import { playNow } from './atTable.ts'
import { desktop, phone, shot } from './kit.ts'
import { overlaps } from './storming.ts'

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
    // Where it stands at a settlement of its own, what is to be done there is asked first.
    const [walk, tears] = [
      page.getByRole('button', { name: /^(Mover la tropa|Move the troop)$/ }),
      page.locator('.st-tears').first(),
    ]
    await expect(walk.or(tears).first()).toBeVisible()
    if (await walk.isVisible()) await walk.click()
    // What the torn scroll says on the map is said in words too, while it is there.
    await expect(tears).toBeVisible()
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

/** A turn in hand of so many acts, as the page shows it beside the tray. */
const turnOf = (acts: number): string =>
  `<div class="actions"><div><ol>${'<li>A3: conquista</li>'.repeat(acts)}</ol></div><button>Deshacer</button><button class="confirm ready">Confirmar</button></div>`

test('on a laptop neither how one wins nor the one box of alarms lies under the turn in hand or over a card', async ({
  browser,
}) => {
  const page = await (await desktop(browser, { viewport: { width: 1280, height: 720 } })).newPage()
  await playNow(page, 'Storming!')
  await expect(page.locator('.st-kind li')).toHaveCount(6)
  await expect(page.locator('.st-alarms')).toBeAttached()
  await page.evaluate((turn) => {
    const pact =
      '<li><button class="st-signed"><svg></svg><svg class="st-card" viewBox="0 0 100 104"></svg><svg></svg></button></li>'
    document
      .querySelector('.st-goal')!
      .insertAdjacentHTML(
        'beforebegin',
        `<section class="st-pacts"><h2>Pactos firmados</h2><ul>${pact.repeat(2)}</ul></section>`,
      )
    document.querySelector('.tray')!.insertAdjacentHTML('beforeend', turn)
  }, turnOf(3))
  await expect(page.locator('.st-goal')).toBeVisible()
  await shot(page, 'aside-goal')
  for (const others of ['.actions', '.st-kind li', '.st-signed'])
    expect(await overlaps(page, '.st-goal', others), others).toEqual([])
  await page.locator('.st-alarms').evaluate((alarms) => {
    const said = [
      'A Berenguer le queda un asentamiento: quien lo conquiste gana',
      'A Ermessenda le queda un asentamiento: quien lo conquiste gana',
    ]
    alarms.innerHTML = said
      .map((one) => `<p class="st-alarm"><span><svg></svg></span><b>${one}</b></p>`)
      .join('')
  })
  await shot(page, 'aside-alarms')
  await expect(page.locator('.st-goal')).toBeHidden()
  for (const others of ['.actions', '.st-kind li', '.st-signed', '.spot'])
    expect(await overlaps(page, '.st-alarms', others), others).toEqual([])
  const rims = await page
    .locator('.st-alarms, .st-alarm')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).borderTopWidth !== '0px').length)
  expect(rims).toBe(1)
  await page.context().close()
})

test('the words of a card’s sentence stand apart, however small it is', async ({ page }) => {
  await playNow(page, 'Storming!')
  await expect(page.locator('.st-kind li')).toHaveCount(6)
  const gap = await page.locator('.st-market').evaluate((market) => {
    market.insertAdjacentHTML(
      'beforeend',
      '<svg class="st-card" viewBox="0 0 100 140"><text y="9" font-size="10" font-weight="500" style="font-family: var(--text)">Dos acciones</text></svg>',
    )
    const words = market.querySelector<SVGTextElement>(':scope > .st-card text')!
    return words.getStartPositionOfChar(4).x - words.getEndPositionOfChar(2).x
  })
  expect(gap).toBeGreaterThan(2.4)
})

test('on an upright phone no word of an alarm is broken', async ({ browser }) => {
  for (const width of [360, 390]) {
    const page = await (await phone(browser, { viewport: { width, height: 844 } })).newPage()
    await playNow(page, 'Storming!')
    await expect(page.locator('.st-alarms')).toBeAttached()
    for (const said of [
      'Berenguer: le queda un asentamiento',
      'Ermessenda: has one settlement left',
      'Te queda un asentamiento',
      'Elisenda: gana si toma lo último de Berenguer',
    ]) {
      const broken = await page.locator('.st-alarms').evaluate((alarms, text) => {
        alarms.innerHTML = `<p class="st-alarm"><span><svg></svg></span><b>${text}</b></p>`
        const box = alarms.firstElementChild!.getBoundingClientRect()
        const node = alarms.querySelector('b')!.firstChild!
        return [...text.matchAll(/\S+/g)]
          .filter(({ 0: word, index }) => {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            const lines = [...range.getClientRects()]
            return lines.length > 1 || lines.some(({ right }) => right > box.right)
          })
          .map(([word]) => word)
      }, said)
      await shot(page, `alarm-${width}`)
      expect(broken, `${width}, ${said}`).toEqual([])
      for (const others of ['.st-back', '.st-offered', '.st-name', '.chip'])
        expect(await overlaps(page, '.st-alarm', others), `${width}, ${others}`).toEqual([])
    }
    await page.context().close()
  }
})
